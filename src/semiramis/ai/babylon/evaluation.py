"""The expected final score of a seat: from its garden and storage, and the number of turns to go."""

from __future__ import annotations

from ...games import bits
from ...games.arguments import as_integer, check_type
from ...games.babylon import decorations, scoring
from ...games.babylon.components import Box
from ...games.babylon.constants import (
    BRIDGE,
    DECORATION_SET_POINTS,
    DECORATION_SETS,
    FLOWER_SET_POINTS,
    FOUNTAIN,
    NO_TILE,
    PILLAR_STORAGE,
    SITES,
    STAIRS,
    STATUE,
    TILES,
)
from ...games.babylon.garden import Garden
from . import weights
from .weights import FLOWERS_FROM, GROUND, IN_LINE, MISSING, PLACES, STORAGE_FROM, WAITING

MOST_TURNS = 16
"""Weights are for fewer turns to go than this."""

# A board moved by one column must not come in again at the other side.
NOT_A = 0xFEFEFEFEFEFEFEFE
NOT_H = 0x7F7F7F7F7F7F7F7F
NOT_AB = 0xFCFCFCFCFCFCFCFC
NOT_GH = 0x3F3F3F3F3F3F3F3F
WORD = 0xFFFFFFFFFFFFFFFF


def around(board: int) -> int:
    """Return the cells beside those of a board."""
    return ((board << 1) & NOT_A) | ((board >> 1) & NOT_H) | ((board << 8) & WORD) | (board >> 8)


def across(far: int, gap: int) -> int:
    """Return the cells that have one of `far` two away in a row or column, and one of `gap` between."""
    east = (far >> 2) & (gap >> 1) & NOT_GH
    west = (far << 2) & (gap << 1) & NOT_AB
    return east | west | ((far >> 16) & (gap >> 8)) | ((far << 16) & (gap << 8) & WORD)


