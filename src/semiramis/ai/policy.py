"""Bots of other authors in Python: a name in a module or in a file, which is imported."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

from ..games.game import Game, GameError
from .bot import Bot


class BadPolicy(GameError):
    """A policy that cannot be loaded, or is not a bot."""

    code = "bad_policy"


def make_policy(where: str, name: str, game: Game) -> Bot:
    """Return the bot of this name for a game: `name` is a subclass of `Bot`, or a function from a game to a bot."""
    module = load(where)
    maker = getattr(module, name, None)
    if maker is None:
        raise BadPolicy(f"there is no {name} in {where}")
    if not callable(maker):
        raise BadPolicy(f"{name} in {where} is neither a Bot nor a function that makes one from a game")
    try:
        bot = maker(game)
    except (Exception, SystemExit) as error:  # reported in one line
        raise BadPolicy(f"{name} in {where} cannot be made for {game.name}: {one_line(error)}") from error
    if not isinstance(bot, Bot):
        raise BadPolicy(f"{name} in {where} makes no semiramis.ai.bot.Bot, but: {type(bot).__name__}")
    return bot


def load(where: str) -> ModuleType:
    """Return a module by its dotted name, or a file that ends in .py."""
    try:
        return load_file(Path(where)) if where.endswith(".py") else load_module(where)
    except BadPolicy:
        raise
    except (Exception, SystemExit) as error:  # a script that was not meant to be imported ends the program
        raise BadPolicy(f"{where} cannot be imported: {one_line(error)}") from error


def load_module(name: str) -> ModuleType:
    find_in(Path.cwd())  # as `python -m` does
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise  # the module exists, but not what it imports
        raise BadPolicy(f"there is no module {name}") from None


def load_file(path: Path) -> ModuleType:
    """Return a file as a module, under a name that hides no other module."""
    path = path.resolve()
    name = f"py:{path}"
    if name in sys.modules:
        return sys.modules[name]
    if not path.is_file():
        raise BadPolicy(f"there is no file {path}")
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    find_in(path.parent)  # it may import modules beside it, as a script does
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def find_in(folder: Path) -> None:
    """Add a folder to the end of the module path, so that it hides no other module."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def one_line(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())
