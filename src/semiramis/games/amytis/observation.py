"""A position of Amytis as a seat observes it, in numbers: those of `features.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import bits
from .constants import DONE, HAND, NO_PROJECT, PLACES, PROJECTS, SLOTS, STACK_HEIGHT, TO_BUILD
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
    from .table import Table


def observe(table: Table, seat: int, numbers: list[int]) -> None:
    for i in range(SIZE):
        numbers[i] = 0
    observe_stacks(table, numbers)
    observe_cards(table, numbers)
    for i in range(2):
        observe_seat(table, seat if i == 0 else 1 - seat, i, numbers)
    for i in range(6):
        numbers[SIDES + i] = table.sides[i]
    numbers[THIRD_PROJECT] = table.second_player_projects - HAND
    if table.phase != DONE:
        numbers[PHASE + table.phase] = 1
        if table.phase != TO_BUILD:
            acting = table.player
            numbers[TURN_STACK + table.stack] = 1
            numbers[TURN_CELL + table.built[acting][table.built_size[acting] - 1] % PLACES] = 1


def observe_stacks(table: Table, numbers: list[int]) -> None:
    """The tops of the stacks, and what can still lie under them."""
    for stack in range(PLACES):
        height = table.stack_size[stack]
        numbers[STACK_HEIGHTS + stack] = height
        if height:
            tile = table.tiles[stack * STACK_HEIGHT + height - 1]
            # Shifts, as the rest of this is too quick for divisions: a tile is building * 4 + colour.
            numbers[STACK_BUILDINGS + (tile >> 2) * PLACES + stack] = 1
            numbers[STACK_COLORS + (tile & 3) * PLACES + stack] = 1
        for i in range(4):  # whatever its height is: C does not like to guess how often
            numbers[UNSEEN_TILES + table.tiles[stack * STACK_HEIGHT + i]] += i < height - 1
    for i in range(PLACES * STACK_HEIGHT, 48):
        numbers[UNSEEN_TILES + table.tiles[i]] += 1


def observe_cards(table: Table, numbers: list[int]) -> None:
    for i in range(SLOTS):
        if table.open[i] != NO_PROJECT:
            numbers[OPEN_PROJECTS + i * PROJECTS + table.open[i] - 1] = 1
    for i in range(table.deck_size):
        numbers[UNSEEN_PROJECTS + table.deck[i] - 1] = 1


def observe_seat(table: Table, seat: int, place: int, numbers: list[int]) -> None:
    """What a seat has, in its place among the seats as they are observed."""
    bits.mark(table.architects[seat], numbers, ARCHITECTS_AT + place * PLACES)
    # A layer of nine bits for each building and each colour, in the order of the planes.
    bits.mark(table.kinds[seat], numbers, CITY_BUILDINGS + place * 6 * PLACES)
    bits.mark(table.colors[seat], numbers, CITY_COLORS + place * 4 * PLACES)
    for i in range(PLACES):
        numbers[CITY_HEIGHTS + place * PLACES + i] = table.heights[seat][i]
    for i in range(table.hand_size[seat]):
        numbers[HANDS + place * PROJECTS + table.hand[seat][i] - 1] = 1
    for i in range(table.completed_size[seat]):
        numbers[COMPLETED + place * PROJECTS + table.completed[seat][i] - 1] = 1
    bits.mark(table.favors[seat], numbers, FAVORS_AT + place * 7)
    numbers[ROW_AT + place] = table.row[seat]
    numbers[TRACK + place] = table.track[seat]
    numbers[POINTS + place] = table._points(seat)
    numbers[TO_ACT + place] = table.player == seat
    numbers[FIRST_PLAYER + place] = table.first_player == seat
