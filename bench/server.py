"""How much the table server bears: `python bench/server.py`, or `make bench-server`.

Starts `semiramis serve` with a fresh database, fills it with live tables whose players and spectators all follow their
table's events, and measures. The one who measures sits on the other core and does little.
"""

from __future__ import annotations

import gc
import platform
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import cycle
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # to be run as a file, too

import uvloop
from rich.progress import Progress

from bench.guests import PLAYERS, PlannedGame, Setups
from bench.measures import LONG, WARM_UP_SECONDS, Load, Sample, open_positions, pace, play_long, rush
from bench.parties import Party, Tally, each, lost_streams
from bench.report import Row, markdown, milliseconds, progress_bars, screen
from bench.server_process import ServerProcess, allow_many_connections, end_when_told
from semiramis.cli.terminal import console
from semiramis.games import GAMES
from tests.server.postgres import cluster

RUSH = 1_500
PACE = 300
IN_TIME_SECONDS = 0.150
IN_TIME_SHARE = 0.99
MEMORY = 400_000_000
OPEN_SECONDS = 0.005
START_SECONDS = 2.0

STARTS = 5
LONG_TABLES = 100
LOOKS = 10
"""How often each long game is looked at while the server has it at hand."""


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=list(GAMES), help="only this one (default: each in turn)")
    parser.add_argument("--tables", type=int, default=500, metavar="N", help="live tables (default: 500)")
    parser.add_argument("--streams", type=int, default=4, metavar="N", help="streams of each table (default: 4)")
    parser.add_argument("--seconds", type=float, default=10.0, metavar="T", help="how long to measure (default: 10)")
    parser.add_argument(
        "--database",
        metavar="URL",
        help="an empty PostgreSQL database, or just 'postgresql' to make one (default: SQLite in a file)",
    )
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="as of `serve`: needs PostgreSQL")
    parser.add_argument("--markdown", action="store_true", help="print the figures as a Markdown table")
    arguments = parser.parse_args()
    if arguments.streams < PLAYERS:
        parser.error(f"each of the {PLAYERS} players has a stream: --streams is at least {PLAYERS}")
    allow_many_connections()
    end_when_told()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="semiramis-bench-"))
        if arguments.database == "postgresql":
            arguments.database = stack.enter_context(cluster()).fresh()
        bars = stack.enter_context(progress_bars(console(stderr=True)))
        rows = uvloop.run(Bench(arguments, bars, Path(folder)).run())
    machine = f"Python {platform.python_version()}, {platform.machine()}"
    if arguments.markdown:
        print(markdown(rows))
    else:
        console().print(screen(f"The table server, {arguments.workers} process(es)", rows, machine))


