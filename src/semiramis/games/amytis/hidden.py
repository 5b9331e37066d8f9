"""What an action may turn up: the tile under the top of a stack, or the top card of the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .tables import BUILDS, PLACES, STACK_HEIGHT

if TYPE_CHECKING:
    from .state import AmytisState


def outcomes(state: AmytisState, action: int) -> list[tuple[int, int]]:
    if not state.reveals(action):
        return []
    if action < BUILDS:
        return tiles(state)
    return [(project, 1) for project in sorted([state.deck[n] for n in range(state.deck_size)])]


def tiles(state: AmytisState) -> list[tuple[int, int]]:
    """Each unseen tile may lie under the top of each stack, also those that left the game before it began."""
    unseen = [0] * 24
    for place in range(48):
        if state.is_unseen(place):
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
        if state.tiles[under] != tile and state.tiles[place] == tile and state.is_unseen(place):
            state.tiles[place] = state.tiles[under]
            state.tiles[under] = tile


def turn_up_project(state: AmytisState, project: int) -> None:
    top = state.deck_size - 1
    for place in range(top):
        if state.deck[place] == project:
            state.deck[place] = state.deck[top]
            state.deck[top] = project
