"""The features of a garden, and its expected final score."""

from __future__ import annotations

import pytest

from semiramis.ai.babylon import weights
from semiramis.ai.babylon.evaluation import Evaluation
from semiramis.games.babylon.state import BabylonState
from tests.ai.babylon.positions import new_game, turns_of_a_game
from tests.games.babylon.test_score import covered_belvedere, full_set


def features(evaluation: Evaluation, state: BabylonState, seat: int) -> dict[str, float]:
    described = evaluation.describe(state.gardens[seat], state.singles[seat], state.stored[seat])
    return dict(zip(weights.NAMES, described, strict=True))


def test_points_and_flower_sets_are_those_of_the_score() -> None:
    state = new_game(players=3, seed=1)
    evaluation = Evaluation(state.box)
    for _ in turns_of_a_game(state, seed=1):
        for seat in range(3):
            seen = features(evaluation, state, seat)
            breakdown = state.breakdown()[seat]
            assert seen["flower sets"] == breakdown["flower_sets"]
            assert seen["points"] + seen["flower sets"] == state.points(seat)
            assert seen["decoration sets"] * 4 == breakdown["decoration_sets"]
            assert seen["pits"] == breakdown["visible_pits"]


def test_points_are_those_of_the_score_where_pieces_are_covered() -> None:
    """A bridge with both ends covered scores, and a covered belvedere with the option (ruling R14)."""
    bridge = full_set()
    bridge.place("C03", "f4 r0 L2 open sw")
    bridge.place("C05", "e7 r0 L2 open ne")
    plots = [bridge, covered_belvedere(), covered_belvedere(covered_belvederes="score")]
    for state in [plot.state for plot in plots]:
        seen = features(Evaluation(state.box), state, state.player)
        assert seen["points"] + seen["flower sets"] == state.points(state.player)
        assert seen["decoration sets"] * 4 == state.breakdown()[state.player]["decoration_sets"]


def test_reachable_higher_sites_are_those_that_the_rules_allow_with_the_pillars() -> None:
    state = new_game(seed=2)
    evaluation = Evaluation(state.box)
    found = 0
    for _ in turns_of_a_game(state, seed=2):
        garden = state.garden
        level = garden.highest + 1
        seen = features(evaluation, state, state.player)
        for price, singles in (("three", 3), ("four", 4)):
            garden._find_sites(singles, 0, 99, True)
            shapes = garden.sites[(level - 1) * 5 + 1 : level * 5]
            places = (shapes[0] | shapes[1] | shapes[2] | shapes[3]).bit_count()
            assert seen[f"new level: for {price}"] == min(places, 8)
            assert seen[f"new level: any for {price}"] == bool(places)
            found += places
    assert found > 10


def test_at_the_end_only_points_and_then_pits_count() -> None:
    state = new_game(seed=3)
    evaluation = Evaluation(state.box)
    for _ in turns_of_a_game(state, seed=3):
        pits = state.breakdown()[0]["visible_pits"]
        worth = evaluation.expected_score(state.gardens[0], state.singles[0], state.stored[0], 0)
        assert worth == pytest.approx(state.points(0) - 0.01 * pits)


def test_the_expected_score_is_the_sum_of_weighted_features() -> None:
    state = new_game(seed=4)
    evaluation = Evaluation(state.box)
    table = weights.fitted_table()
    for _ in turns_of_a_game(state, seed=4):
        seen = evaluation.describe(state.garden, state.singles[state.player], state.stored[state.player])
        for turns in (0, 3, 15):
            worth = sum(weight * feature for weight, feature in zip(table[turns], seen, strict=False))
            expected = evaluation.expected_score(
                state.garden, state.singles[state.player], state.stored[state.player], turns
            )
            assert expected == pytest.approx(worth)


def test_weights_between_two_knots_are_between_theirs() -> None:
    assert weights.shares(0) == [1] + [0] * (len(weights.KNOTS) - 1)
    assert weights.shares(3) == pytest.approx([0, 0, 0.5, 0.5] + [0] * (len(weights.KNOTS) - 4))
    assert len(weights.SPREAD) == weights.TURNS == len(weights.fitted_table())
