"""Promises about the notation of actions."""

from __future__ import annotations

from ..games.game import NotAnAction
from .promise import Position, refuse, require

MOST_READ = 100
"""The number of legal actions, and of all actions, that are formatted and parsed in most positions."""
NONSENSE = ("", " ", "no such action", "\0", "½ ☃", "-1", "a" * 1000)


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


AT_EVERY_PLY = ()
NOW_AND_THEN = (writes_what_it_reads, lists_legal_notations, reads_no_nonsense)
