"""The numbers of a position: copied from another position, or packed so that many can be kept without an object each.

A class lists its fields once, in a method `transfer`, which calls a function of this module for each field. The `way`
says what is done with the field: it is only counted, written to a place, read from a place, or copied from the field of
another object, which is the last argument.

Not compiled: compiled modules take the machine's own instructions from `memory.pxd` instead. There a place is an array
of short numbers, and a wide number takes `WIDE` of them. Here a place is a list of any numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

COUNT, WRITE, READ, COPY = range(4)
WIDE = 4


def number(place: list[int], at: int, way: int, value: int, other: int = 0) -> int:
    """Transfer a number of 64 bits. Returns its new value."""
    if way == COPY:
        return other
    if way == WRITE:
        place[at] = value
    elif way == READ:
        value = place[at]
    return value


def numbers(place: list[int], at: int, way: int, values: list[int], count: int, others: Sequence[int] = ()) -> int:
    """Transfer an array of short numbers. Returns where the next one lies."""
    if way == COPY:
        values[:] = others
    else:
        _transfer(place, at, way, values, count, 1)
    return at + count


def integers(place: list[int], at: int, way: int, values: list[int], count: int, others: Sequence[int] = ()) -> int:
    """Transfer an array of numbers of 32 bits. Returns where the next one lies."""
    if way == COPY:
        values[:] = others
    else:
        _transfer(place, at, way, values, count, WIDE // 2)
    return at + WIDE // 2 * count


def boards(place: list[int], at: int, way: int, values: list[int], count: int, others: Sequence[int] = ()) -> int:
    """Transfer an array of numbers of 64 bits. Returns where the next one lies."""
    if way == COPY:
        values[:] = others
    else:
        _transfer(place, at, way, values, count, WIDE)
    return at + WIDE * count


def _transfer(place: list[int], at: int, way: int, values: list[int], count: int, width: int) -> None:
    for i in range(count):
        values[i] = number(place, at + width * i, way, values[i])


def clear(place: list[int], at: int, count: int) -> None:
    """Write 0 to `count` short numbers."""
    for i in range(count):
        place[at + i] = 0


def copy(place: list[int], at: int, values: list[int], count: int) -> None:
    """Write an array of short numbers."""
    for i in range(count):
        place[at + i] = values[i]


def shorts(place: bytearray) -> Any:
    """Return the short numbers that lie in a place of bytes."""
    return memoryview(place).cast("h")
