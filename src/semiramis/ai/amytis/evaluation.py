"""What a position of Amytis promises a player beyond the points that it has."""

from __future__ import annotations

from ...games import bits
from ...games.amytis import constants
from ...games.amytis.constants import ARCHITECTS, CHOOSE, FAVOR, PLACES
from ...games.amytis.state import AmytisState

LINES = constants.LINES

# Found by letting turns that are chosen by these numbers alone play those of other numbers (MEASUREMENTS.md).
NEARNESS = [1.0, 0.57, 0.27, 0.11, 0.01, 0.0]
"""Of the points of a project, how much it is worth to lack so many tiles: none (it is done), one, two, ..."""
HAND = 1.1
"""A project at hand, however far it is."""
CALM = 3.2
"""When fewer tiles than this can end the game, hopes count for less."""
FAVOR_WORTH = 6.3
"""A favour that is about to be taken."""
PROJECT = 1.7
"""A project that is about to be taken."""
LINE = 0.8
"""A line that can be completed in the next turn, with two own architects; and each further one, which cannot be barred
as well."""
MORE_LINES = 3.8
THREAT = 5.3
"""The same for the opponent, whose turn is next."""
MORE_THREATS = 1.9
ARCHITECT = 0.6
"""An architect on the board: theaters count them, and they make lines."""
ALL_ARCHITECTS = 1.8
"""All on the board: they come back for the next turn."""


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


def hopes(state: AmytisState, seat: int) -> float:
    """What the projects at hand promise."""
    promise = HAND * state.hand_size[seat]
    for i in range(state.hand_size[seat]):
        project = state.hand[seat][i]
        promise += NEARNESS[min(_missing(state, project, state.colors[seat]), 5)] * state.box.points[project]
    return promise


def _worth(state: AmytisState, seat: int) -> float:
    """What a seat has and may hope for, after an action of its own, in points."""
    calm = min(1.0, _tiles_to_the_end(state) / CALM)
    total = state._points(seat) + calm * hopes(state, seat)
    if state.player == seat:
        if state.phase == FAVOR:
            return total + FAVOR_WORTH
        if state.phase == CHOOSE:
            total += calm * PROJECT
    if calm > 0.0:
        total += of_lines(_open_lines(state, seat), LINE, MORE_LINES)
        total -= of_lines(_open_lines(state, 1 - seat), THREAT, MORE_THREATS)
        architects = bits.count(state.architects[seat])
        total += ARCHITECT * architects
        if architects == ARCHITECTS:
            total += ALL_ARCHITECTS
    return total


def of_lines(count: int, first: float, more: float) -> float:
    return first + more * (count - 1) if count else 0.0
