"""Architects come back at the start of their player's turn: three in line, or all four on the board."""

from __future__ import annotations

import pytest

from tests.games.amytis.positions import bits, game, played, put_architects, put_heights

LINES = ["a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "a1 b2 c3", "a3 b2 c1"]


def other_than(line: str) -> str:
    return next(stack for stack in ("b1", "a2", "c3") if stack not in line)


@pytest.mark.parametrize("line", LINES)
def test_three_in_line_come_back(line: str) -> None:
    state = game()
    put_architects(state, [], line.split())
    played(state, f"{other_than(line)} a1")
    assert state.architects[1] == 0


@pytest.mark.parametrize("stacks", ["", "a1", "a1 b1", "a1 b1 c2", "a1 b2 a3"])
def test_three_that_are_not_in_line_stay(stacks: str) -> None:
    state = game()
    put_architects(state, [], stacks.split())
    played(state, "c3 a1")
    assert state.architects[1] == bits(stacks.split())


def test_all_four_come_back() -> None:
    state = game()
    put_architects(state, [], ["a1", "b1", "c2", "a3"])
    played(state, "b3 a1")
    assert state.architects[1] == 0


def test_a_line_brings_back_the_fourth_architect_too() -> None:
    state = game()
    put_architects(state, [], ["a1", "b1", "c1", "a3"])
    played(state, "b3 a1")
    assert state.architects[1] == 0


def test_architects_come_back_at_the_start_of_their_players_turn() -> None:
    state = game()
    put_architects(state, ["a1", "b1"], [])
    played(state, "c1 a1", "favor row")
    assert state.player == 1
    assert state.architects[0] == bits(["a1", "b1", "c1"])
    played(state, "a3 a1")
    assert state.architects[0] == 0


def test_a_stack_with_an_architect_cannot_be_chosen() -> None:
    state = game()
    put_architects(state, ["a1"], ["b2"])
    stacks = {text.split()[0] for text in state.legal_notations()}
    assert stacks == {"b1", "c1", "a2", "c2", "a3", "b3", "c3"}


def test_an_empty_stack_cannot_be_chosen() -> None:
    state = game()
    put_heights(state, {"c3": 0})
    assert not any(text.startswith("c3") for text in state.legal_notations())
    assert len(state.legal_actions()) == 72
