"""The table of strengths: it plays what it claims, goes on where it was, says what was missed, and rates the levels."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bench import strength
from bench.strength import CLAIMS, Claim, spec_of
from semiramis.ai.levels import LADDER
from semiramis.ai.spec import check_spec
from semiramis.games import get_game

pytestmark = pytest.mark.slow

EASY = (
    Claim("amytis", 2, ("carrier", "novice")),
    Claim("amytis", 2, ("apprentice", "carrier")),
    Claim("babylon", 4, ("digger", "carrier")),
)


def run(monkeypatch: pytest.MonkeyPatch, folder: Path, *arguments: str) -> int:
    files = ["--folder", str(folder), "--ratings", str(folder / "ratings.json")]
    monkeypatch.setattr("sys.argv", ["strength.py", "--jobs", "1", *files, *arguments])
    return strength.main(EASY)


def test_the_table_tells_what_was_reached_and_what_was_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(monkeypatch, tmp_path, "--games", "20") == 1
    _, _, *rows = (tmp_path / "table.md").read_text().splitlines()
    assert [row.split("|")[4].strip() for row in rows[:2]] == ["", "NO"]  # the apprentice is four steps above
    assert "amytis, 2 players: apprentice against carrier, 20 games" in rows[1]
    assert "babylon, 4 players: digger against carrier" in rows[2]
    for row in rows:
        assert re.search(r"\| \d+\.\d % \(\d+\.\d to \d+\.\d %\), \d\.\d\d s a turn, \d+\.\d\d s at most \|", row)
    ratings = json.loads((tmp_path / "ratings.json").read_text())
    assert list(ratings["amytis"]) == ["novice", "carrier", "apprentice"]
    assert ratings["amytis"]["novice"][0] < ratings["amytis"]["carrier"][0] == 1000 < ratings["amytis"]["apprentice"][0]
    games = {path: path.read_bytes() for path in tmp_path.rglob("games.jsonl")}
    assert len(games) == 3
    assert run(monkeypatch, tmp_path, "--games", "20", "--rows", "1") == 0
    assert {path: path.read_bytes() for path in tmp_path.rglob("games.jsonl")} == games


def test_every_claim_is_about_neighbours_of_the_ladder_and_reads_no_clock() -> None:
    for claim in CLAIMS:
        for bot in claim.bots:
            check_spec(spec_of(bot, claim.game), get_game(claim.game))
        assert claim.players in get_game(claim.game).players
    assert {claim.bots for claim in CLAIMS} == set(zip(LADDER, ("novice", *LADDER), strict=False))
    assert spec_of("architect", "amytis") == "architect@nodes=19800"
    assert spec_of("mason", "amytis") == "mason"  # its simulations are counted already
