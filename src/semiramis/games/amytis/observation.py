"""Writes the numbers of an observation of Amytis, in the order of `features.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import bits, memory
from . import scoring
from .constants import BUILD, HAND, NO_PROJECT, OVER, PLACES, PROJECTS, SLOTS, STACK_HEIGHT
from .features import (
    ARCHITECTS_AT,
    CITY_BUILDINGS,
    CITY_COLORS,
    CITY_HEIGHTS,
    COMPLETED,
    FAVORS_AT,
    FIRST_PLAYER,
    HANDS,
    OPEN_PROJECTS,
    PHASE,
    POINTS,
    ROW_AT,
    SIDES,
    SIZE,
    STACK_BUILDINGS,
    STACK_COLORS,
    STACK_HEIGHTS,
    THIRD_PROJECT,
    TO_ACT,
    TRACK,
    TURN_CELL,
    TURN_STACK,
    UNSEEN_PROJECTS,
    UNSEEN_TILES,
)

if TYPE_CHECKING:
    from .state import AmytisState


def observe(state: AmytisState, seat: int, numbers: list[int]) -> None:
    for i in range(SIZE):
        numbers[i] = 0
    observe_stacks(state, numbers)
    observe_cards(state, numbers)
    for i in range(2):
        observe_seat(state, seat if i == 0 else 1 - seat, i, numbers)
    for i in range(6):
        numbers[SIDES + i] = state.sides[i]
    numbers[THIRD_PROJECT] = state.second_player_projects - HAND
    if state.phase != OVER:
        numbers[PHASE + state.phase] = 1
        if state.phase != BUILD:
            acting = state.player
            numbers[TURN_STACK + state.stack] = 1
            numbers[TURN_CELL + state.built[acting][state.built_size[acting] - 1] % PLACES] = 1


def observe_stacks(state: AmytisState, numbers: list[int]) -> None:
    """Write the tops of the stacks, and what can still lie under them."""
    for stack in range(PLACES):
        height = state.stack_size[stack]
        numbers[STACK_HEIGHTS + stack] = height
        if height:
            tile = state.tiles[stack * STACK_HEIGHT + height - 1]
            # Shifts, as the rest of this is too quick for divisions: a tile is building * 4 + colour.
            numbers[STACK_BUILDINGS + (tile >> 2) * PLACES + stack] = 1
            numbers[STACK_COLORS + (tile & 3) * PLACES + stack] = 1
        for i in range(4):  # whatever its height is: C does not like to guess how often
            numbers[UNSEEN_TILES + state.tiles[stack * STACK_HEIGHT + i]] += i < height - 1
    for i in range(PLACES * STACK_HEIGHT, 48):
        numbers[UNSEEN_TILES + state.tiles[i]] += 1


def observe_cards(state: AmytisState, numbers: list[int]) -> None:
    for i in range(SLOTS):
        if state.open[i] != NO_PROJECT:
            numbers[OPEN_PROJECTS + i * PROJECTS + state.open[i] - 1] = 1
    for i in range(state.deck_size):
        numbers[UNSEEN_PROJECTS + state.deck[i] - 1] = 1


def observe_seat(state: AmytisState, seat: int, place: int, numbers: list[int]) -> None:
    """Write the numbers of a seat. `place` is 0 for the observing seat, 1 for the next seat, and so on."""
    bits.spread(state.architects[seat], 9, numbers, ARCHITECTS_AT + place * PLACES)
    # A layer of nine bits for each building and each colour, in the order of the planes.
    bits.spread(state.kinds[seat], 54, numbers, CITY_BUILDINGS + place * 6 * PLACES)
    bits.spread(state.colors[seat], 36, numbers, CITY_COLORS + place * 4 * PLACES)
    memory.copy(numbers, CITY_HEIGHTS + place * PLACES, state.heights[seat], 9)
    for i in range(state.hand_size[seat]):
        numbers[HANDS + place * PROJECTS + state.hand[seat][i] - 1] = 1
    for i in range(state.completed_size[seat]):
        numbers[COMPLETED + place * PROJECTS + state.completed[seat][i] - 1] = 1
    bits.spread(state.favors[seat], 7, numbers, FAVORS_AT + place * 7)
    numbers[ROW_AT + place] = state.row[seat]
    numbers[TRACK + place] = state.track[seat]
    numbers[POINTS + place] = scoring.points(state, seat)
    numbers[TO_ACT + place] = state.player == seat
    numbers[FIRST_PLAYER + place] = state.first_player == seat
