"""What can be wrong with a database."""

from __future__ import annotations

from ...games.game import GameError


class UnusableDatabase(GameError):
    """A database that cannot be opened, or not by this program."""

    code = "unusable_database"
