"""The levels: the opponents that a person can choose."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial

from ..games.game import Game, GameError
from ..games.registry import GAMES
from .bot import Bot
from .greedy import Greedy
from .novice import Novice
from .player import BotPlayer, Player
from .search_bot import ExpertBot, SearchBot


class UnknownLevel(GameError):
    code = "unknown_level"


@dataclass(frozen=True)
class Level:
    """An opponent that a person can choose."""

    name: str
    bot: Callable[[Game], Bot]
    """Makes the opponent for a game."""
    seconds: float
    """A turn takes at most this long, uncompiled too; after that the server gives up on it."""

    def seat(self, game: Game, seed: int) -> Player:
        """Return the opponent as a player of one game."""
        return BotPlayer(self.bot(game), seed)


LEVELS = {
    level.name: level
    for level in (
        Level("novice", Novice, 10),
        Level("greedy", Greedy, 30),
        Level("apprentice", ExpertBot, 10),
        Level("architect", partial(SearchBot, seconds=0.3), 10),
        Level("master", partial(SearchBot, seconds=1.5), 10),
    )
}
"""Weakest first."""


def levels_of(game: str) -> list[str]:
    """Return the levels that a person is offered in a game, the weakest first.

    Without an expert of the game, the apprentice plays at random, and is no match for greedy.
    """
    return [name for name in LEVELS if name != "apprentice" or "expert" in GAMES[game].parts]


def get_level(name: str) -> Level:
    return LEVELS[check_level(name)]


def check_level(name: str, levels: Collection[str] = LEVELS.keys()) -> str:
    """Return the name, if it is one of these."""
    if name not in levels:
        raise UnknownLevel(f"there is no level {name!r}; there are {', '.join(levels)}")
    return name
