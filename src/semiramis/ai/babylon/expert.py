"""What search knows of Babylon: candidate turns from a planner, and a leaf evaluation from expected final scores."""

from __future__ import annotations

from math import erf, sqrt

from ...games.babylon import constants
from ...games.babylon.constants import BUILD, DIG, DIG_ID, PILLAR_STORAGE, REMOVE, REMOVE_ID
from ...games.babylon.state import BabylonState
from ...games.game import State
from ...games.rng import Rng
from ..expert import Expert, Turn
from .evaluation import Evaluation
from .planner import MOST_PLACEMENTS, Planner
from .prospects import Prospects
from .weights import SPREAD

BIT = constants.BIT

WIDTH = 8
EXTENSIONS = 48
SECOND_WIDTH = 4
"""How widely `Planner` searches."""
MOST_DIGS = 8
"""The number of digs from which the turns inside the tree are taken."""
MOST_TURNS = 20
"""Search hardly ever tries more turns of a position."""
LAST_TURN = (32, 96, 8)
"""The same for a last turn that is about to be played: no later turn can make up for it."""
MOST_OF_SEARCH = 64
"""For more turns than a node of a search can have, all plans are proposed, also those that search would not try."""
SAME_DIG = 0.5
"""The points that a plan loses in the order of candidates for each better one with the same dig, for variety."""
FLOWER = 0.3
"""The points that it brings to remove a clay tile with the flower of another player, or costs with the own flower."""


