"""The commands `semiramis report` and `semiramis mistakes`."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from semiramis.ai.report import make_report
from semiramis.games.record import Match, Record
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


def test_a_mistake_is_tried_again_with_hints_until_it_is_solved_or_left(
    run: Run, played: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    report = make_report(Match.of(Record.read(played("amytis"))), 30)
    first, second, *others = [turn for turn in report.turns if turn.is_mistake]
    lines = ["hint", "hint", *first.best, *second.played, "undo", *second.best, *["skip"] * len(others)]
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    outcome = run("mistakes", played("amytis"), "--simulations", 30)
    assert outcome.code == 0, outcome.err
    assert outcome.out.count("Well done.") == 2
    assert outcome.out.count("Not yet: it loses ") == 1
    assert f"Better: {'; '.join(first.best)}" in outcome.out
    assert outcome.out.rstrip().endswith("There are no more mistakes.")
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    assert run("mistakes", played("amytis"), "--simulations", 30, "--seat", first.seat).code == 0
