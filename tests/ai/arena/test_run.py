"""The arena from Python: `run_arena`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from semiramis.ai.arena import run_arena
from semiramis.ai.arena.arena import Arena
from semiramis.ai.arena.contest import BadContest
from semiramis.ai.spec import BadSpec
from semiramis.games.game import GameError


def test_an_arena_in_a_folder_is_continued(tmp_path: Path) -> None:
    steps: list[int] = []

    def progress(arena: Arena) -> None:
        steps.append(len(arena.results))

    first = run_arena("amytis", ["novice", "random"], 4, processes=1, folder=tmp_path, progress=progress)
    again = run_arena("amytis", ["novice", "random"], 6, processes=1, folder=tmp_path, progress=progress)
    assert steps == [0, 1, 2, 3, 4, 4, 5, 6]
    assert [game.number for game in again.games] == list(range(6))
    assert again.games[:4] == first.games
    assert json.loads((tmp_path / "results.json").read_text()) == json.loads(json.dumps(again.as_json()))
    assert (tmp_path / "results.md").read_text() == str(again)


def test_a_sequential_test_is_decided() -> None:
    results = run_arena("amytis", ["novice", "random"], 1000, sprt=(0, 200), processes=1)
    assert results.trial is not None
    assert results.trial.verdict is True
    assert len(results.games) == results.trial.games < 100


def test_players_options_and_seed_are_used() -> None:
    bots = ["novice", "random", "random"]
    results = run_arena(
        "babylon", bots, 3, players=3, options={"bridge_gap": "ground"}, seed=7, seconds=60, processes=1
    )
    contest = results.standings.contest
    assert (contest.players, contest.options["bridge_gap"], contest.seed, contest.seconds) == (3, "ground", 7, 60)
    assert {bot: standing.games for bot, standing in results.standings.bots.items()} == {"novice": 3, "random": 6}


@pytest.mark.parametrize(
    ("game", "bots", "facts", "error", "why"),
    [
        ("chess", ["random", "novice"], {}, GameError, "there is no game 'chess'"),
        ("amytis", ["random"], {}, BadContest, "two different bots"),
        ("amytis", {"a": "random", "b": "best"}, {}, BadSpec, "there is no bot 'best'"),
        ("amytis", ["random", "novice"], {"players": 3}, GameError, "for 2 players, not 3"),
        ("amytis", ["random", "novice"], {"processes": 0}, BadContest, "must be 1 or more"),
        ("amytis", ["random", "novice", "greedy"], {"sprt": (0, 20)}, BadContest, "for two bots"),
    ],
)
def test_invalid_arguments_are_refused(
    game: str, bots: list[str], facts: dict[str, object], error: type[GameError], why: str
) -> None:
    with pytest.raises(error, match=why):
        run_arena(game, bots, 2, **facts)  # type: ignore[arg-type]
