"""Babylon and The Architects of Amytis: play them, study them, use them from Python at the speed of C.

    >>> import semiramis
    >>> semiramis.list_games()
    ['babylon', 'amytis']
    >>> state = semiramis.new("amytis", seed=42)
    >>> state
    <amytis, 2 players, ply 0, seat 1 to act>
    >>> state.legal_notations()[:3]
    ['a1 a1', 'a1 a2', 'a1 a3']
    >>> action = state.play("b2 c3")
    >>> state
    <amytis, 2 players, ply 1, seat 0 to act>

`print(state)` draws the position, a notebook shows it as a picture. `help(state)` describes all that it can do.
"""

from __future__ import annotations

from contextlib import suppress
from importlib.util import find_spec
from typing import TYPE_CHECKING

from .speeds import choose_speed

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path
    from typing import Any

    from .ai import hint as hint
    from .ai.levels import get_level as get_level
    from .ai.report import Report
    from .envs import Batch as Batch
    from .games.game import State
    from .games.record import Match as Match
    from .games.rng import Rng as Rng

    __version__: str

PLACES = {
    "Batch": "envs",
    "Match": "games.record",
    "Rng": "games.rng",
    "get_level": "ai.levels",
    "hint": "ai",
}
"""Where the names are defined that are imported when they are first used."""

__all__ = [
    *("Match", "Rng", "__version__", "compiled", "format_position"),
    *("get_level", "hint", "list_games", "load", "new", "parse_position", "report"),
]
with suppress(ModuleNotFoundError):  # some finders raise it
    if find_spec("numpy") is not None:  # without it, semiramis.Batch only says which extra is missing
        __all__ += ["Batch"]

compiled: bool = choose_speed()  # before a game is imported
"""Whether the rules run at the speed of C. The package is compiled as a whole or not at all."""

# Each function imports what it needs when it is called: programs that use one part do not wait for the others.


def list_games() -> list[str]:
    """Return the names of the games that are installed."""
    from .games import GAMES

    return list(GAMES)


def new(
    game: str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
    components: Path | str | None = None,
) -> State:
    """Return the first position of a new game. The same seed gives the same game; without one, every game is different.

    `players` defaults to the smallest number that the game allows. `components` is the file of another box.
    Raises `GameError` if there is no such game, or if it cannot be started like this.
    """
    from .games import get_game

    return get_game(game, components).new(players, options, seed)


def load(path: Path | str, components: Path | str | None = None) -> Match:
    """Return the game of a record file. Its `state` is the last position; a loop over it gives every position.

    Raises `GameError` if the file cannot be read, is not a record, or has an action that is not legal.
    """
    from .games.record import Match, Record

    return Match.of(Record.read(path, components), components)


def format_position(state: State) -> str:
    """Return what is seen of a position as one line of text, like FEN in chess: `docs/position.md` describes it."""
    from .games import get_game, position_text
    from .games.arguments import check_type
    from .games.game import State

    check_type(state, State, "state")
    return position_text.format_position(get_game(state.game), state)


def parse_position(text: str, seed: int | None = None, components: Path | str | None = None) -> State:
    """Return a position from its text. What is hidden is drawn with the seed; without one, it is different every time.

    Raises `GameError` if there is no such game, or no such position.
    """
    from .games import get_game, position_text
    from .games.rng import as_rng

    game = get_game(position_text.split_name(text)[0], components)
    return position_text.parse_position(game, text, as_rng(seed, "seed"))


def report(match: Match, simulations: int | None = None, seed: int = 0) -> Report:
    """Return what decided a game: what each turn was worth, what luck changed. A notebook shows it as a picture.

    It takes some seconds. The same match, seed and number of simulations give the same report.
    """
    from .ai.report import make_report

    return make_report(match, simulations, seed)


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker would take every name for an attribute

    def __getattr__(name: str) -> object:
        if name in PLACES:
            from importlib import import_module

            value = globals()[name] = getattr(import_module(f".{PLACES[name]}", __name__), name)
            return value
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib.metadata import version

        return version("semiramis")
