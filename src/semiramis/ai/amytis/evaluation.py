"""The value of a position of Amytis for a seat: its points, and what it can expect to score later."""

from __future__ import annotations

from collections.abc import Mapping

from ...games import bits
from ...games.amytis import constants
from ...games.amytis.constants import ARCHITECTS, CHOOSE, FAVOR, PLACES, STACK_HEIGHT
from ...games.amytis.state import AmytisState
from ...games.arguments import as_integer, check_type
from . import weights

LINES = constants.LINES


def _missing(state: AmytisState, project: int, colors: int) -> int:
    """Return the smallest number of tiles that complete a project, for all places and rotations of its pattern."""
    box = state.box
    fewest = 9
    for i in range(box.first[project], box.first[project + 1]):
        fewest = min(fewest, bits.count(box.variants[i] & ~colors))
    return fewest


def _tiles_to_the_end(state: AmytisState) -> int:
    """Return the smallest number of tiles that must be taken until two stacks are empty."""
    lowest = second = STACK_HEIGHT
    for stack in range(PLACES):
        height = state.stack_size[stack]
        if height < lowest:
            second = lowest
            lowest = height
        elif height < second:
            second = height
    return lowest + second


def _open_lines(state: AmytisState, seat: int) -> int:
    """Return the number of lines that a seat can complete in its next turn, unless the other one blocks them."""
    own = state.architects[seat]
    if bits.count(own) >= ARCHITECTS:
        return 0
    blocked = state.empty | state.architects[1 - seat]
    count = 0
    for n in range(8):
        line = LINES[n]
        if bits.count(own & line) == 2 and blocked & line == 0:
            count += 1
    return count


def _of_lines(count: int, first: float, more: float) -> float:
    return first + more * (count - 1) if count else 0.0


class Evaluation:
    """A sum of expected points with the weights of `weights.py`."""

    def __init__(self) -> None:
        self.project_share = [0.0] * 6
        """The share of the points of a project that counts if it lacks 0, 1, 2, ... tiles."""
        self.hand = self.calm = self.favor = self.project = 0.0
        self.line = self.more_lines = self.threat = self.more_threats = 0.0
        self.architect = self.all_architects = 0.0
        self.set_weights(weights.WEIGHTS)

    def set_weights(self, values: Mapping[str, float]) -> None:
        """Use these weights, by their names in `weights.py`."""
        if not values["calm"] > 0:
            raise ValueError(f"calm must be more than 0, not {values['calm']}")
        missing = [values[f"{count} missing"] for count in ("one tile", "two tiles", "three tiles", "four tiles")]
        self.project_share = [1.0, *missing, 0.0]
        self.hand = values["hand"]
        self.calm = values["calm"]
        self.favor = values["favor"]
        self.project = values["project"]
        self.line = values["line"]
        self.more_lines = values["more lines"]
        self.threat = values["threat"]
        self.more_threats = values["more threats"]
        self.architect = values["architect"]
        self.all_architects = values["all architects"]

    def value(self, state: AmytisState, seat: int) -> float:
        """Return the value of a position for a seat after an action of its own, in points."""
        check_type(state, AmytisState, "state")
        if as_integer(seat, "seat") not in (0, 1):
            raise ValueError(f"seat must be 0 or 1, not {seat}")
        return self._value(state, seat)

    def _value(self, state: AmytisState, seat: int) -> float:
        calm = min(1.0, _tiles_to_the_end(state) / self.calm)
        total = state._points(seat) + calm * self.project_value(state, seat)
        if state.player == seat:
            if state.phase == FAVOR:
                return total + self.favor
            if state.phase == CHOOSE:
                total += calm * self.project
        if calm > 0.0:
            total += _of_lines(_open_lines(state, seat), self.line, self.more_lines)
            total -= _of_lines(_open_lines(state, 1 - seat), self.threat, self.more_threats)
            architects = bits.count(state.architects[seat])
            total += self.architect * architects
            if architects == ARCHITECTS:
                total += self.all_architects
        return total

    def project_value(self, state: AmytisState, seat: int) -> float:
        """Return the expected points of the projects at hand."""
        value = self.hand * state.hand_size[seat]
        for i in range(state.hand_size[seat]):
            project = state.hand[seat][i]
            missing = _missing(state, project, state.colors[seat])
            value += self.project_share[min(missing, 5)] * state.box.points[project]
        return value
