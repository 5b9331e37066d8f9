"""An action that is not legal is refused with a reason that a person can understand."""

from __future__ import annotations

from typing import Any

import pytest

from semiramis.games.amytis.state import AmytisState
from semiramis.games.game import IllegalAction
from semiramis.games.rng import Rng
from tests.games.amytis.positions import game, new, put_architects, put_favors, put_heights, put_projects


def why(state: AmytisState, text: str) -> tuple[str, dict[str, Any]]:
    reason = state.explain_illegal(state.parse_action(text))
    assert reason is not None
    return reason.code, dict(reason.facts)


def at_palace(side: str = "A") -> AmytisState:
    state = game({"a1": "palace-blue"}, {"palace": side})
    state.play("a1 a1")
    return state


def at_favor(
    first: list[str] | None = None, second: list[str] | None = None, row: tuple[int, int] = (0, 0)
) -> AmytisState:
    state = game()
    put_favors(state, first or [], second or [], row)
    put_architects(state, ["a1", "c3"])
    state.play("b2 a1")
    return state


def test_building_from_a_stack_with_an_architect_is_refused() -> None:
    state = game()
    put_architects(state, ["a1"], ["b2"])
    assert why(state, "a1 c3") == ("architect_on_stack", {"stack": "a1", "seat": 0})
    assert why(state, "b2 c3") == ("architect_on_stack", {"stack": "b2", "seat": 1})


def test_building_from_an_empty_stack_is_refused() -> None:
    state = game()
    put_heights(state, {"c1": 0})
    put_architects(state, ["c1"])
    assert why(state, "c1 a1") == ("stack_empty", {"stack": "c1"})


def test_other_actions_than_a_build_are_refused_before_the_build() -> None:
    assert why(game(), "project 5") == ("build_first", {})
    assert why(game(), "score") == ("build_first", {})
    assert why(game(), "favor row") == ("build_first", {})


def test_other_actions_are_refused_before_a_project_is_chosen() -> None:
    assert why(at_palace(), "b1 a1") == ("choose_a_project_first", {})
    assert why(at_palace(), "favor I") == ("choose_a_project_first", {})


def test_other_actions_are_refused_before_a_favor_is_chosen() -> None:
    assert why(at_favor(), "b1 a1") == ("choose_a_favor_first", {})
    assert why(at_favor(), "project deck") == ("choose_a_favor_first", {})


def test_scoring_is_refused_on_side_a() -> None:
    assert why(at_palace(), "score") == ("score_is_for_side_b", {})
    assert at_palace("B").explain_illegal(85) is None


def test_taking_a_card_that_is_not_there_is_refused() -> None:
    state = at_palace()
    put_projects(state, [5, 0, 7], [])
    assert why(state, "project empty 2") == ("no_open_project_in_slot", {"slot": 2})
    assert why(state, "project deck") == ("deck_empty", {})


def test_taking_an_occupied_favor_place_is_refused() -> None:
    state = at_favor(["I"], ["stairs"])
    assert why(state, "favor I") == ("favor_taken", {"favor": "I", "seat": 0})
    assert why(state, "favor stairs") == ("favor_taken", {"favor": "stairs", "seat": 1})


def test_a_fifth_token_in_the_row_is_refused() -> None:
    assert why(at_favor(row=(4, 0)), "favor row") == ("row_has_four_of_yours", {})
    assert why(at_favor(row=(3, 3)), "favor row") == ("row_full", {})
    assert why(at_favor(row=(4, 2)), "favor row") == ("row_has_four_of_yours", {})


def test_actions_after_the_end_are_refused() -> None:
    state = new(seed=1)
    state.random_playout(Rng(1))
    assert {reason.code for action in range(94) if (reason := state.explain_illegal(action))} == {"game_over"}


def test_an_illegal_action_raises_its_reason_and_changes_nothing() -> None:
    state = game()
    put_architects(state, ["a1"])
    before = state.view(None)
    with pytest.raises(IllegalAction, match=r"ply 0: 'a1 b1' is not legal: architect on stack \(stack a1, seat 0\)"):
        state.play("a1 b1")
    assert state.view(None) == before
