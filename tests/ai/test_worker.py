"""The worker process of bots: one line of answer for each line of request."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

from semiramis.games import get_game
from semiramis.games.record import Match
from semiramis.games.rng import Rng

SECONDS = 60
"""A test that takes longer fails: long enough for any machine."""


def start(module: str, **options: Any) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", module], stdin=subprocess.PIPE, stdout=subprocess.PIPE, **options)


def ask(*lines: object, module: str = "semiramis.ai.worker") -> list[dict[str, Any]]:
    """Send lines to a worker, objects as JSON; return its answers."""
    texts = [line if isinstance(line, bytes) else json.dumps(line).encode() for line in lines]
    with start(module, stderr=subprocess.PIPE) as worker:
        output, errors = worker.communicate(b"".join(text + b"\n" for text in texts), timeout=SECONDS)
    assert worker.returncode == 0, errors
    assert b"Traceback" not in errors
    return [json.loads(line) for line in output.splitlines()]


def match_at(name: str, plies: int) -> Match:
    game = get_game(name)
    match, rng = Match.new(game, ["Ada", "Bo"], seed=3), Rng(4)
    for _ in range(plies):
        match.play(match.state.random_action(rng))
    return match


def request(match: Match, number: int | str = 1, level: str = "novice", seed: int = 5) -> dict[str, Any]:
    return {"id": number, "level": level, "seed": seed, "record": json.loads(match.record.dumps())}


def test_answers_are_turns_in_notation_in_the_order_of_the_requests() -> None:
    matches = [match_at(name, plies) for name in ("babylon", "amytis") for plies in (0, 20)]
    requests = [request(match, n, level) for n, match in enumerate(matches) for level in ("novice", "greedy")]
    answers = ask(*requests)
    assert [answer["id"] for answer in answers] == [0, 0, 1, 1, 2, 2, 3, 3]
    assert ask(*requests) == answers
    for answer in answers:
        match = match_at(*[("babylon", 0), ("babylon", 20), ("amytis", 0), ("amytis", 20)][answer["id"]])
        seat = match.state.player
        assert answer["actions"]
        for action in answer["actions"]:
            match.play(action, seat)
        assert match.state.player != seat


def test_the_worker_hides_hidden_information_from_bots() -> None:
    # The same visible position with other hidden components: the answer is the same.
    match = match_at("amytis", 0)
    other = get_game("amytis").new(seed=3)
    other.shuffle_hidden(Rng(1))
    record = {**json.loads(match.record.dumps()), "setup": get_game("amytis").setup(other)}
    assert record["setup"] != match.record.setup
    requests = [request(match, seed, "greedy", seed) for seed in range(10)]
    assert ask(*requests) == ask(*({**wanted, "record": record} for wanted in requests))


def hint_request(match: Match, seed: int = 5) -> dict[str, Any]:
    return {"id": seed, "hints": True, "seed": seed, "record": json.loads(match.record.dumps())}


def test_hints_are_returned_with_their_reasons() -> None:
    for name in ("babylon", "amytis"):
        match = match_at(name, 9)
        (answer,) = ask(hint_request(match))
        assert answer.keys() == {"id", "hints"}
        assert 1 <= len(answer["hints"]) <= 3
        for one in answer["hints"]:
            assert one.keys() == {"action", "turn", "chance", "margin", "reasons", "actions"}
            assert one["action"] == one["turn"][0]
            assert one["action"] in match.state.legal_notations()
            assert all(reason.keys() == {"code", "facts"} for reason in one["reasons"])
            assert one["actions"][0] == match.state.describe_action(match.state.parse_action(one["action"]))
            assert len(one["actions"]) == len(one["turn"])


def test_the_worker_hides_hidden_information_from_hints() -> None:
    match = match_at("amytis", 0)
    other = get_game("amytis").new(seed=3)
    other.shuffle_hidden(Rng(1))
    record = {**json.loads(match.record.dumps()), "setup": get_game("amytis").setup(other)}
    requests = [hint_request(match, seed) for seed in range(5)]
    answers = ask(*requests, module="tests.ai.misbehaving_worker")
    assert ask(*({**wanted, "record": record} for wanted in requests), module="tests.ai.misbehaving_worker") == answers
    assert len({answer["hints"][0]["reasons"][0]["facts"]["end"] for answer in answers}) == 5  # it is guessed anew


GOOD = request(match_at("amytis", 2))


def test_the_tutor_finds_a_topic_and_reviews_a_turn() -> None:
    for name in ("babylon", "amytis"):
        match = match_at(name, 9)
        after = match.state.clone()
        turn = []
        while after.player == match.state.player:
            turn.append(after.legal_notations()[0])
            after.play(turn[-1])
        record = json.loads(match.record.dumps())
        advice, review = ask(
            {"id": 1, "advice": True, "seed": 5, "record": record},
            {"id": 2, "review": turn, "seed": 5, "record": record},
        )
        assert advice["advice"].keys() == {"topic", "matters"}
        topic = advice["advice"]["topic"]
        assert topic is None or topic.keys() == {"code", "facts"}  # its search is limited by time
        mistake = review["review"]["mistake"]
        if mistake is not None:
            assert mistake.keys() == {"lost_chance", "lost_points", "in_points", "better"}
            assert mistake["better"]["action"] in match.state.legal_notations()


OVER = match_at("amytis", 0)
OVER_RNG = Rng(0)
while not OVER.state.over:
    OVER.play(OVER.state.random_action(OVER_RNG))


NONSENSE: list[tuple[object, int | str | None, str]] = [
    (b"", None, "JSONDecodeError: Expecting value"),
    (b"nonsense", None, "JSONDecodeError: Expecting value"),
    (b'{"id": "\xff"}', None, "UnicodeDecodeError"),
    (b"[" * 100_000, None, "RecursionError"),
    (b"1" * 10_000, None, "ValueError: Exceeds the limit"),
    ([1, 2], None, "BadRequest: a request is a JSON object with id, level, seed, record"),
    (b'{"id": ' + b"[" * 500 + b"]" * 500 + b"}", None, "BadRequest: a request needs 'id'"),
    ({"id": 9}, 9, "BadRequest: a request needs 'level', which is a text"),
    ({**GOOD, "level": ["novice"]}, 1, "BadRequest: a request needs 'level', which is a text"),
    ({**GOOD, "level": "best"}, 1, "UnknownLevel: there is no level 'best'; there are carrier, digger"),
    ({**GOOD, "seed": "5"}, 1, "BadRequest: a request needs 'seed', which is a whole number"),
    ({**GOOD, "seed": -1}, 1, "BadRequest: a seed is a whole number from 0 to 2^64 - 1, not -1"),
    ({**GOOD, "id": "x", "record": {}}, "x", "BadRecord: a record needs 'actions'"),
    ({**GOOD, "record": GOOD["record"] | {"actions": ["a1 a1", "a1 a1"]}}, 1, "IllegalAction: ply 1: 'a1 a1'"),
    (request(OVER), 1, "BadRequest: the game is over"),
    (hint_request(OVER), 5, "BadRequest: the game is over"),
    ({"id": 1, "review": ["nonsense"], "seed": 5, "record": GOOD["record"]}, 1, "NotAnAction"),
    ({"id": 1, "review": [], "seed": 5, "record": GOOD["record"]}, 1, "GameError: turn: it does not end"),
    ({**GOOD, "hints": 1, "level": None}, 1, "BadRequest: a request needs 'level', which is a text"),
]
"""Lines, the number and the beginning of the error with which each is answered."""


def test_an_invalid_line_is_answered_with_an_error_and_the_next_one_is_served() -> None:
    answers = ask(*(line for nonsense, _, _ in NONSENSE for line in (nonsense, GOOD)))
    assert len(answers) == 2 * len(NONSENSE)
    for (_, number, error), refusal, answer in zip(NONSENSE, answers[::2], answers[1::2], strict=True):
        assert refusal.keys() == {"id", "error"}
        assert refusal["id"] == number
        assert refusal["error"].startswith(error)
        assert "\n" not in refusal["error"]
        assert answer["actions"]


def test_an_error_of_a_bot_is_reported_and_the_next_request_is_served() -> None:
    levels = ["crash", "nothing", "overdo", "illegal", "no action", "chatter", "novice"]
    match = match_at("amytis", 0)
    answers = ask(*(request(match, level, level) for level in levels), module="tests.ai.misbehaving_worker")
    assert [answer["id"] for answer in answers] == levels
    errors = [answer.get("error", "") for answer in answers]
    assert errors[:2] == ["ZeroDivisionError: two lines", "BadPlay: it does nothing"]
    assert errors[2].startswith("NotYourTurn: ply 1")
    assert errors[3].startswith("NotYourTurn: ply 1")
    assert errors[4] == "NotAnAction: ply 0: '-1' is not an action of this game"
    assert [len(answer["actions"]) for answer in answers[5:]] == [1, 1]


def test_an_illegal_action_of_a_bot_is_reported() -> None:
    (answer,) = ask(request(match_at("babylon", 6), level="illegal"), module="tests.ai.misbehaving_worker")
    assert answer["error"].startswith("IllegalAction: ply 7: 'dig a1' is not legal")


def test_a_line_is_answered_before_the_next_one_comes() -> None:
    with start("semiramis.ai.worker") as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        for number in range(2):
            worker.stdin.write(json.dumps({**GOOD, "id": number}).encode() + b"\n")
            worker.stdin.flush()
            assert json.loads(worker.stdout.readline())["id"] == number
        worker.stdin.close()
        assert worker.wait(SECONDS) == 0


HOST = "import subprocess, sys; subprocess.run([sys.executable, '-m', 'tests.ai.misbehaving_worker'])"


def test_a_worker_ends_with_its_parent_while_it_thinks() -> None:
    # The worker has the standard output of its host, which ends when both have.
    match = match_at("amytis", 0)
    with subprocess.Popen([sys.executable, "-c", HOST], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as host:
        assert host.stdin is not None
        assert host.stdout is not None
        for level in ("novice", "stall"):
            host.stdin.write(json.dumps(request(match, level, level)).encode() + b"\n")
            host.stdin.flush()
        assert json.loads(host.stdout.readline())["id"] == "novice"
        host.kill()
        output, _ = host.communicate(timeout=SECONDS)
        assert output == b""


def test_a_worker_whose_output_is_closed_ends_without_an_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "semiramis.ai.worker"]
    line = json.dumps(GOOD).encode() + b"\n"
    done = subprocess.run(command, input=line, stdout=writing, stderr=subprocess.PIPE, timeout=SECONDS, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_worker_does_not_import_slow_packages() -> None:
    code = "import sys, semiramis.ai.worker; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"rich", "asyncio", "litestar", "sqlalchemy", "msgspec"} & set(loaded)
