"""The SQL statements that write a group of jobs.

Each statement takes all its rows at once, as one JSON text. With a statement for each row the writer thread would wait
for the interpreter lock after every row: a commit of fifty moves took a third of a second.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    Boolean,
    ColumnElement,
    Connection,
    Double,
    Executable,
    FromClause,
    Integer,
    String,
    Subquery,
    Text,
    bindparam,
    cast,
    column,
    delete,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.exc import IntegrityError
from sqlalchemy.types import TypeEngine

from ...tables.stored import Save, UnknownPerson
from .jobs import Enter, Job, Remove
from .notices import CHANNEL, PERSON, REVOKED, payload_of
from .schema import actions, people, seats, setups, submissions, tables
from .writer import Conflict

Row = dict[str, Any]
Columns = dict[str, TypeEngine[Any]]

_TABLE: Columns = {
    "id": String(),
    "expected": Integer(),
    "revision": Integer(),
    "arrangement": Text(),
    "changed": Double(),
    "game": String(),
    "status": String(),
    "public": Boolean(),
    "due": Double(),
    "claimed_by": String(),
}
_ACTION: Columns = {"table_id": String(), "ply": Integer(), "seat": Integer(), "action": String(), "at": Double()}


class Statements:
    """The statements for a dialect."""

    def __init__(self, dialect: str) -> None:
        self._notifies = dialect == "postgresql"
        rows = _rows_in_postgresql if self._notifies else _rows_in_sqlite
        changed = rows(_TABLE)
        self._change = (
            update(tables)
            .values({name: changed.c[name] for name in _TABLE if name not in ("id", "expected")})
            .where(
                tables.c.id == changed.c.id,
                tables.c.revision == changed.c.expected,
                tables.c.quarantined.is_(None),
            )
        )
        self._act = insert(actions).from_select(list(_ACTION), select(*rows(_ACTION).c))

    def write(self, connection: Connection, jobs: Sequence[Job]) -> None:
        """Write all jobs; raise `Conflict` if one of them does not fit the database any more."""
        _submit(connection, jobs)
        for job in jobs:
            if isinstance(job, Enter):
                _enter(connection, job)
        self._save(connection, [job for job in jobs if isinstance(job, Save)])
        for job in jobs:
            if isinstance(job, Remove):
                _remove(connection, job)
        if self._notifies:
            _notify(connection, jobs)

    def _save(self, connection: Connection, saves: list[Save]) -> None:
        created = [_new_table(save) for save in saves if save.revision < 0]
        if created:
            connection.execute(insert(tables), created)
        changed = [_table(save) for save in saves if save.revision >= 0]
        if changed:
            _expect(len(changed), _execute(connection, self._change, changed))
        for save in saves:
            if save.back_to is not None:
                connection.execute(delete(actions).where(actions.c.table_id == save.id, actions.c.ply >= save.back_to))
            if save.setup is not None:
                connection.execute(insert(setups), _setup(save))
            if save.seated:
                _seat(connection, save)
            if save.owner is not None:
                _sit(connection, save.id, [save.owner])
        done = [row for save in saves for row in _actions(save)]
        if done:
            try:
                _execute(connection, self._act, done)
            except IntegrityError:  # there is already an action of this ply
                raise Conflict from None


def _rows_in_sqlite(columns: Columns) -> Subquery:
    """Return the objects of a JSON array as rows."""
    each = func.json_each(bindparam("rows")).table_valued("value")
    return select(*(_field(each, name, kind) for name, kind in columns.items())).subquery("given")


def _field(each: FromClause, name: str, kind: TypeEngine[Any]) -> ColumnElement[Any]:
    return func.json_extract(each.c.value, f"$.{name}", type_=kind).label(name)


def _rows_in_postgresql(columns: Columns) -> FromClause:
    given = func.jsonb_to_recordset(cast(bindparam("rows"), JSONB))
    return given.table_valued(*(column(name, kind) for name, kind in columns.items()), name="given").render_derived(
        with_types=True
    )


def _execute(connection: Connection, statement: Executable, rows: list[Row]) -> int:
    return connection.execute(statement, {"rows": msgspec.json.encode(rows).decode()}).rowcount


def _expect(wanted: int, found: int) -> None:
    if found != wanted:
        raise Conflict


def _table(save: Save) -> Row:
    config = save.config
    return {
        "id": save.id,
        "expected": save.revision,
        "revision": save.revision + 1,
        "arrangement": msgspec.json.encode(config).decode(),
        "changed": save.now,
        "game": config.game,
        "status": config.status,
        "public": config.public,
        "due": save.due,
        "claimed_by": save.claimed_by,
    }


def _new_table(save: Save) -> Row:
    row = _table(save) | {"created": save.now}
    del row["expected"]
    return row


def _setup(save: Save) -> Row:
    setup, players = (msgspec.json.encode(part).decode() for part in (save.setup, save.players))
    return {"table_id": save.id, "setup": setup, "players": players}


def _actions(save: Save) -> Iterator[Row]:
    for ply, (seat, action, at) in enumerate(save.actions, save.ply):
        yield {"table_id": save.id, "ply": ply, "seat": seat, "action": action, "at": at}


def _submit(connection: Connection, jobs: Sequence[Job]) -> None:
    submitted = [
        {"id": job.submission.id, "request": job.submission.request, "result": job.submission.result, "at": job.now}
        for job in jobs
        if not isinstance(job, Remove) and job.submission is not None
    ]
    if submitted:
        try:
            connection.execute(insert(submissions), submitted)
        except IntegrityError:  # the same request was already carried out
            raise Conflict from None


def _remove(connection: Connection, job: Remove) -> None:
    removal = delete(tables).where(
        tables.c.id == job.id, tables.c.revision == job.revision, tables.c.quarantined.is_(None)
    )
    _expect(1, connection.execute(removal).rowcount)


def _enter(connection: Connection, job: Enter) -> None:
    person = job.person
    connection.execute(insert(people).values(id=person.id, name=person.name, secret=person.secret, seen=job.now))


def _seat(connection: Connection, save: Save) -> None:
    sitting = sorted({seat.person for seat in save.config.seats if seat.person is not None})
    connection.execute(delete(seats).where(seats.c.table_id == save.id))
    if sitting:
        _sit(connection, save.id, sitting)
        connection.execute(update(people).where(people.c.id.in_(sitting)).values(seen=save.now))


def _sit(connection: Connection, table: str, sitting: list[str]) -> None:
    try:
        connection.execute(insert(seats), [{"table_id": table, "person_id": person} for person in sitting])
    except IntegrityError:  # one of them has been deleted
        raise UnknownPerson from None


def notify_of_person(connection: Connection, id: str = "", is_revoked: bool = False) -> None:
    """Notify other processes that a person was renamed or deleted; without an id, it may be any person."""
    connection.execute(select(func.pg_notify(CHANNEL, f"{REVOKED if is_revoked else PERSON} {id}")))


def _notify(connection: Connection, jobs: Sequence[Job]) -> None:
    """Notify other processes of the changes of tables."""
    notices = [payload_of(job) for job in jobs if isinstance(job, Save)]
    if notices:
        # As one JSON text: psycopg needs more time for an array of texts than for all the rest of a group.
        each = "json_array_elements_text(CAST(:notices AS json))"
        notify = text(f"SELECT pg_notify('{CHANNEL}', notice) FROM {each} AS notice")
        connection.execute(notify, {"notices": msgspec.json.encode(notices).decode()})
