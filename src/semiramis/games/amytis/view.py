"""The visible part of a position. Nothing is private: what is hidden is hidden from both players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .. import bits
from . import constants, hidden
from .constants import (
    ARCHITECTS,
    BUILDINGS,
    CELL_NAMES,
    CHOOSE,
    EMPTY_STACKS,
    FAVOR,
    NO_PROJECT,
    PHASE_NAMES,
    PLACES,
    ROW,
    SIDES,
    STACK_HEIGHT,
    TILE_NAMES,
    TOKENS,
)

if TYPE_CHECKING:
    from .state import AmytisState
    from .types import AmytisView, Cell, FavorsView, SeatView, StackView, Tile, Turn

BIT = constants.BIT


def _view_of(state: AmytisState, seat: int | None) -> AmytisView:
    return {
        "game": "amytis",
        "players": 2,
        "seat": seat,
        "options": {
            "sides": {building: SIDES[side] for building, side in zip(BUILDINGS, state.sides, strict=True)},
            "second_player_projects": state.second_player_projects,
        },
        "first_player": state.first_player,
        "player": None if state.over else state.player,
        "ply": state.ply,
        "over": bool(state.over),
        "phase": PHASE_NAMES[state.phase],
        "last_turn": is_last_turn(state),
        "empty_stacks": {"now": bits.count(state.empty), "end": EMPTY_STACKS},
        "turn": turn_view(state),
        "stacks": stack_views(state),
        "unseen_tiles": unseen_tiles(state),
        "projects": {
            "open": [None if project == NO_PROJECT else project for project in state.open],
            "deck": state.deck_size,
            "unseen": sorted([state.deck[n] for n in range(state.deck_size)]),
        },
        "favors": favors_view(state),
        "seats": [seat_view(state, seat) for seat in range(2)],
    }


def is_last_turn(state: AmytisState) -> bool:
    """Return whether the game ends with the turn that is being played."""
    return bits.count(state.empty) >= EMPTY_STACKS and state.player == 1 - state.first_player


def _last_built(state: AmytisState, seat: int) -> tuple[int, int]:
    """Return the tile that a seat built last, and its cell."""
    return divmod(state.built[seat][state.built_size[seat] - 1], PLACES)


def turn_view(state: AmytisState) -> Turn | None:
    """Return what was just built in this turn; None if nothing was."""
    if state.phase not in (CHOOSE, FAVOR):
        return None
    tile, cell = _last_built(state, state.player)
    return {"stack": CELL_NAMES[state.stack], "cell": CELL_NAMES[cell], "tile": TILE_NAMES[tile]}


def _top(state: AmytisState, stack: int) -> Tile | None:
    height = state.stack_size[stack]
    return TILE_NAMES[state.tiles[stack * STACK_HEIGHT + height - 1]] if height else None


def seat_on(places: list[int], place: int) -> int | None:
    """Return the seat that has an architect or a token on a place; `places` are those of both seats."""
    for seat in range(2):
        if places[seat] & BIT[place]:
            return seat
    return None


def stack_views(state: AmytisState) -> dict[Cell, StackView]:
    return {
        name: {
            "height": state.stack_size[stack],
            "top": _top(state, stack),
            "architect": seat_on(state.architects, stack),
        }
        for stack, name in enumerate(CELL_NAMES)
    }


def unseen_tiles(state: AmytisState) -> dict[str, int]:
    """Return the number of each unseen tile: under the top of a stack, or out of the game since the start."""
    return {TILE_NAMES[tile]: count for tile, count in hidden.tiles(state)}


def favors_view(state: AmytisState) -> FavorsView:
    seats = [seat_on(state.favors, place) for place in range(ROW)]
    return {
        "I": seats[0],
        "II": seats[1],
        "III": seats[2],
        "IV": seats[3],
        "stairs": seats[4],
        "corners": seats[5],
        "projects": seats[6],
        "row": [state.row[0], state.row[1]],
    }


def seat_view(state: AmytisState, seat: int) -> SeatView:
    city: dict[Cell, list[Tile]] = {name: [] for name in CELL_NAMES}
    for n in range(state.built_size[seat]):
        tile, cell = divmod(state.built[seat][n], PLACES)
        city[CELL_NAMES[cell]].append(TILE_NAMES[tile])
    breakdown: Any = state.breakdown()[seat]  # its keys are any texts for mypy
    return {
        "architects": ARCHITECTS - bits.count(state.architects[seat]),
        "tokens": TOKENS - bits.count(state.favors[seat]) - state.row[seat],
        "city": city,
        "projects": [state.hand[seat][n] for n in range(state.hand_size[seat])],
        "completed": [state.completed[seat][n] for n in range(state.completed_size[seat])],
        "score": state.scores()[seat],
        "breakdown": breakdown,
    }
