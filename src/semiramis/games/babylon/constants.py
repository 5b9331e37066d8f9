"""The numbers and names of the rules: cells, corners, icons, tokens, and the action space.

Not compiled: constants of a compiled module cannot be seen from other modules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from .types import (
    Corner,
    Finish,
    Flower,
    Icon,
    Kind,
    Phase,
    ScoreLine,
    Source,
    Stack,
    SupplyPiece,
    Support,
    Token,
)

# Cells of a garden: 8 x 8, a1 = 0 in the north-west, b1 = 1, a2 = 8, h8 = 63. A set of cells is a 64-bit board.
WIDTH = 8
CELLS = 64
FULL = (1 << CELLS) - 1
BIT = [1 << cell for cell in range(CELLS)]
CELL_NAMES = [f"{'abcdefgh'[cell % WIDTH]}{cell // WIDTH + 1}" for cell in range(CELLS)]

# The quarry: 4 x 4 stacks, a1 = 0, b1 = 1, a2 = 4, d4 = 15.
QUARRY_WIDTH = 4
STACKS = 16
STACK_NAMES: Sequence[Stack] = [*get_args(Stack)]
# For each stack its four neighbours (north, east, south, west); -1 is the quarry's side.
SIDE = -1
NEIGHBOURS = [
    [
        s - 4 if s >= 4 else SIDE,
        s + 1 if s % 4 < 3 else SIDE,
        s + 4 if s < 12 else SIDE,
        s - 1 if s % 4 else SIDE,
    ]
    for s in range(STACKS)
]

# A stack's layers from the bottom up; a stack of height h shows the tile of layer h - 1.
MATERIALS = ["basalt", "granite", "clay"]
LAYERS = 3

# A tile's spaces and corners, clockwise from the north-west, and how far each is from the north-west cell.
CORNER_NAMES: Sequence[Corner] = ["nw", "ne", "se", "sw"]
CORNERS = 4
OFFSET = [0, 1, WIDTH + 1, WIDTH]
NO_CORNER = -1

# The north-west cells of all places for a tile.
SITES = sum(BIT[row * WIDTH + column] for row in range(7) for column in range(7))
SITE_CELL = [row * WIDTH + column for row in range(7) for column in range(7)]
SITE_INDEX = [SITE_CELL.index(cell) if cell in SITE_CELL else -1 for cell in range(CELLS)]
# Which corners stand on pillars: all four, or all but the open one.
SHAPES = 5
ALL_FOUR = 0

# What supports a corner.
NOTHING, SINGLE, DOUBLE, STATUE_PILLAR = 0, 1, 2, 3
SUPPORT_NAMES: Sequence[Support | None] = [None, "single", "double", "statue"]

FLOWERS: Sequence[Flower] = ["white", "pink", "blue", "yellow"]

# Icons, and the decoration that each is for. BLANK is a space without an icon.
BLANK, STAIRS, FOUNTAIN, BRIDGE, STATUE = 0, 1, 2, 3, 4
ICON_NAMES: Sequence[Icon] = ["", "stairs", "fountain", "bridge", "statue"]
KIND_NAMES: dict[int, Kind] = {STAIRS: "stairs", FOUNTAIN: "fountain", BRIDGE: "bridge", STATUE: "statue"}
ICONS = 5
# The supply counts decorations by their icon, and three more.
BELVEDERE, SINGLE_PILLAR, DOUBLE_PILLAR = 0, 5, 6
PIECE_NAMES: Sequence[SupplyPiece] = [
    "belvedere",
    "stairs",
    "fountain",
    "bridge",
    "statue",
    "single_pillar",
    "double_pillar",
]
PIECES = 7
# More than any game uses.
UNLIMITED = 1_000_000

# Round tokens. NO_TOKEN is in force in the first round.
NO_TOKEN, BLANK_TOKEN, EXTRA_SINGLE, EXTRA_DOUBLE, CHANGE_ICON, FILL_BLANK, DOUBLE_FLOWER, ONE_FEWER = range(-1, 7)
TOKEN_NAMES: Sequence[Token] = [
    "blank",
    "extra_single",
    "extra_double",
    "change_icon",
    "fill_blank",
    "double_flower",
    "one_fewer",
]
TOKENS = 14
TOKENS_IN_GAME = {2: 14, 3: 12, 4: 10}
REMOVALS = {2: 6, 3: 3, 4: 0}

# Tiles by number: 16 basalt, 16 granite, 16 clay, 4 starting tiles. NO_TILE: none there.
TILES = 52
STARTING_TILE = 48
NO_TILE = -1

PILLAR_STORAGE = 6
PLAYERS = 4
# A garden has at most the starting tile and one tile for each of 15 rounds, and no more levels than tiles.
GARDEN_TILES = 16
LEVELS = 18

REMOVE, DIG, BUILD, OVER = 0, 1, 2, 3
PHASE_NAMES: Sequence[Phase] = ["remove", "dig", "build", "over"]

# The action space. A placement does not name its level: above the highest of its four cells there are only two that
# pillars can reach, one single or one double pillar higher.
REMOVE_ID = 0
DIG_ID = REMOVE_ID + STACKS
FINISH_ID = DIG_ID + STACKS
FINISHES: Sequence[Finish] = ["none", "dug", "stored"]
FINISH_NONE, FINISH_DUG, FINISH_STORED = FINISH_ID, FINISH_ID + 1, FINISH_ID + 2
STAIRS_ID = FINISH_ID + len(FINISHES)

# A decoration of two spaces: its lesser cell and the step to the other, eastward or southward.
EAST, SOUTH = 0, 1
STEP = [[0, 0], [1, 8], [1, 8], [2, 16], [0, 0]]


def _pairs(reach: int) -> list[tuple[int, int]]:
    east = [(c, c + reach) for c in range(CELLS) if c % WIDTH + reach < WIDTH]
    south = [(c, c + reach * WIDTH) for c in range(CELLS) if c // WIDTH + reach < WIDTH]
    return east + south


ADJACENT_PAIRS = _pairs(1)
BRIDGE_PAIRS = _pairs(2)
FOUNTAIN_ID = STAIRS_ID + len(ADJACENT_PAIRS)
BRIDGE_ID = FOUNTAIN_ID + len(ADJACENT_PAIRS)
STATUE_ID = BRIDGE_ID + len(BRIDGE_PAIRS)
PLACE_ID = STATUE_ID + CELLS
DUG, STORED = 0, 1
TILE_SOURCES: Sequence[Source] = ["dug", "stored"]
ROTATIONS = 4
SHAPE_IDS = len(SITE_CELL) * ROTATIONS
UPPER_IDS = SHAPES * SHAPE_IDS
STORED_IDS = 2 * UPPER_IDS
ACTION_COUNT = PLACE_ID + 2 * STORED_IDS

# For each decoration of two spaces and direction: the action of each lesser cell, the cells that have one.
PAIR_ID = [[[-1] * CELLS, [-1] * CELLS] for _ in range(ICONS)]
PAIR_ROOM = [[0, 0] for _ in range(ICONS)]
DECORATION_KIND = [BLANK] * PLACE_ID
DECORATION_CELLS = [[0, 0] for _ in range(PLACE_ID)]
for _kind, _first, _pair_list in (
    (STAIRS, STAIRS_ID, ADJACENT_PAIRS),
    (FOUNTAIN, FOUNTAIN_ID, ADJACENT_PAIRS),
    (BRIDGE, BRIDGE_ID, BRIDGE_PAIRS),
):
    for _index, (_a, _b) in enumerate(_pair_list):
        _direction = EAST if _b - _a < WIDTH else SOUTH
        PAIR_ID[_kind][_direction][_a] = _first + _index
        PAIR_ROOM[_kind][_direction] |= BIT[_a]
        DECORATION_KIND[_first + _index] = _kind
        DECORATION_CELLS[_first + _index] = [_a, _b]
for _cell in range(CELLS):
    DECORATION_KIND[STATUE_ID + _cell] = STATUE
    DECORATION_CELLS[STATUE_ID + _cell] = [_cell, _cell]

# The row and the column of each cell.
CROSS = [
    sum(BIT[c] for c in range(CELLS) if c % WIDTH == cell % WIDTH or c // WIDTH == cell // WIDTH)
    for cell in range(CELLS)
]

SCORE_LINES: tuple[ScoreLine, ...] = get_args(ScoreLine)
STATUES, FOUNTAINS, BRIDGES, STAIRCASES, DECORATION_SETS, FLOWER_SETS, BELVEDERES, HIGHEST_LEVEL = range(8)
VISIBLE_PITS = "visible_pits"

# The numbers of the score sheet. Stairs score for both of the levels that they join.
LEVEL_POINTS_EACH = [0, 1, 3, 3, 1]
"""The points of a decoration for each level, by its icon."""
DECORATION_SET_POINTS = 4
FLOWER_SET_POINTS = 4
BELVEDERE_POINTS = 1
HIGHEST_LEVEL_POINTS = 2
"""The points for each level up to the highest one."""

SCORE_NUMBERS = {f"points-{name}": LEVEL_POINTS_EACH[icon] for icon, name in KIND_NAMES.items()} | {
    "points-decoration-set": DECORATION_SET_POINTS,
    "points-flower-set": FLOWER_SET_POINTS,
    "points-belvedere": BELVEDERE_POINTS,
    "points-level": HIGHEST_LEVEL_POINTS,
}
"""The numbers of the score sheet by the names that texts for people give them: `{ $points-fountain }`."""
