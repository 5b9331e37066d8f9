"""What a position of Amytis promises a player beyond the points that it has."""

from __future__ import annotations

from collections.abc import Mapping

from ...games import bits
from ...games.amytis import constants
from ...games.amytis.constants import ARCHITECTS, CHOOSE, FAVOR, PLACES
from ...games.amytis.state import AmytisState
from ...games.arguments import as_integer, check_type
from . import weights

LINES = constants.LINES


def _missing(state: AmytisState, project: int, colors: int) -> int:
    """How many tiles a project lacks at least, wherever its pattern may come to lie."""
    box = state.box
    fewest = 9
    for i in range(box.first[project], box.first[project + 1]):
        fewest = min(fewest, bits.count(box.variants[i] & ~colors))
    return fewest


def _tiles_to_the_end(state: AmytisState) -> int:
    """How many tiles must be taken at least until two stacks are empty."""
    lowest = second = 5
    for stack in range(PLACES):
        height = state.stack_size[stack]
        if height < lowest:
            second = lowest
            lowest = height
        elif height < second:
            second = height
    return lowest + second


def _open_lines(state: AmytisState, seat: int) -> int:
    """The lines that a seat can complete in its next turn, as far as the other lets it."""
    own = state.architects[seat]
    if bits.count(own) >= ARCHITECTS:
        return 0
    barred = state.empty | state.architects[1 - seat]
    count = 0
    for n in range(8):
        line = LINES[n]
        if bits.count(own & line) == 2 and barred & line == 0:
            count += 1
    return count


def of_lines(count: int, first: float, more: float) -> float:
    return first + more * (count - 1) if count else 0.0


class Evaluation:
    """Adds up what a position promises, by the weights of `weights.py`."""

    def __init__(self) -> None:
        self.nearness = [0.0] * 6
        """Of the points of a project, how much it is worth to lack so many tiles: none (it is done), one, two, ..."""
        self.hand = self.calm = self.favor = self.project = 0.0
        self.line = self.more_lines = self.threat = self.more_threats = 0.0
        self.architect = self.all_architects = 0.0
        self.weigh(weights.WEIGHTS)

    def weigh(self, values: Mapping[str, float]) -> None:
        """Take these weights, by their names in `weights.py`."""
        if not values["calm"] > 0:
            raise ValueError(f"calm must be more than 0, not {values['calm']}")
        missing = [values[f"{count} missing"] for count in ("one tile", "two tiles", "three tiles", "four tiles")]
        self.nearness = [1.0, *missing, 0.0]
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

    def worth(self, state: AmytisState, seat: int) -> float:
        """What a seat has and may hope for, after an action of its own, in points."""
        check_type(state, AmytisState, "state")
        if as_integer(seat, "seat") not in (0, 1):
            raise ValueError(f"seat must be 0 or 1, not {seat}")
        return self._worth(state, seat)

    def _worth(self, state: AmytisState, seat: int) -> float:
        calm = min(1.0, _tiles_to_the_end(state) / self.calm)
        total = state._points(seat) + calm * self.hopes(state, seat)
        if state.player == seat:
            if state.phase == FAVOR:
                return total + self.favor
            if state.phase == CHOOSE:
                total += calm * self.project
        if calm > 0.0:
            total += of_lines(_open_lines(state, seat), self.line, self.more_lines)
            total -= of_lines(_open_lines(state, 1 - seat), self.threat, self.more_threats)
            architects = bits.count(state.architects[seat])
            total += self.architect * architects
            if architects == ARCHITECTS:
                total += self.all_architects
        return total

    def hopes(self, state: AmytisState, seat: int) -> float:
        """What the projects at hand promise."""
        promise = self.hand * state.hand_size[seat]
        for i in range(state.hand_size[seat]):
            project = state.hand[seat][i]
            promise += self.nearness[min(_missing(state, project, state.colors[seat]), 5)] * state.box.points[project]
        return promise
