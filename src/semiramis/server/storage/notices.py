"""What other processes did: PostgreSQL tells who listens, in payloads of a table's id and its revision.

A payload of `person` and an id says that somebody was renamed or forgotten.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from .engines import CONNECT_SECONDS

CHANNEL = "semiramis"
PERSON = "person"
RETRY_SECONDS = 1.0

log = logging.getLogger(__name__)

Heard = Callable[[str, int, bool], Awaitable[None]]
Missed = Callable[[], Awaitable[None]]


class Notices:
    """Listens on a connection of its own; without a database that tells, there is nobody else to hear of."""

    def __init__(self, url: str | None) -> None:
        self._url = url
        self._task: asyncio.Task[None] | None = None
        self.person_changed: Callable[[str | None], None] = lambda _: None
        """Called with the id of a person whom another process changed; with None if some may have been missed."""

    async def listen(self, heard: Heard, missed: Missed) -> None:
        """From when this is done, call `heard` for each notice, and `missed` when some may have been missed."""
        if self._url is not None:
            listening = asyncio.Event()

            async def begin() -> None:
                self.person_changed(None)
                if listening.is_set():
                    await missed()
                listening.set()

            self._task = asyncio.create_task(self._listen(self._url, heard, begin), name="notices")
            await listening.wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self, url: str, heard: Heard, begin: Missed) -> None:
        import psycopg

        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    url, autocommit=True, connect_timeout=CONNECT_SECONDS
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await begin()
                    async for notice in connection.notifies():
                        id, *facts = notice.payload.split(" ")
                        if id == PERSON:
                            self.person_changed(facts[0])
                        else:
                            await heard(id, int(facts[0]), facts[1] == "1")
            except Exception as error:  # whatever it is: who does not listen any more tells its readers nothing
                log.warning("listening again soon", extra={"error": f"{type(error).__name__}: {error}"[:200]})
                await asyncio.sleep(RETRY_SECONDS)
