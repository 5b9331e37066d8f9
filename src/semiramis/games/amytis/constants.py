"""The numbers and names of the rules that no box changes, and the action space.

Not compiled: constants of a compiled module cannot be seen from other modules.
"""

from __future__ import annotations

from typing import get_args

from .types import Building, Cell, Color, Favor, Phase, ScoreLine, Side, Tile

BUILDINGS: tuple[Building, ...] = ("garden", "market", "wall", "palace", "residence", "theater")
GARDEN, MARKET, WALL, PALACE, RESIDENCE, THEATER = range(6)
SIDES: tuple[Side, Side] = ("A", "B")
COLORS: tuple[Color, ...] = ("blue", "green", "orange", "pink")

# A tile is building * 4 + colour; two of each lie in the box.
TILE_NAMES: tuple[Tile, ...] = get_args(Tile)
COPIES = 2

# Cells of a city and stacks of the building board, row by row: columns go east, rows south.
CELL_NAMES: tuple[Cell, ...] = get_args(Cell)
PLACES = 9
STACK_HEIGHT = 5
MOST_BUILT = 20
"""The largest number of tiles of a city."""

# The action space.
BUILDS = 81
"""Ids below this are stack * 9 + cell."""
SLOTS = 3
TAKE_OPEN = 81
TAKE_DECK = 84
SCORE = 85
PLACE_TOKEN = 86
ACTION_COUNT = 94

# The phases of a turn: what the current player has to do.
BUILD, CHOOSE, FAVOR, OVER = range(4)
PHASE_NAMES: tuple[Phase, ...] = ("build", "palace", "favor", "over")

# Project cards go by the number printed on them.
PROJECTS = 20
NO_PROJECT = 0
HAND = 2
MOST_PROJECTS = 11
"""Three to start with, and one from each of the eight palaces."""

FAVOR_NAMES: tuple[Favor, ...] = ("I", "II", "III", "IV", "stairs", "corners", "projects", "row")
STAIRS, CORNERS, PROJECT_FAVOR, ROW = 4, 5, 6, 7
ARCHITECTS = 4
TOKENS = 5
ROW_PLACES = 6
ROW_SHARE = 4
"""Places of the bottom row that one player may take (ruling A3)."""
EMPTY_STACKS = 2
"""The number of empty stacks that ends the game."""

SCORE_LINES: tuple[ScoreLine, ...] = get_args(ScoreLine)
# Points of a building for each thing it counts, side A and side B; walls in the corners have a scale of their own.
POINTS_EACH = [1, 2, 2, 1, 2, 0, 1, 1, 1, 2, 1, 2]
CORNER_WALL_POINTS = [0, 1, 4, 8, 10]

# Points of the favours.
STACK_POINTS = [3, 2, 4, 6]
STAIRS_POINTS = 6
CORNER_POINTS = 5
CORNER_HEIGHT = 3
PROJECT_FAVOR_POINTS = 2
ROW_POINTS = [0, 4, 10, 18, 30]

SCORE_NUMBERS = {
    f"points-{building}-{side}": POINTS_EACH[2 * number + place]
    for number, building in enumerate(BUILDINGS)
    for place, side in enumerate(SIDES)
    if (building, side) != ("wall", "B")
}
"""The numbers of the score sheet by the names that texts for people give them: `{ $points-garden-A }`."""
SCORE_NUMBERS |= {f"points-wall-B-{count}": CORNER_WALL_POINTS[count] for count in range(1, 5)}
SCORE_NUMBERS |= {
    f"points-favor-{name}": points
    for name, points in zip(
        FAVOR_NAMES, [*STACK_POINTS, STAIRS_POINTS, CORNER_POINTS, PROJECT_FAVOR_POINTS], strict=False
    )
}
SCORE_NUMBERS |= {f"points-row-{count}": ROW_POINTS[count] for count in range(1, ROW_SHARE + 1)}

# Sets of places as bits, place 0 (a1) the lowest.
BIT = [1 << place for place in range(64)]
BOARD = 0b111_111_111
EDGE = 0b111_101_111
CORNER = 0b101_000_101
LINES = [0b111, 0b111_000, 0b111_000_000, 0b001_001_001, 0b010_010_010, 0b100_100_100, 0b100_010_001, 0b001_010_100]
"""Rows, columns and diagonals."""
HAS_LINE = [int(any(board & line == line for line in LINES)) for board in range(512)]

# A city's visible tiles are nine bits for each colour, and nine for each building, packed in one number.
LAYER = 9
EVERY_LAYER = [sum(1 << (layer * LAYER + cell) for layer in range(len(BUILDINGS))) for cell in range(PLACES)]
"""The bits of a cell in every layer."""
