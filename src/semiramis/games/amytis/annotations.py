"""Facts derived from a position of Amytis, for clients that know no rules.

Points come from the rules themselves, which are tried on copies of the position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import bits
from ..fields import write_fields
from . import apply, foresight, scoring
from .constants import (
    ARCHITECTS,
    BIT,
    BOARD,
    BUILD,
    BUILDS,
    CELL_NAMES,
    CHOOSE,
    COLORS,
    CORNER,
    CORNER_HEIGHT,
    CORNER_POINTS,
    CORNERS,
    EVERY_LAYER,
    FAVOR_NAMES,
    HAS_LINE,
    LAYER,
    LINES,
    NO_PROJECT,
    PALACE,
    PLACE_TOKEN,
    PLACES,
    PROJECT_FAVOR_POINTS,
    ROW,
    ROW_PLACES,
    ROW_POINTS,
    SCORE,
    SCORE_LINES,
    SIDES,
    STACK_HEIGHT,
    STACK_POINTS,
    STAIRS,
    STAIRS_POINTS,
    TAKE_DECK,
    TAKE_OPEN,
    TILE_NAMES,
)
from .events import names

if TYPE_CHECKING:
    from . import types
    from .state import AmytisState

FAVOR_EACH: dict[types.Favor, int | None] = {
    **dict(zip(FAVOR_NAMES, STACK_POINTS, strict=False)),
    "stairs": STAIRS_POINTS,
    "corners": CORNER_POINTS,
    "projects": PROJECT_FAVOR_POINTS,
    "row": None,
}


def annotations_of(state: AmytisState, seat: int | None) -> types.AmytisAnnotations:
    acts = seat == state.player and not state.over
    builds = acts and state.phase == BUILD
    ways = ways_of(state)
    return {
        "favor_points": favor_points(state),
        "favor_counts": favor_counts(state),
        "favor_each": FAVOR_EACH,
        "row": {"places": ROW_PLACES, "points": list(ROW_POINTS)},
        "projects": [
            [
                project_status(state, one, project, ways[project], builds and one == seat)
                for project in [*state.hand[one][: state.hand_size[one]], *state.open]
                if project != NO_PROJECT
            ]
            for one in range(2)
        ],
        "lines": [] if state.over else [line for one in range(2) for line in lines_of(state, one)],
        "choices": choices_of(state) if acts else None,
        "score_sources": [sources_of(state, one) for one in range(2)] if state.over else None,
    }


# Favours


def favor_points(state: AmytisState) -> dict[types.Favor, list[int]]:
    points: dict[types.Favor, list[int]] = {}
    alone = state.clone()
    for place, favor in enumerate(FAVOR_NAMES):
        if place == ROW:
            write_fields(alone, favors=[0, 0], row=list(state.row))
        else:
            write_fields(alone, favors=[BIT[place], BIT[place]], row=[0, 0])
        points[favor] = [lines["favors"] for lines in alone.breakdown()]
    return points


def favor_counts(state: AmytisState) -> dict[types.Favor, list[int]]:
    """Count for each favour and seat what the favour counts. A test compares the counts with the points."""
    heights = [list(state.heights[seat]) for seat in range(2)]
    completed = list(state.completed_size)
    counts = {
        favor: [len(favor_cells(one, place)) // (3 if place == STAIRS else 1) for one in heights]
        for place, favor in enumerate(FAVOR_NAMES)
    }
    return counts | {"projects": completed, "row": list(state.row)}


# Projects


def ways_of(state: AmytisState) -> list[list[int]]:
    """Return for each project every way to show it: nine bits for each colour."""
    first, variants = list(state.box.first), list(state.box.variants)
    return [variants[first[project] : first[project + 1]] for project in range(len(first) - 1)]


def project_status(state: AmytisState, seat: int, project: int, ways: list[int], builds: bool) -> types.ProjectStatus:
    colors = state.colors[seat]
    missing = fewest_missing(ways, colors)
    return {
        "project": project,
        "missing": missing,
        "ways": [
            {"spots": spots(way), "missing": spots(way & ~colors)}
            for way in ways
            if (way & ~colors).bit_count() == missing
        ],
        "missing_after": missing_after(ways, colors) if builds else None,
    }


def fewest_missing(ways: list[int], colors: int) -> int:
    return min([(way & ~colors).bit_count() for way in ways])


def missing_after(ways: list[int], colors: int) -> dict[types.Color, dict[types.Cell, int]]:
    return {
        color: {
            name: fewest_missing(ways, colors & ~EVERY_LAYER[cell] | BIT[layer * LAYER + cell])
            for cell, name in enumerate(CELL_NAMES)
        }
        for layer, color in enumerate(COLORS)
    }


def spots(colors: int) -> list[types.Spot]:
    found: list[types.Spot] = []
    while colors:
        layer, cell = divmod(bits.first(colors), LAYER)
        colors &= colors - 1
        found.append({"cell": CELL_NAMES[cell], "color": COLORS[layer]})
    return found


# Architects


def lines_of(state: AmytisState, seat: int) -> list[types.Line]:
    """Return the lines that a seat may complete with its next architect."""
    own = state.architects[seat]
    if HAS_LINE[own] or own.bit_count() == ARCHITECTS:
        return []  # they come back before it places another one
    free = BOARD & ~(state.empty | state.architects[0] | state.architects[1])
    return [
        {"seat": seat, "stacks": names(line), "stack": CELL_NAMES[(line & ~own).bit_length() - 1]}
        for line in LINES
        if (line & own).bit_count() == 2 and line & ~own & free
    ]


# Choices


def choices_of(state: AmytisState) -> types.Choices:
    legal = state.legal_actions()
    builds = [action for action in legal if action < BUILDS]
    return {
        "builds": builds_of(state, builds) if builds else [],
        "projects": [project_choice(state, action) for action in legal if BUILDS <= action < PLACE_TOKEN],
        "favors": [favor_choice(state, action) for action in legal if action >= PLACE_TOKEN],
    }


def builds_of(state: AmytisState, builds: list[int]) -> list[types.Build]:
    known = foresight.without_chance(state)
    found: list[types.Build] = []
    for action in builds:
        stack, cell = divmod(action, PLACES)
        tile = top_tile(state, stack)
        found.append(
            {
                "action": state._format_action(action),
                "stack": CELL_NAMES[stack],
                "cell": CELL_NAMES[cell],
                "tile": TILE_NAMES[tile],
                "palace": palace_gain(known, action) if tile // 4 == PALACE else None,
            }
        )
    return found


def top_tile(state: AmytisState, stack: int) -> int:
    return state.tiles[stack * STACK_HEIGHT + state.stack_size[stack] - 1]


def palace_gain(known: AmytisState, action: int) -> types.PalaceGain | None:
    """Return what all choices after building a palace have in common; None if there is nothing to choose."""
    seat = known.player
    built = known.clone()
    built._advance(action)
    if built.phase != CHOOSE:
        return None
    before = known.breakdown()[seat]
    gains: list[dict[str, int]] = []
    completed: list[set[int]] = []
    for choice in built.legal_actions():
        after = built.clone()
        after._advance(choice)
        gains.append({line: points - before[line] for line, points in after.breakdown()[seat].items()})
        completed.append({*after.completed[seat][known.completed_size[seat] : after.completed_size[seat]]})
    return {
        "side": SIDES[known.sides[PALACE]],
        "score": max(gain["track"] for gain in gains),
        "points": {line: min(gain[line] for gain in gains) for line in SCORE_LINES},
        "completes": sorted(set.intersection(*completed)),
        "line": apply._completed_line(built, seat) != 0,
    }


def project_choice(state: AmytisState, action: int) -> types.ProjectChoice:
    return {
        "action": state._format_action(action),
        "takes": "score" if action == SCORE else "deck" if action == TAKE_DECK else "open",
        "project": None if action >= TAKE_DECK else state.open[action - TAKE_OPEN],
    }


def favor_choice(state: AmytisState, action: int) -> types.FavorChoice:
    return {"action": state._format_action(action), "favor": FAVOR_NAMES[action - PLACE_TOKEN]}


# Actions


def describe_action(state: AmytisState, action: int) -> types.AmytisAction:
    if action < BUILDS:
        stack, cell = divmod(action, PLACES)
        tile = TILE_NAMES[top_tile(state, stack)]
        return {"verb": "build", "stack": CELL_NAMES[stack], "cell": CELL_NAMES[cell], "tile": tile}
    if action >= PLACE_TOKEN:
        return {"verb": "favor", "favor": FAVOR_NAMES[action - PLACE_TOKEN]}
    choice = project_choice(state, action)
    return {
        "verb": "palace",
        "takes": choice["takes"],
        "project": choice["project"],
        "slot": action - TAKE_OPEN + 1 if choice["takes"] == "open" else None,
    }


# The score


def sources_of(state: AmytisState, seat: int) -> dict[types.ScoreLine, types.ScoreSources]:
    """Return what the points of each line come from. Buildings scored when they were built: all cells that have one."""
    heights = list(state.heights[seat])
    places = [
        place for place in range(ROW) if state.favors[seat] & BIT[place] and scoring._place_points(state, seat, place)
    ]
    row = [ROW] if state.row[seat] else []
    counted = sorted({cell for place in places for cell in favor_cells(heights, place)})
    return {
        "track": {
            "cells": [name for name, height in zip(CELL_NAMES, heights, strict=True) if height],
            "projects": [],
            "favors": [],
        },
        "projects": {"cells": [], "projects": [*state.completed[seat][: state.completed_size[seat]]], "favors": []},
        "favors": {
            "cells": [CELL_NAMES[cell] for cell in counted],
            "projects": [],
            "favors": [FAVOR_NAMES[place] for place in [*places, *row]],
        },
    }


def favor_cells(heights: list[int], place: int) -> list[int]:
    """Return the cells of a city that a favour counts."""
    if place < STAIRS:
        return [cell for cell in range(PLACES) if heights[cell] == place + 1]
    if place == STAIRS:
        lines = [[cell for cell in range(PLACES) if line & BIT[cell]] for line in LINES[:6]]
        return [cell for line in lines if [heights[at] for at in line] in ([1, 2, 3], [3, 2, 1]) for cell in line]
    if place == CORNERS:
        return [cell for cell in range(PLACES) if CORNER & BIT[cell] and heights[cell] >= CORNER_HEIGHT]
    return []
