"""Limits of connections: the size of a request, the time until it has arrived, the number of open connections.

uvicorn has none of these limits: its parser collects a header of any size, and a request that never ends is kept for
ever. A reverse proxy has them, but the server has to be safe without one. A refusal is one line of plain text, like
those of uvicorn, because there is no complete request yet.
"""

from __future__ import annotations

import sys
from asyncio import TimerHandle, Transport
from collections import Counter
from collections.abc import Collection
from typing import Any

from ..metrics import CONNECTIONS_REFUSED
from .limits import Network, address_key, is_within
from .transport import Protocol

LARGEST_HEAD = 32_768
"""In bytes: the first line and the headers of a request."""
LARGEST_PIECE = 16_384
"""In bytes: how much is parsed at once."""
MOST_HEADERS = 100
LARGEST_MESSAGE = 1_000_000
"""In bytes: a whole request. The largest body is much smaller; the rest is for the framing of chunks."""
RECEIVE_SECONDS = 30.0
"""The time in which a whole request has to arrive, from the connection or its first byte."""
CONNECTIONS_OF_ADDRESS = 500
CONNECTIONS = 10_000
"""All connections, or fewer if the process may open fewer files."""
SPARE_FILES = 100
"""Files that are reserved for the database, the log and the processes of bots."""

ANSWERS = {
    "too_large": (b"431 Request Header Fields Too Large", b"the headers are too large"),
    "too_slow": (b"408 Request Timeout", b"the request did not arrive in time"),
    "too_many": (b"503 Service Unavailable", b"too many connections"),
    "too_many_of_address": (b"429 Too Many Requests", b"too many connections of this address"),
}


class Connections:
    """The number of open connections, by address."""

    def __init__(
        self,
        most: int = CONNECTIONS,
        most_of_address: int = CONNECTIONS_OF_ADDRESS,
        proxies: Collection[Network] = (),
    ) -> None:
        self._most = most
        self._most_of_address = most_of_address
        self._proxies = proxies
        """Addresses without a limit, because the connections of all clients come from there."""
        self._open: Counter[str] = Counter()
        self._total = 0

    @classmethod
    def unlimited(cls) -> Connections:
        """Return connections without limits, for benches and local networks."""
        return cls(sys.maxsize, sys.maxsize)

    def refusal(self, address: str) -> str | None:
        """Return why another connection of an address is refused; None if it is accepted."""
        if self._total >= self._most:
            return "too_many"
        if self._open[self._key(address)] >= self._most_of_address and not is_within(address, self._proxies):
            return "too_many_of_address"
        return None

    def add(self, address: str) -> None:
        self._open[self._key(address)] += 1
        self._total += 1

    def remove(self, address: str) -> None:
        self._total -= 1
        key = self._key(address)
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]

    def _key(self, address: str) -> str:
        """Return the key by which a connection is counted. A proxy is counted apart from its network."""
        return address if is_within(address, self._proxies) else address_key(address)


class LimitedProtocol(Protocol):
    """uvicorn's protocol with limits. `limit_connections` sets `open_connections`."""

    open_connections: Connections
    receive_seconds = RECEIVE_SECONDS

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._address: str | None = None
        """The address if this connection is counted."""
        self._timer: TimerHandle | None = None
        self._in_head = True
        self._is_whole = True
        self._began = False
        """Whether a request began in the piece that is being parsed."""
        self._arrived = 0
        """Bytes of the request, without the piece in which it began: only a part of that may belong to it."""
        self._is_too_large = False

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        refusal = self.open_connections.refusal(address)
        if refusal is not None:
            self._refuse(refusal)
            return
        self._address = address
        self.open_connections.add(address)
        self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        if self._address is not None:
            self.open_connections.remove(self._address)
            self._address = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        # In pieces, so that headers that are too large are found before all of them have been parsed.
        for start in range(0, len(data), LARGEST_PIECE):
            if self.transport.is_closing():
                break
            self._receive(data if len(data) <= LARGEST_PIECE else data[start : start + LARGEST_PIECE])

    def _receive(self, data: bytes) -> None:
        self._began = False
        super().data_received(data)
        if self._is_whole or self.transport.is_closing():
            self._stop_timer()
            return
        if self._timer is None:
            self._start_timer()
        self._arrived = 0 if self._began else self._arrived + len(data)
        if self._arrived > (LARGEST_HEAD if self._in_head else LARGEST_MESSAGE):
            self._refuse("too_large")

    # Called by the parser.

    def on_message_begin(self) -> None:
        self._began = self._in_head = True
        self._is_whole = False
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum([len(name) + len(value) for name, value in self.headers])
        if size > LARGEST_HEAD or len(self.headers) > MOST_HEADERS:
            self._is_too_large = True
            raise ValueError("the headers are too large")  # the parser stops, and `send_400_response` is called
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._is_whole = True
        super().on_message_complete()

    # Refusals.

    def send_400_response(self, msg: str) -> None:
        if self._is_too_large:
            self._refuse("too_large")
        else:
            super().send_400_response(msg)

    def _refuse(self, reason: str) -> None:
        """Close the connection, with an answer if the application has not begun to answer."""
        CONNECTIONS_REFUSED.labels(reason).inc()
        if self._in_head and (self.cycle is None or self.cycle.response_complete):
            status, text = ANSWERS[reason]
            head = b"HTTP/1.1 %s\r\ncontent-type: text/plain; charset=utf-8\r\n" % status
            length = b"content-length: %d\r\nconnection: close\r\n\r\n" % len(text)
            self.transport.write(head + length + text)
        self.transport.close()

    def _start_timer(self) -> None:
        self._timer = self.loop.call_later(self.receive_seconds, self._time_out)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _time_out(self) -> None:
        self._timer = None
        if not self.transport.is_closing():
            self._refuse("too_slow")


def limit_connections(connections: Connections) -> type[LimitedProtocol]:
    """Return a protocol class that counts its connections here."""
    return type("CountedProtocol", (LimitedProtocol,), {"open_connections": connections})


def most_connections(files: int) -> int:
    """Return how many connections a process may have that may open this number of files."""
    return max(1, min(CONNECTIONS, files - SPARE_FILES))