class BabylonExpert(Expert):
    """Proposes the best plans of a `Planner`, and evaluates by the final scores that an `Evaluation` expects."""

    def __init__(
        self, state: State, width: int = WIDTH, extensions: int = EXTENSIONS, second_width: int = SECOND_WIDTH
    ) -> None:
        super().__init__(state)
        self.pace = 4_500
        self.simulations_to_judge = 1_200
        self.temperature = 1.0
        self.exploration = 0.5
        assert isinstance(state, BabylonState)
        if not 0 < width <= MOST_PLACEMENTS or not 0 < second_width <= MOST_PLACEMENTS:
            tried = f"{width} and {second_width}"
            raise ValueError(f"from 1 to {MOST_PLACEMENTS} placements of a tile can be tried, not {tried}")
        self.evaluation = Evaluation(state.box)
        self.planner = Planner(state, self.evaluation, width, extensions, second_width)
        self.last_planner: Planner | None = None
        self.prospects = Prospects(state, self.evaluation)
        self.breadth = MOST_TURNS
        # What a leaf is evaluated by: the expected final score of each seat, and the turns that it has still to go.
        self.expected = [0.0] * 8
        self.turns_left = [0] * 8

    def _propose(self, state: State, most: int, rng: Rng) -> None:
        assert isinstance(state, BabylonState)
        if state.phase == REMOVE:
            self.propose_removals(state, most)
        elif most == self.breadth and state.phase == DIG:
            self.pick_prospects(state, most)
        else:
            planner = self.planner
            if state.round == state.rounds and self.breadth < most <= MOST_OF_SEARCH:
                planner = self.last_planner or Planner(state, self.evaluation, *LAST_TURN)
                self.last_planner = planner
            planner.run(state)
            self.pick(planner, min(most, MOST_TURNS) if most <= MOST_OF_SEARCH else most)

    def propose_removals(self, state: BabylonState, most: int) -> None:
        """Prefer to remove tiles with the flowers of other players, which would give them a pillar."""
        found: dict[Turn, float] = {}
        for action in state.legal_actions():
            flower = state.box.flower[state.quarry._visible_tile(action - REMOVE_ID)]
            owners = [seat for seat in range(state.players) if state.flower[seat] == flower]
            found[action,] = 0.0 if not owners else -FLOWER if owners[0] == state.player else FLOWER
        self.turns = sorted(found, key=found.__getitem__, reverse=True)[:most]
        self.values = [found[turn] for turn in self.turns]

    def pick(self, planner: Planner, most: int) -> None:
        """Propose the best plans, but few with the same dig, and only one of those that differ in their order."""
        order, value, dig = planner.plans.order, planner.plans.value, planner.plans.dig
        seen: set[tuple[int, float]] = set()
        with_dig = [0] * constants.STACKS
        ranked: list[tuple[float, int]] = []
        for n in range(planner.plans.count):
            plan = order[n]
            key = (dig[plan], value[plan])
            if key not in seen:
                seen.add(key)
                ranked.append((value[plan] - SAME_DIG * with_dig[dig[plan]], plan))
                with_dig[dig[plan]] += 1
        ranked.sort(key=lambda item: -item[0])
        plans = sorted([plan for _, plan in ranked[:most]], key=lambda plan: -value[plan])
        self.turns = [planner.turn(plan) for plan in plans]
        self.values = [value[plan] for plan in plans]

    def pick_prospects(self, state: BabylonState, most: int) -> None:
        """Propose the best turns of the current player by its prospect, but few with the same dig."""
        prospects = self.prospects
        prospect = prospects.look(state, state.player, state.rounds - state.round, True, MOST_DIGS, 0)
        digs = prospects.digs
        ranked: list[tuple[float, float, int, Turn]] = []
        for n in range(prospects.count):
            dig = prospects.chosen[n]
            turns = prospect.turns[7 * digs.tile[dig] + digs.pillars[dig]]
            for better, (value, actions) in enumerate(turns):
                ranked.append((SAME_DIG * better - value, value, DIG_ID + digs.stack[dig], actions))
        ranked.sort()
        found = sorted([(-value, stack, actions) for _, value, stack, actions in ranked[:most]])
        self.turns = [(stack, *actions) for _, stack, actions in found]
        self.values = [-value for value, _, _ in found]

    def look_ahead(self, state: BabylonState) -> None:
        """Let each seat play its next turn with the tiles that are visible, one after the other."""
        prospects = self.prospects
        taken = 0
        for n in range(self.players):
            seat = (state.player + n) % self.players
            if self.turns_left[seat] == 0:
                continue
            value = prospects.find_best(state, seat, self.turns_left[seat] - 1, taken)
            if prospects.best >= 0:
                taken |= BIT[prospects.digs.stack[prospects.best]]
                self.expected[seat] = value
                if n == 0:  # what the others will find is not certain yet
                    self.turns_left[seat] -= 1

    def _outcome_key(self, state: State) -> int:
        """Return the tile that is best for the next player, which has other turns if a dig has brought a better one."""
        assert isinstance(state, BabylonState)
        if state.over or state.phase != DIG:
            return 0
        prospects = self.prospects
        prospects.find_best(state, state.player, state.rounds - state.round, 0)
        return prospects.digs.tile[prospects.best] + 1 if prospects.best >= 0 else 0

    def _evaluate(self, state: State, rng: Rng) -> None:
        assert isinstance(state, BabylonState)
        if state.over:
            self._count(state)
            return
        for seat in range(self.players):
            self.expected[seat] = self._expected_score(state, seat)
            self.turns_left[seat] = _turns_to_go(state, seat)
        if state.phase != BUILD:
            self.look_ahead(state)
        total = 0.0
        for seat in range(self.players):
            chance = 1.0
            best = -1000.0
            for other in range(self.players):
                if other != seat:
                    best = max(best, self.expected[other])
                    spread = sqrt(SPREAD[self.turns_left[seat]] ** 2 + SPREAD[self.turns_left[other]] ** 2)
                    chance *= 0.5 * (1.0 + erf((self.expected[seat] - self.expected[other]) / (spread * sqrt(2.0))))
            self.chances[seat] = chance
            self.margins[seat] = self.expected[seat] - best
            total += chance
        for seat in range(self.players):
            self.chances[seat] /= total

    def expected_score(self, state: BabylonState, seat: int) -> float:
        """Return the expected final score of a seat."""
        self._check(state)
        return self._expected_score(state, self._check_seat(seat))

    def _expected_score(self, state: BabylonState, seat: int) -> float:
        return self.evaluation._expected_score(
            state.gardens[seat], state.singles[seat], state.stored[seat], _turns_to_go(state, seat)
        )

    def _reserve(self, state: State, seat: int) -> int:
        assert isinstance(state, BabylonState)
        return min(state.singles[seat], PILLAR_STORAGE)


def _turns_to_go(state: BabylonState, seat: int) -> int:
    """Return the number of turns that a seat has still to finish."""
    if state.over:
        return 0
    if state.phase == REMOVE:
        return state.rounds
    played = (seat - state.first_player) % state.players < (state.player - state.first_player) % state.players
    return state.rounds - state.round + (0 if played else 1)
