"""Gzip compression of large answers, for clients that accept it.

Litestar's middleware is not used: it compresses streams as well, so that an event waits for the next ones, and it
creates a compressor for every answer, however small.
"""

from __future__ import annotations

import gzip
import re
import zlib
from dataclasses import dataclass

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseBodyEvent, HTTPResponseStartEvent, Message, Receive, Scope, Send

WORTH_IT = 1_400
"""In bytes. A smaller answer fits into one packet anyway."""
QUICK, SMALL = 1, 9
"""Compression levels. The quick one compresses 0.4 MB in a millisecond, to an eighth of its size."""
GZIP_HEADERS = [(b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")]
NO_GZIP = re.compile(rb"gzip\s*;\s*q=0(\.0*)?\s*(,|$)")


class Compressor:
    """Compresses JSON answers of the application; not streams and pages."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and accepts_gzip(dict(scope["headers"]).get(b"accept-encoding", b"")):
            send = compressing(send)
        await self._app(scope, receive, send)


def compressing(send: Send) -> Send:
    held: HTTPResponseStartEvent | None = None

    async def send_compressed(message: Message) -> None:
        nonlocal held
        if message["type"] == "http.response.start" and is_json(message):
            held = message  # until the body and its length are known
            return
        if held is not None:
            start, held = held, None
            if message["type"] == "http.response.body" and is_worth_it(message):
                message["body"] = compress(message["body"], QUICK)
                headers = [(name, value) for name, value in start["headers"] if name.lower() != b"content-length"]
                length = b"%d" % len(message["body"])
                start["headers"] = [*headers, (b"content-length", length), *GZIP_HEADERS]
            await send(start)
        await send(message)

    return send_compressed


def is_json(start: HTTPResponseStartEvent) -> bool:
    """Whether an answer is JSON that is not compressed yet."""
    headers = {name.lower(): value for name, value in start["headers"]}
    return b"json" in headers.get(b"content-type", b"") and b"content-encoding" not in headers


def is_worth_it(body: HTTPResponseBodyEvent) -> bool:
    return not body.get("more_body") and len(body["body"]) >= WORTH_IT


def compress(content: bytes, level: int) -> bytes:
    return gzip.compress(content, level, mtime=0)  # without the time: equal content gives equal bytes


def accepts_gzip(accepted: bytes) -> bool:
    """Whether an `Accept-Encoding` header accepts gzip."""
    return b"gzip" in accepted and not NO_GZIP.search(accepted)


# A stream of events of which only the beginning is compressed.

LARGEST_BLOCK = 65_535
"""In bytes: a block that is not compressed."""
GZIP_HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"


@dataclass(frozen=True)
class GzipStart:
    """The compressed beginning of a gzip stream. Any number of streams may continue it."""

    compressed: bytes
    crc: int
    size: int


def start_gzip(content: bytes) -> GzipStart:
    compressor = zlib.compressobj(QUICK, zlib.DEFLATED, -zlib.MAX_WBITS)
    compressed = GZIP_HEAD + compressor.compress(content) + compressor.flush(zlib.Z_SYNC_FLUSH)
    return GzipStart(compressed, zlib.crc32(content), len(content))


class GzipRest:
    """The rest of such a stream. It is not compressed, so that no reader needs a compressor."""

    def __init__(self, start: GzipStart) -> None:
        self._crc = start.crc
        self._size = start.size

    def add(self, content: bytes) -> bytes:
        self._crc = zlib.crc32(content, self._crc)
        self._size += len(content)
        blocks = [content[at : at + LARGEST_BLOCK] for at in range(0, len(content), LARGEST_BLOCK)]
        return b"".join(_stored(block, last=False) for block in blocks)

    def end(self) -> bytes:
        size = self._size & 0xFFFF_FFFF
        return _stored(b"", last=True) + self._crc.to_bytes(4, "little") + size.to_bytes(4, "little")


def _stored(block: bytes, last: bool) -> bytes:
    """Return an uncompressed block of the DEFLATE format."""
    length = len(block)
    return bytes([last]) + length.to_bytes(2, "little") + (length ^ 0xFFFF).to_bytes(2, "little") + block
