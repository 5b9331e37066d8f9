"""What a turn is worth to the player whose turn it is, as far as that player can know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..games.game import State
from ..games.rng import Rng
from .experts import expert_for

GUESSES = 16
"""So often is guessed what is hidden: if half of what could be there is of no use, 1 of 65,536 times none is that."""

Turn = tuple[int, ...]
"""Actions of one player in a row."""


class TurnEvaluator:
    """A position as the player to act sees it: what is hidden is only guessed, several times over.

    What a turn turns up can matter to its points: in Amytis a project from the deck may be complete at once. So a turn
    is worth what it brings in every guess, and nobody counts on a card that he cannot see.
    """

    def __init__(self, state: State, rng: Rng) -> None:
        self.seat = state.player
        self.guesses = [state.clone() for _ in range(GUESSES)]
        for guess in self.guesses:
            guess.shuffle_hidden(rng)
        self._after = state.clone()
        self._expert = expert_for(state)

    def goes_on(self, state: State) -> bool:
        """Whether it is still the same player's turn."""
        return not state.over and state.player == self.seat

    def points(self, state: State) -> int:
        """The player's score if the game ended now."""
        return state.points(self.seat)

    def reserve(self, state: State) -> int:
        """What the player has kept for later."""
        return self._expert.reserve(state, self.seat)

    def points_after(self, turn: Sequence[int], guess: State) -> int:
        after = self._after
        after.assign(guess)
        for action in turn:
            after.apply(action)
        return self.points(after)

    def least_points(self, turn: Sequence[int], guesses: Iterable[State]) -> int:
        """What the player has after a turn, whichever of the guesses is right."""
        return min(self.points_after(turn, guess) for guess in guesses)
