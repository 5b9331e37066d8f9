"""The commands of `docs/bots.md` run, and its facts are correct."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from semiramis.ai import program
from semiramis.ai.arena import play, pool
from semiramis.games import get_game
from semiramis.games.record import Match
from tests.ai.arena.contests import contest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(sh|json|text)\n(.*?)^```", re.MULTILINE | re.DOTALL)
KEY = re.compile(r'"(\w+)":')
PATIENCE = 120
"""Seconds; the page takes some five on a machine that has nothing else to do."""


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[str, str, str, str]]:
    """Run every command of the page; return each with the output that the page shows and the real one."""
    for needed in ("bash", "perl"):
        assert shutil.which(needed), f"the page needs {needed}"
    folder = tmp_path_factory.mktemp("page")
    shutil.copytree(ROOT / "examples", folder / "examples")
    programs = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    found = []
    for (kind, command), (shown_as, shown) in pairwise([*BLOCK.findall(PAGE), ("", "")]):
        if kind == "sh":
            ran = subprocess.run(
                ["bash", "-euo", "pipefail", "-c", command],
                cwd=folder,
                env=os.environ | {"PATH": programs},
                capture_output=True,
                text=True,
                timeout=PATIENCE,
            )
            assert (ran.returncode, ran.stderr) == (0, ""), command
            found.append((command, shown_as, shown, ran.stdout))
    return found


def test_the_output_of_the_commands_is_as_the_page_shows(printed: list[tuple[str, str, str, str]]) -> None:
    assert len(printed) == 5
    for command, kind, shown, came in printed:
        if kind == "text":
            assert came == shown, command
        else:
            assert set(KEY.findall(shown)) - {"..."} <= set(KEY.findall(came)), command
            outline = json.loads(shown)
            assert outline.keys() == json.loads(came).keys()
            assert outline["record"].keys() == json.loads(came)["record"].keys()


def test_the_keys_of_the_page_are_those_of_a_question() -> None:
    section = PAGE.split("### The question")[1].split("### The answer")[0]
    match = Match.new(get_game("amytis"), ["a", "b"])
    assert set(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)) == program.question(match, 1).keys()


def test_the_answers_of_the_page_are_understood() -> None:
    section = PAGE.split("### The answer")[1].split("### Time")[0]
    answers = re.findall(r"^    (.*)$", section, re.MULTILINE)
    assert len(answers) == 3
    assert {program.read_answer(answer.encode() + b"\n") for answer in answers} == {"dig a1"}


def test_the_times_and_lengths_of_the_page_are_those_of_the_program() -> None:
    page = " ".join(PAGE.split())
    assert f"may take {contest().seconds:.0f} seconds" in page
    assert f"may take {play.START_SECONDS:.0f} more" in page
    assert play.IMPORT_SECONDS == 60
    assert "may take a minute" in page
    assert pool.GRACE == 1
    assert "a second after its time" in page
    assert f"more than {program.LONGEST_ANSWER:,} bytes" in page


@pytest.mark.parametrize("game", ["amytis", "babylon"])
@pytest.mark.parametrize("example", ["builder.py", "hurry.pl"])
def test_the_examples_play_both_games(game: str, example: str) -> None:
    of = contest(f"cmd:{ROOT / 'examples' / example}", "random", game=game, seconds=60.0)
    assert play.play(of, 0).failure is None
