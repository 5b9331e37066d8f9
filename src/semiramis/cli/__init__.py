"""The command `semiramis`."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from io import TextIOWrapper
from pathlib import Path

from ..games import GAMES
from ..games.game import GameError
from ..speeds import PLAIN, is_plain_unasked
from . import serve
from .arguments import Commands, Parser, UsageError

COMMANDS = [
    "serve",
    "learn",
    "play",
    "watch",
    "new",
    "new-game",
    "replay",
    "show",
    "simulate",
    "arena",
    "report",
    "mistakes",
    "judge",
    "perft",
    "bench",
    "backup",
    "quarantine",
]
"""Each is a module of this package."""
LONGEST_MESSAGE = 400

# The exit codes that a shell reports for programs that these signals end.
INTERRUPTED = 130
PIPE_CLOSED = 141

IS_WINDOWS = os.name == "nt"
"""There a program cannot be replaced by another one."""


def main(argv: list[str] | None = None) -> int:
    """Run one command and return its exit code. Errors of the input are reported in one line on standard error."""
    _open_output()
    try:
        code = _run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
    except (GameError, UsageError) as error:
        return _refuse(str(error))
    except BrokenPipeError:
        _forget_output()
        return PIPE_CLOSED
    except OSError as error:  # errors of files that are arguments are GameErrors: this is the output
        _forget_output()
        return _refuse(f"cannot write the output: {error.strerror or error}")
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _run(argv: list[str]) -> int:
    parser = Parser(
        prog="semiramis",
        description=f"Board games: {', '.join(GAMES)}. Alone or with the name of a game, it opens the browser to play.",
    )
    parser.add_argument("--version", action="version", version=f"semiramis {version('semiramis')}")
    commands = parser.add_subparsers(metavar="COMMAND", dest="command")
    is_game = bool(argv) and argv[0] in GAMES and argv[0] not in COMMANDS
    if is_game or (not argv and _is_terminal()):
        play = ["serve", "--play", *argv]
        has_server = _has_server()
        if not has_server and (command := serve.command_with_server(play)):
            print(f"Installing the table server and opening it, with {Path(command[0]).name} ...", flush=True)
            return _run_instead(command)
        if has_server or is_game:
            print(f"Starting 'semiramis {' '.join(play)}'. 'semiramis --help' lists the other commands.", flush=True)
            argv = play
    # Only the command that is asked for: to import all of them takes half as long as to start the server.
    add_commands(commands, argv[:1] if argv and argv[0] in COMMANDS else COMMANDS)
    try:
        arguments = parser.parse_args(argv)
        if arguments.command is None:
            parser.print_help()
            if _is_terminal():
                print(f"\nTo play in the browser: {serve.WITH_EXTRA}\nor: pip install 'semiramis[server]' && semiramis")
            return 0
        if is_plain_unasked():
            print(f"semiramis: it {PLAIN}: install it again where there is a C compiler", file=sys.stderr)
        arguments.run(arguments)
    except SystemExit:  # argparse has answered --help or --version
        return 0
    return 0


def add_commands(commands: Commands, names: list[str] = COMMANDS) -> None:
    for name in names:
        import_module(f".{name.replace('-', '_')}", __package__).add_to(commands)


def _run_instead(command: list[str]) -> int:
    """Let another program take the place of this one, and return its exit code where this one has to wait for it."""
    if not IS_WINDOWS:
        os.execv(command[0], command)
    program = subprocess.Popen(command)
    while True:
        with suppress(KeyboardInterrupt):  # the other program gets it, too, and may take a moment to end
            return program.wait()


def _is_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()


def _has_server() -> bool:
    return all(find_spec(name) for name in ("litestar", "sqlalchemy", "uvicorn"))


def _open_output() -> None:
    """Write UTF-8 everywhere. Output to a closed stream is dropped."""
    sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: SIM115 (open until the program ends)
    sys.stderr = sys.stderr or open(os.devnull, "w")  # noqa: SIM115
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")


def _refuse(message: str) -> int:
    try:
        sys.stdout.flush()
    except OSError:
        _forget_output()
    with suppress(OSError):  # standard error is closed
        print(f"semiramis: {_one_line(message)}", file=sys.stderr)
    return 2


def _one_line(message: str) -> str:
    """Return the message without control characters, and shortened: it may quote a file made to break the terminal."""
    line = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in message)
    half = LONGEST_MESSAGE // 2
    return line if len(line) <= LONGEST_MESSAGE else f"{line[:half]} ... {line[-half:]}"


def _forget_output() -> None:
    """Drop what the interpreter flushes at the end: the reader has ended."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
