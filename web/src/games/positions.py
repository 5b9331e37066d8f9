"""Writes the positions that the rules show, for every game that has a script `rules/positions.py`, and its numbers.

    python web/src/games/positions.py          writes `rules/positions.json` and `words/numbers.json` of each game

Messages are given the numbers of the score sheet, so that they stand in the rules alone.

Each script plays its positions action by action and returns them by name. `tests/test_rules_pictures.py` fails if a
file is not what its script makes. A position that the rules do not allow cannot become a picture, and an action that a
picture shows as impossible has to be refused.
"""

from __future__ import annotations

import json
import runpy
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from semiramis.games import get_game
from semiramis.games.game import IllegalAction, State

HERE = Path(__file__).parent


def files() -> dict[Path, str]:
    """The text of every file, by its path."""
    found: dict[Path, str] = {}
    for script in sorted(HERE.glob("*/rules/positions.py")):
        pictures = runpy.run_path(str(script))["pictures"]()
        scenes = {name: scene(state, refused) | extra for name, (state, refused, extra) in pictures.items()}
        game = script.parents[1].name
        found[script.with_suffix(".json")] = text(get_game(game).components, scenes)
        numbers = import_module(f"semiramis.games.{game}.constants").SCORE_NUMBERS
        found[script.parents[1] / "words" / "numbers.json"] = json.dumps(numbers, indent=2) + "\n"
    return found


def scene(state: State, refused: dict[str, str]) -> dict[str, Any]:
    for action, reason in refused.items():
        found = refusal(state, action)
        if found != reason:
            raise ValueError(f"{action} was to be refused for {reason}, not {found}")
    return {"view": state.view(None), "refused": list(refused)}


def refusal(state: State, action: str) -> str | None:
    """The code of the reason why an action is refused; None if it is possible."""
    try:
        state.clone().play(action)
    except IllegalAction as illegal:
        return illegal.reason.code
    return None


def text(components: dict[str, Any], scenes: dict[str, Any]) -> str:
    """JSON with a line for each position, so that a difference is seen where it is."""
    lines = [f"{json.dumps(name)}: {json.dumps(scene, separators=(',', ':'))}" for name, scene in scenes.items()]
    return f'{{"components": {json.dumps(components)},\n"scenes": {{\n' + ",\n".join(lines) + "\n}}\n"


if __name__ == "__main__":
    for path, content in files().items():
        path.write_text(content, encoding="utf-8")
        print(f"{path}: {len(content)} characters", file=sys.stderr)
