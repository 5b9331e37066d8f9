"""Tables whose players remember what the server promised them, and hold it to that after a crash."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bench.client import Stream
from bench.guests import BOXES, PLAYERS, Broken, Person, PlannedGame, Refused, Setups, request, sit_down
from semiramis.games.game import GameError

CATCH_UP_SECONDS = 10.0


@dataclass
class Findings:
    """What came out, over all crashes."""

    acknowledged: int = 0
    stored_unheard: int = 0
    """Moves that were stored, but whose answer was lost."""
    vanished_unheard: int = 0
    """Moves under way that left no trace: as if they had never been sent."""
    violations: list[str] = field(default_factory=list)


class Witness:
    """A table, its players, and a spectator who comes back and must not have missed anything."""

    def __init__(self, game: str, people: list[Person], setups: Setups, findings: Findings, number: int) -> None:
        self._game = game
        self._people = people
        self._homes = [person.port for person in people]
        self._setups = setups
        self._findings = findings
        self._seed = number * 1_000_000
        self._table: PlannedGame | None = None
        self._under_way = False
        """Whether a move was sent and not answered."""
        self._stream: Stream | None = None
        self._seen = 0
        self.finished: list[PlannedGame] = []

    # Playing.

    async def play_on(self) -> None:
        """A move, or a new game after the last one."""
        if self._table is None or self._table.over:
            if self._table is not None:
                self.finished.append(self._table)
                self._table = None
            self._seed += 1
            self._table = await sit_down(self._game, self._people, self._setups, self._seed)
            self._seen = 0
            await self.watch()
        else:
            self._under_way = True
            await self._table.move()
            self._under_way = False
            self._findings.acknowledged += 1

    async def move_to(self, port: int, gone: int) -> None:
        """Clients of a server that was killed go on at another one."""
        for person in self._people:
            if person.port == gone:
                await person.come_back(port)
        await self.watch()

    async def come_home(self) -> None:
        """Everybody is back at the server at which they came in, and looks around."""
        for person, port in zip(self._people, self._homes, strict=True):
            await person.come_back(port)
        await self.watch()
        await self.check()
        await self.catch_up()

    async def watch(self) -> None:
        """Follow the table, from where one has seen it."""
        if self._table is None:
            return
        if self._stream is not None:
            self._stream.close()
        port = self._people[-1].port
        asked = request(port, "GET", f"/tables/{self._table.id}/events", seen=self._seen)
        self._stream = await Stream.open(port, asked, self._moved)

    def _moved(self, ply: int) -> None:
        if ply != self._seen + 1:
            self.blame(f"the spectator saw ply {ply} after ply {self._seen}")
        self._seen = ply

    # Checking.

    async def check(self) -> None:
        """All that was promised is there, nothing is there twice, and the game goes on."""
        if self._table is None:
            return
        table, promised = self._table, self._table.ply
        try:
            stored = await self.stored(table)
            if stored == promised + 1 and self._under_way:
                self._findings.stored_unheard += 1
            elif stored != promised:
                under_way = "one more was under way" if self._under_way else "no other was sent"
                self.blame(f"{promised} moves were acknowledged, {under_way}, {stored} are stored")
            elif self._under_way:
                self._findings.vanished_unheard += 1
            if self._seen > stored:
                self.blame(f"the spectator saw ply {self._seen}, {stored} moves are stored")
            if self._under_way:
                await self._send_again(table, stored > promised)
            table.ply = max(table.ply, stored)
            if not table.over:
                await self.play_on()
            if await self.stored(table) != table.ply:
                self.blame(f"not {table.ply} moves are stored after it went on")
        except Broken as broken:
            self.blame(str(broken))

    async def check_finished(self) -> None:
        """Every game that was played to its end is there to its end."""
        for table in self.finished:
            stored = await self.stored(table)
            if stored != len(table.moves):
                self.blame(f"{table.id} is over after {len(table.moves)} moves, {stored} are stored")

    async def _send_again(self, table: PlannedGame, is_stored: bool) -> None:
        """As a browser does that heard no answer: it is done now, or refused because it is done already."""
        self._under_way = False
        try:
            await table.move()
        except Refused as refused:
            ended = table.ply + 1 == len(table.moves)
            if not is_stored or refused.code != ("not_playing" if ended else "stale_ply"):
                raise
            table.ply += 1
        else:
            self._findings.acknowledged += 1
            if is_stored:
                self.blame(f"ply {table.ply} was accepted twice")

    async def stored(self, table: PlannedGame) -> int:
        """How many moves of a table each player gets from the server, if they are those that were played."""
        numbers = []
        for person in table.people:
            history = await person.call("GET", f"/tables/{table.id}/actions")
            position = await person.call("GET", f"/tables/{table.id}/position")
            numbers.append(len(history["actions"]))
            for complaint in _complaints(table, history["actions"], position, self._setups):
                self.blame(complaint)
        if len(set(numbers)) != 1:
            self.blame(f"the players get different numbers of moves: {numbers}")
        return numbers[0]

    async def catch_up(self) -> None:
        """The spectator has seen all that was played."""
        if self._table is None:
            return
        end = time.perf_counter() + CATCH_UP_SECONDS
        while self._seen != self._table.ply:
            if time.perf_counter() > end:
                self.blame(f"the spectator has seen {self._seen} of {self._table.ply} plies")
                return
            await asyncio.sleep(0.005)

    def blame(self, what: str) -> None:
        self._findings.violations.append(f"table {self._table.id if self._table else '?'}: {what}")


def _complaints(
    table: PlannedGame, done: list[dict[str, Any]], position: dict[str, Any], setups: Setups
) -> Iterator[str]:
    if [one["ply"] for one in done] != list(range(1, len(done) + 1)):
        yield f"the plies are {[one['ply'] for one in done]}"
    stored = [(one["seat"], one["action"]) for one in done]
    if stored != table.moves[: len(stored)]:
        yield f"other moves are stored than were played: {stored}"
    state = BOXES[table.game].start(PLAYERS, None, setups.of(table.id))
    try:
        for seat, action in stored:
            state.play(action, seat)
    except GameError as error:
        yield f"what is stored cannot be played: {error}"
    if position["ply"] != len(done) or position["view"] != json.loads(json.dumps(state.view(None))):
        yield f"the position (ply {position['ply']}) is not the one that the {len(done)} moves lead to"
    if position["over"] != state.over:
        yield f"the table says over: {position['over']}, the game {state.over}"
