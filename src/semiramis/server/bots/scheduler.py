"""The order in which the turns of bots, hints and reports are computed.

There are few workers and many tables. In the order of arrival one person with many tables would delay everyone else.
So addresses take turns, and the people of an address take turns. Quick turns have a worker of their own and never wait
for slow ones. The slow turns of one person or address never take all workers, if there are several. The turns of a
report are computed when nothing else waits.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Generic, Literal, TypeVar, get_args

from ..metrics import BOT_QUEUE, BOT_WAIT_SECONDS

REMEMBERED = 20_000
UNKNOWN = "unknown"
"""The group of people whose address is not known."""

Worker = TypeVar("Worker")
Lane = Literal["quick", "slow", "report"]


@dataclass(frozen=True)
class Origin:
    """For whom a worker computes: the host of a table or the person who asks for hints, and their address."""

    person: str = ""
    address: str | None = None

    @property
    def group(self) -> str:
        """The people who take turns as one: those of an address. It is easy to have many names, but not many addresses.

        All people whose address is not known, for example after a restart, are one group. Otherwise many names of one
        address would each have a turn.
        """
        return self.address or UNKNOWN


class Addresses:
    """The last known addresses of people."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, address: str) -> None:
        self._known[person] = address
        self._known.move_to_end(person)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def find(self, person: str) -> str | None:
        return self._known.get(person)

    def origin(self, person: str) -> Origin:
        return Origin(person, self.find(person))


class Ticket(Generic[Worker]):
    """A request that waits for a worker or has one."""

    def __init__(self, origin: Origin, lane: Lane, kind: str | None) -> None:
        loop = asyncio.get_running_loop()
        self.origin = origin
        self.lane = lane
        self.keys = [("person", origin.person), ("group", origin.group), ("kind", kind)]
        """The running turns of each of these are limited, if it is known."""
        self.since = loop.time()
        self.worker: asyncio.Future[Worker] = loop.create_future()
        self.pool: list[Worker] = []
        """The list to which the worker is returned."""


class Rotation(Generic[Worker]):
    """The tickets of a lane. First the group that was served longest ago, and of a group the person."""

    def __init__(self, lane: str) -> None:
        self._groups: dict[str, dict[str, deque[Ticket[Worker]]]] = {}
        self._served: OrderedDict[tuple[str, ...], int] = OrderedDict()
        """A running number of when each group, and each person of it, was last served."""
        self._number = 0
        self._length = BOT_QUEUE.labels(lane)

    def put(self, ticket: Ticket[Worker]) -> None:
        people = self._groups.setdefault(ticket.origin.group, {})
        people.setdefault(ticket.origin.person, deque()).append(ticket)
        self._length.inc()

    def take(self, is_allowed: Callable[[Ticket[Worker]], bool] = lambda _: True) -> Ticket[Worker] | None:
        """Remove and return the next ticket that is allowed."""
        for group in self._in_turn(self._groups):
            people = self._groups[group]
            for person in self._in_turn(people, group):
                for ticket in people[person]:
                    # A ticket whose task was cancelled is removed as soon as that task runs.
                    if not ticket.worker.cancelled() and is_allowed(ticket):
                        self.remove(ticket)
                        self._note(group, person)
                        return ticket
        return None

    def _in_turn(self, names: Iterable[str], *within: str) -> list[str]:
        return sorted(names, key=lambda name: self._served.get((*within, name), 0))

    def remove(self, ticket: Ticket[Worker]) -> None:
        group, person = ticket.origin.group, ticket.origin.person
        people = self._groups[group]
        people[person].remove(ticket)
        if not people[person]:
            del people[person]
        if not people:
            del self._groups[group]
        self._length.dec()

    def _note(self, group: str, person: str) -> None:
        self._number += 1
        for key in ((group,), (group, person)):
            self._served[key] = self._number
            self._served.move_to_end(key)
        while len(self._served) > REMEMBERED:
            self._served.popitem(last=False)


class Scheduler(Generic[Worker]):
    """Gives workers to waiting requests."""

    def __init__(self, workers: Sequence[Worker], quick: Worker) -> None:
        self._idle = list(workers)  # the most recently used one first: its caches are warm
        self._idle_quick = [quick]
        self._limit = max(1, len(workers) - 1)
        self._under_way: Counter[tuple[str, str | None]] = Counter()
        self._lanes: dict[Lane, Rotation[Worker]] = {lane: Rotation(lane) for lane in get_args(Lane)}

    @asynccontextmanager
    async def worker(self, origin: Origin, lane: Lane, kind: str | None = None) -> AsyncIterator[Worker]:
        """A context with a worker. Tickets of the same `kind` that are not quick never take all workers either."""
        ticket: Ticket[Worker] = Ticket(origin, lane, kind)
        self._lanes[ticket.lane].put(ticket)
        self._dispatch()
        try:
            worker = await ticket.worker
        except asyncio.CancelledError:
            if ticket.worker.cancelled():
                self._lanes[ticket.lane].remove(ticket)
            else:  # it was given a worker at the same moment
                self._release(ticket)
            raise
        try:
            yield worker
        finally:
            self._release(ticket)

    def _dispatch(self) -> None:
        quick, slow, report = self._lanes["quick"], self._lanes["slow"], self._lanes["report"]
        allowed = self._is_allowed
        while self._idle and (ticket := slow.take(allowed) or quick.take() or report.take(allowed)) is not None:
            self._start(ticket, self._idle)
        while self._idle_quick and (ticket := quick.take()) is not None:
            self._start(ticket, self._idle_quick)

    def _is_allowed(self, ticket: Ticket[Worker]) -> bool:
        return all(self._under_way[key] < self._limit for key in ticket.keys if key[1])

    def _start(self, ticket: Ticket[Worker], pool: list[Worker]) -> None:
        BOT_WAIT_SECONDS.labels(ticket.lane).observe(asyncio.get_running_loop().time() - ticket.since)
        if ticket.lane != "quick":
            self._under_way.update(ticket.keys)
        ticket.pool = pool
        ticket.worker.set_result(pool.pop())

    def _release(self, ticket: Ticket[Worker]) -> None:
        if ticket.lane != "quick":
            self._under_way.subtract(ticket.keys)
            self._under_way += Counter()  # removes keys with a count of 0
        ticket.pool.append(ticket.worker.result())
        self._dispatch()
