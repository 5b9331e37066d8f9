"""The process in which the bots of a server play: `python -m semiramis.ai.worker [NAME=SPEC ...]`.

It knows the levels, and the bots of these names and specs (`spec.py`).

One JSON line in, one JSON line out, until standard input ends:

    {"id": 7, "level": "greedy", "seed": 123, "record": {...}}
    {"id": 7, "actions": ["dig a1", "place dug c4 r1 L1 open se", ...]}

The record of a game that starts from a position has, in place of a set-up, the text of the position and the seed with
which its hidden things were drawn:

    {"game": "...", "players": [...], "start": {"position": "...", "seed": 5}, "actions": [...]}

With `"hints": true` instead of a level it returns hints (`hint.py`, docs/hints.md):

    {"id": 8, "hints": [{"action": "dig a1", "turn": ["dig a1", ...], "chance": 0.6, "margin": 4.2, "reasons": [...]}]}

With `"advice": true` it returns the topic of the position, with `"review": [...]` what was better than a turn, if that
was a mistake (`tutor.py`, docs/tutor.md):

    {"id": 9, "advice": {"topic": {"code": "line_made", "facts": {...}}, "matters": true}}
    {"id": 10, "review": {"mistake": {"lost_chance": 0.2, "lost_points": 7.5, ...}}}

`topic` and `mistake` may be null. With `"report": [...]` it returns the report of a turn (`report.py`, docs/report.md):

    {"id": 11, "report": {"ply": 40, "seat": 1, "played": [...], "lost_chance": 0.2, ...}}

`simulations` may be given with it.

After any error it returns `{"id": 7, "error": "one line"}`, and goes on.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ..games import get_game
from ..games.game import GameError, Reason, State
from ..games.record import Match, Record
from ..games.rng import SEEDS, Rng
from .hint import Hint, hint
from .levels import LEVELS, check_level
from .player import take_turn
from .process_exit import exit_now, exit_with_parent
from .report import report_actions
from .spec import Command, Opponent, read_spec
from .tutor import find_topic, review

JSON_NAMES = {int: "a whole number", str: "a text", dict: "an object"}
KEYS = {"id": (int, str), "level": (str,), "seed": (int,), "record": (dict,)}
"""The keys of a request and their types; only a request for a turn has a level."""

PART = 0.75
"""The share of the server's time limit that a program has: so the program is ended here, and its error reported."""

Levels = Mapping[str, Opponent]
Hinter = Callable[[State, Rng], list[Hint]]


class BadRequest(GameError):
    """A line that is not a valid request."""

    code = "bad_request"


def main(levels: Levels = LEVELS, hinter: Hinter = hint) -> None:
    # Ctrl-C at the server is sent to this process too, and needs no traceback.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if any(isinstance(level, Command) for level in levels.values()):
        signal.signal(signal.SIGTERM, exit_now)  # only then: a handler does not run during a compiled search
    exit_with_parent()
    answers = sys.stdout
    with contextlib.redirect_stdout(sys.stderr):  # the prints of a bot are not answers
        for line in sys.stdin.buffer:
            try:
                print(json.dumps(answer(line, levels, hinter)), file=answers, flush=True)
            except BrokenPipeError:  # the reader has ended
                os._exit(0)  # does not try to write the rest, which would print a traceback


def answer(line: bytes, levels: Levels, hinter: Hinter) -> dict[str, Any]:
    number = None
    try:
        request = json.loads(line)
        if isinstance(request, dict) and isinstance(request.get("id"), int | str):
            number = request["id"]
        return {"id": number, **think(request, levels, hinter)}
    except Exception as error:  # neither a bad line nor a bot ends the worker
        return {"id": number, "error": " ".join(f"{type(error).__name__}: {error}".split())}


def think(request: object, levels: Levels, hinter: Hinter) -> dict[str, Any]:
    """Return actions, hints, a topic, or a review or a report of a turn in the position of the record."""
    if not isinstance(request, dict):
        raise BadRequest(f"a request is a JSON object with {', '.join(KEYS)}")
    wants_hints, wants_advice = request.get("hints") is True, request.get("advice") is True
    turn, reported = request.get("review"), request.get("report")
    needs_level = not (wants_hints or wants_advice or isinstance(turn, list) or isinstance(reported, list))
    for key, kind in KEYS.items():
        if type(request.get(key)) not in kind and (needs_level or key != "level"):
            raise BadRequest(f"a request needs {key!r}, which is {' or '.join(JSON_NAMES[type] for type in kind)}")
    level = levels[check_level(request["level"], levels)] if needs_level else None
    if not 0 <= request["seed"] < SEEDS:
        raise BadRequest(f"a seed is a whole number from 0 to 2^64 - 1, not {request['seed']}")
    match = read_match(request["record"])
    if match.state.over:
        raise BadRequest("the game is over")
    if level is not None:
        return {"actions": play(match, level, request["seed"])}
    if isinstance(reported, list):
        return {"report": report_actions(match.state, reported, request.get("simulations")).as_json()}
    rng = Rng(request["seed"])
    if isinstance(turn, list):
        return {"review": {"mistake": judge(match.state, turn, rng)}}
    match.state.shuffle_hidden(rng)  # hints use only what a player sees
    if wants_hints:
        return {"hints": [tell(one) for one in hinter(match.state.clone(), rng)]}
    advice = find_topic(match.state.clone(), rng)
    if advice is None:
        return {"advice": {"topic": None, "matters": False}}
    return {"advice": {"topic": tell_reason(advice.topic), "matters": advice.matters}}


def judge(state: State, turn: Iterable[str], rng: Rng) -> dict[str, Any] | None:
    """Return what was better than a turn, if it was a mistake. The actions may depend on what they turned up."""
    after = state.clone()
    found = review(state, [after.play(action, state.player) for action in turn], rng)
    if found is None or not found.is_mistake:
        return None
    return {
        "lost_chance": found.lost.chance,
        "lost_points": found.lost.margin,
        "in_points": found.in_points,
        "better": tell(found.best),
    }


def read_match(record: Mapping[str, Any]) -> Match:
    """Return the game of a record, or of a start and actions."""
    if "start" not in record:
        return Match.of(Record.loads(json.dumps(record)))
    start = record["start"]
    match = Match.from_text(get_game(record["game"]), record["players"], start["position"], start["seed"])
    for action in record["actions"]:
        match.play(action)
    return match


def play(match: Match, level: Opponent, seed: int) -> list[str]:
    """Return the turn of the bot of this level."""
    done = len(match.record.actions)
    with level.seat(match.game, seed) as player:
        take_turn(match, player, level.seconds * PART)
    return match.record.actions[done:]


def tell(one: Hint) -> dict[str, Any]:
    return {
        "action": one.notation,
        "turn": one.turn,
        "chance": one.chance,
        "margin": one.margin,
        "reasons": [tell_reason(reason) for reason in one.reasons],
        "actions": one.actions,
    }


def tell_reason(reason: Reason) -> dict[str, Any]:
    return {"code": reason.code, "facts": dict(reason.facts)}


def read_own(arguments: Iterable[str]) -> dict[str, Opponent]:
    """Return the bots of arguments `NAME=SPEC`."""
    named = [argument.partition("=") for argument in arguments]
    return {name: read_spec(spec) for name, _, spec in named}


if __name__ == "__main__":
    main({**LEVELS, **read_own(sys.argv[1:])})
