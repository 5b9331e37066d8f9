"""How much may be asked for: buckets that fill with time and empty with each call, by what the call costs."""

from __future__ import annotations

import math
from collections import Counter, OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import AddressValueError, IPv6Address

from .refusals import Refusal

REMEMBERED = 20_000


@dataclass(frozen=True)
class Rate:
    """So many calls a second on average, so many at once."""

    per_second: float
    burst: float


CALLS_OF_PERSON = Rate(20, 100)
CALLS_OF_ADDRESS = Rate(100, 500)  # a school or an office shares one
NEW_PEOPLE_OF_ADDRESS = Rate(0.5, 30)
NEW_TABLES_OF_PERSON = Rate(0.2, 20)
HINTS_OF_PERSON = Rate(1, 10)  # each is about a second of thought; the same position is thought of once
STREAMS_OF_PERSON = 20
STREAMS_OF_ADDRESS = 300


@lru_cache(4096)
def address_key(address: str) -> str:
    """What an address is counted by. A household or a rented machine has a whole /64 of IPv6 addresses."""
    if ":" not in address:
        return address
    try:
        parsed = IPv6Address(address.partition("%")[0])
    except AddressValueError:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return f"{IPv6Address(int(parsed) >> 64 << 64)}/64"


class Limiter:
    """The buckets of everybody who called lately."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[tuple[Rate, str], tuple[float, float]] = OrderedDict()
        self._streams: Counter[str] = Counter()

    def take(self, rate: Rate, who: str, now: float) -> None:
        """Take a call out of a bucket; refuse it if there is none."""
        wait = self._wait(rate, who, now)
        if wait:
            seconds = math.ceil(wait * 10) / 10  # never 0: who comes back too early is only refused again
            raise Refusal("too_many_requests", f"too many calls: try again in {seconds} s", seconds=seconds)

    def _wait(self, rate: Rate, who: str, now: float) -> float:
        """How long until there is a call in the bucket; 0 if there was one, which is taken."""
        key = (rate, who)
        left, since = self._buckets.pop(key, (rate.burst, now))
        left = min(rate.burst, left + max(0.0, now - since) * rate.per_second)
        wait = 0.0 if left >= 1 else (1 - left) / rate.per_second
        self._buckets[key] = (left if wait else left - 1, now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return wait

    def streams(self, who: str) -> int:
        """How many streams somebody follows."""
        return self._streams[who]

    def open_stream(self, who: str) -> None:
        self._streams[who] += 1

    def close_stream(self, who: str) -> None:
        self._streams[who] -= 1
        if not self._streams[who]:
            del self._streams[who]
