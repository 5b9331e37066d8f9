from __future__ import annotations

import gzip
import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from semiramis.games import GAMES
from tests.cli.conftest import Run

FIXTURES = Path(__file__).parent.parent / "games" / "fixtures"


def conformance_games() -> list[Any]:
    """Return every fourth game; the tests of the engines play them all."""
    games = []
    for fixture in sorted(FIXTURES.glob("*.jsonl.gz")):
        lines = gzip.decompress(fixture.read_bytes()).decode().splitlines()
        games += [
            pytest.param(line, id=f"{fixture.name}-{number}") for number, line in enumerate(lines) if number % 4 == 0
        ]
    return games


def test_every_game_has_conformance_games() -> None:
    assert {fixture.name for fixture in FIXTURES.glob("*.jsonl.gz")} == {f"{name}.jsonl.gz" for name in GAMES}


@pytest.mark.parametrize("line", conformance_games())
def test_steps_print_every_position_of_a_conformance_game(line: str, run: Run, tmp_path: Path) -> None:
    expected = json.loads(line)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(expected["record"]))
    outcome = run("replay", path, "--steps")
    assert (outcome.code, outcome.err) == (0, "")
    *steps, end = [json.loads(line) for line in outcome.lines]
    assert [step["ply"] for step in steps] == list(range(len(expected["steps"])))
    # The conformance games tell the scores of some positions only.
    assert [{key: step[key] for key in told} for step, told in zip(steps, expected["steps"], strict=True)] == expected[
        "steps"
    ]
    assert end == {"over": True, **{key: expected[key] for key in ("scores", "winners", "breakdown")}}


@pytest.mark.parametrize("game", ["amytis", "babylon"])
def test_each_line_of_steps_has_its_keys_in_the_order_of_the_format(
    game: str, run: Run, played: Callable[..., Path]
) -> None:
    *steps, end = [json.loads(line) for line in run("replay", played(game), "--steps").lines]
    assert {tuple(step) for step in steps} == {("ply", "player", "legal", "action", "scores")}
    assert tuple(end) == ("over", "scores", "winners", "breakdown")
    assert all(step["legal"] == sorted(step["legal"]) for step in steps)


def test_steps_of_an_unfinished_record_end_with_its_last_action(run: Run, changed: Callable[..., Path]) -> None:
    whole = run("replay", changed(), "--steps").lines
    actions = [json.loads(line)["action"] for line in whole[:5]]
    outcome = run("replay", changed(actions=actions), "--steps")
    assert (outcome.code, outcome.lines) == (0, whole[:5])


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("nonsense", "'nonsense' is not an action of this game"),
        ("score", "'score' is not legal"),
        ("\u001b[31m\n", "is not an action of this game"),
    ],
)
def test_output_ends_at_an_illegal_action_which_is_named(
    action: str, why: str, run: Run, changed: Callable[..., Path]
) -> None:
    whole = run("replay", changed(), "--steps").lines
    actions = [json.loads(line)["action"] for line in whole[:-1]]
    actions[3] = action
    outcome = run("replay", changed(actions=actions), "--steps")
    assert (outcome.code, outcome.lines) == (2, whole[:3])
    assert outcome.err.startswith("semiramis: ply 3: ")
    assert why in outcome.err
    assert outcome.err.count("\n") == 1
    assert "\u001b" not in outcome.err


def test_an_action_after_the_end_is_refused_and_no_result_is_printed(run: Run, changed: Callable[..., Path]) -> None:
    whole = run("replay", changed(), "--steps").lines
    actions = [json.loads(line)["action"] for line in whole[:-1]]
    outcome = run("replay", changed(actions=[*actions, "a1 a1"]), "--steps")
    assert (outcome.code, outcome.lines) == (2, whole[:-1])
    assert outcome.err.startswith(f"semiramis: ply {len(actions)}: 'a1 a1' is not legal")


def test_a_record_may_come_from_standard_input(
    run: Run, played: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = played("amytis")
    from_file = run("replay", path, "--steps")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(path.read_bytes())))
    assert run("replay", "-", "--steps") == from_file


def test_a_record_with_a_seed_replays_like_one_with_its_set_up(run: Run, tmp_path: Path) -> None:
    record = json.loads(run("new", "amytis", "--seed", 42).out)
    actions = ["a1 a1"]
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record | {"actions": actions}))
    with_setup = run("replay", path, "--steps")
    del record["setup"]
    path.write_text(json.dumps(record | {"seed": 42, "actions": actions}))
    assert run("replay", path, "--steps") == with_setup
    assert len(with_setup.lines) == 1


@pytest.mark.parametrize("game", ["amytis", "babylon"])
def test_the_summary_has_every_line_of_the_score_and_who_won(game: str, run: Run, played: Callable[..., Path]) -> None:
    path = played(game)
    end = json.loads(run("replay", path, "--steps").lines[-1])
    summary = run("replay", path).out
    for seat, breakdown in enumerate(end["breakdown"]):
        for name, points in breakdown.items():
            line = next(line for line in summary.splitlines() if line.strip().startswith(name.replace("_", " ")))
            assert line.split()[seat - len(end["breakdown"])] == str(points)
    score = next(line for line in summary.splitlines() if line.strip().startswith("score"))
    assert score.split()[1:] == [str(points) for points in end["scores"]]
    assert summary.count("★") == len(end["winners"])
