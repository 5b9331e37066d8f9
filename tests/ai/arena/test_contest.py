"""The pairings of a contest: every bot in every seat, on the same deals."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as some

from semiramis.ai.arena.contest import BadContest, Contest, line_ups
from semiramis.games import get_game
from tests.ai.arena.contests import contest

NAMES = some.lists(some.sampled_from(["a", "b", "c", "d", "e"]), min_size=2, max_size=6).filter(
    lambda names: len(set(names)) > 1
)
SEATS = some.integers(2, 4)


@given(NAMES, SEATS, some.integers(0, 5))
def test_on_every_deal_each_line_up_is_played_with_each_rotation_of_its_seats(
    names: list[str], players: int, deal: int
) -> None:
    babylon = contest(*names, game="babylon", players=players)
    size = babylon.deal_size
    pairings = [babylon.pairing(deal * size + n) for n in range(size)]
    assert {pairing.deal for pairing in pairings} == {deal}
    assert len({pairing.deal_seed for pairing in pairings}) == 1
    for n, line_up in enumerate(babylon.line_ups):
        seatings = [pairing.seats for pairing in pairings[n * players : (n + 1) * players]]
        assert all(Counter(seats) == Counter(line_up) for seats in seatings)
        for before, after in pairwise(seatings):
            assert after == before[1:] + before[:1]
        for seat in range(players):  # over a deal, each seat sees every bot as often as the line-up has it
            assert Counter(seats[seat] for seats in seatings) == Counter(line_up)


@given(NAMES, SEATS)
def test_all_bots_play_each_other_and_no_bot_plays_only_itself(names: list[str], players: int) -> None:
    found = line_ups(names, players)
    assert len(found) == len({tuple(sorted(line_up)) for line_up in found})
    for line_up in found:
        assert len(line_up) == players
        assert len(set(line_up)) > 1
    met = {(a, b) for line_up in found for a in line_up for b in line_up if a != b}
    assert met == {(a, b) for a in names for b in names if a != b}


@pytest.mark.parametrize(
    ("names", "players", "expected"),
    [
        ("AB", 2, ["AB"]),
        ("ABC", 2, ["AB", "AC", "BC"]),
        ("ABC", 3, ["ABC"]),
        ("ABBB", 4, ["ABBB"]),
        ("AB", 4, ["AABB"]),
        ("AB", 3, ["AAB", "ABB"]),
        ("ABC", 4, ["AABC", "ABBC", "ABCC"]),
        ("ABA", 2, ["AB"]),
    ],
)
def test_line_ups_of_two_three_and_four_bots(names: str, players: int, expected: list[str]) -> None:
    assert ["".join(line_up) for line_up in line_ups(names, players)] == expected


def test_equal_seeds_give_equal_games_and_different_seeds_different_ones() -> None:
    first, same, other = contest(seed=1), contest(seed=1), contest(seed=2)
    games = [first.pairing(number) for number in range(100)]
    assert games == [same.pairing(number) for number in range(100)]
    seeds = [seed for of in (first, other) for n in range(100) for seed in of.pairing(n).bot_seeds]
    assert len(set(seeds)) == len(seeds)
    assert len({of.pairing(n).deal_seed for of in (first, other) for n in range(100)}) == 100


def test_the_rotation_of_the_seats_changes_who_begins() -> None:
    # The deal decides which seat begins: so each bot does so once.
    amytis = contest("a", "b")
    for deal in range(10):
        pairings = [amytis.pairing(2 * deal + n) for n in range(2)]
        first = [get_game("amytis").new(seed=pairing.deal_seed).player for pairing in pairings]
        assert {pairing.seats[seat] for pairing, seat in zip(pairings, first, strict=True)} == {"a", "b"}


def test_a_contest_round_trips_through_json() -> None:
    there = contest("random", "novice", "random", game="babylon", players=3, seed=5, seconds=2.5)
    assert Contest.from_json(there.as_json()) == there


def test_a_contest_needs_two_bots() -> None:
    with pytest.raises(BadContest, match="two different bots"):
        contest("random", "random")
