"""Positions as images, as a spectator sees them. It needs Pillow."""

from __future__ import annotations

from typing import Any, Protocol

from PIL import Image

from ...games.game import Game, State
from ...games.registry import load_part
from . import plain


class Images(Protocol):
    """The module that draws the positions of one game."""

    def picture(self, view: dict[str, Any], components: dict[str, Any], names: list[str]) -> Image.Image:
        """The whole position."""


def picture(game: Game, state: State, names: list[str]) -> Image.Image:
    """A position of a game. Its size depends on the game and the number of players only."""
    fallback: Images = plain
    return load_part(game.name, "image", fallback).picture(state.view(None), game.components, names)
