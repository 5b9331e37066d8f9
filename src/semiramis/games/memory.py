"""Positions laid down as plain numbers, so that many can be kept without an object for each.

Not compiled: compiled modules take the machine's own instructions from `memory.pxd` instead, where a place is an array
of short numbers, and a wide one takes `WIDE` of them. Here it is a list of any numbers.
"""

from __future__ import annotations

COUNT, WRITE, READ = range(3)
"""What becomes of the numbers that a position hands over: only count them, write them to the place, or read them."""
WIDE = 4


def number(place: list[int], at: int, way: int, value: int) -> int:
    """A number of 64 bits: what it is from now on."""
    if way == WRITE:
        place[at] = value
    elif way == READ:
        value = place[at]
    return value


def numbers(place: list[int], at: int, way: int, values: list[int], count: int) -> int:
    """An array of short numbers; returns where the next one lies."""
    for i in range(count):
        values[i] = number(place, at + i, way, values[i])
    return at + count


def boards(place: list[int], at: int, way: int, values: list[int], count: int) -> int:
    """An array of numbers of 64 bits; returns where the next one lies."""
    for i in range(count):
        values[i] = number(place, at + WIDE * i, way, values[i])
    return at + WIDE * count
