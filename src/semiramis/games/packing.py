"""Positions as plain numbers, so that many can be kept without an object for each."""

from __future__ import annotations

from . import memory
from .memory import WIDE


class Packing:
    """What `State.pack` hands each of its numbers to, one after the other, always in the same order.

    They are counted, written to a place, or read from it: a state need not know which, so it lists them only once.
    """

    def __init__(self) -> None:
        self.count()

    def count(self) -> None:
        """From now on only count: `at` tells how many short numbers a place has to hold."""
        self.at = 0
        self.writes = False
        self.reads = False

    def write(self, place: list[int]) -> None:
        """From now on write to a place."""
        self.count()
        self.place = place
        self.writes = True

    def read(self, place: list[int]) -> None:
        """From now on read what was written there, by a state of the same game, players, options and components."""
        self.count()
        self.place = place
        self.reads = True

    # For `State.pack`.

    def number(self, value: int) -> int:
        """A number or a board; returns what it is from now on."""
        if self.writes:
            memory.put(self.place, self.at, value)
        elif self.reads:
            value = memory.get(self.place, self.at)
        self.at += WIDE
        return value

    def numbers(self, values: list[int], count: int) -> None:
        """An array of short numbers."""
        if self.writes:
            memory.copy(self.place, self.at, values, 0, count)
        elif self.reads:
            memory.copy(values, 0, self.place, self.at, count)
        self.at += count

    def boards(self, values: list[int], count: int) -> None:
        """An array of boards."""
        for i in range(count):
            values[i] = self.number(values[i])
