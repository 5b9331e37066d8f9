"""How strong the levels are: `python bench/strength.py`, or `make strength`. It may run for hours.

Every row is a contest of the arena, on paired set-ups with rotated seats. What was played is kept in `build/strength`:
a second run goes on where the first one stopped, and begins anew when the bots have changed. The table for the ledger
is written to `build/strength/table.md`. Ends with code 1 if a target is missed.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # to be run as a file, too

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from bench.report import Row, markdown, screen
from semiramis.ai.arena import run_arena
from semiramis.ai.arena.arena import Arena
from semiramis.ai.arena.contest import fingerprint
from semiramis.ai.arena.journal import write
from semiramis.ai.arena.report import percent, percents
from semiramis.ai.arena.standings import Standings
from semiramis.cli.terminal import console
from semiramis.games.game import GameError

FOLDER = Path("build/strength")


@dataclass(frozen=True)
class Claim:
    """What a bot is to reach: its share of the victories, alone in the first seat of its line-up."""

    game: str
    bots: tuple[str, ...]
    target: float

    def hurried(self, share: float) -> Claim:
        """The same with another share of the time of those who think."""
        bots = [f"{bot}@{share:g}" if bot in THINKERS and share != 1 else bot for bot in self.bots]
        return replace(self, bots=tuple(bots))

    @property
    def name(self) -> str:
        return "-".join([self.game, *self.bots])

    def __str__(self) -> str:
        first, *others = self.bots
        against = others[0] if len(others) == 1 else f"{len(others)} {others[0]}"
        return f"{self.game}, {len(self.bots)} players: {first} against {against}"


THINKERS = ("architect", "master")
CLAIMS = (
    Claim("amytis", ("master", "greedy"), 0.95),
    Claim("amytis", ("master", "architect"), 0.60),
    Claim("amytis", ("architect", "greedy"), 0.85),
    Claim("amytis", ("apprentice", "random"), 0.98),
    Claim("babylon", ("master", "greedy"), 0.92),
    Claim("babylon", ("architect", "greedy"), 0.80),
    Claim("babylon", ("master", "greedy", "greedy", "greedy"), 0.65),
)


def main(claims: Sequence[Claim] = CLAIMS) -> int:
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    names = "; ".join(f"{number} {claim}" for number, claim in enumerate(claims, 1))
    parser.add_argument("--games", type=int, default=200, metavar="N", help="of each row (default: 200)")
    parser.add_argument("--rows", type=int, nargs="+", metavar="ROW", help=f"only these: {names}")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="default: one a core")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="what chance decides (default: 0)")
    parser.add_argument(
        "--share", type=float, default=1.0, metavar="X", help="of the levels' time, for a quicker look (default: 1)"
    )
    parser.add_argument("--folder", type=Path, default=FOLDER, metavar="DIR", help=f"default: {FOLDER}")
    arguments = parser.parse_args()
    if arguments.games < 1 or arguments.jobs < 1:
        parser.error("--games and --jobs are at least 1")
    wanted = arguments.rows or range(1, len(claims) + 1)
    if not all(1 <= row <= len(claims) for row in wanted):
        parser.error(f"rows are numbered from 1 to {len(claims)}")
    folder: Path = arguments.folder / fingerprint()
    rows = []
    with bars() as progress:
        for number in wanted:
            claim = claims[number - 1].hurried(arguments.share)
            rows.append(measure(claim, folder, arguments.games, arguments.seed, arguments.jobs, progress))
            write(arguments.folder / "table.md", markdown(rows) + "\n")
    console().print(screen("Strength", rows, f"--games {arguments.games} --seed {arguments.seed}"))
    return 0 if all(row.met for row in rows) else 1


def bars() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(20), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, TimeRemainingColumn(), console=console(stderr=True))


def measure(claim: Claim, folder: Path, games: int, seed: int, jobs: int, progress: Progress) -> Row:
    task = progress.add_task(str(claim))

    def tell(arena: Arena) -> None:
        description = f"{claim}: {result(claim, arena.standings())}"
        progress.update(task, total=arena.games, completed=len(arena.results), description=description)

    results = run_arena(
        claim.game,
        claim.bots,
        games,
        players=len(claim.bots),
        seed=seed,
        processes=jobs,
        folder=folder / f"{claim.name}-{seed}",
        progress=tell,
    )
    return row(claim, results.standings)


def result(claim: Claim, standings: Standings) -> str:
    score = standings.bots[claim.bots[0]].score
    return f"{percent(score.value)} ({percents(score)})"


def row(claim: Claim, standings: Standings) -> Row:
    mine = standings.bots[claim.bots[0]]
    turns = f"{mine.seconds_a_turn:.2f} s a turn, {mine.longest:.2f} s at most"
    return Row(
        f"{claim}, {mine.games} games",
        f"{result(claim, standings)}, {turns}",
        f"at least {100 * claim.target:g} %",
        mine.score.value >= claim.target,
    )


if __name__ == "__main__":
    try:
        sys.exit(main())
    except GameError as error:
        sys.exit(f"strength.py: {error}")
    except KeyboardInterrupt:
        sys.exit("strength.py: stopped; the same command goes on from there")
