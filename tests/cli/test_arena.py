"""The command `semiramis arena`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from semiramis.ai.arena.contest import BadContest
from semiramis.cli import arena
from tests.cli.conftest import Run
from tests.cli.test_refusals import assert_refused

SECONDS = 60


def test_results_are_printed_and_saved(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "match"
    outcome = run("arena", "amytis", "--bot", "random", "--bot", "novice", "--games", 5, "--jobs", 1, "--out", folder)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.lines[0].strip() == "amytis, 2 players: 6 games on 3 deals"
    assert outcome.lines[-1] == f"Every game and the results are in {folder}"
    told = json.loads((folder / "results.json").read_text())
    assert told["games"] == 6
    assert {bot["bot"] for bot in told["bots"]} == {"random", "novice"}
    table = {row[0]: row[1:] for row in map(str.split, outcome.lines) if row}
    for bot in told["bots"]:
        # In 80 columns, too, where the name of a bot and its Elo were cut off.
        assert [int(cell) for cell in table[bot["bot"]][:3]] == [6, bot["wins"], bot["losses"]]
        assert table[bot["bot"]][-1] == f"{bot['elo']['value']:+.0f}"
    assert sorted(path.name for path in folder.iterdir()) == [
        "contest.json",
        "games.jsonl",
        "results.json",
        "results.md",
        "results.svg",
    ]


def test_bots_are_named_before_or_behind_options(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(game: str, bots: list[str], games: int, **_: object) -> None:
        raise BadContest(f"{game} {bots} {games}")

    monkeypatch.setattr(arena, "run_arena", refuse)
    for arguments in (
        ["random", "novice", "--games", 4],
        ["--games", 4, "random", "novice"],
        ["random", "--games", 4, "--bot", "novice"],
    ):
        assert_refused(run("arena", "amytis", *arguments), "amytis ['random', 'novice'] 4")
    assert_refused(run("arena", "amytis", "random", "novice"), "amytis ['random', 'novice'] 100")
    assert_refused(run("arena", "amytis", "--game", 4, "novice"), "--game 4 novice")
    assert_refused(run("arena", "amytis", "--games", 4, "random", "--bad", "novice"), "arguments: --bad novice")


def test_four_seats_take_one_bot_once_and_another_three_times(run: Run, tmp_path: Path) -> None:
    bots = ["--bot", "novice", *["--bot", "random"] * 3]
    outcome = run(
        *("arena", "babylon", "--players", 4, *bots, "--games", 8, "--jobs", 1, "--out", tmp_path),
        *("--option", "bridge_gap=ground", "--seed", 5),
    )
    assert outcome.code == 0
    games = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert sorted(game["seats"].index("novice") for game in games) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert {game["record"]["options"]["bridge_gap"] for game in games} == {"ground"}


def test_labels_name_the_bots_in_tables_files_and_plots(run: Run, tmp_path: Path) -> None:
    bots = ["--bot", "quick=novice", "--bot", "other one=cmd:env A=1 false"]
    outcome = run("arena", "amytis", *bots, "--games", 2, "--jobs", 1, "--out", tmp_path)
    assert outcome.code == 0
    assert "quick is novice\nother one is cmd:env A=1 false\n" in outcome.out
    assert "other one failed in 2 games: it ended with code 1" in outcome.out
    told = json.loads((tmp_path / "results.json").read_text())
    assert [(bot["bot"], bot["spec"]) for bot in told["bots"]] == [
        ("quick", "novice"),
        ("other one", "cmd:env A=1 false"),
    ]
    games = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert {*games[0]["seats"]} == {*games[0]["record"]["players"]} == {"quick", "other one"}
    assert "| quick | 2 |" in (tmp_path / "results.md").read_text()
    assert ">other one</text>" in (tmp_path / "results.svg").read_text()


def test_a_bot_plays_against_itself(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("arena", "amytis", "--bot", "novice", "--bot", "novice", "--games", 4, "--jobs", 1).code == 0
    told = json.loads((tmp_path / "arena-amytis-2-novice_1-novice_2" / "results.json").read_text())
    assert {bot["bot"]: bot["spec"] for bot in told["bots"]} == {"novice#1": "novice", "novice#2": "novice"}
    assert [bot["games"] for bot in told["bots"]] == [4, 4]


def test_two_labels_of_one_bot_are_two_bots(run: Run, tmp_path: Path) -> None:
    bots = ["--bot", "a=random", "--bot", "b=random", "--bot", "b=random", "--players", 3]
    assert run("arena", "babylon", *bots, "--games", 3, "--jobs", 1, "--out", tmp_path).code == 0
    told = json.loads((tmp_path / "results.json").read_text())
    assert {bot["bot"]: bot["games"] for bot in told["bots"]} == {"a": 3, "b": 6}


def test_a_folder_is_named_after_the_match(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("arena", "amytis", "--bot", "random", "--bot", "novice", "--games", 2, "--jobs", 1).code == 0
    assert (tmp_path / "arena-amytis-2-random-novice" / "results.json").exists()


def test_a_second_run_plays_only_what_is_missing(run: Run, tmp_path: Path) -> None:
    arguments = ["arena", "amytis", "--bot", "random", "--bot", "novice", "--jobs", 1, "--out", tmp_path, "--games"]
    first = run(*arguments, 4)
    games = (tmp_path / "games.jsonl").read_bytes()
    assert run(*arguments, 4).out == first.out
    assert (tmp_path / "games.jsonl").read_bytes() == games
    run(*arguments, 6)
    assert (tmp_path / "games.jsonl").read_bytes().startswith(games)
    assert_refused(run(*arguments, 4, "--seed", 1), f"{tmp_path} holds another contest: its seed is 0, not 1")


def test_a_sequential_test_stops_early(run: Run, tmp_path: Path) -> None:
    bots = ["--bot", "novice", "--bot", "random", "--games", 1000, "--jobs", 1, "--out", tmp_path]
    outcome = run("arena", "amytis", *bots, "--sprt", 0, 200)
    assert "Sequential test: novice is stronger: 200 Elo are likelier than 0 (LLR +" in outcome.out
    told = json.loads((tmp_path / "results.json").read_text())
    assert told["games"] < 100
    assert told["sprt"]["stronger"] is True


def test_a_failing_bot_is_reported_with_its_reason(run: Run, tmp_path: Path) -> None:
    bots = ["--bot", "random", "--bot", "cmd:false", "--games", 2, "--jobs", 1, "--out", tmp_path]
    outcome = run("arena", "amytis", *bots)
    assert outcome.code == 0
    assert "cmd:false failed in 2 games: it ended with code 1" in outcome.out


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("amytis --games 2", "a contest needs two different bots"),
        ("amytis --bot random --games 2", "a contest needs two different bots"),
        ("amytis --bot a=random --bot a=random --games 2", "a contest needs two different bots"),
        ("amytis --bot a=random --bot a=novice --games 2", "'a' names two bots, 'random' and 'novice'"),
        ("amytis --bot random --bot greedy=novice --games 2", "'greedy' is the name of another bot"),
        ("amytis --bot random --bot =novice --games 2", "a label is up to 32 letters"),
        ("amytis --bot random --bot a=best --games 2", "there is no bot 'best'; there are random, "),
        ("amytis --bot random --bot novice --games 0", "'0' is not a whole number of at least 1"),
        ("amytis --bot random --bot best --games 2", "there is no bot 'best'; there are random, "),
        ("amytis --bot random --bot cmd: --games 2", "cmd: needs a command"),
        ("amytis --bot random --bot py:nowhere:Bot --games 2", "'py:nowhere:Bot': there is no module nowhere"),
        ("amytis --bot random --bot cmd:/nowhere/x --games 2", "there is no program '/nowhere/x' that can be run"),
        ("amytis --bot random --bot novice --games 2 --players 3", "amytis is for 2 players, not 3"),
        ("amytis --bot random --bot novice --games 2 --jobs 0", "'0' is not a whole number of at least 1"),
        ("amytis --bot random --bot novice --games 2 --sprt 5", "--sprt takes two Elos or none, not 1"),
        ("amytis --bot random --bot novice --games 2 --sprt 9 3", "the smaller first, not 9 3"),
        ("amytis --bot random --bot novice --games 2 --sprt x 3", "'x' is not an Elo"),
        ("amytis --bot random --bot novice --bot greedy --games 2 --sprt", "a sequential test is for two bots"),
        ("amytis --bot random --bot novice --games 2 --seconds never", "'never' is not a number of seconds"),
        ("amytis --bot random --bot novice --games 2 --out /dev/null/x", "cannot write into /dev/null/x"),
        ("amytis --bot random --bot novice --games 2 --dask nowhere", "cannot reach a Dask scheduler at nowhere"),
        ("chess --bot random --bot novice --games 2", "there is no game 'chess'"),
    ],
)
def test_invalid_arguments_are_refused(
    line: str, why: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("semiramis.ai.arena.cluster.SECONDS", 0.5)
    assert_refused(run("arena", *line.split()), why)
    assert not list(tmp_path.rglob("results*"))


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_an_interrupted_arena_continues_with_the_missing_games(how: signal.Signals, tmp_path: Path, run: Run) -> None:
    # The bot of one seat waits for good in its fourth game, which is when the arena is stopped.
    count = tmp_path / "games-begun"
    count.write_text("")
    bot = tmp_path / "bot.py"
    bot.write_text(
        "import json, sys, threading\n"
        f"with open({str(count)!r}, 'a+') as begun:\n"
        "    begun.write('x'); begun.flush(); begun.seek(0)\n"
        "    late = len(begun.read()) > 3\n"
        "for line in sys.stdin:\n"
        "    if late and sys.argv[1] == 'waits':\n"
        "        threading.Event().wait()\n"
        "    print(json.loads(line)['legal'][0], flush=True)\n"
    )
    link = tmp_path / "mode"
    command = f"cmd:sh -c '{sys.executable} {bot} $(cat {link})'"
    folder = tmp_path / "match"
    arguments = ["arena", "amytis", "--bot", "random", "--bot", command, "--games", "6", "--out", str(folder)]
    arguments += ["--seconds", "600", "--jobs", "1"]
    link.write_text("waits")
    with subprocess.Popen([sys.executable, "-m", "semiramis", *arguments], stderr=subprocess.PIPE, text=True) as arena:
        wait_for(folder / "games.jsonl", lines=3)
        arena.send_signal(how)
        _, errors = arena.communicate(timeout=SECONDS)
    if how == signal.SIGINT:
        assert errors == "semiramis: stopped after 3 of 6 games; the same command goes on from there\n"
        assert arena.returncode == 130
    kept = (folder / "games.jsonl").read_bytes()
    assert kept.count(b"\n") == 3
    (folder / "games.jsonl").write_bytes(kept + kept[:50])  # as a crash may leave it
    link.write_text("plays")
    assert run(*arguments).code == 0
    assert (folder / "games.jsonl").read_bytes().startswith(kept)
    told = json.loads((folder / "results.json").read_text())
    assert told["games"] == 6
    assert told["failures"] == []


def wait_for(path: Path, lines: int) -> None:
    """Wait until a file has this number of lines; fail if it takes longer than SECONDS."""
    pause = threading.Event()
    for _ in range(100 * SECONDS):
        if path.exists() and path.read_bytes().count(b"\n") >= lines:
            return
        pause.wait(0.01)
    raise AssertionError(f"{path} has never had {lines} lines")


def test_a_killed_arena_leaves_no_process_behind(tmp_path: Path) -> None:
    # All of them have the write end of this pipe: it ends when the last of them has.
    reading, writing = os.pipe()
    bot = f"cmd:sh -c 'echo > {tmp_path}/begun; sleep 1000'"
    arguments = ["arena", "amytis", "--bot", "random", "--bot", bot, "--games", "2", "--out", str(tmp_path / "m")]
    command = [sys.executable, "-m", "semiramis", *arguments, "--seconds", "600", "--jobs", "1"]
    with subprocess.Popen(command, stdout=writing, stderr=writing) as arena:
        os.close(writing)
        wait_for(tmp_path / "begun", lines=1)
        arena.kill()
    with open(reading, "rb") as pipe:
        assert pipe.read() == b""
