"""Projects are completed by visible colours, turned any way but not mirrored, and count at the end."""

from __future__ import annotations

import pytest

from tests.games.amytis.positions import AMYTIS, City, build, game, put_city, put_projects

COLOR = {"B": "blue", "G": "green", "O": "orange", "P": "pink"}


def painted(*rows: str) -> City:
    """A city of walls in these colours."""
    return {
        f"{'abc'[x]}{y + 1}": [f"wall-{COLOR[letter]}"]
        for y, row in enumerate(rows)
        for x, letter in enumerate(row)
        if letter in COLOR
    }


def completes(project: int, *rows: str) -> bool:
    """Return whether a theater built on the cell `*` of a city of these colours completes the project."""
    # A theater of a colour that does not matter, if there is one.
    other = next((color for letter, color in COLOR.items() if letter not in "".join(rows)), "pink")
    state = game({"a1": f"theater-{other}"}, hands=[[project, 20 if project != 20 else 19], [1, 2]])
    city = dict(painted(*rows))
    free = next(f"{'abc'[x]}{y + 1}" for y in range(3) for x in range(3) if rows[y][x] == "*")
    put_city(state, 0, city)
    state.play(f"a1 {free}")
    return state.completed[0][0] == project and state.completed_size[0] == 1


def test_project_8_the_rulebooks_example_scores_10() -> None:
    # A square of two orange and two blue tiles.
    state = game({"a1": "wall-blue"}, hands=[[8, 1], [2, 3]])
    put_city(state, 0, {"b2": ["garden-orange"], "b3": ["market-orange"], "c2": ["wall-blue"]})
    state.play("a1 c3")
    assert list(state.completed[0])[:1] == [8]
    assert list(state.hand[0])[: state.hand_size[0]] == [1]
    assert state.breakdown()[0]["projects"] == 10


@pytest.mark.parametrize(
    "rows",
    [("OB*", "OB.", "..."), ("*..", ".OB", ".OB"), ("OO*", "BB.", "..."), ("*BO", ".BO", "..."), ("*..", "BB.", "OO.")],
)
def test_a_pattern_shows_turned_any_way_and_anywhere(rows: tuple[str, ...]) -> None:
    assert completes(8, *rows)


@pytest.mark.parametrize("rows", [("OB*", "BO.", "..."), ("O.B", "O*B", "..."), ("OB*", "O..", "B..")])
def test_a_pattern_that_does_not_quite_show_is_not_completed(rows: tuple[str, ...]) -> None:
    assert not completes(8, *rows)


@pytest.mark.parametrize("rows", [("PPO", "GG.", "*.."), ("*GP", ".GP", "..O"), ("*..", ".GG", "OPP")])
def test_project_16_shows_turned(rows: tuple[str, ...]) -> None:
    assert completes(16, *rows)


@pytest.mark.parametrize("rows", [("OPP", ".GG", "*.."), ("GG.", "PPO", "*..")])
def test_project_16_does_not_show_mirrored(rows: tuple[str, ...]) -> None:
    assert not completes(16, *rows)


def test_a_pattern_that_covers_the_city_shows_in_four_ways() -> None:
    ways = (("PBG", "O*.", "O.."), ("OOP", ".*B", "..G"), ("..O", ".*O", "GBP"), ("G..", "B*.", "POO"))
    assert [completes(15, *rows) for rows in ways] == [True] * 4


CARDS = {card["id"]: card["pattern"] for card in AMYTIS.components["project"]}


def in_a_city(pattern: list[str]) -> tuple[str, ...]:
    """Return a city with the pattern in its north-west, and a `*` on a cell outside it."""
    rows = [row.ljust(3, ".") for row in pattern] + ["..."] * (3 - len(pattern))
    for y in (2, 1, 0):
        if "." in rows[y]:
            x = rows[y].rindex(".")
            rows[y] = f"{rows[y][:x]}*{rows[y][x + 1 :]}"
            break
    return tuple(rows)


def turns(pattern: list[str]) -> list[list[str]]:
    """Return the pattern turned by 0, 90, 180 and 270 degrees."""
    found = [pattern]
    for _ in range(3):
        found.append(["".join(row[x] for row in reversed(found[-1])) for x in range(len(found[-1][0]))])
    return found


