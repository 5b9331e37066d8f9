"""Gzip: what is large travels packed, if whoever asks can unpack it.

Not by Litestar's middleware: it packs streams as well, so that an event would wait for the next ones, and it takes a
compressor for every answer, however small.
"""

from __future__ import annotations

import gzip
import re
import zlib
from dataclasses import dataclass

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseBodyEvent, HTTPResponseStartEvent, Message, Receive, Scope, Send

WORTH_IT = 1_400
"""Bytes; what is smaller travels in one packet anyway."""
QUICK, SMALL = 1, 9
"""How hard to try. What is sent once is packed at 0.4 MB a millisecond, to an eighth of its size."""
PACKED = [(b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")]
NO_GZIP = re.compile(rb"gzip\s*;\s*q=0(\.0*)?\s*(,|$)")


class Compressor:
    """Packs the JSON that the application answers; streams and pages go past it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and takes_gzip(dict(scope["headers"]).get(b"accept-encoding", b"")):
            send = packed(send)
        await self._app(scope, receive, send)


def packed(send: Send) -> Send:
    held: HTTPResponseStartEvent | None = None

    async def send_packed(message: Message) -> None:
        nonlocal held
        if message["type"] == "http.response.start" and is_json(message):
            held = message  # until its body is there, and with it its length
            return
        if held is not None:
            start, held = held, None
            if message["type"] == "http.response.body" and is_worth_it(message):
                message["body"] = pack(message["body"], QUICK)
                headers = [(name, value) for name, value in start["headers"] if name.lower() != b"content-length"]
                length = b"%d" % len(message["body"])
                start["headers"] = [*headers, (b"content-length", length), *PACKED]
            await send(start)
        await send(message)

    return send_packed


def is_json(start: HTTPResponseStartEvent) -> bool:
    """Whether it is JSON that is not packed yet."""
    headers = {name.lower(): value for name, value in start["headers"]}
    return b"json" in headers.get(b"content-type", b"") and b"content-encoding" not in headers


def is_worth_it(body: HTTPResponseBodyEvent) -> bool:
    return not body.get("more_body") and len(body["body"]) >= WORTH_IT


def pack(content: bytes, effort: int) -> bytes:
    return gzip.compress(content, effort, mtime=0)  # without the time: the same comes to the same


def takes_gzip(accepted: bytes) -> bool:
    """Whether a header `Accept-Encoding` names gzip, and not to say that it will not do."""
    return b"gzip" in accepted and not NO_GZIP.search(accepted)


# A stream of events of which only the beginning is worth packing.

LARGEST_BLOCK = 65_535
"""Bytes of a block that is not packed."""
GZIP_HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"


@dataclass(frozen=True)
class GzipStart:
    """The beginning of a gzip stream, which any number of streams may continue."""

    packed: bytes
    crc: int
    size: int


def start_gzip(content: bytes) -> GzipStart:
    compressor = zlib.compressobj(QUICK, zlib.DEFLATED, -zlib.MAX_WBITS)
    packed = GZIP_HEAD + compressor.compress(content) + compressor.flush(zlib.Z_SYNC_FLUSH)
    return GzipStart(packed, zlib.crc32(content), len(content))


class GzipRest:
    """What follows: it is sent as it is, which takes no compressor for each reader."""

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
    """A block of the format DEFLATE that is not packed."""
    length = len(block)
    return bytes([last]) + length.to_bytes(2, "little") + (length ^ 0xFFFF).to_bytes(2, "little") + block
