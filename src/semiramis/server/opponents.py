"""Who can be asked to a table: the levels, and the bots that whoever runs the server has named.

What a bot is (`ai/spec.py`) is said on the command line alone; everybody else knows it by its name.
"""

from __future__ import annotations

import json
import logging
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ..ai.levels import LEVELS, check_level
from ..ai.spec import BadSpec, Opponent, read_spec
from ..games import GAMES, get_game
from ..games.game import GameError
from ..games.record import Match
from .refusals import Refusal

log = logging.getLogger(__name__)

WORKER = (sys.executable, "-m", "semiramis.ai.worker")
HINT = "hint"
"""What hints are counted as, beside the levels."""
QUICK = frozenset({"novice", "apprentice"})
"""Levels whose turns take at most 0.03 s in both games. (Greedy: up to 3.4 s; measured compiled, 2 and 4 players.)"""
NAME = re.compile(r"\w[\w .-]{0,31}")


@dataclass(frozen=True)
class Own:
    """A bot of this server."""

    spec: str
    games: frozenset[str]
    """Those that it plays."""


class Opponents:
    def __init__(self, own: Mapping[str, Own] | None = None) -> None:
        self._own = own or {}
        self._known: dict[str, Opponent] = {**LEVELS, **{name: read_spec(bot.spec) for name, bot in self._own.items()}}

    def of(self, game: str) -> list[str]:
        """Those that play a game: the levels, the weakest first, then the bots of this server."""
        return [*LEVELS, *(name for name, bot in self._own.items() if game in bot.games)]

    def check(self, game: str, name: str) -> None:
        try:
            check_level(name, self.of(game))
        except GameError as error:
            raise Refusal.of(error) from None

    def seconds(self, name: str) -> float | None:
        """How long a turn may take; None for one that is not here, or not any more."""
        return self._known[name].seconds if name in self._known else None

    def is_quick(self, name: str) -> bool:
        """Whether a turn is too short to be worth waiting in line with the others."""
        return name in QUICK

    def worker(self) -> tuple[str, ...]:
        """The command of a process in which they think."""
        return (*WORKER, *(f"{name}={bot.spec}" for name, bot in self._own.items()))


LEVELS_ALONE = Opponents()


def read_own(texts: Iterable[str]) -> dict[str, Own]:
    """The bots that are named as NAME=SPEC, each after it was seen to play."""
    found: dict[str, Own] = {}
    for text in texts:
        name, equals, spec = text.partition("=")
        if not equals or not NAME.fullmatch(name):
            raise BadSpec(f"a bot is named as NAME=SPEC, with a name of up to 32 letters and digits, not {text!r}")
        if name in (*LEVELS, HINT, *found):
            raise BadSpec(f"there is a bot {name!r} already: give {spec!r} another name")
        found[name] = Own(spec, audition(name, spec))
    return found


def audition(name: str, spec: str) -> frozenset[str]:
    """The games in which a bot has an answer to the first position; raises if there are none.

    In a process of its own, like every turn of a bot: what it loads, or how it crashes, does not concern the server.
    """
    seconds = read_spec(spec).seconds * (len(GAMES) + 1)
    try:
        asked = subprocess.run(
            (*WORKER, f"{name}={spec}"), input=questions(name), capture_output=True, timeout=seconds, check=False
        )
        answers = {answer["id"]: answer.get("error") for answer in map(json.loads, asked.stdout.splitlines())}
    except (subprocess.TimeoutExpired, ValueError):
        answers = {}
    errors = {game: answers.get(game, "it crashed, or stalled") for game in GAMES}
    plays = frozenset(game for game, error in errors.items() if error is None)
    if not plays:
        raise BadSpec(f"the bot {name!r} plays no game: {'; '.join(dict.fromkeys(errors.values()))}")
    for game in sorted(errors.keys() - plays):
        log.info("a bot is not offered", extra={"bot": name, "game": game, "reason": errors[game]})
    return plays


def questions(name: str) -> bytes:
    """What the bot would do in a first position of each game."""
    asked = []
    for game in map(get_game, GAMES):
        match = Match.new(game, [f"bot:{name}"] * game.players[0])
        asked.append({"id": game.name, "level": name, "seed": 0, "record": json.loads(match.record.dumps())})
    return b"".join(json.dumps(question).encode() + b"\n" for question in asked)
