"""Time at a table. What now is, is told from outside, so that tests can tell it; times are seconds since 1970."""

from __future__ import annotations

import time
from collections.abc import Callable

from .messages import Clock, Result

OPEN_TABLE_LASTS = 24 * 3600.0
"""A table that has not been started is closed when nothing happened at it for so long."""
IDLE_GAME_LASTS = 30 * 86_400.0
"""A game in which a person does not act for so long, with no clock to act for them, is abandoned and removed."""
FINISHED_GAME_LASTS = 730 * 86_400.0
"""A game that is over is removed when its table has not changed for so long."""
IMPORTED_GAME_LASTS = 90 * 86_400.0
"""... one that was imported: its record is elsewhere."""
IDLE_PERSON_LASTS = 90 * 86_400.0
"""Somebody who sits at no table is forgotten after so long."""

RETRY_SECONDS = 60.0
"""A bot that failed at a table is asked there again after so long."""

SLEW = 0.05
"""After a step of the system's clock, time passes slower or faster by this part until both agree again."""


class SteadyTime:
    """The time of the system's clock, without its steps.

    The clock is set forward when a suspended machine wakes up, and in both directions by NTP or by hand. Followed at
    once, a step forward would end the turns of all players, and a step back would give them more time.
    """

    def __init__(self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._told = wall()
        self._when = monotonic()

    def __call__(self) -> float:
        when = self._monotonic()
        passed = when - self._when
        difference = self._wall() - (self._told + passed)
        most = passed * SLEW
        self._told += passed + min(most, max(-most, difference))
        self._when = when
        return self._told


def deadline(clock: Clock | None, bank: float, turn_began: float) -> float | None:
    """When the time of a turn is up."""
    return None if clock is None else turn_began + clock.turn + bank


def bank_after(clock: Clock | None, bank: float, turn_began: float, now: float) -> float:
    """What is left of the bank after a turn: it pays for what the turn took longer than its own time."""
    if clock is None:
        return bank
    return min(bank, max(0.0, bank - (now - turn_began - clock.turn)))


def finished_game_lasts(result: Result | None) -> float:
    """How long a game is kept that is over."""
    return IMPORTED_GAME_LASTS if result is not None and result.reason == "imported" else FINISHED_GAME_LASTS
