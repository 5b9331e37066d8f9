"""Calls the methods of a position that only C has, and returns what they wrote into memory as lists.

`before` fills the buffer first, to see what is not written. Compiled positions write into C arrays, so this module is
compiled, too; `numbers.buffers_of` returns the right version for a state.
"""

from __future__ import annotations

from ..games.game import State
from ..games.memory import COUNT, READ, WRITE

LARGEST = 65536
"""The size of a buffer; the literals below and in the sidecar are the same."""


def _actions(state: State, size: int, before: int) -> tuple[int, list[int]]:
    """The result of `_fill_actions`, and its buffer of this size."""
    buffer = [0] * 65536
    for i in range(size):
        buffer[i] = before
    count = state._fill_actions(buffer)
    return count, [buffer[i] for i in range(size)]


def _observation(state: State, seat: int, size: int, before: int) -> list[int]:
    """A buffer of this size after `_fill_observation`."""
    buffer = [0] * 65536
    for i in range(size):
        buffer[i] = before
    state._fill_observation(seat, buffer)
    return [buffer[i] for i in range(size)]


def _updated_observation(state: State, action: int, seat: int, numbers: list[int]) -> list[int]:
    """A buffer with these numbers after `_update_observation`."""
    buffer = [0] * 65536
    for i in range(len(numbers)):
        buffer[i] = numbers[i]
    state._update_observation(action, seat, buffer)
    return [buffer[i] for i in range(len(numbers))]


def _act(state: State, action: int) -> None:
    state._act(action)


def _packed_size(state: State) -> int:
    nowhere = [0] * 1
    return state._pack(nowhere, COUNT)


def _packed(state: State, size: int, before: int) -> list[int]:
    """A buffer of this size after `_pack` has written to it."""
    buffer = [0] * 65536
    for i in range(size):
        buffer[i] = before
    state._pack(buffer, WRITE)
    return [buffer[i] for i in range(size)]


def _unpack(state: State, numbers: list[int]) -> None:
    """Let `_pack` read these numbers."""
    buffer = [0] * 65536
    for i in range(len(numbers)):
        buffer[i] = numbers[i]
    state._pack(buffer, READ)
