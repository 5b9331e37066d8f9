"""Scores with their confidence intervals."""

from __future__ import annotations

import random

import pytest

from semiramis.ai.arena.score import score, share, student
from tests.ai.arena.coverage import EVERY, coverage, mean


def test_a_shared_victory_is_shared() -> None:
    assert [share(seat, [0, 2]) for seat in range(3)] == [0.5, 0.0, 0.5]
    assert share(1, [1]) == 1.0


def test_with_deals_of_one_game_the_interval_is_that_of_wilson() -> None:
    # 40 of 50: the interval of the textbooks is 0.670 to 0.888; Student's quantile makes it a little wider.
    found = score([1.0] * 40 + [0.0] * 10)
    assert found.value == 0.8
    assert (found.low, found.high) == pytest.approx((0.6645, 0.8899), abs=0.0001)


@pytest.mark.parametrize(("freedom", "quantile"), [(1, 12.706), (2, 4.303), (5, 2.571), (10, 2.228), (30, 2.042)])
def test_the_quantile_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.001)


@pytest.mark.parametrize("count", [2, 3, 4, 5, 7, 10])
def test_intervals_of_few_deals_contain_the_true_value_19_times_of_20(count: int) -> None:
    # With the quantile of the normal distribution it was 85 to 91 times of 100 in the worst cases.
    held = {name: coverage(score, deals, count, mean(deals)) for name, deals in EVERY.items()}
    assert min(held.values()) >= 0.95, min(held, key=held.__getitem__)


def test_deals_without_variance_count_as_one_game_each() -> None:
    found = score([1.0] * 100)
    assert found.value == found.high == 1.0
    assert found.low == pytest.approx(0.963, abs=0.001)


def test_without_deals_the_interval_is_everything() -> None:
    assert score([]).low == 0.0
    assert score([]).high == 1.0


@pytest.mark.parametrize(("chance", "luck"), [(0.5, 0.3), (0.9, 0.0), (0.75, 0.25)])
def test_the_interval_contains_the_true_value_19_times_of_20(chance: float, luck: float) -> None:
    # Two games a deal. Luck is how often the set-up decides both of them, one for each of the two bots.
    rng = random.Random(5)
    truth = (1 - luck) * chance + luck * 0.5

    def deal() -> float:
        if rng.random() < luck:
            return 0.5
        return (int(rng.random() < chance) + int(rng.random() < chance)) / 2

    def holds() -> bool:
        found = score([deal() for _ in range(100)])
        return found.low <= truth <= found.high

    assert 0.93 <= sum(holds() for _ in range(1000)) / 1000 <= 0.97


def test_pairs_of_equal_results_do_not_narrow_the_interval() -> None:
    # Both games of a deal always have the same winner: as sure as half as many independent games.
    alike, independent = score([1.0, 0.0] * 50), score([1.0, 0.5, 0.5, 0.0] * 25)
    assert alike.high - alike.low > 1.35 * (independent.high - independent.low)
