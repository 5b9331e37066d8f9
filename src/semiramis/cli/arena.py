"""`semiramis arena`: bots play each other, to measure which is stronger."""

from __future__ import annotations

import math
import re
import sys
import time
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Self

from rich.progress import TextColumn
from rich.table import Table

from ..ai.arena import Results, run_arena
from ..ai.arena.arena import Arena
from ..ai.arena.contest import SECONDS, name_bots
from ..ai.arena.report import HEADINGS, cells, footnotes, percent, percents, ranked, title
from ..pictures.text.scores import titled_table
from .arguments import (
    Commands,
    UsageError,
    add_command,
    add_game,
    add_repeated,
    add_seconds,
    add_table,
    number,
    read_new_game,
    whole,
)
from .terminal import console, progress_bar

GAMES = 100
ELOS = (0.0, 20.0)
REFRESH = 0.5
"""Seconds between two updates of the display."""


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "arena", run, "let bots play each other and measure who is stronger")
    add_game(parser)
    parser.add_argument(
        "bots",
        nargs="*",
        metavar="BOT",
        help="a level, random, py:MODULE:NAME or cmd:COMMAND for a bot of yours, with or without a label (LABEL=BOT); "
        "may be repeated, for more seats, too",
    )
    parser.rest = "bots"
    add_repeated(parser, "--bot", "more", "BOT", "the same as BOT")
    parser.add_argument(
        "--games", type=whole(1), default=GAMES, metavar="N", help=f"how many games, or a few more (default: {GAMES})"
    )
    parser.add_argument(
        "--sprt",
        nargs="*",
        type=number(-2000, 2000, "an Elo"),
        metavar="ELO",
        help="stop when it is clear whether the first bot is stronger by the second Elo, not the first (default: 0 20)",
    )
    parser.add_argument("--out", type=Path, metavar="DIR", help="where the games go (default: named after the bots)")
    parser.add_argument("--jobs", type=whole(1), metavar="N", help="games at a time (default: one for each core)")
    parser.add_argument("--dask", metavar="ADDRESS", help="play on the Dask cluster of this scheduler")
    add_seconds(parser, SECONDS, "the time limit of a turn")
    add_table(parser, seed="0")


def run(arguments: Namespace) -> None:
    game, players, options, seed = read_new_game(arguments, 0)
    bots = [*arguments.bots, *arguments.more]
    folder: Path = arguments.out or Path(default_folder(game.name, players, bots))
    with Display() as display:
        try:
            results = run_arena(
                game.name,
                bots,
                arguments.games,
                players=players,
                options=options,
                components=arguments.components,
                seed=seed,
                seconds=arguments.seconds,
                sprt=read_sprt(arguments),
                processes=arguments.jobs,
                dask=arguments.dask,
                folder=folder,
                progress=display.show,
            )
        except KeyboardInterrupt:
            display.stop()
            raise
    output = console()
    output.print(table(results))
    for note in footnotes(results.standings, results.trial):
        output.print(note, soft_wrap=True)
    output.print(f"Every game and the results are in {folder}", soft_wrap=True)


def read_sprt(arguments: Namespace) -> tuple[float, float] | None:
    if arguments.sprt is None:
        return None
    if len(arguments.sprt) not in (0, 2):
        raise UsageError(f"--sprt takes two Elos or none, not {len(arguments.sprt)}")
    elo0, elo1 = arguments.sprt or ELOS
    return elo0, elo1


def default_folder(game: str, players: int, bots: Sequence[str]) -> str:
    """Return a name after the match: `arena-GAME-4-master-greedy`."""
    names = dict.fromkeys(name_bots(bots)[0])
    words = [re.sub(r"\W+", "_", re.sub("^(cmd|py):", "", name)).strip("_") for name in names]
    return "-".join(["arena", game, str(players), *words])[:100]


class Display:
    """A progress bar with the running result, if the output is a terminal."""

    def __init__(self) -> None:
        self._arena: Arena | None = None
        self._looked = -math.inf
        self._progress = progress_bar(TextColumn("{task.description}"))
        self._task = self._progress.add_task("", total=None)

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def show(self, arena: Arena) -> None:
        self._arena = arena
        self._progress.update(self._task, total=arena.games, completed=len(arena.results))
        if not self._progress.disable and time.monotonic() - self._looked > REFRESH:
            self._progress.update(self._task, description=running(arena))
            self._looked = time.monotonic()

    def stop(self) -> None:
        """Say how far the arena came, if it has begun."""
        if self._arena is not None:
            played = f"stopped after {len(self._arena.results):,} of {self._arena.games:,} games"
            print(f"semiramis: {played}; the same command goes on from there", file=sys.stderr)


def running(arena: Arena) -> str:
    """Return the running result: the leading bot, and the sequential test."""
    best = max(arena.standings().bots.values(), key=lambda standing: standing.score.value)
    summary = f"{best.bot} {percent(best.score.value)} ({percents(best.score)})"
    return summary if arena.trial is None else f"{summary}, LLR {arena.trial.llr:+.2f}"


def table(results: Results) -> Table:
    standings, elo = results.standings, results.elo
    table = titled_table(title(standings.contest, standings.games), padding=(0, 1, 0, 0))
    table.add_column(HEADINGS[0], min_width=10, overflow="fold")
    for heading in stacked(HEADINGS[1:]):
        table.add_column(heading, justify="right", no_wrap=True)
    for standing in ranked(standings, elo):
        table.add_row(standing.bot, *stacked(cells(standing, elo[standing.bot])))
    return table


def stacked(row: Sequence[str]) -> list[str]:
    """Return the cells of a row; related ones share a cell, to fit a narrow terminal."""
    games, won, shared, lost, score, interval, margin, mean, longest, failed, elo = row
    return [
        f"{games}\n{margin}",
        f"{won}\n{shared}",
        f"{lost}\n{failed}",
        f"{score}\n{interval}",
        f"{mean}\n{longest}",
        elo.replace(" (", "\n").removesuffix(")"),
    ]
