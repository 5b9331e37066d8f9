"""Background tasks: tables that are due, people and requests to forget, heartbeats of streams."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from ..tables import clock as clocks
from ..tables.bot_turns import CLAIM_SECONDS, BotTurns, Superseded
from ..tables.refusals import Refusal
from ..tables.submissions import LASTS as SUBMISSION_LASTS
from ..tables.table import Change, Table
from .http.streams import HEARTBEAT_SECONDS, Streams
from .metrics import TASK_FAILURES
from .storage import DATABASE_ERRORS, Storage, cause
from .table_cache import TableCache

if TYPE_CHECKING:
    from .table_service import ServerService

log = logging.getLogger(__name__)

SWEEP_SECONDS = 1.0
FORGET_SECONDS = 3600.0
COUNT_SECONDS = 60.0
DUE_AT_ONCE = 100
"""How many due tables the sweep reads at a time."""
RETRY_SECONDS = 30.0
"""How long the sweep leaves a table alone after it failed there."""


class Maintenance:
    def __init__(
        self, service: ServerService, storage: Storage, cache: TableCache, bot_turns: BotTurns, streams: Streams
    ) -> None:
        self._service = service
        self._storage = storage
        self._cache = cache
        self._bot_turns = bot_turns
        self._streams = streams
        self._tasks: list[asyncio.Task[None]] = []
        self._failed: dict[str, float] = {}
        """The tables at which the sweep failed, and when it tries again."""

    def start(self) -> None:
        self._tasks = [
            asyncio.create_task(self._repeat(SWEEP_SECONDS, self.sweep), name="sweep"),
            asyncio.create_task(self._repeat(FORGET_SECONDS, self.forget), name="forget"),
            asyncio.create_task(self._repeat(COUNT_SECONDS, self._storage.count_quarantined), name="count"),
            asyncio.create_task(self._send_heartbeats(), name="heartbeat"),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def sweep(self) -> None:
        """Renew the claims of this process, and attend to every table that is due."""
        now = self._service.now()
        self._failed = {id: again for id, again in self._failed.items() if again > now}
        for id in self._expiring_claims():
            if id not in self._failed:
                await self._try(id, lambda id: self._service.change(id, self._renew_claim))
        # Tables that failed stay due: the list has to have room for others.
        for id in await self._storage.due(now, DUE_AT_ONCE + len(self._failed)):
            if id not in self._failed:
                await self._try(id, self._attend)

    async def _try(self, id: str, attend: Callable[[str], Awaitable[object]]) -> None:
        """Attend to a table. A failure is logged and does not stop the sweep."""
        try:
            await attend(id)
        except (Refusal, Superseded):
            pass
        except Exception as error:
            TASK_FAILURES.labels("table").inc()
            self._failed[id] = self._service.now() + RETRY_SECONDS
            defect = None if isinstance(error, DATABASE_ERRORS) else error
            log.error("the sweep failed at a table", exc_info=defect, extra={"table": id, "error": cause(error)})

    def _expiring_claims(self) -> list[str]:
        """Return the tables at which this process computes a turn and its claim expires soon."""
        soon = self._service.now() + CLAIM_SECONDS / 2
        tables = [table for id in self._bot_turns.running() if (table := self._cache.get(id)) is not None]
        return [table.id for table in tables if table.due is not None and table.due < soon]

    def _renew_claim(self, table: Table) -> Change:
        if not self._bot_turns.is_claimed_here(table):
            raise Superseded
        return table.unchanged()

    async def _attend(self, id: str) -> None:
        """Change a table that is due, or remove it if it is closed."""
        table = await self._service.table(id)
        if table.config.status != "closed":
            await self._service.change(id, self._expire_if_due)
        else:
            await self._cache.remove(table)

    def _expire_if_due(self, table: Table) -> Change:
        if table.due is None or table.due > self._service.now():
            raise Superseded  # another process has changed the table or claimed its turn
        return table.expire(self._service.now())

    async def forget(self) -> None:
        """Delete people who have not been seen for long, and old idempotency keys."""
        await self._storage.forget_people(self._service.now() - clocks.IDLE_PERSON_LASTS)
        await self._storage.forget_submissions(self._service.now() - SUBMISSION_LASTS)

    async def _send_heartbeats(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            self._streams.send_heartbeat()

    @staticmethod
    async def _repeat(seconds: float, task: Callable[[], Awaitable[None]]) -> None:
        """Run a task at an interval in seconds. A failure that repeats is logged once."""
        logged = None
        while True:
            try:
                await task()
            except Exception as error:
                TASK_FAILURES.labels(task.__name__).inc()
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
