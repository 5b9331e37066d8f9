"""Tianshou collects games. With PyTorch it takes more than a gigabyte: only `make check` installs it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils.wrappers import BaseWrapper

from semiramis.envs.episode import Observation
from semiramis.games import get_game
from semiramis.games.record import Match, Record
from semiramis.games.rng import Rng
from tests.envs.zoo import make

# The warnings are of Tianshou and PyTorch about themselves.
# The first import compiles functions of Tianshou with Numba: some minutes on a busy machine.
pytestmark = [pytest.mark.slow, pytest.mark.timeout(600), pytest.mark.filterwarnings("ignore")]

LAST = 3
"""The number of actions of a game that are left to be played."""


def random_game(name: str, players: int, seed: int) -> tuple[Record, list[int]]:
    match = Match.new(get_game(name), [f"player_{seat}" for seat in range(players)], None, seed)
    rng = Rng(seed)
    while not match.state.over:
        match.play(match.state.random_action(rng))
    return match.record, match.state.winners()


class Replayed(BaseWrapper[str, Observation, Any]):
    """The end of a recorded game: the mask allows only the recorded action."""

    def __init__(self, env: Any, record: Record) -> None:
        super().__init__(env)
        self.record = record

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        begun = replace(self.record, actions=self.record.actions[:-LAST])
        super().reset(seed, {"record": begun})

    def observe(self, agent: str) -> Observation | None:
        observation = super().observe(agent)
        state = self.unwrapped.position  # type: ignore[attr-defined]
        if observation is not None and not state.over and self.names[state.player] == agent:
            observation["action_mask"][:] = 0
            observation["action_mask"][state.parse_action(self.record.actions[state.ply])] = 1
        return observation

    @property
    def names(self) -> list[str]:
        return self.possible_agents


# The seeds of a game with one winner, and of one that ends in a shared victory.
@pytest.mark.parametrize(
    ("name", "players", "seeds"), [("amytis", 2, (1, 22)), ("babylon", 2, (1, 676)), ("babylon", 3, (1, 46))]
)
def test_a_collector_survives_a_shared_victory(name: str, players: int, seeds: tuple[int, int]) -> None:
    # `info["winners"]` was a list of as many names as there were winners, which cannot be stacked.
    # Imported here: PyTorch takes half a gigabyte, which other tests of the same process do without.
    pytest.importorskip("tianshou", reason="make check installs Tianshou")
    data: Any = pytest.importorskip("tianshou.data")
    vector: Any = pytest.importorskip("tianshou.env")
    multiagent: Any = pytest.importorskip("tianshou.algorithm.multiagent.marl")
    random_play: Any = pytest.importorskip("tianshou.algorithm.random")
    (won, winner), (shared, winners) = (random_game(name, players, seed) for seed in seeds)
    assert len(winner) == 1 < len(winners)

    def env(record: Record) -> Any:
        return vector.PettingZooEnv(Replayed(make(name, players), record))

    envs = vector.DummyVectorEnv([lambda: env(won), lambda: env(shared)])
    space = env(won).action_space
    seats = [random_play.MARLRandomDiscreteMaskedOffPolicyAlgorithm(space) for _ in range(players)]
    buffer = data.VectorReplayBuffer(100, 2)
    collector = data.Collector(multiagent.MultiAgentOffPolicyAlgorithm(algorithms=seats, env=env(won)), envs, buffer)
    collector.reset()
    collector.collect(n_episode=6)
    batch, _ = buffer.sample(0)
    ended = batch.info.winners[batch.terminated]
    assert {tuple(np.flatnonzero(flags).tolist()) for flags in ended} == {tuple(winner), tuple(winners)}
    assert ended.shape == (6, players)
    assert not batch.info.winners[~batch.terminated].any()
