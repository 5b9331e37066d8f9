"""What search knows of a game beyond its contract: which turns are worth a thought, and what a position is worth."""

from __future__ import annotations

from ..games.game import State
from ..games.rng import Rng

Turn = tuple[int, ...]
"""Actions of one player in a row."""


class Expert:
    """Knows only the contract, and so draws turns and plays to the end at random; the expert of a game does better.

    It is made for the positions of one game with its players and options, and serves one search at a time, since it
    answers in its own fields. Compiled, its methods are called at C speed through this class, as the rules are
    through `State`. What is hidden in the positions that it is asked about is somebody's guess, not the truth.
    """

    def __init__(self, state: State) -> None:
        self.players = state.players
        self.temperature = 3.0
        """By so many points the worth of a turn must differ for a clear preference (a factor e)."""
        self.exploration = 1.4
        """How much the preferences count against what a search has found."""
        self.doubt = 0.1
        """A turn not yet tried is thought to be worse than the position by so much of a win."""
        self.breadth = 64
        """So many turns are proposed for a position inside the tree; where the tree begins, as many as fit."""
        self.pace = 3_000
        """About so many simulations a second a search does with it."""
        self.exact = False
        """Whether positions of equal `sight` after the same turns look the same, so that the same turns are legal."""
        # What `propose` found, the best first; worths are points, of which only the differences matter.
        self.turns: list[Turn] = []
        self.worths: list[float] = []
        # What `judge` found for each seat: the chance to win (a shared victory is shared), and by how many points it
        # will be ahead of the best other.
        self.chances = [0.0] * 4
        self.margins = [0.0] * 4
        self._after = state.clone()

    def propose(self, state: State, most: int, rng: Rng) -> None:
        """Find up to `most` different turns of the player to act, each from here to the end of the turn; at least one.

        It may be asked in the middle of a turn, and before the first. The game is not over.
        """
        found: dict[Turn, float] = {}
        for _ in range(most):
            after = self._after
            after.assign(state)
            turn = []
            while not after.over and after.player == state.player:
                action = after.random_action(rng)
                turn.append(action)  # compiled, a list does not count from its end: turn[-1] is no action
                after.advance(action)
            found[tuple(turn)] = after.points(state.player)
        self.turns = sorted(found, key=found.__getitem__, reverse=True)
        self.worths = [found[turn] for turn in self.turns]

    def judge(self, state: State, rng: Rng) -> None:
        """Say what a position is worth to each seat. When the game is over that is known."""
        self._after.assign(state)
        self._after.random_playout(rng)
        self.count(self._after)

    def count(self, state: State) -> None:
        """Write the result of a game that is over."""
        winners = state.winners()
        points = [state.points(seat) for seat in range(self.players)]
        for seat in range(self.players):
            self.chances[seat] = 1 / len(winners) if seat in winners else 0.0
            self.margins[seat] = points[seat] - max(points[:seat] + points[seat + 1 :])

    def sight(self, state: State) -> int:
        """A small number for what the turns so far have turned up: what differs in it, search thinks about apart.

        Always the same number is right where there are too many such things to think about each.
        """
        return 0

    def reserve(self, state: State, seat: int) -> int:
        """What a seat keeps for later and is no points yet: of turns with equal points greedy takes the most of it."""
        return 0
