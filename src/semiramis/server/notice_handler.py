"""Keeps the tables in memory the same as those of other processes, by the notices of their changes."""

from __future__ import annotations

import asyncio
import logging

from ..games.game import GameError
from ..tables.broadcast import Broadcast
from ..tables.refusals import Refusal
from ..tables.stored import UnreadableTable, cause, restore
from ..tables.table import Table
from .http.lobby import LOBBY
from .http.streams import Streams
from .storage import Notice, Storage
from .table_cache import TableCache

log = logging.getLogger(__name__)


class NoticeHandler:
    def __init__(self, storage: Storage, cache: TableCache, streams: Streams, broadcast: Broadcast) -> None:
        self._storage = storage
        self._cache = cache
        self._streams = streams
        self._broadcast = broadcast
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def handle(self, notice: Notice) -> None:
        """Make the change of a notice to the table in memory.

        If that takes longer, because the table is locked or has to be read, a task does it: the notices of other
        tables must not wait.
        """
        table = self._cache.get(notice.id)
        if table is None:
            is_done = not self._is_for_lobby(notice)
        else:
            is_done = notice.revision <= table.revision  # for example the notice of a change that this process made
            if not is_done and not self._cache.lock(notice.id).locked():
                is_done = self._follow(table, notice)
        if not is_done:
            task = asyncio.create_task(self._catch_up(notice), name=f"notice of {notice.id}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def handle_missed(self) -> None:
        """Read all tables again that have streams, and let the readers of the lobby connect again."""
        self._cache.notices_missed()
        self._streams.restart(LOBBY)
        for id in [id for id in self._cache if self._streams.listeners(id)]:
            try:
                await self._cache.table(id)
            except Refusal:
                pass
            except Exception as error:  # a failure at one table must not stop the others
                self._give_up(id, error)

    async def _catch_up(self, notice: Notice) -> None:
        id = notice.id
        try:
            async with self._cache.lock(id):
                table = self._cache.get(id)
                if table is not None and table.revision < notice.revision and not self._follow(table, notice):
                    await self._cache.reload(id)
                    self._cache.notice_handled(id)
            if table is None and self._is_for_lobby(notice):
                stored = await self._storage.load(id)
                if stored is not None:
                    self._broadcast.table_created(restore(stored))
        except Refusal:
            pass  # the table was closed and has been removed
        except UnreadableTable as error:
            await self._cache.quarantine(error)
        except Exception as error:
            self._give_up(id, error)

    def _follow(self, table: Table, notice: Notice) -> bool:
        """Make the change of a notice; return False if the table has to be read from the storage instead."""
        progress = notice.progress
        if progress is None or notice.revision != table.revision + 1 or self._cache.is_doubtful(table.id):
            return False
        try:
            change = table.follow(progress.config, progress.actions)
        except (GameError, Refusal):  # only if processes of two versions share the storage
            return False
        before = table.config
        table.commit(change, notice.revision, progress.changed)
        table.due, table.claimed_by = progress.due, progress.claimed_by
        self._broadcast.table_changed(table, change, before)
        self._cache.notice_handled(table.id)
        return True

    def _is_for_lobby(self, notice: Notice) -> bool:
        return notice.listed and bool(self._streams.listeners(LOBBY))

    def _give_up(self, id: str, error: Exception) -> None:
        log.error("a table could not be read again", extra={"table": id, "error": cause(error)})
        self._cache.doubt(id)
        self._streams.restart(id)  # its readers connect again and read the table then
