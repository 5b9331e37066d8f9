"""Elo ratings compared with known values, and with the strengths of simulated bots."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from math import log10

import pytest

from semiramis.ai.arena.elo import SCALE, beaten, expected, intervals, ratings, with_prior
from semiramis.ai.arena.score import Interval
from tests.ai.arena.contests import result
from tests.ai.arena.coverage import alike, coverage, lucky, mean

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("elo", "wins"), [(0, 0.5), (190.85, 0.75), (-190.85, 0.25), (400, 10 / 11), (100, 0.64)])
def test_the_expected_share_is_that_of_the_tables(elo: float, wins: float) -> None:
    assert expected(elo) == pytest.approx(wins, abs=1e-4)


def test_equal_bots_win_in_proportion_to_their_seats() -> None:
    assert expected(0, 1, 3) == 0.25
    assert expected(0, 2, 1) == pytest.approx(2 / 3)
    assert expected(400, 1, 3) == pytest.approx(10 / 13)


def test_the_difference_of_two_bots_is_that_of_elo_tables() -> None:
    a, b = ratings(["a", "b"], {("a", "b"): 75, ("b", "a"): 25})
    assert a - b == pytest.approx(190.85, abs=0.01)
    assert a + b == pytest.approx(0)


def test_three_bots_are_rated_by_all_their_games() -> None:
    # a beats b as often as b beats c, and so by the model a beats c as the odds multiply: 3 to 1 twice, 9 to 1.
    wins = {("a", "b"): 75, ("b", "a"): 25, ("b", "c"): 75, ("c", "b"): 25, ("a", "c"): 90, ("c", "a"): 10}
    a, b, c = ratings(["a", "b", "c"], wins)
    assert (a, b, c) == pytest.approx((190.85, 0, -190.85), abs=0.01)


def test_a_bot_alone_is_rated_by_how_often_it_wins_against_three() -> None:
    # As the share of the victories that the model expects: 65 % alone against three.
    games = [result(n, "abbb", [0] if n < 65 else [1]) for n in range(100)]
    a, b = ratings(["a", "b"], beaten(games))
    assert expected(a - b, 1, 3) == pytest.approx(0.65, abs=1e-6)


def test_a_shared_victory_counts_half_and_games_against_itself_do_not_count() -> None:
    assert beaten([result(0, "ab", [0, 1])]) == {("a", "b"): 0.5, ("b", "a"): 0.5}
    assert beaten([result(0, "aab", [0, 1])]) == {("a", "b"): 2.0}
    assert beaten([result(0, "abcd", [1, 2])]) == {
        ("b", "a"): 1,
        ("b", "c"): 0.5,
        ("b", "d"): 1,
        ("c", "a"): 1,
        ("c", "b"): 0.5,
        ("c", "d"): 1,
    }


def test_a_bot_that_won_every_game_has_a_finite_rating_and_an_interval() -> None:
    deals = [Counter({("a", "b"): 2}) for _ in range(200)]
    (a, b) = intervals(["a", "b"], deals, 400)
    assert 900 < 2 * a.value < 1300
    assert 2 * a.low < 2 * a.value - 100
    assert 2 * a.high > 2 * a.value + 100
    assert b.value == pytest.approx(-a.value)


def test_bots_that_never_played_each_other_are_rated() -> None:
    assert ratings(["a", "b"], with_prior({})) == [0, 0]
    assert [bar.value for bar in intervals(["a", "b"], [])] == [0, 0]


def test_the_interval_contains_the_true_value_19_times_of_20() -> None:
    rng = random.Random(3)
    truth = {"a": 120.0, "b": 0.0, "c": -120.0}
    pairs = [("a", "b"), ("a", "c"), ("b", "c")]

    def deal() -> Counter[tuple[str, str]]:
        wins: Counter[tuple[str, str]] = Counter()
        for one, other in pairs * 2:
            won = rng.random() < expected(truth[one] - truth[other])
            wins[(one, other) if won else (other, one)] += 1
        return wins

    held = 0
    for _ in range(60):
        bars = intervals(list(truth), [deal() for _ in range(40)], 100)
        held += sum(bar.low <= elo <= bar.high for bar, elo in zip(bars, truth.values(), strict=True))
    assert 0.90 <= held / 180 <= 0.99


@cache
def elo_of_a(drawn: tuple[float, ...]) -> Interval:
    """Return the rating of a bot with these results in deals of two games."""
    wins = [{("a", "b"): 2 * share, ("b", "a"): 2 - 2 * share} for share in drawn]
    return intervals(["a", "b"], wins, resamples=400)[0]


@pytest.mark.parametrize("deals", [lucky(0.5, 0), lucky(0.75, 0.3), alike(0.75, 0.6), lucky(0.9, 0), lucky(0.9, 0.6)])
def test_the_interval_of_ten_deals_contains_the_true_value(deals: dict[float, float]) -> None:
    # The plain percentiles of the bootstrap held it 84 to 93 times of 100.
    share = mean(deals)
    assert coverage(elo_of_a, deals, 10, SCALE * log10(share / (1 - share)) / 2) >= 0.92
