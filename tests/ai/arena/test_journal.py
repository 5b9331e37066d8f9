"""The journal keeps the games of a contest when the arena is interrupted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from semiramis.ai.arena import journal as journal_module
from semiramis.ai.arena.contest import BadContest, Contest, fingerprint
from semiramis.ai.arena.journal import Journal
from semiramis.games.record import UnusableFile
from tests.ai.arena.contests import contest, result

SEATS = ("random", "novice")


def kept(folder: Path) -> list[int]:
    with Journal(folder, contest()) as journal:
        return list(journal.results)


def fill(folder: Path, count: int) -> None:
    with Journal(folder, contest()) as journal:
        for number in range(count):
            journal.add(result(number, SEATS, [0]))


def test_the_journal_returns_its_games_when_opened_again(tmp_path: Path) -> None:
    fill(tmp_path, 3)
    with Journal(tmp_path, contest()) as journal:
        assert journal.results == {number: result(number, list(SEATS), [0]) for number in range(3)}
        journal.add(result(7, SEATS, [1]))
    assert kept(tmp_path) == [0, 1, 2, 7]


def test_a_game_is_written_at_once(tmp_path: Path) -> None:
    with Journal(tmp_path, contest()) as journal:
        journal.add(result(0, SEATS, [0]))
        assert (tmp_path / "games.jsonl").read_bytes().count(b"\n") == 1


@pytest.mark.parametrize("torn", [b"{", b'{"number": 3, "seats"', b'{"number": 3}'])
def test_an_incomplete_last_line_is_removed(tmp_path: Path, torn: bytes) -> None:
    fill(tmp_path, 2)
    path = tmp_path / "games.jsonl"
    whole = path.read_bytes()
    path.write_bytes(whole + torn)
    with Journal(tmp_path, contest()) as journal:
        assert list(journal.results) == [0, 1]
        journal.add(result(2, SEATS, [0]))
    assert path.read_bytes().startswith(whole)
    assert kept(tmp_path) == [0, 1, 2]


@pytest.mark.parametrize("line", [b"nonsense\n", b"[]\n", b"{}\n", b'{"number": 3}\n', b"\xff\n"])
def test_an_invalid_line_is_refused(tmp_path: Path, line: bytes) -> None:
    fill(tmp_path, 2)
    path = tmp_path / "games.jsonl"
    path.write_bytes(path.read_bytes() + line)
    before = path.read_bytes()
    with pytest.raises(BadContest, match="line 3 is no game of a contest"):
        kept(tmp_path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (contest(seed=1), "its seed is 0, not 1"),
        (contest("random", "greedy"), r"its bots is \['random', 'novice'\], not \['random', 'greedy'\]"),
        (contest(game="babylon"), "its game is 'amytis', not 'babylon'"),
        (contest(seconds=3.0), "its seconds is 10.0, not 3.0"),
    ],
)
def test_a_folder_of_another_contest_is_refused(tmp_path: Path, other: Contest, why: str) -> None:
    fill(tmp_path, 1)
    with pytest.raises(BadContest, match=why), Journal(tmp_path, other):
        pass
    assert kept(tmp_path) == [0]


def test_a_folder_of_an_older_version_of_the_bots_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(tmp_path, 1)
    monkeypatch.setattr(journal_module, "fingerprint", lambda: "another")
    with pytest.raises(BadContest, match="another version of the bots"), Journal(tmp_path, contest()):
        pass


def test_a_fingerprint_is_the_same_in_another_process() -> None:
    assert fingerprint() == fingerprint()


@pytest.mark.parametrize("content", ["", "[]", "nonsense"])
def test_a_folder_with_another_contest_json_is_refused(tmp_path: Path, content: str) -> None:
    (tmp_path / "contest.json").write_text(content)
    with pytest.raises(BadContest, match="is no contest"), Journal(tmp_path, contest()):
        pass


def test_two_arenas_do_not_write_into_one_folder(tmp_path: Path) -> None:
    with Journal(tmp_path, contest()), pytest.raises(BadContest, match="another arena"), Journal(tmp_path, contest()):
        pass


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(UnusableFile, match="cannot write into"), Journal(tmp_path / "file" / "folder", contest()):
        pass


def test_the_folder_describes_its_contest(tmp_path: Path) -> None:
    fill(tmp_path, 0)
    told = json.loads((tmp_path / "contest.json").read_text())
    assert told["format"] == "semiramis-arena/1"
    assert told["code"] == fingerprint()
    assert told["bots"] == ["random", "novice"]
