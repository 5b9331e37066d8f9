"""What search knows of a game beyond its contract: a policy that proposes turns, and an evaluation of positions."""

from __future__ import annotations

from typing import Any

from ..games.arguments import as_integer, brief, check_type
from ..games.fields import ReadOnly
from ..games.game import LARGEST, GameError, State
from ..games.registry import load_part
from ..games.rng import Rng

Turn = tuple[int, ...]
"""Actions of one player in a row."""


MOST_PLAYERS = 8
"""The size of the arrays for the seats; the literals below and in the sidecar are the same."""


class Expert(ReadOnly):
    """Knows only the contract: it proposes random turns and plays to the end at random. A subclass knows a game.

    An expert is made for one game with its players, options and components: for all positions of which `State.assign`
    makes copies. It is for one search at a time, since results are written to its fields. As with `State`, the public
    methods check their arguments and call the methods of the same name with an underscore, which a subclass implements
    and which search calls at C speed. What is hidden in a position is a guess.
    """

    _assignable = frozenset(
        [
            "pace",
            "simulations_to_judge",
            "breadth",
            "temperature",
            "exploration",
            "fpu_reduction",
            "exact",
            "turns",
            "values",
            "chances",
            "margins",
        ]
    )

    def __init__(self, state: State) -> None:
        if getattr(self, "players", 0):
            raise TypeError(f"__init__: this {type(self).__name__} is initialised already")
        check_type(state, State, "state")
        if state.players > MOST_PLAYERS:
            raise GameError(f"an expert is for up to {MOST_PLAYERS} players, not {state.players}")
        self.players = state.players
        self.temperature = 3.0
        """The temperature of the priors: a turn with this many points more than another has e times its prior."""
        self.exploration = 1.4
        """The factor c of PUCT: the weight of the priors beside the results of the search."""
        self.fpu_reduction = 0.1
        """How much lower the chance of a turn that was not tried is taken to be than that of its position."""
        self.breadth = 64
        """The number of turns that are proposed inside the tree; at the root, as many as a node can have.

        With 0 there is no tree: a search evaluates the positions after the turns of the root.
        """
        self.pace = 3_000
        """The approximate number of simulations a second."""
        self.simulations_to_judge = 1_000
        """The number of simulations with which a turn is judged well enough for a report."""
        self.exact = False
        """Whether after the same turns, positions of equal `outcome_key` have the same legal turns."""
        # What `propose` found, the best first. Values are in points; only their differences matter.
        self.turns: list[Turn] = []
        self.values: list[float] = []
        # What `evaluate` found for each seat: the chance to win (a shared victory counts as its share), and the lead
        # over the best other seat at the end, in points.
        self.chances = [0.0] * 8
        self.margins = [0.0] * 8
        self._after = state.clone()

    def __reduce__(self) -> Any:
        raise TypeError("an expert cannot be pickled or copied: make one for the position")

    def propose(self, state: State, most: int, rng: Rng) -> None:
        """Write to `turns` and `values` up to `most` turns of the current player, each to its end; at least one.

        The position may be in the middle of a turn. Raises `GameError` if the game is over.
        """
        self._check(state)
        check_type(rng, Rng, "rng")
        if not 0 < as_integer(most, "most") <= LARGEST:
            raise GameError(f"most must be from 1 to {LARGEST}, not {brief(most)}")
        if state.over:
            raise GameError("propose: the game is over, so there is no turn")
        self._propose(state, most, rng)

    def evaluate(self, state: State, rng: Rng) -> None:
        """Estimate the chance and the margin of each seat; exact when the game is over."""
        self._check(state)
        check_type(rng, Rng, "rng")
        self._evaluate(state, rng)

    def count(self, state: State) -> None:
        """Write the result of a game that is over."""
        self._check(state)
        if not state.over:
            raise GameError("count: the game is not over")
        self._count(state)

    def outcome_key(self, state: State) -> int:
        """Return a number for what has been revealed so far: search keeps positions with different numbers apart.

        Always 0 if there are too many possibilities to keep apart.
        """
        self._check(state)
        return self._outcome_key(state)

    def reserve(self, state: State, seat: int) -> int:
        """Return what a seat keeps for later: of turns with equal points, greedy chooses the one with most of it."""
        self._check(state)
        return self._reserve(state, self._check_seat(seat))

    def _check(self, state: State) -> None:
        """Raise if this is not a position of the game that the expert was made for."""
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
        self.values = [found[turn] for turn in self.turns]

    def _evaluate(self, state: State, rng: Rng) -> None:
        self._after._assign(state)
        self._after._random_playout(rng)
        self._count(self._after)

    def _count(self, state: State) -> None:
        winners = state.winners()
        points = [state._points(seat) for seat in range(self.players)]
        for seat in range(self.players):
            self.chances[seat] = 1 / len(winners) if seat in winners else 0.0
            self.margins[seat] = points[seat] - max(points[:seat] + points[seat + 1 :])

    def _outcome_key(self, state: State) -> int:
        return 0

    def _reserve(self, state: State, seat: int) -> int:
        return 0


def format_turn(state: State, turn: Turn) -> list[str]:
    """Return the actions of a turn in notation, each as it is written where it is done."""
    after, texts = state.clone(), []
    for action in turn:
        texts.append(after.format_action(action))
        after.advance(action)
    return texts


def expert_for(state: State) -> Expert:
    """Return an expert for this position: that of its game, or the one that knows only the contract."""
    return load_part(state.game, "expert", Expert)(state)
