"""The service of tables: creates and changes them, in every host in the same way.

Every change of a table goes through `TableService.change`: it is decided, stored, committed, and then sent to all
listeners of the table. If two changes arrive at once, the second is decided again on the result of the first. The
storage of the host ensures this.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

from msgspec.structs import replace

from ..games.game import State
from ..games.record import Record
from . import clock as clocks
from . import seating
from .bot_turns import CLAIM_SECONDS, Ask, BotTurns, Superseded
from .broadcast import Broadcast, is_listed_otherwise
from .config import TableConfig, bot_to_play, deadline_of, is_for_bots, is_full, new_id, plan_table
from .hints import HintService
from .messages import Hint, NewTable, Person, SeatPlan
from .mistakes import MistakeService
from .opponents import Opponents
from .record import record_table
from .refusals import Refusal
from .reports import Analyse, ReportService
from .stored import Note, NoteKind, Save, Stored
from .submissions import Submission, find_result
from .table import Change, Decide, Table, idle_game_lasts

Attempt = Callable[[Table], Awaitable[bool]]
"""Tries to change a table; False if the stored table is another one."""


class Storage(Protocol):
    """What a host stores, and the tables in its memory."""

    async def table(self, id: str) -> Table:
        """Return a table as it is stored now; raise `Refusal` if there is none."""

    async def update(self, id: str, attempt: Attempt) -> Table:
        """Call `attempt` with a table until it is the stored one. There is one change of a table at a time."""

    async def save(self, save: Save) -> bool:
        """Store a change; return False if the stored table has another revision, or the submission is known.

        Raises `UnknownPerson` if a person who is to sit has been deleted.
        """

    def keep(self, table: Table) -> None:
        """Keep a new table in memory, which has been stored."""

    async def remove(self, table: Table) -> None: ...

    async def list_tables(
        self, person: str | None, status: str | None, game: str | None, before: tuple[float, str] | None, limit: int
    ) -> list[tuple[Stored, int]]:
        """Return tables and their plies, the newest first: those of a person, or the public ones."""

    async def submission(self, id: str) -> Submission | None:
        """Return the stored request with an idempotency key; None if there is none."""

    async def note(self, kind: NoteKind, id: str) -> Note | None:
        """Return what is kept of this kind beside a table or a person; None if there is nothing."""

    async def save_note(self, kind: NoteKind, id: str, text: str, revision: int) -> bool:
        """Keep a text; return False if the note has another revision than this one, or its owner is gone.

        The revision of a note that is not stored yet is 0. Each change adds 1.
        """


class TableService:
    def __init__(
        self,
        tables: Storage,
        opponents: Opponents,
        broadcast: Broadcast,
        now: Callable[[], float],
        ask_bot: Ask,
        find_hints: Callable[[Table, str], Awaitable[list[Hint]]],
        analyse: Analyse,
    ) -> None:
        self.tables = tables
        self.opponents = opponents
        self.hint_service = HintService(self.table, find_hints)
        self.reports = ReportService(self, analyse)
        self.mistakes = MistakeService(self)
        self.broadcast = broadcast
        self.bot_turns = BotTurns(self, ask_bot)
        self._now = now

    def now(self) -> float:
        """Return the time, rounded to milliseconds, which every database and every client keeps exactly."""
        return round(self._now(), 3)

    async def table(self, id: str) -> Table:
        """Return a table as it is stored now; raise `Refusal` if there is none."""
        return await self.tables.table(id)

    def check_seat(self, plan: SeatPlan) -> None:
        """Refuse a plan of a seat that this host does not have."""

    # New tables.

    async def create(self, plan: NewTable, host: Person, submission: Submission | None = None) -> Table:
        return await self._start_if_full(await self.add(plan_table(plan, host, self.opponents), submission))

    async def find_submitted(self, submission: Submission | None) -> Table | None:
        """Return the table that an earlier request with the same idempotency key created, if there was one."""
        id = await find_result(self.tables, submission)
        return None if id is None else await self._start_if_full(await self.table(id))

    async def _start_if_full(self, table: Table) -> Table:
        if table.config.autostart and table.config.status == "open" and is_full(table.seats):
            return await self.change(table.id, Table.unchanged)
        return table

    async def rematch(self, id: str, person: Person, charge: Callable[[], Awaitable[None]] | None = None) -> Table:
        """Return the table of the rematch. The first call creates it; `charge` is called before that."""
        table = await self.table(id)
        config = seating.plan_rematch(table, person)
        known = table.config.rematch
        if known is not None:
            with suppress(Refusal):  # it was not started in time and has been removed: there may be another
                found = await self.table(known)
                if found.config.status != "closed":
                    return found
        if charge is not None:
            await charge()
        again = await self.add(config)

        def link(table: Table) -> Change:
            if table.config.rematch != known:
                raise Superseded
            return Change(replace(table.config, rematch=again.id))

        try:
            await self.change(id, link)
        except Superseded:
            await self.tables.remove(again)
            return await self.rematch(id, person)
        return await self.change(again.id, Table.unchanged)

    async def add_record(self, record: Record, person: Person, submission: Submission | None = None) -> Table:
        """Create a table from the record of a game that was played elsewhere."""
        now = self.now()
        table = record_table(record, person, now)
        config = table.config
        save = Save(
            id=table.id,
            revision=-1,
            config=config,
            now=now,
            due=due_time(config, None, now),
            actions=[(seat, text, at) for text, (seat, at) in zip(record.actions, table.stamps, strict=True)],
            setup=record.setup,
            players=record.players,
            owner=person.id,
        )
        return await self._store_new(table, save, submission)

    async def add(self, config: TableConfig, submission: Submission | None = None) -> Table:
        """Store a new table that is open."""
        now = self.now()
        table = Table(new_id(), config, now, now, -1)
        owner = config.host if is_for_bots(config.seats) else None
        due = due_time(config, None, now)
        save = Save(table.id, -1, config, now, due, seated=True, owner=owner, listed=config.public)
        return await self._store_new(table, save, submission)

    async def _store_new(self, table: Table, save: Save, submission: Submission | None) -> Table:
        """Store a new table, or return the table that the same request has created in the meantime."""
        if submission is not None:
            save.submission = dataclasses.replace(submission, result=table.id)
        if not await self.tables.save(save):
            earlier = await self.find_submitted(submission)
            assert earlier is not None
            return earlier
        table.revision, table.due = 0, save.due
        self.tables.keep(table)
        self.broadcast.table_created(table)
        return table

    # Changes.

    async def change(self, id: str, decide: Decide) -> Table:
        """Change a table: decide, store, commit, and send the change to the table's listeners. Return the table."""
        table = await self.tables.update(id, lambda table: self._try_change(table, decide))
        self.go_on(table)
        return table

    def go_on(self, table: Table) -> None:
        """Let the bot whose turn it is play."""
        self.bot_turns.start(table)

    async def _try_change(self, table: Table, decide: Decide) -> bool:
        """Change a table; return False if the stored table has another revision."""
        change = seating.start_if_full(decide(table), self.now())
        now = self.now()
        save = self._save(table, change, now)
        if not await self.tables.save(save):
            return False
        table.due, table.claimed_by = save.due, save.claimed_by
        before = table.config
        table.commit(change, table.revision + 1, now)
        self.publish(table, change, before)
        return True

    def publish(self, table: Table, change: Change, before: TableConfig) -> None:
        """Send a change that has been committed; `before` is the config before it."""
        self.broadcast.table_changed(table, change, before)

    def _save(self, table: Table, change: Change, now: float) -> Save:
        """Return what a change stores."""
        config = change.config
        state = change.state or (None if table.match is None else table.match.state)
        level = bot_to_play(config, state) if state is not None and config.status == "playing" else None
        due, claimed_by = due_time(config, state, now), None if level is None else self.bot_turns.process
        is_same_turn = level is not None and change.state is None and level == table.bot_level()
        if is_same_turn and self.bot_turns.is_claimed_elsewhere(table):
            due, claimed_by = table.due, table.claimed_by
        return Save(
            id=table.id,
            revision=table.revision,
            config=config,
            now=now,
            due=due,
            claimed_by=claimed_by,
            ply=table.ply,
            actions=change.played,
            back_to=change.back_to,
            setup=None if change.begun is None else change.begun.setup,
            players=[] if change.begun is None else change.begun.players,
            seated=_people(config) != _people(table.config),
            listed=is_listed_otherwise(table.config, config),
        )


def due_time(config: TableConfig, state: State | None, now: float) -> float | None:
    """Return when a host has to look at a table that is not changed before."""
    if config.status == "over":
        return now + clocks.finished_game_lasts(config.result)
    if config.status == "closed":
        return now
    if config.status == "open":
        return now + clocks.OPEN_TABLE_LASTS
    assert state is not None
    if bot_to_play(config, state) is not None:
        return now + CLAIM_SECONDS
    return deadline_of(config, state.player) or now + idle_game_lasts(config)


def _people(config: TableConfig) -> set[str | None]:
    return {seat.person for seat in config.seats}
