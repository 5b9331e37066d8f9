"""Parties: two who play game after game and some who watch, each with a stream of their own."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from itertools import count
from typing import TypeVar

from bench.client import Stream
from bench.guests import Person, PlannedGame, Setups, request, sit_down

Who = TypeVar("Who")

DRAIN_SECONDS = 5.0
"""An event that has not come by then is lost."""
AT_ONCE = 50
"""How many parties come through the door at a time."""


@dataclass
class Tally:
    """What happened at all tables."""

    moves: int = 0
    events: int = 0
    games: int = 0
    """Games that were played to their end; the party sat down to another one."""
    live: int = 0
    fewest_live: int = 0
    gaps: int = 0
    """Events that came out of order or not at all."""
    delays: list[tuple[float, float]] = field(default_factory=list)
    """When each move was due, and the seconds until every stream had it."""

    def change_live(self, change: int) -> None:
        self.live += change
        self.fewest_live = min(self.fewest_live, self.live)


class Party:
    def __init__(self, game: str, port: int, spectators: int, setups: Setups, tally: Tally, number: int) -> None:
        self.game = game
        self.tally = tally
        self.streams: list[Stream] = []
        self._people: list[Person] = []
        self._table: PlannedGame | None = None
        self._port = port
        self._spectators = spectators
        self._setups = setups
        self._seeds = count(number * 1_000_000)
        self._pending: dict[int, tuple[float, int]] = {}
        """For each ply that is under way: when it was due, and how many streams have yet to see it."""

    async def enter(self) -> None:
        self._people = [await Person.enter(self._port, name) for name in ("Nebuchadnezzar", "Amytis")]
        await self.sit_down()

    async def sit_down(self) -> None:
        """At a new table, with everybody watching."""
        if self._table is not None:
            self.tally.change_live(-1)
            self.tally.games += 1
            await self.drain()
        for stream in self.streams:
            stream.close()
        self._table = await sit_down(self.game, self._people, self._setups, next(self._seeds))
        path = f"/tables/{self._table.id}/events"
        asked = [person.request("GET", path) for person in self._people]
        asked += [request(self._port, "GET", path)] * self._spectators
        self.streams = [await Stream.open(self._port, one, self._watcher()) for one in asked]
        self.tally.change_live(+1)

    @property
    def over(self) -> bool:
        assert self._table is not None
        return self._table.over

    async def move(self, due: float | None = None) -> None:
        """The next move; `due` is when it should have been sent, if that was not now."""
        assert self._table is not None
        self._pending[self._table.ply + 1] = (time.perf_counter() if due is None else due, len(self.streams))
        await self._table.move()
        self.tally.moves += 1

    async def drain(self) -> None:
        """Wait until every stream has seen every move."""
        end = time.perf_counter() + DRAIN_SECONDS
        while self._pending and time.perf_counter() < end:
            await asyncio.sleep(0.002)
        self.tally.gaps += len(self._pending)
        self.tally.delays += [(due, math.inf) for due, _ in self._pending.values()]
        self._pending.clear()

    def _watcher(self) -> Callable[[int], None]:
        seen = 0

        def moved(ply: int) -> None:
            nonlocal seen
            if ply != seen + 1:
                self.tally.gaps += 1
            seen = ply
            self.tally.events += 1
            due, left = self._pending[ply]
            if left > 1:
                self._pending[ply] = due, left - 1
            else:
                del self._pending[ply]
                self.tally.delays.append((due, time.perf_counter() - due))

        return moved


async def each(those: Iterable[Who], do: Callable[[Who], Awaitable[None]]) -> None:
    """Let everybody do something, some at a time."""
    guard = asyncio.Semaphore(AT_ONCE)

    async def one(who: Who) -> None:
        async with guard:
            await do(who)

    async with asyncio.TaskGroup() as group:
        for who in those:
            group.create_task(one(who))


def lost_streams(parties: Iterable[Party]) -> int:
    return sum(stream.lost for party in parties for stream in party.streams)
