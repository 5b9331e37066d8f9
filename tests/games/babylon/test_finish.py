"""C. Store or discard; rounds, tokens and the end of the game."""

from __future__ import annotations

import pytest

from semiramis.games.babylon.constants import DOUBLE_PILLAR, SINGLE_PILLAR, TOKEN_NAMES
from semiramis.games.fields import write_fields
from semiramis.games.game import IllegalAction
from semiramis.games.rng import Rng
from tests.games.babylon.plot import BABYLON, Plot, at_first_dig


def storage(plot: Plot, seat: int) -> str | None:
    stored: str | None = plot.state.view(None)["seats"][seat]["stored"]
    return stored


def with_stored() -> tuple[Plot, int]:
    plot = Plot()
    write_fields(plot.state, stored=[48, 49, 50, 51])
    return plot, plot.state.player


@pytest.mark.parametrize("finish", ["dug", "stored", "none"])
def test_at_most_one_tile_stays_in_storage_the_others_leave_the_game(finish: str) -> None:
    plot, seat = with_stored()
    tiles = {"dug": plot.state.view(None)["turn"]["dug"], "stored": storage(plot, seat)}
    removed = plot.state.view(None)["discarded"]
    plot.do(f"finish {finish}")
    kept = tiles.pop(finish, None)
    assert storage(plot, seat) == kept
    assert plot.state.view(None)["discarded"] == sorted([*removed, *tiles.values()])


def test_finish_dug_needs_a_dug_tile_that_was_not_placed() -> None:
    plot, _ = with_stored()
    plot.do("place dug a1 r0 L1")
    assert plot.legal("finish") == ["finish none", "finish stored"]
    assert plot.refusal("finish dug") == ("dug_tile_was_placed", {})


def test_finish_stored_needs_a_stored_tile_that_was_not_placed() -> None:
    plot, _ = with_stored()
    plot.do("place stored a1 r0 L1")
    assert plot.legal("finish") == ["finish dug", "finish none"]
    assert plot.refusal("finish stored") == ("no_stored_tile", {})


def test_finish_none_is_always_legal_after_digging() -> None:
    plot, _ = with_stored()
    assert "finish none" in plot.legal("finish")
    plot.do("place stored a1 r0 L1", "place dug c1 r0 L1")
    assert plot.legal("finish") == ["finish none"]


def test_r10_six_single_pillars_stay_the_rest_and_all_doubles_go_back() -> None:
    plot, seat = with_stored()
    plot.have(singles=9, doubles=2)
    supply = list(plot.state.supply)
    plot.do("finish none")
    assert plot.state.singles[seat] == 6
    assert plot.state.doubles[seat] == 0
    assert plot.state.supply[SINGLE_PILLAR] == supply[SINGLE_PILLAR] + 3
    assert plot.state.supply[DOUBLE_PILLAR] == supply[DOUBLE_PILLAR] + 2


def test_r10_all_of_fewer_than_six_single_pillars_stay() -> None:
    plot, seat = with_stored()
    plot.have(singles=4)
    plot.do("finish none")
    assert plot.state.singles[seat] == 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_one_turn_a_round_clockwise_from_the_first_player(players: int) -> None:
    state = at_first_dig(players, seed=5)
    order = []
    while not state.over:
        order.append((state.round, state.player))
        state.play(next(text for text in state.legal_notations() if text.startswith("dig")))
        state.play("finish none")
    first = order[0][1]
    rounds = {2: 15, 3: 13, 4: 11}[players]
    assert order == [(r, (first + n) % players) for r in range(1, rounds + 1) for n in range(players)]


def test_a_token_is_turned_up_after_every_round_but_the_last() -> None:
    state = at_first_dig(2, seed=9)
    tokens = [TOKEN_NAMES[token] for token in state.tokens]
    seen = []
    while not state.over:
        view = state.view(None)
        seen.append(view["token"])
        assert view["tokens_left"] == 15 - view["round"]
        state.play(next(text for text in state.legal_notations() if text.startswith("dig")))
        state.play("finish none")
    assert seen == [token for token in [None, *tokens] for _ in range(2)]


def test_no_action_is_legal_when_the_game_is_over() -> None:
    state = BABYLON.new(2)
    state.random_playout(Rng(1))
    assert state.legal_actions() == []
    assert state.player == -1
    reason = state.explain_illegal(0)
    assert reason is not None
    assert reason.code == "game_over"


def test_an_action_outside_the_action_space_is_refused_because_the_game_is_over() -> None:
    # It was told that a tile was missing, of the seat that the index -1 stands for.
    state = BABYLON.new(2)
    state.random_playout(Rng(1))
    with pytest.raises(IllegalAction, match="game over"):
        state.play("place stored h1 r0 L1")
