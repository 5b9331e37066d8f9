"""The clock of a table, and how long things are kept. Times are seconds since 1970."""

from __future__ import annotations

from .messages import Clock, Result

OPEN_TABLE_LASTS = 24 * 3600.0
"""A table whose game has not started is closed if it has not changed for this time."""
IDLE_GAME_LASTS = 30 * 86_400.0
"""A game without a clock is removed if the current player does not act for this time."""
UNWATCHED_GAME_LASTS = 86_400.0
"""A game of bots alone is removed if its host does not ask for a turn for this time."""
FINISHED_GAME_LASTS = 730 * 86_400.0
"""A finished game is removed if its table has not changed for this time."""
IMPORTED_GAME_LASTS = 90 * 86_400.0
"""The same for an imported game, whose record exists elsewhere."""
IDLE_PERSON_LASTS = 90 * 86_400.0
"""A person who sits at no table is deleted after this time."""

RETRY_SECONDS = 60.0
"""A bot that failed at a table is asked there again after this time."""


def deadline(clock: Clock | None, bank: float, turn_began: float) -> float | None:
    """Return when the time of a turn is over; None without a clock."""
    return None if clock is None else turn_began + clock.turn + bank


def bank_after(clock: Clock | None, bank: float, turn_began: float, now: float) -> float:
    """Return what is left of the time bank after a turn, which pays for the time over the limit of a turn."""
    if clock is None:
        return bank
    return min(bank, max(0.0, bank - (now - turn_began - clock.turn)))


def finished_game_lasts(result: Result | None) -> float:
    """Return how long a finished game is kept."""
    return IMPORTED_GAME_LASTS if result is not None and result.reason == "imported" else FINISHED_GAME_LASTS
