"""`docs/position.md` describes the fields of each game, and its worked examples are positions."""

from __future__ import annotations

import re
from pathlib import Path

import semiramis
from semiramis.games import get_game

PAGE = (Path(__file__).parents[1] / "docs" / "position.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)


def test_the_tables_list_the_fields_of_each_game_in_their_order() -> None:
    for name, title in (("amytis", "The Architects of Amytis"), ("babylon", "Babylon")):
        section = PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]
        fields = get_game(name).position_fields
        assert fields is not None
        declared = [(field.name, "table") for field in fields.table] + [(field.name, "seat") for field in fields.seat]
        assert re.findall(r"^\| `(\w+)` \| (table|seat) \| .* \| `\1=[^`]+` \|$", section, re.MULTILINE) == declared


def test_the_worked_examples_are_positions() -> None:
    examples = [block.strip() for block in BLOCKS if block.startswith(("amytis ", "babylon ")) and block != BLOCKS[0]]
    assert len(examples) == 2
    for text in examples:
        assert semiramis.format_position(semiramis.parse_position(text)) == text
