"""Which rows of a batch are meant."""

from __future__ import annotations

import numpy
from numpy.typing import NDArray

from ..games.arguments import as_integer, brief
from ..games.game import BadSetup


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
