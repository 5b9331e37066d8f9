"""The computer's turns and hints at the tables of a browser."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from ..ai.levels import LEVELS
from ..ai.report import TurnReport
from ..tables.bot_turns import BotFailed, BotGone
from ..tables.messages import Hint
from ..tables.table import Table
from .thinker import think

PAUSE = 0.01
"""Seconds before a turn is computed, so that the answer before it is sent first."""

Think = Callable[[str], Awaitable[str | None]]
"""Answers a question as `think` does, elsewhere; None if that cannot be done now."""


async def no_worker(question: str) -> str | None:
    """Stand for the other worker where there is none."""
    return None


class Bots:
    """Asks the other worker; while there is none, computes here."""

    def __init__(self, ask: Think = no_worker) -> None:
        self._ask_worker = ask

    async def find_turn(self, level: str, table: Table) -> list[str]:
        """Return the turn of a bot at a table."""
        if level not in LEVELS:
            raise BotGone(level)
        found: list[str] = (await self._ask(level, table.game_json()))["actions"]
        return found

    async def find_hints(self, table: Table, person: str) -> list[Hint]:
        """Return hints for the current player of a table."""
        return msgspec.convert((await self._ask(None, table.game_json(), hints=True))["hints"], type=list[Hint])

    async def report(self, table: Table, ply: int, turn: list[str], simulations: int) -> TurnReport:
        """Return the report of a turn of a table."""
        found = await self._ask(None, table.game_json(ply), report=turn, simulations=simulations)
        return msgspec.convert(found["report"], type=TurnReport)

    async def _ask(self, level: str | None, record: bytes, **more: object) -> Any:
        asked = {"id": 0, "level": level, "seed": secrets.randbits(63), "record": json.loads(record), **more}
        question = json.dumps(asked)
        try:
            answer = await self._ask_worker(question)
            if answer is None:
                await asyncio.sleep(PAUSE)
                answer = think(question)
        except Exception as error:  # as in a worker process, no bot ends the program
            raise BotFailed(level or "hints") from error
        return json.loads(answer)
