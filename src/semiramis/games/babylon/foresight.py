"""The certain results of an action, before it is done.

The action is done on a copy whose round tokens are all blank, so that the next one gives nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..fields import write_fields
from ..game import Foreseen
from . import events
from .constants import BLANK_TOKEN, TOKENS

if TYPE_CHECKING:
    from .state import BabylonState

UNCERTAIN = {"tile_revealed", "token_turned_up", "game_over"}


def foresee(state: BabylonState, action: int) -> Foreseen:
    after = without_chance(state)
    after._advance(action)
    certain = [event for event in events.list_events(state, after, action) if event["event"] not in UNCERTAIN]
    return {
        "events": [dict(event) for event in certain],
        "points": {event["reason"]: event["points"] for event in certain if event["event"] == "points"},
    }


def without_chance(state: BabylonState) -> BabylonState:
    """Return a copy in which all round tokens are blank."""
    known = state.clone()
    write_fields(known, tokens=[BLANK_TOKEN] * TOKENS)
    return known
