"""An answer is sent in one write, also one without a body."""

from __future__ import annotations

import socket
from typing import Any, cast

import pytest

from semiramis.server.http.transport import JoiningTransport
from tests.server.running_server import PATIENCE, RunningServer


class Written:
    """A transport that records what is written."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        assert not self.closed
        self.pieces.append(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed


@pytest.mark.parametrize(
    ("pieces", "sent"),
    [
        ([b"HTTP/1.1 200 OK\r\n\r\n", b"{}"], [b"HTTP/1.1 200 OK\r\n\r\n{}"]),
        ([b"HTTP/1.1 200 OK\r\n\r\n", b"one", b"two"], [b"HTTP/1.1 200 OK\r\n\r\none", b"two"]),
        ([b"HTTP/1.1 100 Continue\r\n\r\n"], [b"HTTP/1.1 100 Continue\r\n\r\n"]),
    ],
)
def test_the_head_and_the_body_are_sent_in_one_write(pieces: list[bytes], sent: list[bytes]) -> None:
    written = Written()
    transport = JoiningTransport(cast(Any, written))
    for piece in pieces:
        transport.write(piece)
    assert written.pieces == sent


def test_a_head_without_a_body_is_sent_before_the_connection_is_closed() -> None:
    written = Written()
    transport = JoiningTransport(cast(Any, written))
    transport.write(b"HTTP/1.1 204 No Content\r\n\r\n")
    assert not transport.is_closing()
    transport.close()
    assert written.pieces == [b"HTTP/1.1 204 No Content\r\n\r\n"]
    assert transport.is_closing()


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (b"HEAD /health HTTP/1.1\r\nHost: x\r\n\r\n", b"405"),
        (b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n", b"200"),
        (b"nonsense\r\n\r\n", b"400"),
    ],
)
def test_every_kind_of_answer_arrives(lasting: RunningServer, request_: bytes, status: bytes) -> None:
    host, port = lasting.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), PATIENCE) as connection:
        connection.sendall(request_)
        assert connection.recv(65_536).split(b" ")[1] == status
