"""Hidden are the lower tiles, the three that left the game, and the order of the deck: no view shows them."""

from __future__ import annotations

from collections import Counter

import pytest

from semiramis.games.amytis.constants import TILE_NAMES
from semiramis.games.amytis.state import AmytisState
from semiramis.games.rng import Rng
from tests.games.amytis.positions import AMYTIS, game, new, put_heights, put_projects, setup


def some_way(seed: int, actions: int) -> AmytisState:
    rng = Rng(seed)
    state = new(seed=seed)
    for _ in range(actions):
        state.advance(state.random_action(rng))
    return state


def test_redrawing_may_put_a_tile_that_left_the_game_into_a_stack() -> None:
    state = some_way(3, 4)
    rng = Rng(1)
    gone = set()
    for _ in range(200):
        state.shuffle_hidden(rng)
        gone |= set(state.tiles[45:])
    unseen = state.view(None)["unseen_tiles"]
    assert len(gone) == len(unseen)


def test_every_hidden_tile_is_equally_likely_under_the_top() -> None:
    state = AMYTIS.start(2, None, setup())
    rng = Rng(4)
    rounds = 6000
    drawn: Counter[int] = Counter()
    for _ in range(rounds):
        state.shuffle_hidden(rng)
        drawn[state.tiles[3]] += 1
    unseen = state.view(None)["unseen_tiles"]
    expected = {tile: rounds * count / 39 for tile, count in unseen.items()}
    assert all(abs(drawn[TILE_NAMES.index(tile)] - many) < 5 * many**0.5 for tile, many in expected.items())


def test_redrawing_shuffles_the_deck() -> None:
    state = some_way(3, 0)
    rng = Rng(4)
    tops = set()
    for _ in range(300):
        state.shuffle_hidden(rng)
        tops.add(state.deck[state.deck_size - 1])
    assert sorted(tops) == state.view(None)["projects"]["unseen"]


def test_the_view_of_a_first_position() -> None:
    view = AMYTIS.start(2, {"sides": {"wall": "B"}}, setup({"b2": "palace-blue"}, first_player=1)).view(0)
    assert view["game"] == "amytis"
    assert view["seat"] == 0
    assert view["options"] == {
        "sides": {"garden": "A", "market": "A", "wall": "B", "palace": "A", "residence": "A", "theater": "A"},
        "second_player_projects": 2,
    }
    assert (view["first_player"], view["player"], view["ply"], view["over"]) == (1, 1, 0, False)
    assert view["stacks"]["b2"] == {"height": 5, "top": "palace-blue", "architect": None}
    assert view["projects"] == {"open": [5, 6, 7], "deck": 13, "unseen": list(range(8, 21))}
    assert view["favors"] == {
        **dict.fromkeys(["I", "II", "III", "IV", "stairs", "corners", "projects"]),
        "row": [0, 0],
    }
    assert view["turn"] is None
    assert view["seats"][1]["projects"] == [3, 4]
    assert view["seats"][1]["city"]["a1"] == []


def test_the_view_has_the_tile_just_built_until_the_turn_ends() -> None:
    state = AMYTIS.start(2, None, setup({"b2": "palace-blue"}))
    state.play("b2 c3")
    view = state.view(None)
    assert view["phase"] == "palace"
    assert view["turn"] == {"stack": "b2", "cell": "c3", "tile": "palace-blue"}
    assert view["stacks"]["b2"]["architect"] == 0
    assert view["seats"][0]["city"]["c3"] == ["palace-blue"]
    state.play("project 6")
    view = state.view(None)
    assert view["turn"] is None
    assert view["seats"][0]["projects"] == [1, 2, 6]


def test_the_view_of_a_finished_game_has_its_final_scores() -> None:
    state = some_way(5, 0)
    state.random_playout(Rng(5))
    view = state.view(1)
    assert (view["phase"], view["player"], view["over"], view["last_turn"]) == ("over", None, True, False)
    assert [seat["score"] for seat in view["seats"]] == state.scores()
    assert [sum(seat["breakdown"].values()) for seat in view["seats"]] == state.scores()


def reveals(state: AmytisState, action: str) -> bool:
    return state.reveals(state.parse_action(action))


def test_building_reveals_the_tile_below_if_there_is_one() -> None:
    state = game()
    put_heights(state, {"a1": 2, "b2": 1})
    assert reveals(state, "a1 c3")
    assert not reveals(state, "b2 c3")


@pytest.mark.parametrize("side", ["A", "B"])
def test_taking_a_project_reveals_the_top_of_the_deck_also_in_the_place_of_an_open_one(side: str) -> None:
    state = game({"a1": "palace-blue"}, {"palace": side})
    put_projects(state, [5, 6, 7], [8])
    state.play("a1 a1")
    assert [action for action in state.legal_notations() if reveals(state, action)] == [
        "project 5",
        "project 6",
        "project 7",
        "project deck",
    ]
    put_projects(state, [5, 6, 7], [])
    assert not any(reveals(state, action) for action in state.legal_notations())


def test_a_favor_reveals_nothing() -> None:
    state = game()
    for action in ("a1 a1", "a2 a1", "b1 a1", "b2 a1", "c1 a1"):
        state.play(action)
    assert state.view(None)["phase"] == "favor"
    assert not any(reveals(state, action) for action in state.legal_notations())
