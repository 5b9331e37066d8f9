"""What is kept from one visit to the next: the person and each table, as a text of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct

from ..tables.config import TableConfig, is_seat_of
from ..tables.messages import Person
from ..tables.refusals import Refusal
from ..tables.service import Attempt
from ..tables.stored import Note, NoteKind, Save, Stored, UnreadableTable, restore
from ..tables.submissions import Submission
from ..tables.table import Played, Table

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
    actions: list[Played]
    report: str | None = None

    def to_stored(self) -> Stored:
        return Stored(
            self.id, self.revision, self.config, self.created, self.changed, self.setup, self.players, self.actions
        )


class StoredPerson(Struct, tag_field="kind", tag="person"):
    id: str
    name: str
    mistakes: str | None = None


class BrowserStorage:
    """The person and the tables of a browser. `save` keeps a text under a key; without a text it removes the key."""

    def __init__(self, save: Callable[[str, str | None], None], stored: Iterable[str]) -> None:
        self._save = save
        self.person: Person | None = None
        self._mistakes: str | None = None
        self._stored: dict[str, StoredTable] = {}
        self._tables: dict[str, Table] = {}
        """Those that were used in this visit. To replay a game takes a moment."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        for text in stored:
            self._read(text)

    def _read(self, text: str) -> None:
        """Read a text. One that cannot be read is left alone: a later version may read it."""
        try:
            kind = msgspec.json.decode(text)["kind"]
            if kind == PERSON:
                person = msgspec.json.decode(text, type=StoredPerson)
                self.person, self._mistakes = Person(person.id, person.name), person.mistakes
            else:
                found = msgspec.json.decode(text, type=StoredTable)
                self._stored[found.id] = found
        except (msgspec.DecodeError, LookupError, TypeError, ValueError, RecursionError):
            pass

    def save_person(self, person: Person) -> None:
        self._save(PERSON, msgspec.json.encode(StoredPerson(person.id, person.name, self._mistakes)).decode())
        self.person = person

    def find(self, id: str) -> Table:
        """Return a table; raise `Refusal` if there is none."""
        if id not in self._stored:
            raise Refusal("no_such_table", "there is no such table, or it has been removed")
        if id not in self._tables:
            try:
                self._tables[id] = restore(self._stored[id].to_stored())
            except UnreadableTable as error:
                raise Refusal("unreadable_table", f"this table is damaged: {error.cause}") from None
        return self._tables[id]

    async def table(self, id: str) -> Table:
        return self.find(id)

    async def update(self, id: str, attempt: Attempt) -> Table:
        async with self._locks.setdefault(id, asyncio.Lock()):
            table = self.find(id)
            await attempt(table)
            return table

    async def save(self, save: Save) -> bool:
        """Store a change: the whole table as one text. A table that is closed is removed."""
        if save.config.status == "closed":
            self._save(key_of(save.id), None)
            self._drop(save.id)
            return True
        stored = change_stored(self._stored.get(save.id), save)
        self._save(key_of(save.id), msgspec.json.encode(stored).decode())
        self._stored[save.id] = stored
        return True

    def keep(self, table: Table) -> None:
        self._tables[table.id] = table

    async def remove(self, table: Table) -> None:
        self._save(key_of(table.id), None)
        self._drop(table.id)

    def _drop(self, id: str) -> None:
        self._stored.pop(id, None)
        self._tables.pop(id, None)

    async def list_tables(
        self, person: str | None, status: str | None, game: str | None, before: tuple[float, str] | None, limit: int
    ) -> list[tuple[Stored, int]]:
        found = [
            (stored.to_stored(), len(stored.actions))
            for stored in self._stored.values()
            if person is not None  # no table is public
            and (stored.config.host == person or any(is_seat_of(seat, person) for seat in stored.config.seats))
            and stored.config.status == (status or stored.config.status)
            and stored.config.game == (game or stored.config.game)
            and (before is None or (stored.created, stored.id) < before)
        ]
        return sorted(found, key=lambda each: (each[0].created, each[0].id), reverse=True)[:limit]

    async def submission(self, id: str) -> Submission | None:
        return None  # no request is sent twice

    async def note(self, kind: NoteKind, id: str) -> Note | None:
        own = self._mistakes if self.person is not None and id == self.person.id else None
        text = own if kind == "mistakes" else self._stored[id].report if id in self._stored else None
        return None if text is None else Note(0, text)

    async def save_note(self, kind: NoteKind, id: str, text: str, revision: int) -> bool:
        """Keep a text with its table or person. Only this process writes, so revisions need not be compared."""
        if kind == "mistakes" and self.person is not None and id == self.person.id:
            self._mistakes = text
            self.save_person(self.person)
            return True
        if id not in self._stored:
            return False
        self._stored[id].report = text
        self._save(key_of(id), msgspec.json.encode(self._stored[id]).decode())
        return True


def change_stored(known: StoredTable | None, save: Save) -> StoredTable:
    """Return a stored table after a change; without a table it is a new one."""
    actions = [] if known is None else known.actions[: save.back_to]
    return StoredTable(
        id=save.id,
        revision=save.revision + 1,
        config=save.config,
        created=save.now if known is None else known.created,
        changed=save.now,
        setup=save.setup if known is None or save.setup is not None else known.setup,
        players=save.players if known is None or save.setup is not None else known.players,
        actions=[*actions, *save.actions],
        report=None if known is None else known.report,
    )


def key_of(id: str) -> str:
    return f"table/{id}"
