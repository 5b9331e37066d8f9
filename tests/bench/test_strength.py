"""The table of strengths: it plays what it claims, goes on where it was, and says what was missed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bench import strength
from bench.strength import CLAIMS, Claim
from semiramis.ai.spec import check_spec
from semiramis.games import get_game

pytestmark = pytest.mark.slow

EASY = (
    Claim("amytis", ("novice", "random"), 0.3),
    Claim("amytis", ("random", "novice"), 0.9),
    Claim("babylon", ("novice", "random", "random", "random"), 0.1),
)


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr("sys.argv", ["strength.py", "--jobs", "1", *arguments])
    return strength.main(EASY)


def test_the_table_tells_what_was_reached_and_what_was_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = ["--folder", str(tmp_path)]
    assert run(monkeypatch, "--games", "20", *folder) == 1
    _, _, *rows = (tmp_path / "table.md").read_text().splitlines()
    assert [row.split("|")[4].strip() for row in rows] == ["yes", "NO", "yes"]
    assert "amytis, 2 players: random against novice, 20 games" in rows[1]
    assert "babylon, 4 players: novice against 3 random, 20 games" in rows[2]
    for row in rows:
        assert re.search(r"\| \d+\.\d % \(\d+\.\d to \d+\.\d %\), \d\.\d\d s a turn, \d+\.\d\d s at most \|", row)
    games = {path: path.read_bytes() for path in tmp_path.rglob("games.jsonl")}
    assert len(games) == 3
    assert run(monkeypatch, "--games", "20", "--rows", "1", "3", *folder) == 0
    assert {path: path.read_bytes() for path in tmp_path.rglob("games.jsonl")} == games


@pytest.mark.parametrize("claim", CLAIMS, ids=str)
def test_every_claim_is_about_bots_and_tables_that_there_are(claim: Claim) -> None:
    for bot in claim.bots:
        check_spec(bot, get_game(claim.game))
    assert len(claim.bots) in get_game(claim.game).players
