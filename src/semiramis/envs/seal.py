"""By what a batch knows that positions were saved by a batch of the same kind, and not changed since."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import numpy
from numpy.typing import NDArray

from ..games.game import BadPosition, Game

SIZE = 4
"""The short numbers of the checksum behind each position."""


class Seal:
    """Writes and checks a checksum of each position and of what all positions of a batch have in common."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any]) -> None:
        self.common = json.dumps([game.name, seats, options, game.components], sort_keys=True).encode()

    def close(self, packed: NDArray[Any]) -> NDArray[Any]:
        """Return a copy of packed positions, one a row, with their checksums."""
        sums = numpy.array([self.sum_of(position) for position in packed])
        return numpy.concatenate([packed, sums.astype(packed.dtype)], axis=1)

    def open(self, given: object, count: int, size: int, kind: Any) -> NDArray[Any]:
        """Return a copy of packed positions without their checksums. Raises `BadPosition` if they do not fit."""
        saved = numpy.array(given, order="C")  # a copy, which nobody can change between check and use
        if saved.dtype != kind or saved.shape != (count, size + SIZE):
            raise BadPosition(
                f"positions are an array of {numpy.dtype(kind)} of shape {(count, size + SIZE)}, "
                f"as save returns it, not of {saved.dtype} of shape {saved.shape}"
            )
        for i in range(count):
            if not numpy.array_equal(saved[i, size:], self.sum_of(saved[i, :size])):
                raise BadPosition(f"position {i} was not saved by a batch of this game, players and options")
        return numpy.ascontiguousarray(saved[:, :size])

    def sum_of(self, position: NDArray[Any]) -> NDArray[numpy.int16]:
        numbers = repr(position.tolist()).encode() if position.dtype == object else position.tobytes()
        return numpy.frombuffer(blake2b(self.common + numbers, digest_size=2 * SIZE).digest(), numpy.int16)
