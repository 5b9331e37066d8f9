"""What a position writes into memory, as lists that can be looked at. What it does not write stays as it was before.

Compiled, places in memory are for C alone, so this is compiled, too: `numbers.buffers_of` gives the one for a state.
"""

from __future__ import annotations

from ..games.game import State
from ..games.memory import COUNT, READ, WRITE

LARGEST = 65536
"""Numbers in a place; the literals below, and in the sidecar, say the same."""


def _actions(state: State, size: int, before: int) -> tuple[int, list[int]]:
    """What `fill_actions` returns, and a place of this size after it."""
    place = [0] * 65536
    for i in range(size):
        place[i] = before
    count = state._fill_actions(place)
    return count, [place[i] for i in range(size)]


def _observation(state: State, seat: int, size: int, before: int) -> list[int]:
    """A place of this size after `fill_observation`."""
    place = [0] * 65536
    for i in range(size):
        place[i] = before
    state._fill_observation(seat, place)
    return [place[i] for i in range(size)]


def _packed_size(state: State) -> int:
    nowhere = [0] * 1
    return state._pack(nowhere, COUNT)


def _packed(state: State, size: int, before: int) -> list[int]:
    """A place of this size after `pack` has written to it."""
    place = [0] * 65536
    for i in range(size):
        place[i] = before
    state._pack(place, WRITE)
    return [place[i] for i in range(size)]


def _unpack(state: State, numbers: list[int]) -> None:
    """Have `pack` read them."""
    place = [0] * 65536
    for i in range(len(numbers)):
        place[i] = numbers[i]
    state._pack(place, READ)
