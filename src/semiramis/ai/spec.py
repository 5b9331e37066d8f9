"""The one place that understands the specs of bots: who plays, in a word.

    random                  each action at random
    architect               a level
    master@0.2              ... with a share of its time
    py:package.module:Name  a bot of yours in Python; or py:folder/file.py:Name
    cmd:COMMAND             a program of yours, in any language

A spec runs whatever it names: it comes from whoever runs the program, never from its visitors. See `docs/bots.md`.
"""

from __future__ import annotations

import shlex
import shutil
from dataclasses import dataclass
from functools import partial
from math import nan

from ..games.game import Game, GameError, State
from ..games.rng import Rng
from .bot import Bot
from .levels import LEVELS, Level
from .player import Player, ProgramPlayer
from .policy import BadPolicy, make_policy

RANDOM = "random"
PYTHON = "py:"
COMMAND = "cmd:"
KINDS = ", ".join([RANDOM, *LEVELS, f"{PYTHON}MODULE:NAME"]) + f" and {COMMAND}COMMAND"
LARGEST_SHARE = 100
SECONDS = 20.0
"""How long the turn of a bot of somebody's own may take at a table."""


class BadSpec(GameError):
    """Not a bot."""

    code = "bad_spec"


class Random(Bot):
    """Chooses each action at random."""

    def play(self, state: State, rng: Rng) -> list[int]:
        return [state.random_action(rng)]


@dataclass(frozen=True)
class Command:
    """A program in any language."""

    name: str
    words: tuple[str, ...]
    seconds: float = SECONDS

    def seat(self, game: Game, seed: int) -> Player:
        return ProgramPlayer(self.words)


Opponent = Level | Command


def read_spec(spec: str) -> Opponent:
    """Who it is; whether a program or a policy is there is only known when it takes its seat."""
    if not spec.isprintable():  # it is the name of a player, in records and tables
        raise BadSpec(f"a bot is named in one line of text, not {spec!r}")
    if spec.startswith(COMMAND):
        return read_command(spec)
    if spec.startswith(PYTHON):
        return read_policy(spec)
    if spec == RANDOM:
        return Level(RANDOM, lambda game: Random(), SECONDS)
    return read_level(spec)


def read_command(spec: str) -> Command:
    try:
        words = shlex.split(spec.removeprefix(COMMAND))
    except ValueError as error:
        raise BadSpec(f"{spec!r} is no command: {str(error).lower()}") from None
    if not words:
        raise BadSpec("cmd: needs a command, such as cmd:./my_bot")
    return Command(spec, tuple(words))


def read_policy(spec: str) -> Level:
    where, colon, name = spec.removeprefix(PYTHON).rpartition(":")
    if not (colon and where and name.isidentifier()):
        raise BadSpec(f"{spec!r}: a bot in Python is py:package.module:Name or py:folder/file.py:Name")
    return Level(spec, partial(make_policy, where, name), SECONDS)


def read_level(spec: str) -> Level:
    """A level, and the share of its time that it has."""
    name, at, text = spec.partition("@")
    if name not in LEVELS:
        raise BadSpec(f"there is no bot {spec!r}; there are {KINDS}")
    level = LEVELS[name]
    if not at:
        return level
    try:
        share = float(text)
    except ValueError:
        share = nan
    if not 0 < share <= LARGEST_SHARE:
        raise BadSpec(f"{spec!r}: after @ comes a share of the level's time, up to {LARGEST_SHARE}, such as 0.5")
    return Level(spec, partial(hurried, level, share), level.seconds * max(1, share))


def hurried(level: Level, share: float, game: Game) -> Bot:
    bot = level.bot(game)
    bot.hurry(share)
    return bot


def check_spec(spec: str, game: Game) -> str:
    """The spec, if there is such a bot here and it can play this game."""
    opponent = read_spec(spec)
    if isinstance(opponent, Command):
        if shutil.which(opponent.words[0]) is None:
            raise BadSpec(f"{spec!r}: there is no program {opponent.words[0]!r} that can be run")
        return spec
    try:
        opponent.bot(game)
    except BadPolicy as error:
        raise BadSpec(f"{spec!r}: {error}") from None
    return spec


def seat(spec: str, game: Game, seed: int) -> Player:
    """The player of a spec, ready for a game."""
    return read_spec(spec).seat(game, seed)
