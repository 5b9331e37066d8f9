"""Reads from the database, each with a time limit."""

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
        """Return the rows of a query; raise `NoAnswer` if they do not arrive in time."""
        try:
            return await self._read(query, values or {})
        except DBAPIError as error:
            # The database was restarted since the connection was opened. (To test each connection before it is used
            # would take as long as most reads.)
            if error.connection_invalidated:
                return await self._read(query, values or {})
            raise

    async def _read(self, query: Executable, values: dict[str, Any]) -> Sequence[Row[Any]]:
        async with self._engine.connect() as connection:
            # A read is not cancelled: psycopg would ask the database to stop and wait for ten more seconds if it hangs.
            timer = _Timer(connection)
            try:
                return (await connection.execute(query, values)).all()
            except DBAPIError:
                if timer.has_expired:
                    raise NoAnswer(f"the database did not answer a read within {READ_SECONDS} seconds") from None
                raise
            finally:
                timer.cancel()


class _Timer:
    """Breaks off a read when its time is over."""

    def __init__(self, connection: AsyncConnection) -> None:
        self.has_expired = False
        self._connection = connection
        self._handle = asyncio.get_running_loop().call_later(READ_SECONDS, self._expire)

    def cancel(self) -> None:
        self._handle.cancel()

    def _expire(self) -> None:
        self.has_expired = True
        assert self._connection.sync_connection is not None
        driver = self._connection.sync_connection.connection.driver_connection
        # aiosqlite keeps the connection of SQLite in this field, and interrupts it in the same way.
        inner = getattr(driver, "_conn", None)
        break_off(inner if isinstance(inner, sqlite3.Connection) else driver)
