"""Apply actions to a game and describe what they did."""

from __future__ import annotations

from typing import Any

from ..games.game import State
from ..games.record import Match, Record
from .messages import Done


def apply_action(state: State, text: str, undo_limit: int, at: float) -> tuple[Done, int]:
    """Apply an action of the current player; return its description and the new undo limit."""
    seat, action = state.player, state.parse_action(text)
    events = state.events(action)
    reveals = state.reveals(action)
    state.apply(action)
    return describe_action(state, seat, text, events, at), next_undo_limit(undo_limit, seat, reveals, state)


def describe_action(after: State, seat: int, text: str, events: list[dict[str, Any]], at: float) -> Done:
    """Return the description of an action, given the position after it."""
    points = [after.points(n) for n in range(after.players)]
    return Done(after.ply, seat, text, events, after.scores(), points, at)


def next_undo_limit(undo_limit: int, seat: int, reveals: bool, after: State) -> int:
    """Return the earliest ply to which the current player may undo after an action.

    Undo stops after an action that revealed something, and at the start of a turn.
    """
    return after.ply if reveals or after.over or after.player != seat else undo_limit


def is_final(state: State, action: int) -> bool:
    """Return whether the current player cannot undo a legal action."""
    if state.reveals(action):
        return True
    after = state.clone()
    after.apply(action)
    return next_undo_limit(state.ply, state.player, False, after) == after.ply


def replay(record: Record, stamps: list[tuple[int, float]]) -> tuple[Match, int, Done | None]:
    """Return the match of a record, its undo limit and its last action, in one pass over the actions."""
    match = Match.of(first_actions(record, 0))
    state, undo_limit, last = match.state, 0, None
    end = len(record.actions) - 1
    for ply, text in enumerate(record.actions):
        seat, action = state.player, state.parse_action(text)
        reveals = state.reveals(action)
        before = state.clone() if ply == end else None
        state.apply(action)
        undo_limit = next_undo_limit(undo_limit, seat, reveals, state)
        if before is not None:
            last = describe_action(state, stamps[ply][0], text, before.events(action), stamps[ply][1])
    match.record.actions = list(record.actions)
    return match, undo_limit, last


def first_actions(record: Record, ply: int) -> Record:
    """Return a record of the same game up to a ply."""
    return Record(record.game, record.players, record.options, record.setup, record.actions[:ply])
