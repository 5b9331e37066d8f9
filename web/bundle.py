"""Writes the part of the package that a browser needs into one archive, and what the page knows without it into another
file: `python web/bundle.py OUT.zip OUT.json`.

It has the games, the opponents and the table logic of the server: no compiled modules and their sidecars, no web
client, no texts in other languages than English, which the web client has.
"""

from __future__ import annotations

import asyncio
import json
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import semiramis
from semiramis.browser import start
from semiramis.games.registry import OWN

PACKAGE = Path(semiramis.__file__).parent
FOLDERS = ("games", "ai", "tables", "browser")
"""Taken whole, except what is in `WITHOUT`."""
WITHOUT = ("ai/arena", "ai/judge")
KINDS = (".py", ".toml", ".ftl", ".json")
SAME_TIME = (1980, 1, 1, 0, 0, 0)
"""So that the same sources make the same archive."""


def find_files() -> Iterator[Path]:
    """Yield the files of the archive, in order."""
    yield from sorted(PACKAGE.glob("*.py"))
    for folder in FOLDERS:
        for path in sorted((PACKAGE / folder).rglob("*")):
            name = path.relative_to(PACKAGE).as_posix()
            is_left_out = any(name == other or name.startswith(f"{other}/") for other in WITHOUT)
            is_translation = path.suffix == ".ftl" and path.stem != "en"
            if path.suffix in KINDS and not is_left_out and not is_translation:
                yield path


def write_bundle(target: Path) -> int:
    """Write the archive; return its size in bytes."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in find_files():
            info = zipfile.ZipInfo(path.relative_to(PACKAGE.parent).as_posix(), SAME_TIME)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, path.read_bytes())
    return target.stat().st_size


def write_constants(target: Path) -> None:
    """Write the answers that never change, by their paths."""
    target.write_text(json.dumps(asyncio.run(find_constants())), encoding="utf-8")


async def find_constants() -> dict[str, int | str]:
    api = start(lambda key, text: None, [])
    paths = ["/games", *(f"/games/{game}/lessons" for game in OWN)]
    return {path: (await api.request("GET", path))[1] for path in paths}


if __name__ == "__main__":
    print(f"{write_bundle(Path(sys.argv[1])):,} bytes")
    write_constants(Path(sys.argv[2]))
