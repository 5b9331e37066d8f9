"""Writes the numbers of an observation of Babylon, in the order of `features.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import bits, memory
from . import scoring, seats
from .constants import BELVEDERE, FULL, LAYERS, NO_TILE, NO_TOKEN, NOTHING, OVER, STACKS, STAIRS_ID, TOKENS
from .features import (
    BRIDGES,
    CORNERS_AT,
    COVERED_BELVEDERES,
    DIRECTLY_BELOW,
    DOUBLES,
    DUG_FLOWER,
    DUG_ICONS,
    FIRST_PLAYER,
    FLOWER,
    FLOWERS_AT,
    FOOTPRINTS,
    FRESH,
    GAP_TO_GROUND,
    HIDDEN_STATUES,
    ICONS_AT,
    LEVELS_AT,
    PHASE,
    PIECES_AT,
    PLACED,
    POINTS,
    QUARRY_EDGES,
    QUARRY_FLOWERS,
    QUARRY_HEIGHTS,
    QUARRY_ICONS,
    REMOVALS_LEFT,
    ROUND,
    ROUNDS_LEFT,
    SINGLES,
    STORED_FLOWER,
    STORED_ICONS,
    SUPPLY,
    TABLE_SIZE,
    TO_ACT,
    TOKEN,
    UNSEEN_TILES,
    UNSEEN_TOKENS,
    WILD_USED,
)

if TYPE_CHECKING:
    from .components import Box
    from .garden import Garden
    from .quarry import Quarry
    from .state import BabylonState


def observe(state: BabylonState, seat: int, numbers: list[int]) -> None:
    observe_quarry(state.quarry, state.box, numbers)
    observe_round(state, numbers)
    for i in range(state.players):
        observe_seat(state, (seat + i) % state.players, i, numbers)


def observe_after(state: BabylonState, action: int, seat: int, numbers: list[int]) -> None:
    """Write the same if these are the numbers of this seat before its action, and it is its turn again.

    Nothing of the other seats has changed, and nothing of the quarry by a placement or a decoration.
    """
    if action < STAIRS_ID:
        observe_quarry(state.quarry, state.box, numbers)
    observe_round(state, numbers)
    observe_seat(state, seat, 0, numbers)


def observe_tile(box: Box, tile: int, numbers: list[int], icons: int, flower: int, step: int) -> None:
    """The icons of an unturned tile, and its flower, from these numbers on; `step` lies from one to the next."""
    for i in range(4):
        if box.icons[tile][i]:
            numbers[icons + (4 * i + box.icons[tile][i] - 1) * step] = 1
    numbers[flower + box.flower[tile] * step] = 1


def observe_quarry(quarry: Quarry, box: Box, numbers: list[int]) -> None:
    memory.clear(numbers, 0, PHASE)  # the turn follows the quarry
    quarry.fill_edges(numbers, QUARRY_EDGES)
    for stack in range(STACKS):
        height = quarry.height[stack]
        numbers[QUARRY_HEIGHTS + stack] = height
        if height:
            tile = quarry.tiles[LAYERS * stack + height - 1]
            observe_tile(box, tile, numbers, QUARRY_ICONS + stack, QUARRY_FLOWERS + stack, STACKS)
        for i in range(height - 1):
            numbers[UNSEEN_TILES + quarry.tiles[LAYERS * stack + i]] = 1


def observe_round(state: BabylonState, numbers: list[int]) -> None:
    memory.clear(numbers, PHASE, TABLE_SIZE - PHASE)
    if state.phase != OVER:
        numbers[PHASE + state.phase] = 1
    numbers[REMOVALS_LEFT] = state.removals_left
    if state.dug != NO_TILE:
        observe_tile(state.box, state.dug, numbers, DUG_ICONS, DUG_FLOWER, 1)
    numbers[PLACED] = state.placed
    numbers[WILD_USED] = state.wild_used
    if state.token != NO_TOKEN:
        numbers[TOKEN + state.token] = 1
    for i in range(state.round - 1, TOKENS):
        numbers[UNSEEN_TOKENS + state.tokens[i]] += 1
    numbers[ROUND] = state.round
    numbers[ROUNDS_LEFT] = state.rounds - state.round
    for i in range(7):
        numbers[SUPPLY + i] = state.supply[i] if state.limited_supply else -1
    numbers[DIRECTLY_BELOW] = state.directly_below
    numbers[GAP_TO_GROUND] = state.gap_to_ground
    numbers[COVERED_BELVEDERES] = state.covered_belvederes


def observe_seat(state: BabylonState, seat: int, place: int, numbers: list[int]) -> None:
    """Write the numbers of a seat. `place` is 0 for the observing seat, 1 for the next seat, and so on."""
    players = state.players
    numbers[TABLE_SIZE + players * TO_ACT + place] = state.player == seat
    numbers[TABLE_SIZE + players * FIRST_PLAYER + place] = state.first_player == seat
    flower = TABLE_SIZE + players * FLOWER + 4 * place
    memory.clear(numbers, flower, 4)
    numbers[flower + state.flower[seat]] = 1
    numbers[TABLE_SIZE + players * SINGLES + place] = state.singles[seat]
    numbers[TABLE_SIZE + players * DOUBLES + place] = state.doubles[seat]
    numbers[TABLE_SIZE + players * POINTS + place] = scoring.points(state, seat)
    icons = TABLE_SIZE + players * STORED_ICONS + 16 * place
    flower = TABLE_SIZE + players * STORED_FLOWER + 4 * place
    memory.clear(numbers, icons, 16)
    memory.clear(numbers, flower, 4)
    if state.stored[seat] != NO_TILE:
        observe_tile(state.box, state.stored[seat], numbers, icons, flower, 1)
    seats.look_at(state, seat)
    observe_garden(state.seen, players, place, numbers)


def observe_garden(garden: Garden, players: int, place: int, numbers: list[int]) -> None:
    memory.copy(numbers, TABLE_SIZE + players * LEVELS_AT + 64 * place, garden.top, 64)
    memory.copy(numbers, TABLE_SIZE + players * BRIDGES + 64 * place, garden.span, 64)
    flowers = TABLE_SIZE + players * FLOWERS_AT + 256 * place
    memory.clear(numbers, flowers, 256)
    cells = FULL ^ garden.at_level[0]
    while cells:
        i = bits.first(cells)
        numbers[flowers + 64 * garden.box.flower[garden.tile[garden.tile_on[i]]] + i] = 1
        cells &= cells - 1
    icons = TABLE_SIZE + players * ICONS_AT + 256 * place
    corners = TABLE_SIZE + players * CORNERS_AT + 256 * place
    memory.clear(numbers, icons, 256)
    memory.clear(numbers, corners, 256)
    for i in range(4):
        bits.mark(garden.icons[i + 1], numbers, icons + 64 * i)
        bits.mark(garden.corners[i], numbers, corners + 64 * i)
    observe_plane(garden.fresh, numbers, TABLE_SIZE + players * FRESH + 64 * place)
    observe_plane(garden.footprints, numbers, TABLE_SIZE + players * FOOTPRINTS + 64 * place)
    observe_plane(garden.hidden_statues, numbers, TABLE_SIZE + players * HIDDEN_STATUES + 64 * place)
    pieces = TABLE_SIZE + players * PIECES_AT + 320 * place
    memory.clear(numbers, pieces, 320)
    bits.mark(garden.belvederes, numbers, pieces + 64 * BELVEDERE)
    for i in range(garden.decorations):
        kind = garden.decoration[i]
        if kind != NOTHING:
            if garden.top[garden.decoration_a[i]] == garden.level_a[i]:
                numbers[pieces + 64 * kind + garden.decoration_a[i]] = 1
            if garden.top[garden.decoration_b[i]] == garden.level_b[i]:
                numbers[pieces + 64 * kind + garden.decoration_b[i]] = 1


def observe_plane(board: int, numbers: list[int], at: int) -> None:
    memory.clear(numbers, at, 64)
    bits.mark(board, numbers, at)
