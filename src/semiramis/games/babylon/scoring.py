"""The points of a garden as it is seen from above, and the winners. What higher tiles hide scores nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import bits
from . import constants, seats
from .constants import (
    BELVEDERE_POINTS,
    BELVEDERES,
    BRIDGE,
    BRIDGES,
    DECORATION_SET_POINTS,
    DECORATION_SETS,
    FLOWER_SET_POINTS,
    FLOWER_SETS,
    FOUNTAIN,
    FOUNTAINS,
    HIGHEST_LEVEL,
    HIGHEST_LEVEL_POINTS,
    NO_CORNER,
    NOTHING,
    STAIRCASES,
    STAIRS,
    STATUE,
    STATUES,
)
from .garden import Garden

if TYPE_CHECKING:
    from .state import BabylonState

LEVEL_POINTS_EACH = constants.LEVEL_POINTS_EACH


def fill_lines(garden: Garden, lines: list[int]) -> int:
    """Write the points of each score line. Returns their sum."""
    decorations = [0] * 5
    flowers = [0] * 4
    lines[FLOWER_SETS] = count_flowers(garden, flowers) * FLOWER_SET_POINTS
    return lines[FLOWER_SETS] + fill_lines_without_flowers(garden, lines, decorations)


def fill_lines_without_flowers(garden: Garden, lines: list[int], decorations: list[int]) -> int:
    """Write the points of each score line but `FLOWER_SETS`, and the number of decorations of each kind that score.

    Returns the sum of the lines.
    """
    lines[STATUES] = lines[FOUNTAINS] = lines[BRIDGES] = lines[STAIRCASES] = 0
    for n in range(garden.decorations):
        kind = garden.decoration[n]
        # A statue that became a pillar has no kind any more.
        if kind == NOTHING or not _is_decoration_seen(garden, n):
            continue
        decorations[kind] += 1
        points = _decoration_points(kind, garden.level_a[n], garden.level_b[n])
        if kind == STATUE:
            lines[STATUES] += points
        elif kind == FOUNTAIN:
            lines[FOUNTAINS] += points
        elif kind == BRIDGE:
            lines[BRIDGES] += points
        else:
            lines[STAIRCASES] += points
    sets = min(min(decorations[STATUE], decorations[FOUNTAIN]), min(decorations[BRIDGE], decorations[STAIRS]))
    lines[DECORATION_SETS] = sets * DECORATION_SET_POINTS
    lines[BELVEDERES] = count_belvederes(garden) * BELVEDERE_POINTS
    lines[HIGHEST_LEVEL] = garden.highest * HIGHEST_LEVEL_POINTS
    total = lines[STATUES] + lines[FOUNTAINS] + lines[BRIDGES] + lines[STAIRCASES]
    return total + lines[DECORATION_SETS] + lines[BELVEDERES] + lines[HIGHEST_LEVEL]


def _decoration_points(kind: int, level: int, other_level: int) -> int:
    """Return the points of a decoration on these levels. Only stairs have two different ones."""
    if kind == STAIRS:
        return LEVEL_POINTS_EACH[STAIRS] * (level + other_level)
    return LEVEL_POINTS_EACH[kind] * level


def count_flowers(garden: Garden, flowers: list[int]) -> int:
    """Write the number of tiles of each flower that score. Returns the number of sets."""
    for n in range(garden.tiles):
        if _is_tile_seen(garden, n):
            flowers[garden.box.flower[garden.tile[n]]] += 1
    return min(min(flowers[0], flowers[1]), min(flowers[2], flowers[3]))


def _is_decoration_seen(garden: Garden, n: int) -> bool:
    """Return whether the garden's n-th decoration scores.

    A bridge always does: the cell that it spans is never covered (ruling R3), so its deck stays in view. Any other
    decoration does if at least one of its spaces is not covered: the space's cell has no higher top.
    """
    if garden.decoration[n] == BRIDGE:
        return True
    on_a = garden.top[garden.decoration_a[n]] == garden.level_a[n]
    return on_a or garden.top[garden.decoration_b[n]] == garden.level_b[n]


def count_belvederes(garden: Garden) -> int:
    """Return the number of belvederes that score: those that are seen, or all (R14, option `covered_belvederes`)."""
    if not garden.covered_belvederes:
        return bits.count(garden.belvederes)
    count = 0
    for n in range(garden.tiles):
        if garden.tile_open[n] != NO_CORNER:
            count += 1
    return count


def _is_tile_seen(garden: Garden, n: int) -> bool:
    """Return whether at least one space of the garden's n-th tile is not covered."""
    cell = garden.tile_cell[n]
    return (
        garden.tile_on[cell] == n
        or garden.tile_on[cell + 1] == n
        or garden.tile_on[cell + 8] == n
        or garden.tile_on[cell + 9] == n
    )


# The score.


def points(state: BabylonState, seat: int) -> int:
    """Return the score of a seat if the game ended now."""
    lines = [0] * 8
    seats.look_at(state, seat)
    return fill_lines(state.seen, lines)


def _seat_breakdown(state: BabylonState, seat: int) -> dict[str, int]:
    """Return the points of each line of the score sheet, and the tie-breaker."""
    lines = [0] * 8
    garden = state.gardens[seat]
    fill_lines(garden, lines)
    names = constants.SCORE_LINES
    return {names[line]: lines[line] for line in range(8)} | {constants.VISIBLE_PITS: visible_pits(garden)}


def visible_pits(garden: Garden) -> int:
    """Return the number of pits that can still be seen. A bridge hides none."""
    return bits.count(garden.at_level[0])


def winners(state: BabylonState) -> list[int]:
    """Return the seats with most points; of these, those with the fewest visible pits. They share the victory."""
    results = [(points(state, seat), -visible_pits(state.gardens[seat])) for seat in range(state.players)]
    best = max(results)
    return [seat for seat in range(state.players) if results[seat] == best]
