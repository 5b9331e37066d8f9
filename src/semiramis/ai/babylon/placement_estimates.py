"""All affordable placements of a tile, each with a quick estimate of its value."""

from __future__ import annotations

from ...games import bits
from ...games.arguments import check_type
from ...games.babylon import constants, decorations, scoring
from ...games.babylon.constants import (
    BELVEDERE,
    BLANK,
    BRIDGE,
    CHANGE_ICON,
    DOUBLE,
    DOUBLE_PILLAR,
    FILL_BLANK,
    FOUNTAIN,
    PILLAR_STORAGE,
    SINGLE,
    STAIRS,
    STARTING_TILE,
    STATUE,
)
from ...games.babylon.garden import Garden
from ...games.babylon.state import BabylonState
from .draft import Draft
from .evaluation import Evaluation, across, around
from .weights import WAITING

BIT = constants.BIT
OFFSET = constants.OFFSET
FOOTPRINT = [0b11_00000011 << cell if constants.SITE_INDEX[cell] >= 0 else 0 for cell in range(64)]
"""The four cells of a tile, for each north-west cell."""

ROUNDING = 1e-9
MOST_SITES = 512
"""The most placements that are estimated; the highest levels come first."""


class BestPlacements:
    """The best placements of one tile by their estimates: the numbers of their sites, and the rotations."""

    def __init__(self) -> None:
        self.count = 0
        self.estimate = [0.0] * 64
        self.site = [0] * 64
        self.rotation = [0] * 64

    def insert(self, estimate: float, site: int, rotation: int, width: int) -> None:
        """Insert a placement, unless there are `width` better ones."""
        if self.count == width:
            if estimate <= self.estimate[width - 1]:
                return
        else:
            self.count += 1
        n = self.count - 1
        while n > 0 and self.estimate[n - 1] < estimate:
            self.estimate[n] = self.estimate[n - 1]
            self.site[n] = self.site[n - 1]
            self.rotation[n] = self.rotation[n - 1]
            n -= 1
        self.estimate[n] = estimate
        self.site[n] = site
        self.rotation[n] = rotation


