"""Contests give the same games in one process, in several, on a cluster, and when continued."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from semiramis.ai.arena import cluster as cluster_module
from semiramis.ai.arena.arena import Arena
from semiramis.ai.arena.cluster import Cluster, NoCluster
from semiramis.ai.arena.contest import BadContest, Contest
from semiramis.ai.arena.journal import Journal
from semiramis.ai.arena.play import Failure, Result, play
from semiramis.ai.arena.pool import Place, Pool, play_apart
from semiramis.ai.arena.sprt import Trial
from semiramis.ai.arena.standings import Standings
from semiramis.ai.arena.worker import play_json
from tests.ai.arena.contests import contest, strange, timeless

pytestmark = pytest.mark.slow

CONTEST = contest("novice", "random", strange("crashes"), seed=2, seconds=60.0)
GAMES = 12
DEADLY = Path(__file__).with_name("crashing_bots.py")


def quietly() -> None:
    pass


def games_of(place: Place, folder: Path, of: Contest = CONTEST, games: int = GAMES) -> dict[int, dict[str, Any]]:
    with Journal(folder, of) as journal, place:
        arena = Arena(journal, games)
        arena.play(place, quietly)
        return {number: timeless(result) for number, result in sorted(arena.results.items())}


@pytest.fixture(scope="module")
def expected() -> dict[int, dict[str, Any]]:
    return {number: timeless(play(CONTEST, number)) for number in range(GAMES)}


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_games_are_the_same_in_any_number_of_processes(
    jobs: int, tmp_path: Path, expected: dict[int, dict[str, Any]]
) -> None:
    assert games_of(Pool(jobs), tmp_path) == expected


CRASHING = """
import json, os, sys
from pathlib import Path
from semiramis.ai.arena import worker
mark = Path(sys.argv[1])
for line in sys.stdin:
    request = json.loads(line)
    if request["number"] == 1 and (sys.argv[2] == "always" or not mark.exists()):
        mark.write_text("")
        os.kill(os.getpid(), 11)
    print(json.dumps(worker.play_json(request["contest"], request["number"])), flush=True)
