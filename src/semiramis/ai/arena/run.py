"""Runs an arena from Python: `run_arena` has the same powers as the command `semiramis arena`."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ...games import get_game
from ..spec import check_spec, read_spec
from .arena import Arena
from .contest import SECONDS, BadContest, Contest, name_bots
from .journal import Journal
from .play import Result
from .pool import Place, Pool
from .report import content, markdown, write_report
from .score import Interval
from .sprt import Trial
from .standings import Standings


@dataclass(frozen=True)
class Results:
    """The results of an arena. As text it is the table, in Markdown."""

    standings: Standings
    """The sums of each bot: `standings.bots[label].wins`."""
    elo: dict[str, Interval]
    """The strength of each bot by its label, with its 95 % interval; the mean of all bots is 0."""
    trial: Trial | None
    """The sequential test; its `verdict` is True if the first bot is stronger, None if it is not decided."""

    @property
    def scores(self) -> dict[str, Interval]:
        """The share of the victories of each bot by its label, with its 95 % interval."""
        return {bot: standing.score for bot, standing in self.standings.bots.items()}

    @property
    def games(self) -> list[Result]:
        """The games that count, with their records."""
        return self.standings.results

    def as_json(self) -> dict[str, Any]:
        """Return the content of `results.json`."""
        return content(self.standings, self.elo, self.trial)

    def __str__(self) -> str:
        return markdown(self.standings, self.elo, self.trial)


def run_arena(
    game: str,
    bots: Sequence[str] | Mapping[str, str],
    games: int,
    *,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    components: Path | None = None,
    seed: int = 0,
    seconds: float = SECONDS,
    sprt: tuple[float, float] | None = None,
    processes: int | None = None,
    dask: str | None = None,
    folder: Path | None = None,
    progress: Callable[[Arena], None] = lambda arena: None,
) -> Results:
    """Let bots play each other, and return which is stronger.

    game, players, options, components: what is played; by default with as few players as can be, and the usual options.
    bots: their specs, each with or without a label (`"fast=master@0.2"`), or a mapping of labels to specs.
    games: the number of games, rounded up to whole deals.
    seed: of the deals and of the bots.
    seconds: the time limit of a bot for a turn.
    sprt: two Elos for a sequential test of two bots; the arena stops when it is decided.
    processes: the number of games at once, by default one for each core.
    dask: the address of the scheduler of a Dask cluster, to play there.
    folder: keeps the games and the results, and continues what was played there before. Without it nothing is kept.
    progress: called with the arena before the first game and after each: `len(arena.results)` of `arena.games` are
        played, `arena.standings()` are the sums so far.

    Raises `GameError` if the arguments are not valid.
    """
    contest = make_contest(game, bots, players, options, components, seed, seconds, are_remote=dask is not None)
    trial = None if sprt is None else Trial(contest, *sprt)
    if games < 1 or (processes is not None and processes < 1):
        raise BadContest("games and processes must be 1 or more")
    place = _cluster(dask) if dask is not None else Pool(processes or os.cpu_count() or 1)
    if folder is None:
        with TemporaryDirectory(prefix="semiramis-arena-") as name:
            return _run(Path(name), contest, games, trial, place, progress)
    return _run(folder, contest, games, trial, place, progress)


def make_contest(
    game: str,
    bots: Sequence[str] | Mapping[str, str],
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    components: Path | None = None,
    seed: int = 0,
    seconds: float = SECONDS,
    *,
    are_remote: bool = False,
) -> Contest:
    """Return a contest as `run_arena` describes it. Its bots are checked, unless the workers of a cluster load them."""
    rules = get_game(game, components)
    texts = [f"{label}={spec}" for label, spec in bots.items()] if isinstance(bots, Mapping) else bots
    names, labels = name_bots(texts)
    for bot in dict.fromkeys(names):
        spec = labels.get(bot, bot)
        if are_remote:
            read_spec(spec)
        else:
            check_spec(spec, rules)
    return Contest(
        rules.name,
        rules.players[0] if players is None else players,
        rules.check_options(options),
        names,
        seed,
        seconds,
        None if components is None else str(components),
        labels,
    )


def _run(
    folder: Path, contest: Contest, games: int, trial: Trial | None, place: Place, progress: Callable[[Arena], None]
) -> Results:
    with Journal(folder, contest) as journal:
        arena = Arena(journal, games, trial)
        progress(arena)
        with place:
            arena.play(place, lambda: progress(arena))
        standings = arena.standings()
        results = Results(standings, standings.elo(), trial)
        write_report(folder, standings, results.elo, trial)
        return results


def _cluster(address: str) -> Place:
    from .cluster import Cluster  # imports the worker, which is also run as a program

    return Cluster(address)
