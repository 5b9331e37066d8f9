"""The tables of one person in one browser: every change is decided by a table, stored, and then sent to listeners.

It is to tables what `server.table_service` is to those of a server, without other people and other processes.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from msgspec.structs import replace

from ..games.record import Record
from ..tables import seating
from ..tables.bot_turns import BotTurns
from ..tables.broadcast import Broadcast, first_events, is_replayed
from ..tables.config import TableConfig, is_full, is_seat_of, new_id, plan_table
from ..tables.hints import HintService
from ..tables.messages import NewTable, Person, SeatPlan
from ..tables.presenter import moves_since
from ..tables.record import record_table
from ..tables.stored import Stored
from ..tables.table import Change, Decide, Table
from ..tables.topics import Topics, event
from . import bots
from .refusals import NeedsServer
from .storage import Storage


class Listener:
    """Passes the events of a table on."""

    def __init__(self, person: str | None, annotations: bool, receive: Callable[[bytes], None]) -> None:
        self.person = person
        self.annotations = annotations
        self.push = receive


class Service:
    def __init__(
        self, storage: Storage, now: Callable[[], float] = time.time, think: bots.Think = bots.no_worker
    ) -> None:
        computer = bots.Bots(think)
        self.storage = storage
        self.opponents = bots.OPPONENTS
        self.hint_service = HintService(self.table, computer.find_hints)
        self._now = now
        self._topics: Topics[Listener] = Topics()
        self._broadcast = Broadcast(self._topics, lambda table, event: None)  # no table is public
        self._bot_turns = BotTurns(self, computer.find_turn)

    def now(self) -> float:
        """Return the time, rounded to milliseconds as on a server."""
        return round(self._now(), 3)

    def find(self, id: str) -> Table:
        """Return a table; raise `Refusal` if there is none. A game that was left in the turn of a bot goes on."""
        table = self.storage.table(id)
        self._go_on(table)
        return table

    async def table(self, id: str) -> Table:
        return self.find(id)

    async def close(self) -> None:
        """Stop the turns of bots that are being computed."""
        await self._bot_turns.close()

    def list_tables(
        self, person: str, status: str | None, game: str | None, before: tuple[float, str] | None, limit: int
    ) -> list[tuple[Stored, int]]:
        """Return the tables of a person and their plies, the newest first."""
        found = [
            (stored, ply)
            for stored, ply in self.storage.tables()
            if stored.config.status == (status or stored.config.status)
            and stored.config.game == (game or stored.config.game)
            and (before is None or (stored.created, stored.id) < before)
            and (stored.config.host == person or any(is_seat_of(seat, person) for seat in stored.config.seats))
        ]
        return sorted(found, key=lambda each: (each[0].created, each[0].id), reverse=True)[:limit]

    # New tables.

    def create(self, plan: NewTable, host: Person) -> Table:
        if plan.public:
            raise NeedsServer("public tables need a server")
        for seat in plan.seats:
            check_plan(seat)
        return self._start_if_full(self._add(plan_table(plan, host, self.opponents)))

    def _start_if_full(self, table: Table) -> Table:
        if table.config.autostart and table.config.status == "open" and is_full(table.seats):
            return self.change_now(table.id, Table.unchanged)
        return table

    def rematch(self, id: str, person: Person) -> Table:
        """Return the table of the rematch. The first call creates it."""
        table = self.find(id)
        config = seating.plan_rematch(table, person)
        known = table.config.rematch
        if known is not None and any(stored.id == known for stored, _ in self.storage.tables()):
            return self.find(known)
        again = self._add(config)
        self.change_now(id, lambda table: Change(replace(table.config, rematch=again.id)))
        return self.change_now(again.id, Table.unchanged)

    def add_record(self, record: Record, person: Person) -> Table:
        """Create a table from the record of a game that was played elsewhere."""
        return self._keep_new(record_table(record, person, self.now()))

    def _add(self, config: TableConfig) -> Table:
        now = self.now()
        return self._keep_new(Table(new_id(), config, now, now, -1))

    def _keep_new(self, table: Table) -> Table:
        table.revision = 0
        self.storage.keep(table)
        return table

    # Changes.

    async def change(self, id: str, decide: Decide) -> Table:
        return self.change_now(id, decide)

    def change_now(self, id: str, decide: Decide) -> Table:
        """Change a table: decide, commit, store, and send the change to the table's listeners. Return the table."""
        table = self.storage.table(id)
        change = seating.start_if_full(decide(table), self.now())
        before = table.config
        table.commit(change, table.revision + 1, self.now())
        self.storage.keep(table)
        self._broadcast.table_changed(table, change, before)
        self._go_on(table)
        return table

    def _go_on(self, table: Table) -> None:
        """Let the bot whose turn it is play, or end the turn of a person when the time is up."""
        table.claimed_by = self._bot_turns.process
        self._bot_turns.start(table)
        deadline = table.deadline()
        if deadline is not None and table.due != deadline:
            table.due = deadline
            asyncio.get_running_loop().call_later(max(0.0, deadline - self.now()), self._end_turn, table.id, deadline)

    def _end_turn(self, id: str, deadline: float) -> None:
        table = self.storage.table(id)
        if table.deadline() == deadline:
            self.change_now(id, lambda table: table.time_out(max(deadline, self.now())) or table.unchanged())

    # Listeners.

    def listen(
        self, id: str, person: str | None, seen: int, annotations: bool, receive: Callable[[bytes], None]
    ) -> Callable[[], None]:
        """Send the events of a table to a function, from the first ones on, until the returned function is called."""
        table = self.find(id)
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


def check_plan(seat: SeatPlan) -> None:
    """Refuse a seat for another person: there is no way to this table from elsewhere."""
    if seat.kind in ("open", "invited"):
        raise NeedsServer("seats for other people need a server")
