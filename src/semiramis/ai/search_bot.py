"""Opponents that play by an expert: its first proposal, or the result of a search."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from ..games.game import Game, GameError, State
from ..games.rng import Rng, as_rng
from .bot import Bot
from .expert import Expert, expert_for
from .search import Search


class KeptExpert:
    """Gives the same expert for all positions of the same game, players, options and components.

    To make one can take longer than a turn of it does.
    """

    def __init__(self, make: Callable[[State], Expert]) -> None:
        self._make = make
        self._expert: Expert | None = None
        self._like: State | None = None
        """A position such as the expert was made for."""

    def __call__(self, state: State) -> Expert:
        if self._expert is None or not self._fits(state):
            self._expert = self._make(state)
            self._like = state.clone()
        return self._expert

    def _fits(self, state: State) -> bool:
        assert self._like is not None
        try:
            self._like.assign(state)  # raises for a position of another kind
        except (TypeError, GameError):
            return False
        return True


class ExpertBot(Bot):
    """Plays the first proposal of the expert."""

    def __init__(self, game: Game, make_expert: Callable[[State], Expert] = expert_for) -> None:
        self.game = game
        self.expert = KeptExpert(make_expert)

    def play(self, state: State, rng: Rng | int | None = None) -> list[int]:
        stream = as_rng(rng)
        guess = state.clone()
        guess.shuffle_hidden(stream)
        expert = self.expert(guess)
        expert.propose(guess, 1, stream)
        return list(expert.turns[0])


class SearchBot(Bot):
    """Searches with a number of simulations that takes about `seconds` seconds.

    Simulations are counted, not timed, so that the same seed gives the same turn. The clock ends the search only on a
    machine that is much slower than the one on which the experts' paces were measured.
    """

    PATIENCE = 1.5
    """How many times longer than planned the search may take."""
    SAFE = 0.9
    """The share of the time that is left that the search may take: the rest is for what comes before and after."""

    def __init__(self, game: Game, seconds: float, make_expert: Callable[[State], Expert] = expert_for) -> None:
        self.game = game
        self.seconds = seconds
        self.expert = KeptExpert(make_expert)
        self.left = inf
        self.nodes = 0
        """The simulations of a turn; 0 if they follow from the time."""

    def limit(self, seconds: float) -> None:
        self.left = seconds

    def play(self, state: State, rng: Rng | int | None = None) -> list[int]:
        stream = as_rng(rng)
        expert = self.expert(state)
        search = Search(state, expert, stream)
        search.run(max(1, self.nodes))  # without a clock, so that there is a result
        if not self.nodes:
            search.run(self.simulations(expert) - 1, self.planned * self.PATIENCE)
        return list(search.candidates()[0].turn)

    def hurry(self, share: float) -> None:
        self.seconds *= share

    def search(self, nodes: int) -> None:
        self.nodes = nodes

    def simulations(self, expert: Expert) -> int:
        return max(1, int(self.planned * expert.pace))

    @property
    def planned(self) -> float:
        """The seconds of a search: fewer than usual if the turn has less time."""
        return min(self.seconds, self.SAFE * self.left / self.PATIENCE)
