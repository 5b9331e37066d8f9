"""Calls the rules of games in plain Python. Not compiled: compiled code sees only the methods that C has."""

from __future__ import annotations

from ..games.game import State


def observe(state: State, seat: int, size: int) -> list[int]:
    """The numbers of an observation."""
    numbers = [0] * size
    state._fill_observation(seat, numbers)
    return numbers
