"""Calls every public method with wrong arguments: each must raise a clear error, and none may crash.

Compiled rules that trust a wrong argument can end the whole process, so the calls are made in a separate one.
As a program, `python -m tests.games.hostile GAME`, it prints the outcomes as JSON: to compare both speeds.
"""

from __future__ import annotations

import json
import os
import re
import signal
import sys
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from semiramis.games.game import Game, State, flatten
from semiramis.games.rng import SEEDS, Rng
from semiramis.testing.equality import seen
from semiramis.testing.promise import Breach, Start
from tests.games.positions import ALL_GAMES

CLEAR = (TypeError, ValueError, IndexError, AttributeError)
"""What a wrong argument may raise; a `GameError` is a `ValueError`."""
NO_NUMBERS: tuple[Any, ...] = (1.9, float("nan"), float("inf"), "1", "a1 a1", b"", [], {}, object(), True, 1j)
TOO_LARGE = (2**31, 2**32 + 1, 2**63, 2**64, -(2**31) - 1, -(2**63) - 1, 10**5000)
NO_OBJECTS: tuple[Any, ...] = (None, -1, 99, *NO_NUMBERS)
NO_RNG: tuple[Any, ...] = (-1, SEEDS, *NO_NUMBERS)


@dataclass
class Attempt:
    """A call with a wrong argument."""

    name: str
    call: Callable[[], object]
    word: str
    """A pattern that the message contains: it names the argument."""

    def outcome(self) -> str:
        """The name of the error's type; otherwise, what is wrong with it."""
        try:
            result = self.call()
        except CLEAR as error:
            message = str(error)
            if not message or "\n" in message or not re.search(self.word, message):
                return f"! raises {type(error).__name__} with an unclear message: {message!r}"
            return type(error).__name__
        except Exception as error:
            return f"! raises {type(error).__name__}: {error}"
        return f"! is not refused: {result!r}"


def outcomes(game: Game, players: int) -> list[tuple[str, str]]:
    """The outcome of each attempt in a game of this number of players. Raises `Breach` if one ends the process."""
    start = Start(game, players, game.check_options(None), 5, Rng(5))
    return in_a_process(lambda tell: tell_outcomes(start, tell))


def tell_outcomes(start: Start, tell: Callable[[str, str], None]) -> None:
    """Make every attempt; report each before it is made, and its outcome afterwards."""
    for where, state in positions(start):
        before = seen(state)
        for attempt in attempts(start.game, start.players, state, start.options):
            tell(f"{where}: {attempt.name}", "")
            tell(f"{where}: {attempt.name}", attempt.outcome())
        tell(f"{where}: all of it", "done" if seen(state) == before else "! changes the position")


