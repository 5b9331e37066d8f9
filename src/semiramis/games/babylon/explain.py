"""Why an action is not legal: a code, and facts for people.

It is the first rule that the action breaks, in the order in which a player would check them. `legal.py` alone decides
what is legal; this module explains only what was refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game import NotAnAction, Reason
from . import constants, decorations, legal
from .constants import BIT, BUILD, CELL_NAMES, CORNER_NAMES, DIG, KIND_NAMES, NO_CORNER, NO_TILE, OVER, REMOVE
from .placements import Placement

if TYPE_CHECKING:
    from .state import BabylonState
    from .types import BabylonRefusal, CornerFacts


def explain_illegal(state: BabylonState, action: int) -> Reason | None:
    refusal = find_refusal(state, action)
    return None if refusal is None else Reason.of(refusal)


def find_refusal(state: BabylonState, action: int) -> BabylonRefusal | None:
    if not 0 <= action < constants.ACTION_COUNT:
        raise NotAnAction(str(action), state)
    if state._is_legal(action):
        return None
    if state.phase == OVER:
        return {"reason": "game_over"}
    if action >= constants.PLACE_ID:
        return explain_placement(state, Placement.of(state.garden, action))
    if action >= constants.STAIRS_ID:
        return explain_decoration(state, action)
    if action >= constants.FINISH_ID:
        return explain_finish(state, action)
    if action >= constants.DIG_ID:
        return explain_dig(state, action - constants.DIG_ID)
    return explain_removal(state, action - constants.REMOVE_ID)


def explain_removal(state: BabylonState, stack: int) -> BabylonRefusal:
    if state.phase != REMOVE:
        return {"reason": "no_more_removals"}
    return {"reason": "no_clay_tile_on_stack", "stack": constants.STACK_NAMES[stack]}


def explain_dig(state: BabylonState, stack: int) -> BabylonRefusal:
    if state.phase == BUILD:
        return {"reason": "already_dug"}
    if state.phase == REMOVE:
        return _removals_first(state)
    return {"reason": "stack_empty", "stack": constants.STACK_NAMES[stack]}


def explain_finish(state: BabylonState, action: int) -> BabylonRefusal:
    early = explain_before_build(state)
    if early:
        return early
    return {"reason": "dug_tile_was_placed" if action == constants.FINISH_DUG else "no_stored_tile"}


def explain_before_build(state: BabylonState) -> BabylonRefusal | None:
    """Return what has to be done before the player may build or finish; None if nothing."""
    if state.phase == OVER:
        return {"reason": "game_over"}
    if state.phase == REMOVE:
        return _removals_first(state)
    return {"reason": "dig_first"} if state.phase == DIG else None


def _removals_first(state: BabylonState) -> BabylonRefusal:
    return {"reason": "remove_a_clay_tile_first", "removals_left": state.removals_left}


# Placements


def explain_placement(state: BabylonState, place: Placement) -> BabylonRefusal:
    reason = (
        explain_before_build(state)
        or _explain_tile(state, place)
        or _explain_site(state, place)
        or _explain_corners(state, place)
        or _explain_footprint(state, place)
        or _explain_cost(state, place)
    )
    assert reason is not None, "a placement that breaks no rule was refused"
    return reason


def _explain_tile(state: BabylonState, place: Placement) -> BabylonRefusal | None:
    tile = state.dug if place.source == constants.DUG else state.stored[state.player]
    if tile == NO_TILE:
        return {"reason": "dug_tile_was_placed" if place.source == constants.DUG else "no_stored_tile"}
    if place.rotation >= legal._count_rotations(state, tile):
        return {"reason": "same_as_smaller_rotation", "rotation": place.rotation % legal._count_rotations(state, tile)}
    return None


def _explain_site(state: BabylonState, place: Placement) -> BabylonRefusal | None:
    if constants.SITE_INDEX[place.cell] < 0:
        return {"reason": "off_the_board", "cell": CELL_NAMES[place.cell]}
    if place.level > state.garden.highest + 1:
        return {"reason": "no_tile_one_level_below", "level": place.level, "highest_level": state.garden.highest}
    for cell in place.cells():
        top = state.garden.top[cell]
        if top >= place.level:
            return {"reason": "cell_is_not_below_the_level", "cell": CELL_NAMES[cell], "top": top, "level": place.level}
    for cell in place.cells():
        if state.garden.spanned & BIT[cell]:
            return {"reason": "bridge_in_the_way", "cell": CELL_NAMES[cell], "level": state.garden.span[cell]}
    return None


def _explain_corners(state: BabylonState, place: Placement) -> BabylonRefusal | None:
    garden = state.garden
    for corner, cell in enumerate(place.cells()):
        top = garden.top[cell]
        statue = bool(garden.statues & BIT[cell])
        at: CornerFacts = {"corner": CORNER_NAMES[corner], "cell": CELL_NAMES[cell], "top": top}
        if corner == place.open_corner:
            if statue and top == place.level - 1:
                return {"reason": "open_corner_over_a_statue_that_carries_it", **at}
        elif statue:
            if top != place.level - 1:
                return {"reason": "corner_without_support", **at, "piece": "statue"}
        elif not garden.free & BIT[cell]:
            return {"reason": "corner_without_support", **at, "piece": garden.piece_on(cell)}
        elif top < place.level - 2:
            return {"reason": "corner_without_support", "corner": at["corner"], "cell": at["cell"], "top": top}
    return None


def _explain_footprint(state: BabylonState, place: Placement) -> BabylonRefusal | None:
    garden = state.garden
    same = [n for n in range(garden.tiles) if garden.tile_cell[n] == place.cell]
    if garden.directly_below:
        supported = [cell for corner, cell in enumerate(place.cells()) if corner != place.open_corner]
        same = [n for n in same if all(garden.tile_on[cell] == n for cell in supported)]
    if same:
        tile = garden.box.tile_names[garden.tile[same[-1]]]
        return {"reason": "same_cells_as_another_tile", "tile": tile, "level": garden.tile_level[same[-1]]}
    return None


def _explain_cost(state: BabylonState, place: Placement) -> BabylonRefusal | None:
    if place.open_corner != NO_CORNER and state.supply[constants.BELVEDERE] == 0:
        return {"reason": "no_belvedere_left"}
    singles = state.garden._count_pillars(place.cell, place.level, place.open_corner, constants.SINGLE)
    doubles = state.garden._count_pillars(place.cell, place.level, place.open_corner, constants.DOUBLE)
    exchanged = max(doubles - state.doubles[state.player], 0)
    missing = singles + 2 * exchanged - state.singles[state.player]
    if missing > 0:
        return {
            "reason": "not_enough_pillars",
            "singles_needed": singles,
            "doubles_needed": doubles,
            "singles": state.singles[state.player],
            "doubles": state.doubles[state.player],
            "missing": missing,
        }
    if exchanged > state.supply[constants.DOUBLE_PILLAR]:
        return {"reason": "no_double_pillar_left", "missing": exchanged - state.supply[constants.DOUBLE_PILLAR]}
    return None


# Decorations


def explain_decoration(state: BabylonState, action: int) -> BabylonRefusal:
    kind = constants.DECORATION_KIND[action]
    cells = sorted({*constants.DECORATION_CELLS[action]})
    early = explain_before_build(state)
    if early:
        return early
    if state.placed == 0:
        return {"reason": "place_a_tile_first"}
    if state.supply[kind] == 0:
        return {"reason": "no_piece_left", "piece": KIND_NAMES[kind]}
    reason = _explain_spaces(state, kind, cells) or _explain_position(state, kind, cells)
    assert reason is not None, "a decoration that breaks no rule was refused"
    return reason


def _explain_spaces(state: BabylonState, kind: int, cells: list[int]) -> BabylonRefusal | None:
    garden = state.garden
    for cell in cells:
        name = CELL_NAMES[cell]
        if garden.tile_on[cell] == NO_TILE:
            return {"reason": "no_tile_on_cell", "cell": name}
        if garden.spanned & BIT[cell]:
            return {"reason": "space_under_a_bridge", "cell": name}
        if not garden.free & BIT[cell]:
            return {"reason": "space_is_taken", "cell": name, "piece": garden.piece_on(cell)}
    wild = decorations._wild_spaces(garden, kind, legal._wild_token(state))
    others = [cell for cell in cells if not garden.icons[kind] & BIT[cell]]
    not_wild = [cell for cell in others if not wild & BIT[cell]]
    if not_wild or len(others) > 1:
        cell = (not_wild or others)[0]
        return {"reason": "icon_does_not_match", "cell": CELL_NAMES[cell], "icon": garden.icon_on(cell)}
    if not any(garden.fresh & BIT[cell] for cell in cells):
        return {"reason": "not_on_a_tile_of_this_turn"}
    return None


def _explain_position(state: BabylonState, kind: int, cells: list[int]) -> BabylonRefusal | None:
    garden = state.garden
    if kind == constants.STATUE:
        return {"reason": "not_in_line_with_a_statue", "cell": CELL_NAMES[cells[0]]}
    levels = [garden.top[cell] for cell in cells]
    if kind == constants.STAIRS:
        return {"reason": "levels_are_not_one_apart", "levels": levels}
    if levels[0] != levels[1]:
        return {"reason": "levels_differ", "levels": levels}
    if kind == constants.FOUNTAIN:
        return {"reason": "same_tile"}
    between = (cells[0] + cells[1]) // 2
    return {
        "reason": "gap_is_not_empty",
        "cell": CELL_NAMES[between],
        "top": garden.top[between],
        "bridge": garden.span[between],
    }
