"""Reasons of a turn, in the order in which they matter."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from ..games.game import Reason
from ..games.types import Declared

Weighed: TypeAlias = tuple[float, Declared]
"""A reason with what it is worth, in points: those that it brings, or about those that it stands for."""


def by_weight(reasons: Iterable[Weighed]) -> list[Reason]:
    """The weightiest first."""
    return [Reason.of(reason) for _, reason in sorted(reasons, key=lambda weighed: -weighed[0])]
