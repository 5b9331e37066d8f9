"""What search knows of Amytis: all turns of a position, and a leaf evaluation by one rollout."""

from __future__ import annotations

import math

from ...games.amytis.constants import PLACES, STACK_HEIGHT
from ...games.amytis.state import AmytisState
from ...games.game import State
from ...games.rng import Rng
from ..expert import Expert, Turn
from .evaluation import Evaluation

ROLLOUT_ACTIONS = 8
"""The number of random actions of which a rollout does the best. More play better, but slower."""
LEAD_SCALE = 12.0
"""The scale of the logistic function of a lead: a rollout won by this many points counts as odds of e to 1."""
HASH_PRIME = 2**40 - 87
"""The modulus of `_outcome_key`; so large that two keys are hardly ever equal by chance."""


class AmytisExpert(Expert):
    """Proposes all turns, since there are few, with the values of an `Evaluation` as priors."""

    def __init__(self, state: AmytisState) -> None:
        super().__init__(state)
        self.exact = True
        self.pace = 24_000
        self.simulations_to_judge = 5_000
        self.temperature = 4.0
        self.evaluation = Evaluation()
        # A turn has at most three actions: a build, the choice of a palace, a favour.
        self._after_first = state.clone()
        self._after_second = state.clone()
        self._after_third = state.clone()
        self._rollout = state.clone()
        self._trial = state.clone()
        self.found: list[tuple[float, Turn]] = []

    # Turns.

    def _propose(self, state: State, most: int, rng: Rng) -> None:
        assert isinstance(state, AmytisState)
        self.found = []
        self.find_turns(state, state.player, (), 0)
        self.found.sort(reverse=True)
        del self.found[most:]
        self.values = [value for value, _ in self.found]
        self.turns = [turn for _, turn in self.found]

    def find_turns(self, state: AmytisState, seat: int, begun: Turn, depth: int) -> None:
        """Find all turns that begin with the actions `begun`, which lead to this position."""
        actions = [0] * 94
        count = state._fill_actions(actions)
        after = self._after_first if depth == 0 else self._after_second if depth == 1 else self._after_third
        for n in range(count):
            after._assign(state)
            after._advance(actions[n])
            turn = (*begun, actions[n])
            if after.over or after.player != seat:
                self.found.append((self.evaluation._value(after, seat), turn))
            else:
                self.find_turns(after, seat, turn, depth + 1)

    # Positions.

    def _outcome_key(self, state: State) -> int:
        """Return a hash of the tiles and projects that can be seen."""
        assert isinstance(state, AmytisState)
        return self.hash_visible(state)

    def hash_visible(self, state: AmytisState) -> int:
        key = 0
        for stack in range(PLACES):
            height = state.stack_size[stack]
            top = state.tiles[stack * STACK_HEIGHT + height - 1] if height else 24
            key = (key * 31 + top) % HASH_PRIME
        for slot in range(3):
            key = (key * 31 + state.open[slot]) % HASH_PRIME
        for seat in range(2):
            if state.hand_size[seat]:
                key = (key * 31 + state.hand[seat][state.hand_size[seat] - 1]) % HASH_PRIME
        return key

    def _evaluate(self, state: State, rng: Rng) -> None:
        assert isinstance(state, AmytisState)
        if state.over:
            self._count(state)
        else:
            self.roll_out(state, rng)

    def roll_out(self, state: AmytisState, rng: Rng) -> None:
        """Play a quick game to the end. Half of the chance is its result, half depends on the lead.

        A game that was won by a point could have been lost as well.
        """
        game = self._rollout
        game._assign(state)
        while not game.over:
            self.play_quickly(game, rng)
        lead = game._points(0) - game._points(1)
        won = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
        chance = 0.5 * won + 0.5 / (1.0 + math.exp(-lead / LEAD_SCALE))
        self.chances[0] = chance
        self.chances[1] = 1.0 - chance
        self.margins[0] = lead
        self.margins[1] = -lead

    def play_quickly(self, game: AmytisState, rng: Rng) -> None:
        """Do the best of a few random actions, by the evaluation."""
        seat = game.player
        best = game._random_action(rng)
        highest = -1000.0
        trial = self._trial
        for n in range(ROLLOUT_ACTIONS):
            action = best if n == 0 else game._random_action(rng)
            trial._assign(game)
            trial._advance(action)
            value = self.evaluation._value(trial, seat)
            if value > highest:
                highest = value
                best = action
        game._advance(best)
