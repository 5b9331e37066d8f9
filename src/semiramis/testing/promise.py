"""Promises of the contract, and the error that is raised when one is broken.

A promise is a function that checks a case and calls `require`. Its docstring is the promise, and is shown when it is
broken.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from ..games.game import Game, GameError, State
from ..games.rng import Rng


class BrokenPromise(AssertionError):
    """A game breaks a promise of the contract. The message says which, what was seen, and in which position."""

    def __init__(self, promise: str, what: str, case: Case, action: int | None) -> None:
        where = case.where() if action is None else [*case.where(), f"action {case.name_of(action)}"]
        super().__init__(
            "\n".join([f"{case.game.name} breaks a promise: {promise}", f"seen: {what}", f"with: {', '.join(where)}"])
        )
        self.promise = promise
        self.case = case
        self.action = action


@dataclass
class Case:
    """What a promise is checked on: a game."""

    game: Game

    def where(self) -> list[str]:
        return ["no game started yet"]

    def name_of(self, action: int) -> str:
        return str(action)


@dataclass
class Start(Case):
    """A new game with this number of players, these options and this seed."""

    players: int
    options: dict[str, Any]
    """Complete, nested as in a record."""
    seed: int
    """Starts the game and seeds `rng`."""
    rng: Rng
    """Chooses the actions, and everything that a promise draws at random."""

    def new(self) -> State:
        return self.game.new(self.players, self.options, self.seed)

    def where(self) -> list[str]:
        return [f"{self.players} players", f"options {json.dumps(self.options)}", f"seed {self.seed}"]


@dataclass
class Position(Start):
    """A position of such a game."""

    state: State
    is_thorough: bool = False
    """Whether to check the whole action space, which may be large."""

    def some_of(self, actions: Sequence[int], most: int) -> Sequence[int]:
        """All actions if this check is thorough or if they are at most `most`; otherwise `most` random ones."""
        if self.is_thorough or len(actions) <= most:
            return actions
        return [actions[self.rng.below(len(actions))] for _ in range(most)]

    def where(self) -> list[str]:
        return [*super().where(), f"ply {self.state.ply}"]

    def name_of(self, action: int) -> str:
        try:
            return f"{action} {self.state.format_action(action)!r}"
        except Exception:  # the notation itself may be broken
            return str(action)


AnyCase = TypeVar("AnyCase", bound=Case)


class Breach(Exception):
    """A broken promise without its case, which `hold` adds."""

    def __init__(self, what: str, action: int | None) -> None:
        super().__init__(what)
        self.action = action


def require(kept: bool, what: str, action: int | None = None) -> None:
    """Raise `Breach` if a condition is false. Unlike `assert` it works under `python -O`."""
    if not kept:
        raise Breach(what, action)


def hold(promise: Callable[[AnyCase], None], case: AnyCase) -> None:
    """Check a promise. An error of the implementation breaks it, too."""
    text = " ".join((promise.__doc__ or promise.__name__).split())
    try:
        promise(case)
    except Breach as breach:
        raise BrokenPromise(text, str(breach), case, breach.action) from None
    except Exception as error:
        raise BrokenPromise(text, f"{type(error).__name__}: {error}", case, None) from error


def hold_all(promises: Iterable[Callable[[AnyCase], None]], case: AnyCase) -> None:
    for promise in promises:
        hold(promise, case)


def refuse(expected: type[GameError], what: str, call: Callable[..., object], *given: Any) -> GameError:
    """The error that a call raises. The promise is broken if it raises none, or another one."""
    try:
        call(*given)
    except expected as error:
        return error
    except Exception as error:
        raise Breach(f"{what} raises {type(error).__name__} ({error}), not {expected.__name__}", None) from error
    raise Breach(f"{what} is not refused", None)


def is_json(thing: object) -> bool:
    """Whether it is equal after it was written as JSON and read again: no tuples, no keys that are numbers."""
    try:
        return bool(json.loads(json.dumps(thing, allow_nan=False)) == thing)
    except (TypeError, ValueError):
        return False