class PlacementEstimates:
    """The sites of one garden, with their values: without the tile (`base_value`), and of each icon (`icon_value`)."""

    def __init__(self, state: BabylonState, evaluation: Evaluation, coarse: bool = False) -> None:
        check_type(evaluation, Evaluation, "evaluation")
        self.evaluation = evaluation
        self.coarse = coarse
        """Whether places that differ in their open corner only share a value: this takes less than half of the time."""
        self.similar = [0] * 64
        """For each cell: the first site of the level there that has an open corner; -1 if there is none yet."""
        self.trial: Garden = state.garden.clone()
        self.best = BestPlacements()
        self.turns = 0
        self.sites = 0
        self.cell = [0] * 512
        self.level = [0] * 512
        self.shape = [0] * 512
        self.singles = [0] * 512
        self.doubles = [0] * 512
        self.base_value = [0.0] * 512
        self.icon_value = [[0.0] * 20 for _ in range(512)]
        """For each site: the value that icon i in corner c would add is at 5 * c + i."""
        self.most = [0.0] * 512
        """For each site: at least the value with the best icons."""

    def run(self, draft: Draft, singles: int, turns: int) -> None:
        """Find and evaluate the sites that can be paid with `singles` single pillars and the doubles of the draft."""
        garden = draft.garden
        self.turns = turns
        self.sites = 0
        exchanges = draft.supply[DOUBLE_PILLAR]
        if garden._find_sites(singles, draft.doubles[0], exchanges, draft.supply[BELVEDERE] > 0) == 0:
            return
        lined = decorations.aligned(garden)
        for level in range(garden.highest + 1, 0, -1):
            for n in range(64):
                self.similar[n] = -1
            for shape in range(5):
                board = garden.sites[(level - 1) * 5 + shape]
                while board and self.sites < MOST_SITES:
                    cell = bits.first(board)
                    board &= board - 1
                    self.add(garden, cell, level, shape, turns)
                    self.fill_icon_values(garden, cell, level, lined, turns)
                    self.sites += 1

    def add(self, garden: Garden, cell: int, level: int, shape: int, turns: int) -> None:
        """Add a site, with the value of the garden after a tile without icons and flower is placed there."""
        n = self.sites
        self.cell[n] = cell
        self.level[n] = level
        self.shape[n] = shape
        self.singles[n] = garden._count_pillars(cell, level, shape - 1, SINGLE)
        self.doubles[n] = garden._count_pillars(cell, level, shape - 1, DOUBLE)
        if self.coarse and shape:
            if self.similar[cell] >= 0:
                self.base_value[n] = self.base_value[self.similar[cell]]
                return
            self.similar[cell] = n
        self.trial.assign(garden)
        self.trial.place(STARTING_TILE, cell, 0, level, shape - 1)
        for icon in range(5):
            self.trial.icons[icon] &= ~FOOTPRINT[cell]
        self.base_value[n] = self.evaluation.of_garden(self.trial, turns)

    def fill_icon_values(self, garden: Garden, cell: int, level: int, lined: int, turns: int) -> None:
        """Estimate the value of each icon in each corner: the points of its decoration, or its chance to get one."""
        covered = FOOTPRINT[cell]
        room = 0
        for lower in range(level):
            room |= garden.at_level[lower]
        room &= ~covered & ~garden.spanned
        free = garden.free & ~covered
        same = garden.at_level[level] & free
        steps_up = around(garden.at_level[level + 1] & free & garden.icons[STAIRS])
        steps_down = around(garden.at_level[level - 1] & free & garden.icons[STAIRS])
        fountains = around(same & garden.icons[FOUNTAIN])
        bridges = across(same & garden.icons[BRIDGE], room)
        beside = around(room)
        across_room = across(room, room)
        weight = self.evaluation.weight[turns]
        value = self.icon_value[self.sites]
        waiting = [0.0] * 3
        for kind in range(3):
            n = WAITING + 5 * kind
            waiting[kind] = weight[n] + weight[n + 2] + weight[n + 3] + (weight[n + 1] + weight[n + 4]) * level
        most = self.base_value[self.sites]
        for corner in range(4):
            bit = BIT[cell + OFFSET[corner]]
            n = 5 * corner
            value[n] = 0.0
            if corner == self.shape[self.sites] - 1:
                value[n + 1] = value[n + 2] = value[n + 3] = value[n + 4] = 0.0
                continue
            if steps_up & bit:
                value[n + STAIRS] = scoring._decoration_points(STAIRS, level, level + 1)
            elif steps_down & bit:
                value[n + STAIRS] = scoring._decoration_points(STAIRS, level, level - 1)
            else:
                value[n + STAIRS] = waiting[0]
            if fountains & bit:
                value[n + FOUNTAIN] = scoring._decoration_points(FOUNTAIN, level, level)
            else:
                value[n + FOUNTAIN] = waiting[1] if beside & bit else 0.0
            if bridges & bit:
                value[n + BRIDGE] = scoring._decoration_points(BRIDGE, level, level)
            else:
                value[n + BRIDGE] = waiting[2] if across_room & bit else 0.0
            value[n + STATUE] = scoring._decoration_points(STATUE, level, level) if lined & bit else 0.0
            most += max(max(max(value[n + 1], value[n + 2]), max(value[n + 3], value[n + 4])), 0.0)
        self.most[self.sites] = most + ROUNDING

    def find_best(self, draft: Draft, tile: int, width: int) -> BestPlacements:
        """Return the best placements of a tile for which the draft has enough pillars, by their estimates."""
        best = self.best
        best.count = 0
        icons = draft.garden.box.icons[tile]
        rotations = draft.garden.box.rotations[tile]
        for site in range(self.sites):
            exchanged = max(self.doubles[site] - draft.doubles[0], 0)
            left = draft.singles[0] - self.singles[site] - 2 * exchanged
            if left < 0:
                continue
            singles = self.evaluation.singles[self.turns][min(left, PILLAR_STORAGE)]
            if best.count == width and singles + self.most[site] <= best.estimate[width - 1]:
                continue
            for rotation in range(rotations):
                estimate = singles + self.estimate(site, icons, rotation, draft.token)
                if best.count < width or estimate > best.estimate[width - 1]:
                    best.insert(estimate, site, rotation, width)
        return best

    def estimate(self, site: int, icons: list[int], rotation: int, token: int) -> float:
        """Return the estimated value of the garden after a tile with these icons is placed on a site."""
        value = self.icon_value[site]
        total = self.base_value[site]
        wild = 0.0
        for corner in range(4):
            icon = icons[(corner - rotation) & 3]
            here = value[5 * corner + icon]
            total += here
            if (token == FILL_BLANK and icon == BLANK) or (token == CHANGE_ICON and icon != BLANK):
                for other in range(1, 5):
                    wild = max(wild, value[5 * corner + other] - here)
        return total + wild
