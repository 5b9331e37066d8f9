"""Babylon for PettingZoo: `docs/envs/babylon.md`. For other games: `semiramis.envs.make`."""

from __future__ import annotations

from functools import partial

from .aec import GameEnv, make, make_parallel

__all__ = ["env", "parallel_env", "raw_env"]

raw_env = partial(GameEnv, "babylon")
env = partial(make, "babylon")
parallel_env = partial(make_parallel, "babylon")
