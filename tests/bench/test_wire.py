"""Whoever measures the server reads its answers and events rightly, however they are cut into pieces."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from bench.wire import Answer, Connection, Lost, Stream

HEAD = b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n"
EVENTS = [
    b'event: table\ndata: {"game":"amytis"}\n\nid: 7\nevent: position\ndata: {"ply":7}\n\n',
    b'id: 8\nevent: move\ndata: {"text":"event: move"}\n\nevent: turn\ndata: {"ply":8}\n\n',
    b": \n\n",
    b"id: 9\nevent: move\ndata: {}\n\nid: 10\nevent: move\ndata: {}\n\n",
]
STREAM = HEAD + b"".join(b"%x\r\n%s\r\n" % (len(chunk), chunk) for chunk in EVENTS)
ANSWER = b'HTTP/1.1 409 Conflict\r\ncontent-length: 13\r\nx-y: z\r\n\r\n{"ply": 1234}'


class Wire(asyncio.Transport):
    """A connection on which nothing is sent."""

    def write(self, data: object) -> None:
        pass

    def abort(self) -> None:
        pass


def pieces(data: bytes, size: int) -> Iterator[bytes]:
    for start in range(0, len(data), size):
        yield data[start : start + size]


@pytest.mark.parametrize("size", [*range(1, 60), len(STREAM)])
def test_each_move_is_told_once_when_all_of_it_is_there(size: int) -> None:
    async def read() -> list[int]:
        told: list[int] = []
        stream = Stream(b"", told.append)
        stream.connection_made(Wire())
        for piece in pieces(STREAM, size):
            stream.data_received(piece)
        await stream._open
        return told

    assert asyncio.run(read()) == [8, 9, 10]


def test_a_move_that_follows_a_heartbeat_is_told_once() -> None:
    # Its head was once found from the heartbeat before it, too.
    assert STREAM.index(b": \n\n") + 100 > STREAM.index(b"id: 9\nevent: move")
    test_each_move_is_told_once_when_all_of_it_is_there(len(STREAM))


def test_a_move_is_not_told_before_its_end() -> None:
    async def read() -> list[int]:
        told: list[int] = []
        stream = Stream(b"", told.append)
        stream.connection_made(Wire())
        stream.data_received(STREAM[: STREAM.index(b'{"text"')])
        return told

    assert asyncio.run(read()) == []


@pytest.mark.parametrize("size", range(1, len(ANSWER) + 1))
def test_an_answer_is_whole(size: int) -> None:
    async def ask() -> Answer:
        connection = Connection()
        connection.connection_made(Wire())
        answer = connection.ask(b"")
        for piece in pieces(ANSWER, size):
            assert not answer.done()
            connection.data_received(piece)
        return await answer

    assert asyncio.run(ask()) == (409, b'{"ply": 1234}')


def test_who_waits_for_an_answer_hears_that_the_server_is_gone() -> None:
    async def ask() -> None:
        connection = Connection()
        connection.connection_made(Wire())
        answer = connection.ask(b"")
        connection.connection_lost(None)
        with pytest.raises(Lost):
            await answer
        with pytest.raises(Lost):
            await connection.ask(b"")

    asyncio.run(ask())
