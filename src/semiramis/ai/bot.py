"""What an opponent is."""

from __future__ import annotations

from abc import ABC, abstractmethod

from ..games.game import State
from ..games.rng import Rng


class Bot(ABC):
    """An opponent. All its chance comes from `rng`: the same position and seed give the same turn."""

    @abstractmethod
    def play(self, state: State, rng: Rng) -> list[int]:
        """The actions that it does now, in order: at least one, at most to the end of its turn.

        The state stays as it is.
        """

    def hurry(self, share: float) -> None:  # noqa: B027  # there is nothing to do for a bot that does not think
        """Think only for such a share of the usual time."""
