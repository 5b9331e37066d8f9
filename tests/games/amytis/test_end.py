"""Two empty stacks end the game, after the same number of turns for both players."""

from __future__ import annotations

import pytest

from semiramis.games.amytis.state import AmytisState
from semiramis.games.fields import write_fields
from tests.games.amytis.positions import game, put_architects, put_city, put_favors, put_heights

LAST_TILES = {"a1": 1, "a2": 0}


def near_the_end(first_player: int, player: int) -> AmytisState:
    """Return a game with one empty stack, one stack of one tile, and this current player."""
    state = game(first_player=first_player)
    put_heights(state, LAST_TILES)
    tiles = list(state.tiles)
    tiles[0] = 0  # a garden
    write_fields(state, tiles=tiles)
    write_fields(state, player=player)
    return state


@pytest.mark.parametrize("first_player", [0, 1])
def test_the_second_player_ends_the_game_at_once(first_player: int) -> None:
    state = near_the_end(first_player, 1 - first_player)
    state.play("a1 a1")
    assert state.over
    assert state.player == -1
    assert state.legal_actions() == []


@pytest.mark.parametrize("first_player", [0, 1])
def test_after_the_first_player_the_second_has_one_more_turn(first_player: int) -> None:
    state = near_the_end(first_player, first_player)
    state.play("a1 a1")
    assert not state.over
    assert state.player == 1 - first_player
    assert state.view(None)["last_turn"]
    state.play("b2 a1")
    assert state.over


def test_one_empty_stack_does_not_end_the_game() -> None:
    state = game(first_player=0)
    put_heights(state, {"a2": 0})
    write_fields(state, player=1)
    state.play("b2 a1")
    assert not state.over
    assert not state.view(None)["last_turn"]


def test_the_view_has_the_number_of_empty_stacks_and_how_many_end_the_game() -> None:
    assert game().view(None)["empty_stacks"] == {"now": 0, "end": 2}
    state = near_the_end(0, 0)
    assert state.view(None)["empty_stacks"] == {"now": 1, "end": 2}
    state.play("a1 a1")
    assert state.view(None)["empty_stacks"] == {"now": 2, "end": 2}


def test_the_last_turn_includes_its_favor() -> None:
    state = near_the_end(0, 1)
    put_architects(state, [], ["b1", "c1"])
    state.play("a1 a1")
    assert not state.over
    assert state.player == 1
    state.play("favor row")
    assert state.over


def test_the_last_player_always_has_a_stack_to_choose() -> None:
    # Seven architects and the empty stack without an architect leave one.
    state = near_the_end(0, 0)
    put_architects(state, ["b1", "c2", "b3"], ["c1", "b2", "c3"])
    state.play("a1 a1")
    assert {text.split()[0] for text in state.legal_notations()} == {"a3"}


def ended(tracks: list[int]) -> AmytisState:
    state = near_the_end(0, 1)
    write_fields(state, track=[tracks[0], tracks[1] - 1])  # the garden scores 1
    state.play("a1 a1")
    return state


@pytest.mark.parametrize(("tracks", "winners"), [([20, 10], [0]), ([10, 20], [1]), ([15, 15], [0, 1])])
def test_most_points_win_and_a_tie_is_shared(tracks: list[int], winners: list[int]) -> None:
    state = ended(tracks)
    assert state.scores() == tracks
    assert state.winners() == winners


def test_there_are_no_winners_before_the_end() -> None:
    assert game().winners() == []


def test_the_final_score_adds_projects_and_favors_to_the_track() -> None:
    state = near_the_end(0, 1)
    write_fields(state, track=[10, 4])
    write_fields(state, completed=[[8] + [0] * 10, [15] + [0] * 10])
    write_fields(state, completed_size=[1, 1])
    put_favors(state, ["projects"], ["I"], (0, 1))
    put_city(state, 0, {"a1": ["wall-blue"]})
    assert state.scores() == [10, 4]
    state.play("a1 a1")
    assert state.scores() == [10 + 10 + 2, 5 + 12 + 3 + 4]
    assert state.breakdown() == [
        {"track": 10, "projects": 10, "favors": 2},
        {"track": 5, "projects": 12, "favors": 7},
    ]
    assert state.winners() == [1]


def test_projects_that_are_not_completed_cost_nothing() -> None:
    state = ended([0, 1])
    assert state.hand_size[0] == 2
    assert state.scores() == [0, 1]
