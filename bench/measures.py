"""What is measured of the server, one function each."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bench.client import Connection
from bench.guests import Person, PlannedGame, Refused, Setups, request, sit_down
from bench.parties import Party, Tally, each
from bench.server_process import ServerProcess, machine_seconds

WARM_UP_SECONDS = 2.0
TICK_SECONDS = 0.25
LONG = 90
"""A long game has more plies than this."""

Progress = Callable[[float], None]
"""Called with the amount of work that was done since the last call."""


@dataclass
class Sample:
    """Times, in seconds."""

    seconds: list[float] = field(default_factory=list)

    @property
    def best(self) -> float:
        return min(self.seconds)

    @property
    def median(self) -> float:
        return statistics.median(self.seconds)

    @property
    def p99(self) -> float:
        """The time within which 99 of 100 are."""
        return sorted(self.seconds)[-(-len(self.seconds) * 99 // 100) - 1]

    @property
    def worst(self) -> float:
        return max(self.seconds)

    def within(self, seconds: float) -> float:
        return sum(one <= seconds for one in self.seconds) / len(self.seconds)


@dataclass
class Load:
    """What the server did for a while, and what it took."""

    moves_per_second: float
    fewest_live: int
    games: int
    server_busy: float
    """The share of a core that the server used."""
    client_busy: float
    others_busy: float
    """The cores that everything else on the machine used, its database server included."""
    delays: Sample = field(default_factory=Sample)
    """From when a move was due until every stream had it."""


class Watch:
    """Reads off what happened since it was made."""

    def __init__(self, server: ServerProcess, tally: Tally) -> None:
        self._server = server
        self._tally = tally
        tally.fewest_live = tally.live
        self._before = self._read()

    def _read(self) -> list[float]:
        tally = self._tally
        server, client = self._server.processor_seconds, time.process_time()
        return [time.perf_counter(), tally.moves, tally.games, server, client, machine_seconds() - server - client]

    def load(self) -> Load:
        began = self._before[0]
        seconds, *done = (after - before for before, after in zip(self._before, self._read(), strict=True))
        moves, games, server, client, others = done
        delays = Sample([delay for due, delay in self._tally.delays if due >= began])
        return Load(
            moves_per_second=moves / seconds,
            fewest_live=self._tally.fewest_live,
            games=int(games),
            server_busy=server / seconds,
            client_busy=client / seconds,
            others_busy=others / seconds,
            delays=delays,
        )


async def rush(
    server: ServerProcess, parties: Sequence[Party], tally: Tally, seconds: float, progress: Progress
) -> Load:
    """Everybody plays as fast as they are answered."""
    over = False

    async def play(party: Party) -> None:
        while not over:
            await (party.sit_down() if party.over else party.move())

    async with asyncio.TaskGroup() as group:
        for party in parties:
            group.create_task(play(party))
        await _pass(WARM_UP_SECONDS, progress)
        watch = Watch(server, tally)
        await _pass(seconds, progress)
        load = watch.load()
        over = True
    await _drain(parties)
    return load


async def pace(
    server: ServerProcess, parties: Sequence[Party], tally: Tally, rate: float, seconds: float, progress: Progress
) -> Load:
    """Make moves at a rate per second, by people who do not wait for each other or for the server."""
    chance = random.Random(0)
    idle = deque(chance.sample(parties, len(parties)))

    async def play(party: Party, due: float) -> None:
        await party.move(due)
        if party.over:
            await party.sit_down()
        idle.append(party)

    async def play_for(seconds: float) -> None:
        began = now = time.perf_counter()
        dues = sorted(began + seconds * chance.random() for _ in range(round(rate * seconds)))
        async with asyncio.TaskGroup() as group:
            for due in dues:
                while time.perf_counter() < due or not idle:
                    await asyncio.sleep(max(0.001, due - time.perf_counter()))
                group.create_task(play(idle.popleft(), due))
                progress(due - now)
                now = due

    await play_for(WARM_UP_SECONDS)
    watch = Watch(server, tally)
    await play_for(seconds)
    load = watch.load()
    await _drain(parties)
    load.delays = watch.load().delays  # with the last ones
    return load


async def _pass(seconds: float, progress: Progress) -> None:
    end = time.perf_counter() + seconds
    while (left := end - time.perf_counter()) > 0:
        await asyncio.sleep(min(TICK_SECONDS, left))
        progress(min(TICK_SECONDS, left))


async def _drain(parties: Sequence[Party]) -> None:
    await asyncio.gather(*(party.drain() for party in parties))


async def play_long(port: int, setups: Setups, number: int, progress: Progress) -> list[PlannedGame]:
    """Tables at which Babylon was played for long, and still is."""
    tables: list[PlannedGame] = []

    async def play(one: int) -> None:
        people = [await Person.enter(port, name) for name in ("Semiramis", "Ninus")]
        table = await sit_down("babylon", people, setups, one * 1_000_000, longer_than=LONG + 5)
        while table.ply < LONG + 5:
            await table.move()
        tables.append(table)
        progress(1)

    await each(range(number), play)
    return tables


async def open_positions(port: int, tables: Sequence[PlannedGame], earlier: bool, progress: Progress) -> Sample:
    """How long the position of each table takes for its current player: the current one, or an earlier one."""
    connection = await Connection.open(port)
    await connection.ask(request(port, "GET", "/games"))  # it has been used before
    sample = Sample()
    for table in tables:
        path = f"/tables/{table.id}/" + (f"positions/{LONG + 1}" if earlier else "position")
        asked = table.to_act.request("GET", path)
        began = time.perf_counter()
        answer = await connection.ask(asked)
        sample.seconds.append(time.perf_counter() - began)
        if answer.status != 200:
            raise Refused(asked, answer)
        progress(1)
    connection.close()
    return sample
