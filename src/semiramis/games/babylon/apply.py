"""What a legal action does, in the order of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants, decorations, placements, seats
from .constants import (
    BELVEDERE,
    BUILD,
    DIG,
    DIG_ID,
    DOUBLE,
    DOUBLE_FLOWER,
    DOUBLE_PILLAR,
    DUG,
    EXTRA_DOUBLE,
    EXTRA_SINGLE,
    FINISH_DUG,
    FINISH_NONE,
    NO_CORNER,
    NO_TILE,
    ONE_FEWER,
    OVER,
    PILLAR_STORAGE,
    PLACE_ID,
    REMOVE_ID,
    SINGLE,
    SINGLE_PILLAR,
    STAIRS_ID,
)
from .garden import Garden

if TYPE_CHECKING:
    from .state import BabylonState

BIT = constants.BIT
DECORATION_KIND = constants.DECORATION_KIND
DECORATION_CELLS = constants.DECORATION_CELLS


def advance(state: BabylonState, action: int) -> None:
    """Do a legal action."""
    state.ply += 1
    if action >= PLACE_ID:
        place(state, action)
    elif action >= STAIRS_ID:
        decorate(state, action)
    elif action >= FINISH_NONE:
        finish(state, action)
    elif action >= DIG_ID:
        dig(state, action - DIG_ID)
    else:
        remove(state, action - REMOVE_ID)


def remove(state: BabylonState, stack: int) -> None:
    """Set-up with 2 or 3 players: remove a clay tile from the game."""
    discard(state, state.quarry.take(stack))
    state.removals_left -= 1
    seat_player(state, (state.player + 1) % state.players)
    if state.removals_left == 0:
        # Each player has removed as many tiles, so it is the first player's turn again.
        state.phase = DIG


def seat_player(state: BabylonState, seat: int) -> None:
    """Make a seat the current player."""
    state.player = seat
    seats.sit_down(state, seat)


# A. Dig


def dig(state: BabylonState, stack: int) -> None:
    """A. Take a visible tile and receive its pillars."""
    pillars = _pillars_for(state, stack)
    state.dug = state.quarry.take(stack)
    receive_singles(pillars, state.singles, state.player, state.supply)
    state.phase = BUILD


def _pillars_for(state: BabylonState, stack: int) -> int:
    """Return the number of single pillars that a dig on this stack gives the current player."""
    pillars = state.quarry._edges(stack)
    if state.box.flower[state.quarry._visible_tile(stack)] == state.flower[state.player]:
        pillars += 2 if state.token == DOUBLE_FLOWER else 1
    if state.token == ONE_FEWER:
        pillars = max(pillars - 1, 0)
    return min(pillars, state.supply[SINGLE_PILLAR])


def receive_singles(pillars: int, singles: list[int], seat: int, supply: list[int]) -> None:
    """Give a seat single pillars, as many as the supply has."""
    received = min(pillars, supply[SINGLE_PILLAR])
    supply[SINGLE_PILLAR] -= received
    singles[seat] += received


# B. Build


def place(state: BabylonState, action: int) -> None:
    """B. Place the dug or the stored tile on its pillars."""
    seat = state.player
    if placements._source_of(action) == DUG:
        place_tile(state.garden, state.dug, action, state.singles, state.doubles, seat, state.supply)
        state.dug = NO_TILE
    else:
        place_tile(state.garden, state.stored[seat], action, state.singles, state.doubles, seat, state.supply)
        state.stored[seat] = NO_TILE
    state.placed += 1


def place_tile(
    garden: Garden, tile: int, action: int, singles: list[int], doubles: list[int], seat: int, supply: list[int]
) -> None:
    """Lay a tile and pay for what it stands on. The opponents' drafts of a turn call this, too."""
    cell = placements._cell_of(action)
    level = garden._highest_of(cell) + placements._height_of(action)
    open_corner = placements._shape_of(action) - 1
    garden.place(tile, cell, placements._rotation_of(action), level, open_corner)
    if open_corner != NO_CORNER:
        supply[BELVEDERE] -= 1
    singles[seat] -= garden.count_last_supports(SINGLE)
    pay_doubles(garden.count_last_supports(DOUBLE), singles, doubles, seat, supply)


def pay_doubles(pillars: int, singles: list[int], doubles: list[int], seat: int, supply: list[int]) -> None:
    """Pay double pillars: first those of the seat; for each missing one it returns two singles to the supply."""
    own = min(pillars, doubles[seat])
    exchanged = pillars - own
    doubles[seat] -= own
    singles[seat] -= 2 * exchanged
    supply[SINGLE_PILLAR] += 2 * exchanged
    supply[DOUBLE_PILLAR] -= exchanged


def decorate(state: BabylonState, action: int) -> None:
    """B. Place a decoration; a wild icon is used if it needs one."""
    if place_decoration(state.garden, action, state.supply):
        state.wild_used = True


def place_decoration(garden: Garden, action: int, supply: list[int]) -> bool:
    """Place a decoration of the supply. Returns whether it needed a wild icon."""
    kind = DECORATION_KIND[action]
    a = DECORATION_CELLS[action][0]
    b = DECORATION_CELLS[action][1]
    is_wild = decorations.needs_wild(garden, kind, a, b)
    decorations._decorate(garden, kind, a, b)
    supply[kind] -= 1
    return is_wild


# C. Store or discard


def finish(state: BabylonState, action: int) -> None:
    """C. Store or discard; then the next player's turn begins, and after the last player the next round."""
    seat = state.player
    if action == FINISH_DUG:
        discard(state, state.stored[seat])
        state.stored[seat] = state.dug
    else:
        discard(state, state.dug)
        if action == FINISH_NONE:
            discard(state, state.stored[seat])
            state.stored[seat] = NO_TILE
    state.dug = NO_TILE
    return_pillars(state)
    state.garden._end_turn()
    state.placed = 0
    state.wild_used = False
    seat_player(state, (seat + 1) % state.players)
    if state.player == state.first_player:
        end_round(state)
    if not state.over:
        begin_turn(state)


def discard(state: BabylonState, tile: int) -> None:
    """Remove a tile from the game; NO_TILE is ignored."""
    if tile != NO_TILE:
        state.discarded |= BIT[tile]


def return_pillars(state: BabylonState) -> None:
    """Return the single pillars that the storage cannot hold, and all double pillars, to the supply."""
    seat = state.player
    surplus = max(state.singles[seat] - PILLAR_STORAGE, 0)
    state.singles[seat] -= surplus
    state.supply[SINGLE_PILLAR] += surplus
    state.supply[DOUBLE_PILLAR] += state.doubles[seat]
    state.doubles[seat] = 0


def end_round(state: BabylonState) -> None:
    """Turn up the next round token; after the last round the game is over."""
    if state.round == state.rounds:
        state.over = True
        state.phase = OVER
        state.player = -1
    else:
        state.token = state.tokens[state.round - 1]
        state.round += 1


def begin_turn(state: BabylonState) -> None:
    """Begin a turn: two of the round tokens give a pillar."""
    state.phase = DIG
    if state.token == EXTRA_SINGLE:
        receive_singles(1, state.singles, state.player, state.supply)
    elif state.token == EXTRA_DOUBLE and state.supply[DOUBLE_PILLAR] > 0:
        state.supply[DOUBLE_PILLAR] -= 1
        state.doubles[state.player] += 1
