"""The table service: creates tables, changes them, and keeps them the same in all processes.

Every change of a table goes through `TableService.change`: it is decided, stored, committed, and then sent to all
streams of the table. If two changes arrive at once, the second is decided again on the result of the first. Within a
process a lock ensures this; between processes the storage does, by checking the revision.
"""

from __future__ import annotations

import dataclasses
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from msgspec.structs import replace

from ..games.game import State
from ..games.record import Record
from ..tables import clock as clocks
from ..tables import seating
from ..tables.bot_turns import CLAIM_SECONDS, BotTurns, Superseded
from ..tables.broadcast import Broadcast, is_listed_otherwise
from ..tables.config import (
    TableConfig,
    bot_to_play,
    deadline_of,
    is_for_bots,
    is_full,
    level_of,
    new_id,
    plan_table,
)
from ..tables.hints import HintService
from ..tables.messages import Hint, NewTable, Person
from ..tables.record import record_table
from ..tables.refusals import Refusal, TableIsBehind
from ..tables.table import Change, Decide, Table, idle_game_lasts
from .bots.processes import Bots
from .bots.scheduler import Addresses
from .bots.tutor import TutorService
from .http.lobby import Lobby
from .http.replays import Replays
from .http.streams import Streams
from .maintenance import Maintenance
from .metrics import GAMES, actions
from .notice_handler import NoticeHandler
from .storage import Save, Storage, Stored, Submission
from .storage.submissions import find_result
from .table_cache import TableCache

log = logging.getLogger(__name__)


