"""Tables where only bots sit: the host watches, and a turn is played when the host asks for it."""

from __future__ import annotations

import pytest

import semiramis
from semiramis.games.rng import Rng
from semiramis.server.bots.processes import Bots
from semiramis.server.table_service import ServerService
from semiramis.tables import clock as clocks
from semiramis.tables.messages import AskTurn, NewTable, SeatPlan
from semiramis.tables.refusals import Refusal
from semiramis.tables.table import Table
from tests.server.awaited import awaited
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
    until,
)


async def bots_alone(service: ServerService, *levels: str, position: str | None = None) -> Table:
    return await service.create(
        NewTable("amytis", [SeatPlan("bot", level) for level in levels], position=position), ANA
    )


async def ask_turn(service: ServerService, id: str, ply: int, person: str = ANA.id) -> Table:
    return await service.change(id, lambda table: table.ask_turn(person, AskTurn(ply)))


@awaited
async def test_bots_play_a_turn_when_the_host_asks_and_then_wait(database: str) -> None:
    async with open_service(database, Bots(1), Time()) as service:
        table = await bots_alone(service, "novice", "greedy")
        assert table.config.status == "playing"  # nobody has to start it
        assert not is_thinking(service, table.id)
        stream = service.streams.open(table.id, None)
        turns = []
        while (table := await service.table(table.id)).config.status == "playing":
            turns.append(table.player)
            assert table.bot_level() is None
            table = await ask_turn(service, table.id, table.ply)
            assert table.bot_level() == ["novice", "greedy"][table.player or 0]
            while (await service.table(table.id)).bot_level() is not None:
                await until(stream, names(b"move"))
        assert turns[:4] in ([0, 1, 0, 1], [1, 0, 1, 0])
        assert table.config.result is not None
        assert table.config.result.reason == "finished"


@awaited
async def test_bots_play_a_turn_from_a_position_whose_game_has_other_plies(database: str) -> None:
    state, rng = semiramis.new("amytis", seed=1), Rng(1)
    for _ in range(6):
        state.apply(state.random_action(rng))
    async with open_service(database, Bots(1), Time()) as service:
        table = await bots_alone(service, "novice", "novice", position=semiramis.format_position(state))
        stream = service.streams.open(table.id, None)
        assert table.ply == 0
        await ask_turn(service, table.id, 0)
        await until(stream, names(b"move"))
        assert (await service.table(table.id)).ply > 0


@awaited
async def test_to_ask_twice_for_a_turn_plays_it_once(database: str) -> None:
    bots = Slow()
    async with open_service(database, bots, Time()) as service:
        table = await bots_alone(service, "novice", "novice")
        stream = service.streams.open(table.id, None)
        await ask_turn(service, table.id, 0)
        await bots.asked.wait()
        await ask_turn(service, table.id, 0)
        bots.may_answer.set()
        await until(stream, names(b"move"))
        table = await service.table(table.id)
        assert (table.ply, table.bot_level()) == (1, None)
        with pytest.raises(Refusal, match="the table is at ply"):
            await ask_turn(service, table.id, 0)


@awaited
async def test_only_the_host_asks_and_only_where_no_person_sits(database: str) -> None:
    async with open_service(database, Slow(), Time()) as service:
        table = await bots_alone(service, "novice", "novice")
        with pytest.raises(Refusal) as caught:
            await ask_turn(service, table.id, 0, BEN.id)
        assert caught.value.code == "not_the_host"
        with_people = await make(service, "novice")
        with pytest.raises(Refusal) as caught:
            await ask_turn(service, with_people.id, with_people.ply)
        assert caught.value.code == "not_your_turn"


@awaited
async def test_a_table_of_bots_is_one_of_the_tables_of_its_host(database: str) -> None:
    async with open_service(database, Slow(), Time()) as service:
        table = await bots_alone(service, "novice", "novice")
        assert await service.storage.count_tables(ANA.id) == (1, 0)
        assert [stored.id for stored, _ in await service.tables.list_tables(ANA.id, "playing", None, None, 9)] == [
            table.id
        ]
        await ask_turn(service, table.id, 0)
        assert await service.storage.count_tables(ANA.id) == (1, 0)
        assert await service.tables.list_tables(None, "playing", None, None, 9) == []


@awaited
async def test_a_game_of_bots_that_nobody_watches_computes_nothing_and_is_removed(database: str) -> None:
    now, bots = Time(), Slow()
    async with open_service(database, bots, now) as service:
        table = await bots_alone(service, "novice", "novice")
        with_people = await make(service)
        await act(service, with_people)
        now.now += clocks.UNWATCHED_GAME_LASTS - 1
        await service.maintenance.sweep()
        assert not bots.asked.is_set()
        assert (await service.table(table.id)).config.status == "playing"
        now.now += 1
        await service.maintenance.sweep()  # it is closed
        await service.maintenance.sweep()  # it is removed
        with pytest.raises(Refusal, match="no such table"):
            await service.table(table.id)
        assert not bots.asked.is_set()
        assert (await service.table(with_people.id)).config.status == "playing"
