"""Promises about copies of a position."""

from __future__ import annotations

import copy
import pickle

from ..games.game import State
from ..games.rng import Rng
from .equality import everything, require_same
from .promise import Position, require

MOST_WRITTEN = 100
"""The number of actions that are checked in most positions."""


def clones(here: Position) -> None:
    """`clone`, `copy.copy` and `copy.deepcopy` return the same position, which shares nothing mutable with the
    original."""
    before = everything(here.state, here.game)
    for make in (type(here.state).clone, copy.copy, copy.deepcopy):
        other = make(here.state)
        require(other is not here.state, f"{make.__name__} gives the position itself")
        require_same(before, everything(other, here.game), f"a copy by {make.__name__}")
        _use(other, here.rng)
        require_same(before, everything(here.state, here.game), f"a copy by {make.__name__} was played on")


def writes_like_its_clone(here: Position) -> None:
    """A clone formats actions as the position does."""
    other = here.state.clone()
    for action in here.some_of(range(here.game.action_count), MOST_WRITTEN):
        one, two = here.state.format_action(action), other.format_action(action)
        require(one == two, f"{one!r}, the clone {two!r}", action)


def assigns(here: Position) -> None:
    """`assign` makes a position a copy of another one, which shares nothing mutable with it."""
    before = everything(here.state, here.game)
    for used in (False, True):
        other = here.new()
        if used:
            _use(other, here.rng)
        other.assign(here.state)
        require_same(before, everything(other, here.game))
        _use(other, here.rng)
        require_same(before, everything(here.state, here.game), "the copy was played on")


def deals_anew(here: Position) -> None:
    """`deal` sets up a new game; nothing of the game before remains."""
    used = here.state.clone()
    used.deal(Rng(here.seed))
    require_same(everything(here.new(), here.game), everything(used, here.game))


def is_pickled(here: Position) -> None:
    """A pickled position is the same position, also in what is hidden, and can be assigned to the original."""
    before = everything(here.state, here.game)
    other = pickle.loads(pickle.dumps(here.state))
    require(other == here.state and other.key(True) == here.state.key(True), "it is another position")
    here.state.clone().assign(other)
    require_same(before, everything(other, here.game))
    _use(other, here.rng)
    require_same(before, everything(here.state, here.game), "the copy was played on")


def _use(state: State, rng: Rng) -> None:
    """Change everything that can be changed."""
    state.shuffle_hidden(rng)
    state.random_playout(rng)
    state.deal(rng)
    state.random_playout(rng)


AT_EVERY_PLY = ()
NOW_AND_THEN = (clones, writes_like_its_clone, assigns, deals_anew, is_pickled)
