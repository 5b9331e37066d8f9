"""The bots of the server: the levels, and bots of its own.

The spec of an own bot (`ai/spec.py`) is given on the command line. Clients know only its name.
"""

from __future__ import annotations

import json
import logging
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ...ai.levels import LEVELS
from ...ai.spec import BadSpec, Opponent, read_spec
from ...games import GAMES, get_game
from ...games.record import Match
from ...tables.opponents import Opponents

log = logging.getLogger(__name__)

WORKER = (sys.executable, "-m", "semiramis.ai.worker")
HINT = "hint"
TUTOR = "tutor"
REPORT = "report"
"""The names of hints, the tutor and reports in metrics and breakers, beside the levels."""
NAME = re.compile(r"\w[\w .-]{0,31}")


@dataclass(frozen=True)
class Own:
    """One of the server's own bots."""

    spec: str
    games: frozenset[str]
    """The games that it plays."""


class ServerOpponents(Opponents):
    def __init__(self, own: Mapping[str, Own] | None = None) -> None:
        self._own = own or {}
        self._known: dict[str, Opponent] = {**LEVELS, **{name: read_spec(bot.spec) for name, bot in self._own.items()}}

    def of(self, game: str) -> list[str]:
        return [*super().of(game), *(name for name, bot in self._own.items() if game in bot.games)]

    def seconds(self, name: str) -> float | None:
        """Return how long a turn may take; None if the server has no such bot."""
        return self._known[name].seconds if name in self._known else None

    def is_quick(self, name: str) -> bool:
        """Whether the turns of a bot are so short that they have a worker of their own."""
        return name in LEVELS and LEVELS[name].is_quick

    def worker(self) -> tuple[str, ...]:
        """Return the command of a worker process."""
        return (*WORKER, *(f"{name}={bot.spec}" for name, bot in self._own.items()))


def read_own(texts: Iterable[str]) -> dict[str, Own]:
    """Return the bots of arguments NAME=SPEC; raise `BadSpec` if one of them cannot play."""
    found: dict[str, Own] = {}
    for text in texts:
        name, equals, spec = text.partition("=")
        if not equals or not NAME.fullmatch(name):
            raise BadSpec(f"a bot is named as NAME=SPEC, with a name of up to 32 letters and digits, not {text!r}")
        if name in (*LEVELS, HINT, TUTOR, REPORT, *found):
            raise BadSpec(f"there is already a bot {name!r}: give {spec!r} another name")
        found[name] = Own(spec, find_games(name, spec))
    return found


def find_games(name: str, spec: str) -> frozenset[str]:
    """Return the games in which a bot answers the first position; raise `BadSpec` if there are none.

    The bot runs in another process, so that its imports and its crashes do not affect the server.
    """
    seconds = read_spec(spec).seconds * (len(GAMES) + 1)
    try:
        asked = subprocess.run(
            (*WORKER, f"{name}={spec}"), input=questions(name), capture_output=True, timeout=seconds, check=False
        )
        answers = {answer["id"]: answer.get("error") for answer in map(json.loads, asked.stdout.splitlines())}
    except (subprocess.TimeoutExpired, ValueError):
        answers = {}
    errors = {game: answers.get(game, "it crashed or stalled") for game in GAMES}
    plays = frozenset(game for game, error in errors.items() if error is None)
    if not plays:
        raise BadSpec(f"the bot {name!r} plays no game: {'; '.join(dict.fromkeys(errors.values()))}")
    for game in sorted(errors.keys() - plays):
        log.info("a bot does not play a game", extra={"bot": name, "game": game, "reason": errors[game]})
    return plays


def questions(name: str) -> bytes:
    """Return the questions to a worker: the bot's turn in the first position of each game."""
    asked = []
    for game in map(get_game, GAMES):
        match = Match.new(game, [f"bot:{name}"] * game.players[0])
        asked.append({"id": game.name, "level": name, "seed": 0, "record": json.loads(match.record.dumps())})
    return b"".join(json.dumps(question).encode() + b"\n" for question in asked)
