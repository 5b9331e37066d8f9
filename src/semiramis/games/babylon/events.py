"""The events of an action, in the order in which they happen: for animations, the log and screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants, scoring, view
from .constants import CELL_NAMES, CORNER_NAMES, NO_CORNER, NO_TILE, STACK_NAMES, TOKEN_NAMES
from .placements import Placement

if TYPE_CHECKING:
    from . import types
    from .garden import Garden
    from .state import BabylonState

SIDE_NAMES: list[types.Side] = ["north", "east", "south", "west"]


def list_events(state: BabylonState, after: BabylonState, action: int) -> list[types.BabylonEvent]:
    seat = state.player
    if action >= constants.PLACE_ID:
        happened = place_events(state, after, Placement.of(state.garden, action))
    elif action >= constants.STAIRS_ID:
        happened = decoration_events(state, after, action)
    elif action >= constants.FINISH_ID:
        happened = finish_events(state, after, constants.FINISHES[action - constants.FINISH_ID])
    elif action >= constants.DIG_ID:
        happened = dig_events(state, after, action - constants.DIG_ID)
    else:
        stack = action - constants.REMOVE_ID
        happened = removal_events(state, after, stack)
    return happened + point_events(state, after, seat) + game_over_events(after)


def removal_events(state: BabylonState, after: BabylonState, stack: int) -> list[types.BabylonEvent]:
    tile = state.box.tile_names[state.quarry._visible_tile(stack)]
    return [
        {"event": "tile_removed", "seat": state.player, "stack": STACK_NAMES[stack], "tile": tile},
        reveal_event(after, stack),
    ]


def reveal_event(after: BabylonState, stack: int) -> types.TileRevealed:
    return {"event": "tile_revealed", "stack": STACK_NAMES[stack], "tile": view._stack_view(after, stack)["top"]}


def dig_events(state: BabylonState, after: BabylonState, stack: int) -> list[types.BabylonEvent]:
    """Return the source of each pillar, edge by edge, and the pillars that the supply does not have."""
    seat = state.player
    tile = state.box.tile_names[state.quarry._visible_tile(stack)]
    happened: list[types.BabylonEvent] = [
        {"event": "tile_dug", "seat": seat, "stack": STACK_NAMES[stack], "tile": tile}
    ]
    (sources,) = pillar_sources(state, [stack])
    for side, neighbour, reason in zip(SIDE_NAMES, constants.NEIGHBOURS[stack], sources["edges"], strict=True):
        if reason == "quarry_side":
            happened.append(pillar_event(seat, reason) | {"side": side})
        elif reason:
            happened.append(pillar_event(seat, reason) | {"side": side, "stack": STACK_NAMES[neighbour]})
    happened += [pillar_event(seat, other["reason"], count=other["count"]) for other in sources["others"]]
    return [*happened, reveal_event(after, stack)]


def pillar_sources(state: BabylonState, stacks: list[int]) -> list[types.StackPillars]:
    """Return where the pillars of a dig on each of these stacks come from. None of them may be empty."""
    # Fields of compiled classes are copied when they are read: once for all stacks.
    heights, supply, own = state.quarry.height, state.supply[constants.SINGLE_PILLAR], state.flower[state.player]
    flower, token = state.box.flower, state.token
    found: list[types.StackPillars] = []
    for stack in stacks:
        edges = [edge_reason(heights[stack], neighbour, heights) for neighbour in constants.NEIGHBOURS[stack]]
        others: list[types.PillarChange] = []
        if flower[state.quarry._visible_tile(stack)] == own:
            others.append({"reason": "own_flower", "count": 1})
            if token == constants.DOUBLE_FLOWER:
                others.append({"reason": "double_flower", "count": 1})
        pillars = 4 - edges.count(None) + len(others)
        if token == constants.ONE_FEWER and pillars:
            others.append({"reason": "one_fewer", "count": -1})
            pillars -= 1
        if pillars > supply:
            others.append({"reason": "supply_is_empty", "count": supply - pillars})
        found.append({"edges": edges, "others": others})
    return found


def edge_reason(height: int, neighbour: int, heights: list[int]) -> types.EdgeReason | None:
    """Return why an edge of a tile gives a pillar; None if the neighbour is higher."""
    if neighbour == constants.SIDE:
        return "quarry_side"
    other = heights[neighbour]
    if other == 0:
        return "empty_stack"
    return "same_layer" if other == height else "lower_layer" if other < height else None


def pillar_event(seat: int, reason: types.PillarReason, kind: types.Pillar = "single", count: int = 1) -> types.Pillars:
    return {"event": "pillars", "seat": seat, "kind": kind, "count": count, "reason": reason}


def place_events(state: BabylonState, after: BabylonState, place: Placement) -> list[types.BabylonEvent]:
    seat = state.player
    garden = state.gardens[seat]
    happened: list[types.BabylonEvent] = []
    doubles = garden._count_pillars(place.cell, place.level, place.open_corner, constants.DOUBLE)
    exchanged = max(doubles - state.doubles[seat], 0)
    if exchanged:
        happened.append({"event": "pillars_exchanged", "seat": seat, "singles": 2 * exchanged, "doubles": exchanged})
    placed = view._tile_view(after.gardens[seat], garden.tiles)
    happened.append({"event": "tile_placed", "seat": seat, "from": constants.TILE_SOURCES[place.source], **placed})
    for corner, cell in enumerate(place.cells()):
        if placed["supports"][corner] == "statue":
            happened.append({"event": "statue_became_pillar", "seat": seat, "cell": CELL_NAMES[cell]})
        piece = garden.piece_on(cell)
        if corner == place.open_corner and piece:
            happened.append({"event": "piece_covered", "seat": seat, "cell": CELL_NAMES[cell], "piece": piece})
    if place.open_corner != NO_CORNER:
        happened.append(
            {
                "event": "belvedere_placed",
                "seat": seat,
                "cell": CELL_NAMES[place.cells()[place.open_corner]],
                "corner": CORNER_NAMES[place.open_corner],
                "level": place.level,
            }
        )
    if place.level > garden.highest:
        happened.append({"event": "level_opened", "seat": seat, "level": place.level})
    return happened


def decoration_events(state: BabylonState, after: BabylonState, action: int) -> list[types.BabylonEvent]:
    seat = state.player
    placed = view._decoration_view(after.gardens[seat], state.gardens[seat].decorations)
    return [{"event": "decoration_placed", "seat": seat, **placed, "wild": wild_cell(state.gardens[seat], action)}]


def wild_cell(garden: Garden, action: int) -> types.Cell | None:
    """Return the cell of a legal decoration that does not show its icon and needs the wild icon; None if none."""
    for cell in constants.DECORATION_CELLS[action]:
        if garden.icon_on(cell) != constants.KIND_NAMES[constants.DECORATION_KIND[action]]:
            return CELL_NAMES[cell]
    return None


def finish_events(state: BabylonState, after: BabylonState, kept: types.Finish) -> list[types.BabylonEvent]:
    seat = state.player
    happened: list[types.BabylonEvent] = []
    stored = after.stored[seat]
    if stored != NO_TILE:
        happened.append({"event": "tile_stored", "seat": seat, "tile": after.box.tile_names[stored]})
    happened += [
        {"event": "tile_discarded", "seat": seat, "tile": state.box.tile_names[tile]}
        for tile in (state.dug, state.stored[seat])
        if tile not in (NO_TILE, stored)
    ]
    surplus = state.singles[seat] - constants.PILLAR_STORAGE
    if surplus > 0:
        happened.append({"event": "pillars_returned", "seat": seat, "kind": "single", "count": surplus})
    if state.doubles[seat]:
        happened.append({"event": "pillars_returned", "seat": seat, "kind": "double", "count": state.doubles[seat]})
    happened.append({"event": "turn_ended", "seat": seat, "kept": kept})
    if after.round > state.round:
        token = TOKEN_NAMES[after.token]
        happened.append({"event": "token_turned_up", "token": token, "round": after.round, "rounds": after.rounds})
    if not after.over:
        happened.append({"event": "turn_began", "seat": after.player})
        happened += extra_pillar_events(state, after)
    return happened


def extra_pillar_events(state: BabylonState, after: BabylonState) -> list[types.BabylonEvent]:
    """Return the pillar of `extra_single` or `extra_double` at the start of the next turn."""
    seat = after.player
    kept = min(state.singles[seat], constants.PILLAR_STORAGE)
    if after.token == constants.EXTRA_SINGLE and after.singles[seat] > kept:
        return [pillar_event(seat, "extra_single")]
    if after.token == constants.EXTRA_DOUBLE and after.doubles[seat]:
        return [pillar_event(seat, "extra_double", kind="double")]
    return []


def point_events(state: BabylonState, after: BabylonState, seat: int) -> list[types.BabylonEvent]:
    """Return the changes of the running score, line by line."""
    before, now = scoring._seat_breakdown(state, seat), scoring._seat_breakdown(after, seat)
    return [
        {"event": "points", "seat": seat, "reason": line, "points": now[line] - before[line], "total": now[line]}
        for line in constants.SCORE_LINES
        if now[line] != before[line]
    ]


def game_over_events(after: BabylonState) -> list[types.BabylonEvent]:
    if not after.over:
        return []
    return [{"event": "game_over", "scores": after.scores(), "winners": after.winners()}]
