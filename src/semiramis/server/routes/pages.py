"""A first page to play in, with the files that it is made of. What is not one of them is not read."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import PathParameter

from ..refusals import Refusal

FOLDER = Path(__file__).parents[1] / "pages"
FIRST = "index.html"
KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


class Page:
    """A file as it is sent. Browsers ask each time whether theirs is still the same."""

    def __init__(self, path: Path) -> None:
        self.content = path.read_bytes()
        self.kind = KINDS[path.suffix]
        self.tag = f'"{hashlib.sha256(self.content).hexdigest()[:20]}"'

    def answer(self, known: str) -> Response[bytes]:
        same = self.tag in (tag.strip().removeprefix("W/") for tag in known.split(","))
        return Response(
            b"" if same else self.content,
            status_code=304 if same else 200,
            media_type=self.kind,
            headers={"Cache-Control": "no-cache", "ETag": self.tag},
        )


PAGES = {path.name: Page(path) for path in sorted(FOLDER.iterdir()) if path.suffix in KINDS}

FileName = Annotated[str, PathParameter(max_length=40)]


@get("/", include_in_schema=False)
async def first_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    return _find(FIRST, request)


@get("/pages/{name:str}", include_in_schema=False)
async def page(name: FileName, request: Request[Any, Any, Any]) -> Response[bytes]:
    return _find(name, request)


def _find(name: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    if name not in PAGES:
        raise Refusal("not_found", "there is no such page")
    return PAGES[name].answer(request.headers.get("if-none-match", ""))
