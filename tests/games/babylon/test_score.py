"""Final scoring, seen from above, line by line; winners and ties."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from semiramis.games.babylon import BabylonState
from semiramis.games.babylon.constants import BRIDGE, CELL_NAMES, FOUNTAIN, STAIRS, STATUE
from semiramis.games.babylon.decorations import _decorate
from semiramis.games.fields import write_fields
from semiramis.games.rng import Rng
from semiramis.testing.random_games import choose_randomly
from tests.games.babylon.plot import BABYLON, Plot, at_first_dig
from tests.games.babylon.test_decorate import LOWER_ENDS, UPPER_ENDS, stage


def test_an_empty_garden_scores_nothing() -> None:
    assert set(Plot().points.items()) == {
        *((line, 0) for line in ("statues", "fountains", "bridges", "stairs", "decoration_sets")),
        *((line, 0) for line in ("flower_sets", "belvederes", "highest_level")),
        ("visible_pits", 64),
    }


def test_a_statue_scores_its_level() -> None:
    plot = stage(("C01", "g7 r0 L1"), ("C04", "c4 r0 L2"))
    plot.do("statue c4")
    assert plot.points["statues"] == 2


def test_fountains_score_three_a_level() -> None:
    plot = stage(("C01", "a1 r0 L1"), ("C11", "c4 r0 L2"), ("C11", "e5 r0 L2"))
    plot.do("fountain d5-e5")
    assert plot.points["fountains"] == 6


def test_bridges_score_three_a_level() -> None:
    plot = stage(*LOWER_ENDS, *UPPER_ENDS)
    plot.do("bridge c4-e4", "bridge d3-d5")
    assert plot.points["bridges"] == 3 + 6


def test_stairs_score_the_sum_of_their_levels() -> None:
    ground = (("C01", "g5 r0 L1"), ("C02", "g7 r0 L1"))
    plot = stage(*ground, ("C16", "c4 r0 L1"), ("C16", "e5 r0 L2"), ("C16", "g6 r0 L3"))
    plot.do("stairs d5-e5", "stairs f6-g6")
    assert plot.points["stairs"] == (1 + 2) + (2 + 3)


def full_set() -> Plot:
    plot = stage(
        ("C16", "a1 r0 L1"),  # stairs a1, b2
        ("C16", "c2 r0 L2"),  # stairs c2, d3
        ("C11", "a5 r0 L1"),  # fountains a5, b6
        ("C11", "c6 r0 L1"),  # fountains c6, d7
        ("C12", "e4 r0 L1"),  # bridges e4, f5
        ("C12", "f7 r0 L1"),  # bridges f7, g8
        ("C04", "g1 r0 L1"),  # statues g1, h2
    )
    plot.do("stairs b2-c2", "fountain b6-c6", "bridge f5-f7", "statue g1")
    return plot


def test_a_set_of_four_decorations_scores_four() -> None:
    plot = full_set()
    points = plot.points
    assert (points["stairs"], points["fountains"], points["bridges"], points["statues"]) == (3, 3, 3, 1)
    assert points["decoration_sets"] == 4


def test_each_further_set_scores_four_more() -> None:
    plot = full_set()
    for kind in (STAIRS, FOUNTAIN, BRIDGE):
        _decorate(plot.state.garden, kind, CELL_NAMES.index("h1"), CELL_NAMES.index("h1"))
    assert plot.points["decoration_sets"] == 4, "one statue is missing"
    _decorate(plot.state.garden, STATUE, CELL_NAMES.index("g2"), CELL_NAMES.index("g2"))
    assert plot.points["decoration_sets"] == 8


@pytest.mark.parametrize(
    ("line", "covers"),
    [
        ("fountains", [("C03", "a6 r0 L2 open ne"), ("C05", "c5 r0 L2 open sw")]),
        ("statues", [("C03", "e1 r0 L2"), ("C05", "f1 r0 L3 open ne")]),
    ],
)
def test_a_hidden_decoration_drops_out_of_its_set(line: str, covers: list[tuple[str, str]]) -> None:
    plot = full_set()
    plot.place(*covers[0])
    assert plot.points[line] > 0, "some of it is still seen"
    assert plot.points["decoration_sets"] == 4
    plot.place(*covers[1])
    assert plot.points[line] == 0
    assert plot.points["decoration_sets"] == 0


def test_a_bridge_with_both_ends_covered_scores_and_stays_in_its_set() -> None:
    """The bug: it scored nothing and left its set, though its deck is always in view."""
    plot = full_set()
    plot.place("C03", "f4 r0 L2 open sw")
    plot.place("C05", "e7 r0 L2 open ne")
    assert [plot.state.garden.top[CELL_NAMES.index(end)] for end in ("f5", "f6", "f7")] == [2, 0, 2]
    assert plot.points["bridges"] == 3
    assert plot.points["decoration_sets"] == 4
    bridge = plot.state.view(None)["seats"][plot.state.player]["decorations"][2]
    assert (bridge["kind"], bridge["visible"]) == ("bridge", True)


def test_four_tiles_of_four_flowers_score_four() -> None:
    plot = stage(("C01", "a1 r0 L1"), ("C05", "c1 r0 L1"), ("C09", "e1 r0 L1"))
    assert plot.points["flower_sets"] == 0
    plot.place("C13", "g1 r0 L1")
    assert plot.points["flower_sets"] == 4
    for tile, where in (("C02", "a3 r0 L1"), ("C06", "c3 r0 L1"), ("C10", "e3 r0 L1"), ("C14", "g3 r0 L1")):
        plot.place(tile, where)
    assert plot.points["flower_sets"] == 8


def test_the_highest_level_scores_twice_its_number() -> None:
    plot = stage(("C01", "a1 r0 L1"))
    assert plot.points["highest_level"] == 2
    plot.place("C02", "c1 r0 L2")
    assert plot.points["highest_level"] == 4


def test_each_visible_belvedere_scores_one() -> None:
    plot = stage(("C01", "a1 r0 L1 open se"), ("C02", "c1 r0 L2 open ne"))
    assert plot.points["belvederes"] == 2


def test_a_tile_that_is_completely_covered_scores_no_flower() -> None:
    plot = stage(("C05", "c1 r0 L1"), ("C09", "e1 r0 L1"), ("C13", "g1 r0 L1"), ("C01", "c4 r0 L1"))
    assert plot.points["flower_sets"] == 4
    # Two tiles of level 2 and pink and blue flowers lie over C01's four cells.
    plot.place("C06", "b4 r0 L2")
    assert plot.points["flower_sets"] == 4, "half of it is still seen"
    plot.place("C10", "d4 r0 L2")
    assert plot.points["flower_sets"] == 0


@pytest.mark.parametrize(
    ("over_two", "over_one"), [("c3", "b5"), ("c3", "d5"), ("c5", "b3"), ("c5", "d3")], ids=["se", "sw", "ne", "nw"]
)
def test_a_tile_of_which_one_space_is_seen_scores_its_flower(over_two: str, over_one: str) -> None:
    plot = stage(("C05", "g1 r0 L1"), ("C09", "g3 r0 L1"), ("C13", "g5 r0 L1"), ("C01", "c4 r0 L1"))
    plot.place("C06", f"{over_two} r0 L2")
    plot.place("C10", f"{over_one} r0 L2")
    assert plot.points["flower_sets"] == 4


def test_a_fountain_scores_until_both_its_spaces_are_covered() -> None:
    plot = stage(("C11", "c4 r0 L1"), ("C11", "e5 r0 L1"))
    plot.do("fountain d5-e5")
    plot.place("C01", "c5 r0 L2 open ne")
    assert plot.points["fountains"] == 3
    plot.place("C02", "e4 r0 L2 open sw")
    assert plot.points["fountains"] == 0


def test_stairs_score_until_both_their_spaces_are_covered() -> None:
    plot = stage(("C16", "c4 r0 L1"), ("C16", "e5 r0 L2"), ("C01", "e3 r0 L1"))
    plot.do("stairs d5-e5")
    plot.place("C02", "c5 r0 L2 open ne")
    assert plot.points["stairs"] == 3
    plot.place("C03", "e4 r0 L3 open sw")
    assert plot.points["stairs"] == 0


def covered_belvedere(**options: Any) -> Plot:
    """Two belvederes on d4, one above the other."""
    return stage(("C01", "c4 r0 L1 open ne"), ("C02", "d3 r0 L2 open sw"), **options)


def test_r14_a_covered_belvedere_scores_nothing() -> None:
    assert covered_belvedere().points["belvederes"] == 1
    assert covered_belvedere(covered_belvederes="nothing").points["belvederes"] == 1


def test_r14_a_covered_belvedere_scores_with_the_option() -> None:
    assert covered_belvedere(covered_belvederes="score").points["belvederes"] == 2


@given(st.integers(2, 4), st.integers(0, 2**32))
def test_r14_the_option_changes_only_the_points_of_belvederes(players: int, seed: int) -> None:
    """The same actions are legal, and each covered belvedere scores one point more."""
    usual = BABYLON.new(players, {}, seed)
    other = BABYLON.new(players, {"covered_belvederes": "score"}, seed)
    rng = Rng(seed)
    while not usual.over:
        action = choose_randomly(usual, rng)
        assert usual.legal_actions() == other.legal_actions()
        usual.apply(action)
        other.apply(action)
        for seen, placed, seat in zip(usual.breakdown(), other.breakdown(), other.view(None)["seats"], strict=True):
            assert placed["belvederes"] == sum(tile["open"] is not None for tile in seat["tiles"])
            assert placed["belvederes"] >= seen["belvederes"]
            assert {**placed, "belvederes": 0} == {**seen, "belvederes": 0}


def test_a_hidden_statue_and_a_hidden_belvedere_score_nothing() -> None:
    plot = stage(("C04", "c4 r0 L1"))
    plot.do("statue d5")
    plot.place("C01", "e4 r0 L2")
    plot.place("C02", "d6 r0 L2")
    before = plot.points["statues"]
    plot.place("C03", "d5 r0 L3 open nw")
    assert (before, plot.points["statues"], plot.points["belvederes"]) == (1, 0, 1)


def test_a_bridge_hides_no_pit() -> None:
    plot = stage(*LOWER_ENDS)
    pits = plot.points["visible_pits"]
    plot.do("bridge c4-e4")
    assert plot.points["visible_pits"] == pits == 64 - 8


def finished(*turns: list[str]) -> BabylonState:
    """Return a finished two-player game in which each player does this in round 1 and builds nothing later."""
    state = at_first_dig()
    for builds in turns:
        state.play("dig a1")
        write_fields(state, singles=[8] * 4)
        for build in builds:
            state.play(build)
        state.play("finish none")
    while not state.over:
        state.play(next(text for text in state.legal_notations() if text.startswith("dig")))
        state.play("finish none")
    return state


ONE_TILE = ["place stored c4 r0 L1"]
ONE_TILE_AND_A_BELVEDERE = ["place stored c4 r0 L1 open se"]
TWO_TILES_AND_A_BELVEDERE = ["place stored c4 r0 L1 open se", "place dug a1 r0 L1"]


@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        (ONE_TILE, [], [0]),
        ([], ONE_TILE, [1]),
        (ONE_TILE_AND_A_BELVEDERE, ONE_TILE, [0]),
        (ONE_TILE, ONE_TILE, [0, 1]),
        # Three points each, but more of the board is built on.
        (TWO_TILES_AND_A_BELVEDERE, ONE_TILE_AND_A_BELVEDERE, [0]),
        (ONE_TILE_AND_A_BELVEDERE, TWO_TILES_AND_A_BELVEDERE, [1]),
    ],
)
def test_most_points_win_then_fewest_visible_pits_then_victory_is_shared(
    first: list[str], second: list[str], winners: list[int]
) -> None:
    state = finished(first, second)
    assert state.winners() == sorted((state.first_player + n) % 2 for n in winners)


def test_there_are_no_winners_before_the_end() -> None:
    assert at_first_dig().winners() == []
