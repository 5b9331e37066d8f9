"""What one hostile guest costs the others: `python bench/hostile.py`, or `make bench-hostile`.

Two attacks that outside tests found, each within the server's limits, which are on here. The attacker calls from an
address of its own, 127.0.0.2. Each figure is measured in quiet first, and then under the attack.

- Scheduling: a guest opens tables with three masters each and a short clock, and goes away. How long do others wait for
  the turn of a novice?
- Reads: visitors without a name read the whole story of a long game, again and again. How long do the moves of others
  take?
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # to be run as a file, too

import uvloop

from bench.client import Lost, Stream
from bench.guests import Person, Refused, Setups, request, sit_down
from bench.measures import LONG, Sample
from bench.report import Row, markdown, milliseconds, screen
from bench.server_process import ServerProcess, allow_many_connections, end_when_told
from semiramis.cli.terminal import console

ATTACKER = "127.0.0.2"
GUESTS = 4
"""Those who play, and wait."""
MASTERS = [{"kind": "me"}, *[{"kind": "bot", "level": "master"}] * 3]
CLOCK = {"bank": 0, "turn": 5}
READERS = 10
MOVE_SECONDS = 0.1
"""How often each guest moves in the second measurement."""


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=15.0, metavar="T", help="for each figure (default: 15)")
    parser.add_argument("--tables", type=int, default=20, metavar="N", help="tables of masters (default: 20)")
    parser.add_argument("--markdown", action="store_true", help="print the figures as a Markdown table")
    arguments = parser.parse_args()
    allow_many_connections()
    end_when_told()
    rows = uvloop.run(measure(arguments))
    if arguments.markdown:
        print(markdown(rows))
    else:
        console().print(screen("One hostile guest", rows))


async def measure(arguments: Namespace) -> list[Row]:
    rows = []
    for measured in (scheduling, reads):
        with tempfile.TemporaryDirectory(prefix="semiramis-hostile-") as folder:
            server = ServerProcess(str(Path(folder) / "tables.db"), Path(folder) / "log", options=["--bots", "1"])
            with server:
                await server.start()
                rows += await measured(server, arguments)
                server.stop()
    return rows


# Scheduling.


async def scheduling(server: ServerProcess, arguments: Namespace) -> list[Row]:
    guests = [await Novices.enter(server.port, f"Guest {n}") for n in range(GUESTS)]
    quiet = await wait_for_bots(guests, arguments.seconds)
    made = await fill_with_masters(server.port, arguments.tables)
    await asyncio.sleep(CLOCK["turn"] + 1)  # then stand-ins play for the one who went away, too
    attacked = await wait_for_bots(guests, arguments.seconds)
    return [
        Row("waiting for a novice, in quiet: median / p99 / longest", delays(quiet)),
        Row(f"— while {len(made)} tables of three masters each play", delays(attacked)),
        Row("— such tables that were refused", str(arguments.tables - len(made))),
    ]


async def fill_with_masters(port: int, tables: int) -> list[str]:
    """Open them, and go away; the ids of those that were not refused."""
    host = await Person.enter(port, "Guest", ATTACKER)
    made = []
    for _ in range(tables):
        wish = {"game": "babylon", "seats": MASTERS, "clock": CLOCK, "stand_in": "master", "autostart": True}
        with suppress(Refused):
            made.append(str((await host.call("POST", "/tables", wish))["id"]))
    host.connection.close()
    return made


async def wait_for_bots(guests: list[Novices], seconds: float) -> Sample:
    sample, end = Sample(), time.perf_counter() + seconds
    await asyncio.gather(*(guest.play(end, sample) for guest in guests))
    return sample


class Novices:
    """A guest who plays with a novice, game after game."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._path = ""
        self._seat = 0
        self._stream: Stream | None = None
        self._moved = asyncio.Event()

    @classmethod
    async def enter(cls, port: int, name: str) -> Novices:
        return cls(await Person.enter(port, name))

    async def play(self, end: float, sample: Sample) -> None:
        while time.perf_counter() < end:
            position = await self._person.call("GET", f"{self._path}/position") if self._path else None
            if position is None or position["over"]:
                await self._sit_down()
            elif position["legal"]:
                action = {"ply": position["ply"], "action": position["legal"][0]}
                position = await self._person.call("POST", f"{self._path}/actions", action)
                await asyncio.sleep(0.2)  # within the limits of a person
            else:
                await self._wait(end, sample)

    async def _sit_down(self) -> None:
        wish = {"game": "amytis", "seats": [{"kind": "me"}, {"kind": "bot", "level": "novice"}], "autostart": True}
        made = await self._person.call("POST", "/tables", wish)
        self._path = f"/tables/{made['id']}"
        if self._stream is not None:
            self._stream.close()
        self._stream = await Stream.open(
            self._person.port, self._person.request("GET", f"{self._path}/events"), lambda _: self._moved.set()
        )

    async def _wait(self, end: float, sample: Sample) -> None:
        """Until the novice has moved. One that has not when the time is over counts with the time so far."""
        began = time.perf_counter()
        while True:
            self._moved.clear()
            if (await self._person.call("GET", f"{self._path}/position"))["player"] in (self._seat, None):
                break
            left = end - time.perf_counter()
            if left <= 0:
                break
            with suppress(TimeoutError):
                await asyncio.wait_for(self._moved.wait(), left)
        sample.seconds.append(time.perf_counter() - began)


