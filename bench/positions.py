"""Makes the set of positions of `semiramis judge`: `python bench/positions.py`, or `make positions`.

Each game gives three positions. A game is written to a journal when it is done, so the command goes on where it was
stopped. At the end, and when it is stopped with Ctrl-C, the set is written into the package. Run it again with more
games for a larger set: those that are there are kept. docs/judge.md describes the set.
"""

from __future__ import annotations

import gzip
import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # to be run as a file, too

from bench.make_positions import make_positions
from bench.report import progress_bars
from semiramis.ai.judge.positions import FILE, PHASES
from semiramis.cli.terminal import console

JOURNAL = Path("build/positions.jsonl")


class Group(NamedTuple):
    """The positions of a game and a number of players, and the simulations for each."""

    game: str
    players: int
    positions: int
    searched: int
    judged: int

    @property
    def games(self) -> int:
        return -(-self.positions // len(PHASES))


GROUPS = (
    Group("amytis", 2, 2_000, 6_000, 2_500),
    Group("babylon", 2, 500, 600, 800),
    Group("babylon", 3, 500, 600, 800),
    Group("babylon", 4, 500, 600, 800),
)
"""As many simulations as take about 0.3 s a position in Amytis and 0.6 s in Babylon."""

Task = tuple[Group, int]


def tasks(done: set[tuple[str, int, int]]) -> Iterator[Task]:
    """Yield the games that are not done: of all groups in turn, so that a set that is stopped has a part of each."""
    wanted = [(number / group.games, group, number) for group in GROUPS for number in range(group.games)]
    for _, group, number in sorted(wanted, key=lambda item: item[0]):
        if (group.game, group.players, number) not in done:
            yield group, number


@contextmanager
def open_executor(jobs: int, dask: str | None) -> Iterator[tuple[Executor, int]]:
    """Open local processes, or the workers of a Dask cluster; yields how many games to begin at once, too."""
    if dask is None:
        with ProcessPoolExecutor(jobs, get_context("spawn")) as executor:
            yield executor, jobs + 1
        return
    from distributed import Client

    with Client(dask, set_as_default=False) as client:  # type: ignore[no-untyped-call]
        yield client.get_executor(pure=False), 2 * sum(client.nthreads().values())


def read_journal(path: Path) -> list[dict[str, Any]]:
    """Return the games of the journal. A last line that is not whole is from a crash: it is made again."""
    if not path.exists():
        return []
    lines = path.read_bytes().splitlines(keepends=True)
    if lines and not lines[-1].endswith(b"\n"):
        lines.pop()
        path.write_bytes(b"".join(lines))
    return [json.loads(line) for line in lines]


def make(path: Path, jobs: int, dask: str | None) -> None:
    games = read_journal(path)
    left = tasks({(game["game"], game["players"], game["number"]) for game in games})
    path.parent.mkdir(parents=True, exist_ok=True)
    with (
        path.open("a", encoding="utf-8") as journal,
        progress_bars(console(stderr=True)) as progress,
        open_executor(jobs, dask) as (executor, slots),
    ):
        bar = progress.add_task("games", total=sum(group.games for group in GROUPS), completed=len(games))
        pending: dict[Future[list[dict[str, Any]]], Task] = {}
        try:
            while True:
                for group, number in islice(left, slots - len(pending)):
                    asked = executor.submit(
                        make_positions, group.game, group.players, number, group.searched, group.judged
                    )
                    pending[asked] = (group, number)
                if not pending:
                    return
                for future in wait(pending, return_when=FIRST_COMPLETED).done:
                    group, number = pending.pop(future)
                    game = {"game": group.game, "players": group.players, "number": number}
                    line = json.dumps({**game, "positions": future.result()}, ensure_ascii=False)
                    journal.write(line + "\n")
                    journal.flush()
                    progress.advance(bar)
        finally:
            executor.shutdown(wait=False, cancel_futures=True)


def write_lines(lines: Iterable[Mapping[str, Any]], file: Path = FILE) -> int:
    """Write the set, the same bytes for the same positions; return its size."""
    order = sorted(lines, key=lambda line: (line["game"], line["players"], line["number"], PHASES.index(line["phase"])))
    text = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in order)
    file.write_bytes(gzip.compress(text.encode(), mtime=0))
    return file.stat().st_size


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--journal", type=Path, default=JOURNAL, metavar="FILE", help=f"default: {JOURNAL}")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (default: 1)")
    parser.add_argument("--dask", metavar="ADDRESS", help="use the Dask cluster of this scheduler")
    parser.add_argument("--pack", action="store_true", help="only write the set, of the games that are done")
    arguments = parser.parse_args()
    try:
        if not arguments.pack:
            make(arguments.journal, arguments.jobs, arguments.dask)
    except KeyboardInterrupt:
        print("stopped; the same command goes on from there", file=sys.stderr)
    positions = [line for game in read_journal(arguments.journal) for line in game["positions"]]
    if positions:
        print(f"{len(positions):,} positions, {write_lines(positions):,} bytes in {FILE}")


if __name__ == "__main__":
    main()
