"""`semiramis simulate`: many games between players who choose at random."""

from __future__ import annotations

import time
from argparse import Namespace
from pathlib import Path
from typing import Any

from rich.table import Table

from ..games.game import Game, State
from ..games.record import Record, UnusableFile
from ..games.rng import Rng
from ..pictures.text.scores import in_words, seat_table
from .arguments import Commands, add_command, add_game, add_table, read_new_game, whole
from .terminal import console, progress_bar

PLAYER = "bot:random"


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "simulate", run, "play many games at random and sum them up")
    add_game(parser)
    parser.add_argument("--games", type=whole(1), required=True, metavar="N", help="how many games")
    add_table(parser)
    parser.add_argument("--record", type=Path, metavar="DIR", help="write the record of each game into this directory")


def run(arguments: Namespace) -> None:
    game, players, options, seed = read_new_game(arguments)
    state = game.blank(players, options)
    games: int = arguments.games
    directory: Path | None = arguments.record
    if directory is not None:
        _make(directory)
    tally = Tally(game, state.players)
    seeds = Rng(seed)  # the first games are the same for any number of games
    step = max(1, games // 200)
    start = time.perf_counter()
    with progress_bar() as progress:
        task = progress.add_task("", total=games)
        for number in range(games):
            rng = Rng(seeds.next())
            state.deal(rng)
            if directory is None:
                state.random_playout(rng)
            else:
                record = play_on_record(game, state, options, rng)
                record.write(directory / f"{game.name}-{seed}-{number:0{len(str(games - 1))}}.json")
            tally.add(state)
            if (number + 1) % step == 0:
                progress.update(task, completed=number + 1)
    took = time.perf_counter() - start
    output = console()
    output.print(tally.table(f"{games:,} random games of {game.name}, seed {seed}"))
    decisions = tally.decisions / games
    output.print(f"{games / took:,.0f} games/s, {decisions:,.1f} decisions per game; a shared victory counts for each.")


def play_on_record(game: Game, state: State, options: dict[str, Any], rng: Rng) -> Record:
    """Play a new game to its end at random, as `random_playout` does, and return its record."""
    record = Record(game.name, [PLAYER] * state.players, options, game.setup(state))
    while not state.over:
        action = state.random_action(rng)
        record.actions.append(state.format_action(action))
        state.advance(action)
    return record


class Tally:
    """The sums of many games."""

    def __init__(self, game: Game, players: int) -> None:
        self.lines = (*game.score_lines, *game.tie_breakers)
        self.seats = range(players)
        self.games = 0
        self.decisions = 0
        self.wins = [0] * players
        self.total = [0] * players
        self.lowest: list[int] = []
        self.highest: list[int] = []
        self.sums = {line: [0] * players for line in self.lines}

    def add(self, state: State) -> None:
        """Count a game that is over."""
        scores = state.scores()
        self.games += 1
        self.decisions += state.ply
        self.lowest = [*map(min, self.lowest or scores, scores)]
        self.highest = [*map(max, self.highest or scores, scores)]
        for seat, (score, breakdown) in enumerate(zip(scores, state.breakdown(), strict=True)):
            self.total[seat] += score
            for line in self.lines:
                self.sums[line][seat] += breakdown[line]
        for seat in state.winners():
            self.wins[seat] += 1

    def table(self, title: str) -> Table:
        table = seat_table([f"seat {seat}" for seat in self.seats], title)
        table.add_row("wins", *(f"{wins:,} ({wins / self.games:.1%})" for wins in self.wins))
        table.add_row("mean score", *(f"{total / self.games:.2f}" for total in self.total))
        table.add_row("lowest", *map(str, self.lowest))
        table.add_row("highest", *map(str, self.highest))
        table.add_section()
        for line, sums in self.sums.items():
            table.add_row(f"mean {in_words(line)}", *(f"{points / self.games:.2f}" for points in sums))
        return table


def _make(directory: Path) -> None:
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        cause = error.strerror if isinstance(error, OSError) else error
        raise UnusableFile(f"cannot write into {directory}: {cause}") from error
