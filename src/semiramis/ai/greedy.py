"""An opponent that takes the most points it can get in this turn, and does not think of the next."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush

from ..games.game import Game, State
from ..games.rng import SEEDS, Rng
from .bot import Bot
from .prospect import Prospect, Turn

POSITIONS = 60_000
"""So many positions it looks at for a turn: all of them but for some turns of Babylon, see `Search`."""


class Greedy(Bot):
    """It plays the turn after which it would have most points if the game ended; among equal ones, any."""

    def __init__(self, game: Game, positions: int = POSITIONS) -> None:
        self.game = game
        self.positions = positions

    def play(self, state: State, rng: Rng) -> list[int]:
        prospect = Prospect(self.game, state, rng)
        seed = rng.next()
        # A turn that is best in one guess may owe it to luck. Then a guess is added in which it is worth less, until
        # the best turn is worth the same in all.
        guesses = [prospect.guesses[0]]
        while True:
            search = Search(prospect, guesses, seed)
            search.run(self.positions)
            worse = [guess for guess in prospect.guesses if prospect.points_after(search.turn, guess) < search.points]
            if not worse:
                return list(search.turn)
            guesses.append(worse[0])


class Search:
    """Looks for the best turn: `turn`, with its `points` in the worst of some guesses.

    A turn of Babylon can go millions of ways when both tiles can be placed, most of them alike. So actions wait in
    groups of one kind (the first word of their notation), and the group that comes next is the one with the fewest
    such choices on the way to it, where each point on the way makes up for half of them. All that is cheap to look at
    is looked at first, such as the decorations of every placement, and second placements come after the best first
    ones. Whatever is left when `run` has seen enough is not looked at.
    """

    def __init__(self, prospect: Prospect, guesses: Sequence[State], seed: int) -> None:
        self.turn: Turn = ()
        self.points = 0
        self._lot = SEEDS
        self._prospect = prospect
        self._root, *self._others = guesses
        self._seed = seed
        self._start = prospect.points(self._root)
        self._kinds: dict[int, str] = {}
        self._seen: set[int] = set()
        self._waiting: list[tuple[float, int, float, Turn, list[int]]] = []

    def run(self, positions: int) -> None:
        """Look at so many positions and no more, except that some turn is always found."""
        prospect = self._prospect
        here, there = self._root.clone(), self._root.clone()
        self._wait((), self._root, self._start, 1.0)
        while self._waiting and (positions > 0 or not self.turn):
            _, _, choices, way, actions = heappop(self._waiting)
            here.assign(self._root)
            for action in way:
                here.advance(action)
            for action in actions:
                there.assign(here)
                there.advance(action)
                points = prospect.points(there)
                if prospect.goes_on(there):
                    self._wait((*way, action), there, points, choices)
                else:
                    self._offer((*way, action), points)
            positions -= len(actions)

    def _wait(self, way: Turn, state: State, points: int, choices: float) -> None:
        """Put the actions that may come after `way` in the queue."""
        legal = state.legal_actions()
        # The same actions in another order lead to the same position, if the same may be done there. Tiles that lie
        # on one another are the exception, and then something else may be done.
        position = hash((tuple(sorted(way)), points, tuple(legal)))
        if position in self._seen:
            return
        self._seen.add(position)
        groups: dict[str, list[int]] = {}
        kinds = self._kinds
        for action in legal:
            kind = kinds.get(action)
            if kind is None:
                kind = kinds[action] = state.format_action(action).split()[0]
            if kind in groups:
                groups[kind].append(action)
            else:
                groups[kind] = [action]
        for group in groups.values():
            wider = choices * len(group)
            urgency = wider * 0.5 ** (points - self._start)
            heappush(self._waiting, (urgency, len(self._seen), wider, way, group))

    def _offer(self, turn: Turn, points: int) -> None:
        """Take a turn that is better, or as good and luckier in the draw."""
        if points < self.points and self.turn:
            return
        if self._others:
            points = min(points, self._prospect.least_points(turn, self._others))
        lot = self._draw_lot(turn)
        if not self.turn or (points, -lot) > (self.points, -self._lot):
            self.turn, self.points, self._lot = turn, points, lot

    def _draw_lot(self, turn: Turn) -> int:
        """A random number for each turn, whenever and wherever it is found: the order of the search favours none."""
        lot = self._seed
        for action in turn:
            lot = Rng((lot + action) % SEEDS).next()
        return lot
