"""Calls the rules of games in plain Python. Not compiled: compiled code sees only the methods that C has."""

from __future__ import annotations

from ..games.game import State
from ..games.memory import COUNT


def is_plain(state: State) -> bool:
    """Return whether a batch must call `_advance`, since a game has no `_act`, or none that compiled code can call."""
    if hasattr(State, "_act"):  # all rules are run as plain Python
        return type(state)._act is State._act
    return hasattr(state, "_pack")  # the methods of C are not seen from here


def observe(state: State, seat: int, size: int) -> list[int]:
    """Return the numbers of an observation."""
    numbers = [0] * size
    state._fill_observation(seat, numbers)
    return numbers


def packed_size(state: State) -> int:
    return state._pack([], COUNT)


def pack(state: State, place: list[int], way: int) -> None:
    """Write a position to a place, or read it from there."""
    state._pack(place, way)
