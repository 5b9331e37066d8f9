"""The events of an action, in the order in which they happen: for animations, the log and screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import apply, constants, scoring, view
from .constants import CELL_NAMES, CORNER_NAMES, NO_CORNER, NO_TILE, STACK_NAMES, TOKEN_NAMES
from .placements import Placement

if TYPE_CHECKING:
    from .garden import Garden
    from .state import BabylonState
    from .types import BabylonEvent, Cell, Pillar, PillarReason, Pillars, Side, TileRevealed

SIDE_NAMES: list[Side] = ["north", "east", "south", "west"]


def events_of(state: BabylonState, action: int) -> list[BabylonEvent]:
    after = state.clone()
    after._advance(action)
    return list_events(state, after, action)


def list_events(state: BabylonState, after: BabylonState, action: int) -> list[BabylonEvent]:
    seat = state.player
    if action >= constants.PLACE_ID:
        happened = place_events(state, after, Placement.of(state.garden, action))
    elif action >= constants.STAIRS_ID:
        happened = decoration_events(state, after, action)
    elif action >= constants.FINISH_ID:
        happened = finish_events(state, after)
    elif action >= constants.DIG_ID:
        happened = dig_events(state, after, action - constants.DIG_ID)
    else:
        stack = action - constants.REMOVE_ID
        happened = removal_events(state, after, stack)
    return happened + point_events(state, after, seat) + game_over_events(after)


def removal_events(state: BabylonState, after: BabylonState, stack: int) -> list[BabylonEvent]:
    tile = state.box.tile_names[state.quarry._visible_tile(stack)]
    return [
        {"event": "tile_removed", "seat": state.player, "stack": STACK_NAMES[stack], "tile": tile},
        reveal_event(after, stack),
    ]


def reveal_event(after: BabylonState, stack: int) -> TileRevealed:
    return {"event": "tile_revealed", "stack": STACK_NAMES[stack], "tile": view._stack_view(after, stack)["top"]}


def dig_events(state: BabylonState, after: BabylonState, stack: int) -> list[BabylonEvent]:
    """Return the source of each pillar, edge by edge, and the pillars that the supply does not have."""
    seat = state.player
    tile = state.box.tile_names[state.quarry._visible_tile(stack)]
    happened: list[BabylonEvent] = [{"event": "tile_dug", "seat": seat, "stack": STACK_NAMES[stack], "tile": tile}]
    height = state.quarry.height[stack]
    for side, neighbour in zip(SIDE_NAMES, constants.NEIGHBOURS[stack], strict=True):
        if neighbour == constants.SIDE:
            happened.append(pillar_event(seat, "quarry_side") | {"side": side})
        elif state.quarry.height[neighbour] <= height:
            other = state.quarry.height[neighbour]
            reason: PillarReason = "empty_stack" if other == 0 else "same_layer" if other == height else "lower_layer"
            happened.append(pillar_event(seat, reason) | {"side": side, "stack": STACK_NAMES[neighbour]})
    edges = len(happened) - 1
    flower = state.box.flower[state.quarry._visible_tile(stack)] == state.flower[seat]
    if flower:
        happened.append(pillar_event(seat, "own_flower"))
    doubled = flower and state.token == constants.DOUBLE_FLOWER
    if doubled:
        happened.append(pillar_event(seat, "double_flower"))
    if state.token == constants.ONE_FEWER and edges + flower > 0:
        happened.append(pillar_event(seat, "one_fewer", count=-1))
    short = apply._pillars_for(state, stack) - (after.singles[seat] - state.singles[seat])
    if short:
        happened.append(pillar_event(seat, "supply_is_empty", count=-short))
    return [*happened, reveal_event(after, stack)]


def pillar_event(seat: int, reason: PillarReason, kind: Pillar = "single", count: int = 1) -> Pillars:
    return {"event": "pillars", "seat": seat, "kind": kind, "count": count, "reason": reason}


def place_events(state: BabylonState, after: BabylonState, place: Placement) -> list[BabylonEvent]:
    seat = state.player
    garden = state.gardens[seat]
    happened: list[BabylonEvent] = []
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


def decoration_events(state: BabylonState, after: BabylonState, action: int) -> list[BabylonEvent]:
    seat = state.player
    placed = view._decoration_view(after.gardens[seat], state.gardens[seat].decorations)
    return [{"event": "decoration_placed", "seat": seat, **placed, "wild": wild_cell(state.gardens[seat], action)}]


def wild_cell(garden: Garden, action: int) -> Cell | None:
    """Return the cell of a legal decoration that does not show its icon and needs the wild icon; None if none."""
    for cell in constants.DECORATION_CELLS[action]:
        if garden.icon_on(cell) != constants.KIND_NAMES[constants.DECORATION_KIND[action]]:
            return CELL_NAMES[cell]
    return None


def finish_events(state: BabylonState, after: BabylonState) -> list[BabylonEvent]:
    seat = state.player
    happened: list[BabylonEvent] = []
    kept = after.stored[seat]
    if kept != NO_TILE:
        happened.append({"event": "tile_stored", "seat": seat, "tile": after.box.tile_names[kept]})
    happened += [
        {"event": "tile_discarded", "seat": seat, "tile": state.box.tile_names[tile]}
        for tile in (state.dug, state.stored[seat])
        if tile not in (NO_TILE, kept)
    ]
    surplus = state.singles[seat] - constants.PILLAR_STORAGE
    if surplus > 0:
        happened.append({"event": "pillars_returned", "seat": seat, "kind": "single", "count": surplus})
    if state.doubles[seat]:
        happened.append({"event": "pillars_returned", "seat": seat, "kind": "double", "count": state.doubles[seat]})
    happened.append({"event": "turn_ended", "seat": seat})
    if after.round > state.round:
        token = TOKEN_NAMES[after.token]
        happened.append({"event": "token_turned_up", "token": token, "round": after.round, "rounds": after.rounds})
    if not after.over:
        happened.append({"event": "turn_began", "seat": after.player})
        happened += extra_pillar_events(state, after)
    return happened


def extra_pillar_events(state: BabylonState, after: BabylonState) -> list[BabylonEvent]:
    """Return the pillar of `extra_single` or `extra_double` at the start of the next turn."""
    seat = after.player
    kept = min(state.singles[seat], constants.PILLAR_STORAGE)
    if after.token == constants.EXTRA_SINGLE and after.singles[seat] > kept:
        return [pillar_event(seat, "extra_single")]
    if after.token == constants.EXTRA_DOUBLE and after.doubles[seat]:
        return [pillar_event(seat, "extra_double", kind="double")]
    return []


def point_events(state: BabylonState, after: BabylonState, seat: int) -> list[BabylonEvent]:
    """Return the changes of the running score, line by line."""
    before, now = scoring._seat_breakdown(state, seat), scoring._seat_breakdown(after, seat)
    return [
        {"event": "points", "seat": seat, "reason": line, "points": now[line] - before[line], "total": now[line]}
        for line in constants.SCORE_LINES
        if now[line] != before[line]
    ]


def game_over_events(after: BabylonState) -> list[BabylonEvent]:
    if not after.over:
        return []
    return [{"event": "game_over", "scores": after.scores(), "winners": after.winners()}]
