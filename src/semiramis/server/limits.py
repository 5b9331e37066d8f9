"""How much may be asked for: buckets that fill with time and empty with each call, by what the call costs."""

from __future__ import annotations

import math
from collections import Counter, OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import AddressValueError, IPv4Network, IPv6Address, IPv6Network, ip_address

from .refusals import Refusal

REMEMBERED = 20_000

Network = IPv4Network | IPv6Network
"""An address is a network of one."""


@dataclass(frozen=True)
class Rate:
    """So many calls a second on average, so many at once."""

    per_second: float
    burst: float


# A call costs 1, about a millisecond of the process. What takes longer has a price beside.
CALLS_OF_PERSON = Rate(20, 100)
CALLS_OF_NAMELESS = Rate(50, 300)  # of all visitors without a name at an address
CALLS_OF_ADDRESS = Rate(100, 500)  # a school or an office shares one
NEW_PEOPLE_OF_ADDRESS = Rate(0.5, 30)
NEW_TABLES_OF_PERSON = Rate(0.2, 20)  # made, imported or played again
NEW_TABLES_OF_ADDRESS = Rate(0.05, 300)  # enough for a school; in the long run one household
HINTS_OF_PERSON = Rate(1, 10)  # each is about a second of thought; the same position is thought of once
STREAMS_OF_PERSON = 20
STREAMS_OF_ADDRESS = 300
TABLES_OF_PERSON = 100
"""Tables at which a person may sit that wait or are played at."""
RECORDS_OF_PERSON = 200
"""Imported games that are kept for a person."""

PRICE_OF_REPLAY = 5
PRICE_OF_HISTORY = 3
PRICE_OF_LIST = 3
PRICE_OF_POSITION = 1
"""For an earlier position: after 152 actions it takes 1.7 ms, and the position now 1.05 ms."""
PRICE_OF_IMPORT = 1 / 10_000
"""For each byte: a record that was made to be slow takes 24 ms to read."""
PRICE_OF_LOADING = 3
"""For a table that has to be read from the database."""
PRICE_OF_OUTCOME = 1 / 50


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


def is_within(address: str, networks: Iterable[Network]) -> bool:
    """Whether an address belongs to one of some networks."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
        parsed = parsed.ipv4_mapped
    return any(parsed in network for network in networks)


class Limiter:
    """The buckets of everybody who called lately."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[tuple[Rate, str], tuple[float, float]] = OrderedDict()
        self._streams: Counter[str] = Counter()

    def take(self, rate: Rate, who: str, now: float, cost: float = 1) -> None:
        """Take the cost of a call out of a bucket; refuse the call if there is not so much in it."""
        wait = self._wait(rate, who, now, cost)
        if wait:
            seconds = math.ceil(wait * 10) / 10  # never 0: who comes back too early is only refused again
            raise Refusal("too_many_requests", f"too many calls: try again in {seconds} s", seconds=seconds)

    def _wait(self, rate: Rate, who: str, now: float, cost: float) -> float:
        """How long until there is enough in the bucket; 0 if there was, and then it is taken."""
        key = (rate, who)
        left, since = self._buckets.pop(key, (rate.burst, now))
        left = min(rate.burst, left + max(0.0, now - since) * rate.per_second)
        wait = 0.0 if left >= cost else (cost - left) / rate.per_second
        self._buckets[key] = (left if wait else left - cost, now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return wait

    def open_stream(self, address: str, person: str | None) -> None:
        """Count a stream of an address, and of a person if it is known; refuse it if there are too many."""
        limits = [(address, STREAMS_OF_ADDRESS)] + ([] if person is None else [(person, STREAMS_OF_PERSON)])
        for who, most in limits:
            if self._streams[who] >= most:
                raise Refusal("too_many_streams", f"{most} streams are open already")
        for who, _ in limits:
            self._streams[who] += 1

    def close_stream(self, address: str, person: str | None) -> None:
        for who in [address] if person is None else [address, person]:
            self._streams[who] -= 1
            if not self._streams[who]:
                del self._streams[who]
