"""The events of an action, in the order in which they happen.

They are found by comparing the positions before and after it: no rule is written twice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..fields import write_fields
from . import apply, scoring
from .constants import (
    BIT,
    BUILDINGS,
    BUILDS,
    CELL_NAMES,
    CHOOSE,
    EMPTY_STACKS,
    FAVOR_NAMES,
    NO_PROJECT,
    PALACE,
    PLACE_TOKEN,
    SCORE,
    SIDES,
    TAKE_DECK,
    TAKE_OPEN,
    TILE_NAMES,
)
from .view import _last_built, _top

if TYPE_CHECKING:
    from .state import AmytisState
    from .types import AmytisEvent, Cell, Points, StackEmptied


def list_events(before: AmytisState, after: AmytisState, action: int) -> list[AmytisEvent]:
    if action < BUILDS:
        events = build_events(before, after)
    elif action < PLACE_TOKEN:
        events = choice_events(before, after, action)
    else:
        events = [{"event": "favor_placed", "seat": before.player, "favor": FAVOR_NAMES[action - PLACE_TOKEN]}]
    if action < PLACE_TOKEN and after.phase != CHOOSE:
        events += completion_events(before, after)
    if after.over or after.player != before.player:
        events += turn_end_events(before, after)
    return events


def build_events(before: AmytisState, after: AmytisState) -> list[AmytisEvent]:
    seat, stack = before.player, after.stack
    tile, cell = _last_built(after, seat)
    name = CELL_NAMES[stack]
    events: list[AmytisEvent] = [
        {"event": "architect_placed", "seat": seat, "stack": name},
        {
            "event": "tile_built",
            "seat": seat,
            "stack": name,
            "cell": CELL_NAMES[cell],
            "tile": TILE_NAMES[tile],
            "height": after.heights[seat][cell],
        },
        {"event": "tile_revealed", "stack": name, "tile": _top(after, stack)},
    ]
    if not after.stack_size[stack]:
        events.append(emptied_event(after, name))
    if after.phase != CHOOSE:
        # The tile was scored while it was still the turn of its builder.
        events.append(points_event(before, after, seat))
    return events


def emptied_event(after: AmytisState, stack: Cell) -> StackEmptied:
    """Return the event of a stack without tiles. The second one brings the end: the second player has the last turn."""
    empty = after.empty.bit_count()
    last = 1 - after.first_player if empty == EMPTY_STACKS else None
    return {"event": "stack_emptied", "stack": stack, "empty": empty, "last_turn": last}


def choice_events(before: AmytisState, after: AmytisState, action: int) -> list[AmytisEvent]:
    seat = before.player
    if action == SCORE:
        return [points_event(before, after, seat)]
    events: list[AmytisEvent] = []
    if action == TAKE_DECK:
        events.append(
            {"event": "project_taken", "seat": seat, "project": before.deck[before.deck_size - 1], "from": "deck"}
        )
    else:
        slot = action - TAKE_OPEN
        events.append({"event": "project_taken", "seat": seat, "project": before.open[slot], "from": "open"})
        if after.open[slot] != NO_PROJECT:
            events.append({"event": "project_revealed", "project": after.open[slot], "slot": slot + 1})
    if not before.sides[PALACE]:
        events.append(points_event(before, after, seat))
    return events


def points_event(before: AmytisState, after: AmytisState, seat: int) -> Points:
    building = _last_built(after, seat)[0] // 4
    return {
        "event": "points",
        "seat": seat,
        "points": after.track[seat] - before.track[seat],
        "reason": BUILDINGS[building],
        "side": SIDES[after.sides[building]],
        "count": count_when_scored(before, after, seat),
    }


def count_when_scored(before: AmytisState, after: AmytisState, seat: int) -> int:
    """Return the number of things that the building counted when it was scored."""
    moment = after.clone()
    # Since then projects may have been completed, and the next player's architects may have come back.
    architects = list(after.architects)
    architects[1 - seat] = before.architects[1 - seat]
    write_fields(moment, completed_size=list(before.completed_size), architects=architects)
    return scoring._building_count(moment, seat)


def completion_events(before: AmytisState, after: AmytisState) -> list[AmytisEvent]:
    """Return the events of completed projects and of a line of three architects."""
    seat = before.player
    events: list[AmytisEvent] = [
        {"event": "project_completed", "seat": seat, "project": project, "points": after.box.points[project]}
        for project in after.completed[seat][before.completed_size[seat] : after.completed_size[seat]]
    ]
    line = apply._completed_line(after, seat)
    if line:
        events.append({"event": "line_completed", "seat": seat, "stacks": names(line)})
    return events


def turn_end_events(before: AmytisState, after: AmytisState) -> list[AmytisEvent]:
    if after.over:
        return [{"event": "game_over", "scores": after.scores(), "winners": after.winners()}]
    events: list[AmytisEvent] = []
    if after.empty.bit_count() >= EMPTY_STACKS:
        events.append({"event": "last_turn", "seat": after.player})
    taken_back = before.architects[after.player] & ~after.architects[after.player]
    if taken_back:
        events.append({"event": "architects_taken_back", "seat": after.player, "stacks": names(taken_back)})
    return events


def names(stacks: int) -> list[Cell]:
    return [name for stack, name in enumerate(CELL_NAMES) if stacks & BIT[stack]]
