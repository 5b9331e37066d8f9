"""Limits of connections, over plain sockets: requests that are too large, too slow or too many are cut off."""

from __future__ import annotations

import socket
from contextlib import ExitStack
from ipaddress import ip_network
from pathlib import Path

import pytest

from semiramis.cli.arguments import UsageError
from semiramis.server.http import connections
from semiramis.server.http.connections import Connections, LimitedProtocol, most_connections
from tests.server.running_server import PATIENCE, RunningServer, run_server
from tests.server.test_docs_server import command

GET = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"


def connect(server: RunningServer) -> socket.socket:
    host, port = server.address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


def read_all(connection: socket.socket) -> bytes:
    """Read until the server closes the connection; a timeout fails the test."""
    received = b""
    try:
        while data := connection.recv(65536):
            received += data
    except ConnectionResetError:  # it closed while more was on its way to it
        pass
    return received


def send_until_cut(connection: socket.socket, piece: bytes, most: int) -> int:
    """Send data until the server closes the connection; return the number of bytes sent."""
    sent = 0
    try:
        while sent < most:
            connection.sendall(piece)
            sent += len(piece)
    except (BrokenPipeError, ConnectionResetError):
        pass
    return sent


def ask(connection: socket.socket, request: bytes = GET + b"\r\n") -> bytes:
    """Send a request on an open connection; return the first line of the answer."""
    connection.sendall(request)
    received = b""
    while b"\r\n\r\n" not in received:
        data = connection.recv(65536)
        assert data, "the connection was closed"
        received += data
    return received.split(b"\r\n")[0]


# Size.


@pytest.mark.parametrize(
    "start",
    [
        GET + b"X: ",  # a value that does not end
        GET,  # a name that does not end
        b"GET /",  # a path that does not end
        b"POST /api/v1/people HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: ",  # a trailer
    ],
)
def test_an_endless_request_head_is_cut_off(lasting: RunningServer, start: bytes) -> None:
    # One header of 40 MB blocked the server for 2.4 seconds.
    with connect(lasting) as connection:
        connection.sendall(start)
        sent = send_until_cut(connection, b"x" * 65536, 40_000_000)
        assert sent < 12_000_000  # what the system takes on both sides before the server can say that it is too much
        assert read_all(connection).split(b"\r\n")[0] in (b"HTTP/1.1 431 Request Header Fields Too Large", b"")


