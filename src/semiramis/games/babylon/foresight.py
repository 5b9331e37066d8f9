"""What anybody can tell of an action before it is done.

It is done on a copy whose round tokens are all blank, so that the next one gives nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..fields import write_fields
from ..game import Foreseen
from . import events
from .constants import BLANK_TOKEN, TOKENS

if TYPE_CHECKING:
    from .state import BabylonState

UNFORESEEN = {"tile_revealed", "token_turned_up", "game_over"}


def foresee(state: BabylonState, action: int) -> Foreseen:
    after = without_luck(state)
    after._advance(action)
    told = [event for event in events.story(state, after, action) if event["event"] not in UNFORESEEN]
    return {
        "events": [dict(event) for event in told],
        "points": {event["reason"]: event["points"] for event in told if event["event"] == "points"},
    }


def without_luck(state: BabylonState) -> BabylonState:
    """A copy in which the round tokens do nothing when they are turned up."""
    known = state.clone()
    write_fields(known, tokens=[BLANK_TOKEN] * TOKENS)
    return known
