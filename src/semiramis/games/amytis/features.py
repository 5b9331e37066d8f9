"""The features of an observation of Amytis; docs/envs/amytis.md describes them.

Not compiled: `observation.py` copies the places of the features from here.
"""

from __future__ import annotations

from ..features import Feature, starts
from .constants import (
    BUILDINGS,
    COLORS,
    COPIES,
    FAVOR_NAMES,
    MOST_BUILT,
    PHASE_NAMES,
    PROJECTS,
    ROW_SHARE,
    SLOTS,
    STACK_HEIGHT,
    TILE_NAMES,
)

PLANE = (3, 3)
SEATS = 2
MOST_POINTS = 1000
"""More than any game can give: 20 buildings with no more than 40 points each, 11 projects, 5 favours."""

FEATURES = (
    # The building board.
    Feature("stack_heights", PLANE, STACK_HEIGHT),
    Feature("stack_buildings", (len(BUILDINGS), *PLANE), 1),
    Feature("stack_colors", (len(COLORS), *PLANE), 1),
    Feature("architects", (SEATS, *PLANE), 1),
    Feature("turn_stack", PLANE, 1),
    # The cities.
    Feature("turn_cell", PLANE, 1),
    Feature("city_heights", (SEATS, *PLANE), MOST_BUILT),
    Feature("city_buildings", (SEATS, len(BUILDINGS), *PLANE), 1),
    Feature("city_colors", (SEATS, len(COLORS), *PLANE), 1),
    # Tiles and cards.
    Feature("unseen_tiles", (len(TILE_NAMES),), COPIES),
    Feature("open_projects", (SLOTS, PROJECTS), 1),
    Feature("unseen_projects", (PROJECTS,), 1),
    Feature("hands", (SEATS, PROJECTS), 1),
    Feature("completed", (SEATS, PROJECTS), 1),
    # The favour board and the track.
    Feature("favors", (SEATS, len(FAVOR_NAMES) - 1), 1),
    Feature("row", (SEATS,), ROW_SHARE),
    Feature("track", (SEATS,), MOST_POINTS),
    Feature("points", (SEATS,), MOST_POINTS),
    # Whose turn it is, and what was agreed on.
    Feature("to_act", (SEATS,), 1),
    Feature("first_player", (SEATS,), 1),
    Feature("phase", (len(PHASE_NAMES) - 1,), 1),
    Feature("sides", (len(BUILDINGS),), 1),
    Feature("third_project", (), 1),
)

(
    STACK_HEIGHTS,
    STACK_BUILDINGS,
    STACK_COLORS,
    ARCHITECTS_AT,
    TURN_STACK,
    TURN_CELL,
    CITY_HEIGHTS,
    CITY_BUILDINGS,
    CITY_COLORS,
    UNSEEN_TILES,
    OPEN_PROJECTS,
    UNSEEN_PROJECTS,
    HANDS,
    COMPLETED,
    FAVORS_AT,
    ROW_AT,
    TRACK,
    POINTS,
    TO_ACT,
    FIRST_PLAYER,
    PHASE,
    SIDES,
    THIRD_PROJECT,
    SIZE,
) = starts(FEATURES)
