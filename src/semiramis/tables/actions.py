"""Apply actions to a game and describe what they did.

The ply of a table is the number of actions at the table. It differs from the ply of the state if the game starts from
a position.
"""

from __future__ import annotations

from typing import Any

from ..games.game import State
from ..games.record import Match
from .messages import Done


def apply_action(state: State, text: str, ply: int, undo_limit: int, at: float) -> tuple[Done, int]:
    """Apply an action of the current player at a ply; return its description and the new undo limit."""
    seat, action = state.player, state.parse_action(text)
    step = state.do(action)
    done = describe_action(state, ply + 1, seat, text, step.events, at)
    return done, done.ply if ends_undo(seat, step.reveals, state) else undo_limit


def describe_action(after: State, ply: int, seat: int, text: str, events: list[dict[str, Any]], at: float) -> Done:
    """Return the description of an action, given the position after it and the ply of this position."""
    points = [after.points(n) for n in range(after.players)]
    return Done(ply, seat, text, events, after.scores(), points, at)


def ends_undo(seat: int, reveals: bool, after: State) -> bool:
    """Whether the current player cannot undo an action: it revealed something or ended the turn."""
    return reveals or after.over or after.player != seat


def is_final(state: State, action: int) -> bool:
    """Return whether the current player cannot undo a legal action."""
    if state.reveals(action):
        return True
    after = state.clone()
    after.apply(action)
    return ends_undo(state.player, False, after)


def replay(match: Match, actions: list[str], stamps: list[tuple[int, float]]) -> tuple[int, Done | None]:
    """Play actions in a match that has none; return its undo limit and its last action, in one pass."""
    state, undo_limit, last = match.state, 0, None
    for ply, (text, (_, at)) in enumerate(zip(actions, stamps, strict=False), 1):
        seat, action = state.player, state.parse_action(text)
        reveals = state.reveals(action)
        before = state.clone() if ply == len(actions) else None
        state.apply(action)
        if ends_undo(seat, reveals, state):
            undo_limit = ply
        if before is not None:
            last = describe_action(state, ply, seat, text, before.events(action), at)
    match.record.actions = list(actions)
    return undo_limit, last
