"""The tables that this process has in memory, with a lock for each of them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import suppress
from weakref import WeakValueDictionary

from ..tables.broadcast import Broadcast
from ..tables.refusals import Refusal, TableIsBehind
from ..tables.service import Attempt
from ..tables.stored import Note, NoteKind, Save, Stored, UnreadableTable, restore
from ..tables.submissions import Submission
from ..tables.table import Table
from .http.streams import Streams
from .metrics import TABLES
from .storage import Storage

IN_MEMORY = 2_000
"""Tables that are kept in memory, in addition to those that are in use."""
NOTICE_SECONDS = 5.0
"""How long a request that is ahead of the table in memory waits for the notice of another process.

With 500 tables on a busy machine notices took up to 5 seconds. After that the table is read from the database.
"""


class TableCache:
    """Reads tables from the storage and keeps them: the storage of the table service.

    If other processes share the storage, a table in memory may be older than the stored one until the notice of the
    change arrives.
    """

    def __init__(
        self, storage: Storage, streams: Streams, broadcast: Broadcast, has_bot_turn: Callable[[str], bool]
    ) -> None:
        self._storage = storage
        self._streams = streams
        self._broadcast = broadcast
        self._has_bot_turn = has_bot_turn
        self._tables: OrderedDict[str, Table] = OrderedDict()
        """The least recently used table comes first."""
        self._doubtful: set[str] = set()
        """Tables that may differ from what is stored."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._notices: WeakValueDictionary[str, asyncio.Event] = WeakValueDictionary()
        """Set when the notice of a table has been handled. They exist only while they are awaited."""

    def __contains__(self, id: str) -> bool:
        return id in self._tables

    def __iter__(self) -> Iterator[str]:
        return iter(self._tables)

    def get(self, id: str) -> Table | None:
        """Return a table from memory, however old it is."""
        return self._tables.get(id)

    def lock(self, id: str) -> asyncio.Lock:
        """Return the lock of a table. It exists only while it is held or awaited."""
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        return lock

    async def table(self, id: str) -> Table:
        table = self._tables.get(id)
        if table is None or not await self.is_current(table):
            async with self.lock(id):
                table = self._tables.get(id)
                return table if table is not None and await self.is_current(table) else await self.reload(id)
        if id in self._tables:  # it may have been dropped while the revision was read
            self._tables.move_to_end(id)
        return table

    async def update(self, id: str, attempt: Attempt) -> Table:
        # Whether the table in memory is old matters only if the change is refused: the storage does not accept a
        # change that was decided on an old revision. If the request is ahead of the table, another process has just
        # changed it and the notice is on the way: to wait for it is cheaper than to read the table.
        may_wait = self._storage.shared
        while True:
            async with self.lock(id):
                table = await self.read_from_memory(id)
                try:
                    if await attempt(table):
                        return table
                    waits = may_wait
                except Refusal as refusal:
                    waits = may_wait and isinstance(refusal, TableIsBehind)
                    if not waits and await self.is_current(table):
                        raise
                if not waits:
                    await self.reload(id)
            if waits:
                await self.wait_for_notice(id)
                may_wait = False

    async def save(self, save: Save) -> bool:
        try:
            return await self._storage.save(save)
        except BaseException:  # it is not known whether the change was stored
            if save.id in self._tables:
                self.doubt(save.id)
            raise

    async def remove(self, table: Table) -> None:
        if await self._storage.remove(table.id, table.revision):
            self.drop(table.id)

    async def list_tables(
        self, person: str | None, status: str | None, game: str | None, before: tuple[float, str] | None, limit: int
    ) -> list[tuple[Stored, int]]:
        found = await self._storage.listed(
            person=person, status=status, game=game, before=before, limit=limit, quarantine=self.quarantine
        )
        plies = await self._storage.plies([stored.id for stored in found])
        return [(stored, plies.get(stored.id, 0)) for stored in found]

    async def submission(self, id: str) -> Submission | None:
        return await self._storage.submission(id)

    async def note(self, kind: NoteKind, id: str) -> Note | None:
        return await self._storage.note(kind, id)

    async def save_note(self, kind: NoteKind, id: str, text: str, revision: int) -> bool:
        return await self._storage.save_note(kind, id, text, revision)

    async def read_from_memory(self, id: str) -> Table:
        """Return a table from memory, or the stored one if it is not in memory or doubtful. The caller has the lock."""
        table = self._tables.get(id)
        return table if table is not None and id not in self._doubtful else await self.reload(id)

    async def is_current(self, table: Table) -> bool:
        """Whether a table in memory is the stored one."""
        if table.id in self._doubtful:
            return False
        return not self._storage.shared or await self._storage.revision(table.id) == table.revision

    async def reload(self, id: str) -> Table:
        """Read a table from the storage and send what other processes changed to its streams. The caller has the lock.

        Raises `Refusal` if there is no such table or if it cannot be read.
        """
        known = self._tables.get(id)
        try:
            stored = await self._storage.load(id)
            table = None if stored is None else restore(stored)
        except UnreadableTable as error:
            await self.quarantine(error)
            raise Refusal("unreadable_table", "this table is damaged: an operator has to repair it") from None
        if table is None:
            self.drop(id)
            raise Refusal("no_such_table", "there is no such table, or it has been removed")
        self.keep(table)
        self._doubtful.discard(id)
        if known is not None and table.revision != known.revision:
            self._broadcast.table_reloaded(known, table)
        return table

    async def wait_for_notice(self, id: str) -> None:
        """Wait until a notice of another process has changed a table, but not longer than `NOTICE_SECONDS`.

        The caller must not hold the lock, which the handler of the notice needs.
        """
        event = self._notices.get(id)
        if event is None:
            event = self._notices[id] = asyncio.Event()
        with suppress(TimeoutError):
            async with asyncio.timeout(NOTICE_SECONDS):
                await event.wait()

    def notice_handled(self, id: str) -> None:
        """Wake the requests that wait for a notice of a table."""
        event = self._notices.pop(id, None)
        if event is not None:
            event.set()

    def notices_missed(self) -> None:
        """Wake all requests that wait for a notice, because it may have been lost."""
        for id in list(self._notices):
            self.notice_handled(id)

    async def quarantine(self, error: UnreadableTable) -> None:
        """Drop a table that cannot be read, and mark it in the storage."""
        self.drop(error.id)
        if not error.known:
            await self._storage.quarantine(error)
        self._streams.restart(error.id)  # its readers connect again and are refused

    def doubt(self, id: str) -> None:
        """Read a table from the storage before it is used again."""
        self._doubtful.add(id)

    def is_doubtful(self, id: str) -> bool:
        return id in self._doubtful

    def keep(self, table: Table) -> None:
        """Keep a table in memory; drop the least recently used ones if there are too many."""
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        excess = len(self._tables) - IN_MEMORY
        if excess > 0:
            for id in [id for id in self._tables if id != table.id and not self._is_in_use(id)][:excess]:
                self.drop(id)
        TABLES.set(len(self._tables))

    def _is_in_use(self, id: str) -> bool:
        return bool(self._streams.listeners(id)) or self._has_bot_turn(id) or id in self._locks

    def drop(self, id: str) -> None:
        self._tables.pop(id, None)
        self._doubtful.discard(id)
        TABLES.set(len(self._tables))
