"""The games: their rules, and nothing of who plays them, hosts them or looks at them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from .amytis import Amytis
from .arguments import check_type
from .babylon import Babylon
from .game import Game, UnknownGame

GAMES: dict[str, type[Game]] = {game.name: game for game in (Babylon, Amytis)}


def get_game(name: str, components: Path | str | None = None) -> Game:
    """The game of this name, with the components of this edition or with those of another box."""
    check_type(name, str, "name")
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    return GAMES[name](components) if components is not None else _of_this_edition(name)


@cache
def _of_this_edition(name: str) -> Game:
    """Made once, since nothing of a game changes: to read its components takes longer than to play it."""
    return GAMES[name]()
