"""Positions as images, as a spectator sees them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from ...games.arguments import brief
from ...games.game import Game, GameError, State
from ...games.record import is_line
from ...games.registry import load_part
from . import plain
from .canvas import AnyCanvas
from .svg import SvgCanvas

if TYPE_CHECKING:
    from PIL import Image


class Images(Protocol):
    """The module that draws the positions of one game."""

    def draw(
        self,
        new_canvas: Callable[[float, float], AnyCanvas],
        view: dict[str, Any],
        components: dict[str, Any],
        names: list[str],
    ) -> AnyCanvas:
        """Return the whole position, on a canvas of the size that it needs."""


def images_of(game: str) -> Images:
    """Return what draws the positions of a game; of a game without images of its own, a list."""
    fallback: Images = plain
    return load_part(game, "image", fallback)


def picture(game: Game, state: State, names: list[str]) -> Image.Image:
    """Return a position in pixels; it needs Pillow. Its size depends on the game and the number of players only."""
    from .pixels import PixelCanvas

    return images_of(game.name).draw(PixelCanvas, state.view(None), game.components, names).shown()


def svg(state: State, names: Sequence[str] | None = None) -> str:
    """Return a position as SVG; without names, seats are called by their numbers."""
    called = [f"seat {seat}" for seat in range(state.players)] if names is None else _check_names(names, state)
    return images_of(state.game).draw(SvgCanvas, state.view(None), state.components, called).shown()


def _check_names(names: Sequence[str], state: State) -> list[str]:
    if isinstance(names, str | bytes) or not isinstance(names, Sequence):
        raise TypeError(f"names must be a list of texts, not {brief(names)}")
    if len(names) != state.players or not all(map(is_line, names)):
        raise GameError(f"names must be {state.players} texts without control characters, not {brief(names)}")
    return list(names)
