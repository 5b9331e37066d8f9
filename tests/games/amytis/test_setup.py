"""How a game starts: from a seed, or from the set-up of a record, which is checked."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from semiramis.games.amytis import Amytis
from semiramis.games.amytis.constants import TILE_NAMES
from semiramis.games.game import BadSetup
from semiramis.games.rng import Rng
from tests.games.amytis.positions import AMYTIS, new, setup


def test_a_new_game_is_set_up_as_the_rules_say() -> None:
    view = new(seed=1).view(None)
    assert all(stack["height"] == 5 and stack["architect"] is None for stack in view["stacks"].values())
    assert sum(view["unseen_tiles"].values()) == 48 - 9
    assert [len(seat["projects"]) for seat in view["seats"]] == [2, 2]
    assert [seat["architects"] for seat in view["seats"]] == [4, 4]
    assert [seat["tokens"] for seat in view["seats"]] == [5, 5]
    assert len(view["projects"]["open"]) == 3
    assert view["projects"]["deck"] == 13
    assert view["player"] == view["first_player"]
    assert view["phase"] == "build"
    assert set(view["options"]["sides"].values()) == {"A"}


@pytest.mark.parametrize("seed", range(6))
def test_the_second_player_may_have_three_projects(seed: int) -> None:
    state = new(options={"second_player_projects": 3}, seed=seed)
    assert state.hand_size[state.first_player] == 2
    assert state.hand_size[1 - state.first_player] == 3
    assert state.deck_size == 12


def test_a_deal_uses_every_tile_and_card_once() -> None:
    state = new(seed=7)
    assert Counter(state.tiles) == dict.fromkeys(range(24), 2)
    setup = AMYTIS.setup(state)
    assert sorted([*setup["hands"][0], *setup["hands"][1], *setup["open"], *setup["deck"]]) == list(range(1, 21))


def test_either_player_may_be_first() -> None:
    assert {new(seed=seed).first_player for seed in range(20)} == {0, 1}


def test_a_state_can_be_dealt_a_second_time() -> None:
    fresh, used = new(seed=3), new(seed=4)
    used.random_playout(Rng(1))
    used.deal(Rng(3))
    assert used.view(None) == fresh.view(None)
    assert AMYTIS.setup(used) == AMYTIS.setup(fresh)


@pytest.mark.parametrize("second_player_projects", [2, 3])
@pytest.mark.parametrize("seed", range(4))
def test_setup_returns_what_start_was_given(seed: int, second_player_projects: int) -> None:
    options = {"second_player_projects": second_player_projects, "sides": {"wall": "B"}}
    state = new(options=options, seed=seed)
    again = AMYTIS.start(2, options, AMYTIS.setup(state))
    assert AMYTIS.setup(again) == AMYTIS.setup(state)
    assert again.view(0) == state.view(0)


def test_a_game_that_has_begun_has_no_setup() -> None:
    state = new(seed=1)
    state.apply(state.legal_actions()[0])
    with pytest.raises(BadSetup, match="ply 1"):
        AMYTIS.setup(state)


def test_tiles_in_no_stack_are_out_of_the_game() -> None:
    state = AMYTIS.start(2, None, setup())
    assert Counter(state.tiles) == dict.fromkeys(range(24), 2)


def changed(**parts: Any) -> dict[str, Any]:
    return {**setup(), **parts}


def stacks(**changes: Any) -> dict[str, Any]:
    return {"stacks": {**setup()["stacks"], **changes}}


A1 = setup()["stacks"]["a1"]


@pytest.mark.parametrize(
    ("bad", "message"),
    [
        (None, "a set-up is a table"),
        ([], "a set-up is a table"),
        ({k: v for k, v in setup().items() if k != "deck"}, "without deck"),
        (changed(dice=6), "has no 'dice'"),
        (changed(first_player=2), "first_player"),
        (changed(first_player=True), "first_player"),
        (changed(first_player="0"), "first_player"),
        (changed(hands=[[1, 2]]), "hands are two lists"),
        (changed(hands={"0": [1, 2]}), "hands are two lists"),
        (changed(hands=[[1, 2, 3], [4]]), "the hand of seat 0 has 2"),
        (changed(hands=[[1, 2], [3]]), "the hand of seat 1 has 2"),
        (changed(hands=[[1, 2], [3, "4"]]), "the hand of seat 1 has 2"),
        (changed(hands=[[1, 2], None]), "the hand of seat 1 has 2"),
        (changed(open=[5, 6]), "open has 3"),
        (changed(open=[5, 6, None]), "open has 3"),
        (changed(open=[5, 6, 6]), "each once"),
        (changed(open=[5, 6, 21]), "each once"),
        (changed(deck=list(range(8, 20))), "the deck has 13"),
        (changed(deck=[*range(8, 20), True]), "the deck has 13"),
        (changed(deck="8"), "the deck has 13"),
        (changed(stacks=[]), "stacks is a table"),
        (changed(**stacks(a4=A1)), "stacks has no 'a4'"),
        ({**setup(), "stacks": {k: v for k, v in setup()["stacks"].items() if k != "c3"}}, "stacks without c3"),
        (changed(**stacks(a1=A1[:4])), "stack a1 has 5 tiles"),
        (changed(**stacks(a1="wall-blue")), "stack a1 has 5 tiles"),
        (changed(**stacks(a1=[*A1[:4], "tower-blue"])), "no tile 'tower-blue'"),
        (changed(**stacks(a1=[*A1[:4], 7])), "no tile 7"),
        (changed(**stacks(a1=[*A1[:4], ["wall-blue"]])), "no tile"),
        (changed(**stacks(a1=[TILE_NAMES[0]] * 3 + A1[3:])), "only 2 tiles garden-blue"),
    ],
)
def test_an_impossible_set_up_is_refused_in_one_line(bad: object, message: str) -> None:
    with pytest.raises(BadSetup, match=message) as refused:
        AMYTIS.start(2, None, bad)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("first_player", [0, 1])
def test_the_third_project_belongs_to_the_seat_that_is_not_first(first_player: int) -> None:
    hands = [[1, 2], [3, 4]]
    hands[1 - first_player].append(8)
    good = {**setup(first_player=first_player), "hands": hands, "deck": list(range(9, 21))}
    options = {"second_player_projects": 3}
    assert AMYTIS.setup(AMYTIS.start(2, options, good)) == good
    with pytest.raises(BadSetup, match="the hand of seat 0"):
        AMYTIS.start(2, options, {**good, "hands": hands[::-1]})
    with pytest.raises(BadSetup, match="the hand of seat"):
        AMYTIS.start(2, None, good)


@pytest.mark.parametrize(
    "options",
    [{"sides": {"garden": "C"}}, {"sides": {"tower": "A"}}, {"second_player_projects": 4}, {"sides": "B"}, {"x": 1}],
)
def test_unknown_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        new(options=options)


def test_amytis_is_for_two() -> None:
    for players in (1, 3):
        with pytest.raises(BadSetup, match="for 2 players"):
            AMYTIS.new(players)
        with pytest.raises(BadSetup, match="for 2 players"):
            AMYTIS.start(players, None, setup())


EDITION = Path(__file__).parents[3] / "src/semiramis/games/amytis/components.toml"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("copies = 2", "copies = 3", "copies must be 2, not 3"),
        ("copies = 2", "copies = true", "copies must be 2"),
        ("copies = 2", "", "copies must be 2, not None"),
        ("copies = 2", "copies = 2\ndice = 1", "dice is not known"),
        ('"garden", ', "", "buildings must be"),
        ('"blue", "green"', '"green", "blue"', "colors must be"),
        ("id = 20", "id = 19", "each once"),
        ("id = 20", 'id = "20"', "each once"),
        ("points = 8\n", "points = -8\n", "project 1: points"),
        ("points = 8\n", "", "project 1 has an id, points and a pattern"),
        ('["BBB"]', '["BBX"]', "project 3: a pattern has letters"),
        ('["BBB"]', '["..."]', "project 3: a pattern has letters"),
        ('["BBB"]', '["BBBB"]', "project 3: a pattern is 1 to 3 rows"),
        ('["BBB"]', '["BB", "B"]', "project 3: a pattern is 1 to 3 rows"),
        ('["BBB"]', "[]", "project 3: a pattern is 1 to 3 rows"),
        ('["BBB"]', '"BBB"', "project 3: a pattern is 1 to 3 rows"),
        ("[[project]]", "[project", "not TOML"),
    ],
)
def test_components_that_the_game_cannot_use_are_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    box = tmp_path / "box.toml"
    text = EDITION.read_text()
    assert old in text
    box.write_text(text.replace(old, new, 1))
    with pytest.raises(BadSetup, match=message) as refused:
        Amytis(box)
    assert "\n" not in str(refused.value)


def test_a_missing_components_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="No such file"):
        Amytis(tmp_path / "none.toml")


def test_another_box_has_its_own_patterns(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(EDITION.read_text().replace('["BBB"]', '["GB"]', 1))
    other = Amytis(box)
    ways = other.box.first[4] - other.box.first[3]
    assert ways == 24
    assert other.components["project"][2]["pattern"] == ["GB"]
