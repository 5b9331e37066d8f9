"""The table service: the tables that this process has in memory, their streams, and the turns of their bots.

Every change of a table goes through `TableService.change`: it is decided, stored, and then sent to all streams of the
table. If two changes arrive at once, the second is decided again on the result of the first. Within a process a lock
ensures this; between processes the storage does, by checking the revision.
"""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from weakref import WeakValueDictionary

from msgspec.structs import replace

from ..games.game import GameError
from ..games.record import Match, Record
from . import clock as clocks
from .bots import BotFailed, BotGone, Bots
from .broadcast import Broadcast, is_listed_otherwise
from .hint_service import HintService
from .lobby import LOBBY, Lobby
from .messages import NewTable, Person, Result
from .metrics import GAMES, TABLES, TASK_FAILURES, actions
from .refusals import Refusal
from .replays import Replays
from .scheduler import Addresses
from .storage import DATABASE_ERRORS, Notice, Save, Storage, Stored, Submission, UnreadableTable, cause
from .streams import HEARTBEAT_SECONDS, Streams
from .submissions import LASTS as SUBMISSION_LASTS
from .submissions import find_result
from .table import Change, Table, replay
from .table_config import FALLBACK, Seat, TableConfig, arrange, is_full, level_of, new_id

log = logging.getLogger(__name__)

IN_MEMORY = 2_000
"""Tables that are kept at hand beyond those that somebody listens to."""
SWEEP_SECONDS = 1.0
CLAIM_SECONDS = 15.0
"""So long a process may think for a bot before it has to claim the turn again; then any process may take it over."""
FORGET_SECONDS = 3600.0
DUE_AT_ONCE = 100
"""So many tables that are due the sweep asks for at a time."""
RETRY_SECONDS = 30.0
"""So long a table is left alone by the sweep after it failed there."""
COUNT_SECONDS = 60.0

Decide = Callable[[Table], Change]
Turning = tuple[int, int, str | None]


class MovedOn(Exception):
    """What was to be changed has changed already."""


