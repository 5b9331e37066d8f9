"""The outlines of signs, written as SVG writes paths: by the letters M, L, H, V, C, S and Z, all of them absolute."""

from __future__ import annotations

import re
from functools import cache

Point = tuple[float, float]

WORDS = re.compile(r"[MLHVCSZ]|-?(?:\d+\.?\d*|\.\d+)")
NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Z": 0}
STRAIGHTS = 12
"""The number of straight lines that stand for a curve."""


@cache
def lines(path: str) -> tuple[tuple[Point, ...], ...]:
    """Return the lines of a path, each point after point; a closed one ends where it began."""
    found: list[list[Point]] = []
    words = WORDS.findall(path)
    letter, control = "", (0.0, 0.0)
    while words:
        letter = words.pop(0) if words[0] in NUMBERS else letter
        numbers = [float(words.pop(0)) for _ in range(NUMBERS[letter])]
        if letter == "M":
            found.append([(numbers[0], numbers[1])])
            letter = "L"  # as SVG has it, points after the first are joined to it
            continue
        line = found[-1]
        here = line[-1]
        match letter:
            case "Z":
                line.append(line[0])
            case "L":
                line.append((numbers[0], numbers[1]))
            case "H":
                line.append((numbers[0], here[1]))
            case "V":
                line.append((here[0], numbers[0]))
            case _:
                if letter == "S":
                    numbers = [2 * here[0] - control[0], 2 * here[1] - control[1], *numbers]
                one, control, end = ((numbers[n], numbers[n + 1]) for n in (0, 2, 4))
                line += curve(here, one, control, end)
        if letter not in "CS":
            control = line[-1]
    return tuple(tuple(line) for line in found)


def curve(start: Point, one: Point, other: Point, end: Point) -> list[Point]:
    """Return the points of a cubic Bézier curve after its first."""
    points = []
    for step in range(1, STRAIGHTS + 1):
        t = step / STRAIGHTS
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        corners = (start, one, other, end)
        points.append(
            (
                sum(weight * x for weight, (x, _) in zip(weights, corners, strict=True)),
                sum(weight * y for weight, (_, y) in zip(weights, corners, strict=True)),
            )
        )
    return points
