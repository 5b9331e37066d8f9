"""Steps of the tests of the table service: a service with simulated time, two people, and failing bots."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from weakref import WeakKeyDictionary

from semiramis.games.record import Match, Record
from semiramis.server.bots.processes import NO_ORIGIN, Bots
from semiramis.server.bots.scheduler import Origin
from semiramis.server.http.streams import Stream
from semiramis.server.storage import Storage, StoredPerson
from semiramis.server.table_service import ServerService
from semiramis.tables import seating
from semiramis.tables.bot_turns import CLAIM_SECONDS
from semiramis.tables.messages import Act, NewTable, Person, SeatPlan
from semiramis.tables.table import Table

ANA, BEN = Person("ana", "Ana"), Person("ben", "Ben")


# A worker whose bots do as the name of their level says, on the real worker's own protocol.
WORKER = """
import os, time
from semiramis.ai import worker
from semiramis.ai.levels import Level
from semiramis.ai.novice import Novice

class Stalls(Novice):
    def play(self, state, rng):
        time.sleep(3600)

class Crashes(Novice):
    def play(self, state, rng):
        os._exit(1)

class Cheats(Novice):
    def play(self, state, rng):
        return [max(state.legal_actions()) + 1_000_000]

worker.main({{"novice": Level("novice", Novice, 10), "greedy": Level("greedy", {greedy}, 10)}})
"""


class Time:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def bots_of(folder: Path, greedy: str = "Novice") -> Bots:
    """Return bots whose level `greedy` is replaced."""
    script = folder / f"{greedy}.py"
    script.write_text(WORKER.format(greedy=greedy))
    return Bots(1, [sys.executable, str(script)])


@asynccontextmanager
async def open_service(database: str, bots: Bots, now: Callable[[], float]) -> AsyncIterator[ServerService]:
    storage = Storage(database)
    await storage.open()
    service = ServerService(storage, bots, now)
    await service.open(tasks=False)
    try:
        for person in (ANA, BEN):
            if await storage.person(person.id) is None:
                await storage.enter(StoredPerson(person.id, person.name, "digest"), now())
        yield service
    finally:
        await service.close()
        await storage.close()


async def make(service: ServerService, *levels: str, game: str = "amytis", **settings: object) -> Table:
    """Create a running table: Ana and these bots, or Ana and Ben."""
    others = [SeatPlan("bot", level) for level in levels] or [SeatPlan("open")]
    wish = NewTable(game, [SeatPlan("me"), *others], public=True, autostart=True, **settings)  # type: ignore[arg-type]
    table = await service.create(wish, ANA)
    if not levels:
        table = await service.change(table.id, lambda table: seating.join(table, BEN, None, None))
    return table


async def act(service: ServerService, table: Table) -> None:
    assert table.player is not None
    assert table.match is not None
    person = table.seats[table.player].person or ""
    action = Act(table.ply, table.match.state.legal_notations()[0])
    await service.change(table.id, lambda table: table.act(person, action, service.now()))


unread: WeakKeyDictionary[Stream, list[bytes]] = WeakKeyDictionary()


async def until(stream: Stream, there: Callable[[bytes], bool]) -> bytes:
    """Read a stream until an event matches; later events stay unread."""
    events = unread.setdefault(stream, [])
    while True:
        while events:
            if there(event := events.pop(0)):
                return event
        events += (await anext(stream.read())).split(b"\n\n")


def names(*kinds: bytes) -> Callable[[bytes], bool]:
    return lambda event: any(b"event: " + kind in event for kind in kinds)


async def played_by_bots(service: ServerService, table: Table, person: str = ANA.id) -> Table:
    """Act for a person whenever it is their turn, until the game is over."""
    stream = service.streams.open(table.id, person)
    try:
        while (table := await service.table(table.id)).config.status == "playing":
            if table.is_current_player(person):
                await act(service, table)
            else:
                await until(stream, names(b"turn", b"table"))
    finally:
        service.streams.close(table.id, stream)
    return table


async def until_a_bot_is_to_act(service: ServerService) -> Table:
    """Return a table of Ana and two bots at which it is a bot's turn."""
    table = await make(service, "greedy", "greedy", game="babylon")
    while table.is_current_player(ANA.id):
        await act(service, table)
        table = await service.table(table.id)
    return table


def is_thinking(service: ServerService, id: str) -> bool:
    """Return whether this process computes a bot's turn at a table."""
    return service.bot_turns.is_running(id)


class Slow(Bots):
    """Bots that wait for the test before they answer."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = asyncio.Event()
        self.may_answer = asyncio.Event()

    async def ask(self, level: str, record: bytes, origin: Origin = NO_ORIGIN) -> list[str]:
        self.asked.set()
        await self.may_answer.wait()
        return Match.of(Record.loads(record)).state.legal_notations()[:1]


async def orphaned(database: str, now: Time) -> Table:
    """Return a table with a bot's turn that was claimed by a process that has ended."""
    async with open_service(database, Slow(), now) as service:
        table = await until_a_bot_is_to_act(service)
    now.now += CLAIM_SECONDS
    return table
