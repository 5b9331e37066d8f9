"""One player's garden: where tiles may lie, and what lies where.

Every question about places is asked of all 64 cells at once: a board is a 64-bit number with a bit for each cell, and
`board >> OFFSET[corner]` moves what is at a tile's corner to the tile's north-west cell, by which the tile is named.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import bits, memory
from ..arguments import check_type
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


class Garden:
    """The garden of one seat. What it costs and whether the supply has it is for `State` to know."""

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
        """Make room for all lists: their lengths, beside which nothing else is known before `clear` or `assign`."""
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
        # What `find_sites` found last: not part of the position.
        self.sites = [0] * 90

    def clear(self) -> None:
        """Nothing built yet."""
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
        """Cells on which nothing stands and which no bridge spans."""
        self.spanned = 0
        self.fresh = 0
        """Cells whose top tile was placed this turn."""
        self.footprints = 0
        """The north-west cells of all tiles."""
        self.statues = 0
        self.hidden_statues = 0
        """Cells with a statue under an open corner: still a statue (ruling R5), but it scores nothing."""
        self.belvederes = 0
        """Cells with a belvedere that can be seen."""

    def clone(self) -> Garden:
        copy = Garden.__new__(Garden)
        copy.allocate()
        copy.box = self.box
        copy.directly_below = self.directly_below
        copy.gap_to_ground = self.gap_to_ground
        copy.covered_belvederes = self.covered_belvederes
        copy.assign(self)
        return copy

    def __reduce__(self) -> str:
        raise TypeError("a garden cannot be pickled: a game travels as its record")

    def assign(self, other: Garden) -> None:
        """Become a copy of another garden of the same box and options."""
        self.top[:] = other.top
        self.tile_on[:] = other.tile_on
        self.span[:] = other.span
        self.at_level[:] = other.at_level
        self.icons[:] = other.icons
        self.corners[:] = other.corners
        self.free = other.free
        self.spanned = other.spanned
        self.fresh = other.fresh
        self.footprints = other.footprints
        self.statues = other.statues
        self.hidden_statues = other.hidden_statues
        self.belvederes = other.belvederes
        self.highest = other.highest
        self.tiles = other.tiles
        self.tile[:] = other.tile
        self.tile_cell[:] = other.tile_cell
        self.tile_level[:] = other.tile_level
        self.tile_rotation[:] = other.tile_rotation
        self.tile_open[:] = other.tile_open
        self.tile_supports[:] = other.tile_supports
        self.decorations = other.decorations
        self.decoration[:] = other.decoration
        self.decoration_a[:] = other.decoration_a
        self.decoration_b[:] = other.decoration_b
        self.level_a[:] = other.level_a
        self.level_b[:] = other.level_b

    def pack(self, place: list[int], at: int, way: int) -> int:
        self.free = memory.number(place, at, way, self.free)
        self.spanned = memory.number(place, at + 4, way, self.spanned)
        self.fresh = memory.number(place, at + 8, way, self.fresh)
        self.footprints = memory.number(place, at + 12, way, self.footprints)
        self.statues = memory.number(place, at + 16, way, self.statues)
        self.hidden_statues = memory.number(place, at + 20, way, self.hidden_statues)
        self.belvederes = memory.number(place, at + 24, way, self.belvederes)
        self.highest = memory.number(place, at + 28, way, self.highest)
        self.tiles = memory.number(place, at + 32, way, self.tiles)
        self.decorations = memory.number(place, at + 36, way, self.decorations)
        at = memory.boards(place, at + 40, way, self.at_level, 18)
        at = memory.boards(place, at, way, self.icons, 5)
        at = memory.boards(place, at, way, self.corners, 4)
        at = memory.numbers(place, at, way, self.top, 64)
        at = memory.numbers(place, at, way, self.tile_on, 64)
        at = memory.numbers(place, at, way, self.span, 64)
        at = memory.numbers(place, at, way, self.tile, 16)
        at = memory.numbers(place, at, way, self.tile_cell, 16)
        at = memory.numbers(place, at, way, self.tile_level, 16)
        at = memory.numbers(place, at, way, self.tile_rotation, 16)
        at = memory.numbers(place, at, way, self.tile_open, 16)
        at = memory.numbers(place, at, way, self.tile_supports, 64)
        at = memory.numbers(place, at, way, self.decoration, 64)
        at = memory.numbers(place, at, way, self.decoration_a, 64)
        at = memory.numbers(place, at, way, self.decoration_b, 64)
        at = memory.numbers(place, at, way, self.level_a, 64)
        return memory.numbers(place, at, way, self.level_b, 64)

    def _find_sites(self, singles: int, doubles: int, exchanges: int, belvedere_left: bool) -> int:
        """Find every place for a tile; they do not depend on the tile.

        `self.sites[(level - 1) * 5 + shape]` becomes the board of north-west cells where a tile may lie on that level
        with that shape (0: all four corners supported, 1 to 4: the corner `shape - 1` open), for every level up to
        one above the highest. Returns how many there are. The player has so many `singles` and `doubles`, and the
        supply has doubles for so many `exchanges` of two singles.
        """
        # With j doubles to place, so many singles are more than remain: 0 if the doubles alone are too many, 5 if
        # even four can be paid.
        too_many = [0] * 5
        for j in range(5):
            exchanged = max(j - doubles, 0)
            remaining = singles - 2 * exchanged
            too_many[j] = 0 if exchanged > exchanges or remaining < 0 else min(remaining + 1, 5)
        below = 0
        allowed = SITES
        if not self.directly_below:
            allowed = SITES & ~self.footprints
        count = 0
        for level in range(1, self.highest + 2):
            row = (level - 1) * 5
            # On level 1 there is nothing below the ground that a double pillar could stand on.
            under = self.at_level[level - 1]
            below |= under
            on_singles = self.free & under
            on_doubles = 0
            if level > 1:
                on_doubles = self.free & self.at_level[level - 2]
            # A statue one level below carries the tile and costs nothing.
            carrying = self.statues & under & ~self.spanned
            # The places whose north-west, north-east, ... corner is supported.
            nw = on_singles | on_doubles | carrying
            ne = nw >> 1
            se = nw >> 9
            sw = nw >> 8
            hanging = below & ~self.spanned & ~carrying
            self.sites[row] = allowed & nw & ne & se & sw
            if belvedere_left:
                self.sites[row + 1] = allowed & hanging & ne & se & sw
                self.sites[row + 2] = allowed & nw & (hanging >> 1) & se & sw
                self.sites[row + 3] = allowed & nw & ne & (hanging >> 9) & sw
                self.sites[row + 4] = allowed & nw & ne & se & (hanging >> 8)
            else:
                self.sites[row + 1] = self.sites[row + 2] = self.sites[row + 3] = self.sites[row + 4] = 0
            if self.directly_below:
                self.remove_same_footprints(row)
            # Nothing is too dear if four singles can be paid, and on an upper level also any doubles among them.
            if too_many[0] < 5 or (
                level > 1 and (too_many[1] < 4 or too_many[2] < 3 or too_many[3] < 2 or too_many[4] < 1)
            ):
                self.remove_too_dear(row, on_singles, on_doubles, too_many)
            for shape in range(5):
                count += bits.count(self.sites[row + shape])
        return count

    def remove_same_footprints(self, row: int) -> None:
        """Ruling R1, `directly_below`: no tile whose supported corners all stand on one tile with the same cells.

        A cell shows the corner c of a tile, so at `corners[c] >> OFFSET[c]` are the tiles that are seen there.
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

    def remove_too_dear(self, row: int, on_singles: int, on_doubles: int, too_many: list[int]) -> None:
        """Keep only the places whose pillars the player can pay."""
        # The places with at least so many singles: at all of them none, nowhere five.
        singles = [0] * 6
        singles[0] = FULL
        for shape in range(5):
            if self.sites[row + shape] == 0:
                continue
            # For all places at once: s2 are those with at least two singles, d3 those with at least three doubles.
            s1 = s2 = s3 = s4 = d1 = d2 = d3 = d4 = 0
            for corner in range(4):
                if corner != shape - 1:
                    here = on_singles >> OFFSET[corner]
                    s4 |= s3 & here
                    s3 |= s2 & here
                    s2 |= s1 & here
                    s1 |= here
                    here = on_doubles >> OFFSET[corner]
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
        """The highest top of the four cells of a place."""
        return max(max(self.top[cell], self.top[cell + 1]), max(self.top[cell + 8], self.top[cell + 9]))

    def _support(self, cell: int, level: int) -> int:
        """What a supported corner of a tile on this level stands on, in a cell where that is legal."""
        if self.statues & BIT[cell]:
            return STATUE_PILLAR
        return SINGLE if self.top[cell] == level - 1 else DOUBLE

    def _count_pillars(self, cell: int, level: int, open_corner: int, kind: int) -> int:
        """How many pillars of a kind a tile stands on in a legal place."""
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

    def forget_statue(self, cell: int) -> None:
        """The statue on this cell carries a tile: it is a pillar from now on."""
        for n in range(self.decorations):
            if self.decoration[n] == STATUE and self.decoration_a[n] == cell and self.level_a[n] == self.top[cell]:
                self.decoration[n] = NOTHING

    def _end_turn(self) -> None:
        """From now on no tile was placed this turn."""
        self.fresh = 0

    def is_new(self, n: int) -> bool:
        """Whether the n-th tile was placed this turn; not if another tile of this turn covers all of it."""
        for corner in range(4):
            here = self.tile_cell[n] + OFFSET[corner]
            if self.tile_on[here] == n and self.fresh & BIT[here]:
                return True
        return False

    def icon_on(self, cell: int) -> Icon:
        """The icon that a cell shows; an empty text for none, also where there is no tile."""
        check_cell(cell)
        for icon in range(5):
            if self.icons[icon] & BIT[cell]:
                return ICON_NAMES[icon]
        return ""

    def piece_on(self, cell: int) -> Piece | None:
        """The belvedere or decoration that stands on a cell's top."""
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


def check_cell(cell: int) -> None:
    if not 0 <= cell < 64:
        raise IndexError(f"cell must be from 0 to 63, not {cell}")
