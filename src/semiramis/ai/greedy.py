"""An opponent that takes the most points it can get in this turn, and does not think of the next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import compress

from ..games.game import Game, State
from ..games.rng import SEEDS, Rng
from .bot import Bot
from .turn_value import Turn, TurnEvaluator

CROWD = 20
"""More than the stacks of a quarry, fewer than the places for a tile."""

POSITIONS = 100_000
"""So many positions it looks at for a turn: all of them but for some turns of Babylon, see `GreedySearch`."""


class Greedy(Bot):
    """It plays the turn after which it would have most points if the game ended.

    Among equal ones, one that leaves it the most for later, as the expert of the game counts it; and of those, any.
    """

    def __init__(self, game: Game, positions: int = POSITIONS) -> None:
        self.game = game
        self.positions = positions
        self._kinds: list[str] = []

    def play(self, state: State, rng: Rng) -> list[int]:
        evaluator = TurnEvaluator(state, rng)
        if not self._kinds:
            self._kinds = [state.format_action(action).split()[0] for action in range(self.game.action_count)]
        seed = rng.next()
        # A turn that is best in one guess may owe it to luck. Then a guess is added in which it is worth less, until
        # the best turn is worth the same in all.
        guesses = [evaluator.guesses[0]]
        while True:
            search = GreedySearch(evaluator, guesses, self._kinds, seed)
            search.run(self.positions)
            worse = [guess for guess in evaluator.guesses if evaluator.points_after(search.turn, guess) < search.points]
            if not worse:
                return list(search.turn)
            guesses.append(worse[0])


class GreedySearch:
    """Looks for the best turn: `turn`, with its `points` in the worst of some guesses, and what it leaves.

    A turn of Babylon can go millions of ways if both tiles can be placed, most of them alike. So an action of a kind
    (the first word of its notation) of which there are few is tried at once: a dig, a decoration, a way to finish.
    Where there is a crowd, of placements, it waits: until all single crowds are tried, and then the crowds that may
    follow on those come in the order of the points on the way to them. What is left in the end is not looked at.
    """

    def __init__(self, evaluator: TurnEvaluator, guesses: Sequence[State], kinds: Sequence[str], seed: int) -> None:
        self.turn: Turn = ()
        self.points = 0
        self.reserve = 0
        self._lot = SEEDS
        self._evaluator = evaluator
        self._root, *self._others = guesses
        self._kind_of = kinds.__getitem__
        self._seed = seed
        self._left = 0
        self._seen: set[int] = set()
        self._waiting: list[tuple[int, int, int, Turn, str]] = []
        self._kept: list[State] = []
        """A state for each number of actions done: faster than a new one for every position."""

    def run(self, positions: int) -> None:
        """Look at so many positions and no more, except that some turn is always found."""
        self._left = positions
        self._look((), self._root, 0)
        while self._waiting and not self._enough():
            crowds, _, _, way, kind = heappop(self._waiting)
            state = self._state(len(way))
            state._assign(self._root)
            for action in way:
                state._advance(action)
            self._try([a for a in state.legal_actions() if self._kind_of(a) == kind], way, state, crowds)

    def _enough(self) -> bool:
        return self._left <= 0 and bool(self.turn)

    def _state(self, number: int) -> State:
        while len(self._kept) <= number:
            self._kept.append(self._root.clone())
        return self._kept[number]

    def _look(self, way: Turn, state: State, crowds: int) -> None:
        """Try what may be done after `way`, or have it wait."""
        legal = state.legal_actions()
        # The same actions in another order lead to the same position, if the same may be done there. Tiles that lie
        # on one another are the exception, and then mostly something else may be done.
        position = hash((tuple(sorted(way)), tuple(legal)))
        if position in self._seen:
            return
        self._seen.add(position)
        few = legal if len(legal) < CROWD else self._without_crowds(legal, way, state, crowds)
        self._try(few, way, state, crowds)

    def _without_crowds(self, legal: list[int], way: Turn, state: State, crowds: int) -> list[int]:
        """The actions that are no part of a crowd; the crowds wait."""
        kinds = list(map(self._kind_of, legal))
        few = set()
        for kind, count in Counter(kinds).items():
            if count < CROWD:
                few.add(kind)
            else:
                item = (crowds + 1, -self._evaluator.points(state), self._draw_lot(way), way, kind)
                heappush(self._waiting, item)
        return list(compress(legal, map(few.__contains__, kinds)))

    def _try(self, actions: Sequence[int], way: Turn, state: State, crowds: int) -> None:
        after = self._state(len(way) + 1)
        for action in actions:
            if self._enough():
                return
            self._left -= 1
            after._assign(state)
            after._advance(action)
            if self._evaluator.goes_on(after):
                self._look((*way, action), after, crowds)
            else:
                self._offer((*way, action), after)

    def _offer(self, turn: Turn, after: State) -> None:
        """Take a turn that is better, or as good and leaves more, or as good and luckier in the draw."""
        points = self._evaluator.points(after)
        if points < self.points and self.turn:
            return
        if self._others:
            points = min(points, self._evaluator.least_points(turn, self._others))
        reserve = self._evaluator.reserve(after)
        if (points, reserve) < (self.points, self.reserve) and self.turn:
            return
        lot = self._draw_lot(turn)
        if not self.turn or (points, reserve, -lot) > (self.points, self.reserve, -self._lot):
            self.turn, self.points, self.reserve, self._lot = turn, points, reserve, lot

    def _draw_lot(self, turn: Turn) -> int:
        """A random number for each turn, whenever and wherever it is found: the order of the search favours none."""
        lot = self._seed
        for action in turn:
            lot = Rng((lot + action) % SEEDS).next()
        return lot
