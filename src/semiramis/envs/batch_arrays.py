"""What a batch is given: the numbers of rows, and saved positions. Both are checked before compiled code uses them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import numpy
from numpy.typing import NDArray

from ..games.arguments import as_integer, brief
from ..games.game import BadPosition, BadSetup, Game

SIZE = 4
"""The short numbers of the checksum behind each position."""


def check_row(given: object, count: int) -> int:
    """Return the number of a row, checked against the number of rows."""
    number = as_integer(given, "row")
    if not 0 <= number < count:
        raise IndexError(f"row: the batch has games 0 to {count - 1}, not {brief(given)}")
    return number


def check_rows(given: object, count: int) -> NDArray[numpy.int64]:
    """Return the numbers of some rows, from their numbers or a mask."""
    chosen = numpy.asarray(given)
    if chosen.dtype == numpy.bool_ and chosen.shape == (count,):
        return numpy.flatnonzero(chosen).astype(numpy.int64)
    if chosen.ndim != 1 or (chosen.dtype.kind not in "iu" and len(chosen)):
        raise BadSetup(f"rows are the numbers of games, or a mask of {count}, not {brief(given)}")
    if len(chosen) and not (chosen.min() >= 0 and chosen.max() < count):
        raise IndexError(f"rows: the batch has games 0 to {count - 1}, not {brief(given)}")
    found = chosen.astype(numpy.int64)
    if len(numpy.unique(found)) < len(found):
        raise BadSetup(f"rows: a game is named twice in {brief(given)}")
    return found


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
