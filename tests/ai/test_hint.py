"""Hints: their properties in any position, and the right hint where one is obvious."""

from __future__ import annotations

import time

import pytest

from semiramis.ai import hint
from semiramis.games.babylon.constants import NO_TILE
from semiramis.games.fields import write_fields
from semiramis.games.game import State
from semiramis.games.rng import Rng
from tests.ai.play import position
from tests.games.amytis import positions
from tests.games.babylon.plot import BABYLON, Plot
from tests.games.positions import ALL_GAMES


def widest() -> State:
    """Return a position of Babylon with thousands of possible turns: two tiles, all pillars, and an empty garden."""
    plot = Plot()
    for cell in ("b2", "d5", "f3"):
        plot.place("C01", f"{cell} r0 L1")
    plot.next_turn()
    plot.have(singles=50, doubles=8)
    plot.hold("B01")
    stored = [NO_TILE] * 4
    stored[plot.state.player] = BABYLON.box.tile_numbers["B02"]
    write_fields(plot.state, stored=stored)
    assert len(plot.state.legal_actions()) > 2000
    return plot.state


@pytest.mark.parametrize("name", ALL_GAMES)
def test_hints_are_whole_legal_turns_that_begin_differently(name: str) -> None:
    for seed in range(12):
        state = position(ALL_GAMES[name], seed)
        before = state.view(None)
        hints = hint(state, Rng(seed), simulations=120)
        assert state.view(None) == before
        assert 1 <= len(hints) <= 3
        assert len({advice.action for advice in hints}) == len(hints)
        for advice in hints:
            assert (advice.turn[0], advice.notation) == (state.format_action(advice.action),) * 2
            after = state.clone()
            for action, described in zip(advice.turn, advice.actions, strict=True):
                assert described == after.describe_action(after.parse_action(action))
                after.play(action, state.player)
            assert after.over or after.player != state.player
            assert 0 <= advice.chance <= 1
            assert advice.reasons


@pytest.mark.parametrize("name", ALL_GAMES)
def test_hints_depend_only_on_the_view_and_the_seed(name: str) -> None:
    rng = Rng(7)
    for seed in range(8):
        state = position(ALL_GAMES[name], seed)
        other = state.clone()
        other.shuffle_hidden(rng)
        hints = hint(state, Rng(seed), simulations=100)
        assert hint(other, Rng(seed), simulations=100) == hints
        assert hint(state, Rng(seed), simulations=100) == hints


def test_a_hint_takes_less_than_a_second_even_in_the_widest_position() -> None:
    amytis, babylon = (game.new(game.players[-1], seed=3) for game in ALL_GAMES.values())
    for state in (widest(), amytis, babylon):
        start = time.process_time()
        assert hint(state)
        assert time.process_time() - start < 1


def test_a_finished_game_has_no_hints() -> None:
    state = ALL_GAMES["amytis"].new(seed=1)
    state.random_playout(Rng(1))
    assert hint(state) == []


def test_the_first_hint_is_the_obvious_turn() -> None:
    # The last turn of the game: 14 points for a market in a pink city, and nothing else is worth 10.
    state = positions.game({"a1": "market-pink", "b1": "garden-blue"}, first_player=1, hands=[[], []])
    write_fields(state, player=0)
    positions.put_heights(state, {"c3": 0, "b3": 0})
    positions.put_city(state, 0, {name: ["wall-pink"] for name in ("a1", "b1", "c1", "a2", "b2", "c2")})
    best = hint(state, Rng(1), simulations=500)[0]
    assert best.notation.startswith("a1 ")
    assert [reason.code for reason in best.reasons][:2] == ["last_turn", "building_points"]
    assert best.reasons[1].facts == {"building": "market", "side": "A", "count": 7, "points": 14}
