"""The winning chances that Babylon's expert gives each seat."""

from __future__ import annotations

from itertools import pairwise
from statistics import NormalDist

import pytest

from semiramis.ai.babylon.expert import BabylonExpert, _turns_to_go
from semiramis.games.babylon.constants import DIG, FINISH_NONE
from semiramis.games.babylon.state import BabylonState
from semiramis.games.fields import write_fields
from semiramis.games.rng import Rng
from tests.ai.babylon.positions import GAME, new_game, turns_of_a_game


def after_dig(state: BabylonState) -> BabylonState:
    """Return the position after the first dig. In the middle of a turn no seat looks ahead."""
    after = state.clone()
    after.apply(state.legal_actions()[0])
    return after


@pytest.mark.parametrize("players", GAME.players)
def test_chances_are_shares_of_one_and_go_with_the_expected_scores(players: int) -> None:
    state = new_game(players, seed=players)
    for expert in turns_of_a_game(state, seed=1):
        if state.phase != DIG:
            continue
        expert.evaluate(after_dig(state), Rng(0))
        chances, margins = list(expert.chances)[:players], list(expert.margins)[:players]
        expected = [expert.expected_score(after_dig(state), seat) for seat in range(players)]
        assert sum(chances) == pytest.approx(1)
        best = expected.index(max(expected))
        assert margins[best] == max(margins) == max(expected) - sorted(expected)[-2]
        if state.player == state.first_player:
            # All have as many turns to go, and so the same luck to come.
            assert chances[best] == max(chances)


def test_when_the_game_is_over_the_winner_is_known() -> None:
    for seed in range(5):
        state = new_game(seed=seed)
        expert = BabylonExpert(state)
        for _ in turns_of_a_game(state, seed=seed):
            pass
        expert.evaluate(state, Rng(0))
        points = state.scores()
        winners = state.winners()
        assert list(expert.chances)[:2] == [(seat in winners) / len(winners) for seat in range(2)]
        assert list(expert.margins)[:2] == [points[0] - points[1], points[1] - points[0]]


def test_a_lead_counts_for_more_when_fewer_turns_are_left() -> None:
    state = new_game(seed=8)
    certainties = []
    for expert in turns_of_a_game(state, seed=8):
        if state.player == state.first_player and state.round > 1:
            expert.evaluate(after_dig(state), Rng(0))
            # By how many spreads of the normal distribution a seat is ahead, for each point that it is ahead.
            certainties.append(NormalDist().inv_cdf(expert.chances[0]) / expert.margins[0])
    assert certainties[-1] > 1.5 * certainties[0] > 0
    rising = [late >= early for early, late in pairwise(certainties)]
    assert rising.count(True) > 0.9 * len(rising)


@pytest.mark.parametrize("players", GAME.players)
def test_turns_to_go_count_down_seat_by_seat(players: int) -> None:
    state = new_game(players, seed=2)
    expert, rng = BabylonExpert(state), Rng(0)
    while state.removals_left:
        assert [_turns_to_go(state, seat) for seat in range(players)] == [state.rounds] * players
        expert.propose(state, 1, rng)
        state.apply(expert.turns[0][0])
    left = [state.rounds] * players
    while not state.over:
        assert [_turns_to_go(state, seat) for seat in range(players)] == left
        left[state.player] -= 1
        state.apply(state.legal_actions()[0])
        state.apply(FINISH_NONE)
    assert [_turns_to_go(state, seat) for seat in range(players)] == left == [0] * players


def test_single_pillars_in_storage_are_the_reserve() -> None:
    state = new_game(seed=1)
    expert = BabylonExpert(state)
    write_fields(state, singles=[4, 9, 0, 0])
    assert [expert.reserve(state, seat) for seat in range(2)] == [4, 6]
