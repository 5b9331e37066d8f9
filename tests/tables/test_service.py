"""The table service does the same in both hosts: it decides, stores, commits and sends, in this order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from semiramis.browser.service import BrowserService
from semiramis.browser.storage import BrowserStorage
from semiramis.games.record import Record
from semiramis.tables.messages import Act, NewTable, SeatPlan
from semiramis.tables.service import TableService
from semiramis.tables.stored import Save
from semiramis.tables.table import Change, Table
from tests.server.awaited import awaited
from tests.server.databases.service_steps import ANA, Slow, open_service

Open = Callable[[], AbstractAsyncContextManager[TableService]]
OWN = NewTable("amytis", [SeatPlan("me"), SeatPlan("me", name="Ben")], autostart=True)


@pytest.fixture(params=["server", "browser"])
def host(request: pytest.FixtureRequest, tmp_path: Path) -> Open:
    """Return what opens a table service of a host; opened again, it has what was stored."""
    stored: dict[str, str] = {}

    def save(key: str, text: str | None) -> None:
        if text is None:
            del stored[key]
        else:
            stored[key] = text

    @asynccontextmanager
    async def open_in_browser() -> AsyncIterator[TableService]:
        service = BrowserService(BrowserStorage(save, list(stored.values())), lambda: 1_700_000_000.0)
        yield service
        await service.close()

    def open_on_server() -> AbstractAsyncContextManager[TableService]:
        return open_service(str(tmp_path / "server.db"), Slow(), lambda: 1_700_000_000.0)

    return open_on_server if request.param == "server" else open_in_browser


def first_action(table: Table) -> Change:
    assert table.match is not None
    return table.act(ANA.id, Act(table.ply, table.match.state.legal_notations()[0]), 1_700_000_000.0)


class Listener:
    """A listener of a table that notes that it was sent something."""

    person, annotations = ANA.id, False

    def __init__(self, steps: list[str]) -> None:
        self._steps = steps

    def push(self, data: bytes) -> None:
        self._steps.append("send")


def follow(service: TableService, table: Table, steps: list[str]) -> None:
    service.broadcast.streams.add(table.id, Listener(steps))


@awaited
async def test_a_change_is_decided_stored_committed_and_sent_in_this_order(
    host: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with host() as service:
        table = await service.create(OWN, ANA)
        steps: list[str] = []
        follow(service, table, steps)
        store, commit = service.tables.save, Table.commit

        async def note_store(save: Save) -> bool:
            steps.append("store")
            await asyncio.sleep(0)
            return await store(save)

        def note_commit(self: Table, change: Change, revision: int, now: float) -> None:
            steps.append("commit")
            commit(self, change, revision, now)

        def decide(table: Table) -> Change:
            steps.append("decide")
            return first_action(table)

        monkeypatch.setattr(service.tables, "save", note_store)
        monkeypatch.setattr(Table, "commit", note_commit)
        changed = await service.change(table.id, decide)
        assert steps[:3] == ["decide", "store", "commit"]
        assert set(steps[3:]) == {"send"}
        assert changed.ply == 1
        # Two changes at once: the second is decided on the result of the first.
        steps.clear()
        both = await asyncio.gather(service.change(table.id, decide), service.change(table.id, decide))
        assert [step for step in steps if step != "send"] == ["decide", "store", "commit"] * 2
        assert both[0].ply == 3


@awaited
async def test_a_change_that_cannot_be_stored_is_neither_made_nor_sent(
    host: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with host() as service:
        table = await service.create(OWN, ANA)
        before = (table.ply, table.revision, table.config)
        sent: list[str] = []
        follow(service, table, sent)

        async def fail(save: Save) -> bool:
            raise OSError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(service.tables, "save", fail)
            with pytest.raises(OSError, match="the disk is full"):
                await service.change(table.id, first_action)
        table = await service.table(table.id)
        assert (table.ply, table.revision, table.config) == before
        assert sent == []
        assert (await service.change(table.id, first_action)).ply == 1


async def play(service: TableService, id: str, count: int) -> Table:
    table = await service.table(id)
    for _ in range(count):
        table = await service.change(id, first_action)
    return table


async def resign(service: TableService, id: str) -> Table:
    return await service.change(id, lambda table: table.resign(ANA.id, service.now()))


@awaited
async def test_what_was_stored_is_there_again(host: Open) -> None:
    async with host() as service:
        table = await service.create(OWN, ANA)
        played = (await play(service, table.id, 4)).game_json()
        over = await service.create(OWN, ANA)
        await play(service, over.id, 2)
        record = (await resign(service, over.id)).record()
        imported = await service.add_record(Record.loads(record.dumps()), ANA)
        again = await service.rematch(over.id, ANA)
        assert (again.config.status, again.config.autostart) == ("playing", True)
        assert (await service.rematch(over.id, ANA)).id == again.id
    async with host() as service:
        assert (await service.table(table.id)).game_json() == played
        assert (await service.table(imported.id)).record().actions == record.actions
        assert (await service.table(over.id)).config.rematch == again.id
        listed = await service.tables.list_tables(ANA.id, None, None, None, 10)
        assert {(stored.id, ply) for stored, ply in listed} == {
            (table.id, 4),
            (over.id, 2),
            (imported.id, 2),
            (again.id, 0),
        }
        assert (await service.rematch(over.id, ANA)).id == again.id


@awaited
async def test_two_requests_for_a_rematch_get_the_same_table(host: Open) -> None:
    async with host() as service:
        table = await service.create(OWN, ANA)
        await resign(service, table.id)
        one, other = await asyncio.gather(service.rematch(table.id, ANA), service.rematch(table.id, ANA))
        assert one.id == other.id
        assert len(await service.tables.list_tables(ANA.id, None, None, None, 10)) == 2
