"""The levels: the opponents that a person can choose, and those that only stand for others."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

from ..games.game import Game, GameError
from ..games.registry import load_part
from .bot import Bot
from .greedy import Greedy
from .novice import Novice
from .player import BotPlayer, Player
from .search_bot import ExpertBot, SearchBot, Skill

STAND_IN = "novice"
"""The level that plays for a person whose time is up, and for a bot that failed."""
USUAL = "architect"
"""The level against which one plays where none was chosen."""
RATINGS = Path(__file__).with_name("ratings.json")
"""How strong the levels are; `make strength` measures it and writes the file."""

SKILLS: Mapping[str, Skill] = {
    "carrier": Skill(2),
    "digger": Skill(4),
    "brickmaker": Skill(simulations=8),
    "gardener": Skill(simulations=16),
    "apprentice": Skill(simulations=32),
    "mason": Skill(simulations=64),
}
"""Those of a game that does not name its own as `Game.parts["skills"]`. Its expert may propose random turns, and few
different ones, so a higher level searches more."""

Rating = tuple[int, int, int]
"""An Elo, and the ends of its 95 % interval."""


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
    is_offered: bool = True
    """Whether it is one of the ladder. The others are for measurements, and for tables from before."""
    is_quick: bool = False
    """Whether its turns take at most 0.03 s (measured compiled, 2 and 4 players)."""

    def seat(self, game: Game, seed: int) -> Player:
        """Return the opponent as a player of one game."""
        return BotPlayer(self.bot(game), seed)


def make_skilled(name: str, game: Game) -> Bot:
    """Return the bot with the skill that a level has in a game."""
    skill: Skill = load_part(game.name, "skills", SKILLS)[name]
    if not skill.simulations:
        return ExpertBot(game, skill=skill)
    bot = SearchBot(game, 0)
    bot.search(skill.simulations)
    return bot


def make_quick(name: str) -> Level:
    """Return a level that answers at once."""
    return Level(name, partial(make_skilled, name), 10, is_quick=True)


LEVELS = {
    level.name: level
    for level in (
        make_quick("carrier"),
        make_quick("digger"),
        make_quick("brickmaker"),
        make_quick("gardener"),
        make_quick("apprentice"),
        Level("mason", partial(make_skilled, "mason"), 10),
        Level("architect", partial(SearchBot, seconds=0.3), 10),
        Level("master", partial(SearchBot, seconds=1.5), 10),
        # The baselines.
        Level("novice", Novice, 10, is_offered=False, is_quick=True),
        Level("greedy", Greedy, 30, is_offered=False),
    )
}
"""The ladder, the weakest first, then the baselines."""

LADDER = [name for name, level in LEVELS.items() if level.is_offered]


def get_level(name: str) -> Level:
    return LEVELS[check_level(name)]


def check_level(name: str, levels: Collection[str] = LEVELS.keys()) -> str:
    """Return the name, if it is one of these."""
    if name not in levels:
        raise UnknownLevel(f"there is no level {name!r}; there are {', '.join(levels)}")
    return name


@cache
def ratings_of(game: str) -> Mapping[str, Rating]:
    """Return how strong the levels are in a game, on a scale of its own; empty if nobody measured it."""
    found: dict[str, dict[str, list[int]]] = json.loads(RATINGS.read_text(encoding="utf-8"))
    return {name: (elo, low, high) for name, (elo, low, high) in found.get(game, {}).items()}
