"""The table service of the server: tables in a database that processes may share, bots in workers, streams."""

from __future__ import annotations

import time
from collections.abc import Callable

from ..ai.report import TurnReport
from ..tables.broadcast import Broadcast
from ..tables.config import TableConfig, level_of
from ..tables.messages import Hint
from ..tables.service import TableService
from ..tables.table import Change, Table
from .bots.processes import Bots
from .bots.scheduler import Addresses
from .bots.tutor import TutorService
from .http.lobby import Lobby
from .http.replays import Replays
from .http.streams import Streams
from .maintenance import Maintenance
from .metrics import GAMES, actions
from .notice_handler import NoticeHandler
from .storage import Storage
from .table_cache import TableCache


class ServerService(TableService):
    def __init__(self, storage: Storage, bots: Bots, now: Callable[[], float] = time.time) -> None:
        self.storage = storage
        self.streams = Streams()
        storage.notices.person_revoked = self.streams.restart_person
        self.replays = Replays()
        self.lobby = Lobby(self.streams)
        self.addresses = Addresses()
        self.tutor_service = TutorService(bots, self.table, self.addresses.origin)
        self._bots = bots
        broadcast = Broadcast(self.streams, self.lobby.update)
        self._cache = TableCache(storage, self.streams, broadcast, lambda id: self.bot_turns.is_running(id))
        super().__init__(self._cache, bots.opponents, broadcast, now, self._ask_bot, self._find_hints, self._analyse)
        self._notice_handler = NoticeHandler(storage, self._cache, self.streams, broadcast)
        self.maintenance = Maintenance(self, storage, self._cache, self.bot_turns, self.streams)

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
        await self.bot_turns.close()
        await self.reports.close()
        await self._bots.close()
        await self.lobby.close()

    def is_in_memory(self, id: str) -> bool:
        """Whether a table can be returned without reading all of it from the database."""
        return id in self._cache

    async def _ask_bot(self, level: str, table: Table) -> list[str]:
        return await self._bots.ask(level, table.game_json(), self.addresses.origin(table.config.host))

    async def _find_hints(self, table: Table, person: str) -> list[Hint]:
        return await self._bots.hints(table.game_json(), self.addresses.origin(person))

    async def _analyse(self, table: Table, ply: int, turn: list[str], simulations: int) -> TurnReport:
        origin = self.addresses.origin(table.config.host)
        return await self._bots.report(table.game_json(ply), turn, simulations, origin)

    def publish(self, table: Table, change: Change, before: TableConfig) -> None:
        """Send a change to the streams, and update the metrics of actions and of games that are over."""
        super().publish(table, change, before)
        for done in change.done:
            actions(before.game, "person" if level_of(before, done.seat) is None else "bot").inc()
        result = table.config.result
        if result is not None and before.result is None:
            GAMES.labels(before.game, result.reason).inc()