def positions(start: Start) -> Iterator[tuple[str, State]]:
    """The first position of a game, one in its middle, and the last."""
    state = start.new()
    yield "at the start", state.clone()
    length = state.clone().random_playout(Rng(start.seed))
    rng = Rng(start.seed)
    for _ in range(length // 2):
        state.apply(state.random_action(rng))
    yield "in the middle", state.clone()
    state.random_playout(rng)
    yield "at the end", state


def attempts(game: Game, players: int, state: State, options: Mapping[str, Any]) -> Iterator[Attempt]:
    yield from of_state(game, state, options)
    yield from of_game(game, players, state)
    yield from of_rng()


def of_state(game: Game, state: State, options: Mapping[str, Any]) -> Iterator[Attempt]:
    # Actions
    wrong: tuple[Any, ...] = (None, *NO_NUMBERS)
    outside: tuple[int, ...] = (-1, game.action_count, *TOO_LARGE)
    doing = (state.do, state.apply, state.advance, state.reveals, state.outcomes, state.events, state.foresee)
    for call in (*doing, state.describe_action, state.explain_illegal, state.format_action):
        yield from bad(call, "action", (*wrong, *outside))
    yield from bad(state.is_legal, "action", wrong)
    action = next(iter(state.legal_actions()), 0)
    for method in (state.turn_up, state.format_outcome):
        yield from bad(method, "action", (*wrong, *outside), behind=(0,))
        values = (*wrong, -1, game.outcome_count, *TOO_LARGE)
        yield from bad(method, "action|legal" if state.over else "outcome", values, before=(action,))
    # Seats
    outside = (-1, state.players, 99, *TOO_LARGE)
    yield from bad(state.points, "seat", (None, *NO_NUMBERS, *outside))
    yield from bad(state.view, "seat", (*NO_NUMBERS, *outside))
    yield from bad(state.play, "seat", (*NO_NUMBERS, *outside), before=(next(iter(state.legal_notations()), ""),))
    # Objects
    for draw in (state.deal, state.shuffle_hidden, state.random_action, state.random_playout):
        yield from bad(draw, "rng", NO_RNG)
    names = ["Ada"] * state.players
    no_names = [value for value in NO_OBJECTS if value is not None]
    yield from bad(state.svg, "names", [*no_names, names[1:], [*names, "Ada"], [7] * state.players, [*names[1:], "\0"]])
    for read in (state.parse_action, state.play):
        yield from bad(read, "text", [value for value in NO_OBJECTS if not isinstance(value, str)])
    yield Attempt("__init__(50)", lambda: State.__init__(state, 50), "__init__")
    others = [game.new(players) for players in game.players if players != state.players]
    yield from bad(state.assign, "other", (*NO_OBJECTS, State(state.players), *others))
    if state.over:
        yield Attempt("random_action(rng)", lambda: state.random_action(Rng(0)), "random_action")
    else:
        buffers = [value for value in NO_OBJECTS if not isinstance(value, dict)]  # a dict takes any item
        yield from bad(state.fill_actions, "actions", buffers)
    # Positions with other options, of which only a part would fit
    agreed = flatten(options)
    changes = [{option.name: value} for option in game.options for value in option.values]
    unlike = [game.new(state.players, agreed | change) for change in changes if not change.items() <= agreed.items()]
    yield from bad(state.assign, "options", unlike)
    # Fields: only compiled rules trust theirs, in plain Python every field can be written.
    if not hasattr(state, "__dict__"):
        for name in [name for name in dir(state) if not name.startswith("_") and not callable(getattr(state, name))]:
            yield Attempt(f"{name} = 50", partial(setattr, state, name, 50), name)
            yield Attempt(f"del {name}", partial(delattr, state, name), name)


def of_game(game: Game, players: int, state: State) -> Iterator[Attempt]:
    counts = (-1, 0, game.players.stop, 99, *NO_NUMBERS, *TOO_LARGE)
    yield from bad(game.new, "players", counts)
    yield from bad(game.features, "players", (None, *counts))
    yield from bad(game.check_players, "players", (None, *counts))
    no_options = [*(value for value in NO_OBJECTS if value is not None and value != {}), {"no such option": 1}]
    yield from bad(game.check_options, "option", no_options)
    yield from bad(game.blank, "players", (None, *counts), behind=(None,))
    too_large = [{option.name: 99} for option in game.options]
    yield from bad(game.blank, "option", (*no_options, *too_large), before=(players,))
    yield from bad(game.new, "seed", (-1, SEEDS, *NO_NUMBERS, 10**5000), before=(None, None))
    yield from bad(game.start, "players", (None, *counts), behind=(None, {}))
    own = game.setup(game.new(players))  # of a game in which nothing is random it is {}
    yield from bad(game.start, "set-up", [one for one in NO_OBJECTS if one != own], before=(players, None))
    yield from bad(game.from_view, "view", NO_OBJECTS, behind=(Rng(0),))
    yield from bad(game.from_view, "rng", NO_RNG, before=(state.view(None),))
    yield from bad(game.setup, "state", (*NO_OBJECTS, State(players)))


def of_rng() -> Iterator[Attempt]:
    yield from bad(Rng, "seed", (-1, SEEDS, None, *NO_NUMBERS, 10**5000))
    yield from bad(Rng(0).below, "n", (-1, 0, None, *NO_NUMBERS, 2**31 + 1, *TOO_LARGE[1:]))


def bad(
    call: Callable[..., object], word: str, values: Iterable[Any], before: tuple[Any, ...] = (), behind: Any = ()
) -> Iterator[Attempt]:
    """Yield a call with each wrong value, between arguments that are right."""
    for value in values:
        given = (*before, value, *behind)
        yield Attempt(f"{call.__name__}({', '.join(map(quoted, given))})", partial(call, *given), word)


def quoted(value: object) -> str:
    """A text for a value that is the same in every process."""
    if type(value) is int and value > SEEDS:
        return "10**5000"
    by_type = type(value) is object or isinstance(value, State | Rng) or len(repr(value)) > 100
    return type(value).__name__ if by_type else repr(value)


def in_a_process(work: Callable[[Callable[[str, str], None]], None]) -> list[tuple[str, str]]:
    """The reports of a function that runs in a copy of this process. Raises `Breach` if the copy crashes."""
    reports: list[tuple[str, str]] = []
    if not hasattr(os, "fork"):  # then a crash ends this process
        work(lambda name, outcome: reports.append((name, outcome)))
        return reports
    reading, writing = os.pipe()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of threads, which the copy does not use
        child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            with os.fdopen(writing, "w", encoding="utf-8") as pipe:
                work(lambda name, outcome: print(json.dumps([name, outcome]), file=pipe, flush=True))
            os._exit(0)
        except BaseException:
            os._exit(1)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as pipe:
        reports = [(name, outcome) for name, outcome in map(json.loads, pipe)]
    _, status = os.waitpid(child, 0)
    if status:
        code = os.waitstatus_to_exitcode(status)
        what = f"signal {signal.Signals(-code).name}" if code < 0 else f"exit code {code}"
        raise Breach(f"{reports[-1][0] if reports else 'the first call'} ends the process: {what}", None)
    return [(name, outcome) for name, outcome in reports if outcome]


if __name__ == "__main__":
    json.dump(outcomes(ALL_GAMES[sys.argv[1]], 2), sys.stdout)
