"""The weights of `Evaluation`: what each thing seen of a garden adds to the final score to expect of it.

Not compiled, as all constants that others need.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

NAMES = [
    "one",
    "points",
    "highest",
    "highest squared",
    *(f"{kind} missing for a set" for kind in ("stairs", "fountain", "bridge", "statue")),
    "decoration sets",
    "tiles",
    "pits",
    "statues",
    "cells in line with statues",
    "new cells in line with statues",
    *(
        f"{level} level: {price}"
        for level in ("new", "highest", "second")
        for price in ("any for three", "for three", "any for four", "for four", "for any")
    ),
    "ground: for four",
    "free cells on the highest level",
    "free cells on the two highest levels",
    "statues on the two highest levels",
    *(
        f"{icon}: {what}"
        for icon in ("stairs", "fountain", "bridge")
        for what in ("icons", "by level", "upper", "ready", "ready by level")
    ),
    "flower sets",
    "flowers missing for a set",
    "stored flower is missing",
    *(f"single {count + 1}" for count in range(6)),
    "stored tile",
    *(f"stored {icon}" for icon in ("stairs", "fountain", "bridge", "statue")),
]
# Where parts of the list begin.
MISSING = NAMES.index("stairs missing for a set")
IN_LINE = NAMES.index("cells in line with statues")
PLACES = NAMES.index("new level: any for three")
GROUND = NAMES.index("ground: for four")
WAITING = NAMES.index("stairs: icons")
FLOWERS_FROM = NAMES.index("flower sets")
STORAGE_FROM = NAMES.index("single 1")

TURNS = 16
"""From the end to before the first turn of the longest game."""

FILE = Path(__file__).with_name("weights.toml")
FITTED = tomllib.loads(FILE.read_text(encoding="utf-8"))
KNOTS: list[int] = FITTED["knots"]
"""The numbers of turns to go for which there are weights; those between are interpolated."""
WEIGHTS: list[list[float]] = [FITTED["weights"][name] for name in NAMES]
SPREAD: list[float] = FITTED["spread"]
"""For each number of turns to go: how far the final score of a seat is from what is expected, typically."""


def read(path: Path) -> list[list[float]]:
    """Return the weights of a file with the same knots."""
    content = tomllib.loads(path.read_text(encoding="utf-8"))
    if content["knots"] != KNOTS:
        raise ValueError(f"{path} has the knots {content['knots']}, not {KNOTS}")
    return [content["weights"][name] for name in NAMES]


def shares(turns: int) -> list[float]:
    """Return the share of the weights of each knot in those of a number of turns to go."""
    after = next(n for n, knot in enumerate(KNOTS) if knot >= turns)
    before = max(after - 1, 0)
    share = (turns - KNOTS[before]) / (KNOTS[after] - KNOTS[before]) if after else 1.0
    found = [0.0] * len(KNOTS)
    found[before] = 1 - share
    found[after] = share
    return found


@cache
def fitted_table() -> list[list[float]]:
    return table(WEIGHTS)


def table(weights: list[list[float]]) -> list[list[float]]:
    """Return for each number of turns to go a weight of every feature, padded to 64."""
    rows = []
    for turns in range(TURNS):
        mix = shares(turns)
        row = [sum(share * at for share, at in zip(mix, knots, strict=True)) for knots in weights]
        rows.append(row + [0.0] * (64 - len(row)))
    return rows
