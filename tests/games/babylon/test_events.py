"""The events of an action: what a spectator sees, in order."""

from __future__ import annotations

from typing import Any

import pytest

from semiramis.games.babylon.constants import STACK_NAMES, TOKEN_NAMES
from semiramis.games.fields import write_fields
from semiramis.games.rng import Rng
from tests.games.babylon.plot import BABYLON, Plot, at_first_dig
from tests.games.babylon.test_decorate import stage


def events(plot: Plot, action: str) -> list[dict[str, Any]]:
    return plot.state.events(plot.state.parse_action(action))


def kinds(happened: list[dict[str, Any]]) -> list[str]:
    return [event["event"] for event in happened]


def test_each_pillar_of_a_dig_has_its_reason() -> None:
    state = at_first_dig()
    heights = {"b2": 2, "b1": 2, "c2": 1, "b3": 0, "a2": 3}
    write_fields(state.quarry, height=[heights.get(name, 3) for name in STACK_NAMES])
    own = BABYLON.box.flower[state.quarry._visible_tile(STACK_NAMES.index("b2"))]
    write_fields(state, flower=[own, own, 0, 0])
    happened = state.events(state.parse_action("dig b2"))
    assert kinds(happened) == ["tile_dug", "pillars", "pillars", "pillars", "pillars", "tile_revealed"]
    assert [(event["reason"], event.get("side"), event.get("stack")) for event in happened[1:-1]] == [
        ("same_layer", "north", "b1"),
        ("lower_layer", "east", "c2"),
        ("empty_stack", "south", "b3"),
        ("own_flower", None, None),
    ]


def test_a_placement_has_events_for_its_belvedere_and_points() -> None:
    plot = Plot()
    plot.hold("C01")
    happened = events(plot, "place dug c4 r0 L1 open se")
    assert kinds(happened) == ["tile_placed", "belvedere_placed", "level_opened", "points", "points"]
    assert happened[0]["supports"] == ["single", "single", None, "single"]
    assert [(event["reason"], event["points"]) for event in happened[3:]] == [("belvederes", 1), ("highest_level", 2)]


def test_a_placement_has_events_for_exchanged_pillars_and_a_statue_that_becomes_a_pillar() -> None:
    plot = stage(("C04", "c4 r0 L1"))
    plot.do("statue d5")
    plot.hold("C01")
    happened = events(plot, "place dug d5 r0 L2")
    assert kinds(happened) == [
        "pillars_exchanged",
        "tile_placed",
        "statue_became_pillar",
        "level_opened",
        "points",
        "points",
    ]
    assert (happened[0]["singles"], happened[0]["doubles"]) == (6, 3)
    assert [(event["reason"], event["points"]) for event in happened[4:]] == [("statues", -1), ("highest_level", 2)]


def test_a_placement_has_an_event_for_what_its_open_corner_covers() -> None:
    plot = stage(("C01", "c4 r0 L1 open se"))
    plot.hold("C02")
    happened = events(plot, "place dug d5 r0 L2 open nw")
    covered = {"event": "piece_covered", "seat": plot.state.player, "cell": "d5", "piece": "belvedere"}
    assert covered in happened
    assert "belvederes" not in [event.get("reason") for event in happened], "one is covered, one comes"


def test_pillars_that_cannot_be_stored_return_to_the_supply() -> None:
    plot = Plot()
    plot.have(singles=8, doubles=1)
    returned = [event for event in events(plot, "finish none") if event["event"] == "pillars_returned"]
    assert [(event["kind"], event["count"]) for event in returned] == [("single", 2), ("double", 1)]


def test_a_decoration_event_has_the_place_of_its_wild_icon() -> None:
    plot = stage(("C16", "c4 r0 L1"))
    plot.token("change_icon")
    happened = events(plot, "statue c4")
    assert happened[0] == {
        "event": "decoration_placed",
        "seat": plot.state.player,
        "kind": "statue",
        "cells": ["c4"],
        "levels": [1],
        "visible": True,
        "wild": "c4",
    }


def test_the_end_of_a_round_turns_up_a_token_and_gives_its_pillar() -> None:
    state = at_first_dig()
    write_fields(state, tokens=[TOKEN_NAMES.index("extra_single")] * 14)
    for action in ("dig a1", "finish stored", "dig b1"):
        state.play(action)
    happened = state.events(state.parse_action("finish stored"))
    assert kinds(happened) == [
        "tile_stored",
        "tile_discarded",
        "turn_ended",
        "token_turned_up",
        "turn_began",
        "pillars",
    ]
    assert happened[-1]["reason"] == "extra_single"
    assert happened[3] == {"event": "token_turned_up", "token": "extra_single", "round": 2, "rounds": 15}


def test_the_last_event_of_a_game_has_the_scores_and_winners() -> None:
    state = BABYLON.new(3, seed=4)
    rng = Rng(4)
    while True:
        action = state.random_action(rng)
        happened = state.events(action)
        state.apply(action)
        if state.over:
            break
    assert happened[-1] == {"event": "game_over", "scores": state.scores(), "winners": state.winners()}


@pytest.mark.parametrize("seed", range(4))
def test_pillars_and_points_of_the_events_add_up(seed: int) -> None:
    state = BABYLON.new(2 + seed % 3, seed=seed)
    rng = Rng(seed)
    while not state.over:
        action = state.random_action(rng)
        before, scores = state.view(None)["seats"], state.scores()
        happened = state.events(action)
        state.apply(action)
        for seat, after in enumerate(state.view(None)["seats"]):
            own = [event for event in happened if event.get("seat") == seat]
            singles = sum(event["count"] for event in own if event["event"] == "pillars" and event["kind"] == "single")
            singles -= sum(e["count"] for e in own if e["event"] == "pillars_returned" and e["kind"] == "single")
            singles -= sum(event["singles"] for event in own if event["event"] == "pillars_exchanged")
            singles -= sum(e["supports"].count("single") for e in own if e["event"] == "tile_placed")
            assert after["singles"] - before[seat]["singles"] == singles
            points = sum(event["points"] for event in own if event["event"] == "points")
            assert state.scores()[seat] - scores[seat] == points
