"""Promises about positions as values: they compare, and they can be built from views and text."""

from __future__ import annotations

from ..games.game import BadPosition
from ..games.position_text import format_position, parse_position
from ..games.rng import Rng
from .equality import everything, require_same
from .promise import Position, refuse, require


def compares(here: Position) -> None:
    """A position equals its clone, and no position in which something else is seen or hidden."""
    other = here.state.clone()
    require(other == here.state, "a clone differs")
    other.shuffle_hidden(here.rng)
    same = everything(other, here.game) == everything(here.state, here.game)
    require(same or other != here.state, "it equals a position in which other things are hidden")
    if not here.state.over:
        other = here.state.clone()
        other.advance(other.random_action(here.rng))
        require(other != here.state, "it equals a position that was played on")


def is_built_from_its_view(here: Position) -> None:
    """`from_view` returns, for the view of any seat, the position that `shuffle_hidden` gives with the same `rng`."""
    seed = here.rng.next()
    expected = here.state.clone()
    expected.shuffle_hidden(Rng(seed))
    for seat in (None, *range(here.players)):
        built = here.game.from_view(here.state.view(seat), Rng(seed))
        require_same(everything(expected, here.game), everything(built, here.game), f"the view of {seat}")
        require(built == expected, f"the view of {seat} gives another position")


def refuses_what_is_no_view(here: Position) -> None:
    """`from_view` raises `BadPosition` for what is not a view, and for a view with a missing, wrong or unknown name."""
    view = here.state.view(None)
    strange: list[object] = [None, [], "", 7, {}, view | {"no such name": 1}]
    strange += [view | {name: "no such thing"} for name in view]
    strange += [{other: view[other] for other in view if other != name} for name in view]
    for wrong in strange:
        refuse(BadPosition, f"the view {wrong!r}", here.game.from_view, wrong, Rng(0))


def is_written_in_one_line(here: Position) -> None:
    """A position is written as one line that begins with the name of the game, and the line gives it back."""
    text = format_position(here.game, here.state)
    require(text.startswith(f"{here.game.name} ") and text.isprintable(), f"not such a line: {text!r}")
    built = parse_position(here.game, text, here.rng)
    require_same(here.state.view(None), built.view(None), text)
    require(format_position(here.game, built) == text, f"read again, it is not {text}")


AT_EVERY_PLY = ()
NOW_AND_THEN = (compares, is_built_from_its_view, refuses_what_is_no_view, is_written_in_one_line)
