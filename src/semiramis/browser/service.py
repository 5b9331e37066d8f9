"""The table service of a browser: tables of one person, without other people."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress

from ..tables.bot_turns import Superseded
from ..tables.broadcast import Broadcast, first_events, is_replayed
from ..tables.caller import Caller
from ..tables.messages import Identity, NewTable, Person, SeatPlan
from ..tables.names import clean_name
from ..tables.opponents import LEVELS_ALONE
from ..tables.presenter import moves_since
from ..tables.refusals import NeedsServer, Refusal
from ..tables.service import TableService
from ..tables.submissions import Submission
from ..tables.table import Change, Table
from ..tables.topics import Topics, event
from . import bots
from .storage import BrowserStorage


class Listener:
    """Passes the events of a table on."""

    def __init__(self, person: str | None, annotations: bool, receive: Callable[[bytes], None]) -> None:
        self.person = person
        self.annotations = annotations
        self.push = receive


class BrowserService(TableService):
    def __init__(
        self, storage: BrowserStorage, now: Callable[[], float] = time.time, think: bots.Think = bots.no_worker
    ) -> None:
        computer = bots.Bots(think)
        self.storage = storage
        self._topics: Topics[Listener] = Topics()
        broadcast = Broadcast(self._topics, lambda table, event: None)  # no table is public
        super().__init__(
            *(storage, LEVELS_ALONE, broadcast, now),
            *(computer.find_turn, computer.find_hints, computer.report),
        )
        self._ends: dict[str, float] = {}
        """The deadline of a table at which it is looked at."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def table(self, id: str) -> Table:
        """Return a table. A game that was left in the turn of a bot goes on."""
        table = await super().table(id)
        self.go_on(table)
        return table

    async def close(self) -> None:
        """Stop the turns of bots that are being computed."""
        await self.bot_turns.close()
        await self.reports.close()

    def check_seat(self, plan: SeatPlan) -> None:
        """Refuse a seat for another person: there is no way to this table from elsewhere."""
        if plan.kind in ("open", "invited"):
            raise NeedsServer("seats for other people need a server")

    async def create(self, plan: NewTable, host: Person, submission: Submission | None = None) -> Table:
        if plan.public:
            raise NeedsServer("public tables need a server")
        for seat in plan.seats:
            self.check_seat(seat)
        return await super().create(plan, host, submission)

    def go_on(self, table: Table) -> None:
        """Let the bot whose turn it is play, or end the turn of a person when the time is up."""
        table.claimed_by = self.bot_turns.process
        super().go_on(table)
        deadline = table.deadline()
        if deadline is not None and self._ends.get(table.id) != deadline:
            self._ends[table.id] = deadline
            asyncio.get_running_loop().call_later(max(0.0, deadline - self.now()), self._start_end, table.id, deadline)

    def _start_end(self, id: str, deadline: float) -> None:
        task = asyncio.create_task(self._end_turn(id, deadline))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _end_turn(self, id: str, deadline: float) -> None:
        def decide(table: Table) -> Change:
            change = table.time_out(max(deadline, self.now())) if table.deadline() == deadline else None
            if change is None:
                raise Superseded
            return change

        with suppress(Superseded, Refusal):  # the table was changed or removed
            await self.change(id, decide)

    # Listeners.

    def listen(
        self, id: str, person: str | None, seen: int, annotations: bool, receive: Callable[[bytes], None]
    ) -> Callable[[], None]:
        """Send the events of a table to a function, from the first ones on, until the returned function is called."""
        table = self.storage.find(id)
        self.go_on(table)
        listener = Listener(person, annotations, receive)
        self._topics.add(id, listener)
        moves = (
            [event("move", position, ply) for ply, position in moves_since(table, seen, annotations)]
            if is_replayed(table, seen)
            else []
        )
        is_current = person is not None and table.is_current_player(person)
        receive(first_events(table, moves, is_current, annotations))

        def stop() -> None:
            self._topics.remove(id, listener)

        return stop


class BrowserCaller(Caller):
    """The person at this browser. There is nobody else, so there is no secret."""

    def __init__(self, service: BrowserService, content: bytes = b"") -> None:
        super().__init__(service, service.storage.person)
        self._storage = service.storage
        self.content = content

    async def enter(self, name: str) -> Identity:
        person = self._save(Person(secrets.token_urlsafe(9), clean_name(name)))
        return Identity(person.id, person.name, "")

    async def rename(self, name: str) -> Person:
        return self._save(Person(self.person.id, clean_name(name)))

    def _save(self, person: Person) -> Person:
        self._storage.save_person(person)
        return person
