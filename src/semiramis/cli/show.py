"""`semiramis show`: a position of a record, drawn."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import replace

from ..games.record import BadRecord, Match
from ..pictures.text import picture
from ..pictures.text.scores import score_table
from .arguments import Commands, add_command, add_record, read_record, whole
from .terminal import console


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "show", run, "draw a position of a record")
    add_record(parser)
    parser.add_argument("--ply", type=whole(0), metavar="N", help="the position after N actions (default: the last)")


def run(arguments: Namespace) -> None:
    record = read_record(arguments)
    ply: int = len(record.actions) if arguments.ply is None else arguments.ply
    if ply > len(record.actions):
        raise BadRecord(f"the record has plies 0 to {len(record.actions)}, not {ply}")
    match = Match.of(replace(record, actions=record.actions[:ply]), arguments.components)
    output = console()
    output.print(picture(match.game, match.state, record.players))
    output.print()
    output.print(score_table(match))
