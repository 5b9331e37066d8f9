"""The bots that can play at the tables of a host."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from ..ai.levels import LADDER, LEVELS, STAND_IN, Rating, check_level, ratings_of
from ..games.game import GameError
from .refusals import Refusal


class Opponents:
    """The levels. A host may have more bots, or fewer."""

    accepted: ClassVar[Collection[str]] = LEVELS
    """Levels that play every game: tables from before, and their rematches, may have one that is not offered now."""

    def of(self, game: str) -> list[str]:
        """Return the bots that play a game: the levels, the weakest first, then others."""
        return list(LADDER)

    def ratings(self, game: str) -> dict[str, Rating]:
        """Return how strong the levels are that play as they were measured."""
        return {name: rating for name, rating in ratings_of(game).items() if name in (*self.of(game), STAND_IN)}

    def check(self, game: str, name: str) -> None:
        """Raise `Refusal` if no bot of this name plays a game."""
        try:
            check_level(name, dict.fromkeys([*self.accepted, *self.of(game)]))
        except GameError as error:
            raise Refusal.of(error) from None


LEVELS_ALONE = Opponents()
