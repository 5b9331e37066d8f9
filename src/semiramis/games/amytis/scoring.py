"""The points of buildings, projects and favours, and the winners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import bits
from . import constants
from .constants import (
    BOARD,
    CORNER,
    CORNER_HEIGHT,
    CORNER_POINTS,
    CORNERS,
    EDGE,
    GARDEN,
    LAYER,
    MARKET,
    PALACE,
    PLACES,
    PROJECT_FAVOR_POINTS,
    RESIDENCE,
    STAIRS,
    STAIRS_POINTS,
    WALL,
)

if TYPE_CHECKING:
    from .state import AmytisState

BIT = constants.BIT
POINTS_EACH = constants.POINTS_EACH
CORNER_WALL_POINTS = constants.CORNER_WALL_POINTS
STACK_POINTS = constants.STACK_POINTS
ROW_POINTS = constants.ROW_POINTS


# Buildings, which score at once.


def building_points(state: AmytisState, seat: int) -> int:
    """Return the points of the building that a seat built last."""
    building = state.built[seat][state.built_size[seat] - 1] // PLACES // 4
    count = _building_count(state, seat)
    if building == WALL and state.sides[WALL]:
        return CORNER_WALL_POINTS[count]
    return count * POINTS_EACH[building * 2 + state.sides[building]]


def _building_count(state: AmytisState, seat: int) -> int:
    """Return the number of things that the building that a seat built last counts."""
    last = state.built[seat][state.built_size[seat] - 1]
    tile = last // PLACES
    building = tile // 4
    side_b = state.sides[building]
    if building == GARDEN:
        height = state.heights[seat][last % PLACES]
        return height if side_b else stacks_of(state, seat, height)
    if building == MARKET:
        same = bits.count((state.colors[seat] >> tile % 4 * LAYER) & BOARD)
        return bits.count(state.colors[seat]) - same if side_b else same
    if building == WALL:
        return walls_of(state, seat)
    if building == PALACE:
        if side_b:
            return state.completed_size[0] + state.completed_size[1]
        return bits.count(visible(state, seat, PALACE))
    if building == RESIDENCE:
        return residences_of(state, seat)
    # A theater.
    own = bits.count(state.architects[seat])
    return own if side_b else own + bits.count(state.architects[1 - seat])


def walls_of(state: AmytisState, seat: int) -> int:
    """Return the number of visible walls of a city that score."""
    return bits.count(visible(state, seat, WALL) & (CORNER if state.sides[WALL] else EDGE))


def residences_of(state: AmytisState, seat: int) -> int:
    """Return the number of things that a residence of a city counts."""
    if state.sides[RESIDENCE]:
        return bits.count(visible(state, seat, MARKET)) + bits.count(visible(state, seat, RESIDENCE))
    kinds = 0
    for kind in range(6):
        if visible(state, seat, kind):
            kinds += 1
    return kinds


def visible(state: AmytisState, seat: int, building: int) -> int:
    """Return the cells of a city in which a building is visible."""
    return (state.kinds[seat] >> building * LAYER) & BOARD


def stacks_of(state: AmytisState, seat: int, height: int) -> int:
    """Return the number of cells of a city with exactly this height."""
    count = 0
    for cell in range(PLACES):
        if state.heights[seat][cell] == height:
            count += 1
    return count


# Projects and favours, which score at the end.


def project_points(state: AmytisState, seat: int) -> int:
    points = 0
    for i in range(state.completed_size[seat]):
        points += state.box.points[state.completed[seat][i]]
    return points


def favor_points(state: AmytisState, seat: int) -> int:
    points = ROW_POINTS[state.row[seat]]
    favors = state.favors[seat]
    while favors:
        points += _place_points(state, seat, bits.first(favors))
        favors &= favors - 1
    return points


def _place_points(state: AmytisState, seat: int, place: int) -> int:
    """Return the points that a token on a place above the bottom row gives a seat."""
    if place < STAIRS:
        return STACK_POINTS[place] * stacks_of(state, seat, place + 1)
    points = 0
    if place == STAIRS:
        for i in range(3):
            points += STAIRS_POINTS * (is_stairs(state, seat, 3 * i, 1) + is_stairs(state, seat, i, 3))
    elif place == CORNERS:
        for cell in range(PLACES):
            if CORNER & BIT[cell] and state.heights[seat][cell] >= CORNER_HEIGHT:
                points += CORNER_POINTS
    else:
        points = PROJECT_FAVOR_POINTS * state.completed_size[seat]
    return points


def is_stairs(state: AmytisState, seat: int, cell: int, step: int) -> bool:
    """Return whether three stacks, from a cell on, are 1, 2 and 3 high, or 3, 2 and 1."""
    start = state.heights[seat][cell]
    end = state.heights[seat][cell + 2 * step]
    return state.heights[seat][cell + step] == 2 and ((start == 1 and end == 3) or (start == 3 and end == 1))


# The score.


def points(state: AmytisState, seat: int) -> int:
    """Return the score of a seat if the game ended now."""
    return state.track[seat] + project_points(state, seat) + favor_points(state, seat)


def _seat_breakdown(state: AmytisState, seat: int) -> dict[str, int]:
    return {
        "track": state.track[seat],
        "projects": project_points(state, seat),
        "favors": favor_points(state, seat),
    }


def winners(state: AmytisState) -> list[int]:
    """Return the seats with most points: a tie is a shared victory."""
    results = [points(state, 0), points(state, 1)]
    best = max(results)
    return [seat for seat in range(2) if results[seat] == best]
