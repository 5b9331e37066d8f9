"""How strong the levels are: `python bench/strength.py`, or `make strength`. It may run for hours.

Every two neighbours of the ladder play each other on paired set-ups with rotated seats, in each game and with each
number of players; so do the lowest level and the one for a first game. What was played is kept in `build/strength`: a
second run goes on where the first one stopped, and begins anew when the bots have changed. All games of a game together
give the ratings that clients show: they are written into the package, the table for the ledger to
`build/strength/table.md`. Ends with code 1 if a level beats the one below more or less often than it should.
"""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # to be run as a file, too

from rich.progress import Progress

from bench.report import Row, markdown, progress_bars, screen
from semiramis.ai.arena import run_arena
from semiramis.ai.arena.arena import Arena
from semiramis.ai.arena.contest import fingerprint
from semiramis.ai.arena.elo import beaten, intervals
from semiramis.ai.arena.journal import write
from semiramis.ai.arena.report import percent, percents
from semiramis.ai.arena.score import Interval, score
from semiramis.ai.arena.standings import Standings
from semiramis.ai.expert import expert_for
from semiramis.ai.levels import LADDER, LEVELS, RATINGS, STAND_IN
from semiramis.ai.search_bot import SearchBot
from semiramis.cli.terminal import console
from semiramis.games import get_game
from semiramis.games.game import GameError
from semiramis.games.registry import GAMES, OWN

FOLDER = Path("build/strength")
TARGET = (0.62, 0.75)
"""How often a level should beat the one below."""
SECONDS = 300.0
"""The time limit of a turn: no level is to lose by the clock of a busy machine."""
LOWEST = 1000
"""The rating of the lowest level of the ladder, in each game."""


@dataclass(frozen=True)
class Claim:
    """Two neighbours of the ladder."""

    game: str
    players: int
    bots: tuple[str, str]
    """The stronger one first."""

    @property
    def is_slow(self) -> bool:
        return not LEVELS[self.bots[0]].is_quick

    @property
    def name(self) -> str:
        return "-".join([self.game, str(self.players), *self.bots])

    def __str__(self) -> str:
        return f"{self.game}, {self.players} players: {self.bots[0]} against {self.bots[1]}"


CLAIMS = tuple(
    Claim(game, players, (above, below))
    for game in OWN
    for players in GAMES[game].players
    for below, above in pairwise((STAND_IN, *LADDER))
)


def main(claims: Sequence[Claim] = CLAIMS) -> int:
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    names = "; ".join(f"{number} {claim}" for number, claim in enumerate(claims, 1))
    parser.add_argument("--games", type=int, default=200, metavar="N", help="of each row (default: 200)")
    parser.add_argument(
        "--slow", type=int, default=40, metavar="N", help="of each row with a level that thinks for long (default: 40)"
    )
    parser.add_argument("--rows", type=int, nargs="+", metavar="ROW", help=f"only these: {names}")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="default: one a core")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="what chance decides (default: 0)")
    parser.add_argument("--folder", type=Path, default=FOLDER, metavar="DIR", help=f"default: {FOLDER}")
    parser.add_argument("--ratings", type=Path, default=RATINGS, metavar="FILE", help="default: those of the package")
    arguments = parser.parse_args()
    if min(arguments.games, arguments.slow, arguments.jobs) < 1:
        parser.error("--games, --slow and --jobs are at least 1")
    wanted = arguments.rows or range(1, len(claims) + 1)
    if not all(1 <= row <= len(claims) for row in wanted):
        parser.error(f"rows are numbered from 1 to {len(claims)}")
    folder: Path = arguments.folder / fingerprint()
    rows = []
    measured: dict[str, list[Standings]] = {}
    with progress_bars(console(stderr=True)) as progress:
        for number in wanted:
            claim = claims[number - 1]
            games = arguments.slow if claim.is_slow else arguments.games
            standings = measure(claim, folder, games, arguments, progress)
            measured.setdefault(claim.game, []).append(standings)
            rows.append(row(claim, standings))
            write(arguments.folder / "table.md", markdown(rows) + "\n")
    ratings = {game: rate(found) for game, found in measured.items()}
    write(arguments.ratings, json.dumps(ratings, indent=1) + "\n")
    console().print(screen("Strength", rows, f"--games {arguments.games} --seed {arguments.seed}"))
    return 1 if any(row.met is False for row in rows) else 0


def measure(claim: Claim, folder: Path, games: int, arguments: Namespace, progress: Progress) -> Standings:
    task = progress.add_task(str(claim))

    def tell(arena: Arena) -> None:
        description = f"{claim}: {result(claim, arena.standings())}"
        progress.update(task, total=arena.games, completed=len(arena.results), description=description)

    return run_arena(
        claim.game,
        [spec_of(level, claim.game) for level in claim.bots],
        games,
        players=claim.players,
        seed=arguments.seed,
        seconds=SECONDS,
        processes=arguments.jobs,
        folder=folder / f"{claim.name}-{arguments.seed}",
        progress=tell,
    ).standings


def spec_of(level: str, game: str) -> str:
    """Return a level as a spec that reads no clock, since the clock of a busy machine would make it weaker."""
    rules = get_game(game)
    bot = LEVELS[level].bot(rules)
    if not isinstance(bot, SearchBot) or bot.nodes:
        return level
    return f"{level}@nodes={bot.simulations(expert_for(rules.new()))}"


def level_of(spec: str) -> str:
    return spec.partition("@")[0]


def wins_of(standings: Standings) -> list[dict[tuple[str, str], float]]:
    """Return how often each level has beaten the other, deal by deal."""
    return [
        {(level_of(one), level_of(other)): times for (one, other), times in beaten(games).items()}
        for games in standings.deals
    ]


def score_of(claim: Claim, standings: Standings) -> Interval:
    """Return how often the first level beats the second, also in games of more than two, with its 95 % interval."""
    first, second = claim.bots
    deals = [(wins.get((first, second), 0.0), wins.get((second, first), 0.0)) for wins in wins_of(standings)]
    return score([won / (won + lost) for won, lost in deals if won + lost])


def rate(measured: Sequence[Standings]) -> dict[str, list[int]]:
    """Return the Elo of each level and its interval, from all games; the lowest of the ladder has `LOWEST`."""
    deals = [wins for standings in measured for wins in wins_of(standings)]
    levels = [name for name in (STAND_IN, *LADDER) if any(name in pair for wins in deals for pair in wins)]
    found = dict(zip(levels, intervals(levels, deals), strict=True))
    shift = LOWEST - found[next(name for name in LADDER if name in found)].value
    return {name: [round(shift + elo) for elo in (one.value, one.low, one.high)] for name, one in found.items()}


def result(claim: Claim, standings: Standings) -> str:
    found = score_of(claim, standings)
    return f"{percent(found.value)} ({percents(found)})"


def row(claim: Claim, standings: Standings) -> Row:
    mine = standings.bots[spec_of(claim.bots[0], claim.game)]
    turns = f"{mine.seconds_a_turn:.2f} s a turn, {mine.longest:.2f} s at most"
    low, high = TARGET
    return Row(
        f"{claim}, {standings.games} games",
        f"{result(claim, standings)}, {turns}",
        "" if STAND_IN in claim.bots else f"{100 * low:g} to {100 * high:g} %",
        None if STAND_IN in claim.bots else low <= score_of(claim, standings).value <= high,
    )


if __name__ == "__main__":
    try:
        sys.exit(main())
    except GameError as error:
        sys.exit(f"strength.py: {error}")
    except KeyboardInterrupt:
        sys.exit("strength.py: stopped; the same command goes on from there")
