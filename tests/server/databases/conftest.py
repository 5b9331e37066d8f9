"""One suite over both databases: a file of SQLite, and a real PostgreSQL."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy.engine import make_url

from ..postgres import Cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database with nothing in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    running: Cluster = request.getfixturevalue("postgresql")
    return running.fresh()


def execute(database: str, statement: str) -> None:
    """Change what the database holds, past the server."""
    if database.startswith("sqlite"):
        connection = sqlite3.connect(make_url(database).database or "")
        try:
            with connection:
                connection.execute(statement)
        finally:
            connection.close()
    else:
        with psycopg.connect(database) as postgres:
            postgres.execute(statement.encode())


def rows(database: str, query: str) -> list[tuple[Any, ...]]:
    """What the database holds, read by its own client."""
    if database.startswith("sqlite"):
        connection = sqlite3.connect(make_url(database).database or "")
        try:
            return connection.execute(query).fetchall()
        finally:
            connection.close()
    with psycopg.connect(database) as postgres:
        return postgres.execute(query.encode()).fetchall()
