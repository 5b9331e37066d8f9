"""PettingZoo's own tests, and the environments as these tests need them."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from importlib import import_module
from types import SimpleNamespace
from typing import Any

from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import aec_wrapper_fn
from pettingzoo.utils.wrappers import BaseParallelWrapper

from semiramis.envs import amytis_v1, babylon_v1
from semiramis.envs.aec import GameEnv

with warnings.catch_warnings():
    # They import a game of PettingZoo's own in the way that PettingZoo deprecates.
    warnings.simplefilter("ignore", DeprecationWarning)
    conformance: Any = import_module("pettingzoo.test")  # it has no types

TABLES = [("amytis", 2), ("babylon", 2), ("babylon", 3), ("babylon", 4)]

Env = AECEnv[str, dict[str, Any], Any]


def make(name: str, players: int, **kwargs: Any) -> Env:
    """Return the environment with its wrappers."""
    return amytis_v1.env(**kwargs) if name == "amytis" else babylon_v1.env(players=players, **kwargs)


def raw(name: str, players: int, **kwargs: Any) -> GameEnv:
    """Return the environment without PettingZoo's wrappers."""
    return amytis_v1.raw_env(**kwargs) if name == "amytis" else babylon_v1.raw_env(players=players, **kwargs)


def play(env: Env, actions: int | None = None) -> None:
    """Play random actions with a fixed seed: this number of them, or to the end and through the dead steps."""
    for seed, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed)
    for agent in env.agent_iter(2**63 if actions is None else actions):
        observation, _, termination, truncation, _ = env.last()
        assert observation is not None
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))


class Legally(BaseParallelWrapper[str, dict[str, Any], Any]):
    """An environment whose action space samples legal actions, since `max_cycles_test` ignores the mask."""

    def action_space(self, agent: str) -> Any:
        game = self.unwrapped
        assert isinstance(game, GameEnv)
        return SimpleNamespace(sample=lambda: game.action_space(agent).sample(game.observe(agent)["action_mask"]))


def cyclic(parallel_env: Callable[..., ParallelEnv[str, dict[str, Any], Any]], players: dict[str, int]) -> Any:
    """Return an environment in which every agent acts once in each cycle, as `max_cycles_test` expects."""

    def in_cycles(**kwargs: Any) -> ParallelEnv[str, dict[str, Any], Any]:
        return Legally(parallel_env(**players, **kwargs))

    return SimpleNamespace(parallel_env=in_cycles, env=aec_wrapper_fn(in_cycles))
