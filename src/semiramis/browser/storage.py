"""What is kept from one visit to the next: the person and each table, as a text of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from ..tables.config import TableConfig
from ..tables.messages import Person
from ..tables.refusals import Refusal
from ..tables.stored import Stored, UnreadableTable, restore
from ..tables.table import Table

PERSON = "person"


class StoredTable(Struct, tag_field="kind", tag="table"):
    """A table with its game."""

    id: str
    revision: int
    config: TableConfig
    created: float
    changed: float
    setup: dict[str, Any] | None
    players: list[str]
    actions: list[tuple[int, str, float]]
    """Seat, text and time of each action."""


class StoredPerson(Struct, tag_field="kind", tag="person"):
    id: str
    name: str


class Storage:
    def __init__(self, save: Callable[[str, str | None], None], stored: Iterable[str]) -> None:
        self._save = save
        self.person: Person | None = None
        self._tables: dict[str, Table] = {}
        """Those that were used in this visit."""
        self._unused: dict[str, Stored] = {}
        """The others. Their games are replayed when they are needed, which takes a moment for each."""
        for text in stored:
            self._read(text)

    def _read(self, text: str) -> None:
        """Read a text. One that cannot be read is left alone: a later version may read it."""
        try:
            kind = msgspec.json.decode(text)["kind"]
            if kind == PERSON:
                person = msgspec.json.decode(text, type=StoredPerson)
                self.person = Person(person.id, person.name)
            else:
                found = msgspec.json.decode(text, type=StoredTable)
                self._unused[found.id] = Stored(
                    found.id,
                    found.revision,
                    found.config,
                    found.created,
                    found.changed,
                    found.setup,
                    found.players,
                    found.actions,
                )
        except (msgspec.DecodeError, LookupError, TypeError, ValueError, RecursionError):
            pass

    def save_person(self, person: Person) -> None:
        self.person = person
        self._save(PERSON, msgspec.json.encode(StoredPerson(person.id, person.name)).decode())

    def table(self, id: str) -> Table:
        """Return a table; raise `Refusal` if there is none."""
        if id in self._unused:
            try:
                self._tables[id] = restore(self._unused[id])
            except UnreadableTable as error:
                raise Refusal("unreadable_table", f"this table is damaged: {error.cause}") from None
            del self._unused[id]
        if id not in self._tables:
            raise Refusal("no_such_table", "there is no such table, or it has been removed")
        return self._tables[id]

    def tables(self) -> Iterator[tuple[Stored, int]]:
        """Yield all tables with their plies, without replaying their games."""
        for stored in self._unused.values():
            yield stored, len(stored.actions)
        for table in self._tables.values():
            yield Stored(table.id, table.revision, table.config, table.created, table.changed), table.ply

    def keep(self, table: Table) -> None:
        """Store a table as it is now; remove one that is closed."""
        self._tables[table.id] = table
        if table.config.status == "closed":
            del self._tables[table.id]
            self._save(key_of(table.id), None)
            return
        record = None if table.match is None else table.match.record
        actions = [] if record is None else record.actions
        stored = StoredTable(
            id=table.id,
            revision=table.revision,
            config=table.config,
            created=table.created,
            changed=table.changed,
            setup=None if record is None else record.setup,
            players=[] if record is None else record.players,
            actions=[(seat, text, at) for text, (seat, at) in zip(actions, table.stamps, strict=True)],
        )
        self._save(key_of(table.id), msgspec.json.encode(stored).decode())


def key_of(id: str) -> str:
    return f"table/{id}"
