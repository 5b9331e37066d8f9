"""Bots as programs: the questions that they get, and what happens if they misbehave."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from semiramis.ai.arena.play import play
from semiramis.ai.program import ProgramFailed, question, read_answer
from semiramis.games import get_game
from semiramis.games.record import Match
from semiramis.games.rng import Rng
from tests.ai.arena.contests import contest, strange, timeless
from tests.server.hidden import hidden_sequences, redrawn

pytestmark = pytest.mark.slow

SECONDS = 60.0
"""Seconds; long enough for any machine. Tests of programs that stall set their own limit."""


def match_at(game: str, plies: int, seed: int) -> Match:
    match, rng = Match.new(get_game(game), ["a", "b"], seed=seed), Rng(seed)
    while len(match.record.actions) < plies:
        match.play(match.state.random_action(rng))
    return match


@pytest.mark.parametrize("game", ["amytis", "babylon"])
@pytest.mark.parametrize("plies", [0, 1, 7, 20, 40])
def test_a_question_contains_no_hidden_information(game: str, plies: int) -> None:
    match = match_at(game, plies, seed=plies)
    asked = json.dumps(question(match, 1.5))
    other = redrawn(match.record, seed=99)
    assert other.setup != match.record.setup
    assert json.dumps(question(Match.of(other), 1.5)) == asked  # to the byte, whatever is hidden
    assert "setup" not in asked
    assert "seed" not in asked
    assert not [mark for mark in hidden_sequences(match.record) if mark in asked]


def test_a_question_contains_all_that_a_player_knows() -> None:
    match = match_at("babylon", 12, seed=1)
    asked = question(match, 2.0)
    assert asked.keys() == {"game", "seat", "time_left", "legal", "view", "record"}
    assert asked["seat"] == match.state.player
    assert asked["legal"] == match.state.legal_notations()
    assert asked["view"] == match.state.view(match.state.player)
    assert asked["record"] == {"players": ["a", "b"], "options": match.record.options, "actions": match.record.actions}


@pytest.mark.parametrize(
    "line", ["dig a1", '"dig a1"', '{"action": "dig a1"}', "  dig a1\r", '{"action":"dig a1","x":1}']
)
def test_an_answer_is_the_notation_bare_or_as_json(line: str) -> None:
    assert read_answer(line.encode() + b"\n") == "dig a1"


@pytest.mark.parametrize(
    "line", [b"", b"\xff", b'{"action"', b"{}", b'{"action": null}', b'{"action": ["dig a1"]}', b'""']
)
def test_an_answer_without_an_action_is_an_error(line: bytes) -> None:
    with pytest.raises(ProgramFailed, match="it answered"):
        read_answer(line + b"\n")


def test_a_program_that_behaves_plays_the_same_game_every_time() -> None:
    of = contest(strange("plays"), "random", seconds=SECONDS)
    played = play(of, 1)
    assert played.failure is None
    assert timeless(play(of, 1)) == timeless(played)


@pytest.mark.parametrize("how", ["chatters", "plays"])
def test_standard_error_of_a_program_is_not_read_as_answers(how: str) -> None:
    assert play(contest(strange(how), "random", seconds=SECONDS), 0).failure is None


@pytest.mark.parametrize(
    ("how", "reason"),
    [
        ("crashes", "it ended with code 1: 'ZeroDivisionError: on purpose'"),
        ("ends", "it ended with code 0"),
        ("is killed", "it was ended by SIGKILL"),
        ("talks nonsense", "'I resign' is not an action of this game"),
        ("says nothing", "it answered without an action: ''"),
        ("is illegal", "d9' is not an action of this game"),
        ("is out of turn", "is not legal"),
        ("breaks JSON", "it answered nonsense: '{\"action\":'"),
        ("has no action", "it answered without an action"),
        ("has a number", "it answered without an action"),
        ("is binary", "it answered nonsense"),
        ("never ends", "its answer is longer than 10000 bytes"),
    ],
)
def test_a_program_that_misbehaves_loses_with_a_reason(how: str, reason: str) -> None:
    played = play(contest(strange(how), "random", seconds=SECONDS), 0)
    assert played.failure is not None
    assert reason in played.failure.reason
    assert played.failure.seat == 0
    assert played.winners == [1]


@pytest.mark.parametrize("how", ["stalls", "closes"])
def test_a_program_that_does_not_answer_in_time_loses(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # The first two answers take no time to speak of once it has started, and the first turn has longer for that.
    monkeypatch.setattr("semiramis.ai.arena.play.START_SECONDS", SECONDS)
    played = play(contest(strange(how), "random", seconds=0.5), 0)
    assert played.failure is not None
    assert played.failure.reason == "it did not answer in time"
    assert played.longest[0] < SECONDS


def test_a_program_that_cannot_be_started_loses(tmp_path: Path) -> None:
    broken = tmp_path / "bot"
    broken.write_text("#!/nowhere/interpreter\n")
    broken.chmod(0o755)
    played = play(contest(f"cmd:{broken}", "random"), 1)
    assert played.failure is not None
    assert played.failure.seat == 1
    assert played.failure.reason.startswith("it does not start: ")


def test_a_program_and_its_child_processes_end_with_the_game(tmp_path: Path) -> None:
    # The shell waits for its child: without killing both, one of them would live on.
    pids = tmp_path / "pids"
    script = f"sleep 1000 & echo $$ $! > {pids}; echo nonsense; cat > /dev/null"
    played = play(contest(f"cmd:sh -c '{script}'", "random", seconds=SECONDS), 0)
    assert played.failure is not None
    for pid in map(int, pids.read_text().split()):
        # It was signalled, but a child of a child cannot be waited for: on a busy machine it may take a moment.
        deadline = time.monotonic() + SECONDS
        while not ended(pid):
            assert time.monotonic() < deadline, f"process {pid} lives on"
            time.sleep(0.01)


def ended(pid: int) -> bool:
    """Return whether a process has ended; it may still be a zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):  # before, or while it was read
        return True


def test_a_question_that_is_larger_than_a_pipe_reaches_a_program() -> None:
    # Babylon has thousands of legal actions at times.
    played = play(contest(strange("plays"), "random", game="babylon", seconds=SECONDS), 0)
    assert played.failure is None
