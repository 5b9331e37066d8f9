"""Reports of finished games: each is computed once, turn by turn, and kept with the game.

The turns so far are stored after each of them, with a claim of the process that computes the next one. If the process
ends, the claim expires, and the next request for the report goes on where it was.
"""

from __future__ import annotations

import asyncio
import dataclasses
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from ..ai.expert import expert_for
from ..ai.report import TurnReport, gather, split_turns
from .bot_turns import CLAIM_SECONDS, BotFailed
from .presenter import encode
from .refusals import Refusal
from .table import Table

if TYPE_CHECKING:
    from .service import TableService

log = logging.getLogger(__name__)

Analyse = Callable[[Table, int, list[str], int], Awaitable[TurnReport]]
"""Returns the report of a turn, given the table, its first ply, its actions and the number of simulations."""


class KeptReport(Struct):
    """A report as it is stored."""

    total: int
    """The number of turns of the game."""
    simulations: int
    claimed: float
    """Until when a process computes the next turn."""
    turns: list[TurnReport] = []


class ReportService:
    def __init__(self, service: TableService, analyse: Analyse) -> None:
        self._service = service
        self._analyse = analyse
        self._tasks: dict[str, asyncio.Task[None]] = {}
        """The reports that this process computes."""
        self._failed: set[str] = set()

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def report(self, id: str, charge: Callable[[], None]) -> bytes:
        """Return the report of a finished game as far as it is known, and begin it or go on with it.

        `charge` is called before a report is begun.
        """
        table = await self._service.table(id)
        match = table.finished_match()
        if id in self._failed:
            self._failed.discard(id)
            raise Refusal("report_failed", "the game could not be analysed: try again in a moment")
        note, now = await self._service.tables.note("reports", id), self._service.now()
        if note is None:
            charge()
            revision, simulations = 0, expert_for(match.state).simulations_to_judge
            kept = KeptReport(len(split_turns(match)), simulations, 0)
        else:
            revision, kept = note.revision, msgspec.json.decode(note.text, type=KeptReport)
        if len(kept.turns) < kept.total and id not in self._tasks and kept.claimed <= now:
            kept.claimed = now + CLAIM_SECONDS
            if await self._keep(id, kept, revision) and id not in self._tasks:
                self._tasks[id] = asyncio.create_task(self._go_on(table, kept, revision + 1), name=f"report of {id}")
        report = gather(match, kept.turns, kept.simulations)
        return encode({**report.as_json(), "total": kept.total})

    async def read(self, id: str) -> KeptReport | None:
        """Return the report of a game as far as it is known; None if it was not begun."""
        note = await self._service.tables.note("reports", id)
        return None if note is None else msgspec.json.decode(note.text, type=KeptReport)

    async def analyse(self, table: Table, ply: int, actions: list[str]) -> TurnReport:
        """Return the report of another turn in place of the one that was played."""
        simulations = expert_for(table.finished_match().state).simulations_to_judge
        return await self._analyse(table, ply, actions, simulations)

    async def _keep(self, id: str, kept: KeptReport, revision: int) -> bool:
        return await self._service.tables.save_note("reports", id, encode(kept).decode(), revision)

    async def _go_on(self, table: Table, kept: KeptReport, revision: int) -> None:
        try:
            match = table.finished_match()
            lengths = [len(turn) for _, turn in split_turns(match)]
            ply = sum(lengths[: len(kept.turns)])
            for length in lengths[len(kept.turns) :]:
                actions = match.record.actions[ply : ply + length]
                try:
                    found = await self._analyse(table, ply, actions, kept.simulations)
                except BotFailed:
                    self._failed.add(table.id)
                    kept.claimed = 0
                else:
                    kept.turns.append(dataclasses.replace(found, ply=ply))
                    kept.claimed = self._service.now() + CLAIM_SECONDS
                if not await self._keep(table.id, kept, revision) or not kept.claimed:
                    return  # another process goes on with it, or the table has been removed
                revision, ply = revision + 1, ply + length
            await self._service.mistakes.add(table.id, table.config, kept.turns)
        except Exception:
            log.exception("a report was not finished", extra={"table": table.id})
        finally:
            del self._tasks[table.id]
