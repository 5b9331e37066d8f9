"""Promises about doing actions, legal and not, and about their notation."""

from __future__ import annotations

from collections.abc import Callable

from ..games.game import LARGEST, IllegalAction, NotAnAction, NotYourTurn
from .equality import everything, require_same, seen
from .legality import illegal_actions
from .promise import Position, refuse, require
from .random_games import one_of_each_kind

MOST_TRIED = 40
"""The number of illegal actions that are tried in a position."""
MOST_READ = 100
"""The number of legal actions, and of all actions, that are formatted and parsed in most positions."""
NONSENSE = ("", " ", "no such action", "\0", "½ ☃", "-1", "a" * 1000)


def goes_on(here: Position) -> None:
    """`apply` does the same as `advance` with a legal action: `ply` is one more, and the result is always the same."""
    for action in one_of_each_kind(here.state, here.rng):
        applied, advanced = here.state.clone(), here.state.clone()
        applied.apply(action)
        advanced.advance(action)
        require(applied.ply == here.state.ply + 1, f"ply {applied.ply} after {here.state.ply}", action)
        require_same(seen(applied), seen(advanced), "apply and advance", action)


def keeps_turns(here: Position) -> None:
    """`play` does an action in notation and returns its id; for a seat that is not the current player it raises
    `NotYourTurn` and changes nothing."""
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
    """`do`, `apply`, `events` and `foresee` raise `IllegalAction` for an action that is not legal, and change
    nothing."""
    state = here.state
    before = everything(state, here.game)
    illegal = illegal_actions(here)
    for action in {illegal[here.rng.below(len(illegal))] for _ in range(MOST_TRIED if illegal else 0)}:
        name = here.name_of(action)
        refusals = [
            refuse(IllegalAction, f"{call.__name__}({name})", call, action)
            for call in (state.do, state.apply, state.events, state.foresee)
        ]
        require(len({str(refusal) for refusal in refusals}) == 1, f"they differ: {refusals}", action)
    require_same(before, everything(state, here.game))


def refuses_what_is_no_action(here: Position) -> None:
    """`do`, `apply`, `events`, `foresee`, `explain_illegal` and `format_action` raise `NotAnAction` for any integer
    outside the action space, and change nothing."""
    state = here.state
    before = seen(state)
    outside = (-1, here.game.action_count, LARGEST, -LARGEST)
    calls: tuple[Callable[[int], object], ...] = (state.do, state.apply, state.events, state.foresee)
    for call in (*calls, state.explain_illegal, state.format_action):
        for number in outside:
            refuse(NotAnAction, f"{call.__name__}({number})", call, number)
    for call in calls:
        for number in (LARGEST + 1, -(2**40), 2**64):
            refuse(NotAnAction, f"{call.__name__}({number})", call, number)
    require_same(before, seen(state))


def writes_what_it_reads(here: Position) -> None:
    """`format_action` returns a different text for every action of the action space, and `parse_action` is its
    inverse."""
    state = here.state
    for action in [
        *here.some_of(state.legal_actions(), MOST_READ),
        *here.some_of(range(here.game.action_count), MOST_READ),
    ]:
        text = state.format_action(action)
        require(bool(text) and text == text.strip() and text.isprintable(), f"written as {text!r}", action)
        read = state.parse_action(text)
        require(read == action, f"{text!r} is read as {read}", action)


def lists_legal_notations(here: Position) -> None:
    """`legal_notations` returns the legal actions in notation, sorted by code point."""
    notations = here.state.legal_notations()
    expected = sorted(map(here.state.format_action, here.state.legal_actions()))
    require(notations == expected, f"{notations}, not {expected}")


def reads_no_nonsense(here: Position) -> None:
    """`parse_action` raises `NotAnAction` for a text that is not an action in any position."""
    for text in NONSENSE:
        refuse(NotAnAction, f"parse_action({text!r})", here.state.parse_action, text)


AT_EVERY_PLY = (goes_on,)
NOW_AND_THEN = (
    keeps_turns,
    refuses_what_is_not_legal,
    refuses_what_is_no_action,
    writes_what_it_reads,
    lists_legal_notations,
    reads_no_nonsense,
)
