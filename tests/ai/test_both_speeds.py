"""A search gives the same result compiled and from its sources."""

from __future__ import annotations

import pytest

from semiramis import speeds
from semiramis.ai.expert import expert_for
from semiramis.ai.search import Search
from semiramis.games import get_game
from semiramis.games.rng import Rng


@pytest.mark.parametrize(("name", "simulations"), [("amytis", 40), ("babylon", 4)])
def test_a_search_gives_the_same_result_at_both_speeds(name: str, simulations: int) -> None:
    state = get_game(name).new(2, seed=3)
    twin = speeds.interpreted("games").get_game(name).new(2, seed=3)
    rng = Rng(4)
    for _ in range(20):
        action = state.random_action(rng)
        state.apply(action)
        twin.apply(action)
    search = Search(state, expert_for(state), Rng(5))
    search.run(simulations)
    other = speeds.interpreted("ai.search").Search(
        twin, speeds.interpreted("ai.expert").expert_for(twin), speeds.interpreted("games.rng").Rng(5)
    )
    other.run(simulations)
    assert [(t.turn, t.visits) for t in other.candidates()] == [(t.turn, t.visits) for t in search.candidates()]
    for one, two in zip(search.candidates(), other.candidates(), strict=True):
        assert two.chance == pytest.approx(one.chance)
        assert two.margin == pytest.approx(one.margin)
