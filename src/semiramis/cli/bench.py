"""`semiramis bench`: how many games a second, compiled and interpreted."""

from __future__ import annotations

import json
import platform
from argparse import Namespace

from rich.table import Table

from ..pictures.text.scores import titled_table
from ..speeds import is_compiled
from .arguments import Commands, add_command, add_seconds
from .speed import TABLES, measure, measure_interpreted
from .terminal import console

NOT_COMPILED = "The engine is not compiled: it runs as plain Python, and both columns measure the same."


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "bench", run, "measure how fast the games run on one core")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    add_seconds(parser, 5.0, "how long to measure each figure")


def run(arguments: Namespace) -> None:
    compiled = is_compiled()
    errors = console(stderr=True)
    if not compiled:
        errors.print(NOT_COMPILED)
    figures: dict[str, dict[str, float]] = {}
    with errors.status("measuring") as status:
        for table in TABLES:
            status.update(f"measuring {table}")
            figures[table] = measure(table, arguments.seconds)
            figures[table]["interpreted_games_per_s"] = measure_interpreted(table, arguments.seconds)
    if arguments.json:
        print(json.dumps(figures))
    else:
        console().print(_table(figures, "compiled" if compiled else "not compiled"))


def _table(figures: dict[str, dict[str, float]], speed: str) -> Table:
    table = titled_table(
        "Random games on one core, processor time",
        caption=f"Python {platform.python_version()}, {platform.machine()}; best of several runs",
        caption_justify="left",
    )
    table.add_column("game")
    for heading in (f"games/s\n{speed}", "games/s\ninterpreted", "ratio", "decisions/s", "clone ns"):
        table.add_column(heading, justify="right")
    for name, row in figures.items():
        interpreted = row["interpreted_games_per_s"]
        table.add_row(
            name,
            f"{row['games_per_s']:,.0f}",
            f"{interpreted:,.0f}",
            f"{row['games_per_s'] / interpreted:,.0f} x",
            f"{row['decisions_per_s']:,.0f}",
            f"{row['clone_ns']:,.0f}",
        )
    return table
