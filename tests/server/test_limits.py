"""Token buckets, with a clock that the tests set."""

from __future__ import annotations

import pytest

from semiramis.server.http.limits import Limiter, Rate
from semiramis.tables.refusals import Refusal

RATE = Rate(per_second=2, burst=3)


def test_a_bucket_allows_a_burst_and_then_its_rate() -> None:
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


def test_a_bucket_is_limited_to_its_burst() -> None:
    limiter = Limiter()
    for _ in range(3):
        limiter.take(RATE, "ana", 100.0)
    for _ in range(3):
        limiter.take(RATE, "ana", 1_000_000.0)
    with pytest.raises(Refusal):
        limiter.take(RATE, "ana", 1_000_000.0)


def test_the_time_to_wait_is_never_0() -> None:
    # The wait was rounded, and a short one told as 0 seconds.
    limiter = Limiter()
    for _ in range(3):
        limiter.take(RATE, "ana", 100.0)
    with pytest.raises(Refusal) as refusal:
        limiter.take(RATE, "ana", 100.49)
    assert refusal.value.facts == {"seconds": 0.1}
