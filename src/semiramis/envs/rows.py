"""A row of a table of numbers, to be filled by the games.

Not compiled: compiled modules take the address of its first number from `rows.pxd` instead.
"""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray


def shorts(table: NDArray[Any], row: int) -> Any:
    return table[row]


def integers(table: NDArray[Any], row: int) -> Any:
    return table[row]


def flags(table: NDArray[Any], row: int) -> Any:
    return table[row]
