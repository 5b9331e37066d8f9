"""The points of a garden as it is seen from above, and the winners. What higher tiles hide scores nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import bits
from . import constants, seats
from .constants import BRIDGE, FOUNTAIN, NO_CORNER, STAIRS, STATUE
from .garden import Garden

if TYPE_CHECKING:
    from .state import BabylonState

# The lines of the score sheet, in its order.
STATUES, FOUNTAINS, BRIDGES, STAIRCASES, DECORATION_SETS, FLOWER_SETS, BELVEDERES, HIGHEST_LEVEL = range(8)


def fill_lines(garden: Garden, lines: list[int]) -> int:
    """Write the points of each score line. Returns their sum."""
    for line in range(8):
        lines[line] = 0
    seen = [0] * 5
    for n in range(garden.decorations):
        if not _is_decoration_seen(garden, n):
            continue
        kind = garden.decoration[n]
        level_a = garden.level_a[n]
        level_b = garden.level_b[n]
        # A statue that became a pillar has no kind any more.
        seen[kind] += 1
        if kind == STATUE:
            lines[STATUES] += level_a
        elif kind == FOUNTAIN:
            lines[FOUNTAINS] += 3 * level_a
        elif kind == BRIDGE:
            lines[BRIDGES] += 3 * level_a
        elif kind == STAIRS:
            lines[STAIRCASES] += level_a + level_b
    lines[DECORATION_SETS] = 4 * min(min(seen[STATUE], seen[FOUNTAIN]), min(seen[BRIDGE], seen[STAIRS]))
    flowers = [0] * 4
    for n in range(garden.tiles):
        if _is_tile_seen(garden, n):
            flowers[garden.box.flower[garden.tile[n]]] += 1
    lines[FLOWER_SETS] = 4 * min(min(flowers[0], flowers[1]), min(flowers[2], flowers[3]))
    lines[BELVEDERES] = count_belvederes(garden)
    lines[HIGHEST_LEVEL] = 2 * garden.highest
    total = 0
    for line in range(8):
        total += lines[line]
    return total


def _is_decoration_seen(garden: Garden, n: int) -> bool:
    """Whether the garden's n-th decoration scores.

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
    """Whether at least one space of the garden's n-th tile is not covered."""
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
