"""Several processes that share the tables of one database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from semiramis.server.bots.processes import Bots
from semiramis.server.http.lobby import LOBBY
from semiramis.server.notice_handler import NoticeHandler
from semiramis.server.storage import Notice, Storage
from semiramis.server.table_service import ServerService
from semiramis.tables import presenter, seating
from semiramis.tables.bot_turns import CLAIM_SECONDS
from semiramis.tables.messages import NewTable, SeatPlan
from semiramis.tables.table import Table
from tests.server.awaited import awaited
from tests.server.databases.conftest import rows
from tests.server.databases.service_steps import (
    ANA,
    BEN,
    Slow,
    Time,
    act,
    is_thinking,
    make,
    names,
    open_service,
    orphaned,
    until,
    until_a_bot_is_to_act,
)
from tests.server.postgres import Cluster

pytestmark = pytest.mark.slow


@asynccontextmanager
async def two_services(database: str) -> AsyncIterator[tuple[ServerService, ServerService]]:
    async with open_service(database, Bots(1), Time()) as one, open_service(database, Bots(1), Time()) as other:
        yield one, other


@awaited
async def test_opening_a_database_file_twice_is_refused(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    async with open_service(database, Bots(1), Time()):
        with pytest.raises(Exception, match="another server already uses this database"):
            await Storage(database).open()


@pytest.mark.parametrize("driver", ["", "+psycopg"])  # with one in the address, nothing was ever heard
@awaited
async def test_events_of_one_process_reach_streams_of_the_other(postgresql: Cluster, driver: str) -> None:
    async with two_services(postgresql.fresh().replace(":", f"{driver}:", 1)) as (one, other):
        lobby = other.streams.open(LOBBY, None)
        table = await make(one)
        await until(lobby, names(b"table"))
        there = await other.table(table.id)
        stream = other.streams.open(table.id, None)
        for ply in range(1, 6):
            await act(one, await one.table(table.id))
            event = await until(stream, names(b"move"))
            assert event.startswith(b"id: %d\n" % ply)
            position = msgspec.json.decode(event.split(b"data: ")[1])
            there = await other.table(table.id)
            assert there.match is not None
            assert position["view"] == there.match.state.view(None)
        await one.change(table.id, lambda table: table.resign(ANA.id, one.now()))
        assert b'"status":"over"' in await until(stream, names(b"table"))


@awaited
async def test_a_process_that_lost_its_database_connection_reconnects_and_sends_missed_moves(
    postgresql: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("semiramis.server.storage.notices.RETRY_SECONDS", 0.01)
    async with two_services(postgresql.fresh()) as (one, other):
        table = await make(one)
        await other.table(table.id)
        stream, lobby = other.streams.open(table.id, None), other.streams.open(LOBBY, None)
        ended = rows(
            one.storage.url,
            "select pg_terminate_backend(pid) from pg_stat_activity "
            "where query = 'LISTEN semiramis' and datname = current_database()",
        )
        assert ended == [(True,), (True,)]
        for _ in range(3):
            await act(one, await one.table(table.id))
        for ply in range(1, 4):
            assert (await until(stream, names(b"move"))).startswith(b"id: %d\n" % ply)
        await until(lobby, names(b"reconnect"))


@awaited
async def test_a_process_follows_a_game_from_notices_alone(
    postgresql: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each move at one process was a query and a replay at every other: two processes were slower than one."""
    database, now = postgresql.fresh(), Time()
    async with open_service(database, Bots(1), now) as service, open_service(database, Bots(1), now) as other:
        table = await make(service, game="babylon")
        stream = other.streams.open(table.id, None)
        followed = await other.table(table.id)
        monkeypatch.setattr(other.storage, "load", None)
        for _ in range(12):
            now.now += 1
            await act(service, table)
            told = await until(stream, names(b"move"))
            assert b'"ply":%d,' % table.ply in told
        assert presenter.position_json(followed) == presenter.position_json(table)
        assert (followed.revision, followed.changed, followed.undo_limit, followed.stamps) == (
            table.revision,
            table.changed,
            table.undo_limit,
            table.stamps,
        )


