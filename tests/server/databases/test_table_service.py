"""The table service: streams, time, rematches, and changes at the same time."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from semiramis.games import get_game
from semiramis.games.record import Match
from semiramis.server.bots.processes import Bots
from semiramis.server.http.lobby import LOBBY
from semiramis.server.storage import Save
from semiramis.tables import clock as clocks
from semiramis.tables import seating
from semiramis.tables.messages import Clock, NewTable, SeatPlan
from semiramis.tables.refusals import Refusal
from tests.server.awaited import awaited
from tests.server.databases.conftest import rows
from tests.server.databases.service_steps import ANA, BEN, Time, act, make, names, open_service, until


@awaited
async def test_when_time_is_up_a_stand_in_plays_until_the_person_returns(database: str, tmp_path: Path) -> None:
    now = Time()
    async with open_service(database, Bots(1), now) as service:
        table = await make(service, clock=Clock(turn=30, bank=60), stand_in="novice")
        stream = service.streams.open(table.id, None)
        late = table.seats[table.player or 0].person or ""
        now.now += 89
        await service.maintenance.sweep()
        assert (await service.table(table.id)).bot_level() is None
        now.now += 1
        await service.maintenance.sweep()
        event = await until(stream, names(b"table"))
        assert b'"level":"novice"' in event
        await until(stream, names(b"move"))
        while (table := await service.table(table.id)).bot_level() is not None:
            await until(stream, names(b"move"))
        table = await service.change(table.id, lambda table: table.come_back(late))
        assert all(not seat.stand_in for seat in table.seats)


@awaited
async def test_a_table_that_is_never_started_is_closed(database: str, tmp_path: Path) -> None:
    now = Time()
    async with open_service(database, Bots(1), now) as service:
        lobby = service.streams.open(LOBBY, None)
        table = await service.create(NewTable("amytis", [SeatPlan("me"), SeatPlan("open")], public=True), ANA)
        stream = service.streams.open(table.id, None)
        now.now += clocks.OPEN_TABLE_LASTS - 1
        await service.maintenance.sweep()
        await service.table(table.id)
        now.now += 1
        await service.maintenance.sweep()  # it is closed, and all streams are informed
        await service.maintenance.sweep()  # it is removed
        with pytest.raises(Refusal, match="no such table"):
            await service.table(table.id)
        for listener in (stream, lobby):
            assert b'"status":"closed"' in await until(listener, lambda event: b"closed" in event)
        assert rows(database, "select count(*) from tables") == [(0,)]


@awaited
async def test_an_abandoned_game_is_removed_and_a_finished_one_is_kept(database: str, tmp_path: Path) -> None:
    now = Time()
    async with open_service(database, Bots(1), now) as service:
        abandoned = await make(service)
        finished = await make(service)
        await service.change(finished.id, lambda table: table.resign(ANA.id, now.now))
        now.now += clocks.IDLE_GAME_LASTS
        await service.maintenance.sweep()
        await service.maintenance.sweep()
        with pytest.raises(Refusal):
            await service.table(abandoned.id)
        assert (await service.table(finished.id)).config.status == "over"


@awaited
async def test_finished_and_imported_games_are_kept_for_a_time(database: str, tmp_path: Path) -> None:
    now = Time()
    async with open_service(database, Bots(1), now) as service:
        finished = await make(service)
        await service.change(finished.id, lambda table: table.resign(ANA.id, now.now))
        imported = await service.add_record(Match.new(get_game("amytis"), ["A", "B"], seed=1).record, ANA)
        assert await service.storage.count_tables(ANA.id) == (0, 1)
        for table, lasts in ((imported, clocks.IMPORTED_GAME_LASTS), (finished, clocks.FINISHED_GAME_LASTS)):
            now.now = table.changed + lasts - 1
            await service.maintenance.sweep()
            assert (await service.table(table.id)).config.status == "over"
            now.now += 1
            await service.maintenance.sweep()  # it is closed
            await service.maintenance.sweep()  # it is removed
            with pytest.raises(Refusal, match="no such table"):
                await service.table(table.id)
        assert rows(database, "select count(*) from tables") == [(0,)]
        assert await service.storage.count_tables(ANA.id) == (0, 0)


@awaited
async def test_a_rematch_that_loses_a_race_is_charged_once(database: str) -> None:
    async with open_service(database, Bots(1), Time()) as service:
        table = await make(service)
        await service.change(table.id, lambda table: table.resign(ANA.id, service.now()))
        charges = []

        async def charge() -> None:
            charges.append(table.id)
            if len(charges) == 1:  # Ben is quicker, and leaves again
                other = await service.rematch(table.id, BEN)
                await service.change(other.id, lambda other: seating.leave(other, BEN.id))

        again = await service.rematch(table.id, ANA, charge)
        assert again.config.host == ANA.id
        assert (await service.table(table.id)).config.rematch == again.id
        assert charges == [table.id]


@awaited
async def test_one_of_many_simultaneous_actions_is_accepted(database: str, tmp_path: Path) -> None:
    async with open_service(database, Bots(1), Time()) as service:
        table = await make(service)
        stream = service.streams.open(table.id, None)
        outcomes = await asyncio.gather(*(act(service, table) for _ in range(10)), return_exceptions=True)
        refusals = [outcome for outcome in outcomes if outcome is not None]
        assert len(refusals) == 9
        assert {refusal.code for refusal in refusals if isinstance(refusal, Refusal)} == {"stale_ply"}
        assert (await service.table(table.id)).ply == 1
        stream.end()
        assert b"".join([data async for data in stream.read()]).count(b"event: move") == 1


@awaited
async def test_after_a_storage_error_of_unknown_outcome_the_table_is_read_again_and_sent(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_service(database, Bots(1), Time()) as service:
        table = await make(service)
        stream = service.streams.open(table.id, None)
        stored = service.storage.save

        async def store_and_fail(change: Save) -> bool:
            await stored(change)
            raise ConnectionError("the line broke after the commit")

        monkeypatch.setattr(service.storage, "save", store_and_fail)
        with pytest.raises(ConnectionError):
            await act(service, table)
        monkeypatch.undo()
        assert (await service.table(table.id)).ply == 1
        assert (await until(stream, names(b"move"))).startswith(b"id: 1\n")
        await act(service, await service.table(table.id))
        assert rows(database, "select count(*) from actions") == [(2,)]
