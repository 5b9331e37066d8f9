"""Random play, copies and counts of positions."""

from __future__ import annotations

from collections import Counter

import pytest

from semiramis.games.perft import perft
from semiramis.games.rng import Rng
from tests.games.amytis.positions import AMYTIS, game, new, put_architects, put_projects


def test_perft_of_a_first_position() -> None:
    # Two of the nine tiles on top are palaces: 7 * 9 * 72 + 2 * 9 * 4 = 4608.
    state = new(seed=42)
    assert [perft(state, depth) for depth in (1, 2, 3)] == [81, 4608, 224046]


def test_perft_with_palaces_and_favors() -> None:
    state = game({"a1": "palace-blue", "b2": "palace-pink"}, {"palace": "B"})
    put_architects(state, ["a2", "a3"], ["c1", "c3", "b1"])
    # By hand. After a1, b2 (both palaces), c2, b3: 9 * 5, 9 * 5, 9 * 27 and 9 * 27 actions; one more: 45 * 8 favours,
    # 45 * 27, 9 * (45 + 45 + 9 * 18), and 9 * (45 + 45 + 9 * 8).
    assert [perft(state, depth) for depth in (1, 2, 3)] == [36, 576, 5301]


def test_three_builds_in_a_row_can_be_counted_by_hand() -> None:
    # No palace within reach and no line: 9 stacks, then 8, then 7, each with 9 cells.
    assert perft(game(), 3) == 81 * 72 * 63


@pytest.mark.parametrize("tops", [{}, {"a1": "palace-blue"}])
def test_random_actions_are_evenly_distributed(tops: dict[str, str]) -> None:
    state = game(tops, {"palace": "B"})
    put_architects(state, ["b1"], ["c3"])
    put_projects(state, [5, 0, 7], [8])
    if tops:
        state.play("a1 a1")
    legal = state.legal_actions()
    rng, each = Rng(11), 400
    drawn = Counter(state.random_action(rng) for _ in range(each * len(legal)))
    assert sorted(drawn) == sorted(legal)
    assert all(abs(count - each) < 5 * each**0.5 for count in drawn.values())


def test_a_random_favor_is_any_free_place() -> None:
    state = game()
    put_architects(state, ["a1", "c3"])
    state.play("b2 a1")
    rng = Rng(3)
    assert {state.random_action(rng) for _ in range(300)} == set(state.legal_actions())


def test_a_clone_shares_nothing_that_changes() -> None:
    state = new(seed=8)
    rng = Rng(8)
    while not state.over:
        before = state.view(None)
        copy = state.clone()
        assert copy.view(None) == before
        copy.random_playout(rng)
        assert state.view(None) == before
        state.advance(state.random_action(rng))


def test_assign_makes_a_copy_of_another_position() -> None:
    options = {"sides": {"wall": "B"}}
    one, other = new(options=options, seed=1), new(options=options, seed=2)
    other.random_playout(Rng(2))
    one.assign(other)
    assert one.view(None) == other.view(None)
    assert list(one.tiles) == list(other.tiles)
    one.deal(Rng(3))
    assert other.over


@pytest.mark.parametrize("seed", range(30))
def test_no_game_is_longer_than_declared(seed: int) -> None:
    state = new(seed=seed)
    actions = state.random_playout(Rng(seed))
    assert actions == state.ply <= AMYTIS.longest
    # Two stacks of five, and as many turns for both.
    assert state.built_size[0] == state.built_size[1] >= 5
