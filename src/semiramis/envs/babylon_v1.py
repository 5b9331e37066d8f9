"""Babylon for PettingZoo: `docs/envs/babylon.md`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .aec import AECEnv, GameEnv, Observation, ParallelEnv, in_parallel, listed, wrapped

__all__ = ["env", "parallel_env", "raw_env"]


class raw_env(GameEnv):  # noqa: N801  # as in all modules of PettingZoo
    def __init__(
        self,
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        components: Path | str | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__("babylon", players, options, components, max_cycles, render_mode)


def env(**kwargs: Any) -> AECEnv[str, Observation, Any]:
    return wrapped(raw_env(**kwargs))


def parallel_env(**kwargs: Any) -> ParallelEnv[str, Observation, Any]:
    return in_parallel(env(**kwargs))


listed(__name__, "semiramis/babylon_v1")
