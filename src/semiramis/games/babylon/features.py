"""The features of an observation of Babylon; docs/envs/babylon.md describes them.

Not compiled: `observation.py` copies the places of the features from here.
"""

from __future__ import annotations

from ..features import Feature, starts
from .components import MOST_PIECES
from .constants import (
    CORNERS,
    FLOWERS,
    ICONS,
    LAYERS,
    LEVELS,
    PHASE_NAMES,
    PIECES,
    QUARRY_WIDTH,
    REMOVALS,
    STARTING_TILE,
    TOKEN_NAMES,
    TOKENS,
    TOKENS_IN_GAME,
    WIDTH,
)

QUARRY = (QUARRY_WIDTH, QUARRY_WIDTH)
GARDEN = (WIDTH, WIDTH)
ICON_KINDS = ICONS - 1
TILE = (CORNERS, ICON_KINDS)
MOST_POINTS = 2000
"""More than any garden can give: 64 decorations of no more than 3 x 16 points, were there room for them, and less."""

TABLE = (
    # The quarry.
    Feature("quarry_heights", QUARRY, LAYERS),
    Feature("quarry_icons", (*TILE, *QUARRY), 1),
    Feature("quarry_flowers", (len(FLOWERS), *QUARRY), 1),
    Feature("quarry_edges", QUARRY, CORNERS),
    Feature("unseen_tiles", (STARTING_TILE,), 1),
    # The turn.
    Feature("phase", (len(PHASE_NAMES) - 1,), 1),
    Feature("removals_left", (), max(REMOVALS.values())),
    Feature("dug_icons", TILE, 1),
    Feature("dug_flower", (len(FLOWERS),), 1),
    Feature("placed", (), 2),
    Feature("wild_used", (), 1),
    # The rounds and the supply.
    Feature("token", (len(TOKEN_NAMES),), 1),
    Feature("unseen_tokens", (len(TOKEN_NAMES),), TOKENS),
    Feature("round", (), max(TOKENS_IN_GAME.values()) + 1),
    Feature("rounds_left", (), max(TOKENS_IN_GAME.values())),
    Feature("supply", (PIECES,), MOST_PIECES, -1),
    # What was agreed on.
    Feature("directly_below", (), 1),
    Feature("gap_to_ground", (), 1),
    Feature("covered_belvederes", (), 1),
)

SEAT = (
    Feature("to_act", (), 1),
    Feature("first_player", (), 1),
    Feature("flower", (len(FLOWERS),), 1),
    Feature("singles", (), MOST_PIECES),
    Feature("doubles", (), MOST_PIECES),
    Feature("stored_icons", TILE, 1),
    Feature("stored_flower", (len(FLOWERS),), 1),
    Feature("points", (), MOST_POINTS),
    # The garden, seen from above.
    Feature("levels", GARDEN, LEVELS),
    Feature("icons", (ICON_KINDS, *GARDEN), 1),
    Feature("corners", (CORNERS, *GARDEN), 1),
    Feature("flowers", (len(FLOWERS), *GARDEN), 1),
    Feature("pieces", (ICONS, *GARDEN), 1),
    Feature("bridges", GARDEN, LEVELS),
    Feature("fresh", GARDEN, 1),
    Feature("footprints", GARDEN, 1),
    Feature("hidden_statues", GARDEN, 1),
)
"""What each seat has. In an observation each of these features holds the numbers of all seats, one after the other."""


def features(players: int) -> tuple[Feature, ...]:
    return TABLE + tuple(Feature(f.name, (players, *f.shape), f.most, f.least) for f in SEAT)


(
    QUARRY_HEIGHTS,
    QUARRY_ICONS,
    QUARRY_FLOWERS,
    QUARRY_EDGES,
    UNSEEN_TILES,
    PHASE,
    REMOVALS_LEFT,
    DUG_ICONS,
    DUG_FLOWER,
    PLACED,
    WILD_USED,
    TOKEN,
    UNSEEN_TOKENS,
    ROUND,
    ROUNDS_LEFT,
    SUPPLY,
    DIRECTLY_BELOW,
    GAP_TO_GROUND,
    COVERED_BELVEDERES,
    TABLE_SIZE,
) = starts(TABLE)

# With one player; a feature of a seat begins this many times the number of players behind the table's.
(
    TO_ACT,
    FIRST_PLAYER,
    FLOWER,
    SINGLES,
    DOUBLES,
    STORED_ICONS,
    STORED_FLOWER,
    POINTS,
    LEVELS_AT,
    ICONS_AT,
    CORNERS_AT,
    FLOWERS_AT,
    PIECES_AT,
    BRIDGES,
    FRESH,
    FOOTPRINTS,
    HIDDEN_STATUES,
    SEAT_SIZE,
) = starts(SEAT)
