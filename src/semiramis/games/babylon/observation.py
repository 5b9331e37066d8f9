"""Writes the numbers of an observation of Babylon, in the order of `features.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import bits, memory
from . import constants, scoring, seats
from .constants import BELVEDERE, FULL, LAYERS, NO_TILE, NO_TOKEN, OVER, STACKS, STAIRS_ID, TOKENS
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

BIT = constants.BIT


def observe(state: BabylonState, seat: int, numbers: list[int]) -> None:
    observe_quarry(state.quarry, state.box, numbers)
    observe_round(state, numbers)
    for i in range(state.players):
        observe_seat(state, (seat + i) % state.players, i, numbers)


def observe_after(state: BabylonState, action: int, seat: int, numbers: list[int]) -> None:
    """Write the same if these are the numbers of this seat before its action, and it is its turn again.

    Nothing of the other seats has changed. To dig changes the quarry; the other actions change the garden.
    """
    observe_round(state, numbers)
    observe_storage(state, seat, 0, numbers)
    if action < STAIRS_ID:
        observe_quarry(state.quarry, state.box, numbers)
    else:
        observe_garden(state.garden, state.players, 0, numbers)


def observe_tile(box: Box, tile: int, numbers: list[int], icons: int, flower: int, step: int) -> None:
    """Write the icons of an unturned tile, and its flower, from these numbers on; `step` lies from one to the next."""
    for i in range(4):
        icon = box.icons[tile][i]
        # A blank space writes a 0 where there is one, which is faster than to ask first.
        numbers[icons + (4 * i + max(icon - 1, 0)) * step] = icon != 0
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
        for i in range(2):  # whatever its height is: C does not like to guess how often
            numbers[UNSEEN_TILES + quarry.tiles[LAYERS * stack + i]] = i < height - 1


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
    bits.spread(BIT[state.flower[seat]], 4, numbers, TABLE_SIZE + players * FLOWER + 4 * place)
    observe_storage(state, seat, place, numbers)
    seats.look_at(state, seat)
    observe_garden(state.seen, players, place, numbers)


def observe_storage(state: BabylonState, seat: int, place: int, numbers: list[int]) -> None:
    players = state.players
    numbers[TABLE_SIZE + players * SINGLES + place] = state.singles[seat]
    numbers[TABLE_SIZE + players * DOUBLES + place] = state.doubles[seat]
    icons = TABLE_SIZE + players * STORED_ICONS + 16 * place
    flower = TABLE_SIZE + players * STORED_FLOWER + 4 * place
    bits.spread(0, 16, numbers, icons)
    bits.spread(0, 4, numbers, flower)
    if state.stored[seat] != NO_TILE:
        observe_tile(state.box, state.stored[seat], numbers, icons, flower, 1)


def observe_garden(garden: Garden, players: int, place: int, numbers: list[int]) -> None:
    lines = [0] * 8
    numbers[TABLE_SIZE + players * POINTS + place] = scoring.fill_lines(garden, lines)
    memory.copy(numbers, TABLE_SIZE + players * LEVELS_AT + 64 * place, garden.top, 64)
    memory.copy(numbers, TABLE_SIZE + players * BRIDGES + 64 * place, garden.span, 64)
    icons = TABLE_SIZE + players * ICONS_AT + 256 * place
    corners = TABLE_SIZE + players * CORNERS_AT + 256 * place
    for i in range(4):
        bits.spread(garden.icons[i + 1], 64, numbers, icons + 64 * i)
        bits.spread(garden.corners[i], 64, numbers, corners + 64 * i)
    bits.spread(garden.fresh, 64, numbers, TABLE_SIZE + players * FRESH + 64 * place)
    bits.spread(garden.footprints, 64, numbers, TABLE_SIZE + players * FOOTPRINTS + 64 * place)
    bits.spread(garden.hidden_statues, 64, numbers, TABLE_SIZE + players * HIDDEN_STATUES + 64 * place)
    observe_flowers(garden, numbers, TABLE_SIZE + players * FLOWERS_AT + 256 * place)
    observe_pieces(garden, numbers, TABLE_SIZE + players * PIECES_AT + 320 * place)


def observe_flowers(garden: Garden, numbers: list[int], start: int) -> None:
    """Write a plane for each flower: the spaces of the tiles that have it."""
    flowers = [0] * 4
    cells = FULL ^ garden.at_level[0]
    while cells:
        i = bits.first(cells)
        flowers[garden.box.flower[garden.tile[garden.tile_on[i]]]] |= BIT[i]
        cells &= cells - 1
    for i in range(4):
        bits.spread(flowers[i], 64, numbers, start + 64 * i)


def observe_pieces(garden: Garden, numbers: list[int], start: int) -> None:
    """Write a plane for the belvederes and one for each kind of decoration, without those that tiles cover."""
    pieces = [0] * 5
    for i in range(garden.decorations):
        if garden.top[garden.decoration_a[i]] == garden.level_a[i]:
            pieces[garden.decoration[i]] |= BIT[garden.decoration_a[i]]
        if garden.top[garden.decoration_b[i]] == garden.level_b[i]:
            pieces[garden.decoration[i]] |= BIT[garden.decoration_b[i]]
    pieces[BELVEDERE] = garden.belvederes  # in the place of statues that are pillars, which have no kind
    for i in range(5):
        bits.spread(pieces[i], 64, numbers, start + 64 * i)
