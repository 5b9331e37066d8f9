"""How a game of Amytis starts: dealt at random, or as a record says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..fields import write_fields
from ..game import BadSetup, check_first_player, check_names
from ..rng import Rng
from . import apply, hidden
from .constants import (
    BUILD,
    CELL_NAMES,
    COPIES,
    HAND,
    MOST_PROJECTS,
    PLACES,
    PROJECTS,
    SLOTS,
    STACK_HEIGHT,
    TILE_NAMES,
)

if TYPE_CHECKING:
    from .state import AmytisState
    from .types import AmytisSetup

NAMES = ("first_player", "hands", "open", "deck", "stacks")


def deal(state: AmytisState, rng: Rng) -> None:
    """Set up a game at random."""
    state.first_player = rng._below(2)
    clear(state)
    for i in range(48):
        state.tiles[i] = i // 2
    hidden.shuffle(state.tiles, 48, rng)
    for i in range(PROJECTS):
        state.deck[i] = i + 1
    hidden.shuffle(state.deck, PROJECTS, rng)
    state.deck_size = PROJECTS
    for slot in range(SLOTS):
        state.open[slot] = apply.draw_project(state)
    for seat in range(2):
        for _ in range(count_first_hand(state, seat)):
            apply.take_project(state, seat, apply.draw_project(state))


def clear(state: AmytisState) -> None:
    """Go back to the first turn, with full stacks and empty cities. The cards are not dealt."""
    state.player = state.first_player
    state.ply = 0
    state.over = False
    state.phase = BUILD
    state.empty = 0
    for stack in range(PLACES):
        state.stack_size[stack] = STACK_HEIGHT
    for seat in range(2):
        state.architects[seat] = 0
        state.built_size[seat] = 0
        state.colors[seat] = 0
        state.kinds[seat] = 0
        state.hand_size[seat] = 0
        state.completed_size[seat] = 0
        state.track[seat] = 0
        state.favors[seat] = 0
        state.row[seat] = 0
        for cell in range(PLACES):
            state.heights[seat][cell] = 0


def count_first_hand(state: AmytisState, seat: int) -> int:
    """Return the number of projects with which a seat starts."""
    return HAND if seat == state.first_player else state.second_player_projects


# The set-up of a record.


def read_setup(state: AmytisState, setup: object) -> None:
    """Start a game with the set-up of a record. Raises `BadSetup` if the set-up is not possible."""
    parts = check_names(setup, NAMES, "a set-up")
    write_fields(state, first_player=check_first_player(parts["first_player"], state.players))
    clear(state)
    put_projects(state, parts)
    put_stacks(state, parts["stacks"])


def write_setup(state: AmytisState) -> AmytisSetup:
    """Return the set-up of a game before its first action, as in a record."""
    tiles = [TILE_NAMES[tile] for tile in state.tiles]
    return {
        "first_player": state.first_player,
        "hands": [[state.hand[seat][n] for n in range(state.hand_size[seat])] for seat in range(2)],
        "open": list(state.open),
        "deck": [state.deck[n] for n in range(state.deck_size - 1, -1, -1)],
        "stacks": {
            name: tiles[stack * STACK_HEIGHT : (stack + 1) * STACK_HEIGHT] for stack, name in enumerate(CELL_NAMES)
        },
    }


def check_cards(cards: object, count: int, what: str) -> list[int]:
    if not isinstance(cards, list) or len(cards) != count or not all(type(card) is int for card in cards):
        raise BadSetup(f"{what} has {count} project numbers, not {cards!r}")
    return cards


def put_projects(state: AmytisState, setup: Mapping[str, Any]) -> None:
    hands = setup["hands"]
    if not isinstance(hands, list) or len(hands) != 2:
        raise BadSetup(f"hands are two lists of projects, not {hands!r}")
    for seat in range(2):
        check_cards(hands[seat], count_first_hand(state, seat), f"the hand of seat {seat}")
    face_up = check_cards(setup["open"], SLOTS, "open")
    left = PROJECTS - SLOTS - HAND - state.second_player_projects
    deck = check_cards(setup["deck"], left, "the deck")
    if sorted([*hands[0], *hands[1], *face_up, *deck]) != list(range(1, PROJECTS + 1)):
        raise BadSetup(f"hands, open and deck together are the projects 1 to {PROJECTS}, each once")
    write_fields(
        state,
        open=face_up[:],
        deck=deck[::-1] + [0] * (PROJECTS - left),
        deck_size=left,
        hand_size=[len(hand) for hand in hands],
        hand=[hand + [0] * (MOST_PROJECTS - len(hand)) for hand in hands],
    )


def put_stacks(state: AmytisState, setup: object) -> None:
    """Put the tiles on the building board. Tiles that are on no stack have left the game."""
    stacks = check_names(setup, CELL_NAMES, "stacks")
    left = dict.fromkeys(TILE_NAMES, COPIES)
    for name in CELL_NAMES:
        stack = stacks[name]
        if not isinstance(stack, list) or len(stack) != STACK_HEIGHT:
            raise BadSetup(f"stack {name} has {STACK_HEIGHT} tiles, not {stack!r}")
        for tile in stack:
            if not isinstance(tile, str) or tile not in left:
                raise BadSetup(f"stack {name}: there is no tile {tile!r}")
            if not left[tile]:
                raise BadSetup(f"stack {name}: there are only {COPIES} tiles {tile}")
            left[tile] -= 1
    unseen = [tile for tile, count in left.items() for _ in range(count)]
    tiles = [*(tile for name in CELL_NAMES for tile in stacks[name]), *unseen]
    write_fields(state, tiles=[TILE_NAMES.index(tile) for tile in tiles])
