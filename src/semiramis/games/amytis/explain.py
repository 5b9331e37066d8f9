"""Why an action is not legal, as a code and facts that a person can understand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game import NotAnAction, Reason
from .constants import (
    ACTION_COUNT,
    BIT,
    BUILDS,
    CELLS,
    FAVORS,
    PLACE_TOKEN,
    PLACES,
    ROW,
    ROW_PLACES,
    ROW_SHARE,
    SCORE,
    TAKE_DECK,
    TAKE_OPEN,
    TO_BUILD,
    TO_CHOOSE,
    TO_FAVOR,
)

if TYPE_CHECKING:
    from .state import AmytisState

FIRST = {TO_BUILD: "build_first", TO_CHOOSE: "choose_a_project_first", TO_FAVOR: "choose_a_favor_first"}


def explain_illegal(state: AmytisState, action: int) -> Reason | None:
    if not 0 <= action < ACTION_COUNT:
        raise NotAnAction(str(action), state)
    if state.over:
        return Reason("game_over")
    if action < BUILDS:
        return not_to(state, TO_BUILD) or no_build(state, action // PLACES)
    if action < PLACE_TOKEN:
        return not_to(state, TO_CHOOSE) or no_choice(state, action)
    return not_to(state, TO_FAVOR) or no_favor(state, action - PLACE_TOKEN)


def not_to(state: AmytisState, phase: int) -> Reason | None:
    """What the player has to do first, if it is not this."""
    if state.phase == phase:
        return None
    return Reason(FIRST[state.phase])


def no_build(state: AmytisState, stack: int) -> Reason | None:
    if state.stack_size[stack] == 0:
        return Reason("stack_empty", {"stack": CELLS[stack]})
    for seat in range(2):
        if state.architects[seat] & BIT[stack]:
            return Reason("architect_on_stack", {"stack": CELLS[stack], "seat": seat})
    return None


def no_choice(state: AmytisState, action: int) -> Reason | None:
    if state._is_legal(action):
        return None
    if action == SCORE:
        return Reason("score_is_for_side_b")
    if action == TAKE_DECK:
        return Reason("deck_empty")
    return Reason("no_open_project_in_slot", {"slot": action - TAKE_OPEN + 1})


def no_favor(state: AmytisState, place: int) -> Reason | None:
    if place == ROW:
        if state.row[state.player] == ROW_SHARE:
            return Reason("row_has_four_of_yours")
        return Reason("row_full") if sum(state.row) == ROW_PLACES else None
    for seat in range(2):
        if state.favors[seat] & BIT[place]:
            return Reason("favor_taken", {"favor": FAVORS[place], "seat": seat})
    return None
