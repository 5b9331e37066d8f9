"""`semiramis backup`: a copy of the database, while the server goes on."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from ..pictures.text.scores import count
from .arguments import Commands, add_command
from .serve import add_database, needs_server


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "backup", run, "copy the database of the tables, also while the server runs")
    parser.add_argument("file", type=Path, metavar="FILE", help="where to; it is replaced when the copy is complete")
    add_database(parser)


def run(arguments: Namespace) -> None:
    with needs_server():
        from ..server.storage.backup import back_up

    tables, actions = back_up(arguments.database, arguments.file)
    print(f"{arguments.file}: {count(tables, 'table')}, {count(actions, 'action')}")
