"""Finds the games that are installed, and the parts of a game that other packages use.

A package adds a game with an entry point of the group `semiramis.games` that names a subclass of `Game`. The games of
this package are found without installation metadata, too. A game that cannot be loaded is left out with a warning.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from importlib import import_module, resources
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, TypeVar

from .arguments import check_type
from .game import Game, UnknownGame

GROUP = "semiramis.games"
OWN = {"babylon": "semiramis.games.babylon:Babylon", "amytis": "semiramis.games.amytis:Amytis"}
"""The games of this package, as their entry points name them, in the order in which games are listed."""
PACKAGE = __name__.split(".")[0]
"""`semiramis`, or the name of its interpreted copy (`speeds.py`)."""

Part = TypeVar("Part")


class BadGame(RuntimeWarning):
    """An installed game that cannot be used."""


class Registry(Mapping[str, type[Game]]):
    """The classes of the installed games by their names: first those of this package, then the others by name."""

    def __getitem__(self, name: str) -> type[Game]:
        game: type[Game] = _load(OWN[name]) if name in OWN else self._others[0][name]
        return game

    def __iter__(self) -> Iterator[str]:
        return iter((*OWN, *self._others[0]))

    def __len__(self) -> int:
        return len(OWN) + len(self._others[0])

    def __contains__(self, name: object) -> bool:
        return name in OWN or name in self._others[0]

    @property
    def refused(self) -> Mapping[str, str]:
        """The names of the installed games that cannot be used, with what is wrong with each."""
        return self._others[1]

    @cached_property
    def _others(self) -> tuple[dict[str, type[Game]], dict[str, str]]:
        """The games of other packages, and those that are refused."""
        found: dict[str, type[Game]] = {}
        refused: dict[str, str] = {}
        # A game of another package is built on `semiramis`, so its interpreted copy cannot use it.
        points = entry_points(group=GROUP) if PACKAGE == "semiramis" else ()
        others = [point for point in points if OWN.get(point.name) != point.value]
        names = [point.name for point in others]
        for point in sorted(others, key=lambda point: (point.name, point.value)):
            fault = "" if names.count(point.name) == 1 else "two packages have a game of this name"
            fault = "this name is taken by a game of semiramis" if point.name in OWN else fault
            if not fault:
                try:
                    found[point.name] = load_game(point)
                except Exception as error:  # another author's code may fail in any way
                    fault = " ".join(f"{type(error).__name__}: {error}".split())
            if fault:
                refused[point.name] = fault
                warnings.warn(f"the game {point.name} ({point.value}) is left out: {fault}", BadGame, 4)
        return found, refused


def load_game(point: EntryPoint) -> type[Game]:
    """Return the class that an entry point names. Raises what its import raises, or `TypeError` for another game."""
    game = point.load()
    if not (isinstance(game, type) and issubclass(game, Game)):
        raise TypeError(f"{point.value} is not a subclass of semiramis.games.game.Game")
    if game.name != point.name:
        raise TypeError(f"{point.value} has the name {game.name!r}, and its entry point the name {point.name!r}")
    return game


GAMES = Registry()


def get_game(name: str, components: Path | str | None = None) -> Game:
    """Return the game of this name, with the components of this edition or with those of a file.

    Raises `UnknownGame` if it is not installed or cannot be loaded.
    """
    check_type(name, str, "name")
    if name not in GAMES:
        fault = GAMES.refused.get(name)
        why = f"the game {name!r} cannot be used: {fault}" if fault else f"there is no game {name!r}"
        raise UnknownGame(f"{why}; there are {', '.join(GAMES)}")
    return GAMES[name](components) if components is not None else _of_this_edition(name)


@cache
def _of_this_edition(name: str) -> Game:
    """Made once: a game does not change, and to read its components takes longer than to play it."""
    return GAMES[name]()


@cache
def _load(where: str) -> Any:
    module, _, attribute = where.partition(":")
    if module.split(".")[0] == "semiramis":
        module = module.replace("semiramis", PACKAGE, 1)
    loaded = import_module(module)
    return getattr(loaded, attribute) if attribute else loaded


def load_part(game: str, part: str, fallback: Part) -> Part:
    """Return what the class of a game names in `Game.parts`; the fallback if there is none or it is not installed."""
    where = GAMES[game].parts.get(part) if game in GAMES else None
    return fallback if where is None else _load(where)


@cache
def read_board(game: str) -> bytes | None:
    """Return the ES module that `Game.parts["board"]` of a class names, as `package:file`; None if it names none.

    A file that cannot be read is left out with a warning.
    """
    where = GAMES[game].parts.get("board")
    if where is None:
        return None
    package, _, file = where.partition(":")
    try:
        return resources.files(package).joinpath(file).read_bytes()
    except Exception as error:  # another author's package may fail in any way
        warnings.warn(f"the board of {game} ({where}) is left out: {error}", BadGame, 2)
        return None
