"""The storage: a SQLite file, or PostgreSQL, which several processes may share. Both behave alike."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
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
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from ...tables.config import TableConfig
from ...tables.stored import Note, NoteKind, Save, Stored, UnreadableTable, cause
from ...tables.submissions import Submission
from ...tables.table import Played
from ..metrics import QUARANTINED
from .engines import engines, plain_address
from .errors import DATABASE_ERRORS, UnusableDatabase
from .jobs import Enter, Job, Remove, StoredPerson
from .lock import FileLock
from .migrate import migrate
from .notices import Notices
from .protection import protect
from .reader import Reader
from .schema import actions, metadata, people, probe, seats, setups, submissions, tables
from .statements import Statements, notify_of_person
from .writer import Writer

log = logging.getLogger(__name__)


ROWS_AFTER_FAILURE = 20_000
"""About 400 kB in a file of SQLite, and as much in its log: more than the largest record that can be imported."""
CLOCK_TOLERANCE = 60.0
"""By how many seconds the clocks of processes that share a database may differ."""
_REVISION = select(tables.c.revision).where(tables.c.id == bindparam("id"), tables.c.quarantined.is_(None))
_SUBMISSION = select(submissions).where(submissions.c.id == bindparam("id"))
_PERSON = select(people).where(people.c.id == bindparam("id"))


def _whole(dialect: str) -> Select[Any]:
    """Return the query of a table with its set-up and its actions as one row.

    One query takes a fraction of the time of three, and its result is consistent.
    """
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
    """All data of the server. A write returns when it is durable; writes are committed in groups."""

    def __init__(self, url: str) -> None:
        self.url = url
        reading, writing = engines(url)
        self.engine: AsyncEngine = reading
        self._reader = Reader(reading)
        self.shared = writing.dialect.name == "postgresql"
        """Whether other processes may write to it as well."""
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
            await self._release()
            if isinstance(error, DBAPIError | OSError):
                raise UnusableDatabase(f"cannot open the database: {cause(error)}") from None
            raise
        self._writer.start()

    async def close(self) -> None:
        await self.notices.close()
        await self._release()

    async def _release(self) -> None:
        await self._writer.close()
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    # Writing.

    async def save(self, change: Save) -> bool:
        """Store a change; return False if the table has another revision or is in quarantine."""
        return await self._writer.submit(change)

    async def remove(self, id: str, revision: int) -> bool:
        return await self._writer.submit(Remove(id, revision))

    async def enter(self, person: StoredPerson, now: float, submission: Submission | None = None) -> bool:
        """Store a new person; return False if the submission was already carried out."""
        return await self._writer.submit(Enter(person, now, submission))

    async def rename(self, person: StoredPerson, now: float) -> bool:
        """Rename a person; return False if there is no person with this secret."""
        query = update(people).where(people.c.id == person.id, people.c.secret == person.secret)
        return await self._change_person(person.id, query.values(name=person.name, seen=now))

    async def revoke(self, id: str) -> bool:
        """Delete the name and the secret of a person. The row is deleted later if the person sits at no table."""
        query = update(people).where(people.c.id == id).values(name="", secret="", seen=0.0)
        return await self._change_person(id, query, is_revoked=True)

    async def _change_person(self, id: str, query: Update, is_revoked: bool = False) -> bool:
        def change(connection: Connection) -> bool:
            if self.shared:
                notify_of_person(connection, id, is_revoked)
            return connection.execute(query).rowcount == 1

        return await self._writer.call(change)

    @property
    def write_failed(self) -> bool:
        """Whether the database could not be written when it was last tried."""
        return self._writer.failed

    async def write_probe(self, now: float) -> None:
        """Write a row; raise an error if the database cannot be written.

        After a write that failed, many more rows are written and deleted again: a disk without space for a large change
        may still have some for one row.
        """
        more = range(0)
        if self.write_failed:
            first = secrets.randbelow(2**31 - ROWS_AFTER_FAILURE - 1) + 1  # other processes may do the same
            more = range(first, first + ROWS_AFTER_FAILURE)

        def write(connection: Connection) -> None:
            if connection.execute(update(probe).where(probe.c.id == 0).values(at=now)).rowcount == 0:
                connection.execute(insert(probe).values(id=0, at=now))
            if more:
                connection.execute(insert(probe), [{"id": id, "at": now} for id in more])

        await self._writer.call(write)
        if more:
            query = delete(probe).where(probe.c.id != 0)
            await self._writer.call(lambda connection: connection.execute(query).rowcount)

    # Reading.

    async def load(self, id: str) -> Stored | None:
        """Return a table with its whole game; None if there is none. Raises `UnreadableTable`."""
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
                stored.actions = msgspec.json.decode(row.done or "[]", type=list[Played])
            except msgspec.MsgspecError as error:
                raise UnreadableTable(id, row.revision, cause(error)) from None
        return stored

    async def revision(self, id: str) -> int | None:
        """Return the revision of a table; None if there is none or if it is in quarantine."""
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
        quarantine: Callable[[UnreadableTable], Awaitable[None]] | None = None,
    ) -> list[Stored]:
        """Return tables without their games, the newest first: the public ones, or those of a person.

        `quarantine` is called for each table that cannot be read, instead of the method of this name.
        """
        query = select(tables)
        if person is None:
            query = query.where(tables.c.public)
        else:
            # By the index of seats: otherwise every table would be read.
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
            # Again without them, so that the page is full.
            query = query.where(tables.c.id.not_in([error.id for error in unreadable]))
            for error in unreadable:
                await (quarantine or self.quarantine)(error)

    async def plies(self, ids: Sequence[str]) -> dict[str, int]:
        """Return the number of actions of each of these tables."""
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
        """Return how many open or running tables a person has, and how many imported games."""
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
        """Return the stored request with an idempotency key; None if there is none."""
        rows = await self._reader.read(_SUBMISSION, {"id": id})
        return Submission(rows[0].id, rows[0].request, rows[0].result) if rows else None

    async def note(self, kind: NoteKind, id: str) -> Note | None:
        """Return what is kept of this kind beside a table or a person."""
        notes = metadata.tables[kind]
        rows = await self._reader.read(select(notes).where(notes.c.id == id))
        return Note(rows[0].revision, rows[0].text) if rows else None

    async def save_note(self, kind: NoteKind, id: str, text: str, revision: int) -> bool:
        """Keep a text; return False if it has another revision, or there is no such table or person."""
        notes = metadata.tables[kind]
        new = {"id": id, "revision": revision + 1, "text": text}
        change = update(notes).where(notes.c.id == id, notes.c.revision == revision)
        query = change.values(new) if revision else insert(notes).values(new)
        try:
            return await self._writer.call(lambda connection: connection.execute(query).rowcount > 0)
        except IntegrityError:
            return False

    async def due(self, now: float, limit: int = 100) -> list[str]:
        """Return the tables at which something is due."""
        query = (
            select(tables.c.id)
            .where(tables.c.due <= now, tables.c.quarantined.is_(None))
            .order_by(tables.c.due)
            .limit(limit)
        )
        return [row.id for row in await self._reader.read(query)]

    # Quarantine.

    async def quarantine(self, error: UnreadableTable) -> None:
        """Put a table into quarantine, so that it is not read again until an operator releases it.

        If the database cannot be written, this is logged, and the table is read again later.
        """
        log.error("a table cannot be read and is put into quarantine", extra={"table": error.id, "error": error.cause})
        query = (
            update(tables)
            .where(tables.c.id == error.id, tables.c.revision == error.revision)
            .values(quarantined=error.cause)
        )
        try:
            await self._writer.call(lambda connection: connection.execute(query).rowcount)
            await self.count_quarantined()
        except DATABASE_ERRORS as failure:
            log.error("a table could not be put into quarantine", extra={"table": error.id, "error": cause(failure)})

    async def release(self, id: str) -> bool:
        """Release a table from quarantine; return whether it was there."""
        query = update(tables).where(tables.c.id == id, tables.c.quarantined.is_not(None)).values(quarantined=None)
        # `due` stays: the clocks ran on.
        return await self._writer.call(lambda connection: connection.execute(query).rowcount > 0)

    async def quarantined(self) -> list[tuple[str, str, str]]:
        """Return the id, the game and the reason of each table in quarantine."""
        columns = (tables.c.id, tables.c.game, tables.c.quarantined)
        query = select(*columns).where(tables.c.quarantined.is_not(None)).order_by(tables.c.id)
        return [(row.id, row.game, row.quarantined) for row in await self._reader.read(query)]

    async def count_quarantined(self) -> None:
        """Set the metric of tables in quarantine."""
        query = select(func.count().label("tables")).select_from(tables).where(tables.c.quarantined.is_not(None))
        ((count,),) = await self._reader.read(query)
        QUARANTINED.set(count)

    # Maintenance.

    async def release_claims(self, now: float) -> None:
        """Make tables due whose stored time is wrong after a start of the server.

        These are tables whose bots were computed by a process that has ended (only if no other process can be
        running), and tables that were changed later than now, because the system clock was set back.
        """
        doubtful = tables.c.changed > now + CLOCK_TOLERANCE
        if not self.shared:
            doubtful |= tables.c.claimed_by.is_not(None)
        query = update(tables).where(tables.c.due.is_not(None), doubtful).values(due=0.0)
        await self._writer.call(lambda connection: connection.execute(query).rowcount)

    async def forget_people(self, before: float) -> int:
        """Delete people who have not been seen since a time and sit at no table; return their number."""
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
