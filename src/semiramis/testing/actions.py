"""What becomes of actions: of the legal ones, and of others."""

from __future__ import annotations

from collections.abc import Callable

from ..games.game import LARGEST, IllegalAction, NotAnAction, NotYourTurn
from .equality import everything, require_same, seen
from .legality import illegal_actions
from .promise import Position, refuse, require
from .random_games import one_of_each_kind

MOST_TRIED = 40
"""Actions that are not legal, in a position."""


def goes_on(here: Position) -> None:
    """`apply` does what `advance` does with a legal action: `ply` is one more, and the outcome always the same."""
    for action in one_of_each_kind(here.state, here.rng):
        applied, advanced = here.state.clone(), here.state.clone()
        applied.apply(action)
        advanced.advance(action)
        require(applied.ply == here.state.ply + 1, f"ply {applied.ply} after {here.state.ply}", action)
        require_same(seen(applied), seen(advanced), "apply and advance", action)


def keeps_turns(here: Position) -> None:
    """`play` does an action in notation and returns its id; for a seat whose turn it is not, it raises `NotYourTurn`
    and all stays as it was."""
    state = here.state
    before = seen(state)
    for seat in {*range(here.players)} - {state.player}:
        for action in one_of_each_kind(state, here.rng):
            refuse(NotYourTurn, f"play for seat {seat}", state.play, state.format_action(action), seat)
    require_same(before, seen(state))
    for action in one_of_each_kind(state, here.rng):
        played, advanced = state.clone(), state.clone()
        done = played.play(state.format_action(action), state.player)
        advanced.advance(action)
        require(done == action, f"play returns {done}", action)
        require_same(seen(played), seen(advanced), "play and advance", action)


def refuses_what_is_not_legal(here: Position) -> None:
    """`apply` raises `IllegalAction` for what is not legal, `events` and `foresee` likewise; all stays as it was."""
    state = here.state
    before = everything(state, here.game)
    illegal = illegal_actions(here)
    for action in {illegal[here.rng.below(len(illegal))] for _ in range(MOST_TRIED if illegal else 0)}:
        name = here.name_of(action)
        refusals = [
            refuse(IllegalAction, f"{call.__name__}({name})", call, action)
            for call in (state.apply, state.events, state.foresee)
        ]
        require(len({str(refusal) for refusal in refusals}) == 1, f"they differ: {refusals}", action)
    require_same(before, everything(state, here.game))


def refuses_what_is_no_action(here: Position) -> None:
    """A number outside the action space is `NotAnAction` for `apply`, `events` and `foresee`, however large it is, and
    for `explain_illegal` and `format_action`; all stays as it was."""
    state = here.state
    before = seen(state)
    outside = (-1, here.game.action_count, LARGEST, -LARGEST)
    calls: tuple[Callable[[int], object], ...] = (state.apply, state.events, state.foresee)
    for call in (*calls, state.explain_illegal, state.format_action):
        for number in outside:
            refuse(NotAnAction, f"{call.__name__}({number})", call, number)
    for call in calls:
        for number in (LARGEST + 1, -(2**40), 2**64):
            refuse(NotAnAction, f"{call.__name__}({number})", call, number)
    require_same(before, seen(state))


AT_EVERY_PLY = (goes_on,)
NOW_AND_THEN = (keeps_turns, refuses_what_is_not_legal, refuses_what_is_no_action)
