"""How a game of Babylon starts: dealt at random, or as a record says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..fields import write_fields
from ..game import BadSetup, check_first_player, check_names
from ..rng import Rng
from . import apply, hidden
from .components import Box
from .constants import (
    DIG,
    FLOWERS,
    LAYERS,
    MATERIALS,
    NO_TILE,
    NO_TOKEN,
    REMOVE,
    STACK_NAMES,
    STACKS,
    STARTING_TILE,
    TOKEN_NAMES,
    TOKENS,
    TOKENS_IN_GAME,
    UNLIMITED,
)

if TYPE_CHECKING:
    from .state import BabylonState
    from .types import BabylonSetup

NAMES = ("first_player", "flowers", "quarry", "tokens")


def deal(state: BabylonState, rng: Rng) -> None:
    """Set up a game at random."""
    for n in range(TOKENS):
        state.tokens[n] = state.box.tokens[n]
    begin(state, rng._below(state.players))
    state.quarry.deal(rng)
    hidden.shuffle_tokens(state, 0, rng)


def begin(state: BabylonState, first_player: int) -> None:
    """Go back to the first turn, with the tiles in the quarry and the tokens as they are."""
    state.ply = 0
    state.over = False
    state.first_player = first_player
    state.removals_left = state.removals
    state.phase = REMOVE if state.removals else DIG
    state.round = 1
    state.token = NO_TOKEN
    state.discarded = 0
    state.dug = NO_TILE
    state.placed = 0
    state.wild_used = False
    state.quarry.fill_up()
    for piece in range(7):
        state.supply[piece] = state.box.pieces[piece] if state.limited_supply else UNLIMITED
    for seat in range(state.players):
        state.singles[seat] = 0
        state.doubles[seat] = 0
        state.stored[seat] = STARTING_TILE + state.flower[seat]
        apply.seat_player(state, seat)
        state.garden.clear()
    apply.seat_player(state, first_player)


# The set-up of a record.


def read_setup(state: BabylonState, setup: object) -> None:
    """Start a game with the set-up of a record. Raises `BadSetup` if the set-up is not possible."""
    parts = check_names(setup, NAMES, "a set-up")
    first_player = check_first_player(parts["first_player"], state.players)
    write_fields(
        state,
        flower=read_flowers(parts["flowers"], state.players),
        tokens=read_tokens(parts["tokens"], state.players, state.box),
    )
    write_fields(state.quarry, tiles=read_quarry(parts["quarry"], state.box))
    begin(state, first_player)


def write_setup(state: BabylonState) -> BabylonSetup:
    """Return the set-up of a game before its first action, as in a record."""
    tiles = [state.box.tile_names[tile] for tile in state.quarry.tiles]
    return {
        "first_player": state.first_player,
        "flowers": [FLOWERS[state.flower[seat]] for seat in range(state.players)],
        "quarry": {name: tiles[LAYERS * stack : LAYERS * (stack + 1)] for stack, name in enumerate(STACK_NAMES)},
        "tokens": [TOKEN_NAMES[state.tokens[n]] for n in range(state.rounds - 1)],
    }


def read_flowers(flowers: object, players: int) -> list[int]:
    """Return the flower of each seat, followed by those that no seat has."""
    if not isinstance(flowers, list) or len(flowers) != players:
        raise BadSetup(f"{players} flowers are needed, one a seat, not {flowers!r}")
    for flower in flowers:
        if flower not in FLOWERS or flowers.count(flower) > 1:
            raise BadSetup(f"flowers are different ones of {', '.join(FLOWERS)}, not {flowers!r}")
    numbers = [FLOWERS.index(flower) for flower in flowers]
    return numbers + [flower for flower in range(len(FLOWERS)) if flower not in numbers]


def read_quarry(quarry: object, box: Box) -> list[int]:
    """Return the tiles, stack by stack, each from the bottom up."""
    stacks = check_names(quarry, STACK_NAMES, "the quarry")
    tiles = [tile for name in STACK_NAMES for tile in read_stack(name, stacks[name], box)]
    for tile in tiles:
        if tiles.count(tile) > 1:
            raise BadSetup(f"tile {box.tile_names[tile]} is in the quarry twice")
    return tiles


def read_stack(name: str, tiles: object, box: Box) -> list[int]:
    if not isinstance(tiles, list) or len(tiles) != LAYERS:
        raise BadSetup(f"stack {name} has {LAYERS} tiles, {', '.join(MATERIALS)}, not {tiles!r}")
    numbers = []
    for layer, tile in enumerate(tiles):
        number = box.tile_numbers.get(tile) if isinstance(tile, str) else None
        if number is None:
            raise BadSetup(f"stack {name} has an unknown tile {tile!r}")
        if number // STACKS != layer:
            raise BadSetup(f"tile {tile} is not of {MATERIALS[layer]}, as it must be in layer {layer + 1}")
        numbers.append(number)
    return numbers


def read_tokens(tokens: object, players: int, box: Box) -> list[int]:
    """Return the tokens in the order in which they are turned up, followed by those that left the game unseen."""
    needed = TOKENS_IN_GAME[players]
    if not isinstance(tokens, list) or len(tokens) != needed:
        raise BadSetup(f"{needed} round tokens are needed with {players} players")
    rest = list(box.tokens)
    numbers = []
    for token in tokens:
        if token not in TOKEN_NAMES:
            raise BadSetup(f"there is no round token {token!r}; there are {', '.join(TOKEN_NAMES)}")
        number = TOKEN_NAMES.index(token)
        if number not in rest:
            raise BadSetup(f"there are not enough round tokens {token}")
        rest.remove(number)
        numbers.append(number)
    return numbers + rest