class Bench:
    def __init__(self, arguments: Namespace, bars: Progress, folder: Path) -> None:
        self.tables: int = arguments.tables
        self.streams: int = arguments.streams
        self.seconds: float = arguments.seconds
        self.games: list[str] = [arguments.game] if arguments.game else list(GAMES)
        self.database: str = arguments.database or str(folder / "tables.db")
        self.options = ["--no-limits", *(["--workers", str(arguments.workers)] if arguments.workers > 1 else [])]
        self.bars = bars
        self.folder = folder
        self.tally = Tally()

    async def run(self) -> list[Row]:
        starts = await self.start_often()
        with ServerProcess(self.database, self.folder / "log", options=self.options) as server:
            await server.start()
            setups = Setups(self.database)
            parties = await self.gather(server.port, setups)
            with undisturbed():
                with self.bar(f"{PACE} moves/s", WARM_UP_SECONDS * 2 + self.seconds) as progress:
                    paced = await pace(server, parties, self.tally, PACE, self.seconds, progress)
                with self.bar("as fast as can be", WARM_UP_SECONDS + self.seconds) as progress:
                    rushed = await rush(server, parties, self.tally, self.seconds, progress)
            rows = self.rows_of_load(paced, rushed, server.peak_memory, lost_streams(parties))
            with self.bar("long games", LONG_TABLES) as progress:
                long = await play_long(server.port, setups, LONG_TABLES, progress)
            rows += await self.look(server, long)
        return [*rows, *self.rows_of_start(starts)]

    async def start_often(self) -> Sample:
        """Starts with nothing in the database: it is made, too."""
        starts = Sample()
        with self.bar("starts", STARTS) as progress:
            for number in range(STARTS):
                database = self.database if self.in_postgresql else str(self.folder / f"start-{number}.db")
                with ServerProcess(database, self.folder / "log", options=self.options) as server:
                    starts.seconds.append(await server.start())
                    server.stop()
                progress(1)
        return starts

    async def gather(self, port: int, setups: Setups) -> list[Party]:
        spectators = self.streams - PLAYERS
        games = cycle(self.games)
        parties = [Party(next(games), port, spectators, setups, self.tally, n) for n in range(self.tables)]
        with self.bar("tables", self.tables) as progress:

            async def enter(party: Party) -> None:
                await party.enter()
                progress(1)

            await each(parties, enter)
        return parties

    async def look(self, server: ServerProcess, tables: list[PlannedGame]) -> list[Row]:
        """At long games: while the server has them at hand, and each for the first time after a restart."""
        rows = []
        for earlier in (False, True):
            what = f"position at ply {LONG + 1}, earlier" if earlier else f"position after {LONG + 5} plies"
            with self.bar(what, LONG_TABLES * (LOOKS + 1)) as progress:
                at_hand = await open_positions(server.port, tables * LOOKS, earlier, progress)
                server.stop()
                await server.start()
                cold = await open_positions(server.port, tables, earlier, progress)
            rows += [_opening(what, at_hand), _opening(f"{what}, the first time after a restart", cold)]
        return rows

    def rows_of_load(self, paced: Load, rushed: Load, memory: int, lost: int) -> list[Row]:
        share = paced.delays.within(IN_TIME_SECONDS)
        delays = " / ".join(milliseconds(one) for one in (paced.delays.median, paced.delays.p99, paced.delays.worst))
        stored = "PostgreSQL" if self.in_postgresql else "SQLite"
        return [
            Row(
                f"accepted moves/s as fast as can be, {stored}",
                f"{rushed.moves_per_second:,.0f}",
                f"{RUSH:,}",
                rushed.moves_per_second >= RUSH,
            ),
            Row(
                f"at {PACE} moves/s: on all {self.streams} streams within {milliseconds(IN_TIME_SECONDS)}",
                f"{share:.2%}",
                f"{IN_TIME_SHARE:.0%}",
                share >= IN_TIME_SHARE,
            ),
            Row("— median / p99 / longest", delays),
            Row("— moves/s done", f"{paced.moves_per_second:,.0f}"),
            Row("memory of the server, peak", f"{memory / 1e6:,.0f} MB", f"{MEMORY / 1e6:,.0f} MB", memory < MEMORY),
            Row(
                "live tables, fewest at any moment (at pace / rush)",
                f"{paced.fewest_live} / {rushed.fewest_live}",
                f"{self.tables}",
            ),
            Row("games that ended meanwhile and were followed by another", f"{paced.games} / {rushed.games}"),
            Row(
                "events lost or out of order, streams cut off",
                f"{self.tally.gaps}, {lost}",
                "0, 0",
                self.tally.gaps + lost == 0,
            ),
            Row("processor time of the server for each move (at pace / rush)", f"{_each(paced)} / {_each(rushed)}"),
            Row("a core's share: server (at pace / rush)", f"{paced.server_busy:.0%} / {rushed.server_busy:.0%}"),
            Row("a core's share: this client", f"{paced.client_busy:.0%} / {rushed.client_busy:.0%}"),
            Row("a core's share: all else on the machine", f"{paced.others_busy:.0%} / {rushed.others_busy:.0%}"),
        ]

    def rows_of_start(self, starts: Sample) -> list[Row]:
        measured = f"{starts.best:.2f} s / {starts.median:.2f} s"
        return [
            Row(
                f"start to the first answer, best / median of {STARTS}",
                measured,
                f"{START_SECONDS:g} s",
                starts.median <= START_SECONDS,
            )
        ]

    @property
    def in_postgresql(self) -> bool:
        return self.database.startswith("postgresql://")

    @contextmanager
    def bar(self, what: str, total: float) -> Iterator[Callable[[float], None]]:
        task = self.bars.add_task(what, total=total)
        yield lambda more: self.bars.advance(task, more)
        self.bars.update(task, completed=total)


def _each(load: Load) -> str:
    return milliseconds(load.server_busy / load.moves_per_second)


def _opening(what: str, sample: Sample) -> Row:
    measured = f"{milliseconds(sample.median)} / {milliseconds(sample.p99)}"
    return Row(f"{what}: median / p99", measured, milliseconds(OPEN_SECONDS), sample.p99 <= OPEN_SECONDS)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Without a collector of garbage that stops the clock's owner in the middle of a measurement."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


if __name__ == "__main__":
    main()
