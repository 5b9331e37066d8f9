"""The games: their rules, and nothing of who plays them, hosts them or looks at them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from .amytis import Amytis
from .babylon import Babylon
from .game import Game, UnknownGame

GAMES: dict[str, type[Game]] = {game.name: game for game in (Babylon, Amytis)}


def get_game(name: str, components: Path | None = None) -> Game:
    """The game of this name, with the components of this edition or with those of another box."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    return _own(name) if components is None else GAMES[name](components)


@cache
def _own(name: str) -> Game:
    """The components of this edition are read once: it takes longer than to replay a whole game."""
    return GAMES[name]()
