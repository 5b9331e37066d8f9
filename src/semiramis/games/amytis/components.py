"""The contents of a box of Amytis: the project cards, from `components.toml` or another file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..components import reduce_box
from ..game import BadSetup
from .constants import BUILDINGS, COLORS, COPIES, LAYER, PROJECTS

OWN_COMPONENTS = Path(__file__).with_name("components.toml")
LETTERS = {color[0].upper(): layer for layer, color in enumerate(COLORS)}
ANYTHING = "."
SIZE = 3
"""Rows and columns of a city."""
MOST_VARIANTS = 24
"""The largest number of ways to show a pattern: two colours side by side have six places and four rotations."""


class Box:
    """The project cards as numbers, by the number printed on them; number 0 is no card.

    A way to show a pattern is the set of its coloured cells, nine bits for each colour. The ways of project p lie in
    `variants` from `first[p]` up to `first[p + 1]`.
    """

    def __init__(self, components: dict[str, Any]) -> None:
        check(components)
        points = [0] * (PROJECTS + 1)
        first = [0] * (PROJECTS + 2)
        ways: list[int] = []
        for card in sorted(components["project"], key=lambda card: int(card["id"])):
            points[card["id"]] = card["points"]
            first[card["id"]] = len(ways)
            ways += variants(card["pattern"])
        first[PROJECTS + 1] = len(ways)
        unused = MOST_VARIANTS * PROJECTS - len(ways)
        self.components = components
        self.points = points
        self.first = first
        self.variants = ways + [0] * unused

    def __reduce__(self) -> Any:
        return reduce_box(self, "amytis")

    def shows(self, project: int, colors: int) -> bool:
        """Return whether the pattern of a project shows in a city's visible colours."""
        for i in range(self.first[project], self.first[project + 1]):
            variant = self.variants[i]
            if colors & variant == variant:
                return True
        return False


def check(components: dict[str, Any]) -> None:
    fixed = {"copies": COPIES, "buildings": list(BUILDINGS), "colors": list(COLORS)}
    for name in components:
        if name not in (*fixed, "project"):
            raise BadSetup(f"{name} is not known")
    for name, value in fixed.items():
        if components.get(name) != value or type(components[name]) is not type(value):
            raise BadSetup(f"{name} must be {value}, not {components.get(name)}")
    cards = components.get("project")
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        raise BadSetup("the project cards are [[project]] tables")
    ids = [card.get("id") for card in cards]
    if not all(type(id) is int for id in ids) or sorted(ids) != list(range(1, PROJECTS + 1)):
        raise BadSetup(f"the project cards have the ids 1 to {PROJECTS}, each once")
    for card in cards:
        check_card(card)


def check_card(card: dict[str, Any]) -> None:
    if set(card) != {"id", "points", "pattern"}:
        raise BadSetup(f"project {card['id']} has an id, points and a pattern, and nothing else")
    points, rows = card["points"], card["pattern"]
    if type(points) is not int or not 0 <= points <= 100:
        raise BadSetup(f"project {card['id']}: points are a whole number from 0 to 100, not {points!r}")
    if (
        not isinstance(rows, list)
        or not all(isinstance(row, str) for row in rows)
        or not 1 <= len(rows) <= SIZE
        or not 1 <= len(rows[0]) <= SIZE
        or any(len(row) != len(rows[0]) for row in rows)
    ):
        raise BadSetup(f"project {card['id']}: a pattern is 1 to {SIZE} rows of 1 to {SIZE} letters, all as long")
    letters = set("".join(rows))
    if not letters - {ANYTHING} or letters - {ANYTHING, *LETTERS}:
        raise BadSetup(f"project {card['id']}: a pattern has letters {', '.join(LETTERS)}, and . for anything")


def turned(rows: list[str]) -> list[str]:
    """Return a pattern turned clockwise by a quarter."""
    return ["".join(column) for column in zip(*reversed(rows), strict=True)]


def variants(rows: list[str]) -> list[int]:
    """Return every way to show a pattern, turned but not mirrored: nine bits for each colour."""
    ways = set()
    for _ in range(4):
        for south in range(SIZE - len(rows) + 1):
            for east in range(SIZE - len(rows[0]) + 1):
                ways.add(
                    sum(
                        1 << (LETTERS[letter] * LAYER + (south + y) * SIZE + east + x)
                        for y, row in enumerate(rows)
                        for x, letter in enumerate(row)
                        if letter != ANYTHING
                    )
                )
        rows = turned(rows)
    return sorted(ways)
