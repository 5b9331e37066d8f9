"""Babylon's expert gives the same advice compiled and from its sources."""

from __future__ import annotations

import pytest

from semiramis import speeds

from .positions import new_game, turns_of_a_game


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 2)])
def test_both_speeds_propose_and_judge_the_same(players: int, seed: int) -> None:
    twin = speeds.interpreted("games").get_game("babylon").new(players, {}, seed)
    other = speeds.interpreted("ai.babylon.expert").BabylonExpert(twin)
    rng = speeds.interpreted("games.rng").Rng(0)
    state = new_game(players, {}, seed)
    played = 0
    for expert in turns_of_a_game(state, seed):
        actions = state.ply - played
        assert actions >= 0
        if state.ply % 7 == 0 or state.round == state.rounds:
            record = state.clone()
            assert record.ply == twin.ply
            other.propose(twin, 8, rng)
            assert other.turns == expert.turns
            assert other.worths == pytest.approx(expert.worths)
            other.judge(twin, rng)
            expert.judge(state, None)  # type: ignore[arg-type]  # nothing is drawn
            assert list(other.chances) == pytest.approx(list(expert.chances))
            assert list(other.margins) == pytest.approx(list(expert.margins))
