"""The command `semiramis report`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from tests.cli.conftest import Run


def test_a_report_says_who_played_how_and_what_decided(run: Run, played: Callable[..., Path]) -> None:
    outcome = run("report", played("amytis"), "--simulations", 30)
    assert outcome.code == 0, outcome.err
    for words in ("accuracy", "points lost a turn", "luck, in points", "without luck", "chance to win", "→ ply"):
        assert words in outcome.out
    assert " ?? blunder: " in outcome.out
    assert "    better: " in outcome.out
    listed = run("report", played("amytis"), "--simulations", 30, "--all").out
    assert listed.count(" ply ") > outcome.out.count(" ply ")


def test_the_json_of_the_same_file_and_seed_is_the_same(run: Run, played: Callable[..., Path]) -> None:
    arguments = ("report", played("amytis"), "--simulations", 20, "--seed", 4, "--json")
    content = json.loads(run(*arguments).out)
    assert json.loads(run(*arguments).out) == content
    assert (content["seed"], content["simulations"]) == (4, 20)


def test_bad_arguments_are_refused(run: Run, played: Callable[..., Path], tmp_path: Path) -> None:
    assert run("report", tmp_path / "none.json").code == 2
    assert run("report", played("amytis"), "--simulations", 0).code == 2
