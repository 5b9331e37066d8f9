"""Buckets that fill with time; what time it is, the tests say."""

from __future__ import annotations

import pytest

from semiramis.server.limits import Limiter, Rate
from semiramis.server.refusals import Refusal

RATE = Rate(per_second=2, burst=3)


def test_so_many_calls_at_once_and_then_as_many_as_time_brings() -> None:
    limiter = Limiter()
    for _ in range(3):
        limiter.take(RATE, "ana", 100.0)
    with pytest.raises(Refusal) as refusal:
        limiter.take(RATE, "ana", 100.0)
    assert refusal.value.facts == {"seconds": 0.5}
    limiter.take(RATE, "ana", 100.5)
    with pytest.raises(Refusal):
        limiter.take(RATE, "ana", 100.6)
    limiter.take(RATE, "ben", 100.6)


def test_a_bucket_holds_no_more_than_it_can() -> None:
    limiter = Limiter()
    for _ in range(3):
        limiter.take(RATE, "ana", 100.0)
    for _ in range(3):
        limiter.take(RATE, "ana", 1_000_000.0)
    with pytest.raises(Refusal):
        limiter.take(RATE, "ana", 1_000_000.0)


def test_nobody_is_told_to_come_back_at_once() -> None:
    # The wait was rounded, and a short one told as 0 seconds.
    limiter = Limiter()
    for _ in range(3):
        limiter.take(RATE, "ana", 100.0)
    with pytest.raises(Refusal) as refusal:
        limiter.take(RATE, "ana", 100.49)
    assert refusal.value.facts == {"seconds": 0.1}
