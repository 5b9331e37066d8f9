"""The turns of bots: whole games, bots that fail, and claims."""

from __future__ import annotations

from pathlib import Path

import pytest

from semiramis.games.record import Match, Record
from semiramis.server.bots.opponents import ServerOpponents
from semiramis.server.bots.processes import NO_ORIGIN, Bots
from semiramis.server.bots.scheduler import Origin
from semiramis.tables import clock as clocks
from semiramis.tables.bot_turns import CLAIM_SECONDS, BotFailed
from semiramis.tables.config import level_of
from semiramis.tables.messages import Clock, NewTable, SeatPlan
from semiramis.tables.table import Table
from tests.server.awaited import awaited
from tests.server.databases.conftest import rows
from tests.server.databases.service_steps import (
    ANA,
    BEN,
    Slow,
    Time,
    act,
    bots_of,
    is_thinking,
    make,
    names,
    open_service,
    orphaned,
    played_by_bots,
    until,
    until_a_bot_is_to_act,
)


@awaited
async def test_bots_play_whole_games(database: str, tmp_path: Path) -> None:
    async with open_service(database, Bots(1), Time()) as service:
        table = await played_by_bots(service, await make(service, "greedy"))
        assert table.config.result is not None
        assert not table.seats[1].trouble
        due = table.changed + clocks.FINISHED_GAME_LASTS
        assert rows(database, "select due, claimed_by from tables") == [(due, None)]


@pytest.mark.parametrize("failure", ["Crashes", "Cheats"])
@awaited
async def test_a_failing_bot_is_retried_then_replaced_by_novice_and_the_table_shows_it(
    database: str, tmp_path: Path, failure: str
) -> None:
    async with open_service(database, bots_of(tmp_path, failure), Time()) as service:
        table = await played_by_bots(service, await make(service, "greedy"))
        assert table.config.result is not None
        assert table.seats[1].trouble


@awaited
async def test_a_bot_that_stalls_is_replaced(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("semiramis.server.bots.processes.START_SECONDS", 0.0)
    monkeypatch.setattr(ServerOpponents, "seconds", lambda self, level: 0.2 if level == "greedy" else 30.0)
    async with open_service(database, bots_of(tmp_path, "Stalls"), Time()) as service:
        table = await make(service, "greedy")
        stream = service.streams.open(table.id, ANA.id)
        while not (table := await service.table(table.id)).seats[1].trouble:
            if table.is_current_player(ANA.id):
                await act(service, table)
            else:
                await until(stream, names(b"table", b"turn"))
        assert table.seats[1].level == "greedy"
        assert level_of(table.config, 1) == "novice"


class Recovering(Bots):
    """Bots that play the first legal action, except for those that are broken."""

    def __init__(self) -> None:
        super().__init__(0)
        self.broken = {"greedy"}
        self.origins: set[Origin] = set()

    async def ask(self, level: str, record: bytes, origin: Origin = NO_ORIGIN) -> list[str]:
        self.origins.add(origin)
        if level in self.broken:
            raise BotFailed(level)
        return Match.of(Record.loads(record)).state.legal_notations()[:1]


@awaited
async def test_a_bot_that_failed_plays_again_when_it_has_recovered(database: str) -> None:
    # It stayed a novice for the rest of the game.
    now, bots = Time(), Recovering()
    async with open_service(database, bots, now) as service:
        table = await make(service, "greedy")
        stream = service.streams.open(table.id, ANA.id)

        async def play_until(trouble: bool) -> Table:
            while (there := await service.table(table.id)).seats[
                1
            ].trouble is not trouble or not there.is_current_player(ANA.id):
                if there.is_current_player(ANA.id):
                    await act(service, there)
                else:
                    await until(stream, names(b"table", b"turn"))
            return there

        assert level_of((await play_until(True)).config, 1) == "novice"
        bots.broken.clear()
        now.now += clocks.RETRY_SECONDS
        assert level_of((await play_until(False)).config, 1) == "greedy"


@awaited
async def test_the_time_of_bots_is_charged_to_the_host_of_the_table(database: str) -> None:
    bots = Recovering()
    async with open_service(database, bots, Time()) as service:
        service.addresses.note(ANA.id, "10.0.0.1")
        await played_by_bots(service, await make(service, "novice"))
        assert bots.origins == {Origin(ANA.id, "10.0.0.1")}


@awaited
async def test_bots_of_others_play_while_one_person_keeps_the_workers_busy(database: str, tmp_path: Path) -> None:
    # First come, first served: here the others would wait for minutes.
    async with open_service(database, bots_of(tmp_path, "Stalls"), Time()) as service:
        for _ in range(5):
            await until_a_bot_is_to_act(service)
        wish = NewTable("amytis", [SeatPlan("me"), SeatPlan("bot", "novice")], autostart=True)
        table = await played_by_bots(service, await service.create(wish, BEN), BEN.id)
        assert table.config.result is not None
        assert not table.seats[1].trouble


@awaited
async def test_after_a_crash_of_the_server_its_bots_go_on(database: str, tmp_path: Path) -> None:
    now = Time()
    async with open_service(database, bots_of(tmp_path, "Stalls"), now) as service:
        table = await until_a_bot_is_to_act(service)
        assert table.bot_level() == "greedy"
    async with open_service(database, Bots(1), now) as service:
        if service.storage.shared:  # another process may be alive and think: only when its claim is over
            await service.maintenance.sweep()
            assert not is_thinking(service, table.id)
            now.now += CLAIM_SECONDS
        stream = service.streams.open(table.id, None)
        await service.table(table.id)
        await service.maintenance.sweep()
        await until(stream, names(b"move"))


@awaited
async def test_the_claim_of_a_long_turn_is_renewed(database: str, tmp_path: Path) -> None:
    now = Time()
    async with open_service(database, bots_of(tmp_path, "Stalls"), now) as service:
        table = await until_a_bot_is_to_act(service)
        now.now += CLAIM_SECONDS * 0.6
        await service.maintenance.sweep()
        ((due,),) = rows(database, "select due from tables")
        assert due == now.now + CLAIM_SECONDS
        assert is_thinking(service, table.id)


@awaited
async def test_the_stand_in_finishes_its_turn_though_the_person_comes_back_meanwhile(database: str) -> None:
    now, bots = Time(), Slow()
    async with open_service(database, bots, now) as service:
        table = await make(service, clock=Clock(turn=30))
        late = table.seats[table.player or 0].person or ""
        now.now += 30
        await service.maintenance.sweep()
        await bots.asked.wait()
        await service.change(table.id, lambda table: table.come_back(late))
        bots.may_answer.set()
        stream = service.streams.open(table.id, None)
        while (table := await service.table(table.id)).bot_level() is not None:
            await until(stream, names(b"move"))
        assert table.ply > 0
        assert not any(seat.stand_in for seat in table.seats)


@awaited
async def test_a_turn_is_claimed_only_if_it_is_still_due(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now = Time()
    table = await orphaned(database, now)
    async with open_service(database, Slow(), now) as service:
        due = await service.storage.due(now.now)
        assert due == [table.id]
        await service.maintenance.sweep()
        claimed = rows(database, "select revision, claimed_by, due from tables")

        async def seen_before(now: float, limit: int) -> list[str]:
            return due

        monkeypatch.setattr(service.storage, "due", seen_before)
        await service.maintenance.sweep()
        assert rows(database, "select revision, claimed_by, due from tables") == claimed
