"""A draft of a turn: one player's garden and what there is to build with, without the rest of the position."""

from __future__ import annotations

from ...games.babylon import apply, placements
from ...games.babylon.constants import DUG, NO_TILE, NO_TOKEN, PLACE_ID
from ...games.babylon.garden import Garden
from ...games.babylon.state import BabylonState


class Draft:
    """The garden, the pillars and the tiles of the current player, and the supply.

    It is a small part of a position, and copied in a hundredth of the time. It has one seat.
    """

    def __init__(self, state: BabylonState) -> None:
        self.garden: Garden = state.garden.clone()
        self.singles = [0] * 1
        self.doubles = [0] * 1
        self.dug = NO_TILE
        self.stored = NO_TILE
        self.token = NO_TOKEN
        """The round token if it makes an icon wild and was not used yet."""
        self.supply = [0] * 7

    def begin(self, state: BabylonState, seat: int, token: int) -> None:
        """Start from what a seat has, with a round token that makes an icon wild or NO_TOKEN."""
        garden = state.gardens[seat]
        self.garden.assign(garden)
        self.singles[0] = state.singles[seat]
        self.doubles[0] = state.doubles[seat]
        self.dug = state.dug
        self.stored = state.stored[seat]
        self.token = token
        self.supply[:] = state.supply

    def assign(self, other: Draft) -> None:
        """Become a copy of another draft of the same game."""
        self.garden.assign(other.garden)
        self.singles[:] = other.singles
        self.doubles[:] = other.doubles
        self.dug = other.dug
        self.stored = other.stored
        self.token = other.token
        self.supply[:] = other.supply

    def dig(self, tile: int, pillars: int) -> None:
        """Take a visible tile and its pillars. The tile below it stays unknown."""
        apply.receive_singles(pillars, self.singles, 0, self.supply)
        self.dug = tile

    def act(self, action: int) -> None:
        """Do a legal placement or decoration."""
        if action >= PLACE_ID:
            self.place(action)
        else:
            self.decorate(action)

    def place(self, action: int) -> None:
        if placements._source_of(action) == DUG:
            apply.place_tile(self.garden, self.dug, action, self.singles, self.doubles, 0, self.supply)
            self.dug = NO_TILE
        else:
            apply.place_tile(self.garden, self.stored, action, self.singles, self.doubles, 0, self.supply)
            self.stored = NO_TILE

    def decorate(self, action: int) -> None:
        if apply.place_decoration(self.garden, action, self.supply):
            self.token = NO_TOKEN
