"""Promises about the current player and legal actions."""

from __future__ import annotations

import re

from ..games.game import LARGEST, Reason
from .equality import require_same, seen
from .promise import Breach, Position, is_json, require

MOST_ASKED = 60
"""The number of legal and of other actions that are checked in most positions."""
DRAWS, EACH = 2000, 40
"""Random actions drawn in a position to measure their frequencies: in all, or for each legal action."""
SURPRISE = 20
"""Chance is taken for a fault once in e^20 times."""


def has_a_player(here: Position) -> None:
    """`player` is the seat of the current player, -1 when the game is over; `over` is a bool, `players` the number of
    players."""
    state = here.state
    require(state.players == here.players, f"players is {state.players}")
    require(type(state.over) is bool, f"over is {state.over!r}")
    seats = (-1,) if state.over else range(here.players)
    require(state.player in seats, f"over is {state.over} and player is {state.player}")


def lists_legal_actions(here: Position) -> None:
    """`legal_actions` lists each legal action once: at least one while the game goes on, none when it is over."""
    legal = here.state.legal_actions()
    require(len({*legal}) == len(legal), f"an action stands twice in {legal}")
    require(all(type(a) is int and 0 <= a < here.game.action_count for a in legal), f"no action of the space: {legal}")
    require(bool(legal) != here.state.over, f"over is {here.state.over} with {len(legal)} legal actions")


def knows_what_is_legal(here: Position) -> None:
    """`is_legal` is true for the actions of `legal_actions` and for no other 32-bit integer."""
    state, count = here.state, here.game.action_count
    legal = {*state.legal_actions()}
    for action in (*range(count), -1, count, LARGEST, -LARGEST):
        require(state.is_legal(action) == (action in legal), f"is_legal is {state.is_legal(action)}", action)


def explains_what_is_not_legal(here: Position) -> None:
    """`explain_illegal` returns None for a legal action, and a `Reason` for every other action of the action space."""
    state = here.state
    for action in here.some_of(state.legal_actions(), MOST_ASKED):
        require(state.explain_illegal(action) is None, f"legal, but {state.explain_illegal(action)}", action)
    for action in here.some_of(illegal_actions(here), MOST_ASKED):
        reason = state.explain_illegal(action)
        if not isinstance(reason, Reason):
            raise Breach(f"not legal, because of {reason!r}", action)
        require(re.fullmatch(r"[a-z][a-z0-9_]*", reason.code) is not None, f"the code {reason.code!r}", action)
        require(is_json(dict(reason.facts)), f"facts that are not JSON: {reason.facts}", action)


def draws_legal_actions(here: Position) -> None:
    """`random_action` returns each legal action with the same chance, and changes only `rng`."""
    state = here.state
    legal = state.legal_actions()
    if state.over:
        return
    before = seen(state)
    drawn = dict.fromkeys(legal, 0)
    draws = max(DRAWS, EACH * len(legal)) if here.is_thorough else EACH
    for _ in range(draws):
        action = state.random_action(here.rng)
        require(action in drawn, "drawn, but not legal", action)
        drawn[action] += 1
    require_same(before, seen(state))
    if here.is_thorough:
        # Chi-squared, and how far above its mean chance takes it (Laurent and Massart 2000, lemma 1).
        freedom, share = len(legal) - 1, draws / len(legal)
        squared = sum((count - share) ** 2 / share for count in drawn.values())
        bound = freedom + 2 * (freedom * SURPRISE) ** 0.5 + 2 * SURPRISE
        require(squared <= bound, f"of {draws} draws, {min(drawn.values())} to {max(drawn.values())} of each")


def illegal_actions(here: Position) -> list[int]:
    legal = {*here.state.legal_actions()}
    return [action for action in range(here.game.action_count) if action not in legal]


AT_EVERY_PLY = (has_a_player, lists_legal_actions)
NOW_AND_THEN = (knows_what_is_legal, explains_what_is_not_legal, draws_legal_actions)
