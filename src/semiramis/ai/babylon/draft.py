"""A turn on paper: one player's garden and what there is to build with, without the rest of the table."""

from __future__ import annotations

from ...games.babylon import constants, decorations
from ...games.babylon.constants import (
    BELVEDERE,
    DOUBLE,
    DOUBLE_PILLAR,
    NO_TILE,
    NO_TOKEN,
    PLACE_ID,
    SHAPE_IDS,
    SINGLE,
    SINGLE_PILLAR,
    STORED_IDS,
    UPPER_IDS,
)
from ...games.babylon.garden import Garden
from ...games.babylon.state import BabylonState

SITE_CELL = constants.SITE_CELL
SITE_INDEX = constants.SITE_INDEX
DECORATION_KIND = constants.DECORATION_KIND
DECORATION_CELLS = constants.DECORATION_CELLS


class Draft:
    """What the player to act has. Copies in a hundredth of the time of a position, of which it is a small part."""

    def __init__(self, state: BabylonState) -> None:
        self.garden: Garden = state.garden.clone()
        self.singles = 0
        self.doubles = 0
        self.dug = NO_TILE
        self.stored = NO_TILE
        self.token = NO_TOKEN
        """The round token if it makes an icon wild and was not used yet."""
        self.supply = [0] * 7

    def begin(self, state: BabylonState) -> None:
        """Start from where the player to act stands."""
        self.garden.assign(state.garden)
        self.singles = state.singles[state.player]
        self.doubles = state.doubles[state.player]
        self.dug = state.dug
        self.stored = state.stored[state.player]
        self.token = state.wild_token()
        self.supply[:] = state.supply

    def assign(self, other: Draft) -> None:
        """Become a copy of another draft of the same game."""
        self.garden.assign(other.garden)
        self.singles = other.singles
        self.doubles = other.doubles
        self.dug = other.dug
        self.stored = other.stored
        self.token = other.token
        self.supply[:] = other.supply

    def dig(self, tile: int, pillars: int) -> None:
        """Take a tile that all see, and the pillars for it; what lies below it is nobody's to know."""
        received = min(pillars, self.supply[SINGLE_PILLAR])
        self.supply[SINGLE_PILLAR] -= received
        self.singles += received
        self.dug = tile

    def act(self, action: int) -> None:
        """Do a legal placement or decoration."""
        if action >= PLACE_ID:
            self.place(action)
        else:
            self.decorate(action)

    def place(self, action: int) -> None:
        index = action - PLACE_ID
        cell = SITE_CELL[index % SHAPE_IDS // 4]
        open_corner = index // SHAPE_IDS % 5 - 1
        level = self.garden._highest_of(cell) + 1 + index // UPPER_IDS % 2
        self.singles -= self.garden._count_pillars(cell, level, open_corner, SINGLE)
        doubles = self.garden._count_pillars(cell, level, open_corner, DOUBLE)
        exchanged = max(doubles - self.doubles, 0)
        self.doubles -= doubles - exchanged
        self.singles -= 2 * exchanged
        self.supply[DOUBLE_PILLAR] -= exchanged
        if open_corner >= 0:
            self.supply[BELVEDERE] -= 1
        if index < STORED_IDS:
            self.garden.place(self.dug, cell, index % 4, level, open_corner)
            self.dug = NO_TILE
        else:
            self.garden.place(self.stored, cell, index % 4, level, open_corner)
            self.stored = NO_TILE

    def decorate(self, action: int) -> None:
        kind = DECORATION_KIND[action]
        a = DECORATION_CELLS[action][0]
        b = DECORATION_CELLS[action][1]
        if decorations.needs_wild(self.garden, kind, a, b):
            self.token = NO_TOKEN
        decorations._decorate(self.garden, kind, a, b)
        self.supply[kind] -= 1

    def placement(self, source: int, cell: int, rotation: int, level: int, shape: int) -> int:
        """The id of placing the dug (0) or the stored (1) tile."""
        action = PLACE_ID + source * STORED_IDS + shape * SHAPE_IDS + SITE_INDEX[cell] * 4 + rotation
        return action + UPPER_IDS if self.garden._highest_of(cell) < level - 1 else action
