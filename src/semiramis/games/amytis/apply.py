"""What a legal action does.

A turn is `build`, then `choose` for a palace, then `complete_projects`, then `place_token` if three architects stand in
line. `end_turn` passes the turn to the other player, who first takes back architects if the rules say so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import bits
from . import constants, legal, scoring
from .constants import (
    ARCHITECTS,
    BUILD,
    BUILDS,
    CHOOSE,
    EMPTY_STACKS,
    FAVOR,
    LAYER,
    NO_PROJECT,
    OVER,
    PALACE,
    PLACE_TOKEN,
    PLACES,
    ROW,
    SCORE,
    STACK_HEIGHT,
    TAKE_DECK,
    TAKE_OPEN,
)

if TYPE_CHECKING:
    from .state import AmytisState

BIT = constants.BIT
LINES = constants.LINES
HAS_LINE = constants.HAS_LINE
EVERY_LAYER = constants.EVERY_LAYER


def advance(state: AmytisState, action: int) -> None:
    """Do a legal action."""
    state.ply += 1
    if action < BUILDS:
        build(state, action // PLACES, action % PLACES)
    elif action < PLACE_TOKEN:
        choose(state, action)
    else:
        place_token(state, action - PLACE_TOKEN)


def build(state: AmytisState, stack: int, cell: int) -> None:
    """Place an architect on a stack, take its top tile and build it."""
    seat = state.player
    state.stack = stack
    state.architects[seat] |= BIT[stack]
    state.stack_size[stack] -= 1
    if state.stack_size[stack] == 0:
        state.empty |= BIT[stack]
    tile = state.tiles[stack * STACK_HEIGHT + state.stack_size[stack]]
    add_tile(state, seat, tile, cell)
    if tile // 4 == PALACE and legal.palace_choices(state):
        state.phase = CHOOSE
    else:  # also a palace of side A when no card is left: it only scores (ruling A2)
        state.track[seat] += scoring.building_points(state, seat)
        complete_projects(state)


def add_tile(state: AmytisState, seat: int, tile: int, cell: int) -> None:
    """Put a tile on a cell of a city."""
    state.built[seat][state.built_size[seat]] = tile * PLACES + cell
    state.built_size[seat] += 1
    state.heights[seat][cell] += 1
    state.colors[seat] = state.colors[seat] & ~EVERY_LAYER[cell] | BIT[tile % 4 * LAYER + cell]
    state.kinds[seat] = state.kinds[seat] & ~EVERY_LAYER[cell] | BIT[tile // 4 * LAYER + cell]


def choose(state: AmytisState, action: int) -> None:
    """Use a palace. Side A gives a project and points, side B either of them."""
    seat = state.player
    if action == TAKE_DECK:
        take_project(state, seat, draw_project(state))
    elif action != SCORE:
        slot = action - TAKE_OPEN
        take_project(state, seat, state.open[slot])
        state.open[slot] = draw_project(state) if state.deck_size else NO_PROJECT
    if action == SCORE or not state.sides[PALACE]:
        state.track[seat] += scoring.building_points(state, seat)
    complete_projects(state)


def draw_project(state: AmytisState) -> int:
    """Remove the top card of the deck and return it."""
    state.deck_size -= 1
    return state.deck[state.deck_size]


def take_project(state: AmytisState, seat: int, project: int) -> None:
    state.hand[seat][state.hand_size[seat]] = project
    state.hand_size[seat] += 1


def complete_projects(state: AmytisState) -> None:
    """Complete every project in the player's hand that shows in the city. The player has no choice (ruling A1)."""
    seat = state.player
    kept = 0
    for i in range(state.hand_size[seat]):
        project = state.hand[seat][i]
        if state.box.shows(project, state.colors[seat]):
            state.completed[seat][state.completed_size[seat]] = project
            state.completed_size[seat] += 1
        else:
            state.hand[seat][kept] = project
            kept += 1
    state.hand_size[seat] = kept
    if _completed_line(state, seat) and legal.favor_choices(state):
        state.phase = FAVOR
    else:
        end_turn(state)


def _completed_line(state: AmytisState, seat: int) -> int:
    """Return the three stacks in line that the last architect completed for its seat; 0 if none (ruling A5)."""
    for line in LINES:
        if line & BIT[state.stack] and state.architects[seat] & line == line:
            return line
    return 0


def place_token(state: AmytisState, place: int) -> None:
    """Place a token on the favour board."""
    seat = state.player
    if place == ROW:
        state.row[seat] += 1
    else:
        state.favors[seat] |= BIT[place]
    end_turn(state)


def end_turn(state: AmytisState) -> None:
    """Pass the turn to the other player. The game ends after the turn of the second player with two empty stacks."""
    if bits.count(state.empty) >= EMPTY_STACKS and state.player != state.first_player:
        state.player = -1
        state.over = True
        state.phase = OVER
        return
    state.player = 1 - state.player
    state.phase = BUILD
    take_back_architects(state)


def take_back_architects(state: AmytisState) -> None:
    """At the start of a turn the player takes back all architects if three are in line or all are on the board."""
    architects = state.architects[state.player]
    if HAS_LINE[architects] or bits.count(architects) == ARCHITECTS:
        state.architects[state.player] = 0
