"""What no player sees: the tiles under the tops of stacks, and the deck. It can be redrawn or turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import bits
from ..rng import Rng
from . import constants
from .constants import BUILDS, PLACES, STACK_HEIGHT, TAKE_DECK

if TYPE_CHECKING:
    from .state import AmytisState

BIT = constants.BIT


def is_unseen(state: AmytisState, place: int) -> bool:
    """Return whether the tile at an index of `tiles` lies under the top of a stack or has left the game."""
    return place >= PLACES * STACK_HEIGHT or place % STACK_HEIGHT < state.stack_size[place // STACK_HEIGHT] - 1


def _hidden_of(state: AmytisState) -> tuple[list[list[int]], list[int]]:
    """Return the tiles under the top of each stack, from the bottom up, and the deck.

    Without the tiles that left the game unseen: nothing depends on them.
    """
    under = [
        [state.tiles[stack * STACK_HEIGHT + n] for n in range(state.stack_size[stack] - 1)] for stack in range(PLACES)
    ]
    return under, [state.deck[n] for n in range(state.deck_size)]


# Redrawn.


def redraw(state: AmytisState, rng: Rng) -> None:
    """Redraw everything that is hidden. It is sorted first, so that its old order has no influence."""
    sort_deck(state)
    shuffle(state.deck, state.deck_size, rng)
    redraw_tiles(state, rng)


def sort_deck(state: AmytisState) -> None:
    cards = 0
    for n in range(state.deck_size):
        cards |= BIT[state.deck[n]]
    for n in range(state.deck_size):
        state.deck[n] = bits.first(cards)
        cards &= cards - 1


def redraw_tiles(state: AmytisState, rng: Rng) -> None:
    unseen = [0] * 48
    copies = [0] * 24
    count = 0
    for place in range(48):
        if is_unseen(state, place):
            unseen[count] = place
            copies[state.tiles[place]] += 1
            count += 1
    n = 0
    for tile in range(24):
        for _ in range(copies[tile]):
            state.tiles[unseen[n]] = tile
            n += 1
    for n in range(count - 1, 0, -1):
        i = unseen[n]
        j = unseen[rng._below(n + 1)]
        state.tiles[i], state.tiles[j] = state.tiles[j], state.tiles[i]


def shuffle(things: list[int], count: int, rng: Rng) -> None:
    for i in range(count - 1, 0, -1):
        j = rng._below(i + 1)
        things[i], things[j] = things[j], things[i]


# Turned up: the tile under the one that is built, or the top card of the deck.


def reveals(state: AmytisState, action: int) -> bool:
    """Return whether a legal action turns up a tile or a card."""
    if action < BUILDS:
        return state.stack_size[action // PLACES] > 1
    # A card of the deck is taken, or it replaces the open card that is taken.
    return action <= TAKE_DECK and state.deck_size > 0


def outcomes(state: AmytisState, action: int) -> list[tuple[int, int]]:
    if not reveals(state, action):
        return []
    if action < BUILDS:
        return tiles(state)
    return [(project, 1) for project in sorted([state.deck[n] for n in range(state.deck_size)])]


def tiles(state: AmytisState) -> list[tuple[int, int]]:
    """Return each unseen tile with its number of copies. The tiles that left the game at the start are unseen too."""
    unseen = [0] * 24
    for place in range(48):
        if is_unseen(state, place):
            unseen[state.tiles[place]] += 1
    return [(tile, unseen[tile]) for tile in range(24) if unseen[tile]]


def turn_up(state: AmytisState, action: int, outcome: int) -> None:
    if action < BUILDS:
        turn_up_tile(state, action // PLACES, outcome)
    else:
        turn_up_project(state, outcome)


def turn_up_tile(state: AmytisState, stack: int, tile: int) -> None:
    under = stack * STACK_HEIGHT + state.stack_size[stack] - 2
    for place in range(48):
        if state.tiles[under] != tile and state.tiles[place] == tile and is_unseen(state, place):
            state.tiles[place] = state.tiles[under]
            state.tiles[under] = tile


def turn_up_project(state: AmytisState, project: int) -> None:
    top = state.deck_size - 1
    for place in range(top):
        if state.deck[place] == project:
            state.deck[place] = state.deck[top]
            state.deck[top] = project
