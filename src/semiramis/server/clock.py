"""The clock of the server."""

from __future__ import annotations

import time
from collections.abc import Callable

SLEW = 0.05
"""By how much time passes slower or faster after a step of the system clock, until both agree again."""


class SteadyTime:
    """The time of the system clock, without its steps.

    The clock is set forward when a suspended machine wakes up, and in both directions by NTP or by hand. Without this
    class a step forward would end the turns of all players, and a step back would give them more time.
    """

    def __init__(self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._time = wall()
        self._when = monotonic()

    def __call__(self) -> float:
        when = self._monotonic()
        passed = when - self._when
        difference = self._wall() - (self._time + passed)
        most = passed * SLEW
        self._time += passed + min(most, max(-most, difference))
        self._when = when
        return self._time
