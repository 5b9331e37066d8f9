"""A circuit breaker: a bot that fails repeatedly is not asked for a while, so that it does not block workers."""

from __future__ import annotations

from collections.abc import Callable

from ..metrics import BOT_RESTING

FAILURES = 3
"""The number of failures in a row after which a bot rests."""
REST_SECONDS = 60.0
"""The length of the first rest. It doubles with each further failure."""
LONGEST_REST_SECONDS = 3600.0


class Breaker:
    """The failures of one bot. `now` is the time of the event loop."""

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
        """Whether the bot may be asked now. After a rest one attempt is allowed, and no other until it has ended."""
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
