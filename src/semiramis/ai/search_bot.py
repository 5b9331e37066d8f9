"""Opponents that play by an expert: its first proposal, or the result of a search."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf

from ..games.game import Game, GameError, State
from ..games.rng import Rng, as_rng
from .bot import Bot
from .expert import Expert, Turn, expert_for
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


@dataclass(frozen=True)
class Skill:
    """How well a bot judges the turns that an expert proposes. The defaults leave nothing out.

    A weak bot is weak as people are: it overlooks turns, it prefers points now to points later, and it misjudges turns
    by a few points. The errors are limited, so a turn that is obviously bad is never played by accident.
    """

    breadth: int = 1
    """The number of turns that are proposed, the best first."""
    overlooked: float = 0.0
    """The share of these turns that it does not notice."""
    foresight: float = 1.0
    """The share of the expected later points of a turn that counts; the points that it brings at once always count."""
    noise: float = 0.0
    """The standard deviation of its errors, in points. No error is more than three times as large."""
    simulations: int = 0
    """Those of a search; 0 for a bot that does not look at the answers of others."""


PERFECT = Skill()
FINENESS = 1 << 20


class ExpertBot(Bot):
    """Plays the turn that it likes best of those that the expert proposes: with perfect skill, the first one."""

    def __init__(self, game: Game, make_expert: Callable[[State], Expert] = expert_for, skill: Skill = PERFECT) -> None:
        self.game = game
        self.expert = KeptExpert(make_expert)
        self.skill = skill

    def play(self, state: State, rng: Rng | int | None = None) -> list[int]:
        stream = as_rng(rng)
        guess = state.clone()
        guess.shuffle_hidden(stream)
        expert = self.expert(guess)
        skill = self.skill
        expert.propose(guess, skill.breadth, stream)
        best = expert.turns[0]
        highest = -inf
        for turn, expected in zip(expert.turns, expert.values, strict=True):
            if skill.overlooked and draw(stream) < skill.overlooked:
                continue
            value = expected
            if skill.foresight < 1:
                points = points_after(guess, turn)
                value = points + skill.foresight * (expected - points)
            if skill.noise:  # the sum of three uniform numbers: about normal, and limited
                value += skill.noise * 2 * (draw(stream) + draw(stream) + draw(stream) - 1.5)
            if value > highest:
                best, highest = turn, value
        return list(best)


def draw(rng: Rng) -> float:
    """Return a random number from 0 to 1."""
    return rng.below(FINENESS) / FINENESS


def points_after(state: State, turn: Turn) -> int:
    """Return the points of the current player after a turn."""
    after = state.clone()
    for action in turn:
        after.advance(action)
    return after.points(state.player)


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
        self.nodes = int(self.nodes * share) or min(1, self.nodes)

    def search(self, nodes: int) -> None:
        self.nodes = nodes

    def simulations(self, expert: Expert) -> int:
        return max(1, int(self.planned * expert.pace))

    @property
    def planned(self) -> float:
        """The seconds of a search: fewer than usual if the turn has less time."""
        return min(self.seconds, self.SAFE * self.left / self.PATIENCE)
