"""Which actions are legal. The legality of an action is decided here and nowhere else.

The choices of the current player are bits: the stacks from which a tile may be built, the ways to use a palace, or the
free places of the favour board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import bits
from ..rng import Rng
from . import constants
from .constants import (
    BOARD,
    BUILD,
    CHOOSE,
    FAVOR,
    NO_PROJECT,
    PALACE,
    PLACE_TOKEN,
    PLACES,
    ROW,
    ROW_PLACES,
    ROW_SHARE,
    SCORE,
    SLOTS,
    TAKE_DECK,
    TAKE_OPEN,
    TOKENS,
)

if TYPE_CHECKING:
    from .state import AmytisState

BIT = constants.BIT


def choices(state: AmytisState) -> int:
    """Return the choices of the current player as bits."""
    if state.phase == BUILD:
        return stack_choices(state)
    if state.phase == CHOOSE:
        return palace_choices(state)
    if state.phase == FAVOR:
        return favor_choices(state)
    return 0


def stack_choices(state: AmytisState) -> int:
    """Return the stacks that have a tile and no architect."""
    return BOARD & ~(state.empty | state.architects[0] | state.architects[1])


def palace_choices(state: AmytisState) -> int:
    """Return the open slots that hold a card, the deck if it has cards and, on side B, the choice to score."""
    found = 0
    for slot in range(SLOTS):
        if state.open[slot] != NO_PROJECT:
            found |= BIT[slot]
    if state.deck_size:
        found |= BIT[TAKE_DECK - TAKE_OPEN]
    if state.sides[PALACE]:
        found |= BIT[SCORE - TAKE_OPEN]
    return found


def favor_choices(state: AmytisState) -> int:
    """Return the places of the favour board that are free for the current player; none without a token left."""
    seat = state.player
    if bits.count(state.favors[seat]) + state.row[seat] == TOKENS:
        return 0
    free = (BIT[ROW] - 1) & ~(state.favors[0] | state.favors[1])
    if state.row[0] + state.row[1] < ROW_PLACES and state.row[seat] < ROW_SHARE:
        free |= BIT[ROW]
    return free


def first_action(state: AmytisState) -> int:
    """Return the action id for the lowest bit of `choices` after the current player has built."""
    return TAKE_OPEN if state.phase == CHOOSE else PLACE_TOKEN


def fill_actions(state: AmytisState, actions: list[int]) -> int:
    """Write the ids of the legal actions into a buffer. Returns how many there are."""
    count = 0
    left = choices(state)
    while left:
        choice = bits.first(left)
        left &= left - 1
        if state.phase == BUILD:
            for cell in range(PLACES):
                actions[count] = choice * PLACES + cell
                count += 1
        else:
            actions[count] = first_action(state) + choice
            count += 1
    return count


def is_legal(state: AmytisState, action: int) -> bool:
    choice = action // PLACES if state.phase == BUILD else action - first_action(state)
    return 0 <= choice < PLACES and (choices(state) & BIT[choice]) != 0


def random_action(state: AmytisState, rng: Rng) -> int:
    """Return a legal action, each with the same probability."""
    left = choices(state)
    count = bits.count(left)
    if state.phase == BUILD:
        drawn = rng._below(count * PLACES)
        return bits.nth(left, drawn // PLACES) * PLACES + drawn % PLACES
    return first_action(state) + bits.nth(left, rng._below(count))
