"""What everybody at the table sees of a position; a seat sees no more than a spectator."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from . import scoring, tables
from .tables import BIT, CELL_NAMES, CORNER_NAMES, DIG, FLOWERS, ICON_NAMES, NO_TILE, NO_TOKEN, STACK_NAMES, TOKEN_NAMES

if TYPE_CHECKING:
    from .garden import Garden
    from .state import BabylonState


def view_of(state: BabylonState, seat: int | None) -> dict[str, Any]:
    names = state.box.tile_names
    wild = state.wild_token()
    return {
        "game": "babylon",
        "players": state.players,
        "seat": seat,
        "options": state.options(),
        "first_player": state.first_player,
        "player": None if state.over else state.player,
        "ply": state.ply,
        "over": state.over,
        "phase": tables.PHASE_NAMES[state.phase],
        "removals_left": state.removals_left,
        "round": state.round,
        "rounds": state.rounds,
        "token": None if state.token == NO_TOKEN else TOKEN_NAMES[state.token],
        "tokens_left": state.rounds - state.round,
        "unseen_tokens": dict(sorted(Counter(TOKEN_NAMES[token] for token in state.tokens[state.round - 1 :]).items())),
        "quarry": {name: stack_view(state, stack) for stack, name in enumerate(STACK_NAMES)},
        "unseen_tiles": sorted(
            names[state.quarry.tiles[tables.LAYERS * stack + layer]]
            for stack, height in enumerate(state.quarry.height)
            for layer in range(height - 1)
        ),
        "discarded": sorted(names[tile] for tile in range(tables.TILES) if state.discarded & BIT[tile]),
        "supply": dict(zip(tables.PIECE_NAMES, state.supply, strict=True)) if state.limited_supply else None,
        "turn": {
            "dug": tile_name(state, state.dug),
            "placed": state.placed,
            "wild": None if wild == NO_TOKEN else TOKEN_NAMES[wild],
        },
        "seats": [seat_view(state, seat) for seat in range(state.players)],
    }


def tile_name(state: BabylonState, tile: int) -> str | None:
    return None if tile == NO_TILE else state.box.tile_names[tile]


def stack_view(state: BabylonState, stack: int) -> dict[str, Any]:
    height = state.quarry.height[stack]
    return {
        "height": height,
        "top": state.box.tile_names[state.quarry.visible_tile(stack)] if height else None,
        "pillars": state.pillars_for(stack) if height and state.phase == DIG else None,
    }


def seat_view(state: BabylonState, seat: int) -> dict[str, Any]:
    garden = state.gardens[seat]
    breakdown = state.seat_breakdown(seat)
    return {
        "flower": FLOWERS[state.flower[seat]],
        "singles": state.singles[seat],
        "doubles": state.doubles[seat],
        "stored": tile_name(state, state.stored[seat]),
        "score": sum(breakdown[line] for line in tables.SCORE_LINES),
        "breakdown": breakdown,
        "tiles": [tile_view(garden, n) for n in range(garden.tiles)],
        "decorations": [
            decoration_view(garden, n) for n in range(garden.decorations) if garden.decoration[n] != tables.NOTHING
        ],
        "cells": {
            name: cell_view(garden, cell)
            for cell, name in enumerate(CELL_NAMES)
            if garden.top[cell] or garden.span[cell]
        },
    }


def tile_view(garden: Garden, n: int) -> dict[str, Any]:
    corner = garden.tile_open[n]
    return {
        "tile": garden.box.tile_names[garden.tile[n]],
        "cell": CELL_NAMES[garden.tile_cell[n]],
        "rotation": garden.tile_rotation[n],
        "level": garden.tile_level[n],
        "open": None if corner == tables.NO_CORNER else CORNER_NAMES[corner],
        "supports": [tables.SUPPORT_NAMES[support] for support in garden.tile_supports[4 * n : 4 * n + 4]],
        "new": any(garden.fresh & BIT[cell] for cell in range(tables.CELLS) if garden.tile_on[cell] == n),
    }


def decoration_view(garden: Garden, n: int) -> dict[str, Any]:
    ends = 1 if garden.decoration[n] == tables.STATUE else 2
    return {
        "kind": ICON_NAMES[garden.decoration[n]],
        "cells": [CELL_NAMES[garden.decoration_a[n]], CELL_NAMES[garden.decoration_b[n]]][:ends],
        "levels": [garden.level_a[n], garden.level_b[n]][:ends],
        "visible": scoring.is_decoration_seen(garden, n),
    }


def cell_view(garden: Garden, cell: int) -> dict[str, Any]:
    tile = garden.tile_on[cell]
    return {
        "level": garden.top[cell],
        "tile": None if tile == NO_TILE else tile,
        "icon": garden.icon_on(cell),
        "piece": garden.piece_on(cell),
        "bridge": garden.span[cell],
    }
