"""What search knows of a game beyond its contract: which turns are worth a thought, and what a position is worth."""

from __future__ import annotations

from ..games.arguments import as_integer, brief, check_type
from ..games.fields import ReadOnly
from ..games.game import LARGEST, GameError, State
from ..games.registry import load_part
from ..games.rng import Rng

Turn = tuple[int, ...]
"""Actions of one player in a row."""


MOST_PLAYERS = 8
"""Room for the chances of so many seats."""


class Expert(ReadOnly):
    """Knows only the contract, and so draws turns and plays to the end at random; the expert of a game does better.

    It is made for the positions of one game with its players and options, and serves one search at a time, since it
    answers in its own fields. As with `State`, its public methods check their arguments and call those of the same name
    with an underscore, which an expert implements and which search calls at C speed. What is hidden in
    the positions that it is asked about is a guess, not the truth.
    """

    _assignable = frozenset(
        ["pace", "breadth", "temperature", "exploration", "doubt", "exact", "turns", "worths", "chances", "margins"]
    )

    def __init__(self, state: State) -> None:
        if getattr(self, "players", 0):
            raise TypeError(f"__init__: this {type(self).__name__} is initialised already")
        check_type(state, State, "state")
        if state.players > MOST_PLAYERS:
            raise GameError(f"an expert is for up to {MOST_PLAYERS} players, not {state.players}")
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
        self.chances = [0.0] * 8
        self.margins = [0.0] * 8
        self._after = state.clone()

    def propose(self, state: State, most: int, rng: Rng) -> None:
        """Find up to `most` different turns of the player to act, each from here to the end of the turn; at least one.

        It may be asked in the middle of a turn, and before the first. The game is not over.
        """
        self._check(state)
        check_type(rng, Rng, "rng")
        if not 0 < as_integer(most, "most") <= LARGEST:
            raise GameError(f"most must be from 1 to {LARGEST}, not {brief(most)}")
        if state.over:
            raise GameError("propose: the game is over, so there is no turn")
        self._propose(state, most, rng)

    def judge(self, state: State, rng: Rng) -> None:
        """Say what a position is worth to each seat. When the game is over that is known."""
        self._check(state)
        check_type(rng, Rng, "rng")
        self._judge(state, rng)

    def count(self, state: State) -> None:
        """Write the result of a game that is over."""
        self._check(state)
        if not state.over:
            raise GameError("count: the game is not over")
        self._count(state)

    def sight(self, state: State) -> int:
        """A small number for what the turns so far have turned up: what differs in it, search thinks about apart.

        Always the same number is right where there are too many such things to think about each.
        """
        self._check(state)
        return self._sight(state)

    def reserve(self, state: State, seat: int) -> int:
        """What a seat keeps for later and is no points yet: of turns with equal points greedy takes the most of it."""
        self._check(state)
        return self._reserve(state, self._check_seat(seat))

    def _check(self, state: State) -> None:
        """That this is a position of the game that the expert was made for."""
        if self._after is None:  # compiled, and made without __init__
            raise TypeError(f"__init__: this {type(self).__name__} was made without it")
        if type(state) is not type(self._after):
            raise TypeError(f"state must be a {type(self._after).__name__}, not {brief(state)}")
        if state.players != self.players:
            raise GameError(f"state must be a position with {self.players} players, not {state.players}")

    def _check_seat(self, seat: int) -> int:
        number = as_integer(seat, "seat")
        if not 0 <= number < self.players:
            raise GameError(f"seat must be from 0 to {self.players - 1}, not {brief(seat)}")
        return number

    def _propose(self, state: State, most: int, rng: Rng) -> None:
        found: dict[Turn, float] = {}
        for _ in range(most):
            after = self._after
            after._assign(state)
            turn = []
            while not after.over and after.player == state.player:
                action = after._random_action(rng)
                turn.append(action)  # compiled, a list does not count from its end: turn[-1] is no action
                after._advance(action)
            found[tuple(turn)] = after._points(state.player)
        self.turns = sorted(found, key=found.__getitem__, reverse=True)
        self.worths = [found[turn] for turn in self.turns]

    def _judge(self, state: State, rng: Rng) -> None:
        self._after._assign(state)
        self._after._random_playout(rng)
        self._count(self._after)

    def _count(self, state: State) -> None:
        winners = state.winners()
        points = [state._points(seat) for seat in range(self.players)]
        for seat in range(self.players):
            self.chances[seat] = 1 / len(winners) if seat in winners else 0.0
            self.margins[seat] = points[seat] - max(points[:seat] + points[seat + 1 :])

    def _sight(self, state: State) -> int:
        return 0

    def _reserve(self, state: State, seat: int) -> int:
        return 0


def expert_for(state: State) -> Expert:
    """An expert for this position: that of its game, or the one that knows only the contract."""
    return load_part(state.game, "expert", Expert)(state)
