"""Notices of the changes of other processes, by `LISTEN` and `NOTIFY` of PostgreSQL.

The payload for a table is a `Notice` as JSON. For a person who was renamed or deleted it is `person`, a space and the
person's id; without an id it may be any person. For a person whose token was revoked it begins with `revoked`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec
from msgspec import Struct

from ...tables.config import TableConfig
from ...tables.stored import Save
from ...tables.table import Played
from .engines import CONNECT_SECONDS

CHANNEL = "semiramis"
PERSON = "person"
REVOKED = "revoked"
LARGEST = 7_900
"""In bytes. A payload of PostgreSQL has to be shorter than 8,000."""
RETRY_SECONDS = 1.0

log = logging.getLogger(__name__)


class Progress(Struct, array_like=True):
    """A change of a table. A process that has the revision before it need not read the table from the database."""

    config: TableConfig
    changed: float
    actions: list[Played]
    due: float | None
    claimed_by: str | None


class Notice(Struct, array_like=True):
    id: str
    revision: int
    listed: bool
    """Whether the table's entry in lists has changed."""
    progress: Progress | None = None
    """None if the table has to be read from the database: after a start or a takeback, or if it is too large."""


Handle = Callable[[Notice], Awaitable[None]]
HandleMissed = Callable[[], Awaitable[None]]


decode = msgspec.json.Decoder(Notice).decode


def payload_of(save: Save) -> str:
    """Return the notice of a change that is being stored."""
    notice = Notice(save.id, save.revision + 1, save.listed)
    if save.revision >= 0 and save.back_to is None and save.setup is None:
        notice.progress = Progress(save.config, save.now, save.actions, save.due, save.claimed_by)
    payload = msgspec.json.encode(notice)
    if len(payload) > LARGEST:
        notice.progress = None
        payload = msgspec.json.encode(notice)
    return payload.decode()


class Notices:
    """Listens for notices on a connection of its own. Without a URL there are no other processes."""

    def __init__(self, url: str | None) -> None:
        self._url = url
        self._task: asyncio.Task[None] | None = None
        self.person_changed: Callable[[str | None], None] = lambda _: None
        """Called with the id of a person who was changed; with None if it may be any person."""
        self.person_revoked: Callable[[str | None], None] = lambda _: None
        """Called as well if the token of a person is no longer valid."""

    async def listen(self, handle: Handle, handle_missed: HandleMissed) -> None:
        """Call `handle` for each notice from now on, and `handle_missed` when some may have been missed."""
        if self._url is not None:
            listening = asyncio.Event()

            async def begin() -> None:
                self.person_changed(None)
                if listening.is_set():
                    self.person_revoked(None)
                    await handle_missed()
                listening.set()

            self._task = asyncio.create_task(self._listen(self._url, handle, begin), name="notices")
            await listening.wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self, url: str, handle: Handle, begin: HandleMissed) -> None:
        import psycopg

        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    url, autocommit=True, connect_timeout=CONNECT_SECONDS
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await begin()
                    async for notice in connection.notifies():
                        kind, _, id = notice.payload.partition(" ")
                        if kind in (PERSON, REVOKED):
                            self.person_changed(id or None)
                            if kind == REVOKED:
                                self.person_revoked(id)
                        else:
                            await handle(decode(notice.payload))
            except Exception as error:  # whatever it is: without notices the streams would stop
                log.warning(
                    "the connection for notices was lost and is opened again",
                    extra={"error": f"{type(error).__name__}: {error}"[:200]},
                )
                await asyncio.sleep(RETRY_SECONDS)
