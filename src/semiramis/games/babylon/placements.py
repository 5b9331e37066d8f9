"""The ids of placements. Nothing else encodes or decodes them.

The id of a placement says where the tile comes from (dug or stored), its north-west cell, its rotation, its shape (0:
all four corners are supported; 1 to 4: corner `shape - 1` is open) and whether it lies on the upper level. It does not
say which level that is: above the highest of the four cells there are only two levels that pillars can reach, one
single or one double pillar higher. The ids of the rotations of a placement follow each other, and those of the stored
tile are higher by STORED_IDS.

Some numbers are written out, since C divides by a literal much faster than by a variable.
"""

from __future__ import annotations

from .. import bits
from . import constants
from .constants import PLACE_ID, SHAPE_IDS, STORED_IDS, UPPER_IDS
from .garden import Garden

BIT = constants.BIT
SITE_CELL = constants.SITE_CELL
SITE_INDEX = constants.SITE_INDEX

assert (constants.ROTATIONS, constants.SHAPES, SHAPE_IDS, UPPER_IDS, STORED_IDS) == (4, 5, 196, 980, 1960)


def _encode(garden: Garden, source: int, cell: int, rotation: int, level: int, shape: int) -> int:
    """Return the id of a placement on one of the two levels that pillars can reach."""
    action = PLACE_ID + source * STORED_IDS + shape * SHAPE_IDS + SITE_INDEX[cell] * 4 + rotation
    return action + UPPER_IDS if garden._highest_of(cell) < level - 1 else action


def fill_level(
    garden: Garden, level: int, rotations_dug: int, rotations_stored: int, actions: list[int], count: int
) -> int:
    """Write the ids of all placements on a level for which `garden.sites` has a place, after the first `count` actions.

    Returns how many actions there are now.
    """
    # A tile on this level lies on the upper one of its two if none of its four cells is one level below.
    below = garden.at_level[level - 1]
    lower = below | below >> 1 | below >> 8 | below >> 9
    for shape in range(5):
        board = garden.sites[(level - 1) * 5 + shape]
        while board:
            cell = bits.first(board)
            board &= board - 1
            first = PLACE_ID + shape * 196 + SITE_INDEX[cell] * 4
            if (lower & BIT[cell]) == 0:
                first += 980
            for rotation in range(rotations_dug):
                actions[count] = first + rotation
                count += 1
            for rotation in range(rotations_stored):
                actions[count] = first + 1960 + rotation
                count += 1
    return count


def _source_of(action: int) -> int:
    """Return where the tile comes from: DUG or STORED."""
    return (action - PLACE_ID) // 1960


def _cell_of(action: int) -> int:
    """Return the north-west cell."""
    return SITE_CELL[(action - PLACE_ID) % 196 // 4]


def _rotation_of(action: int) -> int:
    return (action - PLACE_ID) % 4


def _shape_of(action: int) -> int:
    """Return 0 if all four corners are supported, or 1 more than the number of the open corner."""
    return (action - PLACE_ID) // 196 % 5


def _height_of(action: int) -> int:
    """Return how many levels above the highest of the four cells the tile lies: 1 or 2."""
    return (action - PLACE_ID) // 980 % 2 + 1


def _level_of(garden: Garden, action: int) -> int:
    return garden._highest_of(_cell_of(action)) + _height_of(action)


class Placement:
    """A placement, read from its id or its text."""

    def __init__(self, source: int, cell: int, rotation: int, level: int, open_corner: int) -> None:
        self.source = source
        self.cell = cell
        self.rotation = rotation
        self.level = level
        self.open_corner = open_corner

    @classmethod
    def of(cls, garden: Garden, action: int) -> Placement:
        return cls(
            _source_of(action),
            _cell_of(action),
            _rotation_of(action),
            _level_of(garden, action),
            _shape_of(action) - 1,
        )

    def action(self, garden: Garden) -> int | None:
        """Return its id in this position; None if it is off the board or on a level that pillars cannot reach."""
        if SITE_INDEX[self.cell] < 0:
            return None
        if self.level - garden._highest_of(self.cell) not in (1, 2):
            return None
        return _encode(garden, self.source, self.cell, self.rotation, self.level, self.open_corner + 1)

    def cells(self) -> list[int]:
        """Return the four cells, clockwise from the north-west; some may be off the board."""
        return [self.cell + offset for offset in constants.OFFSET]
