"""What search knows of Amytis: all turns of a position, and a leaf evaluation by a short rollout."""

from __future__ import annotations

import math

from ...games.amytis import constants
from ...games.amytis.constants import BUILD, BUILDS, PLACES
from ...games.amytis.state import AmytisState
from ...games.game import State
from ...games.rng import Rng
from ..expert import Expert, Turn
from .builds import Builds
from .evaluation import Evaluation
from .lead import Lead

ROLLOUT_ACTIONS = 5
"""The number of actions of a rollout. What comes later is evaluated: to play it would add more noise than knowledge."""
ROLLOUT_CHOICES = 8
"""The number of random actions of which a rollout does the best. More play better, but slower."""
LEAD_SCALE = 12.0
"""The scale of the logistic function of a lead: a rollout won by this many points counts as odds of e to 1."""
MOST_TURNS = 4096
"""More than any position has: 81 ways to build, at most 5 to use a palace, and 8 places for a favour."""
TURNS: dict[int, Turn] = {}

BIT = constants.BIT


def turn_of(code: int) -> Turn:
    """Return the turn of a code: seven bits for each action, 0 for none. Equal turns are the same object."""
    turn = TURNS.get(code)
    if turn is None:
        turn = TURNS[code] = tuple([(code >> shift & 127) - 1 for shift in (14, 7, 0) if code >> shift & 127])
    return turn


class AmytisExpert(Expert):
    """Proposes all turns, since there are few, with the values of an `Evaluation` as priors."""

    def __init__(self, state: AmytisState) -> None:
        super().__init__(state)
        self.pace = 66_000
        self.simulations_to_judge = 5_000
        self.temperature = 4.0
        self.evaluation = Evaluation()
        self._builds = Builds(self.evaluation)
        self.lead = Lead()
        # A turn has at most three actions: a build, the choice of a palace, a favour.
        self._after_first = state.clone()
        self._after_second = state.clone()
        self._after_third = state.clone()
        self._rollout = state.clone()
        self._trial = state.clone()
        # What `find_turns` has found: the values of turns, and their actions as one number.
        self.total = 0
        self.found = [0.0] * 4096
        self.codes = [0] * 4096

    # Turns.

    def _propose(self, state: State, most: int, rng: Rng) -> None:
        assert isinstance(state, AmytisState)
        self.total = 0
        self.find_turns(state, state.player, 0, 0)
        self.sort()
        count = min(most, self.total)
        self.values = [self.found[n] for n in range(count)]
        self.turns = [turn_of(self.codes[n]) for n in range(count)]

    def find_turns(self, state: AmytisState, seat: int, begun: int, depth: int) -> None:
        """Find all turns that begin with the actions of the code `begun`, which lead to this position."""
        actions = [0] * 94
        count = state._fill_actions(actions)
        after = self._after_first if depth == 0 else self._after_second if depth == 1 else self._after_third
        builds = state.phase == BUILD
        if builds:
            self._builds._begin(state)
        for n in range(count):
            action = actions[n]
            code = begun | (action + 1) << 7 * (2 - depth)
            if builds and not self._builds.goes_on(state, action // PLACES):
                self.add(self._builds._value(state, action), code)
                continue
            after._assign(state)
            after._advance(action)
            if after.over or after.player != seat:
                self.add(self.evaluation._value(after, seat), code)
            else:
                self.find_turns(after, seat, code, depth + 1)

    def add(self, value: float, code: int) -> None:
        if self.total < MOST_TURNS:
            self.found[self.total] = value
            self.codes[self.total] = code
            self.total += 1

    def sort(self) -> None:
        """Sort what was found, the best first, by a Shell sort. Of equal values, the later actions come first."""
        gap = self.total // 2
        while gap:
            for start in range(gap, self.total):
                n = start
                value = self.found[n]
                code = self.codes[n]
                while n >= gap:
                    other = self.found[n - gap]
                    if other > value or (other == value and self.codes[n - gap] > code):
                        break
                    self.found[n] = other
                    self.codes[n] = self.codes[n - gap]
                    n -= gap
                self.found[n] = value
                self.codes[n] = code
            gap = gap // 3 if gap > 3 else gap // 2

    # Positions.

    def _outcome_key(self, state: State) -> int:
        """Return what is left to do for whom. Positions with different new tiles are kept together.

        A tree that kept them apart would have some 20 branches after each turn and hardly look beyond the next turn.
        """
        assert isinstance(state, AmytisState)
        return state.phase + 4 * state.player

    def _evaluate(self, state: State, rng: Rng) -> None:
        assert isinstance(state, AmytisState)
        if state.over:
            self._count(state)
        else:
            self.roll_out(state, rng)

    def roll_out(self, state: AmytisState, rng: Rng) -> None:
        """Play a few turns quickly, and evaluate the position then.

        If the game is over by then, half of the chance is its result, and half depends on the lead: a game that was won
        by a point could have been lost as well.
        """
        game = self._rollout
        game._assign(state)
        actions = 0
        while not game.over and (actions < ROLLOUT_ACTIONS or game.phase != BUILD):
            self.play_quickly(game, rng)
            actions += 1
        if game.over:
            lead = float(game._points(0) - game._points(1))
            won = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
            chance = 0.5 * won + 0.5 / (1.0 + math.exp(-lead / LEAD_SCALE))
        else:
            self.lead._estimate(game)
            lead = self.lead.lead
            chance = self.lead.chance
        self.chances[0] = chance
        self.chances[1] = 1.0 - chance
        self.margins[0] = lead
        self.margins[1] = -lead

    def play_quickly(self, game: AmytisState, rng: Rng) -> None:
        """Do the best of a few random actions, by the evaluation."""
        seat = game.player
        best = -1
        highest = 0.0
        builds = game.phase == BUILD
        tried = 0
        if builds:
            self._builds._begin(game)
        for _ in range(ROLLOUT_CHOICES):
            action = game._random_action(rng)
            if builds:
                value = self._builds._value(game, action)
            else:
                if tried & BIT[action - BUILDS]:
                    continue
                tried |= BIT[action - BUILDS]
                trial = self._trial
                trial._assign(game)
                trial._advance(action)
                value = self.evaluation._value(trial, seat)
            if best < 0 or value > highest:
                highest = value
                best = action
        game._advance(best)
