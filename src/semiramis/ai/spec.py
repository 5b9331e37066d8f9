"""Reads the specs of bots:

    random                  each action at random
    architect               a level
    master@0.2              ... with a share of its time
    master@nodes=2000       ... with this number of simulations for each turn (greedy: positions), on every machine
    py:package.module:Name  a bot of yours in Python; or py:folder/file.py:Name
    cmd:COMMAND             a program of yours, in any language

A spec can run any program, so it must come from the person who runs this one, never from a client. See `docs/bots.md`.
"""

from __future__ import annotations

import re
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
from .policy import make_policy

RANDOM = "random"
PYTHON = "py:"
COMMAND = "cmd:"
KINDS = ", ".join([RANDOM, *LEVELS, f"{PYTHON}MODULE:NAME"]) + f" and {COMMAND}COMMAND"
LABEL = re.compile(r"\w[\w .+#@-]{0,31}")
LARGEST_SHARE = 100
NODES = "nodes="
LARGEST_NODES = 10_000_000
SECONDS = 20.0
"""The longest turn of a bot that is not a level, at a table."""


class BadSpec(GameError):
    """A text that is not the spec of a bot."""

    code = "bad_spec"


def split_label(text: str) -> tuple[str, str]:
    """Return the label and the spec of `LABEL=SPEC`; the label is empty if there is none."""
    label, equals, spec = text.partition("=")
    if not equals or ":" in label or f"{label}=".endswith(f"@{NODES}"):  # this equals sign belongs to the spec
        return "", text
    if not LABEL.fullmatch(label):
        raise BadSpec(f"a label is up to 32 letters, digits, spaces and . _ + # @ -, not {label!r}")
    if label != spec and (label == RANDOM or label.partition("@")[0] in LEVELS):
        raise BadSpec(f"{label!r} is the name of another bot: give {spec!r} another label")
    return label, spec


class Random(Bot):
    """Chooses each action at random."""

    def play(self, state: State, rng: Rng | int | None = None) -> list[int]:
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
    """Return the bot of a spec. Whether its program or module exists is not checked; see `check_spec`."""
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
    """Return a level, with or without a share of its time or a number of nodes."""
    name, at, text = spec.partition("@")
    if name not in LEVELS:
        raise BadSpec(f"there is no bot {spec!r}; there are {KINDS}")
    level = LEVELS[name]
    if not at:
        return level
    if text.startswith(NODES):
        digits = text.removeprefix(NODES)
        nodes = int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 9 else 0
        if not 0 < nodes <= LARGEST_NODES:
            raise BadSpec(f"{spec!r}: after @nodes= comes a whole number up to {LARGEST_NODES:,}, such as 2000")
        return Level(spec, partial(counted, level, nodes), max(level.seconds, SECONDS))
    try:
        share = float(text)
    except ValueError:
        share = nan
    if not 0 < share <= LARGEST_SHARE:
        known = f"a share of the level's time, up to {LARGEST_SHARE}, such as 0.5, or nodes=2000"
        raise BadSpec(f"{spec!r}: after @ comes {known}")
    return Level(spec, partial(hurried, level, share), level.seconds * max(1, share))


def hurried(level: Level, share: float, game: Game) -> Bot:
    bot = level.bot(game)
    bot.hurry(share)
    return bot


def counted(level: Level, nodes: int, game: Game) -> Bot:
    bot = level.bot(game)
    bot.search(nodes)
    return bot


def check_spec(spec: str, game: Game) -> str:
    """Return the spec, if the bot exists and can play this game. Raises `BadSpec` if not."""
    opponent = read_spec(spec)
    if isinstance(opponent, Command):
        if shutil.which(opponent.words[0]) is None:
            raise BadSpec(f"{spec!r}: there is no program {opponent.words[0]!r} that can be run")
        return spec
    try:
        opponent.bot(game)
    except GameError as error:  # BadPolicy, or a level that does not search
        raise BadSpec(f"{spec!r}: {error}") from None
    return spec


def seat(spec: str, game: Game, seed: int) -> Player:
    """Return the bot of a spec as a player of one game."""
    return read_spec(spec).seat(game, seed)
