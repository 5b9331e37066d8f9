"""Counts the sequences of legal actions. A changed count shows at once that a rule has changed."""

from __future__ import annotations

from .arguments import as_integer, brief, check_type
from .game import GameError, State


def perft(state: State, depth: int) -> int:
    """Return the number of sequences of `depth` legal actions from a position."""
    check_type(state, State, "state")
    if as_integer(depth, "depth") < 1:
        raise GameError(f"depth must be 1 or more, not {brief(depth)}")
    return _count(state, depth)


def _count(state: State, depth: int) -> int:
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    sequences = 0
    after = state.clone()
    for action in actions:
        after._assign(state)
        after._advance(action)
        sequences += _count(after, depth - 1)
    return sequences
