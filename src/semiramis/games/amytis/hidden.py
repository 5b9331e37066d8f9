"""What nobody sees, the tiles under the tops of stacks and the deck: redrawn, or turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import bits
from ..rng import Rng
from . import constants
from .constants import BUILDS, PLACES, STACK_HEIGHT

if TYPE_CHECKING:
    from .table import Table

BIT = constants.BIT


def is_unseen(table: Table, place: int) -> bool:
    """Whether the tile in a place of `tiles` lies under the top of a stack or left the game."""
    return place >= PLACES * STACK_HEIGHT or place % STACK_HEIGHT < table.stack_size[place // STACK_HEIGHT] - 1


def _hidden_of(table: Table) -> tuple[list[list[int]], list[int]]:
    """The tiles under the top of each stack, from the bottom up, and the deck.

    Without the tiles that left the game unseen: nothing depends on them.
    """
    under = [
        [table.tiles[stack * STACK_HEIGHT + n] for n in range(table.stack_size[stack] - 1)] for stack in range(PLACES)
    ]
    return under, [table.deck[n] for n in range(table.deck_size)]


# Redrawn.


def redraw(table: Table, rng: Rng) -> None:
    """Sort it, so that how it lay has no part in what follows; then shuffle."""
    sort_deck(table)
    shuffle(table.deck, table.deck_size, rng)
    redraw_tiles(table, rng)


def sort_deck(table: Table) -> None:
    cards = 0
    for n in range(table.deck_size):
        cards |= BIT[table.deck[n]]
    for n in range(table.deck_size):
        table.deck[n] = bits.first(cards)
        cards &= cards - 1


def redraw_tiles(table: Table, rng: Rng) -> None:
    unseen = [0] * 48
    copies = [0] * 24
    count = 0
    for place in range(48):
        if is_unseen(table, place):
            unseen[count] = place
            copies[table.tiles[place]] += 1
            count += 1
    n = 0
    for tile in range(24):
        for _ in range(copies[tile]):
            table.tiles[unseen[n]] = tile
            n += 1
    for n in range(count - 1, 0, -1):
        i = unseen[n]
        j = unseen[rng._below(n + 1)]
        table.tiles[i], table.tiles[j] = table.tiles[j], table.tiles[i]


def shuffle(things: list[int], count: int, rng: Rng) -> None:
    for i in range(count - 1, 0, -1):
        j = rng._below(i + 1)
        things[i], things[j] = things[j], things[i]


# Turned up: the tile under the one that is built, or the top card of the deck.


def outcomes(table: Table, action: int) -> list[tuple[int, int]]:
    if not table._reveals(action):
        return []
    if action < BUILDS:
        return tiles(table)
    return [(project, 1) for project in sorted([table.deck[n] for n in range(table.deck_size)])]


def tiles(table: Table) -> list[tuple[int, int]]:
    """Each unseen tile may lie under the top of each stack, also those that left the game before it began."""
    unseen = [0] * 24
    for place in range(48):
        if is_unseen(table, place):
            unseen[table.tiles[place]] += 1
    return [(tile, unseen[tile]) for tile in range(24) if unseen[tile]]


def turn_up(table: Table, action: int, outcome: int) -> None:
    if action < BUILDS:
        turn_up_tile(table, action // PLACES, outcome)
    else:
        turn_up_project(table, outcome)


def turn_up_tile(table: Table, stack: int, tile: int) -> None:
    under = stack * STACK_HEIGHT + table.stack_size[stack] - 2
    for place in range(48):
        if table.tiles[under] != tile and table.tiles[place] == tile and is_unseen(table, place):
            table.tiles[place] = table.tiles[under]
            table.tiles[under] = tile


def turn_up_project(table: Table, project: int) -> None:
    top = table.deck_size - 1
    for place in range(top):
        if table.deck[place] == project:
            table.deck[place] = table.deck[top]
            table.deck[top] = project
