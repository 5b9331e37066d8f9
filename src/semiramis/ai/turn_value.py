"""The points of a turn, as far as the current player can know them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..games.game import LARGEST, State
from ..games.rng import Rng
from .expert import Expert, expert_for

GUESSES = 16
"""The number of guesses. If half of what may be hidden is useless, all guesses are useful 1 time in 65,536."""


class TurnEvaluator:
    """A position as the current player sees it: what is hidden is guessed several times.

    What a turn turns up can change its points: a card from the deck may score at once. So a turn is worth the points
    that it brings in every guess.
    """

    def __init__(self, state: State, rng: Rng, expert: Expert | None = None) -> None:
        """Guess what is hidden. Without an expert, one is made when needed: that can take longer than many turns."""
        self.seat = state.player
        self.guesses = [state.clone() for _ in range(GUESSES)]
        for guess in self.guesses:
            guess.shuffle_hidden(rng)
        self._after = state.clone()
        self._expert = expert

    def goes_on(self, state: State) -> bool:
        """Return whether the turn of the player goes on."""
        return not state.over and state.player == self.seat

    def points(self, state: State) -> int:
        """Return the player's score if the game ended now."""
        return state.points(self.seat)

    def reserve(self, state: State) -> int:
        """Return what the player has kept for later, by the expert."""
        if self._expert is None:
            self._expert = expert_for(state)
        return self._expert.reserve(state, self.seat)

    def points_after(self, turn: Sequence[int], guess: State) -> int:
        return _least_points(self._after, [guess], turn, self.seat)

    def least_points(self, turn: Sequence[int], guesses: Iterable[State]) -> int:
        """Return the points that the player has after a turn in the worst of some guesses."""
        return _least_points(self._after, list(guesses), turn, self.seat)


def _least_points(after: State, guesses: list[State], turn: Sequence[int], seat: int) -> int:
    """Do the work of `TurnEvaluator.least_points`; `after` becomes the position after the turn in the last guess."""
    least = LARGEST
    for guess in guesses:
        after._assign(guess)
        for action in turn:
            after._advance(action)
        least = min(least, after._points(seat))
    return least
