"""The expert of Amytis: every turn is worth a thought, and a position what quick games from there bring."""

from __future__ import annotations

import math

from ...games.amytis.constants import PLACES, STACK_HEIGHT
from ...games.amytis.state import AmytisState
from ...games.game import State
from ...games.rng import Rng
from ..expert import Expert, Turn
from .evaluation import Evaluation

IDEAS = 8
"""So many actions are drawn for each of a quick game; the best of them is played. More play better, but slower."""
SPREAD = 12.0
"""Of a quick game with so many points ahead, a real one would be won with a chance of about e to 1."""
SIGHTS = 2**40 - 87
"""A prime number; so large that two sights hardly ever fall together."""


class AmytisExpert(Expert):
    """Knows all turns, since there are few, and prefers those that promise most."""

    def __init__(self, state: AmytisState) -> None:
        super().__init__(state)
        self.exact = True
        self.pace = 24_000
        self.temperature = 4.0
        self.evaluation = Evaluation()
        self._one = state.clone()
        self._two = state.clone()
        self._three = state.clone()
        self.found: list[tuple[float, Turn]] = []

    # Turns.

    def _propose(self, state: State, most: int, rng: Rng) -> None:
        assert isinstance(state, AmytisState)
        self.found = []
        self.look(state, state.player, (), 0)
        self.found.sort(reverse=True)
        del self.found[most:]
        self.worths = [worth for worth, _ in self.found]
        self.turns = [turn for _, turn in self.found]

    def look(self, state: AmytisState, seat: int, way: Turn, depth: int) -> None:
        """Find all turns that begin with `way`."""
        actions = [0] * 94
        count = state._fill_actions(actions)
        after = self._one if depth == 0 else self._two if depth == 1 else self._three
        for n in range(count):
            after._assign(state)
            after._advance(actions[n])
            turn = (*way, actions[n])
            if after.over or after.player != seat:
                self.found.append((self.evaluation._worth(after, seat), turn))
            else:
                self.look(after, seat, turn, depth + 1)

    # Positions.

    def _sight(self, state: State) -> int:
        """Which tiles and which projects can be seen."""
        assert isinstance(state, AmytisState)
        return self.see(state)

    def see(self, state: AmytisState) -> int:
        seen = 0
        for stack in range(PLACES):
            height = state.stack_size[stack]
            top = state.tiles[stack * STACK_HEIGHT + height - 1] if height else 24
            seen = (seen * 31 + top) % SIGHTS
        for slot in range(3):
            seen = (seen * 31 + state.open[slot]) % SIGHTS
        for seat in range(2):
            if state.hand_size[seat]:
                seen = (seen * 31 + state.hand[seat][state.hand_size[seat] - 1]) % SIGHTS
        return seen

    def _judge(self, state: State, rng: Rng) -> None:
        assert isinstance(state, AmytisState)
        if state.over:
            self._count(state)
        else:
            self.play_out(state, rng)

    def play_out(self, state: AmytisState, rng: Rng) -> None:
        """Play a quick game to the end. How far it is won counts as well, since a close one could go either way."""
        game = self._one
        game._assign(state)
        while not game.over:
            self.play_quickly(game, rng)
        mine = game._points(0)
        other = game._points(1)
        ahead = mine - other
        won = 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
        chance = 0.5 * won + 0.5 / (1.0 + math.exp(-ahead / SPREAD))
        self.chances[0] = chance
        self.chances[1] = 1.0 - chance
        self.margins[0] = ahead
        self.margins[1] = -ahead

    def play_quickly(self, game: AmytisState, rng: Rng) -> None:
        """One action: the best of a few."""
        seat = game.player
        best = game._random_action(rng)
        most = -1000.0
        tried = self._two
        for n in range(IDEAS):
            action = best if n == 0 else game._random_action(rng)
            tried._assign(game)
            tried._advance(action)
            value = self.evaluation._worth(tried, seat)
            if value > most:
                most = value
                best = action
        game._advance(best)
