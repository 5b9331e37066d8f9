"""The table: all that lies on it, and what the cities, the projects and the favours on it are worth."""

from __future__ import annotations

from typing import Self

from .. import bits
from ..arguments import check_type
from ..game import State
from . import constants
from .components import Box
from .constants import (
    BOARD,
    CORNER,
    CORNER_HEIGHT,
    CORNER_POINTS,
    CORNERS,
    DONE,
    EDGE,
    GARDEN,
    HAND,
    LAYER,
    MARKET,
    PALACE,
    PLACES,
    PROJECT_FAVOR,
    PROJECT_FAVOR_POINTS,
    RESIDENCE,
    STAIRS,
    STAIRS_POINTS,
    WALL,
)

BIT = constants.BIT
POINTS_EACH = constants.POINTS_EACH
CORNER_WALL_POINTS = constants.CORNER_WALL_POINTS
STACK_POINTS = constants.STACK_POINTS
ROW_POINTS = constants.ROW_POINTS


class Table(State):
    """The building board, the two cities, the project cards and the favour board.

    Tiles are building * 4 + colour, projects the numbers printed on the cards; sets of cells and stacks are bits.
    `sides`, `second_player_projects` and `box` are what the players agreed on; all else changes.
    """

    _assignable = frozenset[str]()

    def __init__(self, box: Box) -> None:
        check_type(box, Box, "box")
        super().__init__(2)
        self.box = box
        self.second_player_projects = HAND
        self.first_player = 0
        # Over until it is dealt: nothing is legal with empty stacks.
        self.player = -1
        self.over = True
        self.phase = DONE
        self.stack = 0  # that the architect of this turn stands on
        self.empty = 0  # stacks
        self.deck_size = 0
        self.allocate()

    def allocate(self) -> None:
        self.sides = [0] * 6

        # The building board. Stacks lie in `tiles` one after the other, each from the bottom up, then the three tiles
        # that left the game; `stack_size` says how many of a stack are still there.
        self.tiles = [0] * 48
        self.stack_size = [0] * 9
        self.architects = [0] * 2

        # The cities: each tile in the order of building, as tile * 9 + cell, and what can be seen of them.
        self.built = [[0] * 20, [0] * 20]
        self.built_size = [0] * 2
        self.heights = [[0] * 9, [0] * 9]
        self.colors = [0] * 2
        self.kinds = [0] * 2

        # The project cards; the deck lies from the bottom up.
        self.deck = [0] * 20
        self.open = [0] * 3
        self.hand = [[0] * 11, [0] * 11]
        self.hand_size = [0] * 2
        self.completed = [[0] * 11, [0] * 11]
        self.completed_size = [0] * 2

        # Points on the track; the favour board: each seat's places as bits, and its tokens in the bottom row.
        self.track = [0] * 2
        self.favors = [0] * 2
        self.row = [0] * 2

    def _has_the_box_of(self, other: Self) -> bool:
        return self.is_set_up_like(other)

    def is_set_up_like(self, other: Table) -> bool:
        """Apart from `_has_the_box_of`, which the contract's sidecar declares: its own may not give `other` a type."""
        for building in range(6):
            if self.sides[building] != other.sides[building]:
                return False
        return self.box is other.box and self.second_player_projects == other.second_player_projects

    # Points.

    def building_points(self, seat: int) -> int:
        """What the building that a seat built last scores at once."""
        building = self.built[seat][self.built_size[seat] - 1] // PLACES // 4
        count = self.building_count(seat)
        if building == WALL and self.sides[WALL]:
            return CORNER_WALL_POINTS[count]
        return count * POINTS_EACH[building * 2 + self.sides[building]]

    def building_count(self, seat: int) -> int:
        """How many there are of what the building that a seat built last counts."""
        last = self.built[seat][self.built_size[seat] - 1]
        tile = last // PLACES
        building = tile // 4
        side_b = self.sides[building]
        if building == GARDEN:
            height = self.heights[seat][last % PLACES]
            return height if side_b else self.stacks_of(seat, height)
        if building == MARKET:
            same = bits.count((self.colors[seat] >> tile % 4 * LAYER) & BOARD)
            return bits.count(self.colors[seat]) - same if side_b else same
        if building == WALL:
            return bits.count(self.visible(seat, WALL) & (CORNER if side_b else EDGE))
        if building == PALACE:
            if side_b:
                return self.completed_size[0] + self.completed_size[1]
            return bits.count(self.visible(seat, PALACE))
        if building == RESIDENCE:
            if side_b:
                return bits.count(self.visible(seat, MARKET)) + bits.count(self.visible(seat, RESIDENCE))
            kinds = 0
            for kind in range(6):
                if self.visible(seat, kind):
                    kinds += 1
            return kinds
        # A theater.
        own = bits.count(self.architects[seat])
        return own if side_b else own + bits.count(self.architects[1 - seat])

    def visible(self, seat: int, building: int) -> int:
        """The cells of a city in which a building is visible."""
        return (self.kinds[seat] >> building * LAYER) & BOARD

    def stacks_of(self, seat: int, height: int) -> int:
        """How many cells of a city are exactly as high."""
        count = 0
        for cell in range(PLACES):
            if self.heights[seat][cell] == height:
                count += 1
        return count

    def project_points(self, seat: int) -> int:
        points = 0
        for i in range(self.completed_size[seat]):
            points += self.box.points[self.completed[seat][i]]
        return points

    def favor_points(self, seat: int) -> int:
        favors = self.favors[seat]
        points = ROW_POINTS[self.row[seat]]
        for i in range(4):
            if favors & BIT[i]:
                points += STACK_POINTS[i] * self.stacks_of(seat, i + 1)
        if favors & BIT[STAIRS]:
            for i in range(3):
                points += STAIRS_POINTS * (self.is_stairs(seat, 3 * i, 1) + self.is_stairs(seat, i, 3))
        if favors & BIT[CORNERS]:
            for cell in range(PLACES):
                if CORNER & BIT[cell] and self.heights[seat][cell] >= CORNER_HEIGHT:
                    points += CORNER_POINTS
        if favors & BIT[PROJECT_FAVOR]:
            points += PROJECT_FAVOR_POINTS * self.completed_size[seat]
        return points

    def is_stairs(self, seat: int, cell: int, step: int) -> bool:
        """Whether three stacks from a cell on are 1, 2 and 3 high, or 3, 2 and 1."""
        start = self.heights[seat][cell]
        end = self.heights[seat][cell + 2 * step]
        return self.heights[seat][cell + step] == 2 and ((start == 1 and end == 3) or (start == 3 and end == 1))

    def _points(self, seat: int) -> int:
        return self.track[seat] + self.project_points(seat) + self.favor_points(seat)

    def scores(self) -> list[int]:
        self._check_ready()
        if self.over:
            return [self._points(0), self._points(1)]
        return [self.track[0], self.track[1]]

    def breakdown(self) -> list[dict[str, int]]:
        self._check_ready()
        return [
            {
                "track": self.track[seat],
                "projects": self.project_points(seat),
                "favors": self.favor_points(seat),
            }
            for seat in range(2)
        ]

    def winners(self) -> list[int]:
        if not self.over:
            return []
        best = max(self._points(0), self._points(1))
        return [seat for seat in range(2) if self._points(seat) == best]

    def _counted(self, seat: int) -> int:
        """How many there are of what the building that a seat built last counts, for the story of a turn."""
        return self.building_count(seat)
