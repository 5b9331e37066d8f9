"""Reads, each on its own and within a limited time."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.engine import Row
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .engines import READ_SECONDS, break_off
from .errors import NoAnswer


class Reader:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def read(self, query: Executable, values: dict[str, Any] | None = None) -> Sequence[Row[Any]]:
        """The rows of a query. Fails with `NoAnswer` if they do not come in time."""
        try:
            return await self._read(query, values or {})
        except DBAPIError as error:
            # The connection was kept from before a restart of the database. (To try each one before it is used would
            # take as long as most reads.)
            if error.connection_invalidated:
                return await self._read(query, values or {})
            raise

    async def _read(self, query: Executable, values: dict[str, Any]) -> Sequence[Row[Any]]:
        async with self._engine.connect() as connection:
            # Not by cancelling: then psycopg asks the database to stop, and waits ten seconds more for one that hangs.
            timer = _Timer(connection)
            try:
                return (await connection.execute(query, values)).all()
            except DBAPIError:
                if timer.rang:
                    raise NoAnswer(f"the database did not answer a read within {READ_SECONDS} seconds") from None
                raise
            finally:
                timer.cancel()


class _Timer:
    """Breaks off what is done on a connection when its time is up."""

    def __init__(self, connection: AsyncConnection) -> None:
        self.rang = False
        self._connection = connection
        self._handle = asyncio.get_running_loop().call_later(READ_SECONDS, self._ring)

    def cancel(self) -> None:
        self._handle.cancel()

    def _ring(self) -> None:
        self.rang = True
        assert self._connection.sync_connection is not None
        driver = self._connection.sync_connection.connection.driver_connection
        # What wraps a connection of SQLite keeps it in this field, and would interrupt it in the same way.
        inner = getattr(driver, "_conn", None)
        break_off(inner if isinstance(inner, sqlite3.Connection) else driver)