class TableService:
    def __init__(self, storage: Storage, bots: Bots, now: Callable[[], float] = time.time) -> None:
        self.storage = storage
        self.streams = Streams()
        storage.notices.person_revoked = self.streams.restart_person
        self.replays = Replays()
        self.lobby = Lobby(self.streams)
        self._broadcast = Broadcast(self.streams, self.lobby)
        self._now = now
        self._bots = bots
        self.opponents = bots.opponents
        self.addresses = Addresses()
        self.hint_service = HintService(bots, self.table, self.addresses.origin)
        self._process = secrets.token_hex(8)
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._doubtful: set[str] = set()
        """Tables that may be stored otherwise than they are in memory."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._failed: dict[str, float] = {}
        """Tables at which the sweep failed, and when it tries again."""

    async def open(self, tasks: bool = True) -> None:
        """Listen to other processes and, with `tasks`, run the background tasks."""
        await self.storage.release_claims(self.now())
        await self.storage.notices.listen(self._heard, self._missed)
        # The first questions connect to the database and write the SQL: the first visitors shall not wait for that.
        await self.storage.load("")
        await self.storage.person("")
        if tasks:
            self._tasks = [
                asyncio.create_task(self._every(SWEEP_SECONDS, self.sweep), name="sweep"),
                asyncio.create_task(self._every(FORGET_SECONDS, self._forget), name="forget"),
                asyncio.create_task(self._every(COUNT_SECONDS, self.storage.count_quarantined), name="count"),
                asyncio.create_task(self._beat(), name="heartbeat"),
            ]

    async def close(self) -> None:
        for task in [*self._tasks, *self._thinking.values()]:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._thinking.values(), return_exceptions=True)
        await self.lobby.close()
        await self._bots.close()

    def now(self) -> float:
        """The time, in milliseconds that every database and every client keeps exactly."""
        return round(self._now(), 3)

    # Tables.

    async def table(self, id: str) -> Table:
        """A table as it is now."""
        table = self._tables.get(id)
        if table is None or not await self._is_current(table):
            async with self._locked(id):
                return await self._current(id)
        if id in self._tables:  # it may have been dropped while the revision was read
            self._tables.move_to_end(id)
        return table

    def is_at_hand(self, id: str) -> bool:
        """Whether a table is in memory, and need not be read from the database."""
        return id in self._tables

    async def _current(self, id: str) -> Table:
        """The same, for whoever has its lock."""
        table = self._tables.get(id)
        return table if table is not None and await self._is_current(table) else await self._reload(id)

    async def _at_hand(self, id: str) -> Table:
        """A table as it is in memory, if it is there and not known to be wrong."""
        table = self._tables.get(id)
        return table if table is not None and id not in self._doubtful else await self._reload(id)

    async def _is_current(self, table: Table) -> bool:
        if table.id in self._doubtful:
            return False
        return not self.storage.shared or await self.storage.revision(table.id) == table.revision

    async def create(self, wish: NewTable, host: Person, submission: Submission | None = None) -> Table:
        return await self._start_if_full(await self._add(arrange(wish, host, self.opponents), submission))

    async def submitted(self, submission: Submission | None) -> Table | None:
        """The table that an earlier request with the same idempotency key made, if there was one."""
        id = await find_result(self.storage, submission)
        return None if id is None else await self._start_if_full(await self.table(id))

    async def _start_if_full(self, table: Table) -> Table:
        if table.config.autostart and table.config.status == "open" and is_full(table.seats):
            return await self.change(table.id, Table.as_it_is)
        return table

    async def change(self, id: str, decide: Decide) -> Table:
        """Change a table as the judge says, durably, and tell everybody."""
        async with self._locked(id):
            table = await self._at_hand(id)
            while True:
                # Whether another process changed the table is asked only where it matters: before a refusal. What is
                # accepted on a table that has changed, the storage does not take.
                try:
                    change = table.autostarted(decide(table), self.now())
                except Refusal:
                    if await self._is_current(table):
                        raise
                else:
                    now = self.now()
                    if await self._save(table, change, now):
                        break
                table = await self._reload(id)
            before = table.config
            table.commit(change, table.revision + 1, now)
            self._broadcast.changed(table, change, before)
            _count(table, change, before)
        self._think(table)
        return table

    async def rematch(self, id: str, person: Person, charge: Callable[[], Awaitable[None]] | None = None) -> Table:
        """The table of the rematch; the first call makes it, and is charged for it."""
        table = await self.table(id)
        config = table.rematch(person)
        known = table.config.rematch
        if known is not None:
            with suppress(Refusal):  # nobody started it in time, and it went: there may be another
                found = await self.table(known)
                if found.config.status != "closed":
                    return found
        if charge is not None:
            await charge()
        again = await self._add(config)

        def link(table: Table) -> Change:
            if table.config.rematch != known:
                raise MovedOn
            return Change(replace(table.config, rematch=again.id))

        try:
            await self.change(id, link)
        except MovedOn:
            await self.storage.remove(again.id, again.revision)
            self._drop(again.id)
            return await self.rematch(id, person)
        return await self.change(again.id, Table.as_it_is)

    async def add_record(self, record: Record, person: Person, submission: Submission | None = None) -> Table:
        """A game that was played elsewhere, to be watched."""
        match = Match.of(record)
        now = self.now()
        state = match.state
        config = TableConfig(
            game=record.game,
            options=record.options,
            host=person.id,
            invitation=new_id(),
            seats=[Seat("bot", name, level=None) for name in record.players],
            status="over",
            result=Result("imported", state.winners(), state.scores()),
        )
        players = [earlier.player for earlier in match]
        actions = [(ply, players[ply], text, now) for ply, text in enumerate(record.actions)]
        table = Table(new_id(), config, now, now, -1, match, [(seat, now) for _, seat, _, _ in actions])
        save = Save(
            id=table.id,
            revision=-1,
            config=config,
            now=now,
            due=due(config, None, now),
            actions=actions,
            setup=record.setup,
            players=record.players,
            owner=person.id,
        )
        return await self._store_new(table, save, submission)

    async def listed(
        self, person: str | None, status: str | None, game: str | None, before: tuple[float, str] | None, limit: int
    ) -> list[tuple[Stored, int]]:
        found = await self.storage.listed(
            person=person, status=status, game=game, before=before, limit=limit, set_apart=self._set_apart
        )
        plies = await self.storage.plies([stored.id for stored in found])
        return [(stored, plies.get(stored.id, 0)) for stored in found]

    async def _add(self, config: TableConfig, submission: Submission | None = None) -> Table:
        now = self.now()
        table = Table(new_id(), config, now, now, -1)
        due_then = now + clocks.OPEN_TABLE_LASTS
        save = Save(table.id, -1, config, now, due_then, seated=True, listed=config.public)
        return await self._store_new(table, save, submission)

    async def _store_new(self, table: Table, save: Save, submission: Submission | None) -> Table:
        """Store a new table; the one that there is already if the same request was quicker."""
        if submission is not None:
            save.submission = dataclasses.replace(submission, result=table.id)
        if not await self.storage.save(save):
            earlier = await self.submitted(submission)
            assert earlier is not None
            return earlier
        table.revision, table.due = 0, save.due
        self._keep(table)
        self._broadcast.made(table)
        return table

    async def _save(self, table: Table, change: Change, now: float) -> bool:
        config = change.config
        state = change.state or (None if table.match is None else table.match.state)
        player = state.player if state is not None and config.status == "playing" else None
        level = None if player is None else level_of(config, player)
        due_then, claimed_by = due(config, player, now), None if level is None else self._process
        if level is not None and change.state is None and level == table.bot() and self._is_claimed_elsewhere(table):
            due_then, claimed_by = table.due, table.claimed_by  # another process thinks for this turn already
        begun = change.match.record if change.match is not None and change.back_to is None else None
        save = Save(
            id=table.id,
            revision=table.revision,
            config=config,
            now=now,
            due=due_then,
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
            table.due, table.claimed_by = due_then, claimed_by
            return True
        except BaseException:  # whether it was stored is not known: what is in memory may be wrong
            self._doubtful.add(table.id)
            raise

    async def _reload(self, id: str) -> Table:
        """A table as it is stored. Who listens is told what other processes did meanwhile."""
        known = self._tables.get(id)
        try:
            stored = await self.storage.load(id)
            table = None if stored is None else restore(stored)
        except UnreadableTable as error:
            await self._set_apart(error)
            raise Refusal(
                "unreadable_table", "this table is damaged and set apart until an operator looks at it"
            ) from None
        if table is None:
            self._drop(id)
            raise Refusal("no_such_table", "there is no such table, or not any more")
        self._keep(table)
        self._doubtful.discard(id)
        if known is not None and table.revision != known.revision:
            self._broadcast.difference(known, table)
        return table

    async def _set_apart(self, error: UnreadableTable) -> None:
        self._drop(error.id)
        if not error.known:
            await self.storage.quarantine(error)
        self.streams.restart(error.id)  # readers come back, and are refused

    def _keep(self, table: Table) -> None:
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        spare = len(self._tables) - IN_MEMORY
        if spare > 0:
            for id in [id for id in self._unused() if id != table.id][:spare]:
                self._drop(id)
        TABLES.set(len(self._tables))

    def _unused(self) -> Iterator[str]:
        for id in self._tables:
            if not self.streams.listeners(id) and id not in self._thinking and id not in self._locks:
                yield id

    def _drop(self, id: str) -> None:
        self._tables.pop(id, None)
        self._doubtful.discard(id)
        TABLES.set(len(self._tables))

    def _locked(self, id: str) -> asyncio.Lock:
        """The lock of a table, which is there only while somebody holds or awaits it."""
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        return lock

    # Other processes.

    async def _heard(self, notice: Notice) -> None:
        """Another process changed a table; or this one did, and knows it already."""
        id, known = notice.id, self._tables.get(notice.id)
        try:
            if known is not None and known.revision < notice.revision:
                async with self._locked(id):
                    known = self._tables.get(id)
                    if known is not None and known.revision < notice.revision and not self._follow(known, notice):
                        await self._reload(id)
            if known is None and notice.listed and self.streams.listeners(LOBBY):
                await self._tell_lobby(id)
        except Refusal:
            pass  # it was closed, which was told, and is removed now
        except UnreadableTable as error:
            await self._set_apart(error)

    def _follow(self, table: Table, notice: Notice) -> bool:
        """Do to a table what another process did; whether that was possible without reading the table again."""
        progress = notice.progress
        if progress is None or notice.revision != table.revision + 1 or table.id in self._doubtful:
            return False
        try:
            change = table.follow(progress.config, [(text, at) for _, _, text, at in progress.actions])
        except (GameError, Refusal):  # never, unless two versions of the program are at work
            return False
        before = table.config
        table.commit(change, notice.revision, progress.changed)
        table.due, table.claimed_by = progress.due, progress.claimed_by
        self._broadcast.changed(table, change, before)
        return True

    async def _tell_lobby(self, id: str) -> None:
        stored = await self.storage.load(id)
        if stored is not None:
            self._broadcast.made(restore(stored))

    async def _missed(self) -> None:
        """Notices may have been missed: look at every table that somebody listens to, and let the lobby read its list
        again."""
        self.streams.restart(LOBBY)
        for id in [id for id in self._tables if self.streams.listeners(id)]:
            try:
                await self.table(id)
            except Refusal:
                pass
            except Exception as error:  # one table that fails must not keep the others from what they missed
                log.error("a table could not be read again", extra={"table": id, "error": cause(error)})
                self.streams.restart(id)  # its readers come back, and read it then

    # Bots.

    def _is_claimed_elsewhere(self, table: Table) -> bool:
        """Whether another process thinks for the bot of a table, and its claim has not expired."""
        is_other = table.claimed_by not in (None, self._process)
        return is_other and table.due is not None and table.due > self.now()

    def _thinks_for(self, table: Table) -> bool:
        """Whether it is this process that has to think for a bot of a table."""
        return table.bot() is not None and table.claimed_by == self._process

    def _think(self, table: Table) -> None:
        if self._thinks_for(table) and table.id not in self._thinking:
            self._thinking[table.id] = asyncio.create_task(self._play_bots(table.id), name=f"bot at {table.id}")

    async def _play_bots(self, id: str) -> None:
        """Play for the bots of a table until somebody else is to act; what fails here, the sweep tries again."""
        try:
            table = await self.table(id)
            while (level := table.bot()) is not None and self._thinks_for(table):
                try:
                    await self._play_bot(table, level)
                except BotFailed as failure:
                    log.warning("a bot gave up", extra={"table": id, "bot": level})
                    if level == FALLBACK:
                        return
                    await self._change_if_there(id, turn_of(table), failing(failure, self.now()))
                table = await self.table(id)
        except Refusal:
            pass  # the table went away
        except Exception:
            log.exception("a bot's turn was lost", extra={"table": id})
        finally:
            del self._thinking[id]  # at once: the next change of the table must find that nobody thinks

    async def _play_bot(self, table: Table, level: str) -> None:
        assert table.match is not None
        turn = turn_of(table)
        origin = self.addresses.origin(table.config.host)
        actions = await self._bots.ask(level, table.match.record.dumps().encode(), origin)

        def play(table: Table) -> Change:
            try:
                return table.play(actions, self.now())
            except Refusal as refusal:
                raise BotFailed(str(refusal)) from None

        await self._change_if_there(table.id, turn, play)

    async def _change_if_there(self, id: str, turn: Turning, decide: Decide) -> None:
        """Change a table, unless it has come to another turn or the seat to other hands meanwhile."""

        def judge_there(table: Table) -> Change:
            if turn_of(table) != turn:
                raise MovedOn
            return decide(table)

        with suppress(MovedOn):
            await self.change(id, judge_there)

    # Chores.

    async def sweep(self) -> None:
        """Look at every table at which something is due: time is up, a bot is to act, or nobody came."""
        now = self.now()
        self._failed = {id: again for id, again in self._failed.items() if again > now}
        for id in self._to_claim_again():
            if id not in self._failed:
                await self._look_after(id, lambda id: self.change(id, self._claim_again))
        # Tables that failed stay due: there has to be room for others in the list.
        for id in await self.storage.due(now, DUE_AT_ONCE + len(self._failed)):
            if id not in self._failed:
                await self._look_after(id, self._attend)

    async def _look_after(self, id: str, attend: Callable[[str], Awaitable[object]]) -> None:
        """Look at a table; what fails there is logged, and does not keep the sweep from the others."""
        try:
            await attend(id)
        except (Refusal, MovedOn):
            pass
        except Exception as error:
            TASK_FAILURES.labels("table").inc()
            self._failed[id] = self.now() + RETRY_SECONDS
            defect = None if isinstance(error, DATABASE_ERRORS) else error
            log.error("a table could not be looked after", exc_info=defect, extra={"table": id, "error": cause(error)})

    def _to_claim_again(self) -> list[str]:
        """Tables for whose bots this process thinks, and its claim expires soon."""
        soon = self.now() + CLAIM_SECONDS / 2
        thinking = [self._tables[id] for id in self._thinking if id in self._tables]
        return [table.id for table in thinking if table.due is not None and table.due < soon]

    def _claim_again(self, table: Table) -> Change:
        if not self._thinks_for(table):
            raise MovedOn
        return table.as_it_is()

    def _attend_if_due(self, table: Table) -> Change:
        """What is due at a table, unless another process has attended to it, or claimed its turn, meanwhile."""
        if table.due is None or table.due > self.now():
            raise MovedOn
        return table.as_time_goes_by(self.now())

    async def _attend(self, id: str) -> None:
        table = await self.table(id)
        if table.config.status != "closed":
            await self.change(id, self._attend_if_due)
        elif await self.storage.remove(id, table.revision):
            self._drop(id)

    async def _forget(self) -> None:
        await self.storage.forget_people(self.now() - clocks.IDLE_PERSON_LASTS)
        await self.storage.forget_submissions(self.now() - SUBMISSION_LASTS)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            self.streams.beat()

    @staticmethod
    async def _every(seconds: float, task: Callable[[], Awaitable[None]]) -> None:
        """Run a background task every so many seconds. A failure that repeats is logged once."""
        logged = None
        while True:
            try:
                await task()
            except Exception as error:
                TASK_FAILURES.labels(task.__name__.strip("_")).inc()
                if logged != cause(error):
                    logged = cause(error)
                    defect = None if isinstance(error, DATABASE_ERRORS) else error
                    log.error(
                        "a background task failed", exc_info=defect, extra={"task": task.__name__, "error": logged}
                    )
            else:
                if logged is not None:
                    log.info("a background task works again", extra={"task": task.__name__})
                logged = None
            await asyncio.sleep(seconds)


def restore(stored: Stored) -> Table:
    """A table as it was, with the game that its record tells."""
    config, match, undo_limit, last = stored.config, None, 0, None
    stamps = [(seat, at) for seat, _, at in stored.actions]
    if stored.setup is not None:
        texts = [action for _, action, _ in stored.actions]
        record = Record(config.game, stored.players, config.options, stored.setup, texts)
        try:
            match, undo_limit, last = replay(record, stamps)
        except Exception as error:  # whatever a damaged record makes of the rules
            raise UnreadableTable(stored.id, stored.revision, cause(error)) from error
    elif config.status == "playing":
        raise UnreadableTable(stored.id, stored.revision, "a game is played, but its set-up is missing")
    known = config, stored.created, stored.changed, stored.revision
    table = Table(stored.id, *known, match, stamps, undo_limit, last)
    table.due, table.claimed_by = stored.due, stored.claimed_by
    return table


def due(config: TableConfig, player: int | None, now: float) -> float | None:
    """When the server has to look at a table if nobody acts before."""
    if config.status == "over":
        return now + clocks.finished_game_lasts(config.result)
    if config.status == "closed":
        return now
    if config.status == "open":
        return now + clocks.OPEN_TABLE_LASTS
    assert player is not None
    if level_of(config, player) is not None:
        return now + CLAIM_SECONDS
    bank = config.seats[player].bank
    return clocks.deadline(config.clock, bank, config.turn_began) or now + clocks.IDLE_GAME_LASTS


def _people(config: TableConfig) -> set[str | None]:
    return {seat.person for seat in config.seats}


def turn_of(table: Table) -> Turning:
    """What tells one turn of a bot from another."""
    return table.ply, table.config.undone, table.bot()


def failing(failure: BotFailed, now: float) -> Decide:
    return lambda table: table.bot_failed(now, gone=isinstance(failure, BotGone))


def _count(table: Table, change: Change, before: TableConfig) -> None:
    for done in change.done:
        actions(before.game, "person" if level_of(before, done.seat) is None else "bot").inc()
    result = table.config.result
    if result is not None and before.result is None:
        GAMES.labels(before.game, result.reason).inc()
