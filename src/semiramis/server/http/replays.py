"""The moves that a reader of a stream has missed.

Their number is limited, each is computed once, and a few at a time: to send a whole game took 32 ms and 1.5 MB for each
request, and everyone may send such requests.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Generic, TypeVar

from ...tables import presenter
from ...tables.broadcast import LONGEST_REPLAY, is_replayed
from ...tables.table import Table
from ...tables.topics import event
from .compression import GzipStart, start_gzip

AT_ONCE = 5
"""In moves: how many are computed before other requests are served. It takes less than half a millisecond."""
LARGEST_MEMORY = 50_000_000
"""In bytes: the size of each of the two caches."""


Key = TypeVar("Key")
Value = TypeVar("Value")


class Cache(Generic[Key, Value]):
    """The most recently used values, up to a number of bytes."""

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
            _, (_, dropped) = self._values.popitem(last=False)
            self._size -= dropped


class Replays:
    def __init__(self) -> None:
        self._moves: Cache[tuple[str, int, bool], dict[int, bytes]] = Cache()
        self._compressed: Cache[tuple[str, int, int, bool, bool], GzipStart] = Cache()

    async def prepare(self, table: Table, seen: int, annotations: bool = False) -> None:
        """Compute the moves that `moves` will return."""
        # The game may go on in the meantime. Moves that are too old for a replay would be dropped at once.
        while is_replayed(table, seen) and (missing := self._missing(table, seen, annotations)):
            self._compute(table, missing[0] - 1, min(missing[0] - 1 + AT_ONCE, table.ply - 1), annotations)
            await asyncio.sleep(0)

    def moves(self, table: Table, seen: int, annotations: bool = False) -> list[bytes]:
        """Return the events of the moves after a ply; the last one has the current position."""
        missing = self._missing(table, seen, annotations)
        if missing:  # played since they were prepared
            self._compute(table, missing[0] - 1, table.ply - 1, annotations)
        known = self._moves.get(_game(table, annotations)) or {}
        newest = event("move", presenter.position_json(table, annotations=annotations), table.ply)
        return [*(known[ply] for ply in range(seen + 1, table.ply)), newest]

    def compress(self, table: Table, seen: int, is_current: bool, annotations: bool, first: bytes) -> GzipStart:
        """Return the first events of a reader, compressed once for each revision of the table.

        Those of the current player (`is_current`) have the legal actions as well.
        """
        key = (table.id, table.revision, seen, is_current, annotations)
        found = self._compressed.get(key)
        if found is None:
            found = start_gzip(first)
            self._compressed.keep(key, found, len(found.compressed))
        return found

    def _missing(self, table: Table, seen: int, annotations: bool) -> list[int]:
        known = self._moves.get(_game(table, annotations)) or {}
        return [ply for ply in range(seen + 1, table.ply) if ply not in known]

    def _compute(self, table: Table, start: int, end: int, annotations: bool) -> None:
        key = _game(table, annotations)
        known = self._moves.get(key) or {}
        known = {ply: move for ply, move in known.items() if ply > table.ply - LONGEST_REPLAY}
        moves = presenter.moves_between(table, start, end, annotations)
        known.update((ply, event("move", position, ply)) for ply, position in moves)
        self._moves.keep(key, known, sum(map(len, known.values())))


def _game(table: Table, annotations: bool) -> tuple[str, int, bool]:
    """Return the key of the moves: after a takeback they are others, and with annotations as well."""
    return table.id, table.config.undone, annotations
