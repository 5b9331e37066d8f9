"""Positions of Babylon from games of its expert."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from semiramis.ai.babylon.expert import BabylonExpert
from semiramis.games import get_game
from semiramis.games.babylon.state import BabylonState
from semiramis.games.rng import Rng
from tests.games.positions import option_variants

GAME = get_game("babylon")
TABLES = [(players, options) for players in GAME.players for options in option_variants(GAME)]


def new_game(players: int = 2, options: Mapping[str, Any] | None = None, seed: int = 0) -> BabylonState:
    state = GAME.new(players, options, seed)
    assert isinstance(state, BabylonState)
    return state


def turns_of_a_game(state: BabylonState, seed: int, most: int = 8) -> Iterator[BabylonExpert]:
    """Play a game with random proposed turns; yield the expert before each turn."""
    expert, rng = BabylonExpert(state), Rng(seed)
    while not state.over:
        expert.propose(state, most, rng)
        yield expert
        for action in expert.turns[rng.below(len(expert.turns))]:
            state.apply(action)
