"""The computer's turns and hints at the tables of a browser."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Collection
from typing import Any, ClassVar

import msgspec

from ..ai.expert import expert_for
from ..ai.levels import levels_of
from ..games import get_game
from ..tables.bot_turns import BotFailed, BotGone
from ..tables.messages import Hint
from ..tables.opponents import Opponents
from ..tables.table import Table
from .thinker import LEVELS, Thinker

PACE_OF_SEARCH = 10_000
"""A search is offered only in games whose expert is so quick (`Expert.pace`)."""
PAUSE = 0.01
"""Seconds before a turn is computed, so that the answer before it is sent first."""

Think = Callable[[str], Awaitable[str | None]]
"""Answers a question as `Thinker.think` does, elsewhere; None if that cannot be done now."""


class BrowserOpponents(Opponents):
    """The levels that are quick enough in a browser."""

    accepted: ClassVar[Collection[str]] = ()

    def of(self, game: str) -> list[str]:
        """Return the levels that answer within a second in a game."""
        is_quick = expert_for(get_game(game).new()).pace >= PACE_OF_SEARCH
        return [name for name in levels_of(game) if name in LEVELS and (is_quick or name != "architect")]


OPPONENTS = BrowserOpponents()


async def no_worker(question: str) -> str | None:
    """Stand for the other worker where there is none."""
    return None


class Bots:
    """Asks the other worker; while there is none, computes here."""

    def __init__(self, think: Think = no_worker) -> None:
        self._think = think
        self._thinker = Thinker()

    async def find_turn(self, level: str, table: Table) -> list[str]:
        """Return the turn of a bot at a table."""
        if level not in LEVELS:
            raise BotGone(level)
        found: list[str] = await self._ask(level, table)
        return found

    async def find_hints(self, table: Table, person: str) -> list[Hint]:
        """Return hints for the current player of a table."""
        return msgspec.convert(await self._ask(None, table), type=list[Hint])

    async def _ask(self, level: str | None, table: Table) -> Any:
        question = json.dumps({"level": level, "record": json.loads(table.game_json())})
        try:
            answer = await self._think(question)
            if answer is None:
                await asyncio.sleep(PAUSE)
                answer = self._thinker.think(question)
        except Exception as error:  # as in a worker process, no bot ends the program
            raise BotFailed(level or "hints") from error
        return json.loads(answer)
