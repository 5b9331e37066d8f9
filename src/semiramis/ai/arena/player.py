"""Who sits in a seat of the arena, by its spec: `random`, the name of a level, or `cmd:COMMAND`.

A level may be given another share of its time: `master@0.2` thinks for a fifth of it.
"""

from __future__ import annotations

import shlex
import shutil
from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import nan

from ...games.game import Game, State
from ...games.record import Match
from ...games.rng import Rng
from ..bot import Bot
from ..levels import LEVELS, Level
from .contest import BadContest
from .program import Program

RANDOM = "random"
COMMAND = "cmd:"
LARGEST_SHARE = 100


class Player(ABC):
    """A bot in its seat, for one game."""

    @abstractmethod
    def act(self, match: Match, seconds: float) -> Sequence[str | int]:
        """What it does now: one action or more of its turn, for which it has so many seconds left."""

    @abstractmethod
    def leave(self) -> None:
        """The game is over."""

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.leave()


class Random(Bot):
    """Chooses each action at random."""

    def play(self, state: State, rng: Rng) -> list[int]:
        return [state.random_action(rng)]


class BotPlayer(Player):
    """A bot of this program. It is trusted with its time, but not with what is hidden."""

    def __init__(self, bot: Bot, seed: int) -> None:
        self._bot = bot
        self._rng = Rng(seed)

    def act(self, match: Match, seconds: float) -> list[int]:
        seen = match.state.clone()
        seen.shuffle_hidden(self._rng)
        return self._bot.play(seen, self._rng)

    def leave(self) -> None:
        pass


class ProgramPlayer(Player):
    """A program in any language."""

    def __init__(self, command: str) -> None:
        self._program = Program(shlex.split(command))

    def act(self, match: Match, seconds: float) -> list[str]:
        return [self._program.ask(match, seconds)]

    def leave(self) -> None:
        self._program.stop()


def seat(spec: str, game: Game, seed: int) -> Player:
    """The player of a spec, ready for a game."""
    if spec.startswith(COMMAND):
        return ProgramPlayer(spec.removeprefix(COMMAND))
    if spec == RANDOM:
        return BotPlayer(Random(), seed)
    level, share = parse_level(spec)
    bot = level.bot(game)
    if share != 1:
        bot.hurry(share)
    return BotPlayer(bot, seed)


def parse_level(spec: str) -> tuple[Level, float]:
    """A level, and the share of its time that it has."""
    name, at, text = spec.partition("@")
    if name not in LEVELS:
        raise BadContest(f"there is no bot {spec!r}; there are {', '.join([RANDOM, *LEVELS])} and cmd:COMMAND")
    try:
        share = float(text) if at else 1.0
    except ValueError:
        share = nan
    if not 0 < share <= LARGEST_SHARE:
        raise BadContest(f"{spec!r}: after @ comes a share of the level's time, up to {LARGEST_SHARE}, such as 0.5")
    return LEVELS[name], share


def check_spec(spec: str, here: bool = True) -> str:
    """The spec, if there is such a bot; whether a program is there is only known where it is going to run."""
    if not spec.isprintable():  # it is the name of a player, in records and tables
        raise BadContest(f"a bot is named in one line of text, not {spec!r}")
    if not spec.startswith(COMMAND):
        if spec != RANDOM:
            parse_level(spec)
        return spec
    try:
        words = shlex.split(spec.removeprefix(COMMAND))
    except ValueError as error:
        raise BadContest(f"{spec!r} is no command: {str(error).lower()}") from None
    if not words:
        raise BadContest("cmd: needs a command, such as cmd:./my_bot")
    if here and shutil.which(words[0]) is None:
        raise BadContest(f"{spec!r}: there is no program {words[0]!r} that can be run")
    return spec
