"""The values of all ways to build in a position, without a copy of the position for each.

Most of a value depends only on the stack of which the tile is taken, so it is found once for a stack.
"""

from __future__ import annotations

from ...games import bits
from ...games.amytis import apply, constants, legal, scoring
from ...games.amytis.constants import ARCHITECTS, PALACE, PLACES, STACK_HEIGHT
from ...games.amytis.state import AmytisState
from .evaluation import Evaluation, _missing, _of_lines, _open_lines, _tiles_to_the_end

BIT = constants.BIT


class Builds:
    """The values of the actions that take a tile and build it, equal to `Evaluation.value` after each of them."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.seat = 0
        self.points = 0
        self.favor_points = 0
        # Sets of stacks: which were examined, and after which of them the turn goes on with a palace or a favour.
        self.examined = 0
        self.palaces = 0
        self.favors = 0
        # What is added to the points after a tile of a stack is taken, and the share that projects count.
        self.calm = [0.0] * 9
        self.lines = [0.0] * 9
        self.threats = [0.0] * 9
        self.architects = [0.0] * 9
        self.all_architects = [0.0] * 9
        self.missing = [0] * 11

    def _begin(self, state: AmytisState) -> None:
        """Take a position in which the current player builds."""
        self.seat = state.player
        self.favor_points = scoring.favor_points(state, self.seat) if state.favors[self.seat] else 0
        self.points = state._points(self.seat)
        self.examined = self.palaces = self.favors = 0

    def goes_on(self, state: AmytisState, stack: int) -> bool:
        """Return whether the turn goes on after the tile of a stack was built."""
        if not self.examined & BIT[stack]:
            self.examine(state, stack)
        return (self.palaces | self.favors) & BIT[stack] != 0

    def examine(self, state: AmytisState, stack: int) -> None:
        """Find what the values of all actions with a stack have in common."""
        evaluation = self.evaluation
        seat = self.seat
        own = state.architects[seat]
        others = state.architects[1 - seat]
        empty = state.empty
        before = state.stack
        self.examined |= BIT[stack]

        state.stack = stack
        state.architects[seat] = own | BIT[stack]
        state.stack_size[stack] -= 1
        size = state.stack_size[stack]
        if size == 0:
            state.empty = empty | BIT[stack]
        if state.tiles[stack * STACK_HEIGHT + size] // 4 == PALACE and legal.palace_choices(state):
            self.palaces |= BIT[stack]
        elif apply._completed_line(state, seat) and legal.favor_choices(state):
            self.favors |= BIT[stack]
        else:
            state.player = 1 - seat
            apply.take_back_architects(state)
            state.player = seat
        calm = min(1.0, _tiles_to_the_end(state) / evaluation.calm)
        self.calm[stack] = calm
        self.lines[stack] = self.threats[stack] = self.architects[stack] = self.all_architects[stack] = 0.0
        if self.favors & BIT[stack]:
            self.lines[stack] = evaluation.favor
        elif calm > 0.0:
            self.lines[stack] = _of_lines(_open_lines(state, seat), evaluation.line, evaluation.more_lines)
            self.threats[stack] = _of_lines(_open_lines(state, 1 - seat), evaluation.threat, evaluation.more_threats)
            count = bits.count(state.architects[seat])
            self.architects[stack] = evaluation.architect * count
            if count == ARCHITECTS:
                self.all_architects[stack] = evaluation.all_architects

        state.stack = before
        state.empty = empty
        state.stack_size[stack] = size + 1
        state.architects[seat] = own
        state.architects[1 - seat] = others

    def _value(self, state: AmytisState, action: int) -> float:
        """Return the value of the position after an action for the current player."""
        evaluation = self.evaluation
        box = state.box
        seat = self.seat
        stack = action // PLACES
        cell = action % PLACES
        if not self.examined & BIT[stack]:
            self.examine(state, stack)
        is_palace = self.palaces & BIT[stack] != 0
        own = state.architects[seat]
        colors = state.colors[seat]
        kinds = state.kinds[seat]
        size = state.built_size[seat]

        tile = state.tiles[stack * STACK_HEIGHT + state.stack_size[stack] - 1]
        state.architects[seat] = own | BIT[stack]
        apply.add_tile(state, seat, tile, cell)
        points = self.points
        if not is_palace:
            points += scoring.building_points(state, seat)
        completed = 0
        hand = state.hand_size[seat]
        for i in range(hand):
            project = state.hand[seat][i]
            missing = _missing(state, project, state.colors[seat])
            if missing == 0 and not is_palace:
                missing = -1
                points += box.points[project]
                completed += 1
            self.missing[i] = min(missing, 5)
        if state.favors[seat]:
            state.completed_size[seat] += completed
            points += scoring.favor_points(state, seat) - self.favor_points
            state.completed_size[seat] -= completed
        state.architects[seat] = own
        state.colors[seat] = colors
        state.kinds[seat] = kinds
        state.heights[seat][cell] -= 1
        state.built_size[seat] = size

        expected = evaluation.hand * (hand - completed)
        for i in range(hand):
            if self.missing[i] >= 0:
                expected += evaluation.project_share[self.missing[i]] * box.points[state.hand[seat][i]]
        calm = self.calm[stack]
        total = points + calm * expected
        if is_palace:
            total += calm * evaluation.project
        total += self.lines[stack]
        total -= self.threats[stack]
        total += self.architects[stack]
        return total + self.all_architects[stack]
