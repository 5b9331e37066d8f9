"""The moves that a reader of events has missed: at most so many, each worked out once, a few at a time.

To tell a whole game anew took 32 ms and 1.5 MB for each call, and anybody may call.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Generic, TypeVar

from . import presenter
from .compression import GzipStart, start_gzip
from .streams import event
from .table import Table

LONGEST_REPLAY = 30
"""Moves. Who has missed more is told the position alone; `actions` has the rest."""
AT_ONCE = 5
"""Moves that are worked out before other calls get their turn: less than half a millisecond."""
LARGEST_MEMORY = 50_000_000
"""Bytes that are kept of moves, and of what was packed as many."""


def is_replayed(table: Table, seen: int) -> bool:
    """Whether moves are told to a reader who has seen so many plies; otherwise it is the position."""
    return table.match is not None and 0 < table.ply - seen <= LONGEST_REPLAY


Key = TypeVar("Key")
Value = TypeVar("Value")


class Cache(Generic[Key, Value]):
    """What was used last, up to so many bytes."""

    def __init__(self, most: int = LARGEST_MEMORY) -> None:
        self._most = most
        self._size = 0
        self._values: OrderedDict[Key, tuple[Value, int]] = OrderedDict()

    def get(self, key: Key) -> Value | None:
        if key not in self._values:
            return None
        self._values.move_to_end(key)
        return self._values[key][0]

    def keep(self, key: Key, value: Value, size: int) -> None:
        _, old = self._values.pop(key, (None, 0))
        self._values[key] = (value, size)
        self._size += size - old
        while self._size > self._most and len(self._values) > 1:
            _, (_, gone) = self._values.popitem(last=False)
            self._size -= gone


class Replays:
    def __init__(self) -> None:
        self._moves: Cache[tuple[str, int, bool], dict[int, bytes]] = Cache()
        self._packed: Cache[tuple[str, int, int, bool, bool], GzipStart] = Cache()

    async def prepare(self, table: Table, seen: int, annotations: bool = False) -> None:
        """Work out what `moves` will need."""
        # The game goes on meanwhile: moves that have become too old for a replay would be dropped as soon as they are
        # worked out.
        while is_replayed(table, seen) and (missing := self._missing(table, seen, annotations)):
            self._work_out(table, missing[0] - 1, min(missing[0] - 1 + AT_ONCE, table.ply - 1), annotations)
            await asyncio.sleep(0)

    def moves(self, table: Table, seen: int, annotations: bool = False) -> list[bytes]:
        """The events of the moves after a ply, the newest as it is told now."""
        missing = self._missing(table, seen, annotations)
        if missing:  # done since they were prepared
            self._work_out(table, missing[0] - 1, table.ply - 1, annotations)
        known = self._moves.get(_game(table, annotations)) or {}
        newest = event("move", presenter.position_json(table, annotations=annotations), table.ply)
        return [*(known[ply] for ply in range(seen + 1, table.ply)), newest]

    def pack(self, table: Table, seen: int, acts: bool, annotations: bool, told: bytes) -> GzipStart:
        """What is told first to a reader who has seen so many plies, packed once for each revision of the table and
        once more for the current player, who is told the legal actions as well."""
        key = (table.id, table.revision, seen, acts, annotations)
        found = self._packed.get(key)
        if found is None:
            found = start_gzip(told)
            self._packed.keep(key, found, len(found.packed))
        return found

    def _missing(self, table: Table, seen: int, annotations: bool) -> list[int]:
        known = self._moves.get(_game(table, annotations)) or {}
        return [ply for ply in range(seen + 1, table.ply) if ply not in known]

    def _work_out(self, table: Table, start: int, end: int, annotations: bool) -> None:
        key = _game(table, annotations)
        known = self._moves.get(key) or {}
        known = {ply: move for ply, move in known.items() if ply > table.ply - LONGEST_REPLAY}
        moves = presenter.moves_between(table, start, end, annotations)
        known.update((ply, event("move", position, ply)) for ply, position in moves)
        self._moves.keep(key, known, sum(map(len, known.values())))


def _game(table: Table, annotations: bool) -> tuple[str, int, bool]:
    """What tells the line that is played from one that was taken back, and what is sent to whom."""
    return table.id, table.config.undone, annotations
