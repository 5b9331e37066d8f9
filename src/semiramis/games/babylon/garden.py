"""The garden of one player: its tiles and decorations, and where the next tile may lie.

Rules about places are computed for all 64 cells at once. A board is a 64-bit number with a bit for each cell. A tile is
named by its north-west cell, and `board >> OFFSET[corner]` moves the cell of a corner to the north-west cell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import bits, memory
from ..arguments import check_type
from ..fields import ReadOnly
from . import constants
from .components import Box
from .constants import (
    DOUBLE,
    FULL,
    ICON_NAMES,
    KIND_NAMES,
    NO_CORNER,
    NO_TILE,
    NOTHING,
    SINGLE,
    SITES,
    STATUE,
    STATUE_PILLAR,
)

if TYPE_CHECKING:
    from .types import Icon, Piece

BIT = constants.BIT
OFFSET = constants.OFFSET

INTERPRETED = __file__.endswith((".py", ".pyc"))
"""Compiled, the arrays of a garden are part of it; interpreted, they are lists that it has to make."""


class Garden(ReadOnly):
    """The garden of one seat. Costs and the supply are not part of it."""

    def __init__(self, box: Box, directly_below: bool, gap_to_ground: bool, covered_belvederes: bool) -> None:
        if getattr(self, "box", None) is not None:
            raise TypeError("__init__: this Garden is initialised already")
        check_type(box, Box, "box")
        self.box = box
        self.directly_below = directly_below
        """Ruling R1, option `same_footprint`: only the tile directly below may not have the same four cells."""
        self.gap_to_ground = gap_to_ground
        """Ruling R2, option `bridge_gap`: a bridge crosses only cells that are empty down to the ground."""
        self.covered_belvederes = covered_belvederes
        """Ruling R14, option `covered_belvederes`: a belvedere scores also under a higher tile."""
        self.allocate()
        self.clear()

    def allocate(self) -> None:
        """Make room for every field; `clear` or `assign` fills them."""
        # Each cell: the level of its highest tile, that tile's number in the list below, the highest bridge across.
        self.top = [0] * 64
        self.tile_on = [0] * 64
        self.span = [0] * 64
        # The cells by their top level, by the icon that they show, and by the corner of their tile that they are.
        self.at_level = [0] * 18
        self.icons = [0] * 5
        self.corners = [0] * 4
        # The tiles in the order in which they were placed; what the corners of tile n stand on begins at 4 * n.
        self.tile = [0] * 16
        self.tile_cell = [0] * 16
        self.tile_level = [0] * 16
        self.tile_rotation = [0] * 16
        self.tile_open = [0] * 16
        self.tile_supports = [0] * 64
        # The decorations in the order in which they were placed; a statue has the same cell twice.
        self.decoration = [0] * 64
        self.decoration_a = [0] * 64
        self.decoration_b = [0] * 64
        self.level_a = [0] * 64
        self.level_b = [0] * 64
        self.highest = 0
        self.tiles = 0
        self.decorations = 0
        self.free = 0
        """Cells on which nothing stands and which no bridge spans."""
        self.spanned = 0
        """Cells that a bridge spans."""
        self.fresh = 0
        """Cells whose top tile was placed this turn."""
        self.footprints = 0
        """The north-west cells of all tiles."""
        self.statues = 0
        self.hidden_statues = 0
        """Cells with a statue under an open corner: still a statue (ruling R5), but it scores nothing."""
        self.belvederes = 0
        """Cells with a belvedere that can be seen."""
        # What `_find_sites` found last: not part of the position.
        self.sites = [0] * 90

    def clear(self) -> None:
        """Remove everything."""
        for cell in range(64):
            self.top[cell] = 0
            self.tile_on[cell] = NO_TILE
            self.span[cell] = 0
        for level in range(18):
            self.at_level[level] = 0
        self.at_level[0] = FULL
        for icon in range(5):
            self.icons[icon] = 0
        for corner in range(4):
            self.corners[corner] = 0
        self.highest = 0
        self.tiles = 0
        self.decorations = 0
        self.free = FULL
        self.spanned = 0
        self.fresh = 0
        self.footprints = 0
        self.statues = 0
        self.hidden_statues = 0
        self.belvederes = 0

    def clone(self) -> Garden:
        copy = Garden.__new__(Garden)
        if INTERPRETED:
            copy.allocate()
        copy.box = self.box
        copy.directly_below = self.directly_below
        copy.gap_to_ground = self.gap_to_ground
        copy.covered_belvederes = self.covered_belvederes
        copy.assign(self)
        return copy

    def assign(self, other: Garden) -> None:
        """Become a copy of another garden of the same box and options."""
        self.transfer(other, self.top, 0, memory.COPY)

    def transfer(self, other: Garden, place: list[int], at: int, way: int) -> int:
        """Transfer everything that changes: see `memory.py`. Returns where the next field lies."""
        self.free = memory.number(place, at, way, self.free, other.free)
        self.spanned = memory.number(place, at + 4, way, self.spanned, other.spanned)
        self.fresh = memory.number(place, at + 8, way, self.fresh, other.fresh)
        self.footprints = memory.number(place, at + 12, way, self.footprints, other.footprints)
        self.statues = memory.number(place, at + 16, way, self.statues, other.statues)
        self.hidden_statues = memory.number(place, at + 20, way, self.hidden_statues, other.hidden_statues)
        self.belvederes = memory.number(place, at + 24, way, self.belvederes, other.belvederes)
        self.highest = memory.number(place, at + 28, way, self.highest, other.highest)
        self.tiles = memory.number(place, at + 32, way, self.tiles, other.tiles)
        self.decorations = memory.number(place, at + 36, way, self.decorations, other.decorations)
        at = memory.boards(place, at + 40, way, self.at_level, 18, other.at_level)
        at = memory.boards(place, at, way, self.icons, 5, other.icons)
        at = memory.boards(place, at, way, self.corners, 4, other.corners)
        at = memory.numbers(place, at, way, self.top, 64, other.top)
        at = memory.numbers(place, at, way, self.tile_on, 64, other.tile_on)
        at = memory.numbers(place, at, way, self.span, 64, other.span)
        at = memory.numbers(place, at, way, self.tile, 16, other.tile)
        at = memory.numbers(place, at, way, self.tile_cell, 16, other.tile_cell)
        at = memory.numbers(place, at, way, self.tile_level, 16, other.tile_level)
        at = memory.numbers(place, at, way, self.tile_rotation, 16, other.tile_rotation)
        at = memory.numbers(place, at, way, self.tile_open, 16, other.tile_open)
        at = memory.numbers(place, at, way, self.tile_supports, 64, other.tile_supports)
        at = memory.numbers(place, at, way, self.decoration, 64, other.decoration)
        at = memory.numbers(place, at, way, self.decoration_a, 64, other.decoration_a)
        at = memory.numbers(place, at, way, self.decoration_b, 64, other.decoration_b)
        at = memory.numbers(place, at, way, self.level_a, 64, other.level_a)
        return memory.numbers(place, at, way, self.level_b, 64, other.level_b)

    def _find_sites(self, singles: int, doubles: int, exchanges: int, belvedere_left: bool) -> int:
        """Find every place for a tile. Returns how many there are; they do not depend on the tile.

        `self.sites[(level - 1) * 5 + shape]` becomes the board of north-west cells where a tile may lie on that level
        with that shape (0: all four corners supported, 1 to 4: the corner `shape - 1` open), for every level up to
        one above the highest. The player has `singles` and `doubles`, and the supply has doubles for this number of
        `exchanges` of two singles.

        Each board in this function stands for a rule and has its name.
        """
        too_many = [0] * 5
        limit_singles(singles, doubles, exchanges, too_many)
        inside_the_garden = SITES
        # Never the same four cells as another tile (ruling R1; for the option see `remove_same_footprints`).
        same_four_cells = 0 if self.directly_below else self.footprints
        allowed = inside_the_garden & ~same_four_cells
        count = 0
        below_the_level = 0
        for level in range(1, self.highest + 2):
            row = (level - 1) * 5
            one_level_below = self.at_level[level - 1]
            two_levels_below = 0
            if level > 1:  # below level 1 is only the ground
                two_levels_below = self.at_level[level - 2]
            below_the_level |= one_level_below
            # A pillar stands on a space that is free.
            single_carries = self.free & one_level_below
            double_carries = self.free & two_levels_below
            # A statue carries the tile instead of a pillar and costs nothing.
            statue_carries = self.statues & one_level_below & ~self.spanned
            # The places whose north-west, north-east, ... corner is supported.
            nw = single_carries | double_carries | statue_carries
            ne = nw >> 1
            se = nw >> 9
            sw = nw >> 8
            self.sites[row] = allowed & nw & ne & se & sw
            if belvedere_left:
                # An open corner hangs over any lower cell, but not over a bridge or over a statue that carries it.
                may_hang = below_the_level & ~self.spanned & ~statue_carries
                self.sites[row + 1] = allowed & may_hang & ne & se & sw
                self.sites[row + 2] = allowed & nw & (may_hang >> 1) & se & sw
                self.sites[row + 3] = allowed & nw & ne & (may_hang >> 9) & sw
                self.sites[row + 4] = allowed & nw & ne & se & (may_hang >> 8)
            else:
                self.sites[row + 1] = self.sites[row + 2] = self.sites[row + 3] = self.sites[row + 4] = 0
            if self.directly_below:
                self.remove_same_footprints(row)
            # Nothing is too dear if four singles can be paid, and on an upper level also any doubles among them.
            if too_many[0] < 5 or (
                level > 1 and (too_many[1] < 4 or too_many[2] < 3 or too_many[3] < 2 or too_many[4] < 1)
            ):
                self.remove_too_dear(row, single_carries, double_carries, too_many)
            for shape in range(5):
                count += bits.count(self.sites[row + shape])
        return count

    def remove_same_footprints(self, row: int) -> None:
        """Ruling R1, option `directly_below`: remove the places on one tile that has the same four cells.

        All supported corners stand on that tile. A cell shows the corner c of a tile, so `corners[c] >> OFFSET[c]` are
        the places of the tiles that are seen there.
        """
        nw = self.corners[0]
        ne = self.corners[1] >> 1
        se = self.corners[2] >> 9
        sw = self.corners[3] >> 8
        self.sites[row] &= ~(nw & ne & se & sw)
        self.sites[row + 1] &= ~(ne & se & sw)
        self.sites[row + 2] &= ~(nw & se & sw)
        self.sites[row + 3] &= ~(nw & ne & sw)
        self.sites[row + 4] &= ~(nw & ne & se)

    def remove_too_dear(self, row: int, single_carries: int, double_carries: int, too_many: list[int]) -> None:
        """Remove the places whose pillars the player cannot pay; for `too_many` see `limit_singles`."""
        # singles[n] are the places with at least n singles: all places have 0, no place has 5.
        singles = [0] * 6
        singles[0] = FULL
        for shape in range(5):
            if self.sites[row + shape] == 0:
                continue
            # For all places at once: s2 are the places with at least two singles, d3 those with at least three doubles.
            s1 = s2 = s3 = s4 = d1 = d2 = d3 = d4 = 0
            for corner in range(4):
                if corner != shape - 1:
                    here = single_carries >> OFFSET[corner]
                    s4 |= s3 & here
                    s3 |= s2 & here
                    s2 |= s1 & here
                    s1 |= here
                    here = double_carries >> OFFSET[corner]
                    d4 |= d3 & here
                    d3 |= d2 & here
                    d2 |= d1 & here
                    d1 |= here
            singles[1] = s1
            singles[2] = s2
            singles[3] = s3
            singles[4] = s4
            dear = singles[too_many[0]] | (d1 & singles[too_many[1]]) | (d2 & singles[too_many[2]])
            dear |= (d3 & singles[too_many[3]]) | (d4 & singles[too_many[4]])
            self.sites[row + shape] &= ~dear

    def _highest_of(self, cell: int) -> int:
        """Return the highest top of the four cells of a place."""
        return max(max(self.top[cell], self.top[cell + 1]), max(self.top[cell + 8], self.top[cell + 9]))

    def _support(self, cell: int, level: int) -> int:
        """Return what supports a corner of a tile on this level, in a cell where that is legal."""
        if self.statues & BIT[cell]:
            return STATUE_PILLAR
        return SINGLE if self.top[cell] == level - 1 else DOUBLE

    def _count_pillars(self, cell: int, level: int, open_corner: int, kind: int) -> int:
        """Return the number of pillars of a kind under a tile in a legal place."""
        count = 0
        for corner in range(4):
            if corner != open_corner and self._support(cell + OFFSET[corner], level) == kind:
                count += 1
        return count

    def place(self, tile: int, cell: int, rotation: int, level: int, open_corner: int) -> None:
        """Lay a tile in a legal place, with its pillars, and with a belvedere on its open corner if it has one."""
        number = self.tiles
        for corner in range(4):
            here = cell + OFFSET[corner]
            bit = BIT[here]
            if corner == open_corner:
                self.tile_supports[4 * number + corner] = NOTHING
                self.hidden_statues |= self.statues & bit
            else:
                support = self._support(here, level)
                self.tile_supports[4 * number + corner] = support
                if support == STATUE_PILLAR:
                    self.forget_statue(here)
            self.statues &= ~bit
            self.belvederes &= ~bit
            self.at_level[self.top[here]] &= ~bit
            self.at_level[level] |= bit
            self.top[here] = level
            self.tile_on[here] = number
            self.free |= bit
            self.fresh |= bit
            for icon in range(5):
                self.icons[icon] &= ~bit
            self.icons[self.box.icons[tile][(corner - rotation) & 3]] |= bit
            for other in range(4):
                self.corners[other] &= ~bit
            self.corners[corner] |= bit
        if open_corner != NO_CORNER:
            self.belvederes |= BIT[cell + OFFSET[open_corner]]
            self.free &= ~BIT[cell + OFFSET[open_corner]]
        self.footprints |= BIT[cell]
        self.highest = max(self.highest, level)
        self.tile[number] = tile
        self.tile_cell[number] = cell
        self.tile_level[number] = level
        self.tile_rotation[number] = rotation
        self.tile_open[number] = open_corner
        self.tiles += 1

    def count_last_supports(self, kind: int) -> int:
        """Return the number of supports of a kind under the tile that was placed last."""
        count = 0
        for n in range(4 * self.tiles - 4, 4 * self.tiles):
            if self.tile_supports[n] == kind:
                count += 1
        return count

    def forget_statue(self, cell: int) -> None:
        """Remove the statue on this cell from the decorations: it carries a tile and is a pillar from now on."""
        for n in range(self.decorations):
            if self.decoration[n] == STATUE and self.decoration_a[n] == cell and self.level_a[n] == self.top[cell]:
                self.decoration[n] = NOTHING

    def _end_turn(self) -> None:
        """Forget which tiles were placed this turn."""
        self.fresh = 0

    def _set_fresh(self, cells: int) -> None:
        """Set the cells whose top tile was placed this turn."""
        self.fresh = cells

    def is_new(self, n: int) -> bool:
        """Return whether the n-th tile was placed this turn; not if another tile of this turn covers all of it."""
        for corner in range(4):
            here = self.tile_cell[n] + OFFSET[corner]
            if self.tile_on[here] == n and self.fresh & BIT[here]:
                return True
        return False

    def icon_on(self, cell: int) -> Icon:
        """Return the icon that a cell shows; an empty text for none, also where there is no tile."""
        check_cell(cell)
        for icon in range(5):
            if self.icons[icon] & BIT[cell]:
                return ICON_NAMES[icon]
        return ""

    def piece_on(self, cell: int) -> Piece | None:
        """Return the belvedere or decoration on the top of a cell; None if there is none."""
        check_cell(cell)
        if self.belvederes & BIT[cell]:
            return "belvedere"
        level = self.top[cell]
        for n in range(self.decorations):
            on_a = self.decoration_a[n] == cell and self.level_a[n] == level
            on_b = self.decoration_b[n] == cell and self.level_b[n] == level
            if (on_a or on_b) and self.decoration[n] != NOTHING:
                return KIND_NAMES[self.decoration[n]]
        return None


def limit_singles(singles: int, doubles: int, exchanges: int, too_many: list[int]) -> None:
    """Write how many single pillars are too many beside j double ones: `too_many[j]`.

    It is 0 if the player cannot even pay the doubles, and 5 if four singles can be paid as well.
    """
    for j in range(5):
        exchanged = max(j - doubles, 0)
        remaining = singles - 2 * exchanged
        too_many[j] = 0 if exchanged > exchanges or remaining < 0 else min(remaining + 1, 5)


def check_cell(cell: int) -> None:
    if not 0 <= cell < 64:
        raise IndexError(f"cell must be from 0 to 63, not {cell}")
