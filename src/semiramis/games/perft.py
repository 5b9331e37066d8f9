"""Counts the ways in which a game can go on: the quickest test of a rule is that its count has not changed."""

from __future__ import annotations

from .game import State


def perft(state: State, depth: int) -> int:
    """How many sequences of so many legal actions there are from a position."""
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    sequences = 0
    after = state.clone()
    for action in actions:
        after.assign(state)
        after.advance(action)
        sequences += perft(after, depth - 1)
    return sequences
