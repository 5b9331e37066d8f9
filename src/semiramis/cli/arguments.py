"""Arguments that several commands share."""

from __future__ import annotations

import math
import os
import secrets
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace, _SubParsersAction
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple, NoReturn, TypeAlias

from ..games import GAMES, get_game
from ..games.game import BadSetup, Game, Option, State
from ..games.position_text import parse_position, split_name
from ..games.record import LONGEST, Record
from ..games.rng import SEEDS, Rng

Commands: TypeAlias = "_SubParsersAction[Parser]"

STDIN = "-"


class UsageError(Exception):
    """The arguments of a command are not valid."""


class Parser(ArgumentParser):
    """A parser that reports errors in one line."""

    rest = ""
    """The last positional argument, if it takes any number, also behind options: Python 3.11 ends it at the first."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        found, unknown = super().parse_known_args(args, namespace)
        if self.rest:
            end = next((n for n, text in enumerate(unknown) if text.startswith("-")), len(unknown))
            getattr(found, self.rest).extend(unknown[:end])
            unknown = unknown[end:]
        return found, unknown

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see '{self.prog} --help')")


def add_command(commands: Commands, name: str, run: Callable[[Namespace], None], summary: str) -> Parser:
    """Add a command; its first line of help is shown in the list of commands."""
    parser = commands.add_parser(name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.")
    parser.set_defaults(run=run)
    return parser


def add_game(parser: Parser, default: str | None = None) -> None:
    optional: dict[str, Any] = {} if default is None else {"nargs": "?", "default": default}
    parser.add_argument("game", metavar="GAME", help=" or ".join(GAMES), **optional)


def add_table(parser: Parser, seed: str = "random") -> None:
    """Add the arguments for a new game: players, options, seed and components."""
    parser.add_argument("--players", type=whole(1), metavar="N", help="how many play (default: as few as can)")
    add_repeated(parser, "--option", "options", "NAME=VALUE", "a choice of the rules")
    parser.add_argument("--seed", type=whole(0, SEEDS - 1), metavar="S", help=f"what chance decides (default: {seed})")
    add_components(parser)


def add_repeated(parser: Parser, name: str, dest: str, metavar: str, help: str, **more: Any) -> None:
    """Add an option that may be given several times; its values are a list."""
    help = f"{help}; may be repeated"
    parser.add_argument(name, action="append", default=[], metavar=metavar, dest=dest, help=help, **more)


def add_record(parser: Parser, help: str = "a game record; - reads standard input") -> None:
    parser.add_argument("file", metavar="FILE", help=help)
    add_components(parser)


def add_components(parser: Parser) -> None:
    parser.add_argument("--components", type=Path, metavar="FILE", help="the components.toml of another box")


def whole(least: int, most: int | None = None) -> Callable[[str], int]:
    """Return a function that reads an integer of a range."""
    wanted = f"a whole number of at least {least}" if most is None else f"a whole number from {least} to {most}"

    def read(text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) < 30:
            number = int(text)
            if least <= number and (most is None or number <= most):
                return number
        raise ArgumentTypeError(f"{text!r} is not {wanted}")

    return read


def number(least: float, most: float, wanted: str) -> Callable[[str], float]:
    """Return a function that reads a number of a range."""

    def read(text: str) -> float:
        try:
            found = float(text)
        except ValueError:
            found = math.nan
        if not least <= found <= most:  # never true of NaN
            raise ArgumentTypeError(f"{text!r} is not {wanted} from {least:g} to {most:g}")
        return found

    return read


def add_seconds(parser: Parser, default: float, help: str, name: str = "--seconds", most: float = 3600) -> None:
    read = number(0, most, "a number of seconds")
    parser.add_argument(name, type=read, default=default, metavar="T", help=f"{help} (default: {default:g})")


def data_folder() -> Path:
    """Return the folder for a person's data on this system."""
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "semiramis"


def read_position(text: str, arguments: Namespace, seed: int) -> tuple[Game, State]:
    """Return the game and the position of a text; what is hidden is drawn with the seed."""
    game = get_game(split_name(text)[0], arguments.components)
    return game, parse_position(game, text, Rng(seed))


def read_record(arguments: Namespace) -> Record:
    if arguments.file == STDIN:
        if sys.stdin is None:
            raise UsageError("standard input is closed")
        return Record.loads(sys.stdin.buffer.read(LONGEST + 1), arguments.components)
    return Record.read(Path(arguments.file), arguments.components)


class NewGame(NamedTuple):
    """What the arguments of `add_table` say."""

    game: Game
    players: int
    options: dict[str, Any]
    """All of them, also those that were not given."""
    seed: int


def read_new_game(arguments: Namespace, seed: int | None = None) -> NewGame:
    """Read what `add_game` and `add_table` added. Without `--seed` it is this seed, or a random one."""
    game = get_game(arguments.game, arguments.components)
    options = _read_options(arguments.options, game)
    players = game.players[0] if arguments.players is None else game.check_players(arguments.players)
    return NewGame(game, players, options, read_seed(arguments, seed))


def read_seed(arguments: Namespace, default: int | None = None) -> int:
    seed: int | None = default if arguments.seed is None else arguments.seed
    return secrets.randbelow(SEEDS) if seed is None else seed


def _read_options(texts: Iterable[str], game: Game) -> dict[str, Any]:
    """Return the complete options of a game from `NAME=VALUE` texts."""
    known = {option.name: option for option in game.options}
    given: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"an option is given as NAME=VALUE, not {text!r}")
        if name in given:
            raise BadSetup(f"option {name} is given twice")
        given[name] = _value(known[name], value) if name in known else value
    return game.check_options(given)


def _value(option: Option, text: str) -> str | int | bool:
    """Return the value of an option that is written like this; otherwise the text, which `check_options` refuses."""
    for value in option.values:
        if text == (str(value).lower() if isinstance(value, bool) else str(value)):
            return value
    return text
