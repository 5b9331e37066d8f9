"""Facts derived from a position of Babylon, for clients that know no rules.

Costs and supports come from the rules themselves: nothing here decides what is legal.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal

from . import constants, explain, legal, scoring
from .constants import (
    BIT,
    BUILD,
    CELL_NAMES,
    CORNER_NAMES,
    DECORATION_CELLS,
    DECORATION_KIND,
    DIG_ID,
    DOUBLE,
    FINISH_ID,
    FINISHES,
    KIND_NAMES,
    NO_CORNER,
    NO_TILE,
    PLACE_ID,
    REMOVE,
    REMOVE_ID,
    SINGLE,
    SITE_CELL,
    STACK_NAMES,
    STAIRS_ID,
    SUPPORT_NAMES,
)
from .events import pillar_sources, wild_cell
from .placements import Placement, _rotation_of, _source_of

if TYPE_CHECKING:
    from . import types
    from .garden import Garden
    from .state import BabylonState

LINE_OF: dict[int, types.ScoreLine] = {
    constants.STATUE: "statues",
    constants.FOUNTAIN: "fountains",
    constants.BRIDGE: "bridges",
    constants.STAIRS: "stairs",
}
"""The score line of each kind of decoration."""
USING: dict[tuple[str, int], list[int]] = {}
"""The decorations of a kind that use a cell."""
for _action in range(STAIRS_ID, PLACE_ID):
    for _cell in sorted({*DECORATION_CELLS[_action]}):
        USING.setdefault((KIND_NAMES[DECORATION_KIND[_action]], _cell), []).append(_action)


def annotations_of(state: BabylonState, seat: int | None) -> types.BabylonAnnotations:
    return {
        "pillar_storage": constants.PILLAR_STORAGE,
        "pillars": pillars_of(state) if state.phase == constants.DIG else None,
        "scores": [score_of(garden, points) for garden, points in zip(state.gardens, state.breakdown(), strict=False)],
        "choices": choices_of(state) if seat == state.player and not state.over else None,
        "score_sources": score_sources(state) if state.over else None,
    }


def choices_of(state: BabylonState) -> types.Choices:
    actions, text_of = state.legal_actions(), state.format_action
    first_stack = REMOVE_ID if state.phase == REMOVE else DIG_ID
    placements = [action for action in actions if action >= PLACE_ID]
    decorations = [action for action in actions if STAIRS_ID <= action < PLACE_ID]
    return {
        "stacks": {STACK_NAMES[action - first_stack]: text_of(action) for action in actions if action < FINISH_ID},
        "finishes": {
            FINISHES[action - FINISH_ID]: text_of(action) for action in actions if FINISH_ID <= action < STAIRS_ID
        },
        "tiles": tiles_at_hand(state) if placements else [],
        "sites": sites_of(state, placements),
        "levels": levels_of(state) if has_tile_at_hand(state) else {},
        "decorations": [possible_decoration(state, action) for action in decorations],
        "impossible_decorations": impossible_decorations(state, {*decorations}),
    }


# Tiles


def tiles_at_hand(state: BabylonState) -> list[types.TileAtHand]:
    tiles = zip(constants.TILE_SOURCES, (state.dug, state.stored[state.player]), strict=True)
    return [
        {
            "source": source,
            "tile": state.box.tile_names[tile],
            "rotations": [*range(legal._count_rotations(state, tile))],
        }
        for source, tile in tiles
        if tile != NO_TILE
    ]


def sites_of(state: BabylonState, placements: list[int]) -> types.Sites:
    """Return the places of legal placements: those of one tile without a rotation, for the others have the same."""
    source = _source_of(min(placements, default=PLACE_ID))
    cells: list[types.Cell] = []
    levels: list[int] = []
    opens: list[types.Corner | None] = []
    supports: list[list[types.Support | None]] = []
    costs: list[tuple[int, int]] = []
    paid: dict[tuple[int, int], tuple[int, int]] = {}
    for action in placements:
        if _rotation_of(action) or _source_of(action) != source:
            continue
        place = Placement.of(state.garden, action)
        stands_on = supports_of(state, place)
        pillars = stands_on.count(SINGLE), stands_on.count(DOUBLE)
        if pillars not in paid:
            paid[pillars] = cost_of(state, action)
        cells.append(CELL_NAMES[place.cell])
        levels.append(place.level)
        opens.append(open_corner(place))
        supports.append([SUPPORT_NAMES[support] for support in stands_on])
        costs.append(paid[pillars])
    return {
        "cell": cells,
        "level": levels,
        "open": opens,
        "supports": supports,
        "singles": [singles for singles, _ in costs],
        "doubles": [doubles for _, doubles in costs],
    }


def supports_of(state: BabylonState, place: Placement) -> list[int]:
    """Return what the corners of a tile would stand on, clockwise from the north-west."""
    return [
        constants.NOTHING if corner == place.open_corner else state.garden._support(cell, place.level)
        for corner, cell in enumerate(place.cells())
    ]


def cost_of(state: BabylonState, action: int) -> tuple[int, int]:
    """Return the single and the double pillars that the player pays for a legal placement."""
    after = state.clone()
    after._advance(action)
    seat = state.player
    return state.singles[seat] - after.singles[seat], state.doubles[seat] - after.doubles[seat]


def open_corner(place: Placement) -> types.Corner | None:
    return None if place.open_corner == NO_CORNER else CORNER_NAMES[place.open_corner]


def has_tile_at_hand(state: BabylonState) -> bool:
    """Return whether the current player has a tile to build with, even if there is no place for it."""
    return state.phase == BUILD and (state.dug != NO_TILE or state.stored[state.player] != NO_TILE)


def levels_of(state: BabylonState) -> dict[types.Cell, list[int]]:
    lowest = [(cell, state.garden._highest_of(cell) + 1) for cell in SITE_CELL]
    return {CELL_NAMES[cell]: [level, level + 1] for cell, level in lowest}


# Decorations


def possible_decoration(state: BabylonState, action: int) -> types.PossibleDecoration:
    cells = sorted({*DECORATION_CELLS[action]})
    return {
        "action": state._format_action(action),
        "kind": KIND_NAMES[DECORATION_KIND[action]],
        "cells": [CELL_NAMES[cell] for cell in cells],
        "levels": [state.garden.top[cell] for cell in cells],
        "wild": wild_cell(state.garden, action),
    }


def impossible_decorations(state: BabylonState, possible: set[int]) -> list[types.ImpossibleDecoration]:
    garden = state.garden
    refused: set[int] = set()
    for cell in range(constants.CELLS):
        if garden.fresh & BIT[cell] and garden.piece_on(cell) is None:
            using = USING.get((garden.icon_on(cell), cell), [])
            if possible.isdisjoint(using):
                refused.update(using)
    return [impossible_decoration(state, action) for action in sorted(refused)]


def impossible_decoration(state: BabylonState, action: int) -> types.ImpossibleDecoration:
    refusal = explain.find_refusal(state, action)
    assert refusal is not None, "a legal decoration was taken for an impossible one"
    return {
        "action": state._format_action(action),
        "kind": KIND_NAMES[DECORATION_KIND[action]],
        "cells": [CELL_NAMES[cell] for cell in sorted({*DECORATION_CELLS[action]})],
        "refusal": refusal,
    }


# Actions


def describe_action(state: BabylonState, action: int) -> types.BabylonAction:
    if action < FINISH_ID:
        verb: Literal["dig", "remove"] = "dig" if action >= DIG_ID else "remove"
        stack = action - (DIG_ID if action >= DIG_ID else REMOVE_ID)
        tile = state.box.tile_names[state.quarry._visible_tile(stack)]
        return {"verb": verb, "stack": STACK_NAMES[stack], "tile": tile}
    if action < STAIRS_ID:
        return {"verb": "finish", "keep": FINISHES[action - FINISH_ID]}
    if action < PLACE_ID:
        decoration = possible_decoration(state, action)
        return {
            "verb": "decorate",
            "kind": decoration["kind"],
            "cells": decoration["cells"],
            "levels": decoration["levels"],
        }
    place = Placement.of(state.garden, action)
    source = constants.TILE_SOURCES[place.source]
    return {
        "verb": "place",
        "source": source,
        "tile": next(tile["tile"] for tile in tiles_at_hand(state) if tile["source"] == source),
        "cell": CELL_NAMES[place.cell],
        "rotation": place.rotation,
        "level": place.level,
        "open": open_corner(place),
        "supports": [SUPPORT_NAMES[support] for support in supports_of(state, place)],
    }


# The quarry


def pillars_of(state: BabylonState) -> dict[types.Stack, types.StackPillars | None]:
    stacks = [stack for stack, height in enumerate(state.quarry.height) if height]
    sources = pillar_sources(state, stacks)
    found: dict[types.Stack, types.StackPillars | None] = dict.fromkeys(STACK_NAMES)
    found.update(zip([STACK_NAMES[stack] for stack in stacks], sources, strict=True))
    return found


# The score


def score_of(garden: Garden, points: dict[str, int]) -> types.SeatScore:
    """Return what each line of the score of a garden consists of. A test adds the parts up."""
    seen: Counter[tuple[int, int, int]] = Counter()
    kinds = Counter(dict.fromkeys(KIND_NAMES, 0))
    decorations = zip(garden.decoration, garden.level_a, garden.level_b, strict=True)
    for n, (kind, level_a, level_b) in zip(range(garden.decorations), decorations, strict=False):
        if kind != constants.NOTHING and scoring._is_decoration_seen(garden, n):
            seen[kind, min(level_a, level_b), max(level_a, level_b)] += 1
            kinds[kind] += 1
    parts = [decoration_part(*decoration, count) for decoration, count in sorted(seen.items())]
    tiles, flower = garden.tile, garden.box.flower
    flowers = [flower[tiles[n]] for n in {*garden.tile_on} if n != NO_TILE]
    by_flower = {name: flowers.count(number) for number, name in enumerate(constants.FLOWERS)}
    others: list[tuple[types.ScoreLine, int, int]] = [
        ("decoration_sets", min(kinds.values()), constants.DECORATION_SET_POINTS),
        ("flower_sets", min(by_flower.values()), constants.FLOWER_SET_POINTS),
        ("belvederes", points["belvederes"] // constants.BELVEDERE_POINTS, constants.BELVEDERE_POINTS),
        ("highest_level", garden.highest, constants.HIGHEST_LEVEL_POINTS),
    ]
    parts += [{"line": line, "count": count, "each": each, "levels": []} for line, count, each in others if count]
    return {"parts": parts, "flowers": by_flower}


def decoration_part(kind: int, level: int, other_level: int, count: int) -> types.ScorePart:
    return {
        "line": LINE_OF[kind],
        "count": count,
        "each": scoring._decoration_points(kind, level, other_level),
        "levels": [level, other_level] if kind == constants.STAIRS else [level],
    }


def score_sources(state: BabylonState) -> list[dict[types.ScoreLine, list[types.Cell]]]:
    return [sources_of(garden, points) for garden, points in zip(state.gardens, state.breakdown(), strict=False)]


def sources_of(garden: Garden, points: dict[str, int]) -> dict[types.ScoreLine, list[types.Cell]]:
    """Return the cells that the points of each line come from; of the members of sets, the first that complete them."""
    decorations: dict[types.Kind, list[list[types.Cell]]] = {kind: [] for kind in KIND_NAMES.values()}
    for n in range(garden.decorations):
        if garden.decoration[n] != constants.NOTHING and scoring._is_decoration_seen(garden, n):
            cells = sorted({garden.decoration_a[n], garden.decoration_b[n]})
            decorations[KIND_NAMES[garden.decoration[n]]].append([CELL_NAMES[cell] for cell in cells])
    flowers: list[list[list[types.Cell]]] = [[] for _ in constants.FLOWERS]
    for n in range(garden.tiles):
        seen = cells_where([tile == n for tile in garden.tile_on])
        if seen:
            flowers[garden.box.flower[garden.tile[n]]].append(seen)
    decoration_sets = points["decoration_sets"] // constants.DECORATION_SET_POINTS
    flower_sets = points["flower_sets"] // constants.FLOWER_SET_POINTS
    return {
        "statues": joined(decorations["statue"]),
        "fountains": joined(decorations["fountain"]),
        "bridges": joined(decorations["bridge"]),
        "stairs": joined(decorations["stairs"]),
        "decoration_sets": joined([cells for kind in decorations.values() for cells in kind[:decoration_sets]]),
        "flower_sets": joined([cells for tiles in flowers for cells in tiles[:flower_sets]]),
        "belvederes": belvederes_of(garden),
        "highest_level": cells_where([0 < top == garden.highest for top in garden.top]),
    }


def belvederes_of(garden: Garden) -> list[types.Cell]:
    """Return the cells of the belvederes that score."""
    if not garden.covered_belvederes:
        return cells_where([bool(garden.belvederes & bit) for bit in BIT])
    hanging = [n for n in range(garden.tiles) if garden.tile_open[n] != NO_CORNER]
    return joined([[CELL_NAMES[garden.tile_cell[n] + constants.OFFSET[garden.tile_open[n]]]] for n in hanging])


def cells_where(chosen: list[bool]) -> list[types.Cell]:
    return [name for name, one in zip(CELL_NAMES, chosen, strict=True) if one]


def joined(groups: list[list[types.Cell]]) -> list[types.Cell]:
    """Return the cells of all groups, each once."""
    return list(dict.fromkeys(cell for cells in groups for cell in cells))