@awaited
async def test_the_lobby_shows_tables_that_its_process_has_not_loaded(postgresql: Cluster) -> None:
    async with two_services(postgresql.fresh()) as (one, other):
        lobby = other.streams.open(LOBBY, None)
        table = await one.create(NewTable("amytis", [SeatPlan("me"), SeatPlan("open")], public=True), ANA)
        assert b'"status":"open"' in await until(lobby, names(b"table"))
        await one.change(table.id, lambda table: seating.leave(table, ANA.id))
        assert b'"status":"closed"' in await until(lobby, names(b"table"))


@awaited
async def test_a_table_dropped_while_a_notice_waits_is_not_loaded_again(database: str) -> None:
    async with open_service(database, Bots(0), Time()) as service:
        table = await make(service)
        async with service._cache.lock(table.id):
            await service._notice_handler.handle(Notice(table.id, table.revision + 1, listed=True))
            service._cache.drop(table.id)
        lobby = service.streams.open(LOBBY, None)
        assert b'"status":"playing"' in await until(lobby, names(b"table"))  # lists show it otherwise all the same
        assert not service.is_in_memory(table.id)


@awaited
async def test_players_at_different_processes_play_a_game(postgresql: Cluster) -> None:
    async with two_services(postgresql.fresh()) as (one, other):
        id = (await make(one)).id
        while (table := await one.table(id)).config.status == "playing":
            await act(one if table.player == 0 else other, await (one if table.player == 0 else other).table(id))
        here, there = (await one.table(id)).record(), (await other.table(id)).record()
        assert here == there


@awaited
async def test_of_racing_actions_at_two_processes_one_is_accepted(postgresql: Cluster) -> None:
    async with two_services(postgresql.fresh()) as (one, other):
        table = await make(one)
        for ply in range(10):
            here, there = await one.table(table.id), await other.table(table.id)
            outcomes = await asyncio.gather(act(one, here), act(other, there), return_exceptions=True)
            assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NoneType", "Refusal"]
            assert (await other.table(table.id)).ply == ply + 1
        assert rows(one.storage.url, "select count(*) from actions") == [(10,)]


