"""The notation of actions, both ways: `b2 c3`, `project 8`, `project deck`, `score`, `favor IV`.

An open project is named by the number on its card, so the text depends on the position. An empty slot is `project empty
2`, slots from 1: it is never legal, but every action of the action space has a notation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game import IllegalAction, NotAnAction, Reason
from .constants import (
    ACTION_COUNT,
    BUILDS,
    CELL_NAMES,
    FAVOR_NAMES,
    NO_PROJECT,
    PLACE_TOKEN,
    PROJECTS,
    SCORE,
    SLOTS,
    TAKE_DECK,
    TAKE_OPEN,
    TILE_NAMES,
)

if TYPE_CHECKING:
    from .state import AmytisState
    from .types import ProjectNotOpen, SlotNotEmpty

# All actions but the open projects, which depend on the position.
FIXED = {
    **{
        action: f"{stack} {cell}" for action, (stack, cell) in enumerate((s, c) for s in CELL_NAMES for c in CELL_NAMES)
    },
    TAKE_DECK: "project deck",
    SCORE: "score",
    **{PLACE_TOKEN + place: f"favor {favor}" for place, favor in enumerate(FAVOR_NAMES)},
}
ACTIONS = {text: action for action, text in FIXED.items()}
CARDS = {f"project {project}": project for project in range(1, PROJECTS + 1)}
EMPTY_SLOTS = {f"project empty {slot + 1}": slot for slot in range(SLOTS)}


def format_action(state: AmytisState, action: int) -> str:
    if not 0 <= action < ACTION_COUNT:
        raise NotAnAction(str(action), state)
    if action in FIXED:
        return FIXED[action]
    slot = action - TAKE_OPEN
    project = state.open[slot]
    return f"project empty {slot + 1}" if project == NO_PROJECT else f"project {project}"


def format_outcome(action: int, outcome: int) -> str:
    return TILE_NAMES[outcome] if action < BUILDS else f"project {outcome}"


def parse_action(state: AmytisState, text: str) -> int:
    if text in ACTIONS:
        return ACTIONS[text]
    if text in CARDS:
        if CARDS[text] not in state.open:
            raise IllegalAction(text, _not_open(CARDS[text]), state)
        return TAKE_OPEN + list(state.open).index(CARDS[text])
    if text in EMPTY_SLOTS:
        slot = EMPTY_SLOTS[text]
        if state.open[slot] != NO_PROJECT:
            raise IllegalAction(text, _not_empty(slot + 1, state.open[slot]), state)
        return TAKE_OPEN + slot
    raise NotAnAction(text, state)


def _not_open(project: int) -> Reason:
    refusal: ProjectNotOpen = {"reason": "project_not_open", "project": project}
    return Reason.of(refusal)


def _not_empty(slot: int, project: int) -> Reason:
    refusal: SlotNotEmpty = {"reason": "slot_not_empty", "slot": slot, "project": project}
    return Reason.of(refusal)
