"""An opponent that takes the most points it can get in this turn, and does not look further."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import compress

from ..games.game import Game, State
from ..games.rng import SEEDS, Rng, as_rng
from .bot import Bot
from .expert import Expert, Turn, expert_for
from .turn_value import TurnEvaluator

CROWD = 20
"""This many legal actions of one kind are a crowd: more than the stacks to choose from, fewer than the cells."""

POSITIONS = 100_000
"""The largest number of positions that are searched for a turn. Few turns have more; see `GreedySearch`."""


class Greedy(Bot):
    """Plays the turn after which it would have most points if the game ended.

    Of equal turns it plays one that keeps the most for later, by the expert's `reserve`; of those, a random one.
    """

    def __init__(self, game: Game, positions: int = POSITIONS) -> None:
        self.game = game
        self.positions = positions
        self._kinds: list[str] = []
        self._expert: Expert | None = None

    def hurry(self, share: float) -> None:
        """Search only this share of the usual positions: the time of a turn has that limit, and no clock is read."""
        self.positions = max(1, int(self.positions * share))

    def search(self, nodes: int) -> None:
        self.positions = nodes

    def play(self, state: State, rng: Rng | int | None = None) -> list[int]:
        stream = as_rng(rng)
        if self._expert is None or self._expert.players != state.players:
            self._expert = expert_for(state)
        evaluator = TurnEvaluator(state, stream, self._expert)
        if not self._kinds:
            self._kinds = [state.format_action(action).split()[0] for action in range(self.game.action_count)]
        seed = stream.next()
        # A turn that is best in one guess may be lucky there. Then a guess in which it is worth less is added, until
        # the best turn is worth the same in all guesses.
        guesses = [evaluator.guesses[0]]
        while True:
            search = GreedySearch(evaluator, guesses, self._kinds, seed)
            search.run(self.positions)
            worse = [guess for guess in evaluator.guesses if evaluator.points_after(search.turn, guess) < search.points]
            if not worse:
                return list(search.turn)
            guesses.append(worse[0])


class GreedySearch:
    """Searches for the best turn: `turn`, with its `points` in the worst of some guesses, and its `reserve`.

    A turn with two placements can have millions of variants, most of them alike. Actions of a kind (the first word of
    the notation) with few legal actions are tried at once. A crowd, such as placements, is put into a queue: crowds
    after fewer crowds come first, then those after more points. What is still queued in the end is not tried.
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
        """A state for each depth, used again and again: faster than a new one for every position."""

    def run(self, positions: int) -> None:
        """Try at most `positions` positions, but find at least one turn."""
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
        """Try the actions that are legal after `way`; queue the crowds among them."""
        legal = state.legal_actions()
        # The same actions in another order lead to the same position if the same actions are legal there. Tiles that
        # lie on one another are the exception, and then the legal actions mostly differ.
        position = hash((tuple(sorted(way)), tuple(legal)))
        if position in self._seen:
            return
        self._seen.add(position)
        few = legal if len(legal) < CROWD else self._without_crowds(legal, way, state, crowds)
        self._try(few, way, state, crowds)

    def _without_crowds(self, legal: list[int], way: Turn, state: State, crowds: int) -> list[int]:
        """Return the actions that are not part of a crowd; the crowds are queued."""
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
        """Keep a turn that has more points; with equal points more reserve; with equal reserve the lower lot."""
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
        """Return a random number for each turn that does not depend on the order of the search."""
        lot = self._seed
        for action in turn:
            lot = Rng((lot + action) % SEEDS).next()
        return lot
