"""The Architects of Amytis for PettingZoo: `docs/envs/amytis.md`. For other games: `semiramis.envs.make`."""

from __future__ import annotations

from functools import partial

from .aec import GameEnv, make, make_parallel

__all__ = ["env", "parallel_env", "raw_env"]

raw_env = partial(GameEnv, "amytis")
env = partial(make, "amytis")
parallel_env = partial(make_parallel, "amytis")
