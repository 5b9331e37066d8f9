"""The tests of this folder run on both databases: SQLite and PostgreSQL."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy.engine import make_url

from tests.server.postgres import Cluster


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    running: Cluster = request.getfixturevalue("postgresql")
    return running.fresh()


def execute(database: str, statement: str) -> None:
    """Execute a statement directly in the database."""
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
    """Return the rows of a query, executed directly in the database."""
    if database.startswith("sqlite"):
        connection = sqlite3.connect(make_url(database).database or "")
        try:
            return connection.execute(query).fetchall()
        finally:
            connection.close()
    with psycopg.connect(database) as postgres:
        return postgres.execute(query.encode()).fetchall()
