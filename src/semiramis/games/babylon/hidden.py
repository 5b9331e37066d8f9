"""What no player sees: the tiles under the tops of stacks, and the round tokens. It can be redrawn or turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rng import Rng
from .constants import DIG_ID, FINISH_ID, LAYERS, REMOVE_ID, STACKS, STAIRS_ID, TOKENS

if TYPE_CHECKING:
    from .quarry import Quarry
    from .state import BabylonState


def _hidden_of(state: BabylonState) -> tuple[list[list[int]], list[int]]:
    """Return the tiles below the top of each stack, from the bottom up, and the round tokens still to be turned up.

    Without the tokens that left the game unseen: nothing depends on them.
    """
    quarry = state.quarry
    below = [[quarry.tiles[LAYERS * s + layer] for layer in range(quarry.height[s] - 1)] for s in range(STACKS)]
    return below, [state.tokens[n] for n in range(state.round - 1, state.rounds - 1)]


# Redrawn.


def redraw(state: BabylonState, rng: Rng) -> None:
    """Redraw everything that is hidden. It is sorted first, so that its old order has no influence."""
    state.quarry.shuffle_hidden(rng)
    sort_tokens(state, state.round - 1)
    shuffle_tokens(state, state.round - 1, rng)


def sort_tokens(state: BabylonState, turned_up: int) -> None:
    """Sort the tokens that are still face down or left the game unseen."""
    counts = [0] * 7
    for n in range(turned_up, TOKENS):
        counts[state.tokens[n]] += 1
    n = turned_up
    for token in range(7):
        for _ in range(counts[token]):
            state.tokens[n] = token
            n += 1


def shuffle_tokens(state: BabylonState, turned_up: int, rng: Rng) -> None:
    for n in range(turned_up, TOKENS):
        other = turned_up + rng._below(n - turned_up + 1)
        token = state.tokens[n]
        state.tokens[n] = state.tokens[other]
        state.tokens[other] = token


# Turned up: the tile under the one that leaves its stack, or the next round token.


def reveals(state: BabylonState, action: int) -> bool:
    """Return whether a legal action turns up a tile or a round token."""
    if action >= STAIRS_ID:
        return False
    if action >= FINISH_ID:
        # The turn of the last player ends the round, and a token is turned up after every round but the last.
        return (state.player + 1) % state.players == state.first_player and state.round < state.rounds
    return state.quarry.height[stack_of(action)] > 1


def outcomes(state: BabylonState, action: int) -> list[tuple[int, int]]:
    if not reveals(state, action):
        return []
    if action < FINISH_ID:
        return [(tile, 1) for tile in tiles(state.quarry, stack_of(action))]
    return tokens(state)


def stack_of(action: int) -> int:
    """Return the stack from which a tile is dug or removed."""
    return action - DIG_ID if action >= DIG_ID else action - REMOVE_ID


def tiles(quarry: Quarry, stack: int) -> list[int]:
    """Return the unseen tiles of the layer below the top of a stack, wherever they lie."""
    layer = quarry.height[stack] - 2
    return sorted([quarry.tiles[LAYERS * s + layer] for s in range(STACKS) if quarry.height[s] > layer + 1])


def tokens(state: BabylonState) -> list[tuple[int, int]]:
    """Return each unseen token with its number of copies. The tokens that left the game at the start are unseen too."""
    unseen = [0] * 7
    for n in range(state.round - 1, TOKENS):
        unseen[state.tokens[n]] += 1
    return [(token, unseen[token]) for token in range(7) if unseen[token]]


def turn_up(state: BabylonState, action: int, outcome: int) -> None:
    if action < FINISH_ID:
        turn_up_tile(state.quarry, stack_of(action), outcome)
    else:
        turn_up_token(state, outcome)


def turn_up_tile(quarry: Quarry, stack: int, tile: int) -> None:
    layer = quarry.height[stack] - 2
    for other in range(STACKS):
        if quarry.tiles[LAYERS * other + layer] == tile:
            quarry.tiles[LAYERS * other + layer] = quarry.tiles[LAYERS * stack + layer]
            quarry.tiles[LAYERS * stack + layer] = tile


def turn_up_token(state: BabylonState, token: int) -> None:
    following = state.round - 1
    for n in range(following + 1, TOKENS):
        if state.tokens[following] != token and state.tokens[n] == token:
            state.tokens[n] = state.tokens[following]
            state.tokens[following] = token
