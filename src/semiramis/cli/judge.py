"""`semiramis judge`: what the turns of a bot lose, in a fixed set of positions."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import asdict

from rich.table import Table

from ..ai.arena.contest import SECONDS
from ..ai.judge.measure import ALL, MOST, Mean, Measure, measure_bot
from ..games import GAMES
from ..pictures.text.scores import titled_table
from .arguments import Commands, UsageError, add_command, add_seconds, whole
from .terminal import console, progress_bar


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "judge", run, "measure what the turns of a bot lose, in a fixed set of positions")
    parser.add_argument(
        "bot", nargs="?", metavar="BOT", help="a level, random, or py:MODULE:NAME or cmd:COMMAND for a bot of yours"
    )
    parser.add_argument("--bot", metavar="BOT", dest="named", help="the same as BOT")
    parser.add_argument("--game", choices=list(GAMES), metavar="GAME", help="positions of one game (default: of all)")
    parser.add_argument(
        "--players", type=whole(1), metavar="N", help="positions of games of N (default: of any number)"
    )
    parser.add_argument(
        "--positions",
        type=whole(2),
        default=MOST,
        metavar="N",
        help=f"at most N of each game and number of players (default: {MOST})",
    )
    add_seconds(parser, SECONDS, "the time limit of a turn")
    parser.add_argument("--jobs", type=whole(1), metavar="N", help="processes (default: one for each core)")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(arguments: Namespace) -> None:
    bot: str | None = arguments.bot or arguments.named
    if bot is None or (arguments.bot and arguments.named):
        raise UsageError("name one bot, such as: semiramis judge apprentice")
    with progress_bar() as bar:
        task = bar.add_task("", total=None)
        found = measure_bot(
            bot,
            arguments.game,
            arguments.players,
            most=arguments.positions,
            seconds=arguments.seconds,
            processes=arguments.jobs,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )
    if arguments.json:
        print(json.dumps({"bot": bot, "measures": [asdict(measure) for measure in found]}, indent=1))
    else:
        output = console()
        output.print(table(bot, found))
        output.print("± is half of a 95 % interval. Chances are compared with the best known turn.", soft_wrap=True)


def table(bot: str, measures: Sequence[Measure]) -> Table:
    found = titled_table(f"What a turn of {bot} loses")
    for heading in ("game", "players", "phase", "turns", "chance lost", "points lost"):
        found.add_column(heading, justify="left" if heading in ("game", "phase") else "right")
    for measure in measures:
        found.add_row(
            measure.game,
            str(measure.players),
            measure.phase,
            str(measure.turns),
            text(measure.chance, 100, " %"),
            text(measure.points),
            end_section=measure.phase == ALL,
        )
    return found


def text(mean: Mean, scale: float = 1.0, unit: str = "") -> str:
    error = "?" if mean.error is None else f"{mean.error * scale:.1f}"
    return f"{mean.value * scale:.1f} ± {error}{unit}"
