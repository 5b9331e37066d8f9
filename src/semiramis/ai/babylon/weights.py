"""The weights of `Outlook`: what each thing seen of a garden adds to the final score to expect of it.

Not compiled, as all constants that others need.
"""

from __future__ import annotations

NAMES = [
    "one",
    "points",
    "highest",
    "highest squared",
    "kinds missing for a decoration set",
    "decoration sets",
    "tiles",
    "pits",
    "statues",
    "cells in line with statues",
    *(
        f"{level} level: {price}"
        for level in ("new", "highest", "second")
        for price in ("any for three", "for three", "any for four", "for four", "for any")
    ),
    "free cells on the highest level",
    "free cells on the two highest levels",
    "statues on the two highest levels",
    *(f"{icon}: {what}" for icon in ("stairs", "fountain", "bridge") for what in ("icons", "by level", "upper")),
    "flower sets",
    "flowers missing for a set",
    "stored flower is missing",
    *(f"single {count + 1}" for count in range(6)),
    "stored tile",
    *(f"stored {icon}" for icon in ("stairs", "fountain", "bridge", "statue")),
]
FLOWERS_FROM = NAMES.index("flower sets")
STORAGE_FROM = NAMES.index("single 1")

TURNS = 16
"""From the end to before the first turn of the longest game."""
KNOTS = [0, 1, 2, 4, 7, 11, 15]
"""The numbers of turns to go for which there are weights; those between are interpolated."""

HAND = {
    "points": [1, 1, 1, 1, 1, 1, 1],
    "pits": [-0.01] * 7,
    "highest": [0, 0.3, 0.6, 1.0, 1.5, 2, 3],
    "new level: any for four": [0, 0.3, 0.6, 0.6, 0.6, 0.6, 0.6],
    "new level: for four": [0, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1],
    "new level: any for three": [0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
    "highest level: any for three": [0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
    "free cells on the two highest levels": [0, 0.1, 0.2, 0.2, 0.2, 0.2, 0.2],
    "stairs: by level": [0, 0.2, 0.3, 0.4, 0.4, 0.4, 0.4],
    "fountain: by level": [0, 0.2, 0.3, 0.4, 0.4, 0.4, 0.4],
    "bridge: by level": [0, 0.2, 0.3, 0.4, 0.4, 0.4, 0.4],
    "kinds missing for a decoration set": [0, -0.3, -0.5, -0.5, -0.5, -0.5, -0.5],
    "flower sets": [1, 1, 1, 1, 1, 1, 1],
    "flowers missing for a set": [0, -0.3, -0.5, -0.5, -0.5, -0.5, -0.5],
    "stored flower is missing": [0, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3],
    "stored tile": [0, 1, 1, 1, 1, 1, 1],
    **{f"single {n + 1}": [0, 0.8, 1, 1.2, 1.2, 1.2, 1.2] for n in range(6)},
}
WEIGHTS = [HAND.get(name, [0] * 7) for name in NAMES]


def table() -> list[list[float]]:
    """For each number of turns to go a weight of every feature, padded to 64."""
    rows = []
    for turns in range(TURNS):
        after = next(n for n, knot in enumerate(KNOTS) if knot >= turns)
        before = max(after - 1, 0)
        share = (turns - KNOTS[before]) / (KNOTS[after] - KNOTS[before]) if after else 0.0
        row = [at[before] + share * (at[after] - at[before]) for at in WEIGHTS]
        rows.append(row + [0.0] * (64 - len(row)))
    return rows

SPREAD = [0.5, 5.0, 7.0, 8.5, 10.0, 11.0, 12.0, 13.0, 14.0, 14.5, 15.0, 15.5, 16.0, 16.5, 17.0, 17.5]
"""For each number of turns to go: how far the final score of a seat is from what is expected, typically."""
