"""What an observation consists of: each game declares its features, and writes their numbers one after the other."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate
from math import prod


@dataclass(frozen=True)
class Feature:
    """A part of what a seat observes: whole numbers in an array of this shape, no one of them beyond the bounds.

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
    """Where each feature begins in an observation, and at last where all of them end."""
    return list(accumulate((feature.size for feature in features), initial=0))
