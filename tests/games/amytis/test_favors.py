"""Three architects in line earn a token on the favour board, which scores at the end."""

from __future__ import annotations

import pytest

from semiramis.games.amytis.state import AmytisState
from semiramis.games.fields import write_fields
from tests.games.amytis.positions import City, game, put_architects, put_city, put_favors, put_projects

ALL = [f"favor {place}" for place in ("I", "II", "III", "IV", "corners", "projects", "row", "stairs")]


def at_favor(
    first: list[str] | None = None, second: list[str] | None = None, row: tuple[int, int] = (0, 0)
) -> AmytisState:
    """Seat 0 has just completed a diagonal; the favour board is as given."""
    state = game()
    put_favors(state, first or [], second or [], row)
    put_architects(state, ["a1", "c3"], [])
    state.play("b2 a1")
    return state


def favor_points(favors: list[str], city: City, row: int = 0) -> int:
    state = game()
    put_city(state, 0, city)
    put_favors(state, favors, row=(row, 0))
    assert state.breakdown()[1]["favors"] == 0
    return state.breakdown()[0]["favors"]


def high(heights: str) -> City:
    """A city of these heights, row by row."""
    names = [f"{column}{row}" for row in "123" for column in "abc"]
    return {name: ["wall-blue"] * int(height) for name, height in zip(names, heights.replace(" ", ""), strict=True)}


def test_three_in_line_give_the_choice_of_any_place() -> None:
    state = at_favor()
    assert state.player == 0
    assert state.legal_notations() == ALL


@pytest.mark.parametrize(("before", "stack"), [(["a1", "b1"], "c1"), (["a1", "a3"], "a2"), (["c1", "a3"], "b2")])
def test_rows_columns_and_diagonals_count(before: list[str], stack: str) -> None:
    state = game()
    put_architects(state, before)
    state.play(f"{stack} a1")
    assert state.legal_notations() == ALL


def test_three_that_are_not_in_line_give_nothing() -> None:
    state = game()
    put_architects(state, ["a1", "b1"])
    state.play("c2 a1")
    assert state.player == 1


def test_the_other_players_architects_do_not_help_to_complete_a_line() -> None:
    state = game()
    put_architects(state, ["a1"], ["b1"])
    state.play("c1 a1")
    assert state.player == 1


def test_only_a_line_that_this_architect_completed_counts_a5() -> None:
    state = game()
    put_architects(state, ["a1", "b1", "c1"])
    state.play("a3 a1")
    assert state.player == 1


def test_the_favor_comes_after_the_palace_decision() -> None:
    state = game({"b2": "palace-blue"})
    put_architects(state, ["a1", "c3"])
    state.play("b2 a1")
    assert "project deck" in state.legal_notations()
    state.play("project deck")
    assert state.player == 0
    assert state.legal_notations() == ALL


def test_a_place_holds_one_token() -> None:
    state = at_favor(first=["I"], second=["IV", "stairs"])
    assert state.legal_notations() == [text for text in ALL if text.split()[1] not in ("I", "IV", "stairs")]


def test_a_fifth_token_in_the_row_is_not_allowed_a3() -> None:
    state = at_favor(row=(4, 0))
    assert "favor row" not in state.legal_notations()
    assert "favor row" in at_favor(row=(3, 0)).legal_notations()


@pytest.mark.parametrize("row", [(3, 3), (2, 4)])
def test_the_row_has_six_places(row: tuple[int, int]) -> None:
    assert "favor row" not in at_favor(row=row).legal_notations()


def test_without_a_token_left_there_is_no_favor() -> None:
    assert at_favor(first=["I", "II"], row=(3, 0)).player == 1


def test_the_fifth_token_may_be_placed() -> None:
    assert at_favor(first=["I"], row=(3, 0)).player == 0


def test_a_token_is_placed_for_good() -> None:
    state = at_favor()
    state.play("favor IV")
    view = state.view(None)
    assert view["favors"]["IV"] == 0
    assert view["seats"][0]["tokens"] == 4
    assert view["player"] == 1


def test_column_iv_scores_6_for_each_stack_of_four_the_rulebooks_example() -> None:
    # A diagonal, a token in the fourth column: each stack of four tiles is worth 6 at the end.
    state = at_favor()
    state.play("favor IV")
    put_city(state, 0, high("4 0 3 0 4 0 5 1 0"))
    assert state.breakdown()[0]["favors"] == 12


@pytest.mark.parametrize(("favor", "points"), [("I", 6), ("II", 6), ("III", 4), ("IV", 6)])
def test_columns_score_stacks_of_exactly_their_height(favor: str, points: int) -> None:
    assert favor_points([favor], high("1 1 2 2 2 3 4 5 0")) == points


@pytest.mark.parametrize(
    ("heights", "points"),
    [
        ("1 2 3 0 0 0 0 0 0", 6),
        ("0 0 0 3 2 1 0 0 0", 6),
        ("0 1 0 0 2 0 0 3 0", 6),
        ("3 0 0 2 0 0 1 0 0", 6),
        ("1 0 0 0 2 0 0 0 3", 0),
        ("2 1 3 0 0 0 0 0 0", 0),
        ("1 2 1 3 2 3 0 0 0", 0),
        ("2 3 4 0 0 0 0 0 0", 0),
        ("1 2 3 2 0 2 3 2 1", 24),
    ],
)
def test_stairs_score_6_for_each_row_or_column_of_1_2_3(heights: str, points: int) -> None:
    assert favor_points(["stairs"], high(heights)) == points


def test_corners_score_5_for_each_corner_stack_of_at_least_3() -> None:
    assert favor_points(["corners"], high("3 3 2 0 4 0 6 0 0")) == 10


def test_projects_score_2_for_each_completed() -> None:
    state = game()
    put_favors(state, ["projects"])
    write_fields(state, completed=[[8, 3, 1] + [0] * 8, [0] * 11])
    write_fields(state, completed_size=[3, 0])
    assert state.breakdown()[0] == {"track": 0, "projects": 26, "favors": 6}


@pytest.mark.parametrize(("tokens", "points"), [(0, 0), (1, 4), (2, 10), (3, 18), (4, 30)])
def test_the_row_scores_4_10_18_30(tokens: int, points: int) -> None:
    assert favor_points([], {}, tokens) == points


def test_only_the_owner_of_a_token_scores_it() -> None:
    state = game()
    put_favors(state, [], ["I"])
    put_city(state, 0, high("1 1 1 1 1 1 1 1 1"))
    assert [line["favors"] for line in state.breakdown()] == [0, 0]


def test_favors_add_up() -> None:
    assert favor_points(["I", "stairs", "corners"], high("1 2 3 0 0 0 0 0 0"), 1) == 3 + 6 + 5 + 4


def test_a_line_with_a_palace_that_asks_nothing_still_gives_a_favor() -> None:
    state = game({"b2": "palace-blue"})
    put_projects(state, [0, 0, 0], [])
    put_architects(state, ["a1", "c3"])
    state.play("b2 a1")
    assert state.legal_notations() == ALL
