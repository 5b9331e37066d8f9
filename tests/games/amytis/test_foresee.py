"""What is certain before a player builds, chooses a project or places a token."""

from __future__ import annotations

import pytest

from semiramis.games.amytis.constants import TILE_NAMES
from semiramis.games.amytis.state import AmytisState
from semiramis.games.fields import write_fields
from semiramis.games.game import Foreseen
from tests.games.amytis.positions import game, put_architects, put_city, put_favors, put_heights, put_projects

ROW_OF_THREE = {"a1": ["wall-blue"], "b1": ["wall-blue"]}
"""With a third blue tile in the row, project 3 shows (and no other of the first eight)."""


def foresee(state: AmytisState, text: str) -> Foreseen:
    return state.foresee(state.parse_action(text))


def names(told: Foreseen) -> list[str]:
    return [event["event"] for event in told["events"]]


def test_a_foreseen_build_has_its_points_but_not_the_tile_below() -> None:
    state = game({"b2": "market-blue"})
    put_city(state, 0, {"c3": ["wall-pink"], "a1": ["garden-blue"]})
    assert foresee(state, "b2 c3") == {
        "events": [
            {"event": "architect_placed", "seat": 0, "stack": "b2"},
            {"event": "tile_built", "seat": 0, "stack": "b2", "cell": "c3", "tile": "market-blue", "height": 2},
            {"event": "points", "seat": 0, "points": 4, "reason": "market", "side": "A", "count": 2},
        ],
        "points": {"track": 4},
    }


def test_a_build_that_scores_nothing_changes_no_line() -> None:
    state = game({"b2": "wall-blue"})
    told = foresee(state, "b2 b2")
    assert told["events"][-1]["points"] == 0
    assert told["points"] == {}


def test_favors_change_with_the_city_once_a_token_lies_there() -> None:
    state = game({"b2": "wall-blue"})
    put_city(state, 0, {"b2": ["garden-pink"]})
    put_favors(state, first=["I", "II"], second=["III"])
    # A stack that was one high, for 3 points, is two high, for 2 points.
    assert foresee(state, "b2 b2")["points"] == {"favors": -1}
    assert foresee(state, "b2 a1")["points"] == {"track": 2, "favors": 3}


def test_a_foreseen_build_names_the_project_that_it_completes() -> None:
    state = game({"a1": "theater-blue"}, hands=[[3, 1], [4, 2]])
    put_city(state, 0, ROW_OF_THREE)
    put_favors(state, first=["projects"])
    told = foresee(state, "a1 c1")
    assert told["events"][-1] == {"event": "project_completed", "seat": 0, "project": 3, "points": 8}
    assert told["points"] == {"track": 1, "projects": 8, "favors": 2}


def palace(deck: list[int], hand: list[int], side: str = "A") -> AmytisState:
    """A palace that completes a row of three, and the choice of a card."""
    state = game({"a1": "palace-blue"}, {"palace": side}, hands=[hand, [4]])
    put_city(state, 0, ROW_OF_THREE)
    put_projects(state, [5, 6, 7], deck)
    put_favors(state, first=["projects"])
    state.play("a1 c1")
    return state


def test_a_card_from_the_deck_is_unknown_and_completes_nothing() -> None:
    told = foresee(palace(deck=[3, 9], hand=[1]), "project deck")
    assert told == {
        "events": [
            {"event": "project_taken", "seat": 0, "project": None, "from": "deck"},
            {"event": "points", "seat": 0, "points": 1, "reason": "palace", "side": "A", "count": 1},
        ],
        "points": {"track": 1},
    }


def test_projects_in_hand_are_foreseen_as_completed_when_a_card_is_drawn() -> None:
    state = palace(deck=[9], hand=[3], side="B")
    told = foresee(state, "project deck")
    assert names(told) == ["project_taken", "project_completed"]
    assert told["points"] == {"projects": 8, "favors": 2}


