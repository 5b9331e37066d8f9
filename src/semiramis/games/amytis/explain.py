"""Why an action is not legal: a code, and facts for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game import NotAnAction, Reason
from .constants import (
    ACTION_COUNT,
    BIT,
    BUILD,
    BUILDS,
    CELL_NAMES,
    CHOOSE,
    FAVOR,
    FAVOR_NAMES,
    PLACE_TOKEN,
    PLACES,
    ROW,
    ROW_PLACES,
    ROW_SHARE,
    SCORE,
    TAKE_DECK,
    TAKE_OPEN,
)

if TYPE_CHECKING:
    from .state import AmytisState
    from .types import AmytisRefusal, PlainRefusal

FIRST: dict[int, PlainRefusal] = {
    BUILD: {"reason": "build_first"},
    CHOOSE: {"reason": "choose_a_project_first"},
    FAVOR: {"reason": "choose_a_favor_first"},
}


def explain_illegal(state: AmytisState, action: int) -> Reason | None:
    refusal = find_refusal(state, action)
    return None if refusal is None else Reason.of(refusal)


def find_refusal(state: AmytisState, action: int) -> AmytisRefusal | None:
    if not 0 <= action < ACTION_COUNT:
        raise NotAnAction(str(action), state)
    if state.over:
        return {"reason": "game_over"}
    if action < BUILDS:
        return explain_phase(state, BUILD) or explain_build(state, action // PLACES)
    if action < PLACE_TOKEN:
        return explain_phase(state, CHOOSE) or explain_choice(state, action)
    return explain_phase(state, FAVOR) or explain_favor(state, action - PLACE_TOKEN)


def explain_phase(state: AmytisState, phase: int) -> AmytisRefusal | None:
    """Return what the player has to do first; None if it is this phase."""
    if state.phase == phase:
        return None
    return FIRST[state.phase]


def explain_build(state: AmytisState, stack: int) -> AmytisRefusal | None:
    if state.stack_size[stack] == 0:
        return {"reason": "stack_empty", "stack": CELL_NAMES[stack]}
    for seat in range(2):
        if state.architects[seat] & BIT[stack]:
            return {"reason": "architect_on_stack", "stack": CELL_NAMES[stack], "seat": seat}
    return None


def explain_choice(state: AmytisState, action: int) -> AmytisRefusal | None:
    if state._is_legal(action):
        return None
    if action == SCORE:
        return {"reason": "score_is_for_side_b"}
    if action == TAKE_DECK:
        return {"reason": "deck_empty"}
    return {"reason": "no_open_project_in_slot", "slot": action - TAKE_OPEN + 1}


def explain_favor(state: AmytisState, place: int) -> AmytisRefusal | None:
    if place == ROW:
        if state.row[state.player] == ROW_SHARE:
            return {"reason": "row_has_four_of_yours"}
        return {"reason": "row_full"} if sum(state.row) == ROW_PLACES else None
    for seat in range(2):
        if state.favors[seat] & BIT[place]:
            return {"reason": "favor_taken", "favor": FAVOR_NAMES[place], "seat": seat}
    return None
