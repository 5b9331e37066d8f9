"""A worker with levels that misbehave, and hints that reveal the end of the game.

Run it with `python -m tests.ai.misbehaving_worker`.
"""

from __future__ import annotations

import threading
from collections.abc import Callable

import numpy

from semiramis.ai.bot import Bot
from semiramis.ai.hint import Hint
from semiramis.ai.levels import Level
from semiramis.ai.novice import Novice
from semiramis.ai.worker import main
from semiramis.games.game import Game, Reason, State
from semiramis.games.rng import Rng

Play = Callable[[State, Rng], list[int]]


class Own(Bot):
    def __init__(self, play: Play) -> None:
        self._play = play

    def play(self, state: State, rng: Rng) -> list[int]:
        return self._play(state, rng)


def crash(state: State, rng: Rng) -> list[int]:
    raise ZeroDivisionError("two\nlines")


def stall(state: State, rng: Rng) -> list[int]:
    threading.Event().wait()
    return []


def chatter(state: State, rng: Rng) -> list[int]:
    print("this is hard")
    return [state.legal_actions()[0]]


def overdo(state: State, rng: Rng) -> list[int]:
    after, turn = state.clone(), []
    for _ in range(2):
        turn.append(after.legal_actions()[0])
        after.apply(turn[-1])
    return turn


PLAYS: dict[str, Play] = {
    "crash": crash,
    "stall": stall,
    "chatter": chatter,
    "overdo": overdo,
    "nothing": lambda state, rng: [],
    "illegal": lambda state, rng: [state.legal_actions()[0], state.legal_actions()[0]],
    "no action": lambda state, rng: [-1],
    "a number": lambda state, rng: 7,  # type: ignore[dict-item,return-value]
    "an array": lambda state, rng: numpy.array([7, 8]),  # type: ignore[dict-item,return-value]
    "a fraction": lambda state, rng: [7.5],  # type: ignore[list-item]
    "numpy": lambda state, rng: [numpy.int64(state.legal_actions()[0])],  # type: ignore[list-item]
}


def reveal_end_of_game(state: State, rng: Rng) -> list[Hint]:
    """Return a hint that contains the end of the game, which depends on the hidden components."""
    after = state.clone()
    while not after.over:
        after.apply(after.legal_actions()[0])
    action = state.legal_actions()[0]
    text = state.format_action(action)
    return [Hint(action, text, [text], 0.5, 1.5, [Reason("seen", {"end": str(after.view(None))})])]


def level(name: str, play: Play) -> Level:
    def bot(game: Game) -> Bot:
        return Own(play)

    return Level(name, bot, 1)


if __name__ == "__main__":
    levels = {name: level(name, play) for name, play in PLAYS.items()}
    main({"novice": Level("novice", Novice, 10), **levels}, reveal_end_of_game)
