"""A copy of the database that is whole, made while the server goes on writing to it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

from .engines import read_address
from .errors import UnusableDatabase

PAGES_AT_ONCE = 1_000
"""Between so many pages the server may write."""


def back_up(address: str, target: Path, progress: Callable[[int, int], None]) -> tuple[int, int]:
    """Copy a database of SQLite to a file, check the copy, and tell how many tables and actions it has."""
    url = read_address(address)
    if url.get_backend_name() != "sqlite":
        raise UnusableDatabase("a database of PostgreSQL is copied by its own tools: pg_dump --format=custom")
    source = Path(url.database or "")
    if not source.is_file():
        raise UnusableDatabase(f"there is no database {source}")
    draft = target.with_name(f"{target.name}.part")
    try:
        with sqlite3.connect(f"file:{source}?mode=ro", uri=True) as old, sqlite3.connect(draft) as new:
            old.backup(new, pages=PAGES_AT_ONCE, progress=lambda _, left, total: progress(left, total))
            counts = _check(new)
        new.close()
        old.close()
        draft.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise UnusableDatabase(f"cannot copy {source} to {target}: {error}") from None
    finally:
        draft.unlink(missing_ok=True)
    return counts


def _check(copy: sqlite3.Connection) -> tuple[int, int]:
    (state,) = copy.execute("PRAGMA integrity_check").fetchone()
    if state != "ok":
        raise UnusableDatabase(f"the copy is damaged: {state}")
    (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
    (actions,) = copy.execute("SELECT count(*) FROM actions").fetchone()
    copy.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
    return tables, actions