class Evaluation:
    """Linear in what is seen of a garden (`features`, named in `weights.py`), with weights by the turns to go."""

    def __init__(self, box: Box) -> None:
        check_type(box, Box, "box")
        self.features = [0.0] * 64
        self.weight = [[0.0] * 64 for _ in range(16)]
        # All of one length: Cython mixes up arrays of arrays of different lengths.
        self.singles = [[0.0] * 64 for _ in range(16)]
        """For each number of turns to go: the value of 0, 1, 2, ... single pillars in storage."""
        self.tiles = [[0.0] * 64 for _ in range(16)]
        """For each number of turns to go: the value of each tile in storage, without its flower."""
        self.cover = [0] * 18
        """For each level the cells on which four pillars can bring a new tile."""
        # What `find_affordable_sites` found: the sites that cost up to three, up to four, and any number of pillars.
        self.for_three = 0
        self.for_four = 0
        self.for_any = 0
        self.box = box
        self.set_weights(weights.fitted_table())

    def set_weights(self, table: list[list[float]]) -> None:
        """Use these weights: a row of all features for each number of turns to go."""
        self.weight = table
        singles = [[sum(row[STORAGE_FROM : STORAGE_FROM + count]) for count in range(7)] for row in table]
        self.singles = [row + [0.0] * 57 for row in singles]
        icons = [[self.box.icons[tile][space] for space in range(4)] for tile in range(52)]
        first = STORAGE_FROM + PILLAR_STORAGE
        tiles = [[row[first] + sum([row[first + icon] for icon in shown if icon]) for shown in icons] for row in table]
        self.tiles = [row + [0.0] * 12 for row in tiles]

    def expected_score(self, garden: Garden, singles: int, stored: int, turns: int) -> float:
        """Return the expected final score of a player with this garden and storage, and `turns` turns to go."""
        self._check(garden, stored)
        if as_integer(singles, "singles") < 0 or not 0 <= as_integer(turns, "turns") < MOST_TURNS:
            raise ValueError(f"singles must be 0 or more, and turns from 0 to {MOST_TURNS - 1}, not {singles}, {turns}")
        return self._expected_score(garden, singles, stored, turns)

    def _check(self, garden: Garden, stored: int) -> None:
        check_type(garden, Garden, "garden")
        if not NO_TILE <= as_integer(stored, "stored") < TILES:
            raise ValueError(f"stored must be from {NO_TILE} to {TILES - 1}, not {stored}")

    def _expected_score(self, garden: Garden, singles: int, stored: int, turns: int) -> float:
        value = self.of_garden(garden, turns) + self.of_flowers(garden, stored, turns)
        return value + self.of_storage(singles, stored, turns)

    def of_storage(self, singles: int, stored: int, turns: int) -> float:
        value = self.singles[turns][min(singles, PILLAR_STORAGE)]
        return value if stored == NO_TILE else value + self.tiles[turns][stored]

    def of_garden(self, garden: Garden, turns: int) -> float:
        """Return the value of a garden without its flowers."""
        self.fill_garden_features(garden)
        value = 0.0
        for n in range(FLOWERS_FROM):
            value += self.weight[turns][n] * self.features[n]
        return value

    def of_flowers(self, garden: Garden, stored: int, turns: int) -> float:
        self.fill_flower_features(garden, stored)
        value = 0.0
        for n in range(FLOWERS_FROM, STORAGE_FROM):
            value += self.weight[turns][n] * self.features[n]
        return value

    def describe(self, garden: Garden, singles: int, stored: int) -> list[float]:
        """Return all features, to fit the weights."""
        self._check(garden, stored)
        self.fill_garden_features(garden)
        self.fill_flower_features(garden, stored)
        features = [self.features[n] for n in range(STORAGE_FROM)]
        features += [1.0 if singles > count else 0.0 for count in range(PILLAR_STORAGE)]
        icons = [] if stored == NO_TILE else [self.box.icons[stored][space] for space in range(4)]
        features.append(float(stored != NO_TILE))
        features += [float(icons.count(kind)) for kind in range(STAIRS, STATUE + 1)]
        return features

    def fill_garden_features(self, garden: Garden) -> None:
        """Write the features of a garden but for the flowers."""
        seen = [0] * 5
        lines = [0] * 8
        highest = garden.highest
        self.features[0] = 1.0
        self.features[1] = scoring.fill_lines_without_flowers(garden, lines, seen)
        sets = lines[DECORATION_SETS] // DECORATION_SET_POINTS
        self.features[2] = highest
        self.features[3] = 0.1 * highest * highest
        for kind in range(STAIRS, STATUE + 1):
            self.features[MISSING + kind - 1] = 1.0 if seen[kind] == sets else 0.0
        self.features[8] = sets
        self.features[9] = garden.tiles
        self.features[10] = bits.count(garden.at_level[0])
        self.features[11] = bits.count(garden.statues)
        self.fill_site_features(garden)
        self.fill_icon_features(garden)
        in_line = 0
        if garden.statues | garden.hidden_statues:
            in_line = decorations.aligned(garden)
        self.features[IN_LINE] = bits.count(in_line)
        self.features[IN_LINE + 1] = bits.count(in_line & (self.cover[highest] | self.cover[highest + 1]))

    def fill_site_features(self, garden: Garden) -> None:
        """Write the features of the sites on a new level and on the two highest, and of what pillars can stand on."""
        highest = garden.highest
        for n in range(PLACES, GROUND):
            self.features[n] = 0.0
        self.cover[0] = 0
        below = 0
        for level in range(1, highest + 2):
            below |= garden.at_level[level - 1]
            self.find_affordable_sites(garden, level, below)
            sites = self.for_four
            sites |= sites << 1
            self.cover[level] = (sites | (sites << 8)) & WORD
            if level == 1:
                self.features[GROUND] = min(bits.count(self.for_four), 24)
            if level >= highest - 1:
                n = PLACES + 5 * (highest + 1 - level)
                self.features[n] = 1.0 if self.for_three else 0.0
                self.features[n + 1] = min(bits.count(self.for_three), 8)
                self.features[n + 2] = 1.0 if self.for_four else 0.0
                self.features[n + 3] = min(bits.count(self.for_four), 8)
                self.features[n + 4] = min(bits.count(self.for_any), 12)
        upper = garden.at_level[highest]
        if highest > 0:
            upper |= garden.at_level[highest - 1]
        self.features[GROUND + 1] = bits.count(garden.free & garden.at_level[highest])
        self.features[GROUND + 2] = bits.count(garden.free & upper)
        self.features[GROUND + 3] = bits.count(garden.statues & ~garden.spanned & upper)

    def find_affordable_sites(self, garden: Garden, level: int, below: int) -> None:
        """Find the sites on a level for a tile with an open corner: for three pillars, up to four, and any number.

        This finds what `Garden.find_sites` finds, for several numbers of pillars at once. `below` are all cells with a
        lower top.
        """
        under = garden.at_level[level - 1]
        one = garden.free & under
        two = 0
        if level > 1:
            two = garden.free & garden.at_level[level - 2]
        nothing = garden.statues & under & ~garden.spanned
        hanging = below & ~garden.spanned & ~nothing
        self.for_three = self.for_four = self.for_any = 0
        allowed = SITES & ~garden.footprints
        some = one | two | nothing
        # The prices of all places at once, as numbers of binary digits: first of the two northern corners together, and
        # of the two southern ones, of which each costs one, two or nothing.
        north_1 = one ^ (one >> 1)
        north_2 = (one & (one >> 1)) ^ two ^ (two >> 1)
        north_4 = two & (two >> 1)
        south_1 = north_1 >> 8
        south_2 = north_2 >> 8
        south_4 = north_4 >> 8
        north = allowed & some & (some >> 1)
        south = allowed & (some >> 8) & (some >> 9)
        self.add_sites(north & (some >> 8) & (hanging >> 9), north_1, north_2, north_4, one >> 8, two >> 8)
        self.add_sites(north & (some >> 9) & (hanging >> 8), north_1, north_2, north_4, one >> 9, two >> 9)
        self.add_sites(south & some & (hanging >> 1), south_1, south_2, south_4, one, two)
        self.add_sites(south & (some >> 1) & hanging, south_1, south_2, south_4, one >> 1, two >> 1)

    def add_sites(self, sites: int, pair_1: int, pair_2: int, pair_4: int, one: int, two: int) -> None:
        """Add sites with the price of two of their corners, and the third one's: one, two or nothing."""
        carry_2 = pair_1 & one
        digit_2 = pair_2 ^ two ^ carry_2
        digit_4 = pair_4 | (pair_2 & (two | carry_2))
        self.for_any |= sites
        self.for_four |= sites & ~(digit_4 & (digit_2 | (pair_1 ^ one)))
        self.for_three |= sites & ~digit_4

    def fill_icon_features(self, garden: Garden) -> None:
        """Write the features of icons without a partner that can still get one."""
        for n in range(WAITING, FLOWERS_FROM):
            self.features[n] = 0.0
        lower = 0
        for level in range(1, garden.highest + 1):
            lower |= garden.at_level[level - 1]
            here = garden.free & garden.at_level[level]
            room = lower & ~garden.spanned
            waiting = here & garden.icons[STAIRS] & around((room | garden.at_level[level]) & ~garden.spanned)
            if waiting:
                ready = waiting & around(self.cover[level - 1] | self.cover[level + 1])
                self.add_icons(WAITING, waiting, ready, level, garden.highest)
            waiting = here & garden.icons[FOUNTAIN] & around(room)
            if waiting:
                ready = waiting & around(self.cover[level])
                self.add_icons(WAITING + 5, waiting, ready, level, garden.highest)
            waiting = here & garden.icons[BRIDGE] & across(room, lower)
            if waiting:
                ready = waiting & across(self.cover[level], lower)
                self.add_icons(WAITING + 10, waiting, ready, level, garden.highest)

    def add_icons(self, n: int, waiting: int, ready: int, level: int, highest: int) -> None:
        count = bits.count(waiting)
        self.features[n] += count
        self.features[n + 1] += level * count
        if level >= highest - 1:
            self.features[n + 2] += count
        count = bits.count(ready)
        self.features[n + 3] += count
        self.features[n + 4] += level * count

    def fill_flower_features(self, garden: Garden, stored: int) -> None:
        """Write the features of flowers, among them what the stored tile would add to a set."""
        flowers = [0] * 4
        sets = scoring.count_flowers(garden, flowers)
        missing = 0
        for flower in range(4):
            if flowers[flower] == sets:
                missing += 1
        self.features[FLOWERS_FROM] = sets * FLOWER_SET_POINTS
        self.features[FLOWERS_FROM + 1] = missing
        wanted = stored != NO_TILE and flowers[self.box.flower[stored]] == sets
        self.features[FLOWERS_FROM + 2] = 1.0 if wanted else 0.0
