"""How a database is reached: asynchronously by those who read, and by the one thread that writes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .errors import UnusableDatabase

READING: dict[str, Any] = {"pool_size": 5, "isolation_level": "AUTOCOMMIT", "skip_autocommit_rollback": True}
"""Each question stands alone: to begin and end a transaction around it would take longer than to answer it."""


def engines(address: str) -> tuple[AsyncEngine, Engine]:
    """For reading and for writing: a file's name, `sqlite:///…` or `postgresql://…`."""
    url = read_address(address)
    if url.get_backend_name() == "sqlite":
        return _sqlite(Path(url.database or ""))
    url = url.set(drivername="postgresql+psycopg")
    reading = create_async_engine(url, pool_pre_ping=True, **READING)
    return reading, create_engine(url, pool_size=1, pool_pre_ping=True)


def read_address(address: str) -> URL:
    """The address of a database, if it is one that can be used here."""
    if "://" not in address:
        address = f"sqlite:///{address}"
    try:
        url = make_url(address)
    except ArgumentError:
        raise UnusableDatabase(f"not the address of a database: {address!r}") from None
    kind = url.get_backend_name()
    if kind == "sqlite":
        if not url.database or url.database == ":memory:":
            raise UnusableDatabase("a database of SQLite is in a file: sqlite:///FILE")
    elif kind == "postgresql":
        try:
            import psycopg  # noqa: F401 (only to say clearly what is missing)
        except ImportError:
            raise UnusableDatabase("for PostgreSQL install semiramis[postgresql]") from None
    else:
        raise UnusableDatabase(f"a database is sqlite:///FILE or postgresql://…, not {kind}")
    return url


def plain_address(url: URL) -> str:
    """An address as PostgreSQL's own library reads it, which knows no drivers."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def _sqlite(path: Path) -> tuple[AsyncEngine, Engine]:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UnusableDatabase(f"cannot open the database {path}: {cause(error)}") from None
    reading = create_async_engine(f"sqlite+aiosqlite:///{path}", **READING)
    writing = create_engine(f"sqlite:///{path}", pool_size=1)
    for engine in (reading.sync_engine, writing):
        event.listen(engine, "connect", _set_up)
    return reading, writing


def _set_up(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # an answered move survives a power cut
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def cause(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).splitlines()[0]
