"""Every number of a score sheet stands once: change all of them in a copy of the package, and all readers follow."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import semiramis
from semiramis import speeds
from semiramis.games.rng import Rng

pytestmark = pytest.mark.skipif(bool(os.environ.get(speeds.VARIABLE)), reason="the copy runs as plain Python anyway")

REPOSITORY = Path(__file__).parents[2]
CHANGED = {
    "babylon": {
        "LEVEL_POINTS_EACH": "[0, 101, 103, 107, 109]",
        "DECORATION_SET_POINTS": "1009",
        "FLOWER_SET_POINTS": "1013",
        "BELVEDERE_POINTS": "1019",
        "HIGHEST_LEVEL_POINTS": "1021",
    },
    "amytis": {
        "POINTS_EACH": "[101, 103, 107, 109, 113, 0, 127, 131, 137, 139, 149, 151]",
        "CORNER_WALL_POINTS": "[0, 157, 163, 167, 173]",
        "STACK_POINTS": "[1009, 1013, 1019, 1021]",
        "STAIRS_POINTS": "1031",
        "CORNER_POINTS": "1033",
        "PROJECT_FAVOR_POINTS": "1039",
        "ROW_POINTS": "[0, 1049, 1051, 1061, 1063]",
    },
}


@pytest.mark.parametrize("game", CHANGED)
def test_a_changed_number_changes_every_reader(game: str, tmp_path: Path) -> None:
    copy = tmp_path / "semiramis"
    shutil.copytree(Path(semiramis.__file__).parent, copy, ignore=shutil.ignore_patterns("*.so", "*.pyd", "pages"))
    constants = copy / "games" / game / "constants.py"
    text = constants.read_text(encoding="utf-8")
    for name, value in CHANGED[game].items():
        text, count = re.subn(rf"^{name} = .*$", f"{name} = {value}", text, flags=re.MULTILINE)
        assert count == 1, name
    constants.write_text(text, encoding="utf-8")
    subprocess.run(
        [sys.executable, "-c", f"from {__name__} import compare_{game} as compare; compare()"],
        cwd=REPOSITORY,
        env={**os.environ, speeds.VARIABLE: "1", "PYTHONPATH": f"{tmp_path}{os.pathsep}{REPOSITORY}"},
        check=True,
        timeout=120,
    )


def compare_babylon() -> None:
    """Play games in which all lines score, and compare the readers of the last position of each."""
    from semiramis.ai.babylon.evaluation import Evaluation
    from semiramis.ai.babylon.planner import Planner
    from semiramis.ai.babylon.weights import FLOWERS_FROM
    from semiramis.games.babylon import Babylon
    from semiramis.games.babylon.constants import LEVEL_POINTS_EACH, PLACE_ID, STAIRS_ID
    from semiramis.games.babylon.state import BabylonState
    from semiramis.games.lessons import lessons_of
    from tests.games.babylon.builder import Builder
    from tests.games.babylon.reference_rules import SlowGame

    assert LEVEL_POINTS_EACH[1] == 101, "not the copy"
    game = Babylon()
    scoring: set[str] = set()
    planned = 0
    for seed in range(2):
        state = game.new(2, seed=seed)
        assert isinstance(state, BabylonState)
        setup = game.setup(state)
        reader = SlowGame(2, {}, setup, game.components)
        builder, rng = Builder(seed), Random(seed)
        evaluation = Evaluation(state.box)
        planner = Planner(state, evaluation, 1, 1, 1)
        while not reader.over:
            legal = sorted(reader.legal())
            text = builder.choose(reader, legal) if state.phase != 0 else rng.choice(legal)
            before, seat, action = state.breakdown(), state.player, state.parse_action(text)
            points = 0
            if STAIRS_ID <= action < PLACE_ID:
                planner.draft.garden.assign(state.garden)
                points = planner.points(action)
                planned += 1
            reader.play(text)
            state.apply(action)
            if points:
                gained = {line: now - before[seat][line] for line, now in state.breakdown()[seat].items()}
                gained.pop("decoration_sets")
                assert points == sum(gained.values())
            assert state.breakdown() == reader.breakdown()
        for seat, lines in enumerate(state.breakdown()):
            parts = state.annotations(None)["scores"][seat]["parts"]
            shown = {
                line: sum(part["count"] * part["each"] for part in parts if part["line"] == line) for line in lines
            }
            assert shown | {"visible_pits": lines["visible_pits"]} == lines
            features = evaluation.describe(state.gardens[seat], 0, -1)
            assert features[1] + features[FLOWERS_FROM] == state.points(seat)
            scoring |= {line for line, points in lines.items() if points}
    assert scoring >= {*game.score_lines}
    assert planned
    lessons = lessons_of("babylon")
    assert lessons is not None
    assert "1013" in lessons.texts("ja")["lesson-babylon-garden-flowers"]


def compare_amytis() -> None:
    """Play random games in which every building and favour scores, and compare the readers of their positions."""
    from semiramis.ai.amytis.evaluation import Evaluation
    from semiramis.ai.amytis.weights import NAMES
    from semiramis.games.amytis.constants import POINTS_EACH, ROW_POINTS
    from semiramis.pictures.text.amytis import FAVORS, ROW
    from tests.games.amytis.positions import new
    from tests.games.amytis.test_recount import BUILDINGS, favor_points, step

    assert POINTS_EACH[0] == 101, "not the copy"
    points_alone = Evaluation()
    points_alone.set_weights(dict.fromkeys(NAMES, 0.0) | {"calm": 1.0})
    scoring: set[str] = set()
    for seed in range(20):
        rng = Rng(seed)
        sides = {building: "AB"[(seed + n) % 2] for n, building in enumerate(BUILDINGS)}
        state = new(options={"sides": sides}, seed=seed)
        track = [0, 0]
        while not state.over:
            step(state, rng, track)
            shown, view = state.annotations(None), state.view(None)
            for seat in range(2):
                if view["phase"] != "palace":  # a project that now shows counts as soon as the palace is chosen
                    assert points_alone.value(state, seat) == state.points(seat)
                own = [name for name, owner in view["favors"].items() if name != "row" and owner == seat]
                scored = {name: shown["favor_counts"][name][seat] * shown["favor_each"][name] for name in own}
                assert all(shown["favor_points"][name][seat] == points for name, points in scored.items())
                row = ROW_POINTS[view["favors"]["row"][seat]]
                assert shown["favor_points"]["row"][seat] == row
                assert sum(scored.values()) + row == favor_points(view, seat)
                scoring |= {name for name, points in [*scored.items(), ("row", row)] if points}
    assert FAVORS["I"].startswith("1009 ")
    assert ROW.startswith("1049, ")
    assert scoring == {"I", "II", "III", "IV", "stairs", "corners", "projects", "row"}
