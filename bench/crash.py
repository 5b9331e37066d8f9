"""What a crash costs the players: `python bench/crash.py`, or `make bench-crash`.

Kills the server while people play at many tables, starts it again, and holds it to every answer that it gave. Ends
with code 1 if a single one does not hold. A process is killed, not the machine: that what is committed survives a
power cut is the database's own promise, which it keeps with the settings that are used here.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # to be run as a file, too

import uvloop
from rich.progress import Progress
from rich.table import Table

from bench.client import Lost
from bench.crash_checks import Findings, Witness
from bench.guests import Broken, Person, Setups
from bench.measures import Sample
from bench.report import progress_bars
from bench.server_process import ServerProcess, allow_many_connections, end_when_told
from semiramis.cli.terminal import console
from semiramis.games import GAMES
from semiramis.pictures.text.scores import titled_table
from tests.server.postgres import NoPostgres, cluster

MODES = {
    "sqlite": "SQLite, the only server is killed",
    "postgresql": "PostgreSQL, the only server is killed",
    "two": "PostgreSQL, one of two servers is killed",
}
SHOWN = 20


@dataclass
class Outcome:
    mode: str
    kills: int
    findings: Findings = field(default_factory=Findings)
    restarts: Sample = field(default_factory=Sample)


def main() -> int:
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--mode", choices=list(MODES), action="append", dest="modes", help="default: all, in turn")
    parser.add_argument("--kills", type=int, default=30, metavar="N", help="how often (default: 30)")
    parser.add_argument("--tables", type=int, default=60, metavar="N", help="tables in play (default: 60)")
    parser.add_argument("--seed", type=int, metavar="S", help="decides when it is killed (default: random)")
    arguments = parser.parse_args()
    seed = random.SystemRandom().randrange(1_000_000) if arguments.seed is None else arguments.seed
    allow_many_connections()
    end_when_told()
    outcomes = []
    with progress_bars(console(stderr=True)) as bars:
        for mode in arguments.modes or MODES:
            with tempfile.TemporaryDirectory(prefix="semiramis-crash-") as folder, database(mode, folder) as where:
                trial = Trial(mode, where, Path(folder), random.Random(seed), bars)
                outcomes.append(uvloop.run(trial.run(arguments.tables, arguments.kills)))
    console().print(figures(outcomes, seed))
    violations = [f"{outcome.mode}: {what}" for outcome in outcomes for what in outcome.findings.violations]
    for violation in violations[:SHOWN]:
        print(violation)
    if len(violations) > SHOWN:
        print(f"... and {len(violations) - SHOWN} more")
    return 1 if violations else 0


@contextmanager
def database(mode: str, folder: str) -> Iterator[str]:
    if mode == "sqlite":
        yield str(Path(folder) / "tables.db")
    else:
        with cluster() as postgresql:
            yield postgresql.fresh()


def figures(outcomes: Sequence[Outcome], seed: int) -> Table:
    table = titled_table("Crashes", caption=f"--seed {seed}", caption_justify="left")
    table.add_column("what")
    for heading in (
        "kills",
        "moves\nacknowledged",
        "unheard,\nstored",
        "unheard,\nnot stored",
        "start again\nmedian",
        "violations",
    ):
        table.add_column(heading, justify="right")
    for outcome in outcomes:
        found = outcome.findings
        table.add_row(
            MODES[outcome.mode],
            f"{outcome.kills}",
            f"{found.acknowledged:,}",
            f"{found.stored_unheard:,}",
            f"{found.vanished_unheard:,}",
            f"{outcome.restarts.median:.2f} s",
            f"{len(found.violations)}",
        )
    return table


class Trial:
    """Plays, kills and checks, in one of the modes."""

    def __init__(self, mode: str, database: str, folder: Path, chance: random.Random, bars: Progress) -> None:
        self.outcome = Outcome(mode, 0)
        self.chance = chance
        self.bars = bars
        self.database = database
        self.servers = [ServerProcess(database, folder / f"log-{n}") for n in range(2 if mode == "two" else 1)]
        self.over = False
        self.victim: ServerProcess | None = None

    async def run(self, tables: int, kills: int) -> Outcome:
        task = self.bars.add_task(MODES[self.outcome.mode], total=kills)
        with ExitStack() as stack:
            for server in self.servers:
                stack.enter_context(server)
                await server.start()
            setups = Setups(self.database)
            stack.callback(setups.close)
            witnesses = await self.gather(tables, setups)
            for _ in range(kills):
                await self.crash(witnesses)
                self.outcome.kills += 1
                self.bars.advance(task)
            for server in self.servers:
                server.stop()
                await server.start()
            await self.come_home(witnesses)
            await asyncio.gather(*(witness.check_finished() for witness in witnesses))
        return self.outcome

    async def gather(self, tables: int, setups: Setups) -> list[Witness]:
        """With two servers, the players of a table are at different ones, and the spectators at both."""
        games = cycle(GAMES)
        witnesses = []
        for number in range(tables):
            homes = [self.servers[(number + seat) % len(self.servers)].port for seat in range(2)]
            people = [await Person.enter(port, name) for port, name in zip(homes, ("Ninus", "Semiramis"), strict=True)]
            witnesses.append(Witness(next(games), people, setups, self.outcome.findings, number))
        return witnesses

    async def crash(self, witnesses: Sequence[Witness]) -> None:
        self.over, self.victim = False, None
        async with asyncio.TaskGroup() as group:
            for witness in witnesses:
                group.create_task(self.play(witness))
            await asyncio.sleep(self.chance.uniform(0.2, 1.5))
            self.victim = self.chance.choice(self.servers)
            self.victim.kill()
            if len(self.servers) > 1:
                await asyncio.sleep(self.chance.uniform(0.2, 1.5))
            self.over = True
        self.outcome.restarts.seconds.append(await self.victim.start())
        await self.come_home(witnesses)

    async def play(self, witness: Witness) -> None:
        """Until the server is gone; where there is another one, players go on there until the round is over."""
        lost = False
        while not self.over:
            try:
                if not lost:
                    await witness.play_on()
                    continue
                assert self.victim is not None
                (survivor,) = (server for server in self.servers if server is not self.victim)
                await witness.move_to(survivor.port, self.victim.port)
                await witness.check()
                lost = False
            except Lost:
                if self.victim is None or lost:
                    witness.blame("a server hung up that was not killed")
                    return
                if len(self.servers) == 1:
                    return
                lost = True
            except Broken as broken:
                witness.blame(str(broken))
                return

    async def come_home(self, witnesses: Sequence[Witness]) -> None:
        async with asyncio.TaskGroup() as group:
            for witness in witnesses:
                group.create_task(witness.come_home())


if __name__ == "__main__":
    try:
        sys.exit(main())
    except NoPostgres as error:
        sys.exit(f"crash.py: {error}")
