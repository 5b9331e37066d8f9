"""Hints for the current player, computed by the workers of the bots."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

from .bot_turns import BotFailed
from .messages import AskHints, Hint, Hints
from .presenter import encode
from .refusals import Refusal
from .table import Table


class HintService:
    def __init__(
        self, table: Callable[[str], Awaitable[Table]], find: Callable[[Table, str], Awaitable[list[Hint]]]
    ) -> None:
        self._table = table
        self._find = find
        """Returns the hints in the position of a table, for a person."""
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
                    found = await self._find(table, person)
                except BotFailed:
                    raise Refusal("hints_failed", "no hint was found: try again in a moment") from None
                answers["hints"] = encode(Hints(asked.ply, found))
            return answers["hints"]
