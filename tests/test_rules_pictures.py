"""The positions in the pictures of the client's rules are computed by the engine."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from semiramis.games.amytis.constants import BUILDINGS, POINTS_EACH, SIDES

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
SCRIPT = GAMES / "positions.py"


@pytest.fixture(scope="module")
def made() -> dict[Path, str]:
    files: dict[Path, str] = runpy.run_path(str(SCRIPT))["files"]()
    return files


def test_the_positions_of_the_pictures_are_current(made: dict[Path, str]) -> None:
    assert sorted(made) == sorted([*GAMES.glob("*/rules/positions.json"), *GAMES.glob("*/words/numbers.json")])
    assert len(made) >= 4
    for path, text in made.items():
        assert path.read_text(encoding="utf-8") == text, f"run {SCRIPT}"


def test_the_marked_cells_of_each_picture_give_the_points_of_its_caption(made: dict[Path, str]) -> None:
    scenes: dict[str, Any] = json.loads(made[GAMES / "amytis" / "rules" / "positions.json"])["scenes"]
    page = (GAMES.parents[2] / "docs" / "rules" / "amytis.md").read_text(encoding="utf-8")
    for building, worth in zip(BUILDINGS, POINTS_EACH[::2], strict=True):
        sides = scenes["city"]["examples"][building]
        title = {"theater": "Theatre"}.get(building, building.capitalize())
        caption = page.split(f"\n### {title}\n")[1].split("\n> *Picture.*")[1].split("\n")[0]
        assert [int(points) for points in re.findall(r"(\d+) points", caption)] == [
            sides[side]["points"] for side in SIDES
        ]
        assert worth * len(sides["A"]["counted"]) == sides["A"]["points"]
    favors = scenes["favors"]["view"]["seats"][0]["breakdown"]["favors"]
    assert f"= {favors} points" in page
