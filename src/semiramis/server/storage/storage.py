"""The database: SQLite in a file, or PostgreSQL, which several processes may share. Both do the same."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Select,
    Text,
    Update,
    bindparam,
    cast,
    delete,
    exists,
    func,
    insert,
    select,
    tuple_,
    update,
)
from sqlalchemy.engine import Row
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from ..metrics import QUARANTINED
from ..table_config import TableConfig
from .engines import cause, engines, plain_address
from .errors import DATABASE_ERRORS, UnreadableTable, UnusableDatabase
from .jobs import Enter, Job, Remove, Save, StoredPerson, Submission
from .lock import FileLock
from .migrate import migrate
from .notices import Notices
from .protection import protect
from .reader import Reader
from .schema import actions, people, probe, seats, setups, submissions, tables
from .statements import Statements, notify_of_person
from .writer import Writer

log = logging.getLogger(__name__)


@dataclass
class Stored:
    """A table as the database has it."""

    id: str
    revision: int
    config: TableConfig
    created: float
    changed: float
    setup: dict[str, Any] | None = None
    players: list[str] = field(default_factory=list)
    actions: list[tuple[int, str, float]] = field(default_factory=list)
    """Seat, action and time, ply by ply."""
    due: float | None = None
    claimed_by: str | None = None


CLOCK_TOLERANCE = 60.0
"""By so many seconds the clocks of processes that share a database may differ."""
_REVISION = select(tables.c.revision).where(tables.c.id == bindparam("id"), tables.c.quarantined.is_(None))
_SUBMISSION = select(submissions).where(submissions.c.id == bindparam("id"))
_PERSON = select(people).where(people.c.id == bindparam("id"))


def _whole(dialect: str) -> Select[Any]:
    """A table, its set-up and its actions as one row: one question costs a fraction of three, and its answer is of one
    moment."""
    done = select(actions).where(actions.c.table_id == bindparam("id")).order_by(actions.c.ply).subquery()
    postgresql = dialect == "postgresql"
    triple = (func.json_build_array if postgresql else func.json_array)(done.c.seat, done.c.action, done.c.at)
    together = cast(func.json_agg(triple), Text) if postgresql else func.json_group_array(triple)
    return (
        select(tables, setups.c.setup, setups.c.players, select(together).scalar_subquery().label("done"))
        .outerjoin(setups, setups.c.table_id == tables.c.id)
        .where(tables.c.id == bindparam("id"))
    )


class Storage:
    """Everything that is kept. Answers only what is durable; every write is one of a group."""

    def __init__(self, url: str) -> None:
        self.url = url
        reading, writing = engines(url)
        self.engine: AsyncEngine = reading
        self._reader = Reader(reading)
        self.shared = writing.dialect.name == "postgresql"
        """Whether other processes may write to it too."""
        self.notices = Notices(plain_address(writing.url) if self.shared else None)
        self._path = None if self.shared else Path(writing.url.database or "")
        self._lock = None if self._path is None else FileLock(self._path)
        self._whole = _whole(writing.dialect.name)
        self._writer: Writer[Job] = Writer(writing, Statements(writing.dialect.name).write)

    async def open(self) -> None:
        if self._lock is not None:
            self._lock.acquire()
        try:
            if self._path is not None:
                protect(self._path)
            await self._writer.call(migrate, limited=False)
        except BaseException as error:
            await self._let_go()
            if isinstance(error, DBAPIError | OSError):
                raise UnusableDatabase(f"cannot open the database: {cause(error)}") from None
            raise
        self._writer.start()

    async def close(self) -> None:
        await self.notices.close()
        await self._let_go()

    async def _let_go(self) -> None:
        await self._writer.close()
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    # Writing.

    async def save(self, change: Save) -> bool:
        """Whether the change was made; False if the table changed or was set apart meanwhile."""
        return await self._writer.submit(change)

    async def remove(self, id: str, revision: int) -> bool:
        return await self._writer.submit(Remove(id, revision))

    async def enter(self, person: StoredPerson, now: float, submission: Submission | None = None) -> bool:
        """Whether somebody was entered; False if the submission was made before."""
        return await self._writer.submit(Enter(person, now, submission))

    async def rename(self, person: StoredPerson, now: float) -> bool:
        """Give a person another name; False if there is none with this secret any more."""
        query = update(people).where(people.c.id == person.id, people.c.secret == person.secret)
        return await self._change_person(person.id, query.values(name=person.name, seen=now))

    async def revoke(self, id: str) -> bool:
        """Forget the name and the secret of a person. Who sits at no table is removed with the next clean-up."""
        query = update(people).where(people.c.id == id).values(name="", secret="", seen=0.0)
        return await self._change_person(id, query, is_revoked=True)

    async def _change_person(self, id: str, query: Update, is_revoked: bool = False) -> bool:
        def change(connection: Connection) -> bool:
            if self.shared:
                notify_of_person(connection, id, is_revoked)
            return connection.execute(query).rowcount == 1

        return await self._writer.call(change)

    async def write_probe(self, now: float) -> None:
        """Write something; fails if nothing can be written."""

        def write(connection: Connection) -> None:
            if connection.execute(update(probe).where(probe.c.id == 0).values(at=now)).rowcount == 0:
                connection.execute(insert(probe).values(id=0, at=now))

        await self._writer.call(write)

    # Reading.

    async def load(self, id: str) -> Stored | None:
        """A table with its whole game."""
        rows = await self._reader.read(self._whole, {"id": id})
        if not rows:
            return None
        (row,) = rows
        if row.quarantined is not None:
            raise UnreadableTable(id, row.revision, row.quarantined, known=True)
        stored = _stored(row)
        if row.setup is not None:
            try:
                stored.setup = msgspec.json.decode(row.setup)
                stored.players = msgspec.json.decode(row.players, type=list[str])
                stored.actions = msgspec.json.decode(row.done or "[]", type=list[tuple[int, str, float]])
            except msgspec.MsgspecError as error:
                raise UnreadableTable(id, row.revision, cause(error)) from None
        return stored

    async def revision(self, id: str) -> int | None:
        """The revision of a table; None if there is none, or if it is in quarantine."""
        rows = await self._reader.read(_REVISION, {"id": id})
        return rows[0].revision if rows else None

    async def listed(
        self,
        *,
        person: str | None = None,
        status: str | None = None,
        game: str | None = None,
        before: tuple[float, str] | None = None,
        limit: int = 50,
        set_apart: Callable[[UnreadableTable], Awaitable[None]] | None = None,
    ) -> list[Stored]:
        """Tables without their games, the newest first: the public ones, or those at which somebody sits.

        `set_apart` is called for each table that cannot be read, instead of `quarantine`.
        """
        query = select(tables)
        if person is None:
            query = query.where(tables.c.public)
        else:
            # From the seats to the tables: the other way round every table would be looked at.
            query = query.where(tables.c.id.in_(select(seats.c.table_id).where(seats.c.person_id == person)))
        query = query.where(tables.c.quarantined.is_(None))
        query = query.where(tables.c.status != "closed" if status is None else tables.c.status == status)
        if game is not None:
            query = query.where(tables.c.game == game)
        if before is not None:
            query = query.where(tuple_(tables.c.created, tables.c.id) < before)
        query = query.order_by(tables.c.created.desc(), tables.c.id.desc()).limit(limit)
        while True:
            found, unreadable = _read_all(await self._reader.read(query))
            if not unreadable:
                return found
            # Again, without them: the page is as long as it should be.
            query = query.where(tables.c.id.not_in([error.id for error in unreadable]))
            for error in unreadable:
                await (set_apart or self.quarantine)(error)

    async def plies(self, ids: Sequence[str]) -> dict[str, int]:
        """How many actions were done at each of these tables."""
        query = (
            select(actions.c.table_id, func.count().label("plies"))
            .where(actions.c.table_id.in_(ids))
            .group_by(actions.c.table_id)
        )
        return {row.table_id: row.plies for row in await self._reader.read(query)}

    async def person(self, id: str) -> StoredPerson | None:
        rows = await self._reader.read(_PERSON, {"id": id})
        return StoredPerson(rows[0].id, rows[0].name, rows[0].secret) if rows else None

    async def count_tables(self, person: str) -> tuple[int, int]:
        """How many tables of a person wait or are played at, and how many are games that they imported."""
        in_play = tables.c.status.in_(("open", "playing"))
        imported = tables.c.arrangement.contains('"reason":"imported"')
        query = (
            select(
                func.count().filter(in_play).label("in_play"),
                func.count().filter((tables.c.status == "over") & imported).label("imported"),
            )
            .select_from(seats)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(seats.c.person_id == person)
        )
        (row,) = await self._reader.read(query)
        return row.in_play, row.imported

    async def submission(self, id: str) -> Submission | None:
        """What was stored of a request with an idempotency key."""
        rows = await self._reader.read(_SUBMISSION, {"id": id})
        return Submission(rows[0].id, rows[0].request, rows[0].result) if rows else None

    async def due(self, now: float, limit: int = 100) -> list[str]:
        """The tables that the server has to look at."""
        query = (
            select(tables.c.id)
            .where(tables.c.due <= now, tables.c.quarantined.is_(None))
            .order_by(tables.c.due)
            .limit(limit)
        )
        return [row.id for row in await self._reader.read(query)]

    # Tables that cannot be read.

    async def quarantine(self, error: UnreadableTable) -> None:
        """Set a table apart, so that it is not tried again until an operator releases it.

        A database that cannot be written is logged, and nothing else: the table is tried again then.
        """
        log.error("a table cannot be read and is set apart", extra={"table": error.id, "error": error.cause})
        query = (
            update(tables)
            .where(tables.c.id == error.id, tables.c.revision == error.revision)
            .values(quarantined=error.cause)
        )
        try:
            await self._writer.call(lambda connection: connection.execute(query).rowcount)
            await self.count_quarantined()
        except DATABASE_ERRORS as failure:
            log.error("a table could not be set apart", extra={"table": error.id, "error": cause(failure)})

    async def release(self, id: str) -> bool:
        """Let a table that was set apart be tried again, at once; whether there was one."""
        query = update(tables).where(tables.c.id == id, tables.c.quarantined.is_not(None)).values(quarantined=None)
        # What was due meanwhile is still due: clocks ran on.
        return await self._writer.call(lambda connection: connection.execute(query).rowcount > 0)

    async def quarantined(self) -> list[tuple[str, str, str]]:
        """The tables that are set apart: id, game and why."""
        columns = (tables.c.id, tables.c.game, tables.c.quarantined)
        query = select(*columns).where(tables.c.quarantined.is_not(None)).order_by(tables.c.id)
        return [(row.id, row.game, row.quarantined) for row in await self._reader.read(query)]

    async def count_quarantined(self) -> None:
        """Tell the metric how many tables are set apart."""
        query = select(func.count().label("tables")).select_from(tables).where(tables.c.quarantined.is_not(None))
        ((count,),) = await self._reader.read(query)
        QUARANTINED.set(count)

    # Housekeeping.

    async def release_claims(self, now: float) -> None:
        """Let the server look at tables whose due time cannot be trusted after a start.

        These are tables for whose bots a process has thought that ended (only where no other process can be alive), and
        tables that were changed later than now, because the system's clock was set back.
        """
        doubtful = tables.c.changed > now + CLOCK_TOLERANCE
        if not self.shared:
            doubtful |= tables.c.claimed_by.is_not(None)
        query = update(tables).where(tables.c.due.is_not(None), doubtful).values(due=0.0)
        await self._writer.call(lambda connection: connection.execute(query).rowcount)

    async def forget_people(self, before: float) -> int:
        """Forget who was not seen since and sits at no table."""
        query = delete(people).where(people.c.seen < before, ~exists().where(seats.c.person_id == people.c.id))

        def forget(connection: Connection) -> int:
            forgotten = connection.execute(query).rowcount
            if forgotten and self.shared:
                notify_of_person(connection)
            return forgotten

        forgotten = await self._writer.call(forget)
        if forgotten:
            self.notices.person_changed(None)
        return forgotten

    async def forget_submissions(self, before: float) -> int:
        query = delete(submissions).where(submissions.c.at < before)
        return await self._writer.call(lambda connection: connection.execute(query).rowcount)


def _read_all(rows: Sequence[Row[Any]]) -> tuple[list[Stored], list[UnreadableTable]]:
    found, unreadable = [], []
    for row in rows:
        try:
            found.append(_stored(row))
        except UnreadableTable as error:
            unreadable.append(error)
    return found, unreadable


def _stored(row: Row[Any]) -> Stored:
    try:
        config = msgspec.json.decode(row.arrangement, type=TableConfig)
    except msgspec.MsgspecError as error:
        raise UnreadableTable(row.id, row.revision, cause(error)) from None
    return Stored(row.id, row.revision, config, row.created, row.changed, due=row.due, claimed_by=row.claimed_by)
