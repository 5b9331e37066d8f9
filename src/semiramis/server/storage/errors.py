"""What can be wrong with a database."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ...games.game import GameError

DATABASE_ERRORS = (DBAPIError, PoolTimeout, ConnectionError)
"""What a database that fails or does not answer raises. They are not defects of the program: the cause is logged,
without a traceback."""


class UnusableDatabase(GameError):
    """A database that cannot be opened, or not by this program."""

    code = "unusable_database"


class NoAnswer(ConnectionError):
    """The database did not answer in time."""


class UnknownPerson(Exception):
    """A seat was to be given to a person who has been forgotten."""


class UnreadableTable(Exception):
    """A table whose stored state cannot be turned into a table again."""

    def __init__(self, id: str, revision: int, cause: str, *, known: bool = False) -> None:
        super().__init__(f"{id}: {cause}")
        self.id = id
        self.revision = revision
        self.cause = cause
        self.known = known
        """Whether it is set apart already."""
