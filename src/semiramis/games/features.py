"""The features of an observation: each game declares them and writes their numbers one after the other."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate
from math import prod


@dataclass(frozen=True)
class Feature:
    """A part of an observation: an array of whole numbers of this shape, within bounds.

    The shape `()` is one number, `(8, 8)` a plane, `(4, 8, 8)` four of them.
    """

    name: str
    shape: tuple[int, ...]
    most: int
    least: int = 0

    @property
    def size(self) -> int:
        return prod(self.shape)


def starts(features: Iterable[Feature]) -> list[int]:
    """Return where each feature begins in an observation, and where the last one ends."""
    return list(accumulate((feature.size for feature in features), initial=0))
