"""The tutor of a person who plays against bots alone. Its answers are computed by the workers of the bots."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TypeVar
from weakref import WeakValueDictionary

from ...ai.tutor import PROFICIENT, is_worth_saying
from ...tables.bot_turns import BotFailed
from ...tables.messages import Advice, AskAdvice, AskReview, Review
from ...tables.refusals import Refusal
from ...tables.table import Table
from .processes import Bots, Topic, Verdict
from .scheduler import Origin

Found = TypeVar("Found")

REMEMBERED = 2_000
"""The number of answers that are kept. A person asks again after the page was loaded again, or in a second window."""

Key = tuple[str, int, int]
"""A table, how often actions were taken back there, and a ply: no two positions of it have the same."""


class TutorService:
    def __init__(self, bots: Bots, table: Callable[[str], Awaitable[Table]], origin: Callable[[str], Origin]) -> None:
        self._bots = bots
        self._table = table
        self._origin = origin
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._topics: OrderedDict[Key, Topic] = OrderedDict()
        self._verdicts: OrderedDict[Key, Verdict] = OrderedDict()

    async def advise(self, id: str, person: str, asked: AskAdvice) -> Advice:
        """Return what is worth looking at in the current position, as far as the person needs to be told."""
        async with self._lock(person):
            # Checked only now: a person who had to wait may have acted in the meantime.
            table = await self._table(id)
            table.check_advice(person, asked)
            if asked.streak >= PROFICIENT:
                return Advice(asked.ply, None)
            key = (id, table.config.undone, asked.ply)
            if key not in self._topics:
                found = self._bots.topic(table.game_json(), self._origin(person))
                _keep(self._topics, key, await _or_refuse(found))
            topic = self._topics[key].topic
            is_said = topic is not None and is_worth_saying(self._topics[key].matters, asked.streak)
            return Advice(asked.ply, topic if is_said else None)

    async def review(self, id: str, person: str, asked: AskReview) -> Review:
        """Return what was better than a turn, if that was a mistake."""
        async with self._lock(person):
            table = await self._table(id)
            turn = table.check_review(person, asked)
            key = (id, table.config.undone, asked.ply)
            if key not in self._verdicts:
                found = self._bots.review(table.game_json(asked.ply), turn, self._origin(person))
                _keep(self._verdicts, key, await _or_refuse(found))
            return Review(asked.ply, self._verdicts[key].mistake)

    def _lock(self, person: str) -> asyncio.Lock:
        """Return the lock of a person: the tutor thinks about one position of a person at a time."""
        return self._locks.setdefault(person, asyncio.Lock())


async def _or_refuse(found: Awaitable[Found]) -> Found:
    try:
        return await found
    except BotFailed:
        raise Refusal("hints_failed", "the tutor found no answer: try again in a moment") from None


def _keep(kept: OrderedDict[Key, Found], key: Key, found: Found) -> None:
    kept[key] = found
    if len(kept) > REMEMBERED:
        kept.popitem(last=False)
