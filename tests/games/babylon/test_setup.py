"""Set-up: the quarry, the flowers, the tokens, the first player and the removals; and impossible set-ups."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from semiramis.games.babylon import Babylon
from semiramis.games.babylon.components import Box
from semiramis.games.game import BadSetup, Reason
from tests.games.babylon.plot import BABYLON

TILES = {tile["id"]: tile for tile in BABYLON.components["tile"]}


@pytest.mark.parametrize("seed", range(5))
def test_each_stack_has_basalt_then_granite_then_clay(seed: int) -> None:
    quarry = BABYLON.setup(BABYLON.new(2, seed=seed))["quarry"]
    for tiles in quarry.values():
        assert [TILES[tile]["material"] for tile in tiles] == ["basalt", "granite", "clay"]
    assert sorted(tile for tiles in quarry.values() for tile in tiles) == sorted(TILES)


def test_the_starting_tile_of_each_flower_is_stored_and_there_are_no_pillars() -> None:
    seats = BABYLON.new(4).view(None)["seats"]
    assert [seat["flower"] for seat in seats] == ["white", "pink", "blue", "yellow"]
    assert [seat["stored"] for seat in seats] == ["S-white", "S-pink", "S-blue", "S-yellow"]
    assert [(seat["singles"], seat["doubles"]) for seat in seats] == [(0, 0)] * 4


def test_players_may_choose_other_flowers() -> None:
    setup = BABYLON.setup(BABYLON.new(2)) | {"flowers": ["yellow", "white"]}
    state = BABYLON.start(2, None, setup)
    assert [seat["stored"] for seat in state.view(None)["seats"]] == ["S-yellow", "S-white"]
    assert BABYLON.setup(state) == setup


@pytest.mark.parametrize(("players", "tokens", "rounds"), [(2, 14, 15), (3, 12, 13), (4, 10, 11)])
def test_tokens_and_rounds_by_number_of_players(players: int, tokens: int, rounds: int) -> None:
    state = BABYLON.new(players)
    assert len(BABYLON.setup(state)["tokens"]) == tokens
    view = state.view(None)
    assert (view["rounds"], view["tokens_left"], view["token"]) == (rounds, tokens, None)
    assert sum(view["unseen_tokens"].values()) == 14


@pytest.mark.parametrize(("players", "removals"), [(2, 6), (3, 3), (4, 0)])
def test_removals_in_turn_order_from_the_first_player(players: int, removals: int) -> None:
    state = BABYLON.new(players, seed=3)
    first = state.player
    for n in range(removals):
        assert state.view(None)["phase"] == "remove"
        assert state.player == (first + n) % players
        state.play(f"remove {'abcd'[n % 4]}{n // 4 + 1}")
    assert state.view(None)["phase"] == "dig"
    assert state.player == first
    heights = [stack["height"] for stack in state.view(None)["quarry"].values()]
    assert heights == [2] * removals + [3] * (16 - removals)
    assert len(state.view(None)["discarded"]) == removals


def test_only_clay_tiles_are_removed() -> None:
    state = BABYLON.new(2)
    state.play("remove b3")
    assert "remove b3" not in state.legal_notations()
    reason = state.explain_illegal(state.parse_action("remove b3"))
    assert reason is not None
    assert reason.code == "no_clay_tile_on_stack"


def test_removals_come_before_the_first_dig() -> None:
    state = BABYLON.new(3)
    for action in ("dig a1", "finish none", "place dug a1 r0 L1", "statue a1"):
        reason = state.explain_illegal(state.parse_action(action))
        assert reason == Reason("remove_a_clay_tile_first", {"removals_left": 3})
    for action in ("remove a1", "remove b1", "remove c1"):
        state.play(action)
    assert state.explain_illegal(state.parse_action("remove d1")) == Reason("no_more_removals")


def test_the_first_player_is_random() -> None:
    assert {BABYLON.new(4, seed=seed).player for seed in range(40)} == {0, 1, 2, 3}


def test_equal_seeds_deal_equal_games_and_different_seeds_different_ones() -> None:
    assert BABYLON.setup(BABYLON.new(3, seed=7)) == BABYLON.setup(BABYLON.new(3, seed=7))
    assert BABYLON.setup(BABYLON.new(3, seed=7)) != BABYLON.setup(BABYLON.new(3, seed=8))


def broken(change: Any) -> dict[str, Any]:
    setup = deepcopy(BABYLON.setup(BABYLON.new(2)))
    change(setup)
    return setup


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        (None, "a set-up is a table of"),
        ([], "a set-up is a table of"),
        (broken(lambda s: s.pop("tokens")), "a set-up without tokens"),
        (broken(lambda s: s.update(extra=1)), "a set-up has no 'extra'"),
        (broken(lambda s: s.update(first_player=2)), "first_player"),
        (broken(lambda s: s.update(first_player=True)), "first_player"),
        (broken(lambda s: s.update(flowers=["white"])), "2 flowers"),
        (broken(lambda s: s.update(flowers=["white", "white"])), "different ones"),
        (broken(lambda s: s.update(flowers=["white", "red"])), "different ones"),
        (broken(lambda s: s.update(flowers=["white", []])), "different ones"),
        (broken(lambda s: s.update(quarry={})), "the quarry without a1"),
        (broken(lambda s: s["quarry"].update(a1=["B01"])), "stack a1 has 3 tiles"),
        (broken(lambda s: s["quarry"].update(a1=["B01", "G01", "X"])), "unknown tile 'X'"),
        (broken(lambda s: s["quarry"].update(a1=["B01", "G01", 7])), "unknown tile 7"),
        (broken(lambda s: s["quarry"]["a1"].reverse()), "not of basalt"),
        (broken(lambda s: s["quarry"].update(a1=s["quarry"]["b1"])), "twice"),
        (broken(lambda s: s["tokens"].pop()), "14 round tokens"),
        (broken(lambda s: s["tokens"].__setitem__(0, "free_beer")), "no round token 'free_beer'"),
        (broken(lambda s: s.update(tokens=["blank"] * 14)), "not enough round tokens blank"),
    ],
)
def test_an_impossible_set_up_is_refused(setup: object, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        BABYLON.start(2, None, setup)


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (1, {}, "2 to 4 players, not 1"),
        (5, {}, "2 to 4 players, not 5"),
        (2, {"same_footprint": "always"}, "option same_footprint is one of never, directly_below, not 'always'"),
        (2, {"limited_supply": 1}, "option limited_supply is one of true, false, not 1"),
        (2, {"covered_belvederes": True}, "option covered_belvederes is one of nothing, score, not True"),
        (2, {"colour": "red"}, "babylon has no option colour"),
        (2, {"bridge_gap": {"x": 1}}, "babylon has no option bridge_gap.x"),
        (2, ["never"], "options are a table"),
    ],
)
def test_invalid_players_and_options_are_refused(players: int, options: Any, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        BABYLON.new(players, options)


def test_r15_the_starting_tiles_show_all_four_icons() -> None:
    for tile in BABYLON.components["starting_tile"]:
        assert sorted(tile["icons"]) == ["bridge", "fountain", "stairs", "statue"]


def test_missing_options_take_their_defaults() -> None:
    assert BABYLON.check_options({"bridge_gap": "ground"}) == {
        "same_footprint": "never",
        "bridge_gap": "ground",
        "limited_supply": True,
        "covered_belvederes": "nothing",
    }


def test_the_components_have_the_counts_of_the_rulebooks() -> None:
    assert BABYLON.components["pieces"] == {
        "single_pillar": 148,
        "double_pillar": 60,
        "belvedere": 38,
        "stairs": 15,
        "fountain": 15,
        "bridge": 15,
        "statue": 38,
    }
    assert Counter(tile["flower"] for tile in TILES.values()) == dict.fromkeys(("white", "pink", "blue", "yellow"), 12)


BOX = Babylon().components


def other_box(change: Any) -> dict[str, Any]:
    box = deepcopy(BOX)
    change(box)
    return box


@pytest.mark.parametrize(
    ("components", "message"),
    [
        (other_box(lambda b: b.pop("tile")), r"a list \[\[tile\]\]"),
        (other_box(lambda b: b["tile"].pop()), "16 basalt tiles are needed, not 15"),
        (other_box(lambda b: b["tile"][0].update(icons=["stairs", "", "", ""])), "clay tile C01 has 2 icons, not 1"),
        (other_box(lambda b: b["tile"][0].update(icons=["stairs", "fountain"])), "needs four icons"),
        (other_box(lambda b: b["tile"][0].update(icons=["stairs", "sphinx", "", ""])), "needs four icons"),
        (other_box(lambda b: b["tile"][0].update(flower="red")), "no known flower: 'red'"),
        (other_box(lambda b: b["tile"][0].update(material="gold")), "16 clay tiles are needed, not 15"),
        (other_box(lambda b: b["tile"].append(b["tile"][0] | {"id": "X", "material": "gold"})), "no known material"),
        (other_box(lambda b: b["tile"][0].update(id="C02")), "two tiles have the id C02"),
        (other_box(lambda b: b["tile"][0].update(id=7)), "is a word, not 7"),
        (other_box(lambda b: b["tile"][0].update(weight=7)), "has flower, icons, id, material"),
        (other_box(lambda b: b["starting_tile"].pop()), "one starting tile for each"),
        (other_box(lambda b: b["round_tokens"].update(blank=3)), "14 round tokens are needed, not 15"),
        (other_box(lambda b: b["round_tokens"].update(blank="3")), "is a number"),
        (other_box(lambda b: b["pieces"].update(statue=-1)), "is a number"),
        (other_box(lambda b: b["pieces"].pop("statue")), r"a table \[pieces\]"),
    ],
)
def test_an_impossible_box_is_refused(components: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        Box(components)


def test_an_unreadable_components_file_is_refused(tmp_path: Any) -> None:
    with pytest.raises(BadSetup, match="No such file"):
        Babylon(tmp_path / "none.toml")
    bad = tmp_path / "bad.toml"
    bad.write_text("tile = [")
    with pytest.raises(BadSetup, match="not TOML"):
        Babylon(bad)
    bad.write_bytes(b"\xff\xfe")
    with pytest.raises(BadSetup, match="not TOML"):
        Babylon(bad)
