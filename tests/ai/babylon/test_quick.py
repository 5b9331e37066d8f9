"""The experts of Babylon for browsers."""

from __future__ import annotations

from semiramis.ai.babylon.quick import hint_expert
from semiramis.ai.search import Search
from semiramis.games import get_game
from semiramis.games.rng import Rng


def test_hints_of_a_browser_compare_many_turns_without_a_tree() -> None:
    # In plain Python the nodes of a tree took all the time (up to 3.5 s), so that often one turn alone was evaluated.
    state = get_game("babylon").new(2, seed=1)
    for _ in range(30):
        state.apply(state.legal_actions()[0])
    search = Search(state, hint_expert(state), Rng(1))
    search.run(64)
    assert (search.nodes, search.simulations) == (1, 64)
    assert len({candidate.turn[0] for candidate in search.candidates()}) >= 3
