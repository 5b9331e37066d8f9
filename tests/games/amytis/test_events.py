"""The events of an action: what a spectator sees, in order."""

from __future__ import annotations

import json
from typing import Any

import pytest

from semiramis.games.amytis.state import AmytisState
from semiramis.games.fields import write_fields
from semiramis.games.rng import Rng
from tests.games.amytis.positions import game, new, put_architects, put_city, put_heights, put_projects


def story(state: AmytisState, text: str) -> list[dict[str, Any]]:
    return state.events(state.parse_action(text))


def test_a_tile_is_built_and_scores() -> None:
    state = game({"b2": "market-blue"})
    put_city(state, 0, {"c3": ["wall-pink"], "a1": ["garden-blue"]})
    below = state.view(None)["stacks"]["b2"]["height"]
    events = story(state, "b2 c3")
    state.play("b2 c3")
    assert below == 5
    assert events == [
        {"event": "architect_placed", "seat": 0, "stack": "b2"},
        {"event": "tile_built", "seat": 0, "stack": "b2", "cell": "c3", "tile": "market-blue", "height": 2},
        {"event": "tile_revealed", "stack": "b2", "tile": state.view(None)["stacks"]["b2"]["top"]},
        {"event": "points", "seat": 0, "points": 4, "reason": "market", "side": "A", "count": 2},
    ]


def test_the_events_of_a_theater_list_returning_architects_after_its_points() -> None:
    state = game({"a1": "theater-blue"})
    put_architects(state, ["c3"], ["b1", "b2", "b3"])
    assert story(state, "a1 a1")[-2:] == [
        {"event": "points", "seat": 0, "points": 5, "reason": "theater", "side": "A", "count": 5},
        {"event": "architects_taken_back", "seat": 1, "stacks": ["b1", "b2", "b3"]},
    ]


def test_a_palace_of_side_a_scores_with_the_card() -> None:
    state = game({"a1": "palace-blue"})
    assert [event["event"] for event in story(state, "a1 a1")] == ["architect_placed", "tile_built", "tile_revealed"]
    state.play("a1 a1")
    assert story(state, "project 6") == [
        {"event": "project_taken", "seat": 0, "project": 6, "from": "open"},
        {"event": "project_revealed", "project": 8, "slot": 2},
        {"event": "points", "seat": 0, "points": 1, "reason": "palace", "side": "A", "count": 1},
    ]
    assert story(state, "project deck")[0] == {"event": "project_taken", "seat": 0, "project": 8, "from": "deck"}


def test_no_card_is_revealed_from_an_empty_deck() -> None:
    state = game({"a1": "palace-blue"}, {"palace": "B"})
    put_projects(state, [5, 6, 7], [])
    state.play("a1 a1")
    assert story(state, "project 6") == [{"event": "project_taken", "seat": 0, "project": 6, "from": "open"}]


def test_a_palace_of_side_b_counts_projects_completed_before_its_own() -> None:
    state = game({"a1": "palace-blue"}, {"palace": "B"}, hands=[[3, 1], [4, 2]])
    put_city(state, 0, {"a1": ["wall-blue"], "b1": ["wall-blue"]})
    write_fields(state, completed_size=[0, 2])
    state.play("a1 c1")
    assert story(state, "score") == [
        {"event": "points", "seat": 0, "points": 2, "reason": "palace", "side": "B", "count": 2},
        {"event": "project_completed", "seat": 0, "project": 3, "points": 8},
    ]


def test_a_line_and_its_favor() -> None:
    state = game({"b2": "wall-blue"})
    put_architects(state, ["a1", "c3"])
    assert story(state, "b2 b2")[-2:] == [
        {"event": "points", "seat": 0, "points": 0, "reason": "wall", "side": "A", "count": 0},
        {"event": "line_completed", "seat": 0, "stacks": ["a1", "b2", "c3"]},
    ]
    state.play("b2 b2")
    assert story(state, "favor IV") == [{"event": "favor_placed", "seat": 0, "favor": "IV"}]


def test_the_last_tile_of_the_second_stack_announces_the_last_turn() -> None:
    state = game(first_player=0)
    put_heights(state, {"a1": 1, "a2": 0})
    tiles = list(state.tiles)
    tiles[0] = 0
    write_fields(state, tiles=tiles)
    events = story(state, "a1 a1")
    assert events[2:] == [
        {"event": "tile_revealed", "stack": "a1", "tile": None},
        {"event": "stack_emptied", "stack": "a1", "empty": 2, "last_turn": 1},
        {"event": "points", "seat": 0, "points": 1, "reason": "garden", "side": "A", "count": 1},
        {"event": "last_turn", "seat": 1},
    ]


def test_the_last_event_has_the_scores() -> None:
    rng = Rng(2)
    state = new(seed=2)
    last: list[dict[str, Any]] = []
    while not state.over:
        action = state.random_action(rng)
        last = state.events(action)
        state.advance(action)
    assert last[-1] == {"event": "game_over", "scores": state.scores(), "winners": state.winners()}


@pytest.mark.parametrize("side", ["A", "B"])
def test_the_events_of_a_game_add_up_to_its_position(side: str) -> None:
    sides = dict.fromkeys(("garden", "market", "wall", "palace", "residence", "theater"), side)
    for seed in range(6):
        rng = Rng(seed)
        state = new(options={"sides": sides}, seed=seed)
        track, completed, architects, favors = [0, 0], [0, 0], [0, 0], 0
        while not state.over:
            before = state.view(None)
            action = state.random_action(rng)
            events = state.events(action)
            assert state.view(None) == before
            assert json.loads(json.dumps(events)) == events
            state.advance(action)
            for event in events:
                if event["event"] == "points":
                    track[event["seat"]] += event["points"]
                elif event["event"] == "project_completed":
                    completed[event["seat"]] += event["points"]
                elif event["event"] == "architect_placed":
                    architects[event["seat"]] += 1
                elif event["event"] == "architects_taken_back":
                    architects[event["seat"]] -= len(event["stacks"])
                elif event["event"] == "favor_placed":
                    favors += 1
            seats = state.view(None)["seats"]
            assert track == [seat["breakdown"]["track"] for seat in seats]
            assert completed == [seat["breakdown"]["projects"] for seat in seats]
            assert architects == [4 - seat["architects"] for seat in seats]
            assert favors == 10 - sum(seat["tokens"] for seat in seats)
