"""Babylon's expert gives the same proposals and evaluations compiled and from its sources."""

from __future__ import annotations

import pytest

from semiramis import speeds
from semiramis.ai.babylon.expert import BabylonExpert
from semiramis.games.rng import Rng
from tests.ai.babylon.positions import new_game


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 2)])
def test_both_speeds_propose_and_evaluate_the_same(players: int, seed: int) -> None:
    state = new_game(players, {}, seed)
    twin = speeds.interpreted("games").get_game("babylon").new(players, {}, seed)
    expert = BabylonExpert(state)
    other = speeds.interpreted("ai.babylon.expert").BabylonExpert(twin)
    rng, other_rng = Rng(0), speeds.interpreted("games.rng").Rng(0)
    compared = 0
    while not state.over:
        expert.propose(state, 8, rng)
        # The sources take a quarter of a second, so that not every turn is compared.
        if state.player == 0 and state.round % 4 == 1:
            for most in (expert.breadth, 8):  # inside the tree, and at sight
                expert.propose(state, most, rng)
                other.propose(twin, most, other_rng)
                assert other.turns == expert.turns
                assert other.values == pytest.approx(expert.values)
            expert.evaluate(state, rng)
            other.evaluate(twin, other_rng)
            assert list(other.chances) == pytest.approx(list(expert.chances))
            assert list(other.margins) == pytest.approx(list(expert.margins))
            compared += 1
        for action in expert.turns[0]:
            state.apply(action)
            twin.apply(action)
    assert compared >= 3
