"""The lobby: streams of all public tables.

There may be thousands of readers, and each update is a write for each of them. So updates are collected for a moment,
only the newest of each table is sent, and only to some readers at a time: requests are served in between.
"""

from __future__ import annotations

import asyncio

from .streams import Streams

LOBBY = "lobby"
"""The topic of its streams."""
SECONDS = 0.5
"""The time between updates. The first update after a quiet time is sent at once."""
READERS_AT_ONCE = 50
"""About a millisecond of work."""


class Lobby:
    def __init__(self, streams: Streams) -> None:
        self.seconds = SECONDS
        self._streams = streams
        self._updates: dict[str, bytes] = {}
        """The newest update of each table that has not been sent."""
        self._sending: asyncio.Task[None] | None = None

    def update(self, table: str, event: bytes) -> None:
        """Send a table's event to all readers, now or with the next updates."""
        if not self._streams.listeners(LOBBY):
            return
        self._updates.pop(table, None)  # so that it becomes the last one
        self._updates[table] = event
        if self._sending is None:
            self._sending = asyncio.create_task(self._send(), name="lobby")

    async def _send(self) -> None:
        while self._updates:
            data = b"".join(self._updates.values())
            self._updates.clear()
            readers = list(self._streams.listeners(LOBBY))
            for start in range(0, len(readers), READERS_AT_ONCE):
                for stream in readers[start : start + READERS_AT_ONCE]:
                    stream.push(data)
                await asyncio.sleep(0)
            await asyncio.sleep(self.seconds)
        self._sending = None

    async def close(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)
