"""`semiramis arena`: bots play each other, to measure which is stronger."""

from __future__ import annotations

import math
import os
import re
import sys
import time
from argparse import ArgumentTypeError, Namespace
from collections.abc import Sequence
from pathlib import Path

from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..ai.arena.arena import Arena
from ..ai.arena.cluster import Cluster
from ..ai.arena.contest import Contest
from ..ai.arena.journal import Journal
from ..ai.arena.pool import Place, Pool
from ..ai.arena.report import HEADINGS, cells, footnotes, percent, percents, ranked, title, write_report
from ..ai.arena.score import Interval
from ..ai.arena.standings import Standings
from ..ai.arena.trial import Trial
from ..ai.spec import check_spec, read_spec
from ..games.game import Game
from .arguments import (
    Commands,
    UsageError,
    add_command,
    add_game,
    add_table,
    read_game,
    read_options,
    read_players,
    seconds,
    whole,
)
from .terminal import console

ELOS = (0.0, 20.0)
REFRESH = 0.5
"""Seconds between two updates of the display."""


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "arena", run, "let bots play each other and measure who is stronger")
    add_game(parser)
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="BOT",
        dest="bots",
        help="a level, random, py:MODULE:NAME or cmd:COMMAND for a bot of yours; may be repeated, for more seats, too",
    )
    parser.add_argument("--games", type=whole(1), required=True, metavar="N", help="how many games, or a few more")
    parser.add_argument(
        "--sprt",
        nargs="*",
        type=_elo,
        metavar="ELO",
        help="stop when it is clear whether the first bot is stronger by the second Elo, not the first (default: 0 20)",
    )
    parser.add_argument("--out", type=Path, metavar="DIR", help="where the games go (default: named after the bots)")
    parser.add_argument("--jobs", type=whole(1), metavar="N", help="games at a time (default: one for each core)")
    parser.add_argument("--dask", metavar="ADDRESS", help="play on the Dask cluster of this scheduler")
    parser.add_argument(
        "--seconds", type=seconds(3600), default=10.0, metavar="T", help="for a program's turn (default: 10)"
    )
    add_table(parser, seed="0")


def run(arguments: Namespace) -> None:
    contest = read_contest(arguments)
    trial = read_trial(arguments, contest)
    folder: Path = arguments.out or Path(default_folder(contest))
    place: Place = Cluster(arguments.dask) if arguments.dask else Pool(arguments.jobs or os.cpu_count() or 1)
    with Journal(folder, contest) as journal:
        arena = Arena(journal, arguments.games, trial)
        try:
            with place:
                play(arena, place)
        except KeyboardInterrupt:
            played = f"stopped after {len(arena.results):,} of {arena.games:,} games"
            print(f"semiramis: {played}; the same command goes on from there", file=sys.stderr)
            raise
        standings = arena.standings()
        elo = standings.elo()
        write_report(folder, standings, elo, trial)
    output = console()
    output.print(table(standings, elo))
    for note in footnotes(standings, trial):
        output.print(note, soft_wrap=True)
    output.print(f"Every game and the results are in {folder}", soft_wrap=True)


def read_contest(arguments: Namespace) -> Contest:
    game = read_game(arguments)
    return Contest(
        game.name,
        read_players(arguments, game),
        read_options(arguments, game),
        read_bots(arguments, game),
        arguments.seed or 0,
        arguments.seconds,
        None if arguments.components is None else str(arguments.components),
    )


def read_bots(arguments: Namespace, game: Game) -> tuple[str, ...]:
    """The specs of the bots. They are checked here, except for a cluster, whose workers load them."""
    if arguments.dask:
        return tuple(read_spec(spec).name for spec in arguments.bots)
    return tuple(check_spec(spec, game) for spec in arguments.bots)


def read_trial(arguments: Namespace, contest: Contest) -> Trial | None:
    if arguments.sprt is None:
        return None
    if len(arguments.sprt) not in (0, 2):
        raise UsageError(f"--sprt takes two Elos or none, not {len(arguments.sprt)}")
    return Trial(contest, *(arguments.sprt or ELOS))


def _elo(text: str) -> float:
    try:
        elo = float(text)
    except ValueError:
        elo = math.nan
    if not math.isfinite(elo):
        raise ArgumentTypeError(f"{text!r} is not an Elo")
    return elo


def default_folder(contest: Contest) -> str:
    """Named after the match: `arena-GAME-4-master-greedy`."""
    bots = [re.sub(r"\W+", "_", re.sub("^(cmd|py):", "", bot)).strip("_") for bot in dict.fromkeys(contest.bots)]
    return "-".join(["arena", contest.game, str(contest.players), *bots])[:100]


def play(arena: Arena, place: Place) -> None:
    """Play with a progress bar and the running result, if the output is a terminal."""
    errors = console(stderr=True)
    with Progress(
        BarColumn(20),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    ) as progress:
        task = progress.add_task("", total=arena.games, completed=len(arena.results))
        looked = -math.inf

        def tell() -> None:
            nonlocal looked
            progress.update(task, completed=len(arena.results))
            if not progress.disable and time.monotonic() - looked > REFRESH:
                progress.update(task, description=running(arena))
                looked = time.monotonic()

        arena.play(place, tell)


def running(arena: Arena) -> str:
    """The running result: the leading bot, and the sequential test."""
    best = max(arena.standings().bots.values(), key=lambda standing: standing.score.value)
    summary = f"{best.bot} {percent(best.score.value)} ({percents(best.score)})"
    return summary if arena.trial is None else f"{summary}, LLR {arena.trial.llr:+.2f}"


def table(standings: Standings, elo: dict[str, Interval]) -> Table:
    table = Table(
        title=title(standings.contest, standings.games),
        title_style="bold",
        title_justify="left",
        box=box.SIMPLE_HEAD,
        pad_edge=False,
        padding=(0, 1, 0, 0),
    )
    table.add_column(HEADINGS[0], min_width=10, overflow="fold")
    for heading in stacked(HEADINGS[1:]):
        table.add_column(heading, justify="right", no_wrap=True)
    for standing in ranked(standings, elo):
        table.add_row(standing.bot, *stacked(cells(standing, elo[standing.bot])))
    return table


def stacked(row: Sequence[str]) -> list[str]:
    """The cells of a row; related ones share a cell, to fit a narrow terminal."""
    games, won, shared, lost, score, interval, margin, mean, longest, failed, elo = row
    return [
        f"{games}\n{margin}",
        f"{won}\n{shared}",
        f"{lost}\n{failed}",
        f"{score}\n{interval}",
        f"{mean}\n{longest}",
        elo.replace(" (", "\n").removesuffix(")"),
    ]
