"""The interface of an opponent."""

from __future__ import annotations

from abc import ABC, abstractmethod

from ..games.game import GameError, State
from ..games.rng import Rng


class Bot(ABC):
    """An opponent. Its only random numbers are those of `rng`: the same position and seed give the same turn."""

    @abstractmethod
    def play(self, state: State, rng: Rng) -> list[int]:
        """Return the actions to do now: at least one, at most to the end of the turn. `state` is not changed."""

    def limit(self, seconds: float) -> None:  # noqa: B027  # a bot that is quick has nothing to do
        """Take note of the seconds left for the turn, before `play`. In the arena a bot that takes longer loses."""

    def hurry(self, share: float) -> None:  # noqa: B027  # a bot that does not search has nothing to do
        """Use only this share of the usual time."""

    def search(self, nodes: int) -> None:
        """Search this number of simulations or positions for each turn, and read no clock."""
        raise GameError("this bot does not search, so it has no number of nodes")
