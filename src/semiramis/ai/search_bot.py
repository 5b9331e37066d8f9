"""Opponents that ask an expert: at once, or after they have thought about it."""

from __future__ import annotations

from ..games.game import Game, State
from ..games.rng import Rng
from .bot import Bot
from .expert import Expert
from .experts import expert_for
from .search import Search


class ExpertBot(Bot):
    """It plays what the expert would do at first sight."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def play(self, state: State, rng: Rng) -> list[int]:
        guess = state.clone()
        guess.shuffle_hidden(rng)
        expert = expert_for(guess)
        expert.propose(guess, 1, rng)
        return list(expert.turns[0])


class SearchBot(Bot):
    """It searches: for about so many seconds, but by counting, so that the same seed gives the same turn.

    Only where the machine is much slower than those that the experts' paces were measured on, the clock ends it.
    """

    PATIENCE = 1.5
    """So much longer than meant may it take."""

    def __init__(self, game: Game, seconds: float) -> None:
        self.game = game
        self.seconds = seconds

    def play(self, state: State, rng: Rng) -> list[int]:
        expert = expert_for(state)
        search = Search(state, expert, rng)
        search.run(self.simulations(expert), self.seconds * self.PATIENCE)
        return list(search.thoughts()[0].turn)

    def hurry(self, share: float) -> None:
        self.seconds *= share

    def simulations(self, expert: Expert) -> int:
        return max(1, int(self.seconds * expert.pace))
