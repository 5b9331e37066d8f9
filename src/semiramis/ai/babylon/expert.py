"""What search knows of Babylon: the turns worth a thought, and what each seat may expect."""

from __future__ import annotations

from math import erf, sqrt

from ...games.babylon import constants
from ...games.babylon.constants import PILLAR_STORAGE, REMOVE, REMOVE_ID
from ...games.babylon.state import BabylonState
from ...games.game import State
from ...games.rng import Rng
from ..expert import Expert, Turn
from .evaluation import Evaluation
from .planner import MOST_LIKELY, Planner
from .weights import SPREAD

WIDTH = 8
SECONDS = 48
SECOND_WIDTH = 4
WORTHWHILE = 20
"""Search hardly ever looks at more turns of a position, so that no more are written out."""
LAST_TURN = (32, 96, 8)
"""How widely a last turn is planned when it is about to be played: there is no later one to make good for it."""
CROWDING = 0.5
"""So many points a plan must be better for each that begins with the same dig: search should see different ones."""
FLOWER = 0.3
"""What the removal of a clay tile with another's flower brings, or costs with one's own, in points."""


class BabylonExpert(Expert):
    """Plans each turn with a `Planner`, and judges by the final scores that an `Evaluation` expects."""

    def __init__(
        self, state: State, width: int = WIDTH, seconds: int = SECONDS, second_width: int = SECOND_WIDTH
    ) -> None:
        super().__init__(state)
        self.pace = 2_000
        self.temperature = 1.0
        assert isinstance(state, BabylonState)
        if not 0 < width <= MOST_LIKELY or not 0 < second_width <= MOST_LIKELY:
            tried = f"{width} and {second_width}"
            raise ValueError(f"from 1 to {MOST_LIKELY} placements of a tile can be tried, not {tried}")
        self.evaluation = Evaluation(state.box)
        self.planner = Planner(state, self.evaluation, width, seconds, second_width)
        self.last_planner: Planner | None = None
        self.breadth = WORTHWHILE

    def _propose(self, state: State, most: int, rng: Rng) -> None:
        assert isinstance(state, BabylonState)
        if state.phase == REMOVE:
            self.propose_removals(state, most)
        else:
            planner = self.planner
            if state.round == state.rounds and most > self.breadth:
                planner = self.last_planner or Planner(state, self.evaluation, *LAST_TURN)
                self.last_planner = planner
            planner.run(state)
            self.pick(planner, min(most, WORTHWHILE))

    def propose_removals(self, state: BabylonState, most: int) -> None:
        """Rather a tile that brings others a pillar for their flower than one that brings it to oneself."""
        found: dict[Turn, float] = {}
        for action in state.legal_actions():
            flower = state.box.flower[state.quarry._visible_tile(action - REMOVE_ID)]
            owners = [seat for seat in range(state.players) if state.flower[seat] == flower]
            found[action,] = 0.0 if not owners else -FLOWER if owners[0] == state.player else FLOWER
        self.turns = sorted(found, key=found.__getitem__, reverse=True)[:most]
        self.worths = [found[turn] for turn in self.turns]

    def pick(self, planner: Planner, most: int) -> None:
        """Take the best plans, but not many with the same dig, nor such as differ in their order only."""
        order, worth, dig = planner.order, planner.worth, planner.dig
        seen: set[tuple[int, float]] = set()
        crowd = [0] * constants.STACKS
        ranked: list[tuple[float, int]] = []
        for n in range(planner.plans):
            plan = order[n]
            key = (dig[plan], worth[plan])
            if key not in seen:
                seen.add(key)
                ranked.append((worth[plan] - CROWDING * crowd[dig[plan]], plan))
                crowd[dig[plan]] += 1
        ranked.sort(key=lambda item: -item[0])
        plans = sorted([plan for _, plan in ranked[:most]], key=lambda plan: -worth[plan])
        self.turns = [planner.turn(plan) for plan in plans]
        self.worths = [worth[plan] for plan in plans]

    def _judge(self, state: State, rng: Rng) -> None:
        assert isinstance(state, BabylonState)
        if state.over:
            self._count(state)
            return
        expected = [self._expect(state, seat) for seat in range(self.players)]
        turns = [_turns_to_go(state, seat) for seat in range(self.players)]
        total = 0.0
        for seat in range(self.players):
            chance = 1.0
            best = -1000.0
            for other in range(self.players):
                if other != seat:
                    best = max(best, expected[other])
                    spread = sqrt(SPREAD[turns[seat]] ** 2 + SPREAD[turns[other]] ** 2)
                    chance *= 0.5 * (1.0 + erf((expected[seat] - expected[other]) / (spread * sqrt(2.0))))
            self.chances[seat] = chance
            self.margins[seat] = expected[seat] - best
            total += chance
        for seat in range(self.players):
            self.chances[seat] /= total

    def expect(self, state: BabylonState, seat: int) -> float:
        """The final score to expect of a seat."""
        self._check(state)
        return self._expect(state, self._check_seat(seat))

    def _expect(self, state: BabylonState, seat: int) -> float:
        return self.evaluation._expect(
            state.gardens[seat], state.singles[seat], state.stored[seat], _turns_to_go(state, seat)
        )

    def _reserve(self, state: State, seat: int) -> int:
        assert isinstance(state, BabylonState)
        return min(state.singles[seat], PILLAR_STORAGE)


def _turns_to_go(state: BabylonState, seat: int) -> int:
    """How many turns a seat has still to finish."""
    if state.over:
        return 0
    if state.phase == REMOVE:
        return state.rounds
    played = (seat - state.first_player) % state.players < (state.player - state.first_player) % state.players
    return state.rounds - state.round + (0 if played else 1)
