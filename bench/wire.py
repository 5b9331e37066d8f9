"""HTTP with as little work as possible: whoever measures a server on the next core must be far cheaper than it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple, cast

END_OF_HEAD = b"\r\n\r\n"
LENGTH = b"content-length: "
END_OF_EVENT = b"\n\n"
MOVE = b"event: move\n"
ID = b"id: "
EVENT_HEAD = 100
"""In so many bytes, the head of an event is over; a chunk's length may stand before it."""


class Lost(ConnectionError):
    """The server hung up; whether it did what was asked of it is not known."""


class Answer(NamedTuple):
    status: int
    body: bytes


class Connection(asyncio.Protocol):
    """A connection that is kept, on which one thing at a time is asked."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport | None = None
        self._answer: asyncio.Future[Answer] | None = None
        self._received = b""

    @classmethod
    async def open(cls, port: int, address: str | None = None) -> Connection:
        """From an address of this machine, if one is given: the server counts callers by theirs."""
        here = None if address is None else (address, 0)
        try:
            _, connection = await asyncio.get_running_loop().create_connection(cls, "127.0.0.1", port, local_addr=here)
        except OSError as error:
            raise Lost(str(error)) from None
        return connection

    def ask(self, request: bytes) -> asyncio.Future[Answer]:
        assert self._answer is None, "one thing at a time"
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        if self._transport is None:
            answer.set_exception(Lost("the server hung up"))
        else:
            self._answer = answer
            self._transport.write(request)
        return answer

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but its ancestors

    def data_received(self, data: bytes) -> None:
        self._received += data
        head = self._received.find(END_OF_HEAD)
        if head < 0:
            return
        at = self._received.find(LENGTH, 0, head + 2)
        length = int(self._received[at + len(LENGTH) : self._received.index(b"\r", at)]) if at >= 0 else 0
        body = head + len(END_OF_HEAD)
        if len(self._received) < body + length:
            return
        answer = Answer(int(self._received[9:12]), self._received[body : body + length])
        waiting, self._answer, self._received = self._answer, None, b""
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    def connection_lost(self, error: Exception | None) -> None:
        self._transport = None
        waiting, self._answer = self._answer, None
        if waiting is not None and not waiting.done():
            waiting.set_exception(Lost("the server hung up"))


class Stream(asyncio.Protocol):
    """Follows server-sent events; tells the ply of each `move` as soon as the whole of it is there."""

    def __init__(self, request: bytes, moved: Callable[[int], None]) -> None:
        self._request = request
        self._moved = moved
        self._transport: asyncio.Transport | None = None
        self._rest = b""
        self._in_head = True
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        """Whether the server hung up."""

    @classmethod
    async def open(cls, port: int, request: bytes, moved: Callable[[int], None]) -> Stream:
        """A stream that has been told the table as it is."""
        loop = asyncio.get_running_loop()
        try:
            _, stream = await loop.create_connection(lambda: cls(request, moved), "127.0.0.1", port)
        except OSError as error:
            raise Lost(str(error)) from None
        await stream._open
        return stream

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()
            self._transport = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but its ancestors
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        start = 0
        if self._in_head:
            start = data.find(END_OF_HEAD) + len(END_OF_HEAD)
            if start < len(END_OF_HEAD):
                self._rest = data
                return
            self._in_head = False
            if data[9:12] != b"200":
                self._open.set_exception(AssertionError(f"no stream: {data!r}"))
                return
        while (end := data.find(END_OF_EVENT, start)) >= 0:
            move = data.find(MOVE, start, min(end, start + EVENT_HEAD))
            if move >= 0:
                id = data.index(ID, start, move) + len(ID)
                self._moved(int(data[id : move - 1]))
            start = end + len(END_OF_EVENT)
            if not self._open.done():
                self._open.set_result(None)
        self._rest = data[start:]

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = self._transport is not None
        self._transport = None
        if not self._open.done():
            self._open.set_exception(Lost("the server hung up"))
