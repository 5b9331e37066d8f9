"""A circuit breaker: a bot that fails again and again is not asked for a while, so that it keeps no worker busy."""

from __future__ import annotations

from collections.abc import Callable

from .metrics import BOT_RESTING

FAILURES = 3
"""After so many failures in a row a bot rests."""
REST_SECONDS = 60.0
"""How long at first; twice as long after each failure that follows."""
LONGEST_REST_SECONDS = 3600.0


class Breaker:
    """The failures of one bot. Time is that of the event loop."""

    def __init__(self, bot: str, now: Callable[[], float], *, can_rest: bool = True) -> None:
        self._now = now
        self._can_rest = can_rest
        self._failures = 0
        self._until = 0.0
        self._gauge = BOT_RESTING.labels(bot)
        self._gauge.set_function(lambda: float(self.is_resting()))

    def is_resting(self) -> bool:
        return self._now() < self._until

    def allows(self) -> bool:
        """Whether the bot may be asked now. After a rest one trial is allowed, and the others wait for its outcome."""
        if self.is_resting():
            return False
        self._rest()
        return True

    def failed(self) -> None:
        self._failures += 1
        self._rest()

    def succeeded(self) -> None:
        self._failures = 0
        self._until = 0.0

    def _rest(self) -> None:
        if self._can_rest and self._failures >= FAILURES:
            seconds = REST_SECONDS * 2 ** min(10, self._failures - FAILURES)
            self._until = self._now() + min(LONGEST_REST_SECONDS, seconds)
