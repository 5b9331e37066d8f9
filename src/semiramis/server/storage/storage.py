"""The database: SQLite in a file, or PostgreSQL, which several processes may share. Both do the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, event, exists, func, insert, select, text, update
from sqlalchemy.engine import URL, Row, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..arrangement import Arrangement
from .errors import UnusableDatabase
from .lock import FileLock
from .migrate import migrate
from .notices import CHANNEL, Notices
from .schema import actions, people, seats, setups, tables
from .writer import Conflict, Writer

READERS = 5


@dataclass(frozen=True)
class StoredPerson:
    id: str
    name: str
    secret: str
    """The digest of their secret."""


@dataclass
class Stored:
    """A table as the database has it."""

    id: str
    revision: int
    arrangement: Arrangement
    created: float
    changed: float
    setup: dict[str, Any] | None = None
    players: list[str] = field(default_factory=list)
    actions: list[tuple[int, str, float]] = field(default_factory=list)
    """Seat, action and time, ply by ply."""


@dataclass
class Save:
    """A change of a table, written whole or not at all; only if the table still has the revision that it changes."""

    id: str
    revision: int
    """What the table has before; -1 if it is new."""
    arrangement: Arrangement
    now: float
    due: float | None
    claimed_by: str | None = None
    actions: list[tuple[int, int, str, float]] = field(default_factory=list)
    """Ply, seat, action and time of what is added: the ply of the position that it answers."""
    back_to: int | None = None
    setup: dict[str, Any] | None = None
    players: list[str] = field(default_factory=list)
    seated: bool = False
    """Whether other people sit at the table than before."""

    def row(self) -> dict[str, Any]:
        arrangement = self.arrangement
        return {
            "table_id": self.id,
            "expected": self.revision,
            "revision": self.revision + 1,
            "arrangement": msgspec.json.encode(arrangement).decode(),
            "changed": self.now,
            "game": arrangement.game,
            "status": arrangement.status,
            "public": arrangement.public,
            "due": self.due,
            "claimed_by": self.claimed_by,
        }


@dataclass
class Remove:
    """A table that goes, if it still has this revision."""

    id: str
    revision: int


@dataclass
class Enter:
    """Somebody who comes for the first time, or under another name."""

    person: StoredPerson
    now: float


Job = Save | Remove | Enter

_UPDATE = (
    update(tables)
    .where(tables.c.id == bindparam("table_id"), tables.c.revision == bindparam("expected"))
    .values(
        {
            name: bindparam(name)
            for name in ("revision", "arrangement", "changed", "game", "status", "public", "due", "claimed_by")
        }
    )
)
_BACK = delete(actions).where(actions.c.table_id == bindparam("id"), actions.c.ply >= bindparam("back_to"))
_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :notice)")


class Storage:
    """Everything that is kept. Answers only what is durable; every write is one of a group."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine, self.path = _engine(url)
        self.shared = self.engine.dialect.name == "postgresql"
        """Whether other processes may write to it too."""
        self.notices = Notices(_plain(self.engine.url) if self.shared else None)
        self._lock = None if self.path is None else FileLock(self.path)
        self._writer: Writer[Job] = Writer(self.engine, self._write)

    async def open(self) -> None:
        if self._lock is not None:
            self._lock.acquire()
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
        except BaseException as error:
            await self._let_go()
            if isinstance(error, DBAPIError | OSError):
                raise UnusableDatabase(f"cannot open the database: {_cause(error)}") from None
            raise
        self._writer.start()

    async def close(self) -> None:
        await self._writer.close()
        await self.notices.close()
        await self._let_go()

    async def _let_go(self) -> None:
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    # Writing.

    async def save(self, change: Save) -> bool:
        """Whether the change was made; False if the table changed meanwhile."""
        return await self._writer.submit(change)

    async def remove(self, id: str, revision: int) -> bool:
        return await self._writer.submit(Remove(id, revision))

    async def enter(self, person: StoredPerson, now: float) -> None:
        await self._writer.submit(Enter(person, now))

    async def _write(self, connection: AsyncConnection, jobs: Sequence[Job]) -> None:
        """A group of jobs. They are sorted, so that of several processes none waits for another in a circle."""
        for enter in sorted((job for job in jobs if isinstance(job, Enter)), key=lambda job: job.person.id):
            await _enter(connection, enter)
        saves = sorted((job for job in jobs if isinstance(job, Save)), key=lambda job: job.id)
        if len({job.id for job in saves}) < len(saves):  # one after the other: the second builds on the first
            raise Conflict
        removed = sorted((job for job in jobs if isinstance(job, Remove)), key=lambda job: job.id)
        await self._save(connection, saves)
        for job in removed:
            result = await connection.execute(
                delete(tables).where(tables.c.id == job.id, tables.c.revision == job.revision)
            )
            if result.rowcount != 1:
                raise Conflict
        if self.shared:
            changed = [(job.id, job.revision) for job in saves] + [(job.id, job.revision) for job in removed]
            if changed:
                notices = [{"notice": f"{id} {revision + 1}"} for id, revision in changed]
                await connection.execute(_NOTIFY, notices)

    async def _save(self, connection: AsyncConnection, saves: list[Save]) -> None:
        created = [save.row() | {"id": save.id, "created": save.now} for save in saves if save.revision < 0]
        changed = [save.row() for save in saves if save.revision >= 0]
        if created:
            await connection.execute(insert(tables), [_without(row, "table_id", "expected") for row in created])
        if changed:
            result = await connection.execute(_UPDATE, changed)
            if result.rowcount != len(changed):
                raise Conflict
        back = [{"id": save.id, "back_to": save.back_to} for save in saves if save.back_to is not None]
        if back:
            await connection.execute(_BACK, back)
        begun = [
            {
                "table_id": save.id,
                "setup": msgspec.json.encode(save.setup).decode(),
                "players": msgspec.json.encode(save.players).decode(),
            }
            for save in saves
            if save.setup is not None
        ]
        if begun:
            await connection.execute(insert(setups), begun)
        done = [
            {"table_id": save.id, "ply": ply, "seat": seat, "action": action, "at": at}
            for save in saves
            for ply, seat, action, at in save.actions
        ]
        if done:
            try:
                await connection.execute(insert(actions), done)
            except IntegrityError:
                raise Conflict from None
        for save in saves:
            if save.seated:
                await _seat(connection, save)

    # Reading.

    async def load(self, id: str) -> Stored | None:
        """A table with its whole game, all of one revision."""
        async with self.engine.connect() as connection:
            while True:
                row = (await connection.execute(select(tables).where(tables.c.id == id))).first()
                if row is None:
                    return None
                begun = (await connection.execute(select(setups).where(setups.c.table_id == id))).first()
                done = (
                    await connection.execute(
                        select(actions.c.seat, actions.c.action, actions.c.at)
                        .where(actions.c.table_id == id)
                        .order_by(actions.c.ply)
                    )
                ).all()
                if await self._revision(connection, id) == row.revision:
                    break
        stored = _stored(row)
        if begun is not None:
            stored.setup = msgspec.json.decode(begun.setup)
            stored.players = msgspec.json.decode(begun.players, type=list[str])
        stored.actions = [(seat, action, at) for seat, action, at in done]
        return stored

    async def revision(self, id: str) -> int | None:
        async with self.engine.connect() as connection:
            return await self._revision(connection, id)

    @staticmethod
    async def _revision(connection: AsyncConnection, id: str) -> int | None:
        found: int | None = (await connection.execute(select(tables.c.revision).where(tables.c.id == id))).scalar()
        return found

    async def listed(
        self,
        *,
        person: str | None = None,
        status: str | None = None,
        game: str | None = None,
        before: tuple[float, str] | None = None,
        limit: int = 50,
    ) -> list[Stored]:
        """Tables without their games, the newest first: the public ones, or those at which somebody sits."""
        query = select(tables).where(tables.c.status != "closed")
        if person is None:
            query = query.where(tables.c.public)
        else:
            query = query.where(exists().where(seats.c.table_id == tables.c.id, seats.c.person_id == person))
        if status is not None:
            query = query.where(tables.c.status == status)
        if game is not None:
            query = query.where(tables.c.game == game)
        if before is not None:
            created, id = before
            query = query.where((tables.c.created < created) | ((tables.c.created == created) & (tables.c.id < id)))
        query = query.order_by(tables.c.created.desc(), tables.c.id.desc()).limit(limit)
        async with self.engine.connect() as connection:
            return [_stored(row) for row in await connection.execute(query)]

    async def plies(self, ids: Sequence[str]) -> dict[str, int]:
        """How many actions were done at each of these tables."""
        query = select(actions.c.table_id, func.count()).where(actions.c.table_id.in_(ids)).group_by(actions.c.table_id)
        async with self.engine.connect() as connection:
            return dict((await connection.execute(query)).tuples().all())

    async def person(self, id: str) -> StoredPerson | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(people).where(people.c.id == id))).first()
        return None if row is None else StoredPerson(row.id, row.name, row.secret)

    async def due(self, now: float, limit: int = 100) -> list[str]:
        """The tables that the house has to look at."""
        query = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(limit)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    # Housekeeping.

    async def release_claims(self) -> None:
        """Bots that thought in a process that ended think again; only where no other process can be alive."""
        if not self.shared:
            async with self.engine.begin() as connection:
                await connection.execute(update(tables).where(tables.c.claimed_by.is_not(None)).values(due=0.0))

    async def forget_people(self, before: float) -> int:
        """Forget who was not seen since and sits at no table."""
        query = delete(people).where(people.c.seen < before, ~exists().where(seats.c.person_id == people.c.id))
        async with self.engine.begin() as connection:
            return (await connection.execute(query)).rowcount


