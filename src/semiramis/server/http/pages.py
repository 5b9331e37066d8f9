"""The files of the built web client, the boards of games from other packages, and the document of the API.

They are read at the start; there are no others.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request
from litestar.response.base import ASGIResponse

from ...games import GAMES
from ...games.registry import read_board
from ...tables.game_messages import board_address
from ...tables.refusals import Refusal
from .compression import SMALL, accepts_gzip, compress

FOLDER = Path(__file__).parents[1] / "pages"
FIRST = "index.html"
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
ANY_KIND = "application/octet-stream"

HASHED = "assets/"
"""Files whose names contain a hash of their content, so that browsers can keep them for ever."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"


@dataclass(frozen=True)
class Copy:
    """A file as it is sent, plain or compressed."""

    content: bytes
    tag: str
    headers: dict[str, str]


class Page:
    """A file of the client, or the document of the API."""

    def __init__(self, content: bytes, kind: str, keep: str) -> None:
        tag = hashlib.sha256(content).hexdigest()[:20]
        headers = {"Content-Type": kind, "Cache-Control": keep, "Vary": "Accept-Encoding"}
        self.plain = self.compressed = Copy(content, tag, headers | {"ETag": f'"{tag}"'})
        smaller = compress(content, SMALL)
        if len(smaller) < 0.9 * len(content):
            tag += "-gzip"
            self.compressed = Copy(smaller, tag, headers | {"ETag": f'"{tag}"', "Content-Encoding": "gzip"})

    def answer(self, request: Request[Any, Any, Any]) -> ASGIResponse:
        copy = self.compressed if accepts_gzip(request.headers.get("accept-encoding", "").encode()) else self.plain
        known = request.headers.get("if-none-match", "")
        same = copy.tag in (tag.strip().removeprefix("W/").strip('"') for tag in known.split(","))
        if same:
            return ASGIResponse(status_code=304, headers=copy.headers)
        only_head = request.method == "HEAD"
        return ASGIResponse(
            body=b"" if only_head else copy.content,
            headers=copy.headers | {"Content-Length": str(len(copy.content))},
            is_head_response=only_head,
        )


class Pages:
    """All files of the client and all boards, as they were at the start of the server."""

    def __init__(self, folder: Path) -> None:
        self._pages = {
            name: Page(
                path.read_bytes(),
                KINDS.get(path.suffix, ANY_KIND),
                FOR_EVER if name.startswith(HASHED) else ASK_EACH_TIME,
            )
            for path in sorted(folder.rglob("*"))
            if path.is_file() and not path.name.startswith(".")
            for name in [path.relative_to(folder).as_posix()]
        }
        for game in GAMES:
            board, address = read_board(game), board_address(game)
            if board is not None and address is not None:
                self._pages[address] = Page(board, KINDS[".js"], FOR_EVER)

    def find(self, path: str) -> Page:
        name = path.removeprefix("/") or FIRST
        if name not in self._pages:
            if name == FIRST:
                raise Refusal("client_not_built", "the web client is not built: run make play, or make web")
            raise Refusal("not_found", "there is no such page")
        return self._pages[name]
