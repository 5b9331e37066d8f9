"""A transport that sends the head of a response together with the first part of its body.

uvicorn writes them one after the other and uvloop sends each at once: two system calls and two packets for every
answer, however small.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD = b"HTTP/1.1 "
CONTINUE = b"HTTP/1.1 100 "
"""The interim answer to a client that waits before it sends a body."""


class JoiningTransport:
    """Keeps the head of a response until the next write."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._head = b""

    def write(self, data: bytes) -> None:
        if self._head:
            data, self._head = self._head + data, b""
        elif data.startswith(HEAD) and not data.startswith(CONTINUE):
            self._head = data
            return
        self._transport.write(data)

    def flush(self) -> None:
        """Send the head of a response without a body."""
        if self._head:
            self.write(b"")

    def close(self) -> None:
        self.flush()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class Protocol(HttpToolsProtocol):
    """uvicorn's protocol with this transport."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._joining = JoiningTransport(transport)
        super().connection_made(self._joining)  # type: ignore[arg-type]

    def on_response_complete(self) -> None:
        self._joining.flush()
        super().on_response_complete()