# Reads.


@dataclass
class Reading:
    answers: int = 0
    refused: int = 0
    bytes: int = 0


async def reads(server: ServerProcess, arguments: Namespace) -> list[Row]:
    setups = Setups(server.database)
    people = [await Person.enter(server.port, name) for name in ("Semiramis", "Ninus")]
    long = await sit_down("babylon", people, setups, 0, longer_than=LONG + 5)
    while long.ply < LONG:
        await long.move()
        await asyncio.sleep(0.06)  # within the limits of a person
    guests = [[await Person.enter(server.port, name) for name in ("Anna", "Berta")] for _ in range(GUESTS)]
    quiet = await move_often(guests, setups, arguments.seconds)
    async with readers(server.port, long.id) as reading:
        attacked = await move_often(guests, setups, arguments.seconds)
    setups.close()
    rate = f"{reading.answers / arguments.seconds:,.0f}/s ({reading.bytes / 1e6:,.0f} MB), {reading.refused:,} refused"
    return [
        Row("a move, in quiet: median / p99 / longest", delays(quiet)),
        Row(
            f"— while {READERS} visitors without a name read a game of {LONG} plies from its beginning",
            delays(attacked),
        ),
        Row("— what they were answered", rate),
    ]


async def move_often(guests: list[list[Person]], setups: Setups, seconds: float) -> Sample:
    sample, end = Sample(), time.perf_counter() + seconds

    async def play(people: list[Person], number: int) -> None:
        while time.perf_counter() < end:
            table = await sit_down("amytis", people, setups, number)
            while not table.over and time.perf_counter() < end:
                began = time.perf_counter()
                await table.move()
                sample.seconds.append(time.perf_counter() - began)
                await asyncio.sleep(MOVE_SECONDS)

    await asyncio.gather(*(play(people, number) for number, people in enumerate(guests)))
    return sample


@asynccontextmanager
async def readers(port: int, table: str) -> AsyncIterator[Reading]:
    """Visitors who read all of a table's events, as fast as they are answered."""
    reading = Reading()
    asked = request(port, "GET", f"/tables/{table}/events?after=0&follow=false")
    asked = asked.removesuffix(b"\r\n") + b"Connection: close\r\n\r\n"

    async def read() -> None:
        while True:
            with suppress(OSError, Lost):
                come, go = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
                go.write(asked)
                answer = await come.read(-1)
                go.close()
                reading.answers += answer[9:12] == b"200"
                reading.refused += answer[9:12] != b"200"
                reading.bytes += len(answer)

    tasks = [asyncio.create_task(read()) for _ in range(READERS)]
    try:
        yield reading
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def delays(sample: Sample) -> str:
    return " / ".join(milliseconds(one) for one in (sample.median, sample.p99, sample.worst))


if __name__ == "__main__":
    main()
