"""The visible part of a position. A seat sees no more than a spectator."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from . import apply, constants, legal, scoring
from .constants import (
    CELL_NAMES,
    CORNER_NAMES,
    CORNERS,
    DIG,
    FLOWERS,
    KIND_NAMES,
    LAYERS,
    NO_CORNER,
    NO_TILE,
    NO_TOKEN,
    NOTHING,
    PHASE_NAMES,
    PIECE_NAMES,
    SCORE_LINES,
    STACK_NAMES,
    STACKS,
    STATUE,
    SUPPORT_NAMES,
    TILES,
    TOKEN_NAMES,
    TOKENS,
)

if TYPE_CHECKING:
    from .garden import Garden
    from .state import BabylonState
    from .types import BabylonOptions, BabylonView, Decoration, GardenCell, PlacedTile, SeatView, StackView

BIT = constants.BIT


def _view_of(state: BabylonState, seat: int | None) -> BabylonView:
    wild = legal._wild_token(state)
    return {
        "game": "babylon",
        "players": state.players,
        "seat": seat,
        "options": options_of(state),
        "first_player": state.first_player,
        "player": None if state.over else state.player,
        "ply": state.ply,
        "over": state.over,
        "phase": PHASE_NAMES[state.phase],
        "removals_left": state.removals_left,
        "round": state.round,
        "rounds": state.rounds,
        "token": None if state.token == NO_TOKEN else TOKEN_NAMES[state.token],
        "tokens_left": state.rounds - state.round,
        "unseen_tokens": unseen_tokens(state),
        "quarry": {name: _stack_view(state, stack) for stack, name in enumerate(STACK_NAMES)},
        "unseen_tiles": unseen_tiles(state),
        "discarded": sorted([state.box.tile_names[tile] for tile in range(TILES) if state.discarded & BIT[tile]]),
        "supply": dict(zip(PIECE_NAMES, state.supply, strict=True)) if state.limited_supply else None,
        "turn": {
            "dug": _tile_name(state, state.dug),
            "placed": state.placed,
            "wild": None if wild == NO_TOKEN else TOKEN_NAMES[wild],
        },
        "seats": [seat_view(state, seat) for seat in range(state.players)],
    }


def options_of(state: BabylonState) -> BabylonOptions:
    return {
        "same_footprint": "directly_below" if state.directly_below else "never",
        "bridge_gap": "ground" if state.gap_to_ground else "level",
        "limited_supply": bool(state.limited_supply),
        "covered_belvederes": "score" if state.covered_belvederes else "nothing",
    }


def unseen_tokens(state: BabylonState) -> dict[str, int]:
    """Return the number of each unseen token: face down, or out of the game since the start."""
    unseen = Counter([TOKEN_NAMES[state.tokens[n]] for n in range(state.round - 1, TOKENS)])
    return dict(sorted(unseen.items()))


def unseen_tiles(state: BabylonState) -> list[str]:
    """Return the tiles below the tops of stacks, sorted, so that their order shows nothing."""
    names = state.box.tile_names
    quarry = state.quarry
    return sorted(
        [
            names[quarry.tiles[LAYERS * stack + layer]]
            for stack in range(STACKS)
            for layer in range(quarry.height[stack] - 1)
        ]
    )


def _tile_name(state: BabylonState, tile: int) -> str | None:
    return None if tile == NO_TILE else state.box.tile_names[tile]


def _stack_view(state: BabylonState, stack: int) -> StackView:
    height = state.quarry.height[stack]
    return {
        "height": height,
        "top": _tile_name(state, state.quarry._visible_tile(stack)) if height else None,
        "pillars": apply._pillars_for(state, stack) if height and state.phase == DIG else None,
    }


def seat_view(state: BabylonState, seat: int) -> SeatView:
    garden = state.gardens[seat]
    breakdown: Any = scoring._seat_breakdown(state, seat)  # its keys are any texts for mypy
    return {
        "flower": FLOWERS[state.flower[seat]],
        "singles": state.singles[seat],
        "doubles": state.doubles[seat],
        "stored": _tile_name(state, state.stored[seat]),
        "score": sum([breakdown[line] for line in SCORE_LINES]),
        "breakdown": breakdown,
        "tiles": [_tile_view(garden, n) for n in range(garden.tiles)],
        "decorations": [
            _decoration_view(garden, n) for n in range(garden.decorations) if garden.decoration[n] != NOTHING
        ],
        "cells": {
            name: cell_view(garden, cell)
            for cell, name in enumerate(CELL_NAMES)
            if garden.top[cell] or garden.span[cell]
        },
    }


def _tile_view(garden: Garden, n: int) -> PlacedTile:
    open_corner = garden.tile_open[n]
    return {
        "tile": garden.box.tile_names[garden.tile[n]],
        "cell": CELL_NAMES[garden.tile_cell[n]],
        "rotation": garden.tile_rotation[n],
        "level": garden.tile_level[n],
        "open": None if open_corner == NO_CORNER else CORNER_NAMES[open_corner],
        "supports": [SUPPORT_NAMES[garden.tile_supports[CORNERS * n + corner]] for corner in range(CORNERS)],
        "new": garden.is_new(n),
    }


def _decoration_view(garden: Garden, n: int) -> Decoration:
    ends = 1 if garden.decoration[n] == STATUE else 2
    return {
        "kind": KIND_NAMES[garden.decoration[n]],
        "cells": [CELL_NAMES[garden.decoration_a[n]], CELL_NAMES[garden.decoration_b[n]]][:ends],
        "levels": [garden.level_a[n], garden.level_b[n]][:ends],
        "visible": scoring._is_decoration_seen(garden, n),
    }


def cell_view(garden: Garden, cell: int) -> GardenCell:
    tile = garden.tile_on[cell]
    return {
        "level": garden.top[cell],
        "tile": None if tile == NO_TILE else tile,
        "icon": garden.icon_on(cell),
        "piece": garden.piece_on(cell),
        "bridge": garden.span[cell],
    }
