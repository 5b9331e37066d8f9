"""Each building scores at once when it is built, by its side A or B."""

from __future__ import annotations

import pytest

from semiramis.games.fields import write_fields
from tests.games.amytis.positions import City, build, game, put_architects, put_city, put_projects


@pytest.mark.parametrize(
    ("cell", "city", "points"),
    [
        ("b2", {}, 1),
        ("b2", {"a1": ["wall-blue"], "c3": ["market-pink"]}, 3),
        ("b2", {"b2": ["wall-blue"], "a1": ["wall-blue", "wall-pink"], "c3": ["market-pink"]}, 2),
        ("b2", {"b2": ["wall-blue"] * 3, "a1": ["wall-blue"] * 3}, 1),
    ],
)
def test_garden_a_scores_one_for_each_stack_as_high_as_its_own(cell: str, city: City, points: int) -> None:
    assert build("garden-pink", cell, city).track == [points, 0]


@pytest.mark.parametrize(("below", "points"), [(0, 2), (1, 4), (4, 10)])
def test_garden_b_scores_two_for_each_tile_in_its_stack(below: int, points: int) -> None:
    city = {"c1": ["wall-blue"] * below, "a1": ["wall-blue"]}
    assert build("garden-pink", "c1", city, "B").track == [points, 0]


MARKET_TOWN = {
    "a1": ["wall-blue"],
    "a2": ["theater-blue", "theater-pink"],
    "a3": ["palace-green"],
    "b1": ["market-blue"],
}


@pytest.mark.parametrize(("cell", "points"), [("c3", 6), ("a1", 4), ("a2", 6)])
def test_market_a_scores_two_for_each_visible_tile_of_its_color(cell: str, points: int) -> None:
    assert build("market-blue", cell, MARKET_TOWN).track == [points, 0]


@pytest.mark.parametrize(("cell", "points"), [("c3", 2), ("a1", 2), ("a2", 1)])
def test_market_b_scores_one_for_each_visible_tile_of_another_color(cell: str, points: int) -> None:
    assert build("market-blue", cell, MARKET_TOWN, "B").track == [points, 0]


WALLED_TOWN = {"a1": ["wall-blue"], "b1": ["wall-pink"], "b2": ["wall-green"], "c3": ["wall-blue", "market-blue"]}


@pytest.mark.parametrize(("cell", "points"), [("c2", 6), ("c3", 6), ("a1", 4), ("b2", 4)])
def test_wall_a_scores_two_for_each_visible_wall_on_the_edge(cell: str, points: int) -> None:
    assert build("wall-orange", cell, WALLED_TOWN).track == [points, 0]


def test_wall_a_in_the_middle_of_a_new_city_scores_nothing() -> None:
    assert build("wall-orange", "b2").track == [0, 0]


@pytest.mark.parametrize(
    ("others", "cell", "points"),
    [([], "b1", 0), ([], "a1", 1), (["a3"], "a1", 4), (["a3", "c1"], "a1", 8), (["a3", "c1", "c3"], "a1", 10)],
)
def test_wall_b_scores_1_4_8_10_for_walls_in_the_corners(others: list[str], cell: str, points: int) -> None:
    city = {"b3": ["wall-blue"], **{corner: ["wall-pink"] for corner in others}}
    assert build("wall-orange", cell, city, "B").track == [points, 0]


def test_palace_a_scores_one_for_each_visible_palace_after_the_project_is_taken() -> None:
    state = build("palace-blue", "a1", {"b1": ["palace-pink"], "c1": ["palace-pink", "wall-pink"]})
    assert state.track == [0, 0]
    state.play("project deck")
    assert state.track == [2, 0]


def test_palace_b_scores_one_for_each_project_completed_so_far_by_both() -> None:
    state = build("palace-blue", "a1", {"b1": ["palace-pink"]}, "B")
    write_fields(state, completed_size=[2, 3])
    state.play("score")
    assert state.track == [5, 0]


def test_palace_b_gives_no_points_for_a_project_taken() -> None:
    state = build("palace-blue", "a1", {"b1": ["palace-pink"]}, "B")
    write_fields(state, completed_size=[2, 3])
    state.play("project 6")
    assert state.track == [0, 0]


def test_palace_b_does_not_count_a_project_that_its_own_tile_completes() -> None:
    state = game({"a1": "palace-blue"}, {"palace": "B"}, hands=[[3, 1], [4, 2]])
    put_city(state, 0, {"a1": ["wall-blue"], "b1": ["wall-blue"]})
    state.play("a1 c1")
    state.play("score")
    assert state.track == [0, 0]
    assert list(state.completed_size) == [1, 0]


def test_residence_a_scores_one_for_each_kind_of_building_visible_the_rulebooks_example() -> None:
    # A wall, a theater, a market and the residence itself: 4 points.
    city = {"a1": ["wall-blue"], "b1": ["theater-pink"], "c1": ["market-green"]}
    assert build("residence-orange", "b2", city).track == [4, 0]


def test_residence_a_counts_a_kind_once_and_no_covered_tile() -> None:
    city = {"a1": ["garden-blue", "wall-blue"], "b1": ["wall-pink"], "b2": ["market-pink"]}
    assert build("residence-orange", "b2", city).track == [2, 0]


@pytest.mark.parametrize(("cell", "points"), [("c3", 8), ("a1", 6), ("c1", 8)])
def test_residence_b_scores_two_for_each_visible_market_and_residence(cell: str, points: int) -> None:
    city = {"a1": ["market-blue"], "b1": ["market-pink"], "a2": ["residence-pink"], "c1": ["market-blue", "wall-blue"]}
    assert build("residence-orange", cell, city, "B").track == [points, 0]


@pytest.mark.parametrize(("side", "points"), [("A", 5), ("B", 4)])
def test_theater_counts_architects_with_the_one_just_placed(side: str, points: int) -> None:
    # Side A: one for each of both players; side B: two for each of the player's own.
    state = game({"a1": "theater-blue"}, {"theater": side})
    put_architects(state, ["b2"], ["c1", "c2", "b3"])
    state.play("a1 a1")
    assert state.track == [points, 0]


def test_theater_counts_before_the_other_players_architects_come_back() -> None:
    state = game({"a1": "theater-blue"})
    put_architects(state, [], ["c1", "c2", "c3"])
    state.play("a1 a1")
    assert state.track == [4, 0]
    assert state.architects == [1, 0]


def test_the_second_seat_scores_on_its_own_track_and_in_its_own_city() -> None:
    state = game({"a1": "market-blue", "b1": "market-pink"})
    put_city(state, 0, {"c3": ["wall-pink"]})
    put_city(state, 1, {"c3": ["wall-pink"], "c2": ["wall-pink"]})
    state.play("a1 a1")
    state.play("b1 a1")
    assert state.track == [2, 6]


def test_a_palace_of_side_a_scores_once_when_no_card_is_left() -> None:
    state = game({"a1": "palace-blue"})
    put_projects(state, [0, 0, 0], [])
    put_city(state, 0, {"b1": ["palace-pink"]})
    state.play("a1 a1")
    assert state.track == [2, 0]
    assert state.player == 1
