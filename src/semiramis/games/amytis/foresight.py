"""The certain results of an action, before it is done.

The action is done on a copy whose deck has only blank cards. A blank card completes no project and leaves an open slot
empty.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..fields import write_fields
from ..game import Foreseen
from . import events
from .constants import NO_PROJECT, PROJECTS

if TYPE_CHECKING:
    from ..types import Event
    from .state import AmytisState
    from .types import AmytisEvent

UNCERTAIN = {"tile_revealed", "game_over"}


def foresee(state: AmytisState, action: int) -> Foreseen:
    known = without_chance(state)
    after = known.clone()
    after._advance(action)
    before, then = known.breakdown()[state.player], after.breakdown()[state.player]
    return {
        "events": [
            without_blank(event)
            for event in events.list_events(known, after, action)
            if event["event"] not in UNCERTAIN
        ],
        "points": {line: then[line] - before[line] for line in before if then[line] != before[line]},
    }


def without_chance(state: AmytisState) -> AmytisState:
    """Return a copy in which the cards of the deck are blank."""
    known = state.clone()
    write_fields(known, deck=[NO_PROJECT] * PROJECTS)
    return known


def without_blank(event: AmytisEvent) -> Event:
    """Return the event with None instead of a blank card."""
    if event["event"] == "project_taken" and event["project"] == NO_PROJECT:
        return {**event, "project": None}
    return dict(event)