class TableService:
    def __init__(self, storage: Storage, bots: Bots, now: Callable[[], float] = time.time) -> None:
        self.storage = storage
        self.streams = Streams()
        storage.notices.person_revoked = self.streams.restart_person
        self.replays = Replays()
        self.lobby = Lobby(self.streams)
        self.opponents = bots.opponents
        self.addresses = Addresses()
        self.hint_service = HintService(self.table, self._find_hints)
        self.tutor_service = TutorService(bots, self.table, self.addresses.origin)
        self._now = now
        self._broadcast = Broadcast(self.streams, self.lobby.update)
        self._bots = bots
        self._bot_turns = BotTurns(self, self._ask_bot)
        self._cache = TableCache(storage, self.streams, self._broadcast, self._bot_turns.is_running)
        self._notice_handler = NoticeHandler(storage, self._cache, self.streams, self._broadcast)
        self.maintenance = Maintenance(self, storage, self._cache, self._bot_turns, self.streams)

    async def open(self, tasks: bool = True) -> None:
        """Listen to other processes and, with `tasks`, start the background tasks."""
        await self.storage.release_claims(self.now())
        await self.storage.notices.listen(self._notice_handler.handle, self._notice_handler.handle_missed)
        # The first queries connect to the database and compile the SQL. The first visitors should not wait for that.
        await self.storage.load("")
        await self.storage.person("")
        if tasks:
            self.maintenance.start()

    async def close(self) -> None:
        await self.maintenance.close()
        await self._notice_handler.close()
        await self._bot_turns.close()
        await self._bots.close()
        await self.lobby.close()

    def now(self) -> float:
        """Return the time, rounded to milliseconds, which every database and every client keeps exactly."""
        return round(self._now(), 3)

    async def table(self, id: str) -> Table:
        """Return a table as it is stored now; raise `Refusal` if there is none."""
        return await self._cache.read(id)

    def is_in_memory(self, id: str) -> bool:
        """Whether a table can be returned without reading all of it from the database."""
        return id in self._cache

    async def list_tables(
        self, person: str | None, status: str | None, game: str | None, before: tuple[float, str] | None, limit: int
    ) -> list[tuple[Stored, int]]:
        """Return tables and their plies, the newest first: those of a person, or the public ones."""
        found = await self.storage.listed(
            person=person, status=status, game=game, before=before, limit=limit, quarantine=self._cache.quarantine
        )
        plies = await self.storage.plies([stored.id for stored in found])
        return [(stored, plies.get(stored.id, 0)) for stored in found]

    async def _ask_bot(self, level: str, table: Table) -> list[str]:
        return await self._bots.ask(level, table.game_json(), self.addresses.origin(table.config.host))

    async def _find_hints(self, table: Table, person: str) -> list[Hint]:
        return await self._bots.hints(table.game_json(), self.addresses.origin(person))

    # New tables.

    async def create(self, plan: NewTable, host: Person, submission: Submission | None = None) -> Table:
        return await self._start_if_full(await self.add(plan_table(plan, host, self.opponents), submission))

    async def find_submitted(self, submission: Submission | None) -> Table | None:
        """Return the table that an earlier request with the same idempotency key created, if there was one."""
        id = await find_result(self.storage, submission)
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
            await self.storage.remove(again.id, again.revision)
            self._cache.drop(again.id)
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
            actions=[
                (ply, seat, text, now)
                for ply, (text, (seat, _)) in enumerate(zip(record.actions, table.stamps, strict=True))
            ],
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
        if not await self.storage.save(save):
            earlier = await self.find_submitted(submission)
            assert earlier is not None
            return earlier
        table.revision, table.due = 0, save.due
        self._cache.keep(table)
        self._broadcast.table_created(table)
        return table

    # Changes.

    async def change(self, id: str, decide: Decide) -> Table:
        """Change a table: decide, store, commit, and send the change to the table's streams. Return the table."""
        # Whether the table in memory is old matters only if the change is refused: the storage does not accept a
        # change that was decided on an old revision. If the request is ahead of the table, another process has just
        # changed it and the notice is on the way: to wait for it is cheaper than to read the table.
        may_wait = self.storage.shared
        while True:
            async with self._cache.lock(id):
                table = await self._cache.read_from_memory(id)
                try:
                    if await self._try_change(table, decide):
                        break
                    waits = may_wait
                except Refusal as refusal:
                    waits = may_wait and isinstance(refusal, TableIsBehind)
                    if not waits and await self._cache.is_current(table):
                        raise
                if not waits:
                    await self._cache.reload(id)
            if waits:
                await self._cache.wait_for_notice(id)
                may_wait = False
        self._bot_turns.start(table)
        return table

    async def _try_change(self, table: Table, decide: Decide) -> bool:
        """Change a table; return False if the stored table has another revision. The caller has the lock."""
        change = seating.start_if_full(decide(table), self.now())
        now = self.now()
        if not await self._save(table, change, now):
            return False
        before = table.config
        table.commit(change, table.revision + 1, now)
        self._broadcast.table_changed(table, change, before)
        _count(table, change, before)
        return True

    async def _save(self, table: Table, change: Change, now: float) -> bool:
        """Store a change; return False if the stored table has another revision."""
        config = change.config
        state = change.state or (None if table.match is None else table.match.state)
        level = bot_to_play(config, state) if state is not None and config.status == "playing" else None
        due, claimed_by = due_time(config, state, now), None if level is None else self._bot_turns.process
        is_same_turn = level is not None and change.state is None and level == table.bot_level()
        if is_same_turn and self._bot_turns.is_claimed_elsewhere(table):
            due, claimed_by = table.due, table.claimed_by
        begun = change.match.record if change.match is not None and change.back_to is None else None
        save = Save(
            id=table.id,
            revision=table.revision,
            config=config,
            now=now,
            due=due,
            claimed_by=claimed_by,
            actions=[(done.ply - 1, done.seat, done.action, done.at) for done in change.done],
            back_to=change.back_to,
            setup=None if begun is None else begun.setup,
            players=[] if begun is None else begun.players,
            seated=_people(config) != _people(table.config),
            listed=is_listed_otherwise(table.config, config),
        )
        try:
            if not await self.storage.save(save):
                return False
        except BaseException:  # it is not known whether the change was stored
            self._cache.doubt(table.id)
            raise
        table.due, table.claimed_by = due, claimed_by
        return True


def due_time(config: TableConfig, state: State | None, now: float) -> float | None:
    """Return when the server has to look at a table that is not changed before."""
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


def _count(table: Table, change: Change, before: TableConfig) -> None:
    """Update the metrics of actions and of games that are over."""
    for done in change.done:
        actions(before.game, "person" if level_of(before, done.seat) is None else "bot").inc()
    result = table.config.result
    if result is not None and before.result is None:
        GAMES.labels(before.game, result.reason).inc()