"""


def crashing(mark: Path, how: str) -> Pool:
    return Pool(2, (sys.executable, "-c", CRASHING, str(mark), how))


def test_a_game_whose_process_crashes_is_played_again(tmp_path: Path, expected: dict[int, dict[str, Any]]) -> None:
    assert games_of(crashing(tmp_path / "mark", "once"), tmp_path / "games") == expected
    assert (tmp_path / "mark").exists()


def test_a_game_that_always_crashes_is_reported_and_its_deal_is_left_out(tmp_path: Path) -> None:
    of = contest("novice", "random")
    played = games_of(crashing(tmp_path / "mark", "always"), tmp_path / "games", of, 6)
    assert list(played) == list(range(6))
    assert played[1]["failure"] == {"seat": None, "reason": "the process that played it ended with code -11"}
    with Journal(tmp_path / "games", of) as journal:
        standings = Standings(of, journal.results)
        assert standings.games == 4
        assert [result.number for result in standings.unplayed] == [1]
    # Another arena tries it once more.
    again = games_of(Pool(1), tmp_path / "games", of, 6)
    assert again[1] == timeless(play(of, 1))
    with Journal(tmp_path / "games", of) as journal:
        assert Standings(of, journal.results).games == 6


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("Segfault", "its process was ended by SIGSEGV"),
        ("Kill", "its process was ended by SIGKILL"),
        ("Exit", "its process ended with code 3"),
        ("SysExit", "SystemExit: 3"),
        ("Stillborn", "cannot be made for amytis: ZeroDivisionError: never made"),
    ],
)
def test_a_python_bot_that_ends_its_process_loses_the_game(bot: str, reason: str, tmp_path: Path) -> None:
    # The deal was dropped: a bot could die in the games that it was about to lose.
    dying = f"py:{DEADLY}:{bot}"
    of = contest(dying, "random")
    played = games_of(Pool(2), tmp_path, of, 4)
    for number, result in played.items():
        seat = result["seats"].index(dying)
        assert result["failure"]["seat"] == seat, number
        assert result["failure"]["reason"].endswith(reason)
        assert result["winners"] == [1 - seat]
        assert bool(result["record"]["actions"]) == (bot != "Stillborn")
    with Journal(tmp_path, of) as journal:
        standings = Standings(of, journal.results)
        assert standings.games == 4
        assert standings.bots[dying].losses == standings.bots[dying].failures == 4


def test_a_python_bot_that_does_not_return_loses_the_game(tmp_path: Path) -> None:
    # The arena waited for ever.
    endless = f"py:{DEADLY}:Endless"
    played = games_of(Pool(2), tmp_path, contest("me", "random", seconds=1.0, labels={"me": endless}), 2)
    for result in played.values():
        seat = result["seats"].index("me")
        assert result["failure"] == {"seat": seat, "reason": "it did not answer in time"}
        assert result["winners"] == [1 - seat]


def test_a_game_in_a_separate_process_is_the_same_game() -> None:
    of = contest("novice", f"py:{DEADLY}:Segfault")
    played = Result.from_json(play_apart(of.as_json(), 1))
    assert played.failure == Failure(0, "its process was ended by SIGSEGV")
    assert play_apart(CONTEST.as_json(), 0)["record"] == play(CONTEST, 0).record


def test_the_arena_gives_up_if_no_game_can_be_played(tmp_path: Path) -> None:
    with pytest.raises(BadContest, match="no game can be played: the process that played it ended with code 3"):
        games_of(Pool(2, (sys.executable, "-c", "import sys; sys.exit(3)")), tmp_path, contest(), 1000)


def test_a_continued_contest_plays_only_the_missing_games(tmp_path: Path) -> None:
    of = contest("novice", "random")
    games_of(Pool(1), tmp_path, of, 4)
    before = (tmp_path / "games.jsonl").read_bytes()
    games_of(Pool(1), tmp_path, of, 8)
    after = (tmp_path / "games.jsonl").read_bytes()
    assert after.startswith(before)
    assert after.count(b"\n") == 8
    assert len(games_of(Pool(1), tmp_path, of, 4)) == 4


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_trial_stops_early_with_the_same_games_in_any_number_of_processes(jobs: int, tmp_path: Path) -> None:
    of = contest("novice", "random", seed=3)
    trial = Trial(of, 0, 200)
    with Journal(tmp_path, of) as journal, Pool(jobs) as pool:
        arena = Arena(journal, 400, trial)
        arena.play(pool, quietly)
        assert trial.verdict is True
        assert len(arena.results) == trial.games == trial_alone(of)
        # With two processes one may be far ahead while the other one starts: what it played does not count.
        assert len(journal.results) == trial.games if jobs == 1 else len(journal.results) >= trial.games


def trial_alone(of: Contest) -> int:
    trial = Trial(of, 0, 200)
    results: dict[int, Result] = {}
    while not trial.look(results):
        results[len(results)] = play(of, len(results))
    return trial.games


# The cluster


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """Start a Dask scheduler with two worker processes, as on a real cluster; return its address."""
    from distributed import LocalCluster

    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0", host="127.0.0.1"
    ) as local:
        yield local.scheduler_address


def test_the_games_are_the_same_on_a_cluster(
    scheduler: str, tmp_path: Path, expected: dict[int, dict[str, Any]]
) -> None:
    assert games_of(Cluster(scheduler), tmp_path) == expected


def test_a_game_whose_worker_of_the_cluster_is_killed_is_played_again(
    scheduler: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, expected: dict[int, dict[str, Any]]
) -> None:
    mark = tmp_path / "mark"

    def play_or_die(of: dict[str, Any], number: int) -> dict[str, Any]:
        if number == 1 and not mark.exists():
            mark.write_text("")
            os._exit(1)
        return play_json(of, number)

    monkeypatch.setattr(cluster_module, "play_json", play_or_die)
    assert games_of(Cluster(scheduler), tmp_path / "games") == expected
    assert mark.exists()


def test_a_game_that_fails_on_the_cluster_is_reported(
    scheduler: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(of: dict[str, Any], number: int) -> dict[str, Any]:
        raise ZeroDivisionError(f"game {number}")

    monkeypatch.setattr(cluster_module, "play_json", fail)
    played = games_of(Cluster(scheduler), tmp_path, contest(), 2)
    assert played[1]["failure"] == {"seat": None, "reason": "ZeroDivisionError: game 1"}


def test_a_lost_scheduler_is_reported_and_finished_games_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from distributed import LocalCluster

    monkeypatch.setattr(cluster_module, "SECONDS", 3)  # so long is waited for it to come back

    of = contest()
    with (
        LocalCluster(  # type: ignore[no-untyped-call]
            n_workers=1, threads_per_worker=1, processes=False, protocol="tcp", dashboard_address=":0", host="127.0.0.1"
        ) as local,
        Journal(tmp_path, of) as journal,
        pytest.raises(NoCluster, match="is gone"),
        Cluster(local.scheduler_address) as cluster,
    ):
        Arena(journal, 10_000).play(cluster, local.close)
    with Journal(tmp_path, of) as journal:
        assert journal.results
        assert not Standings(of, journal.results).unplayed


def test_a_cluster_with_other_bots_is_refused(scheduler: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_module, "fingerprint", lambda: f"of process {os.getpid()}")
    with pytest.raises(NoCluster, match="another version of the bots"), Cluster(scheduler):
        pass


def test_a_missing_cluster_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_module, "SECONDS", 0.5)
    with (
        pytest.raises(NoCluster, match="cannot reach a Dask scheduler at tcp:"),
        Cluster("tcp://127.0.0.1:9"),
    ):
        pass


def test_without_dask_the_error_names_the_package_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NoCluster, match=r"pip install 'semiramis\[dask\]'"), Cluster("tcp://127.0.0.1:9"):
        pass


def test_a_worker_does_not_import_slow_packages() -> None:
    code = "import sys, semiramis.ai.arena.worker; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"rich", "distributed", "litestar", "sqlalchemy", "msgspec"} & set(loaded)
