"""Hints: what a person who is to act is told on request. They are thought out where bots think."""

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
        self._asking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def hints(self, id: str, person: str, wish: AskHints) -> bytes:
        """The hints for a position, as JSON. A person is thought for at one table at a time, and once in a position."""
        lock = self._asking.setdefault(person, asyncio.Lock())
        async with lock:
            # Judged only now: whoever had to wait may have acted meanwhile, and nobody thinks about what is gone.
            table = await self._table(id)
            match = table.check_hints(person, wish)
            answers = table.answers  # of this revision; the next one begins a new one
            if "hints" not in answers:
                try:
                    found = await self._bots.hints(match.record.dumps().encode(), self._origin(person))
                except BotFailed:
                    raise Refusal("hints_failed", "no hint was found: try again in a moment") from None
                answers["hints"] = encode(Hints(wish.ply, found))
            return answers["hints"]