@awaited
async def test_an_action_that_arrives_before_the_notice_of_the_last_move_waits_for_it(
    postgresql: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    # It was refused as stale, and before that the table was read from the database: with 500 tables the reads waited
    # for the few connections of the pool until some actions were answered with 503.
    handle = NoticeHandler.handle

    async def handle_late(handler: NoticeHandler, notice: Notice) -> None:
        await asyncio.sleep(0.05)
        await handle(handler, notice)

    monkeypatch.setattr("semiramis.server.table_cache.NOTICE_SECONDS", 30.0)
    monkeypatch.setattr(NoticeHandler, "handle", handle_late)
    async with two_services(postgresql.fresh()) as (one, other):
        table = await make(one)
        for service in (one, other):
            await service.table(table.id)
        monkeypatch.setattr(Storage, "load", lambda *_: pytest.fail("the table was read from the database"))
        monkeypatch.setattr(Storage, "revision", lambda *_: pytest.fail("the revision was read from the database"))
        for service in (one, other, one, other):
            await act(service, table)
            table = await service._cache.read_from_memory(table.id)
        assert table.ply == 4


@awaited
async def test_notices_of_other_tables_do_not_wait_for_a_busy_table(postgresql: Cluster) -> None:
    # All notices waited for the lock of the first table. A request that held it and waited for the database kept all
    # tables of the process from going on, and they read the database as well.
    async with two_services(postgresql.fresh()) as (one, other):
        busy, table = await make(one), await make(one)
        await other.table(busy.id)
        await other.table(table.id)
        stream = other.streams.open(table.id, None)
        async with other._cache.lock(busy.id):
            await act(one, busy)
            await act(one, table)
            async with asyncio.timeout(10):
                await until(stream, names(b"move"))
        assert (await other.table(busy.id)).ply == 1


@awaited
async def test_an_action_is_accepted_though_the_notice_of_the_last_move_never_comes(
    postgresql: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("semiramis.server.table_cache.NOTICE_SECONDS", 0.001)
    async with two_services(postgresql.fresh()) as (one, other):
        await other.storage.notices.close()
        table = await make(one)
        await other.table(table.id)
        await act(one, table)
        await act(other, await one.table(table.id))
        assert (await one.table(table.id)).ply == 2


@awaited
async def test_a_request_is_answered_if_its_table_is_dropped_while_the_revision_is_read(
    postgresql: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    # `KeyError`: it was to be marked as used last, and was not in memory any more.
    async with open_service(postgresql.fresh(), Bots(0), Time()) as service:
        table = await make(service)
        read = service.storage.revision

        async def drop_meanwhile(id: str) -> int | None:
            service._cache.drop(id)
            return await read(id)

        monkeypatch.setattr(service.storage, "revision", drop_meanwhile)
        assert (await service.table(table.id)).revision == table.revision


@awaited
async def test_a_bots_turn_is_played_by_one_process_only(postgresql: Cluster) -> None:
    async with two_services(postgresql.fresh()) as (one, other):
        table = await make(one, "novice", "novice", "novice", game="babylon")
        await other.table(table.id)
        await other.maintenance.sweep()
        assert not is_thinking(other, table.id)


@awaited
async def test_an_orphaned_turn_is_taken_over_by_one_of_two_processes(
    postgresql: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Both did: the second one claimed the turn again that the first had just claimed.
    database, now = postgresql.fresh(), Time()
    table = await orphaned(database, now)
    async with open_service(database, Slow(), now) as one, open_service(database, Slow(), now) as other:
        due = await other.storage.due(now.now)
        assert due == [table.id]
        await one.maintenance.sweep()
        assert is_thinking(one, table.id)

        async def seen_before(now: float, limit: int) -> list[str]:
            return due

        monkeypatch.setattr(other.storage, "due", seen_before)
        await other.maintenance.sweep()
        assert not is_thinking(other, table.id)


@awaited
async def test_a_change_in_another_process_does_not_move_the_turn_of_a_thinking_bot(postgresql: Cluster) -> None:
    database, now = postgresql.fresh(), Time()
    async with open_service(database, Slow(), now) as one, open_service(database, Slow(), now) as other:
        seats = [SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", "novice")]
        table = await one.create(NewTable("babylon", seats, public=True, autostart=True), ANA)
        table = await one.change(table.id, lambda table: seating.join(table, BEN, None, None))
        while table.bot_level() is None:
            await act(one, table)
            table = await one.table(table.id)
        assert is_thinking(one, table.id)
        before = rows(database, "select claimed_by, due from tables")
        now.now += 1
        await other.change(table.id, lambda table: table.resign(BEN.id, now.now))
        assert not is_thinking(other, table.id)
        assert rows(database, "select claimed_by, due from tables") == before
        now.now += CLAIM_SECONDS
        await other.maintenance.sweep()  # the first process did not claim it again in time
        assert is_thinking(other, table.id)


@awaited
async def test_a_claim_is_renewed_despite_changes_in_another_process(postgresql: Cluster) -> None:
    # They were taken for a new claim. The claim expired, and the turn was thought out twice.
    database, now = postgresql.fresh(), Time()
    async with open_service(database, Slow(), now) as one, open_service(database, Slow(), now) as other:
        table = await until_a_bot_is_to_act(one)
        began = now.now
        for _ in range(2):
            now.now += CLAIM_SECONDS / 2 - 0.5
            await other.change(table.id, Table.unchanged)
            assert (await one.table(table.id)).changed == now.now
            await one.maintenance.sweep()
        now.now = began + CLAIM_SECONDS
        await other.maintenance.sweep()
        assert is_thinking(one, table.id)
        assert not is_thinking(other, table.id)
