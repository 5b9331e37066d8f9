"""Promises of the contract, and what is raised when one is not kept.

A promise is a function that looks at a case and calls `require`; its docstring says what is promised, in the words
that whoever breaks it will read.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from ..games.game import Game, GameError, State
from ..games.rng import Rng


class BrokenPromise(AssertionError):
    """An implementation does not keep a promise of the contract; the message says which, and where it was seen."""

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
    """Where a promise is put to the test: a game as it is declared."""

    game: Game

    def where(self) -> list[str]:
        return ["no game started yet"]

    def name_of(self, action: int) -> str:
        return str(action)


@dataclass
class Start(Case):
    """A game for so many players, with these options, that chance sets up."""

    players: int
    options: dict[str, Any]
    """Complete, nested as in a record."""
    seed: int
    """It starts the game, chooses its actions and draws whatever a promise leaves to chance."""
    rng: Rng

    def new(self) -> State:
        return self.game.new(self.players, self.options, self.seed)

    def where(self) -> list[str]:
        return [f"{self.players} players", f"options {json.dumps(self.options)}", f"seed {self.seed}"]


@dataclass
class Position(Start):
    """A position of such a game."""

    state: State
    is_thorough: bool = False
    """Whether to look at all of the action space, which may be large."""

    def some_of(self, actions: Sequence[int], most: int) -> Sequence[int]:
        """All of them; unless this is to be thorough, of more than `most`, so many at random."""
        if self.is_thorough or len(actions) <= most:
            return actions
        return [actions[self.rng.below(len(actions))] for _ in range(most)]

    def where(self) -> list[str]:
        return [*super().where(), f"ply {self.state.ply}"]

    def name_of(self, action: int) -> str:
        try:
            return f"{action} {self.state.format_action(action)!r}"
        except Exception:  # the notation may be what is broken
            return str(action)


AnyCase = TypeVar("AnyCase", bound=Case)


class Breach(Exception):
    """What is not as it was promised, before anybody said where."""

    def __init__(self, what: str, action: int | None) -> None:
        super().__init__(what)
        self.action = action


def require(kept: bool, what: str, action: int | None = None) -> None:
    """A plain `assert` would be silent under `python -O`: this never is."""
    if not kept:
        raise Breach(what, action)


def hold(promise: Callable[[AnyCase], None], case: AnyCase) -> None:
    """Put a promise to the test. Whatever goes wrong breaks it, also an error of the implementation."""
    told = " ".join((promise.__doc__ or promise.__name__).split())
    try:
        promise(case)
    except Breach as breach:
        raise BrokenPromise(told, str(breach), case, breach.action) from None
    except Exception as error:
        raise BrokenPromise(told, f"{type(error).__name__}: {error}", case, None) from error


def hold_all(promises: Iterable[Callable[[AnyCase], None]], case: AnyCase) -> None:
    for promise in promises:
        hold(promise, case)


def refuse(expected: type[GameError], what: str, call: Callable[..., object], *given: Any) -> GameError:
    """The error with which a call is refused; it breaks the promise if it is done, or fails in another way."""
    try:
        call(*given)
    except expected as error:
        return error
    except Exception as error:
        raise Breach(f"{what} raises {type(error).__name__} ({error}), not {expected.__name__}", None) from error
    raise Breach(f"{what} is not refused", None)


def is_json(thing: object) -> bool:
    """Whether it is the same after having been written as JSON and read again: no tuple, no key that is a number."""
    try:
        return bool(json.loads(json.dumps(thing, allow_nan=False)) == thing)
    except (TypeError, ValueError):
        return False
