"""Rate limits: token buckets that fill with time and from which each request takes its cost."""

from __future__ import annotations

import math
from collections import Counter, OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import AddressValueError, IPv4Network, IPv6Address, IPv6Network, ip_address

from ...tables.refusals import Refusal

REMEMBERED = 20_000

Network = IPv4Network | IPv6Network
"""A single address is a network, too."""


@dataclass(frozen=True)
class Rate:
    """The number of requests per second on average, and at once."""

    per_second: float
    burst: float


# A request costs 1, about a millisecond of the process. One that takes longer costs more.
CALLS_OF_PERSON = Rate(20, 100)
CALLS_OF_NAMELESS = Rate(50, 300)  # all requests of an address without an identity
CALLS_OF_ADDRESS = Rate(100, 500)  # a school or an office shares one
NEW_PEOPLE_OF_ADDRESS = Rate(0.5, 30)
NEW_TABLES_OF_PERSON = Rate(0.2, 20)  # created, imported or rematches
NEW_TABLES_OF_ADDRESS = Rate(0.05, 300)  # at once enough for a school, in the long run for a household
HINTS_OF_PERSON = Rate(1, 10)  # each takes about a second, once for each position
TUTOR_OF_PERSON = Rate(1, 10)  # the same; two requests for each turn
REPORTS = Rate(1 / 60, 10)  # begun by a person: each takes up to a minute, when nothing else waits
TRIES_OF_PERSON = Rate(2, 60)  # actions of mistakes that are tried again; a whole turn takes about a second
STREAMS_OF_PERSON = 20
STREAMS_OF_ADDRESS = 300
TABLES_OF_PERSON = 100
"""Open and running tables at which a person may sit."""
RECORDS_OF_PERSON = 200
"""Imported games that are kept for a person."""

RATES = {"hints": HINTS_OF_PERSON, "advise": TUTOR_OF_PERSON, "review": TUTOR_OF_PERSON, "try_mistake": TRIES_OF_PERSON}
"""The rates of operations that have one of their own. Other operations have a price (`tables/operations.py`)."""
PRICE_OF_REPLAY = 5
PRICE_OF_LOADING = 3
"""Of a table that has to be read from the database."""


@lru_cache(4096)
def address_key(address: str) -> str:
    """Return the key by which an address is counted. One customer of a provider has a whole /64 of IPv6 addresses."""
    if ":" not in address:
        return address
    try:
        parsed = IPv6Address(address.partition("%")[0])
    except AddressValueError:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return f"{IPv6Address(int(parsed) >> 64 << 64)}/64"


def is_within(address: str, networks: Iterable[Network]) -> bool:
    """Whether an address belongs to one of the networks."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
        parsed = parsed.ipv4_mapped
    return any(parsed in network for network in networks)


class Limiter:
    """The buckets of recent callers, and their open streams."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[tuple[Rate, str], tuple[float, float]] = OrderedDict()
        self._streams: Counter[str] = Counter()

    def take(self, rate: Rate, who: str, now: float, cost: float = 1) -> None:
        """Take the cost of a request from a bucket; refuse the request if the bucket has less."""
        wait = self._wait(rate, who, now, cost)
        if wait:
            seconds = math.ceil(wait * 10) / 10  # rounded up: a client that comes back too early is refused again
            raise Refusal("too_many_requests", f"too many requests: try again in {seconds} s", seconds=seconds)

    def charge(self, rate: Rate, who: str, now: float, cost: float) -> None:
        """Take the cost of work that is done already. A bucket may then have less than nothing."""
        self._keep(rate, who, now, self._left(rate, who, now) - cost)

    def _wait(self, rate: Rate, who: str, now: float, cost: float) -> float:
        """Return how long it takes until the bucket has enough; 0 if it has, and then the cost is taken."""
        left = self._left(rate, who, now)
        wait = 0.0 if left >= cost else (cost - left) / rate.per_second
        self._keep(rate, who, now, left if wait else left - cost)
        return wait

    def _left(self, rate: Rate, who: str, now: float) -> float:
        left, since = self._buckets.get((rate, who), (rate.burst, now))
        return min(rate.burst, left + max(0.0, now - since) * rate.per_second)

    def _keep(self, rate: Rate, who: str, now: float, left: float) -> None:
        self._buckets[rate, who] = (left, now)
        self._buckets.move_to_end((rate, who))
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)

    def open_stream(self, address: str, person: str | None) -> None:
        """Count a stream of an address and of a person, if there is one; refuse it if there are too many."""
        limits = [(address, STREAMS_OF_ADDRESS)] + ([] if person is None else [(person, STREAMS_OF_PERSON)])
        for who, most in limits:
            if self._streams[who] >= most:
                raise Refusal("too_many_streams", f"{most} streams are already open")
        for who, _ in limits:
            self._streams[who] += 1

    def close_stream(self, address: str, person: str | None) -> None:
        for who in [address] if person is None else [address, person]:
            self._streams[who] -= 1
            if not self._streams[who]:
                del self._streams[who]