async def _enter(connection: AsyncConnection, job: Enter) -> None:
    person = {"name": job.person.name, "secret": job.person.secret, "seen": job.now}
    result = await connection.execute(update(people).where(people.c.id == job.person.id).values(person))
    if result.rowcount == 0:
        await connection.execute(insert(people), person | {"id": job.person.id})


async def _seat(connection: AsyncConnection, save: Save) -> None:
    sitting = {seat.person for seat in save.arrangement.seats if seat.person is not None}
    await connection.execute(delete(seats).where(seats.c.table_id == save.id))
    if sitting:
        await connection.execute(
            insert(seats), [{"table_id": save.id, "person_id": person} for person in sorted(sitting)]
        )
        await connection.execute(update(people).where(people.c.id.in_(sorted(sitting))).values(seen=save.now))


def _stored(row: Row[Any]) -> Stored:
    arrangement = msgspec.json.decode(row.arrangement, type=Arrangement)
    return Stored(row.id, row.revision, arrangement, row.created, row.changed)


def _without(row: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name not in names}


def _engine(address: str) -> tuple[AsyncEngine, Path | None]:
    """The engine of a database: a file's name, `sqlite:///…` or `postgresql://…`."""
    if "://" not in address:
        address = f"sqlite:///{address}"
    try:
        url = make_url(address)
    except ArgumentError:
        raise UnusableDatabase(f"not the address of a database: {address!r}") from None
    kind = url.get_backend_name()
    if kind == "sqlite":
        if not url.database or url.database == ":memory:":
            raise UnusableDatabase("a database of SQLite is in a file: sqlite:///FILE")
        return _sqlite(Path(url.database))
    if kind == "postgresql":
        try:
            import psycopg  # noqa: F401 (only to say clearly what is missing)
        except ImportError:
            raise UnusableDatabase("for PostgreSQL install semiramis[postgresql]") from None
        engine = create_async_engine(
            url.set(drivername="postgresql+psycopg"), pool_size=READERS + 1, pool_pre_ping=True
        )
        return engine, None
    raise UnusableDatabase(f"a database is sqlite:///FILE or postgresql://…, not {kind}")


def _plain(url: URL) -> str:
    """An address as PostgreSQL's own library reads it, which knows no drivers."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def _sqlite(path: Path) -> tuple[AsyncEngine, Path]:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UnusableDatabase(f"cannot open the database {path}: {_cause(error)}") from None
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}", pool_size=READERS + 1)

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # an answered move survives a power cut
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.close()

    return engine, path


def _cause(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).splitlines()[0]
