"""The turns of bots and stand-ins at tables: which process computes them, and what happens if a bot fails.

A process claims a turn in the change that begins it. If it does not finish or renew the claim in time, for example
because it crashed, any process may claim the turn.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

from ..ai.levels import STAND_IN
from .refusals import Refusal
from .table import Change, Decide, Table

log = logging.getLogger(__name__)

CLAIM_SECONDS = 15.0
"""How long a claim lasts."""

TurnKey = tuple[int, int, str | None]


class Superseded(Exception):
    """A change is no longer needed, because the table has changed."""


class BotFailed(Exception):
    """A bot crashed, stalled or gave a wrong answer in every attempt."""


class BotGone(BotFailed):
    """The server has no such bot, or no longer has it."""


class Service(Protocol):
    """What changes the tables."""

    def now(self) -> float: ...

    async def table(self, id: str) -> Table: ...

    async def change(self, id: str, decide: Decide) -> Table: ...


Ask = Callable[[str, Table], Awaitable[list[str]]]
"""Returns the turn of a bot, given its level and the table, or raises `BotFailed`."""


class BotTurns:
    def __init__(self, service: Service, ask: Ask) -> None:
        self._service = service
        self._ask = ask
        self._tasks: dict[str, asyncio.Task[None]] = {}
        """The task that computes the turn of a table's bot."""
        self.process = secrets.token_hex(8)
        """The name of this process in claims."""

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def is_running(self, id: str) -> bool:
        """Whether this process computes a turn at a table."""
        return id in self._tasks

    def running(self) -> list[str]:
        """Return the tables at which this process computes a turn."""
        return list(self._tasks)

    def is_claimed_elsewhere(self, table: Table) -> bool:
        """Whether another process has claimed the turn, and its claim has not expired."""
        is_other = table.claimed_by not in (None, self.process)
        return is_other and table.due is not None and table.due > self._service.now()

    def is_claimed_here(self, table: Table) -> bool:
        """Whether it is a bot's turn and this process has claimed it."""
        return table.bot_level() is not None and table.claimed_by == self.process

    def start(self, table: Table) -> None:
        """Compute the turn of a table's bot, if this process has claimed it and is not yet computing it."""
        if self.is_claimed_here(table) and table.id not in self._tasks:
            self._tasks[table.id] = asyncio.create_task(self._play(table.id), name=f"bot at {table.id}")

    async def _play(self, id: str) -> None:
        """Play the turns of bots until it is a person's turn. The sweep tries again what fails here."""
        try:
            table = await self._service.table(id)
            while (level := table.bot_level()) is not None and self.is_claimed_here(table):
                turn = turn_key(table)
                try:
                    await self._play_turn(table, level, turn)
                except BotFailed as failure:
                    log.warning("a bot failed in its turn", extra={"table": id, "bot": level})
                    if level == STAND_IN:
                        return
                    await self._change_in_turn(id, turn, _replace_failed_bot(failure, self._service.now()))
                table = await self._service.table(id)
        except Refusal:
            pass  # the table has been removed
        except Exception:
            log.exception("a bot's turn was lost", extra={"table": id})
        finally:
            del self._tasks[id]  # without a pause before it: the next change of the table must not find this task

    async def _play_turn(self, table: Table, level: str, turn: TurnKey) -> None:
        actions = await self._ask(level, table)

        def play(table: Table) -> Change:
            try:
                return table.play(actions, self._service.now())
            except Refusal as refusal:
                raise BotFailed(str(refusal)) from None

        await self._change_in_turn(table.id, turn, play)

    async def _change_in_turn(self, id: str, turn: TurnKey, decide: Decide) -> None:
        """Change a table, unless the turn is over or another bot plays it now."""

        def decide_in_turn(table: Table) -> Change:
            if turn_key(table) != turn:
                raise Superseded
            return decide(table)

        with suppress(Superseded):
            await self._service.change(id, decide_in_turn)


def turn_key(table: Table) -> TurnKey:
    """Return what distinguishes one turn of a bot from another."""
    return table.ply, table.config.undone, table.bot_level()


def _replace_failed_bot(failure: BotFailed, now: float) -> Decide:
    return lambda table: table.replace_failed_bot(now, is_gone=isinstance(failure, BotGone))
