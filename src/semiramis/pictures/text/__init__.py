"""Positions drawn in the terminal, as a spectator sees them."""

from __future__ import annotations

from io import StringIO
from typing import Any, Protocol

from rich.console import Console, RenderableType

from ...games.game import Game, State
from ...games.registry import load_part
from . import plain


class TextPictures(Protocol):
    """The module that draws the positions of one game."""

    def picture(self, view: dict[str, Any], components: dict[str, Any], names: list[str]) -> RenderableType:
        """Return the whole position."""

    def parts(
        self, view: dict[str, Any], components: dict[str, Any], names: list[str], seat: int
    ) -> list[RenderableType]:
        """Return the position in parts for the next action of a seat, the most needed part first."""

    def seat_picture(
        self, view: dict[str, Any], components: dict[str, Any], names: list[str], seat: int
    ) -> RenderableType:
        """Return what belongs to one seat."""


def pictures_of(game: str) -> TextPictures:
    """Return what draws the positions of a game; of a game without pictures of its own, an indented list."""
    fallback: TextPictures = plain
    return load_part(game, "text", fallback)


def picture(game: Game, state: State, names: list[str]) -> RenderableType:
    """Return a position of a game."""
    return pictures_of(game.name).picture(state.view(None), game.components, names)


def seat_picture(game: Game, state: State, seat: int, names: list[str]) -> RenderableType:
    """Return what belongs to one seat."""
    return pictures_of(game.name).seat_picture(state.view(None), game.components, names, seat)


def parts(game: Game, state: State, names: list[str]) -> list[RenderableType]:
    """Return a position in parts for the next action of the current player, the most needed part first."""
    own, view = pictures_of(game.name), state.view(None)
    if not hasattr(own, "parts"):  # games of other packages, from before there were parts
        return [own.picture(view, game.components, names)]
    return own.parts(view, game.components, names, state.player)


WIDTH = 80
"""The width of a plain picture, in letters."""


def plain_picture(state: State) -> str:
    """Return a position as lines of text, without colours. It depends on the position alone, not on the terminal."""
    drawing = pictures_of(state.game).picture(state.view(None), state.components, [""] * state.players)
    output = StringIO()
    console = Console(
        file=output,
        width=WIDTH,
        color_system=None,
        force_terminal=False,
        force_jupyter=False,
        legacy_windows=False,
        highlight=False,
        emoji=False,
        markup=False,
        _environ={},
    )
    console.print(drawing)
    return "\n".join(line.rstrip() for line in output.getvalue().rstrip().split("\n"))
