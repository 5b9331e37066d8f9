"""The sequential test: known values, and its rate of errors."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from semiramis.ai.arena.contest import BadContest
from semiramis.ai.arena.elo import expected
from semiramis.ai.arena.play import Result
from semiramis.ai.arena.sprt import BOUND, Sprt, Trial, likeliest
from tests.ai.arena.contests import contest, result


@pytest.mark.parametrize(
    ("counts", "elo0", "elo1", "llr"),
    [
        # Of pairs and of single games; fastchess, which tests engines of chess, is tested with these.
        ((223, 9863, 21279, 10037, 246), 0.5, 2.5, -3.07),
        ((871, 26175, 55983, 26678, 821), 0.0, 2.0, -4.98),
        ((21184, 40708, 21404), 0.5, 2.5, -1.57),
        ((57030, 106593, 57433), 0.0, 2.0, -2.59),
    ],
)
def test_the_log_likelihood_ratio_is_that_of_other_programs(
    counts: tuple[int, ...], elo0: float, elo1: float, llr: float
) -> None:
    deals = {n / (len(counts) - 1): count for n, count in enumerate(counts)}
    assert Sprt(elo0, elo1).llr(deals) == pytest.approx(llr, abs=0.005)


def test_the_bounds_are_those_of_wald() -> None:
    assert pytest.approx(2.944, abs=0.001) == BOUND
    test = Sprt(0, 10)
    assert [test.verdict(llr) for llr in (-2.95, -2.94, 2.94, 2.95)] == [False, None, None, True]


def test_a_result_between_the_hypotheses_gives_a_ratio_of_0() -> None:
    assert Sprt(-10, 10).llr({0.0: 7, 0.5: 20, 1.0: 7}) == pytest.approx(0, abs=1e-9)
    assert Sprt(0, 10).llr({}) == pytest.approx(0, abs=0.01)


def test_the_most_likely_distribution_has_the_given_mean() -> None:
    found = likeliest({0.0: 0.2, 0.25: 0.1, 0.5: 0.3, 1.0: 0.4}, 0.4)
    assert sum(found.values()) == pytest.approx(1)
    assert sum(value * share for value, share in found.items()) == pytest.approx(0.4)


@pytest.mark.parametrize(("elo", "stronger"), [(0.0, False), (40.0, True)])
def test_the_sequential_test_errs_in_at_most_one_case_of_twenty(elo: float, stronger: bool) -> None:
    rng = random.Random(11)
    luck = 0.3  # so often the set-up decides, and each bot wins once
    chance = 0.5 + (expected(elo) - 0.5) / (1 - luck)

    def deal() -> float:
        if rng.random() < luck:
            return 0.5
        return (int(rng.random() < chance) + int(rng.random() < chance)) / 2

    def verdict(test: Sprt) -> bool | None:
        deals: Counter[float] = Counter()
        while True:
            deals.update(deal() for _ in range(10))
            found = test.verdict(test.llr(deals))
            if found is not None:
                return found

    wrong = sum(verdict(Sprt(0, 40)) is not stronger for _ in range(150))
    assert wrong / 150 <= 0.08  # 0.05, and what 150 tests may be off by


def games(winner: int, count: int) -> dict[int, Result]:
    """Return games that the same bot always wins in any seat; 0 is the first bot."""
    bots = ("random", "novice")
    found = {}
    for number in range(count):
        seats = bots if number % 2 == 0 else bots[::-1]
        found[number] = result(number, seats, [seats.index(bots[winner])])
    return found


def test_a_trial_is_decided_by_the_deals_in_their_order() -> None:
    won = games(0, 400)
    trial = Trial(contest("random", "novice"), 0, 50)
    late = {number: played for number, played in won.items() if number != 3}
    assert not trial.look(late)  # the second deal is not complete: those after it have to wait
    assert trial.games == 2
    assert trial.look(won)
    assert trial.verdict is True
    needed = trial.games
    assert needed < 400
    assert trial.look(won)
    assert trial.games == needed
    fresh = Trial(contest("random", "novice"), 0, 50)
    assert not fresh.look({n: played for n, played in won.items() if n < needed - 2})
    assert "is stronger" in str(trial)


def test_a_trial_of_a_weaker_bot_is_decided_too() -> None:
    trial = Trial(contest("random", "novice"), 0, 50)
    assert trial.look(games(1, 400))
    assert trial.verdict is False
    assert "is not stronger" in str(trial)


def test_a_trial_of_one_bot_against_three_expects_a_quarter_of_the_victories() -> None:
    babylon = contest("a", "b", "b", "b", game="babylon", players=4)
    trial = Trial(babylon, 0, 50)
    fair = {}
    for number in range(400):
        seats = babylon.pairing(number).seats
        fair[number] = result(number, seats, [number // 4 % 4])  # each seat wins on each fourth deal: a quarter for a
    trial.look(fair)
    assert trial.llr < 0
    assert trial.sprt.seats == 1
    assert trial.sprt.others == 3


@pytest.mark.parametrize(("elo0", "elo1"), [(5, 5), (10, 0), (-3000, 0), (0, 1e9)])
def test_hypotheses_that_are_equal_or_in_the_wrong_order_are_refused(elo0: float, elo1: float) -> None:
    with pytest.raises(BadContest, match="the smaller first"):
        Sprt(elo0, elo1)


def test_a_trial_needs_exactly_two_bots() -> None:
    with pytest.raises(BadContest, match="for two bots"):
        Trial(contest("random", "novice", "greedy"), 0, 10)
