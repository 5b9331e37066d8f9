"""Positions drawn in the terminal, from what a spectator may see of them."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from typing import Any, TypeAlias

from rich.console import Console, RenderableType
from rich.pretty import Pretty

from ...games.game import Game, State
from . import amytis, babylon

Picture: TypeAlias = Callable[[dict[str, Any], dict[str, Any], list[str]], RenderableType]

PICTURES: dict[str, Picture] = {"babylon": babylon.picture, "amytis": amytis.picture}


SeatPicture: TypeAlias = Callable[[dict[str, Any], dict[str, Any], list[str], int], RenderableType]

SEATS: dict[str, SeatPicture] = {"babylon": babylon.seat_picture, "amytis": amytis.seat_picture}


def picture(game: Game, state: State, names: list[str]) -> RenderableType:
    """The position of a game; of a game that nobody drew yet, what is seen of it in plain words."""
    view = state.view(None)
    return PICTURES[game.name](view, game.components, names) if game.name in PICTURES else Pretty(view)


def seat_picture(game: Game, state: State, seat: int, names: list[str]) -> RenderableType:
    """What one seat has built; of a game that nobody drew yet, nothing."""
    return SEATS[game.name](state.view(None), game.components, names, seat) if game.name in SEATS else ""


WIDTH = 80
"""The width of a plain picture, in letters."""


def plain_picture(state: State) -> str:
    """A position as lines of text, without colours. It depends on the position alone, not on the terminal."""
    view = state.view(None)
    names = [""] * state.players
    drawing = PICTURES[state.game](view, state.components, names) if state.game in PICTURES else Pretty(view)
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
