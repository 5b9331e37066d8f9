"""Which actions are legal. The legality of an action is decided here and nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import bits
from ..rng import Rng
from . import constants, decorations, placements
from .constants import (
    ACTION_COUNT,
    BELVEDERE,
    BUILD,
    CHANGE_ICON,
    DIG,
    DIG_ID,
    DOUBLE_PILLAR,
    DUG,
    FILL_BLANK,
    FINISH_DUG,
    FINISH_NONE,
    FINISH_STORED,
    LAYERS,
    NO_TILE,
    NO_TOKEN,
    PLACE_ID,
    REMOVE,
    REMOVE_ID,
    SHAPES,
    STACKS,
    STORED,
)

if TYPE_CHECKING:
    from .state import BabylonState

BIT = constants.BIT


def fill_actions(state: BabylonState, actions: list[int]) -> int:
    """Write the ids of the legal actions into a buffer. Returns how many there are."""
    count = fill_turn_actions(state, actions)
    if state.phase != BUILD or find_sites(state) == 0:
        return count
    rotations_dug = _count_rotations(state, state.dug)
    rotations_stored = _count_rotations(state, state.stored[state.player])
    for level in range(1, state.garden.highest + 2):
        count = placements.fill_level(state.garden, level, rotations_dug, rotations_stored, actions, count)
    return count


def fill_turn_actions(state: BabylonState, actions: list[int]) -> int:
    """Write the legal actions that are not placements. There are never more than 112.

    A decoration has a space on one of the two tiles of this turn. Each of their eight spaces is an end of at most four
    stairs, four fountains and four bridges, and the place of one statue: 104. There are three ways to finish.
    """
    count = 0
    if state.phase == REMOVE:
        for stack in range(STACKS):
            if state.quarry.height[stack] == LAYERS:
                actions[count] = REMOVE_ID + stack
                count += 1
    elif state.phase == DIG:
        for stack in range(STACKS):
            if state.quarry.height[stack]:
                actions[count] = DIG_ID + stack
                count += 1
    elif state.phase == BUILD:
        count = decorations.fill_decorations(state.garden, actions, state.supply, _wild_token(state))
        actions[count] = FINISH_NONE
        count += 1
        if state.dug != NO_TILE:
            actions[count] = FINISH_DUG
            count += 1
        if state.stored[state.player] != NO_TILE:
            actions[count] = FINISH_STORED
            count += 1
    return count


def _wild_token(state: BabylonState) -> int:
    """Return the round token if it makes an icon wild and was not used this turn, else NO_TOKEN."""
    if state.wild_used or (state.token != CHANGE_ICON and state.token != FILL_BLANK):
        return NO_TOKEN
    return state.token


def find_sites(state: BabylonState) -> int:
    """Find the places for a tile that the current player can pay: `garden.sites`. Returns how many there are."""
    if state.dug == NO_TILE and state.stored[state.player] == NO_TILE:
        return 0
    return state.garden._find_sites(
        state.singles[state.player],
        state.doubles[state.player],
        state.supply[DOUBLE_PILLAR],
        state.supply[BELVEDERE] > 0,
    )


def _count_rotations(state: BabylonState, tile: int) -> int:
    """Return the number of ways in which a tile can be turned; 0 if there is no tile."""
    return 0 if tile == NO_TILE else state.box.rotations[tile]


def is_legal(state: BabylonState, action: int) -> bool:
    return is_turn_action(state, action) if action < PLACE_ID else is_placement(state, action)


def is_turn_action(state: BabylonState, action: int) -> bool:
    actions = [0] * 112
    count = fill_turn_actions(state, actions)
    for n in range(count):
        if actions[n] == action:
            return True
    return False


def is_placement(state: BabylonState, action: int) -> bool:
    if action >= ACTION_COUNT or state.phase != BUILD:
        return False
    garden = state.garden
    tile = state.dug if placements._source_of(action) == DUG else state.stored[state.player]
    if placements._rotation_of(action) >= _count_rotations(state, tile):
        return False
    level = placements._level_of(garden, action)
    if level > garden.highest + 1:
        return False
    find_sites(state)
    board = garden.sites[(level - 1) * SHAPES + placements._shape_of(action)]
    return (board & BIT[placements._cell_of(action)]) != 0


def random_action(state: BabylonState, rng: Rng) -> int:
    """Return a legal action, each with the same probability. Placements are counted on boards, not listed."""
    actions = [0] * 112
    count = fill_turn_actions(state, actions)
    if state.phase != BUILD:
        return actions[rng._below(count)]
    rotations_dug = _count_rotations(state, state.dug)
    rotations = rotations_dug + _count_rotations(state, state.stored[state.player])
    drawn = rng._below(count + find_sites(state) * rotations)
    if drawn < count:
        return actions[drawn]
    drawn -= count
    rotation = drawn % rotations
    site = drawn // rotations
    n = 0
    here = bits.count(state.garden.sites[n])
    while site >= here:
        site -= here
        n += 1
        here = bits.count(state.garden.sites[n])
    cell = bits.nth(state.garden.sites[n], site)
    level = n // 5 + 1
    shape = n % 5
    if rotation < rotations_dug:
        return placements._encode(state.garden, DUG, cell, rotation, level, shape)
    return placements._encode(state.garden, STORED, cell, rotation - rotations_dug, level, shape)
