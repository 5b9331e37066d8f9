"""What a search plans once for each tile: the same turns as without what was remembered, and what leaves make of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from semiramis.ai.babylon.expert import BabylonExpert
from semiramis.games.babylon.constants import DIG
from semiramis.games.rng import Rng
from tests.ai.babylon.positions import TABLES, new_game, turns_of_a_game


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_remembered_turns_are_those_of_a_new_expert(players: int, options: Mapping[str, Any]) -> None:
    state = new_game(players, options, seed=players)
    expert, rng = BabylonExpert(state), Rng(0)
    for _ in turns_of_a_game(state, seed=2):
        new = BabylonExpert(state)
        expert.propose(state, expert.breadth, rng)
        new.propose(state, new.breadth, rng)
        assert (new.turns, new.values) == (expert.turns, expert.values)
        expert.evaluate(state, rng)
        new.evaluate(state, rng)
        assert list(new.chances) == list(expert.chances)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_turns_inside_the_tree_are_legal_and_have_their_values(players: int, options: Mapping[str, Any]) -> None:
    state = new_game(players, options, seed=players)
    inside, rng = BabylonExpert(state), Rng(0)
    compared = 0
    for expert in turns_of_a_game(state, seed=3):
        inside.propose(state, inside.breadth, rng)
        if state.phase != DIG:
            continue
        assert 0 < len(inside.turns) <= inside.breadth
        assert inside.values == sorted(inside.values, reverse=True)
        for turn, value in zip(inside.turns, inside.values, strict=True):
            after = state.clone()
            for action in turn:
                after.apply(action)
            assert after.over or after.player != state.player
            assert expert.expected_score(after, state.player) == pytest.approx(value)
            compared += 1
    assert compared > 100


def test_in_the_last_round_a_leaf_counts_the_turns_that_are_left() -> None:
    looked = plain = 0.0
    for seed in range(6):
        state = new_game(seed=seed)
        expert, rng = BabylonExpert(state), Rng(0)
        while state.round < state.rounds or state.player == state.first_player:
            expert.propose(state, 1, rng)
            for action in expert.turns[0]:
                state.apply(action)
        expert.propose(state, 1, rng)
        expert.evaluate(state, rng)
        seat = state.player
        expected = expert.expected_score(state, seat) - expert.expected_score(state, 1 - seat)
        for action in expert.turns[0]:
            state.apply(action)
        assert state.over
        lead = state.points(seat) - state.points(1 - seat)
        looked += abs(lead - expert.margins[seat])
        plain += abs(lead - expected)
    assert looked < plain / 2
