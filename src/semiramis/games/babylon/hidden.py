"""What an action may turn up: the tile under the one that leaves its stack, or the next round token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .constants import DIG_ID, FINISH_ID, LAYERS, REMOVE_ID, STACKS, TOKENS

if TYPE_CHECKING:
    from .quarry import Quarry
    from .table import Table


def _hidden_of(table: Table) -> tuple[list[list[int]], list[int]]:
    """The tiles below the top of each stack, from the bottom up, and the round tokens that are still to be turned up.

    Without the tokens that left the game unseen: nothing depends on them.
    """
    quarry = table.quarry
    below = [[quarry.tiles[LAYERS * s + layer] for layer in range(quarry.height[s] - 1)] for s in range(STACKS)]
    return below, [table.tokens[n] for n in range(table.round - 1, table.rounds - 1)]


def outcomes(table: Table, action: int) -> list[tuple[int, int]]:
    if not table._reveals(action):
        return []
    if action < FINISH_ID:
        return [(tile, 1) for tile in tiles(table.quarry, stack_of(action))]
    return tokens(table)


def stack_of(action: int) -> int:
    """The stack that a tile is dug or removed from."""
    return action - DIG_ID if action >= DIG_ID else action - REMOVE_ID


def tiles(quarry: Quarry, stack: int) -> list[int]:
    """The tiles of the layer below the top of a stack that still lie below others, wherever they do."""
    layer = quarry.height[stack] - 2
    return sorted([quarry.tiles[LAYERS * s + layer] for s in range(STACKS) if quarry.height[s] > layer + 1])


def tokens(table: Table) -> list[tuple[int, int]]:
    """Each token that nobody has seen may be the next, also those that left the game before it began."""
    unseen = [0] * 7
    for n in range(table.round - 1, TOKENS):
        unseen[table.tokens[n]] += 1
    return [(token, unseen[token]) for token in range(7) if unseen[token]]


def turn_up(table: Table, action: int, outcome: int) -> None:
    if action < FINISH_ID:
        turn_up_tile(table.quarry, stack_of(action), outcome)
    else:
        turn_up_token(table, outcome)


def turn_up_tile(quarry: Quarry, stack: int, tile: int) -> None:
    layer = quarry.height[stack] - 2
    for other in range(STACKS):
        if quarry.tiles[LAYERS * other + layer] == tile:
            quarry.tiles[LAYERS * other + layer] = quarry.tiles[LAYERS * stack + layer]
            quarry.tiles[LAYERS * stack + layer] = tile


def turn_up_token(table: Table, token: int) -> None:
    following = table.round - 1
    for n in range(following + 1, TOKENS):
        if table.tokens[following] != token and table.tokens[n] == token:
            table.tokens[n] = table.tokens[following]
            table.tokens[following] = token
