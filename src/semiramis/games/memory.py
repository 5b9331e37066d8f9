"""Numbers laid down in memory one after the other.

Not compiled: compiled modules take the machine's own instructions from `memory.pxd` instead, where a place holds short
numbers, of which a wide one takes `WIDE`. Here a place holds any numbers.
"""

from __future__ import annotations

WIDE = 4


def copy(to: list[int], at: int, source: list[int], first: int, count: int) -> None:
    for i in range(count):
        to[at + i] = source[first + i]


def put(place: list[int], at: int, value: int) -> None:
    """Lay down a wide number: one of 64 bits."""
    place[at] = value


def get(place: list[int], at: int) -> int:
    return place[at]