def test_taking_an_open_card_foresees_it_but_not_its_replacement() -> None:
    state = palace(deck=[9], hand=[1])
    write_fields(state, open=[3, 6, 7])
    told = foresee(state, "project 3")
    assert told["events"][0] == {"event": "project_taken", "seat": 0, "project": 3, "from": "open"}
    assert names(told) == ["project_taken", "points", "project_completed"]
    assert told["points"] == {"track": 1, "projects": 8, "favors": 2}


def test_a_foreseen_favor_has_the_points_that_the_city_scores() -> None:
    state = game({"b2": "wall-blue"})
    put_city(state, 0, {"a1": ["wall-pink"] * 3, "c1": ["garden-pink"] * 3, "b1": ["garden-blue"]})
    put_architects(state, ["a1", "c3"])
    state.play("b2 b2")
    assert foresee(state, "favor corners") == {
        "events": [{"event": "favor_placed", "seat": 0, "favor": "corners"}],
        "points": {"favors": 10},
    }
    assert foresee(state, "favor row")["points"] == {"favors": 4}
    assert foresee(state, "favor IV")["points"] == {}


def test_a_line_and_whose_architects_come_back_are_foreseen() -> None:
    state = game({"b2": "wall-blue", "c1": "wall-pink"})
    put_architects(state, ["a1", "c3"], ["a2", "b1", "a3", "b3"])
    assert foresee(state, "b2 b2")["events"][-1] == {
        "event": "line_completed",
        "seat": 0,
        "stacks": ["a1", "b2", "c3"],
    }
    assert foresee(state, "c1 b2")["events"][-1] == {
        "event": "architects_taken_back",
        "seat": 1,
        "stacks": ["b1", "a2", "a3", "b3"],
    }


def test_the_last_turn_is_foreseen_but_not_the_event_of_the_end() -> None:
    state = game(first_player=0)
    put_heights(state, {"a1": 1, "a2": 0})
    tiles = list(state.tiles)
    tiles[0] = 0  # a garden, whose points come with the build
    write_fields(state, tiles=tiles)
    told = foresee(state, "a1 a1")
    assert names(told) == ["architect_placed", "tile_built", "stack_emptied", "points", "last_turn"]
    write_fields(state, player=1, first_player=0)
    assert names(foresee(state, "a1 a1")) == ["architect_placed", "tile_built", "stack_emptied", "points"]
    assert state.events(state.parse_action("a1 a1"))[-1]["event"] == "game_over"


PALACE, GARDEN = TILE_NAMES.index("palace-blue"), TILE_NAMES.index("garden-blue")


@pytest.mark.parametrize("tile", [GARDEN, PALACE])
@pytest.mark.parametrize("architects", [[], ["b1", "c1"]])
@pytest.mark.parametrize("player", [0, 1])
def test_the_build_that_begins_the_end_is_foreseen(player: int, architects: list[str], tile: int) -> None:
    """Also if a palace or a favour comes between the build and the end of the turn."""
    state = game(first_player=0)
    put_heights(state, {"a1": 1, "a2": 0})
    write_fields(state, tiles=[tile, *state.tiles[1:]], player=player)
    put_architects(state, *([architects, []] if player == 0 else [[], architects]))
    emptied = [event for event in foresee(state, "a1 a1")["events"] if event["event"] == "stack_emptied"]
    assert emptied == [{"event": "stack_emptied", "stack": "a1", "empty": 2, "last_turn": 1}]


def test_the_first_empty_stack_does_not_begin_the_end() -> None:
    state = game(first_player=1)
    put_heights(state, {"a1": 1})
    events = foresee(state, "a1 a1")["events"]
    assert {"event": "stack_emptied", "stack": "a1", "empty": 1, "last_turn": None} in events


def test_a_third_empty_stack_does_not_begin_the_end_again() -> None:
    state = game(first_player=0)
    put_heights(state, {"a1": 1, "a2": 0, "a3": 0})
    write_fields(state, player=1)
    events = foresee(state, "a1 a1")["events"]
    assert {"event": "stack_emptied", "stack": "a1", "empty": 3, "last_turn": None} in events
