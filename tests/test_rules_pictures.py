"""The positions that the client's rules show are those that the rules of the game lead to."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

POSITIONS = Path(__file__).parents[1] / "web" / "src" / "rules" / "positions"


@pytest.fixture(scope="module")
def made() -> dict[str, str]:
    pictures: dict[str, str] = runpy.run_path(str(POSITIONS / "make.py"))["pictures"]()
    return pictures


@pytest.mark.parametrize("name", ["babylon.json", "amytis.json"])
def test_the_positions_of_the_pictures_are_current(made: dict[str, str], name: str) -> None:
    assert (POSITIONS / name).read_text(encoding="utf-8") == made[name], f"run {POSITIONS / 'make.py'}"


def test_there_is_no_other_file(made: dict[str, str]) -> None:
    assert sorted(path.name for path in POSITIONS.glob("*.json")) == sorted(made)


def test_what_is_marked_as_counted_makes_the_points_of_each_building(made: dict[str, str]) -> None:
    """The numbers that stand in the captions, beside what the picture marks."""
    examples: dict[str, Any] = json.loads(made["amytis.json"])["scenes"]["city"]["examples"]
    points = {building: (sides["A"]["points"], sides["B"]["points"]) for building, sides in examples.items()}
    assert points == {
        "garden": (5, 6),
        "market": (8, 4),
        "wall": (6, 8),
        "palace": (2, 3),
        "residence": (6, 6),
        "theater": (5, 6),
    }
    each = {"garden": 1, "market": 2, "wall": 2, "palace": 1, "residence": 1, "theater": 1}
    for building, worth in each.items():
        assert worth * len(examples[building]["A"]["counted"]) == points[building][0]
