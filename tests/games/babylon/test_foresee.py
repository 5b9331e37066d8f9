"""What is certain before a player digs, places, decorates or finishes."""

from __future__ import annotations

from semiramis.games.babylon import BabylonState
from semiramis.games.babylon.constants import STACK_NAMES, TOKEN_NAMES
from semiramis.games.fields import write_fields
from semiramis.games.game import Foreseen
from tests.games.babylon.plot import BABYLON, Plot, at_first_dig
from tests.games.babylon.test_decorate import stage


def foresee(state: BabylonState, text: str) -> Foreseen:
    return state.foresee(state.parse_action(text))


def names(told: Foreseen) -> list[str]:
    return [event["event"] for event in told["events"]]


def test_a_foreseen_removal_has_the_tile_but_not_the_one_below() -> None:
    state = BABYLON.new(2, seed=1)
    top = state.view(None)["quarry"]["b2"]["top"]
    assert isinstance(state, BabylonState)
    told = foresee(state, "remove b2")
    assert told["events"] == [{"event": "tile_removed", "seat": state.player, "stack": "b2", "tile": top}]
    assert told["points"] == {}


def test_a_foreseen_dig_has_its_pillars_but_not_the_tile_below() -> None:
    state = at_first_dig()
    heights = {"b2": 2, "b1": 2, "c2": 1, "b3": 0, "a2": 3}
    write_fields(state.quarry, height=[heights.get(name, 3) for name in STACK_NAMES])
    own = BABYLON.box.flower[state.quarry._visible_tile(STACK_NAMES.index("b2"))]
    write_fields(state, flower=[own, own, 0, 0])
    told = foresee(state, "dig b2")
    assert names(told) == ["tile_dug", "pillars", "pillars", "pillars", "pillars"]
    assert [event["reason"] for event in told["events"][1:]] == [
        "same_layer",
        "lower_layer",
        "empty_stack",
        "own_flower",
    ]
    assert told["points"] == {}


def test_a_foreseen_placement_has_its_belvedere_and_its_points_by_line() -> None:
    plot = Plot()
    plot.hold("C01")
    told = foresee(plot.state, "place dug c4 r0 L1 open se")
    assert names(told) == ["tile_placed", "belvedere_placed", "level_opened", "points", "points"]
    assert told["points"] == {"belvederes": 1, "highest_level": 2}


def test_a_foreseen_placement_lists_exchanged_pillars_and_a_statue_that_becomes_a_pillar() -> None:
    plot = stage(("C04", "c4 r0 L1"))
    plot.do("statue d5")
    plot.hold("C01")
    told = foresee(plot.state, "place dug d5 r0 L2")
    assert names(told)[:3] == ["pillars_exchanged", "tile_placed", "statue_became_pillar"]
    assert told["points"] == {"statues": -1, "highest_level": 2}


def test_a_foreseen_placement_lists_what_its_open_corner_covers() -> None:
    plot = stage(("C01", "c4 r0 L1 open se"))
    plot.hold("C02")
    told = foresee(plot.state, "place dug d5 r0 L2 open nw")
    covered = {"event": "piece_covered", "seat": plot.state.player, "cell": "d5", "piece": "belvedere"}
    assert covered in told["events"]
    assert told["points"] == {"highest_level": 2}, "one belvedere is covered, one comes"


def test_a_foreseen_decoration_has_its_points() -> None:
    plot = stage(("C04", "c4 r0 L1"))
    told = foresee(plot.state, "statue d5")
    assert names(told) == ["decoration_placed", "points"]
    assert told["points"] == {"statues": 1}


def test_the_foreseen_end_of_a_turn_has_the_pillar_of_the_current_token() -> None:
    plot = Plot()
    plot.token("extra_single")
    plot.have(singles=8, doubles=1)
    told = foresee(plot.state, "finish none")
    assert names(told) == [
        "tile_discarded",
        "pillars_returned",
        "pillars_returned",
        "turn_ended",
        "turn_began",
        "pillars",
    ]
    assert told["events"][-1]["seat"] != plot.state.player


def at_the_end_of_a_round(token: str) -> BabylonState:
    state = at_first_dig()
    write_fields(state, tokens=[TOKEN_NAMES.index(token)] * 14)
    for action in ("dig a1", "finish stored", "dig b1"):
        state.play(action)
    return state


def test_the_foreseen_end_of_a_round_has_no_token_and_no_pillar_of_it() -> None:
    for token in ("extra_single", "extra_double", "blank"):
        told = foresee(at_the_end_of_a_round(token), "finish stored")
        assert names(told) == ["tile_stored", "tile_discarded", "turn_ended", "turn_began"]
        assert told["points"] == {}


def test_the_end_of_the_game_is_not_foreseen() -> None:
    state = at_the_end_of_a_round("blank")
    write_fields(state, round=state.rounds)
    assert state.events(state.parse_action("finish none"))[-1]["event"] == "game_over"
    assert names(foresee(state, "finish none")) == ["tile_discarded", "tile_discarded", "turn_ended"]
