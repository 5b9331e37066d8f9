"""`semiramis new`: the record of a game that has just been set up."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from ..games.game import BadSetup
from ..games.record import Match
from .arguments import Commands, add_command, add_game, add_repeated, add_table, read_new_game


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "new", run, "set up a game and write its record")
    add_game(parser)
    add_repeated(parser, "--player", "names", "NAME", "a player's name, in seat order")
    add_table(parser)
    parser.add_argument("--output", type=Path, metavar="FILE", help="where to write (default: standard output)")


def run(arguments: Namespace) -> None:
    game, players, options, seed = read_new_game(arguments)
    match = Match.new(game, _names(arguments, players), options, seed)
    if arguments.output is None:
        print(match.record.dumps())
    else:
        match.record.write(arguments.output)


def _names(arguments: Namespace, players: int) -> list[str]:
    names: list[str] = arguments.names
    if not names:
        return [f"Player {number}" for number in range(1, players + 1)]
    if arguments.players not in (None, len(names)):
        raise BadSetup(f"{len(names)} names are given for {arguments.players} players")
    return names
