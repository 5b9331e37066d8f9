"""The weights of `Evaluation`: what a seat can expect to score later, beyond the points that it has.

Not compiled, as all constants that others need.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

NAMES = {
    "one tile missing": "of the points of a project, how much it is worth to lack one tile",
    "two tiles missing": "... two tiles",
    "three tiles missing": "... three tiles",
    "four tiles missing": "... four tiles; if more are missing, nothing",
    "hand": "a project at hand, however far it is",
    "calm": "when fewer tiles than this can end the game, expected points of projects count for less",
    "favor": "a favour that is about to be taken",
    "project": "a project that is about to be taken",
    "line": "a line that can be completed in the next turn, with two own architects",
    "more lines": "each further one, which cannot be barred as well",
    "threat": "the same for the opponent, whose turn is next",
    "more threats": "each further one",
    "architect": "an architect on the board: theaters count them, and they make lines",
    "all architects": "all on the board: they come back for the next turn",
}
"""The weights, and what each of them is for."""


def read(path: Path) -> dict[str, float]:
    """Return the weights of a file."""
    found: dict[str, float] = tomllib.loads(path.read_text(encoding="utf-8"))["weights"]
    return {name: float(found[name]) for name in NAMES}


WEIGHTS = read(Path(__file__).with_name("weights.toml"))
