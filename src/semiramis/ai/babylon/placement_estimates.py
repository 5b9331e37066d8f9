"""All affordable placements of a tile, each with a quick estimate of its worth."""

from __future__ import annotations

from ...games import bits
from ...games.arguments import check_type
from ...games.babylon import constants, decorations
from ...games.babylon.constants import (
    BELVEDERE,
    BLANK,
    BRIDGE,
    CHANGE_ICON,
    DOUBLE,
    DOUBLE_PILLAR,
    FILL_BLANK,
    FOUNTAIN,
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

MOST_SITES = 512
"""The most placements that are estimated; the highest levels come first."""


class PlacementEstimates:
    """The places of one garden, and what each brings: apart from the tile (`worth`), and by its icons (`gain`)."""

    def __init__(self, state: BabylonState, evaluation: Evaluation) -> None:
        check_type(evaluation, Evaluation, "evaluation")
        self.evaluation = evaluation
        self.trial: Garden = state.garden.clone()
        self.sites = 0
        self.cell = [0] * 512
        self.level = [0] * 512
        self.shape = [0] * 512
        self.singles = [0] * 512
        self.doubles = [0] * 512
        self.worth = [0.0] * 512
        self.gain = [[0.0] * 20 for _ in range(512)]
        """For each place: what icon i in corner c would add is at 5 * c + i."""

    def run(self, draft: Draft, singles: int, turns: int) -> None:
        """Find the places for so many single pillars, and the doubles at hand."""
        garden = draft.garden
        self.sites = 0
        exchanges = draft.supply[DOUBLE_PILLAR]
        if garden._find_sites(singles, draft.doubles[0], exchanges, draft.supply[BELVEDERE] > 0) == 0:
            return
        lined = decorations.aligned(garden)
        for level in range(garden.highest + 1, 0, -1):
            for shape in range(5):
                board = garden.sites[(level - 1) * 5 + shape]
                while board and self.sites < MOST_SITES:
                    cell = bits.first(board)
                    board &= board - 1
                    self.add(garden, cell, level, shape, turns)
                    self.look_around(garden, cell, level, lined, turns)
                    self.sites += 1

    def add(self, garden: Garden, cell: int, level: int, shape: int, turns: int) -> None:
        """Note a place, with the worth of the garden after a tile without icons and flower."""
        n = self.sites
        self.cell[n] = cell
        self.level[n] = level
        self.shape[n] = shape
        self.singles[n] = garden._count_pillars(cell, level, shape - 1, SINGLE)
        self.doubles[n] = garden._count_pillars(cell, level, shape - 1, DOUBLE)
        self.trial.assign(garden)
        self.trial.place(STARTING_TILE, cell, 0, level, shape - 1)
        for icon in range(5):
            self.trial.icons[icon] &= ~FOOTPRINT[cell]
        self.worth[n] = self.evaluation.of_garden(self.trial, turns)

    def look_around(self, garden: Garden, cell: int, level: int, lined: int, turns: int) -> None:
        """Estimate what each icon would add in each corner: the decoration that it makes, or its hope for one."""
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
        beyond = across(room, room)
        weight = self.evaluation.weight[turns]
        gain = self.gain[self.sites]
        hope = [0.0] * 3
        for kind in range(3):
            n = WAITING + 5 * kind
            hope[kind] = weight[n] + weight[n + 2] + weight[n + 3] + (weight[n + 1] + weight[n + 4]) * level
        for corner in range(4):
            bit = BIT[cell + OFFSET[corner]]
            n = 5 * corner
            gain[n] = 0.0
            if corner == self.shape[self.sites] - 1:
                gain[n + 1] = gain[n + 2] = gain[n + 3] = gain[n + 4] = 0.0
                continue
            if steps_up & bit:
                gain[n + STAIRS] = 2 * level + 1
            elif steps_down & bit:
                gain[n + STAIRS] = 2 * level - 1
            else:
                gain[n + STAIRS] = hope[0]
            if fountains & bit:
                gain[n + FOUNTAIN] = 3 * level
            else:
                gain[n + FOUNTAIN] = hope[1] if beside & bit else 0.0
            if bridges & bit:
                gain[n + BRIDGE] = 3 * level
            else:
                gain[n + BRIDGE] = hope[2] if beyond & bit else 0.0
            gain[n + STATUE] = level if lined & bit else 0.0

    def estimate(self, site: int, icons: list[int], rotation: int, token: int) -> float:
        """What a tile with these icons is worth in a place, by the boards alone."""
        gain = self.gain[site]
        total = self.worth[site]
        wild = 0.0
        for corner in range(4):
            icon = icons[(corner - rotation) & 3]
            here = gain[5 * corner + icon]
            total += here
            if (token == FILL_BLANK and icon == BLANK) or (token == CHANGE_ICON and icon != BLANK):
                for other in range(1, 5):
                    wild = max(wild, gain[5 * corner + other] - here)
        return total + wild
