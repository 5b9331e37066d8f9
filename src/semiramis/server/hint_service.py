"""Hints for the current player, computed by the workers of the bots."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

from .bots import BotFailed, Bots
from .messages import AskHints, Hints
from .presenter import encode
from .refusals import Refusal
from .scheduler import Origin
from .table import Table


class HintService:
    def __init__(self, bots: Bots, table: Callable[[str], Awaitable[Table]], origin: Callable[[str], Origin]) -> None:
        self._bots = bots
        self._table = table
        self._origin = origin
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def hints(self, id: str, person: str, asked: AskHints) -> bytes:
        """Return the hints for the current position as JSON.

        They are computed once for each position, and at one table at a time for each person.
        """
        lock = self._locks.setdefault(person, asyncio.Lock())
        async with lock:
            # Checked only now: a person who had to wait may have acted in the meantime.
            table = await self._table(id)
            table.check_hints(person, asked)
            answers = table.answers  # of this revision: a change of the table replaces it
            if "hints" not in answers:
                try:
                    found = await self._bots.hints(table.game_json(), self._origin(person))
                except BotFailed:
                    raise Refusal("hints_failed", "no hint was found: try again in a moment") from None
                answers["hints"] = encode(Hints(asked.ply, found))
            return answers["hints"]
