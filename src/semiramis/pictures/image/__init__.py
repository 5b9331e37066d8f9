"""Positions as images, from what a spectator may see of them. It needs Pillow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from PIL import Image

from ...games.game import Game, State
from . import amytis, babylon

Picture: TypeAlias = Callable[[dict[str, Any], dict[str, Any], list[str]], Image.Image]

PICTURES: dict[str, Picture] = {"babylon": babylon.picture, "amytis": amytis.picture}


def picture(game: Game, state: State, names: list[str]) -> Image.Image:
    """The position of a game, in a size that depends on the game and the number of players alone."""
    return PICTURES[game.name](state.view(None), game.components, names)
