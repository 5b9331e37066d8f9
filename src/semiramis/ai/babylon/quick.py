"""The experts of Babylon where it runs as plain Python and turns have to be short, as in a browser.

They do not look ahead at leaves: as plain Python that takes as long as a node.
"""

from __future__ import annotations

from ...games.fields import write_fields
from ...games.game import State
from .expert import BabylonExpert

EXTENSIONS = 24
"""Half of the usual number. A turn takes two thirds of the time, and the first proposal is as good: it won 50.75% of
200 games against the usual one."""
HINT_EXTENSIONS = 4
"""For hints, which are proposed in a third of the time: the first proposal hardly ever differs."""


def quick_expert(state: State) -> BabylonExpert:
    return BabylonExpert(state, extensions=EXTENSIONS, looks_ahead=False)


def hint_expert(state: State) -> BabylonExpert:
    """Return an expert whose search compares its proposals without a tree: one node takes as long as 500 leaves."""
    expert = BabylonExpert(state, extensions=HINT_EXTENSIONS, looks_ahead=False)
    write_fields(expert, breadth=0)
    return expert
