"""Event streams and their readers. Publishing never waits: a reader that is too slow is cut off and reconnects."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import AsyncIterator

from ...tables.topics import Topics
from ..metrics import STREAMS, STREAMS_CUT

HEARTBEAT = b": \n\n"
HEARTBEAT_SECONDS = 15.0
LONGEST_QUEUE = 100
LARGEST_QUEUE = 1_000_000
"""Limits of the queue of one reader, in events and in bytes."""


class Stream:
    """The queue of one reader."""

    def __init__(self, person: str | None, annotations: bool = False) -> None:
        self.person = person
        self.annotations = annotations
        """Whether its positions have annotations."""
        self._queue: deque[bytes] = deque()
        self._size = 0
        self._waiting: asyncio.Future[None] | None = None
        """Set while the reader waits. (An `asyncio.Event` would take more time than all the rest here.)"""
        self._ended = False

    def push(self, data: bytes) -> None:
        if self._ended:
            return
        if len(self._queue) >= LONGEST_QUEUE or self._size >= LARGEST_QUEUE:
            STREAMS_CUT.inc()
            self._queue.clear()
            self.end()
            return
        self._queue.append(data)
        self._size += len(data)
        self._wake()

    def end(self) -> None:
        self._ended = True
        self._wake()

    def _wake(self) -> None:
        waiting, self._waiting = self._waiting, None
        if waiting is not None and not waiting.done():
            waiting.set_result(None)

    async def read(self) -> AsyncIterator[bytes]:
        """Yield all queued events at once, as often as there are some, until the stream ends."""
        while True:
            if self._queue:
                data = b"".join(self._queue)
                self._queue.clear()
                self._size = 0
                yield data
            elif self._ended:
                return
            else:
                self._waiting = asyncio.get_running_loop().create_future()
                await self._waiting


class Streams(Topics[Stream]):
    """The streams of each topic: a table, or the lobby."""

    def __init__(self) -> None:
        super().__init__()
        self._closed = False

    def open(self, topic: str, person: str | None, annotations: bool = False) -> Stream:
        stream = Stream(person, annotations)
        if self._closed:
            stream.push(reconnect())
            stream.end()
        else:
            self.add(topic, stream)
            STREAMS.inc()
        return stream

    def close(self, topic: str, stream: Stream) -> None:
        if self.remove(topic, stream):
            STREAMS.dec()

    def send_heartbeat(self) -> None:
        """Send a comment to every stream, so that clients notice a dead connection."""
        for streams in self._topics.values():
            for stream in streams:
                stream.push(HEARTBEAT)

    def restart(self, topic: str) -> None:
        """End the streams of a topic and let their clients reconnect, each after another delay."""
        for stream in self.listeners(topic):
            stream.push(reconnect())
            stream.end()

    def restart_person(self, person: str | None) -> None:
        """End the streams of a person and let the clients reconnect; for None, those of all people."""
        for streams in self._topics.values():
            for stream in streams:
                if stream.person is not None and person in (None, stream.person):
                    stream.push(reconnect())
                    stream.end()

    def shut_down(self) -> None:
        """End all streams, also those that are opened from now on, and let the clients reconnect."""
        self._closed = True
        for topic in self._topics:
            self.restart(topic)


def reconnect() -> bytes:
    return b"event: reconnect\nretry: %d\ndata: {}\n\n" % random.randint(500, 3000)
