"""Reports of finished games, in both hosts: computed once, kept, and continued after a restart."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from semiramis.ai.report import TurnReport, report_actions
from semiramis.browser.service import BrowserService
from semiramis.browser.storage import BrowserStorage
from semiramis.games.record import Match
from semiramis.tables.bot_turns import CLAIM_SECONDS, BotFailed
from semiramis.tables.refusals import Refusal
from semiramis.tables.service import TableService
from semiramis.tables.table import Table
from tests.server.awaited import awaited
from tests.server.databases.service_steps import ANA, Slow, Time, open_service

Open = Callable[[], AbstractAsyncContextManager[TableService]]


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture(params=["server", "browser"])
def host(request: pytest.FixtureRequest, tmp_path: Path, time: Time) -> Open:
    """Return what opens a table service of a host; opened again, it has what was stored."""
    stored: dict[str, str] = {}

    def save(key: str, text: str | None) -> None:
        if text is None:
            del stored[key]
        else:
            stored[key] = text

    @asynccontextmanager
    async def open_in_browser() -> AsyncIterator[TableService]:
        storage = BrowserStorage(save, list(stored.values()))
        storage.save_person(ANA)
        service = BrowserService(storage, time)
        yield service
        await service.close()

    def open_on_server() -> AbstractAsyncContextManager[TableService]:
        return open_service(str(tmp_path / "server.db"), Slow(), time)

    return open_on_server if request.param == "server" else open_in_browser


class Analyst:
    """Analyses turns with few simulations, one whenever it is allowed."""

    def __init__(self, service: TableService, allowed: int = 1_000) -> None:
        service.reports._analyse = self.analyse
        self.plies: list[int] = []
        self.allowed = asyncio.Semaphore(allowed)
        self.fails = False

    async def analyse(self, table: Table, ply: int, turn: list[str], simulations: int) -> TurnReport:
        await self.allowed.acquire()
        if self.fails:
            raise BotFailed("it crashed")
        self.plies.append(ply)
        return report_actions(table.finished_match().at(table.finished_match().first_ply + ply), turn, 20)


def record_of_some_turns() -> Match:
    match = Match.new("amytis", ["Ada", "Bo"], seed=5)
    while match.state.ply < 20:
        match.play(match.state.legal_actions()[0])
    return match


async def ask(service: TableService, id: str, charged: list[str] | None = None) -> dict[str, Any]:
    def charge() -> None:
        (charged if charged is not None else []).append(id)

    report: dict[str, Any] = json.loads(await service.reports.report(id, charge))
    return report


async def finish(service: TableService, id: str) -> dict[str, Any]:
    while len((report := await ask(service, id))["turns"]) < report["total"]:
        await asyncio.sleep(0.001)
    return report


@awaited
async def test_a_report_is_computed_once_however_many_ask(host: Open) -> None:
    async with host() as service:
        analyst, charged = Analyst(service), list[str]()
        table = await service.add_record(record_of_some_turns().record, ANA)
        await ask(service, table.id, charged)
        await asyncio.gather(*(ask(service, table.id, charged) for _ in range(5)))
        report = await finish(service, table.id)
        assert charged == [table.id]
        assert analyst.plies == [turn["ply"] for turn in report["turns"]]
        assert [player["name"] for player in report["players"]] == ["Ada", "Bo"]
    async with host() as service:
        analyst = Analyst(service)
        assert await ask(service, table.id, charged) == report
        assert (analyst.plies, charged) == ([], [table.id])


@awaited
async def test_a_report_goes_on_where_it_was_when_the_program_ended(host: Open, time: Time) -> None:
    async with host() as service:
        first = Analyst(service, allowed=3)
        table = await service.add_record(record_of_some_turns().record, ANA)
        while len((await ask(service, table.id))["turns"]) < 3:
            await asyncio.sleep(0.001)
    async with host() as service:
        second = Analyst(service)
        assert len((await ask(service, table.id))["turns"]) == 3
        assert not service.reports._tasks  # another process may be at it
        time.now += CLAIM_SECONDS
        report = await finish(service, table.id)
        assert len(first.plies) == 3
        assert first.plies + second.plies == [turn["ply"] for turn in report["turns"]]


@awaited
async def test_a_report_that_failed_is_refused_once_and_then_goes_on(host: Open) -> None:
    async with host() as service:
        analyst = Analyst(service)
        analyst.fails = True
        table = await service.add_record(record_of_some_turns().record, ANA)
        await ask(service, table.id)
        await asyncio.gather(*service.reports._tasks.values())
        with pytest.raises(Refusal, match="could not be analysed"):
            await ask(service, table.id)
        analyst.fails = False
        assert (await finish(service, table.id))["verdict"] == "unfinished"


@awaited
async def test_a_report_goes_with_its_game(host: Open) -> None:
    async with host() as service:
        analyst = Analyst(service, allowed=1)
        table = await service.add_record(record_of_some_turns().record, ANA)
        while not (await ask(service, table.id))["turns"]:
            await asyncio.sleep(0.001)
        (task,) = service.reports._tasks.values()
        await service.tables.remove(table)
        analyst.allowed.release()
        await task
        assert len(analyst.plies) == 2
        assert await service.tables.note("reports", table.id) is None
        assert not await service.tables.save_note("reports", table.id, "{}", 0)
