"""What a position of Amytis promises a player beyond the points that it has."""

from __future__ import annotations

from ...games import bits
from ...games.amytis import tables
from ...games.amytis.state import AmytisState

LINES = tables.LINES

# Of the points of a project, how much it is worth to lack so many tiles: none (it is done), one, two, ...
NEARNESS = [1.0, 0.45, 0.2, 0.08, 0.03, 0.0]
LINE_PROSPECT = 2.0
"""Points for two architects in a line whose third stack is free to be taken."""


def missing(state: AmytisState, project: int, colors: int) -> int:
    """How many tiles a project lacks at least, wherever its pattern may come to lie."""
    projects = state.projects
    fewest = 9
    for i in range(projects.first[project], projects.first[project + 1]):
        fewest = min(fewest, bits.count(projects.variants[i] & ~colors))
    return fewest


def prospects(state: AmytisState, seat: int) -> float:
    """What the projects at hand promise, and the architects on the board."""
    promise = 0.0
    for i in range(state.hand_size[seat]):
        project = state.hand[seat][i]
        promise += NEARNESS[min(missing(state, project, state.colors[seat]), 5)] * state.projects.points[project]
    return promise


def worth(state: AmytisState, seat: int) -> float:
    return state.points(seat) + prospects(state, seat)
