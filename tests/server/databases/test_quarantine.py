"""An unreadable table does not affect others. One altered action once stopped every clock."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy.exc import TimeoutError as PoolTimeout

from semiramis.cli import main
from semiramis.server.maintenance import RETRY_SECONDS
from semiramis.server.metrics import REGISTRY
from semiramis.server.storage import UnreadableTable
from semiramis.server.table_service import ServerService
from semiramis.tables.messages import Clock
from semiramis.tables.refusals import Refusal
from semiramis.tables.table import Table
from tests.server.awaited import awaited
from tests.server.databases.conftest import execute, rows
from tests.server.databases.service_steps import ANA, Time, act, bots_of, make, open_service
from tests.server.postgres import Cluster

CLOCK = Clock(60, 0)
DAMAGE: dict[str, Callable[[str], str]] = {
    "an action": lambda id: f"update actions set action = 'nonsense' where table_id = '{id}' and ply = 1",
    "the setup": lambda id: f"update setups set setup = '{{}}' where table_id = '{id}'",
    "the setup's JSON": lambda id: f"update setups set setup = '{{' where table_id = '{id}'",
    "no setup": lambda id: f"delete from setups where table_id = '{id}'",
    "the arrangement": lambda id: f"update tables set arrangement = '[]' where id = '{id}'",
    "the game": lambda id: (
        f"""update tables set arrangement =
        replace(arrangement, '"amytis"', '"chess"') where id = '{id}'"""
    ),
}


async def with_a_damaged_table(database: str, time: Time, folder: Path, damage: str = "an action") -> tuple[str, str]:
    """Create two running games with a clock and damage the one that is due first; return their ids."""
    async with open_service(database, bots_of(folder), time) as service:
        ids = []
        for _ in range(2):
            table = await make(service, clock=CLOCK)
            ids.append(table.id)
            for _ in range(3):
                await act(service, await service.table(table.id))
            time.now += 1
    execute(database, DAMAGE[damage](ids[0]))
    return ids[0], ids[1]


async def refusal_of(service: ServerService, id: str) -> str:
    with pytest.raises(Refusal) as refused:
        await service.table(id)
    return refused.value.code


def has_stand_in(table: Table) -> bool:
    return any(seat.stand_in for seat in table.seats)


@pytest.mark.parametrize("damage", DAMAGE)
@awaited
async def test_a_damaged_table_does_not_stop_the_clocks_of_others(
    database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    time = Time()
    bad, good = await with_a_damaged_table(database, time, tmp_path, damage)
    async with open_service(database, bots_of(tmp_path), time) as service:
        time.now += 61
        await service.maintenance.sweep()
        assert has_stand_in(await service.table(good))
        assert await refusal_of(service, bad) == "unreadable_table"
        assert REGISTRY.get_sample_value("semiramis_tables_quarantined") == 1
        (line,) = [line for line in caplog.records if vars(line).get("table") == bad]
        assert line.levelno == logging.ERROR
        assert vars(line)["error"]
        assert rows(database, f"select quarantined from tables where id = '{bad}'") == [(vars(line)["error"],)]


@awaited
async def test_a_damaged_table_is_replayed_once_and_not_every_second(
    database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time()
    bad, _ = await with_a_damaged_table(database, time, tmp_path)
    async with open_service(database, bots_of(tmp_path), time) as service:
        time.now += 61
        await service.maintenance.sweep()
        caplog.clear()
        monkeypatch.setattr("semiramis.server.table_cache.restore", lambda stored: pytest.fail("it was replayed again"))
        assert bad not in await service.storage.due(time.now)
        await service.maintenance.sweep()
        assert await refusal_of(service, bad) == "unreadable_table"
        assert not caplog.records


@pytest.mark.parametrize("damage", ["an action", "the arrangement"])
@awaited
async def test_lists_leave_out_a_damaged_table(database: str, tmp_path: Path, damage: str) -> None:
    time = Time()
    bad, good = await with_a_damaged_table(database, time, tmp_path, damage)
    async with open_service(database, bots_of(tmp_path), time) as service:
        for person in (None, ANA.id):
            if damage == "an action":
                await refusal_of(service, bad)  # lists do not replay games: it is found out here
            (listed,) = await service.tables.list_tables(person, None, None, None, 50)
            assert listed[0].id == good


async def refusal_of_action(service: ServerService, table: Table) -> str:
    with pytest.raises(Refusal) as refused:
        await act(service, table)
    return refused.value.code


@awaited
async def test_a_loaded_table_that_a_list_quarantines_is_refused_and_its_row_is_kept(
    database: str, tmp_path: Path
) -> None:
    # Its players went on, without a clock, and their next move wrote over the row that an operator was to look at.
    async with open_service(database, bots_of(tmp_path), Time()) as service:
        table = await make(service, clock=CLOCK)
        stream = service.streams.open(table.id, ANA.id)
        execute(database, DAMAGE["the arrangement"](table.id))
        assert await service.tables.list_tables(None, None, None, None, 50) == []
        assert b"event: reconnect" in await anext(stream.read())
        assert not service.is_in_memory(table.id)
        assert await refusal_of_action(service, table) == "unreadable_table"
        assert await refusal_of(service, table.id) == "unreadable_table"
        ((config, quarantined),) = rows(database, "select arrangement, quarantined from tables")
        assert config == "[]"
        assert quarantined


@pytest.mark.parametrize("first", ["read", "act"])
@awaited
async def test_a_loaded_table_that_another_process_quarantines_is_refused(
    postgresql: Cluster, tmp_path: Path, first: str
) -> None:
    database, time = postgresql.fresh(), Time()
    async with (
        open_service(database, bots_of(tmp_path), time) as one,
        open_service(database, bots_of(tmp_path), time) as other,
    ):
        table = await make(one, clock=CLOCK)
        execute(database, DAMAGE["the arrangement"](table.id))
        assert await other.tables.list_tables(None, None, None, None, 50) == []
        assert one.is_in_memory(table.id)
        if first == "read":
            assert await refusal_of(one, table.id) == "unreadable_table"
        assert await refusal_of_action(one, table) == "unreadable_table"
        assert not one.is_in_memory(table.id)
        assert rows(database, "select arrangement from tables") == [("[]",)]


@awaited
async def test_a_quarantine_that_fails_because_the_database_is_busy_is_logged(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    # A pool without a free connection was not on the list of what a database that does not answer raises.
    async with open_service(database, bots_of(tmp_path), Time()) as service:

        async def wait_in_vain() -> None:
            raise PoolTimeout

        monkeypatch.setattr(service.storage, "count_quarantined", wait_in_vain)
        await service.storage.quarantine(UnreadableTable("t", 0, "damaged"))
        assert [line.message for line in caplog.records][-1] == "a table could not be put into quarantine"


@awaited
async def test_a_quarantined_table_is_not_removed(database: str, tmp_path: Path) -> None:
    async with open_service(database, bots_of(tmp_path), Time()) as service:
        table = await make(service)
        await service.storage.quarantine(UnreadableTable(table.id, table.revision, "damaged"))
        assert not await service.storage.remove(table.id, table.revision)
        assert rows(database, "select quarantined from tables") == [("damaged",)]


@awaited
async def test_after_missed_notices_a_damaged_table_does_not_stop_the_reading_of_others(
    database: str, tmp_path: Path
) -> None:
    time = Time()
    async with open_service(database, bots_of(tmp_path), time) as service:
        first, second = await make(service), await make(service)
        await act(service, first)
        streams = [service.streams.open(table.id, ANA.id) for table in (first, second)]
        execute(database, DAMAGE["an action"](first.id).replace("ply = 1", "ply = 0"))
        for table in (first, second):
            execute(database, f"update tables set revision = revision + 1 where id = '{table.id}'")
            service._cache.doubt(table.id)
        await service._notice_handler.handle_missed()
        assert (await service._cache.read_from_memory(second.id)).revision == second.revision + 1
        assert b"event: reconnect" in await anext(streams[0].read())
        assert await refusal_of(service, first.id) == "unreadable_table"


@awaited
async def test_a_failure_at_one_table_is_retried_later_and_other_tables_are_served(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    time = Time()
    async with open_service(database, bots_of(tmp_path), time) as service:
        first, second = await make(service, clock=CLOCK), await make(service, clock=CLOCK)
        decide, tried = Table.expire, []

        def fail(table: Table, now: float) -> object:
            if table.id == first.id:
                tried.append(now)
                raise ZeroDivisionError
            return decide(table, now)

        monkeypatch.setattr(Table, "expire", fail)
        time.now += 61
        await service.maintenance.sweep()
        await service.maintenance.sweep()
        assert has_stand_in(await service.table(second.id))
        assert len(tried) == 1
        assert [vars(line)["table"] for line in caplog.records if "the sweep failed" in line.message] == [first.id]
        time.now += RETRY_SECONDS
        monkeypatch.undo()
        await service.maintenance.sweep()
        assert has_stand_in(await service.table(first.id))


@awaited
async def test_an_operator_lists_and_releases_a_quarantined_table(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    time = Time()
    bad, _ = await with_a_damaged_table(database, time, tmp_path)

    async def command(*options: str) -> str:
        assert await asyncio.to_thread(main, ["quarantine", "--database", database, *options]) == 0
        return capsys.readouterr().out

    async with open_service(database, bots_of(tmp_path), time) as service:
        assert await command() == "0 tables cannot be read\n"
        await refusal_of(service, bad)
        (line, count) = (await command()).splitlines()
        assert line.startswith(f"{bad}  amytis  ")
        assert "nonsense" in line
        assert count == "1 tables cannot be read"
        assert await command("--release", "nowhere") == "nowhere: not in quarantine\n"
        # Without a repair it is put into quarantine again.
        assert await command("--release", "all") == f"{bad}: released\n"
        assert await refusal_of(service, bad) == "unreadable_table"
        execute(database, f"delete from actions where table_id = '{bad}' and ply > 0")
        assert await command("--release", bad) == f"{bad}: released\n"
        time.now += 61
        await service.maintenance.sweep()
        assert has_stand_in(await service.table(bad))


def test_the_quarantine_of_a_missing_database_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["quarantine", "--database", str(tmp_path / "missing.db")]) == 2
    assert "there is no database" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
