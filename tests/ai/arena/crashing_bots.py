"""Bots in Python that play the first legal action; in their third turn they end their process, or never return."""

import ctypes
import os
import signal
import sys
import threading

from semiramis.ai.bot import Bot
from semiramis.games.game import Game, State
from semiramis.games.rng import Rng


class Deadly(Bot):
    def __init__(self, game: Game) -> None:
        self.turns = 0

    def play(self, state: State, rng: Rng) -> list[int]:
        self.turns += 1
        if self.turns == 3:
            self.die()
        return [state.legal_actions()[0]]

    def die(self) -> None:
        raise NotImplementedError


class Segfault(Deadly):
    def die(self) -> None:
        ctypes.string_at(0)


class Kill(Deadly):
    def die(self) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


class Exit(Deadly):
    def die(self) -> None:
        os._exit(3)


class SysExit(Deadly):
    def die(self) -> None:
        sys.exit(3)


class Endless(Deadly):
    def die(self) -> None:
        threading.Event().wait()


class Stillborn(Deadly):
    def __init__(self, game: Game) -> None:
        raise ZeroDivisionError("never made")
