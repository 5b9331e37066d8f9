"""Players of a seat: bots in Python, and programs in any language."""

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
    """A bot that does not return actions."""

    code = "bad_play"


class Player(ABC):
    """A bot that plays a seat in one game."""

    @abstractmethod
    def act(self, match: Match, seconds: float) -> Sequence[str | int]:
        """Return one or more actions of its turn, in order. `seconds` are left for them."""

    @abstractmethod
    def leave(self) -> None:
        """Release what the player holds: the game is over."""

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.leave()


class BotPlayer(Player):
    """A bot in Python. It is told its time, and not interrupted; it sees a position with what is hidden shuffled."""

    def __init__(self, bot: Bot, seed: int) -> None:
        self._bot = bot
        self._rng = Rng(seed)

    def act(self, match: Match, seconds: float) -> list[int]:
        seen = match.state.clone()
        seen.shuffle_hidden(self._rng)
        self._bot.limit(seconds)
        return read_turn(self._bot.play(seen, self._rng))

    def leave(self) -> None:
        pass


class ProgramPlayer(Player):
    """A program in any language."""

    def __init__(self, command: Sequence[str]) -> None:
        from .program import Program  # slow to import, and seldom needed

        self._program = Program(command)

    def act(self, match: Match, seconds: float) -> list[str]:
        return [self._program.ask(match, seconds)]

    def leave(self) -> None:
        self._program.stop()


def read_turn(actions: object) -> list[int]:
    """Check the actions that `Bot.play` returned. Raises `BadPlay` if they are no list of integers."""
    if isinstance(actions, list | tuple):
        try:
            return [as_integer(action, "action") for action in actions]
        except TypeError:
            pass
    kind = type(actions).__name__
    raise BadPlay(f"play() must return a list of the numbers of actions, such as [7], not {brief(actions)} ({kind})")


def take_turn(match: Match, player: Player, seconds: float) -> None:
    """Let a player act to the end of its turn. Raises any error of the player, and of actions that are not legal."""
    seat = match.state.player
    end = time.monotonic() + seconds
    left = seconds  # exactly, so that a bot that plans by its time plans the same each time
    while not match.state.over and match.state.player == seat:
        actions = player.act(match, left)
        if not actions:
            raise BadPlay("it does nothing")
        for action in actions:
            match.play(action, seat)  # raises if it is not an action, not legal or not of this turn
        left = max(0.0, end - time.monotonic())
