"""`semiramis serve`: tables in the browser, for friends, bots and spectators."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from argparse import ArgumentTypeError, Namespace
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.metadata import distribution
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path

from ..games import GAMES
from .arguments import Commands, Parser, UsageError, add_command, add_repeated, data_folder, whole

ANY = ""
"""Instead of the name of a game: any of them."""
LOCAL = {"localhost", "127.0.0.1", "::1"}


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "serve", run, "start a server with tables, for this machine or for everybody")
    parser.add_argument(
        "--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen (default: 127.0.0.1, this machine only)"
    )
    parser.add_argument(
        "--port", type=whole(0, 65535), default=8000, metavar="N", help="default: 8000; 0 takes a free one"
    )
    add_database(parser)
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument(
        "--play",
        nargs="?",
        const=ANY,
        type=_game,
        metavar="GAME",
        help="open the browser with a game against the computer: the last one if it is not over, or a new one",
    )
    ways.add_argument(
        "--position",
        metavar="TEXT",
        help="create a table that starts from this position, and print its address (see docs/position.md)",
    )
    parser.add_argument("--open", action="store_true", help="open the browser, at home or at the table of --position")
    parser.add_argument(
        "--workers",
        type=whole(1, 64),
        default=1,
        metavar="N",
        help="processes of the server on this port, for as many cores; needs PostgreSQL (default: 1)",
    )
    parser.add_argument(
        "--bots",
        type=whole(1, 64),
        default=max(1, (os.cpu_count() or 2) - 1),
        metavar="N",
        help="processes in which bots think (default: one less than there are cores)",
    )
    own = "offer a bot of yours at the tables: py:MODULE:NAME, cmd:COMMAND or LEVEL@SHARE"
    add_repeated(parser, "--bot", "own", "NAME=SPEC", own)
    names = "a name under which the server is known, such as games.example.org, or * for any"
    add_repeated(parser, "--allow-host", "names", "NAME", names, type=_host_name)
    parser.add_argument(
        "--trust-proxy",
        type=_networks,
        default=[],
        metavar="ADDRESS",
        help="the reverse proxy whose X-Forwarded headers are true: addresses or networks, separated by commas",
    )
    readers = "an address or network that may read /metrics, beside this machine"
    add_repeated(parser, "--allow-metrics", "allow_metrics", "ADDRESS", readers, type=_network)
    parser.add_argument(
        "--no-limits",
        action="store_true",
        help="let everybody call as often as they like: for benches and closed rooms",
    )
    parser.add_argument(
        "--log", choices=["text", "json"], default="text", help="how the log is written (default: text)"
    )


def _game(text: str) -> str:
    if text in (ANY, *GAMES):
        return text
    raise ArgumentTypeError(f"no such game: {text}; there are {', '.join(GAMES)}")


def _network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text)
    except ValueError as error:
        raise ArgumentTypeError(f"not an address or a network: {error}") from None


def _host_name(text: str) -> str:
    """Return a name or an address as it is compared with those of requests."""
    name = text.strip("[]").lower()
    with suppress(ValueError):
        return str(ip_address(name))
    if not re.fullmatch(r"[a-z0-9._-]+|\*", name):
        raise ArgumentTypeError(f"not a name or an address, without https:// and without a port: {text!r}")
    return name


def _networks(text: str) -> list[IPv4Network | IPv6Network]:
    return [_network(part.strip()) for part in text.split(",")]


def add_database(parser: Parser) -> None:
    parser.add_argument(
        "--database",
        default=default_database(),
        metavar="WHERE",
        help=f"a file, sqlite:///FILE or postgresql://… (default: {default_database()})",
    )


def default_database() -> str:
    """Return the path of a file in the data folder of this system."""
    return str(data_folder() / "tables.db")


NEEDS_EXTRA = "the table server needs more libraries: pip install 'semiramis[server]'"
WITH_EXTRA = "uvx --from 'semiramis[server]' semiramis"


@contextmanager
def needs_server() -> Iterator[None]:
    """Wrap the imports of a command that needs the libraries of the server, and say in a line if one is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] == "semiramis":
            raise
        raise UsageError(f"{NEEDS_EXTRA} (or: {WITH_EXTRA} ...); {error.name} is missing") from None


def command_with_server(command: list[str]) -> list[str] | None:
    """Return the same command with the libraries of the server, if uvx or pipx started this one: they install them.

    None if this package is not one of an index or a file, which they can install again.
    """
    package = distribution("semiramis")
    origin = json.loads(package.read_text("direct_url.json") or "null")
    if origin and "archive_info" not in origin:
        return None
    wanted = f"semiramis[server] @ {origin['url']}" if origin else f"semiramis[server]=={package.version}"
    if uv := os.environ.get("UV"):
        runner = [uv, "tool", "run", "--from", wanted]
    elif "pipx" in Path(sys.prefix).parts and (pipx := shutil.which("pipx")):
        runner = [pipx, "run", "--spec", wanted]
    else:
        return None
    return [*runner, "semiramis", *command]


def run(arguments: Namespace) -> None:
    # Only this command needs the libraries of the server.
    with needs_server():
        from ..server import logs
        from ..server.app import Settings
        from ..server.bots.opponents import read_own
        from ..server.serve import serve
        from ..server.workers import serve_with_workers
        from ..tables.config import plan_position

    logs.set_up(arguments.log)

    settings = Settings(
        database=arguments.database,
        bots=arguments.bots,
        limits=not arguments.no_limits,
        own=read_own(arguments.own),
        metrics_for=arguments.allow_metrics,
        hosts=None if "*" in arguments.names else {*LOCAL, arguments.host.lower(), *arguments.names},
    )
    where = settings, arguments.host, arguments.port
    table = None if arguments.position is None else plan_position(arguments.position)
    browser = "" if arguments.open else None
    if arguments.play is not None:
        browser = f"/#/play/{arguments.play}".removesuffix("/")
    extras = {"browser": browser, "proxies": arguments.trust_proxy, "table": table}
    if arguments.workers > 1:
        serve_with_workers(*where, arguments.workers, **extras)
    else:
        serve(*where, **extras)
