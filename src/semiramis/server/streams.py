"""Event streams and their readers. Publishing never waits: a reader that is too slow is cut off and reconnects."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Iterable

from .metrics import STREAMS, STREAMS_CUT

HEARTBEAT = b": \n\n"
HEARTBEAT_SECONDS = 15.0
LONGEST_QUEUE = 100
LARGEST_QUEUE = 1_000_000
"""Limits of the queue of one reader, in events and in bytes."""


def event(name: str, data: bytes, id: int | None = None) -> bytes:
    """Return a server-sent event. Its data is JSON, which has no line breaks."""
    if id is None:
        return b"event: %s\ndata: %s\n\n" % (name.encode(), data)
    return b"id: %d\nevent: %s\ndata: %s\n\n" % (id, name.encode(), data)


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


class Streams:
    """The streams of each topic: a table, or the lobby."""

    def __init__(self) -> None:
        self._topics: defaultdict[str, set[Stream]] = defaultdict(set)
        self._closed = False

    def open(self, topic: str, person: str | None, annotations: bool = False) -> Stream:
        stream = Stream(person, annotations)
        if self._closed:
            stream.push(reconnect())
            stream.end()
        else:
            self._topics[topic].add(stream)
            STREAMS.inc()
        return stream

    def close(self, topic: str, stream: Stream) -> None:
        streams = self._topics.get(topic)
        if streams is None or stream not in streams:
            return
        streams.remove(stream)
        STREAMS.dec()
        if not streams:
            del self._topics[topic]

    def listeners(self, topic: str) -> Iterable[Stream]:
        return self._topics.get(topic, ())

    def wishes(self, topic: str) -> set[bool]:
        """Return whether listeners want annotations: True, False or both."""
        return {stream.annotations for stream in self.listeners(topic)}

    def publish(self, topic: str, data: bytes, annotations: bool | None = None) -> None:
        """Send an event to all listeners, or only to those who want annotations, or do not want them."""
        for stream in self.listeners(topic):
            if annotations is None or annotations == stream.annotations:
                stream.push(data)

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
