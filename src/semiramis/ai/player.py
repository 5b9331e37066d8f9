"""Whoever plays a seat: a bot of this program, or a program in any language."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Sequence

from ..games.arguments import as_integer, brief
from ..games.game import GameError
from ..games.record import Match
from ..games.rng import Rng
from .bot import Bot


class BadPlay(GameError):
    """A bot that does not play."""

    code = "bad_play"


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


class BotPlayer(Player):
    """A bot of this program. It is trusted with its time, but not with what is hidden."""

    def __init__(self, bot: Bot, seed: int) -> None:
        self._bot = bot
        self._rng = Rng(seed)

    def act(self, match: Match, seconds: float) -> list[int]:
        seen = match.state.clone()
        seen.shuffle_hidden(self._rng)
        return read_turn(self._bot.play(seen, self._rng))

    def leave(self) -> None:
        pass


class ProgramPlayer(Player):
    """A program in any language."""

    def __init__(self, command: Sequence[str]) -> None:
        from .program import Program  # what it needs takes long to load, and few need it

        self._program = Program(command)

    def act(self, match: Match, seconds: float) -> list[str]:
        return [self._program.ask(match, seconds)]

    def leave(self) -> None:
        self._program.stop()


def read_turn(actions: object) -> list[int]:
    """The actions that the `play` of a bot returned: a list of whole numbers of Python or numpy."""
    if isinstance(actions, list | tuple):
        try:
            return [as_integer(action, "action") for action in actions]
        except TypeError:
            pass
    kind = type(actions).__name__
    raise BadPlay(f"play() must return a list of the numbers of actions, such as [7], not {brief(actions)} ({kind})")


def take_turn(match: Match, player: Player, seconds: float) -> None:
    """Have a player act until it is no longer its turn; raises whatever goes wrong."""
    seat = match.state.player
    end = time.monotonic() + seconds
    while not match.state.over and match.state.player == seat:
        actions = player.act(match, max(0.0, end - time.monotonic()))
        if not actions:
            raise BadPlay("it does nothing")
        for action in actions:
            match.play(action, seat)  # which refuses what is no action, is not legal or is not of its turn