@pytest.mark.parametrize("project", CARDS)
def test_every_card_is_completed_by_its_pattern_turned_but_not_mirrored(project: int) -> None:
    pattern = CARDS[project]
    for turned in turns(pattern):
        assert completes(project, *in_a_city(turned))
    mirrored = [row[::-1] for row in pattern]
    assert completes(project, *in_a_city(mirrored)) == (mirrored in turns(pattern))


def test_a_face_up_project_is_not_completed() -> None:
    state = game({"a1": "wall-blue"}, hands=[[1, 2], [4, 5]])
    put_projects(state, [3, 6, 7], [8])
    put_city(state, 0, {"a1": ["garden-blue"], "b1": ["garden-blue"]})
    state.play("a1 c1")
    assert list(state.completed_size) == [0, 0]
    assert list(state.open) == [3, 6, 7]


def test_one_tile_may_complete_two_projects_that_share_it() -> None:
    state = game({"a1": "wall-blue"}, hands=[[3, 8], [4, 5]])  # three blue in a line; two orange beside two blue
    put_city(state, 0, {"b1": ["wall-blue"], "c1": ["wall-blue"], "a2": ["wall-orange"], "b2": ["wall-orange"]})
    state.play("a1 a1")
    assert list(state.completed[0])[:2] == [3, 8]


def test_covered_tiles_do_not_show() -> None:
    state = game({"a1": "wall-blue"}, hands=[[3, 1], [2, 4]])
    put_city(state, 0, {"a1": ["garden-blue"], "b1": ["garden-blue", "garden-pink"]})
    state.play("a1 c1")
    assert list(state.completed_size) == [0, 0]


def test_several_projects_may_be_completed_in_one_turn() -> None:
    state = game({"a1": "theater-orange"}, hands=[[5, 4, 10], [2, 3]])
    put_city(state, 0, painted("O.G", "O.G", "PPP"))
    state.play("a1 b2")
    assert list(state.completed[0])[:2] == [5, 4]
    assert list(state.hand[0])[: state.hand_size[0]] == [10]
    assert state.breakdown()[0]["projects"] == 16


def test_points_of_projects_are_not_on_the_track() -> None:
    state = game({"a1": "wall-blue"}, hands=[[3, 1], [2, 4]])
    put_city(state, 0, painted("BB.", "...", "..."))
    state.play("a1 c1")
    assert state.scores() == [6, 0]
    assert state.breakdown()[0] == {"track": 6, "projects": 8, "favors": 0}


def test_a_project_just_taken_is_completed_in_the_same_turn() -> None:
    state = build("palace-pink", "a3", painted(".OB", ".OB", "..."))
    put_projects(state, [8, 5, 6], [9])
    state.play("project 8")
    assert list(state.completed[0])[:1] == [8]


def test_projects_in_hand_are_completed_after_the_palace_decision() -> None:
    state = game({"a1": "palace-blue"}, hands=[[3, 1], [2, 4]])
    put_city(state, 0, painted("BB.", "...", "..."))
    state.play("a1 c1")
    assert list(state.completed_size) == [0, 0]
    state.play("project 5")
    assert list(state.completed_size) == [1, 0]


def test_projects_are_completed_automatically_a1() -> None:
    state = game({"a1": "wall-blue"}, hands=[[3, 1], [2, 4]])
    put_city(state, 0, painted("BB.", "...", "..."))
    state.play("a1 c1")
    assert (state.player, state.phase) == (1, 0)
    assert list(state.completed_size) == [1, 0]


def test_a_completed_project_stays_completed_when_its_tiles_are_covered() -> None:
    state = game({"a1": "wall-blue", "b1": "wall-pink", "c1": "market-pink"}, hands=[[3, 1], [2, 4]])
    put_city(state, 0, painted("BB.", "...", "..."))
    for action in ("a1 c1", "b1 a1", "c1 c1"):
        state.play(action)
    assert list(state.completed_size) == [1, 0]


def test_a_build_does_not_complete_the_other_players_projects() -> None:
    state = game({"a1": "wall-blue"}, hands=[[4, 1], [3, 2]])
    put_city(state, 0, painted("BB.", "...", "..."))
    state.play("a1 c1")
    assert list(state.completed_size) == [0, 0]


def test_the_cards_of_this_edition_are_worth_8_to_12() -> None:
    points = [card["points"] for card in sorted(AMYTIS.components["project"], key=lambda card: int(card["id"]))]
    assert points == [8] * 6 + [10] * 8 + [12] * 6
    assert list(AMYTIS.box.points) == [0, *points]
