"""Whole games between bots, and the position that a test begins with."""

from __future__ import annotations

from collections.abc import Sequence

from semiramis.ai.bot import Bot
from semiramis.games.game import Game, State
from semiramis.games.rng import Rng


class Random(Bot):
    """Chooses each action at random."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def play(self, state: State, rng: Rng) -> list[int]:
        return [state.random_action(rng)]


def play_game(state: State, bots: Sequence[Bot], seed: int) -> State:
    """Play to the end, and check on the way that every bot keeps to its part of the agreement."""
    rng = Rng(seed)
    while not state.over:
        seat = state.player
        before = state.view(None)
        turn = bots[seat].play(state, rng)
        assert state.view(None) == before
        assert turn
        for action in turn:
            assert state.player == seat
            state.apply(action)
    return state
