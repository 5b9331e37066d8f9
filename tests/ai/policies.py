"""Custom bots: some that play, and some that are invalid."""

from __future__ import annotations

import sys

from semiramis.ai.bot import Bot
from semiramis.games.game import Game, State
from semiramis.games.rng import Rng

ANSWER = 42


class First(Bot):
    """Plays the first legal action, one at a time."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def play(self, state: State, rng: Rng) -> list[int]:
        return [state.legal_actions()[0]]


class Unfinished(Bot):
    """A bot without the method `play`."""


def amytis_alone(game: Game) -> Bot:
    if game.name != "amytis":
        raise ValueError("it never learned\nthis game")
    return First(game)


class Unready(First):
    def __init__(self, game: Game) -> None:
        raise FileNotFoundError(f"it has still to learn {game.name}")


def no_bot(game: Game) -> Game:
    return game


class Crashes(First):
    def play(self, state: State, rng: Rng) -> list[int]:
        raise ZeroDivisionError("on purpose")


class Dies(First):
    def play(self, state: State, rng: Rng) -> list[int]:
        sys.exit("on purpose")


class Later(First):
    """A bot that fails after some turns."""

    def play(self, state: State, rng: Rng) -> list[int]:
        return super().play(state, rng) if state.ply < 6 else []
