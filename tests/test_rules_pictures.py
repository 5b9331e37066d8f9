"""The positions in the pictures of the client's rules are computed by the engine."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
SCRIPT = GAMES / "positions.py"


@pytest.fixture(scope="module")
def made() -> dict[Path, str]:
    files: dict[Path, str] = runpy.run_path(str(SCRIPT))["files"]()
    return files


def test_the_positions_of_the_pictures_are_current(made: dict[Path, str]) -> None:
    assert sorted(made) == sorted(GAMES.glob("*/rules/positions.json"))
    assert len(made) >= 2
    for path, text in made.items():
        assert path.read_text(encoding="utf-8") == text, f"run {SCRIPT}"


def test_the_marked_cells_of_each_picture_give_the_points_of_its_caption(made: dict[Path, str]) -> None:
    """Compare the points in the captions with the cells that the pictures mark."""
    examples: dict[str, Any] = json.loads(made[GAMES / "amytis" / "rules" / "positions.json"])["scenes"]["city"][
        "examples"
    ]
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
