"""A consistent copy of a SQLite database, also while a server writes to it."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from .engines import read_address
from .errors import UnusableDatabase
from .lock import FileLock
from .protection import beside


def back_up(address: str, target: Path) -> tuple[int, int]:
    """Copy a SQLite database to a file, check the copy, and return its number of tables and of actions.

    The target is replaced when the copy is complete. It must not be a database that is in use.
    """
    url = read_address(address)
    if url.get_backend_name() != "sqlite":
        raise UnusableDatabase("a PostgreSQL database is copied by its own tools: pg_dump --format=custom")
    source = Path(url.database or "")
    if not source.is_file():
        raise UnusableDatabase(f"there is no database {source}")
    _refuse_its_own_files(source, target)
    try:
        with _unused(target), _draft(target) as draft:
            return _copy(source, draft)
    except (sqlite3.Error, OSError) as error:
        raise UnusableDatabase(f"cannot copy {source} to {target}: {error}") from None


def _refuse_its_own_files(source: Path, target: Path) -> None:
    """Refuse a target that is the database itself or one of its files, by whatever name."""
    own = [source, *beside(source)]
    if target.resolve() in [file.resolve() for file in own] or any(_is_same(target, file) for file in own):
        raise UnusableDatabase(f"{target} belongs to the database that is to be copied: choose another file")


def _is_same(one: Path, other: Path) -> bool:
    """Whether two paths are the same file, also by a hard link."""
    return one.exists() and other.exists() and one.samefile(other)


@contextmanager
def _unused(target: Path) -> Iterator[None]:
    """Refuse a target that a server uses, and lock it while it is replaced."""
    if target.is_dir():
        raise UnusableDatabase(f"{target} is a folder: name a file")
    in_use = UnusableDatabase(f"{target} is a database in use, or was not closed: choose another file")
    *others, lock_file = beside(target)
    if any(file.exists() for file in others):  # a log of the old file would be applied to the new one
        raise in_use
    lock = FileLock(target)
    if not lock_file.exists():
        yield
        return
    try:
        lock.acquire()
    except UnusableDatabase:
        raise in_use from None
    try:
        yield
    finally:
        lock.release()


@contextmanager
def _draft(target: Path) -> Iterator[Path]:
    """A temporary file beside the target, readable by its owner only, that replaces it in the end."""
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    os.close(handle)
    draft = Path(name)
    try:
        yield draft
        _sync(draft)
        draft.replace(target)
        if os.name == "posix":
            _sync(target.parent)
    finally:
        for file in (draft, *beside(draft)):
            file.unlink(missing_ok=True)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _copy(source: Path, draft: Path) -> tuple[int, int]:
    # Not read-only: then SQLite would leave a log beside a database that no server uses.
    with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True)) as old:
        with closing(sqlite3.connect(draft)) as new:
            # All pages in one step: with several, SQLite starts again whenever the server has written, and under load
            # it never ends. A reader does not block the server.
            old.backup(new)
            counts = _check(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file without a log
        return counts


def _check(copy: sqlite3.Connection) -> tuple[int, int]:
    (state,) = copy.execute("PRAGMA integrity_check").fetchone()
    if state != "ok":
        raise UnusableDatabase(f"the copy is damaged: {state}")
    (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
    (actions,) = copy.execute("SELECT count(*) FROM actions").fetchone()
    return tables, actions