@pytest.mark.parametrize(
    "headers",
    [
        b"X: " + b"x" * connections.LARGEST_HEAD + b"\r\n",
        b"".join(b"X%d: %s\r\n" % (n, b"x" * 1000) for n in range(connections.LARGEST_HEAD // 1000 + 1)),
        b"X:\r\n" * (connections.MOST_HEADERS + 1),
    ],
)
def test_headers_that_are_too_large_or_too_many_are_refused(lasting: RunningServer, headers: bytes) -> None:
    with connect(lasting) as connection:
        connection.sendall(GET + headers + b"\r\n")
        assert read_all(connection).startswith(b"HTTP/1.1 431 Request Header Fields Too Large\r\n")


def test_headers_of_a_usual_size_are_read_in_any_pieces(lasting: RunningServer) -> None:
    with connect(lasting) as connection:
        for _ in range(2):  # the second request of a connection is counted anew
            for piece in (GET[:9], GET[9:], *[b"X: %s\r\n" % (b"x" * 1000)] * 30):
                connection.sendall(piece)
            assert ask(connection, b"\r\n") == b"HTTP/1.1 200 OK"


def test_the_limit_of_headers_applies_to_each_request_of_a_connection(lasting: RunningServer) -> None:
    padded = GET + b"X: " + b"x" * (connections.LARGEST_HEAD // 2) + b"\r\n\r\n"
    with connect(lasting) as connection:
        connection.sendall(padded * 8)
        received = b""
        while received.count(b"HTTP/1.1 200 OK") < 8:
            data = connection.recv(65536)
            assert data, received
            received += data


def test_an_endless_request_body_is_cut_off(lasting: RunningServer) -> None:
    with connect(lasting) as connection:
        connection.sendall(b"POST /api/v1/people HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        sent = send_until_cut(connection, b"10000\r\n" + b"x" * 65536 + b"\r\n", 100_000_000)
        assert sent < 12_000_000
        read_all(connection)


# Time.


@pytest.mark.parametrize(
    ("begun", "answer"),
    [
        (b"", b"HTTP/1.1 408 Request Timeout"),
        (GET, b"HTTP/1.1 408 Request Timeout"),
        (b"POST /api/v1/people HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{", b""),
    ],
)
def test_a_request_that_does_not_arrive_in_time_is_cut_off(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, begun: bytes, answer: bytes
) -> None:
    # A thousand unfinished requests stayed open for ever.
    with connect(server) as patient:
        assert ask(patient) == b"HTTP/1.1 200 OK"
        monkeypatch.setattr(LimitedProtocol, "receive_seconds", 0.2)
        with connect(server) as slow:
            slow.sendall(begun)
            assert read_all(slow).split(b"\r\n")[0] == answer
        assert ask(patient) == b"HTTP/1.1 200 OK"  # between requests a connection may wait longer


# How many.


def test_the_connections_of_an_address_are_limited_and_freed_when_closed(tmp_path: Path) -> None:
    with run_server(tmp_path, connections=Connections(100, 3)) as server, ExitStack() as stack:
        kept = [stack.enter_context(connect(server)) for _ in range(3)]
        assert [ask(one) for one in kept] == [b"HTTP/1.1 200 OK"] * 3
        with connect(server) as one_more:
            assert read_all(one_more).startswith(b"HTTP/1.1 429 Too Many Requests\r\n")
        assert ask(kept[0]) == b"HTTP/1.1 200 OK"
        kept[0].sendall(GET + b"Connection: close\r\n\r\n")
        read_all(kept[0])
        with connect(server) as again:
            assert ask(again) == b"HTTP/1.1 200 OK"


def test_the_connections_of_a_server_are_limited_and_a_proxy_may_use_all_of_them(tmp_path: Path) -> None:
    with (
        run_server(tmp_path, connections=Connections(5, 3, proxies=[ip_network("127.0.0.1")])) as server,
        ExitStack() as stack,
    ):
        kept = [stack.enter_context(connect(server)) for _ in range(5)]
        assert [ask(one) for one in kept] == [b"HTTP/1.1 200 OK"] * 5
        with connect(server) as one_more:
            assert read_all(one_more).startswith(b"HTTP/1.1 503 Service Unavailable\r\n")


@pytest.mark.parametrize(
    ("option", "address"),
    [
        ("10.0.0.7,127.0.0.1", "127.0.0.1"),
        ("10.0.0.0/8, 192.168.0.0/16", "192.168.3.4"),
        ("10.0.0.0/8", "::ffff:10.1.2.3"),
        ("2001:db8::7", "2001:db8::7"),
    ],
)
def test_trusted_proxies_are_exempt_from_the_limit_of_an_address(option: str, address: str) -> None:
    # A list or a network was believed, but compared as one text: the proxy was refused after 500 connections.
    proxies = command().parse_args(["serve", "--trust-proxy", option]).trust_proxy
    limited = Connections(100, 1, proxies)
    for one in (address, "198.51.100.1", "2001:db8::8"):
        assert limited.refusal(one) is None
        limited.add(one)
    assert limited.refusal(address) is None
    assert limited.refusal("198.51.100.1") == limited.refusal("2001:db8::8") == "too_many_of_address"


@pytest.mark.parametrize("option", ["*", "proxy.example.org", "127.0.0.1,", "10.0.0.1/8", ""])
def test_a_proxy_that_is_not_an_ip_address_is_refused(option: str) -> None:
    with pytest.raises(UsageError, match="--trust-proxy: not an address or a network: "):
        command().parse_args(["serve", "--trust-proxy", option])


def test_connections_are_counted_by_network() -> None:
    limited = Connections(100, 2)
    for address in ("2001:db8:0:1::/64", "2001:db8:0:1::/64"):
        assert limited.refusal(address) is None
        limited.add(address)
    assert limited.refusal("2001:db8:0:1::/64") == "too_many_of_address"
    assert limited.refusal("2001:db8:0:2::/64") is None
    limited.remove("2001:db8:0:1::/64")
    assert limited.refusal("2001:db8:0:1::/64") is None


def test_some_file_descriptors_are_reserved_for_the_database() -> None:
    assert most_connections(1024) == 1024 - connections.SPARE_FILES
    assert most_connections(1_000_000) == connections.CONNECTIONS
