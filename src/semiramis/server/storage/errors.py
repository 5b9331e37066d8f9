"""Errors of the database."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ...games.game import GameError

DATABASE_ERRORS = (DBAPIError, PoolTimeout, ConnectionError)
"""Raised if a database fails or does not answer. They are not defects of the program: they are logged without a
traceback."""


class UnusableDatabase(GameError):
    """A database that this program cannot open."""

    code = "unusable_database"


class NoAnswer(ConnectionError):
    """The database did not answer in time."""
