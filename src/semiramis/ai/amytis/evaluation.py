"""What a position of Amytis promises a player beyond the points that it has."""

from __future__ import annotations

from ...games import bits
from ...games.amytis import tables
from ...games.amytis.state import AmytisState
from ...games.amytis.tables import ARCHITECTS, PLACES, TO_CHOOSE, TO_FAVOR

LINES = tables.LINES

NEARNESS = [1.0, 0.45, 0.2, 0.08, 0.03, 0.0]
"""Of the points of a project, how much it is worth to lack so many tiles: none (it is done), one, two, ..."""
HURRY = [0.0, 0.25, 0.5, 0.7, 0.85, 0.95, 1.0, 1.0, 1.0, 1.0, 1.0]
"""How much of that is left when so many tiles can end the game."""
FAVOR = 7.0
"""A favour that is about to be taken."""
PROJECT = 2.0
"""A project that is about to be taken."""
TWO_IN_LINE = 2.0
"""Two own architects in a line whose third stack can be taken in the next turn."""
THREAT = 4.0
"""Two architects of the opponent's in such a line."""


def missing(state: AmytisState, project: int, colors: int) -> int:
    """How many tiles a project lacks at least, wherever its pattern may come to lie."""
    projects = state.projects
    fewest = 9
    for i in range(projects.first[project], projects.first[project + 1]):
        fewest = min(fewest, bits.count(projects.variants[i] & ~colors))
    return fewest


def tiles_to_the_end(state: AmytisState) -> int:
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


def open_lines(state: AmytisState, seat: int) -> int:
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


def promises(state: AmytisState, seat: int) -> float:
    """What the projects at hand promise."""
    promise = 0.0
    for i in range(state.hand_size[seat]):
        project = state.hand[seat][i]
        promise += NEARNESS[min(missing(state, project, state.colors[seat]), 5)] * state.projects.points[project]
    return promise


def worth(state: AmytisState, seat: int) -> float:
    """What a seat has and may hope for, after an action of its own, in points."""
    hurry = HURRY[tiles_to_the_end(state)]
    total = state.points(seat) + hurry * promises(state, seat)
    if state.player == seat:
        if state.phase == TO_FAVOR:
            return total + FAVOR
        if state.phase == TO_CHOOSE:
            total += PROJECT * hurry
    if hurry > 0.0:
        total += TWO_IN_LINE * open_lines(state, seat) - THREAT * open_lines(state, 1 - seat)
    return total
