"""Writes the numbers of an observation of Babylon, in the order of `features.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import bits
from .constants import BELVEDERE, LAYERS, NO_TILE, NO_TOKEN, NOTHING, OVER, STACKS, TOKENS
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
    SEAT_SIZE,
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
    from .state import BabylonState


def observe(state: BabylonState, seat: int, numbers: list[int]) -> None:
    for i in range(TABLE_SIZE + state.players * SEAT_SIZE):
        numbers[i] = 0
    observe_quarry(state, numbers)
    observe_round(state, numbers)
    if state.dug != NO_TILE:
        observe_tile(state.box, state.dug, numbers, DUG_ICONS, DUG_FLOWER, 1)
    for i in range(state.players):
        observe_seat(state, (seat + i) % state.players, i, numbers)


def observe_tile(box: Box, tile: int, numbers: list[int], icons: int, flower: int, step: int) -> None:
    """The icons of an unturned tile, and its flower, from these numbers on; `step` lies from one to the next."""
    for i in range(4):
        if box.icons[tile][i]:
            numbers[icons + (4 * i + box.icons[tile][i] - 1) * step] = 1
    numbers[flower + box.flower[tile] * step] = 1


def observe_quarry(state: BabylonState, numbers: list[int]) -> None:
    quarry = state.quarry
    for stack in range(STACKS):
        height = quarry.height[stack]
        numbers[QUARRY_HEIGHTS + stack] = height
        if height:
            numbers[QUARRY_EDGES + stack] = quarry._edges(stack)
            tile = quarry._visible_tile(stack)
            observe_tile(state.box, tile, numbers, QUARRY_ICONS + stack, QUARRY_FLOWERS + stack, STACKS)
        for i in range(height - 1):
            numbers[UNSEEN_TILES + quarry.tiles[LAYERS * stack + i]] = 1


def observe_round(state: BabylonState, numbers: list[int]) -> None:
    if state.phase != OVER:
        numbers[PHASE + state.phase] = 1
    numbers[REMOVALS_LEFT] = state.removals_left
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
    numbers[TABLE_SIZE + players * FLOWER + 4 * place + state.flower[seat]] = 1
    numbers[TABLE_SIZE + players * SINGLES + place] = state.singles[seat]
    numbers[TABLE_SIZE + players * DOUBLES + place] = state.doubles[seat]
    numbers[TABLE_SIZE + players * POINTS + place] = state._points(seat)
    if state.stored[seat] != NO_TILE:
        icons = TABLE_SIZE + players * STORED_ICONS + 16 * place
        flower = TABLE_SIZE + players * STORED_FLOWER + 4 * place
        observe_tile(state.box, state.stored[seat], numbers, icons, flower, 1)
    garden = state.gardens[seat]
    observe_garden(garden, players, place, numbers)


def observe_garden(garden: Garden, players: int, place: int, numbers: list[int]) -> None:
    levels = TABLE_SIZE + players * LEVELS_AT + 64 * place
    bridges = TABLE_SIZE + players * BRIDGES + 64 * place
    flowers = TABLE_SIZE + players * FLOWERS_AT + 256 * place
    for i in range(64):
        if garden.top[i]:
            numbers[levels + i] = garden.top[i]
            numbers[flowers + 64 * garden.box.flower[garden.tile[garden.tile_on[i]]] + i] = 1
        numbers[bridges + i] = garden.span[i]
    for i in range(4):
        bits.mark(garden.icons[i + 1], numbers, TABLE_SIZE + players * ICONS_AT + 256 * place + 64 * i)
        bits.mark(garden.corners[i], numbers, TABLE_SIZE + players * CORNERS_AT + 256 * place + 64 * i)
    bits.mark(garden.fresh, numbers, TABLE_SIZE + players * FRESH + 64 * place)
    bits.mark(garden.footprints, numbers, TABLE_SIZE + players * FOOTPRINTS + 64 * place)
    bits.mark(garden.hidden_statues, numbers, TABLE_SIZE + players * HIDDEN_STATUES + 64 * place)
    pieces = TABLE_SIZE + players * PIECES_AT + 320 * place
    bits.mark(garden.belvederes, numbers, pieces + 64 * BELVEDERE)
    for i in range(garden.decorations):
        kind = garden.decoration[i]
        if kind != NOTHING:
            if garden.top[garden.decoration_a[i]] == garden.level_a[i]:
                numbers[pieces + 64 * kind + garden.decoration_a[i]] = 1
            if garden.top[garden.decoration_b[i]] == garden.level_b[i]:
                numbers[pieces + 64 * kind + garden.decoration_b[i]] = 1
