"""Bad input gives one line on standard error, exit code 2 and no standard output."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Outcome, Run


def assert_refused(outcome: Outcome, why: str) -> None:
    assert outcome.code == 2
    assert outcome.out == ""
    assert outcome.err.startswith("semiramis: ")
    assert outcome.err.endswith("\n")
    assert outcome.err.count("\n") == 1
    assert why in outcome.err


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("juggle", "invalid choice: 'juggle'"),
        ("--juggle", "--juggle"),
        ("new", "required: GAME"),
        ("new chess", "there is no game 'chess'; there are babylon, amytis"),
        ("new babylon --players 5", "babylon is for 2 to 4 players, not 5"),
        ("new amytis --players 0", "'0' is not a whole number of at least 1"),
        ("new amytis --player Ana", "amytis is for 2 players, not 1"),
        ("new amytis --players 2 --player Ana", "1 names are given for 2 players"),
        ("new amytis --player Ana --player Be\nn", "a player's name is one line of text, not 'Be\\nn'"),
        ("new amytis --seed -1", "'-1' is not a whole number from 0 to 18446744073709551615"),
        ("new amytis --seed 18446744073709551616", "is not a whole number from 0 to"),
        ("new amytis --seed 1e3", "'1e3' is not a whole number"),
        (f"new amytis --seed {'9' * 5000}", "is not a whole number"),
        ("new amytis --option sides.wall", "an option is given as NAME=VALUE, not 'sides.wall'"),
        ("new amytis --option sides.wall=C", "option sides.wall is one of A, B, not 'C'"),
        ("new amytis --option sides=A", "amytis has no option sides"),
        ("new amytis --option sides.wall=A --option sides.wall=B", "option sides.wall is given twice"),
        ("new babylon --option limited_supply=1", "option limited_supply is one of true, false, not '1'"),
        ("new amytis --option second_player_projects=4", "option second_player_projects is one of 2, 3, not '4'"),
        ("new amytis --seed 1 --output /", "cannot write /: "),
        (
            "new amytis --seed 1 --output /nowhere/game.json",
            "cannot write /nowhere/game.json: No such file or directory",
        ),
        ("new amytis --components /nowhere/box.toml", "/nowhere/box.toml"),
        ("new amytis --juggle", "unrecognized arguments: --juggle"),
        ("new amytis --see 1", "unrecognized arguments: --see 1"),
        ("replay", "required: FILE"),
        ("replay /nowhere/game.json", "cannot read /nowhere/game.json: No such file or directory"),
        ("replay /", "cannot read /: Is a directory"),
        ("replay game\0.json", "cannot read game\\x00.json: embedded null byte"),
        ("replay a.json b.json", "unrecognized arguments: b.json"),
        ("simulate amytis", "required: --games"),
        ("simulate amytis --games 0", "'0' is not a whole number of at least 1"),
        ("simulate amytis --games 1 --record /dev/null", "cannot write into /dev/null: File exists"),
        ("perft amytis", "required: --depth"),
        ("perft amytis --depth 0", "'0' is not a whole number of at least 1"),
        ("perft babylon --depth 1 --players 1", "babylon is for 2 to 4 players, not 1"),
        ("show /nowhere/game.json", "cannot read /nowhere/game.json"),
        ("watch chess", "there is no game 'chess'"),
        ("watch amytis --delay nan", "'nan' is not a number of seconds from 0 to 60"),
        ("watch amytis --delay -1", "'-1' is not a number of seconds"),
        ("bench --seconds soon", "'soon' is not a number of seconds from 0 to 3600"),
        ("bench amytis", "unrecognized arguments: amytis"),
    ],
)
def test_bad_arguments_are_refused(line: str, why: str, run: Run) -> None:
    assert_refused(run(*line.split(" ")), why)


@pytest.mark.parametrize("command", ["replay", "show"])
@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"", "not valid JSON: line 1, column 1"),
        (b"{", "not valid JSON: line 1, column 2"),
        (b"\xff\xfe{}", "byte 0 is not UTF-8"),
        (b"[]", "a record is a JSON object"),
        (b"[" * 100_000, "nested too deep"),
        (b'{"format": ' + b"[" * 500 + b"]" * 500 + b"}", "nested too deep"),
        (b'{"format": NaN}', "NaN is no JSON number"),
        (b'{"seed": ' + b"9" * 10_000 + b"}", "a number is too long"),
        (b'{"seed": 1, "seed": 2}', "'seed' stands twice in one object"),
        (b" " * 5_000_000, "a record has at most 4000000 bytes"),
        (b"{}", "a record needs 'actions'"),
    ],
    ids=lambda value: str(value[:20]),
)
def test_a_file_that_is_not_a_record_is_refused(command: str, text: bytes, why: str, run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(text)
    assert_refused(run(command, path), why)


DEEP: list[Any] = []
for _ in range(12):
    DEEP = [DEEP]


@pytest.mark.parametrize("command", ["replay", "show"])
@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"format": "semiramis-record/2"}, "the format of a record is 'semiramis-record/1', not 'semiramis-record/2'"),
        ({"format": None}, "a record needs 'format'"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": ["amytis"]}, "the game is named by a text, not ['amytis']"),
        ({"players": None}, "a record needs 'players'"),
        ({"players": "Ana"}, "players are a list of names, not 'Ana'"),
        ({"players": ["Ana", 2]}, "a player's name is one line of text, not 2"),
        ({"players": ["Ana", "\ud800"]}, "a player's name is one line of text, not '\\ud800'"),
        ({"players": ["Ana", "\u001b[2J"]}, "a player's name is one line of text"),
        ({"players": ["Ana"] * 1000}, "amytis is for 2 players, not 1000"),
        ({"options": []}, "options are a table"),
        ({"options": {"sides.wall": "B"}}, "options of a record are nested: 'sides.wall'"),
        ({"options": {"speed": 1}}, "amytis has no option speed"),
        ({"options": {"sp\need": 1}}, "amytis has no option sp\\need"),
        ({"options": {"sides": DEEP}}, "amytis has no option sides"),
        ({"options": {"second_player_projects": True}}, "option second_player_projects is one of 2, 3, not True"),
        ({"setup": None}, "a record needs either 'setup' or 'seed'"),
        ({"seed": 1}, "a record needs either 'setup' or 'seed'"),
        ({"setup": None, "seed": -1}, "a seed is a whole number from 0 to 2^64 - 1, not -1"),
        ({"setup": None, "seed": 1.0}, "a seed is a whole number from 0 to 2^64 - 1, not 1.0"),
        ({"setup": None, "seed": "1"}, "a seed is a whole number from 0 to 2^64 - 1, not '1'"),
        ({"setup": []}, "the set-up is a table, not []"),
        ({"setup": {}}, "first_player"),
        ({"actions": None}, "a record needs 'actions'"),
        ({"actions": "a1 a1"}, "actions are a list of texts, not 'a1 a1'"),
        ({"actions": [7]}, "ply 0: 7 is not an action"),
        ({"actions": ["b9 b9"]}, "ply 0: 'b9 b9' is not an action of this game"),
        ({"actions": ["score"]}, "ply 0: 'score' is not legal"),
        ({"note": "x" * 100_000}, "a record has no 'note'"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_an_invalid_record_is_refused(
    command: str, changes: dict[str, Any], why: str, run: Run, changed: Callable[..., Path]
) -> None:
    assert_refused(run(command, changed(**changes)), why)


def test_a_long_message_is_cut_in_its_middle(run: Run, changed: Callable[..., Path]) -> None:
    outcome = run("replay", changed(actions=["x" * 100_000]))
    assert_refused(outcome, "xxx' is not an action of this game")
    assert outcome.err.startswith("semiramis: ply 0: 'xxx")
    assert len(outcome.err) < 500


def test_a_ply_that_the_record_does_not_have_is_refused(run: Run, played: Callable[..., Path]) -> None:
    path = played("amytis")
    last = len(json.loads(path.read_text())["actions"])
    assert_refused(run("show", path, "--ply", last + 1), f"the record has plies 0 to {last}, not {last + 1}")
