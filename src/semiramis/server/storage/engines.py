"""Connections to the database: an asynchronous engine that reads, and an engine for the thread that writes."""

from __future__ import annotations

import socket
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ...tables.stored import cause
from .errors import UnusableDatabase

CONNECT_SECONDS = 5
"""How long a connection to PostgreSQL may take."""
LOCK_SECONDS = 5
"""How long a statement waits for a lock that another process holds."""
STATEMENT_SECONDS = 10
"""How long PostgreSQL may work on a statement."""
READ_SECONDS = 5
"""How long a read may take before its connection is closed, and how long it waits for a connection."""
WRITE_SECONDS = 15
"""How long a transaction may take before its connection is closed. PostgreSQL's timeouts do not work if it hangs."""

COMMON: dict[str, Any] = {"hide_parameters": True}
"""Errors are logged, and parameters contain invitations and hidden parts of games."""
READING: dict[str, Any] = COMMON | {
    "pool_size": 15,
    "max_overflow": 0,
    "pool_timeout": READ_SECONDS,
    "isolation_level": "AUTOCOMMIT",
    "skip_autocommit_rollback": True,
}
"""Each query stands alone: to begin and end a transaction around it would take longer than the query itself.

All connections are kept: to open one takes longer than many queries, and would happen when the server is busiest.
"""


def engines(address: str) -> tuple[AsyncEngine, Engine]:
    """Return the engines that read and write a database: a file name, `sqlite:///…` or `postgresql://…`."""
    url = read_address(address)
    if url.get_backend_name() == "sqlite":
        return _sqlite(Path(url.database or ""))
    url = url.set(drivername="postgresql+psycopg")
    timeouts = _timeouts(url)
    reading = create_async_engine(url, connect_args=timeouts, **READING)
    return reading, create_engine(url, connect_args=timeouts, pool_size=1, pool_pre_ping=True, **COMMON)


def read_address(address: str) -> URL:
    """Return the URL of a database; raise `UnusableDatabase` if it cannot be used."""
    if "://" not in address:
        address = f"sqlite:///{address}"
    try:
        url = make_url(address)
    except ArgumentError:
        raise UnusableDatabase(f"not the address of a database: {address!r}") from None
    kind = url.get_backend_name()
    if kind == "sqlite":
        if not url.database or url.database == ":memory:":
            raise UnusableDatabase("a SQLite database has to be a file: sqlite:///FILE")
    elif kind == "postgresql":
        try:
            import psycopg  # noqa: F401 (only for a clear message)
        except ImportError:
            raise UnusableDatabase("for PostgreSQL install semiramis[postgresql]") from None
    else:
        raise UnusableDatabase(f"a database is sqlite:///FILE or postgresql://…, not {kind}")
    return url


def _timeouts(url: URL) -> dict[str, Any]:
    """Return the timeouts of a connection to PostgreSQL, in addition to the options of the URL."""
    given = url.query.get("options", "")
    options = [given] if isinstance(given, str) else [*given]
    limits = {"lock_timeout": LOCK_SECONDS, "statement_timeout": STATEMENT_SECONDS}
    options += [f"-c {name}={1000 * seconds}" for name, seconds in limits.items()]
    return {"connect_timeout": CONNECT_SECONDS, "options": " ".join(options).strip()}


def break_off(connection: Any) -> None:
    """Make a call that waits for this connection, in another thread or task, fail."""
    if isinstance(connection, sqlite3.Connection):
        connection.interrupt()
        return
    duplicate = socket.socket(fileno=connection.fileno())
    try:
        duplicate.shutdown(socket.SHUT_RDWR)
    finally:
        duplicate.detach()  # the file still belongs to the connection


def plain_address(url: URL) -> str:
    """Return a URL for libpq, which knows no drivers."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def _sqlite(path: Path) -> tuple[AsyncEngine, Engine]:
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise UnusableDatabase(f"cannot open the database {path}: {cause(error)}") from None
    reading = create_async_engine(f"sqlite+aiosqlite:///{path}", **READING)
    writing = create_engine(f"sqlite:///{path}", pool_size=1, **COMMON)
    for engine in (reading.sync_engine, writing):
        event.listen(engine, "connect", _set_up)
    return reading, writing


def _set_up(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # an answered move survives a power cut
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA busy_timeout={1000 * LOCK_SECONDS}")
    cursor.close()
