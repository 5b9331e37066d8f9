"""What anybody can tell of an action before it is done.

It is done on a copy whose deck has nothing but blank cards: what is drawn from it completes no project, and leaves an
open slot empty.
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

UNFORESEEN = {"tile_revealed", "game_over"}


def foresee(state: AmytisState, action: int) -> Foreseen:
    known = without_luck(state)
    after = known.clone()
    after._advance(action)
    before, then = known.breakdown()[state.player], after.breakdown()[state.player]
    return {
        "events": [
            without_blank(event) for event in events.story(known, after, action) if event["event"] not in UNFORESEEN
        ],
        "points": {line: then[line] - before[line] for line in before if then[line] != before[line]},
    }


def without_luck(state: AmytisState) -> AmytisState:
    """A copy in which the cards of the deck do nothing when they are drawn."""
    known = state.clone()
    write_fields(known, deck=[NO_PROJECT] * PROJECTS)
    return known


def without_blank(event: AmytisEvent) -> Event:
    """An event in which a blank card, which nobody knows, is None."""
    if event["event"] == "project_taken" and event["project"] == NO_PROJECT:
        return {**event, "project": None}
    return dict(event)
