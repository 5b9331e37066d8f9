"""The server: time, bots that fail, and several processes that share the tables. Time is told by the tests."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from weakref import WeakKeyDictionary

import msgspec
import pytest

from semiramis.games import get_game
from semiramis.games.record import Match, Record
from semiramis.server import clock as clocks
from semiramis.server import presenter, seating
from semiramis.server.bot_turns import CLAIM_SECONDS
from semiramis.server.bots import NOBODY, BotFailed, Bots
from semiramis.server.lobby import LOBBY
from semiramis.server.messages import Act, Clock, NewTable, Person, SeatPlan
from semiramis.server.opponents import Opponents
from semiramis.server.refusals import Refusal
from semiramis.server.scheduler import Origin
from semiramis.server.storage import Notice, Save, Storage, StoredPerson
from semiramis.server.streams import Stream
from semiramis.server.table import Table
from semiramis.server.table_config import level_of
from semiramis.server.table_service import TableService

from ..awaited import awaited
from ..postgres import Cluster
from .conftest import rows

ANA, BEN = Person("ana", "Ana"), Person("ben", "Ben")

# A worker whose bots do as the name of their level says, on the real worker's own protocol.
WORKER = """
import os, time
from semiramis.ai import worker
from semiramis.ai.levels import Level
from semiramis.ai.novice import Novice

class Stalls(Novice):
    def play(self, state, rng):
        time.sleep(3600)

class Crashes(Novice):
    def play(self, state, rng):
        os._exit(1)

class Cheats(Novice):
    def play(self, state, rng):
        return [max(state.legal_actions()) + 1_000_000]

worker.main({{"novice": Level("novice", Novice, 10), "greedy": Level("greedy", {greedy}, 10)}})
"""


class Time:
    """What now is."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def bots_of(folder: Path, greedy: str = "Novice") -> Bots:
    """Bots of which `greedy` is something else."""
    script = folder / f"{greedy}.py"
    script.write_text(WORKER.format(greedy=greedy))
    return Bots(1, [sys.executable, str(script)])


@asynccontextmanager
async def open_service(database: str, bots: Bots, now: Callable[[], float]) -> AsyncIterator[TableService]:
    storage = Storage(database)
    await storage.open()
    service = TableService(storage, bots, now)
    await service.open(tasks=False)
    try:
        for person in (ANA, BEN):
            if await storage.person(person.id) is None:
                await storage.enter(StoredPerson(person.id, person.name, "digest"), now())
        yield service
    finally:
        await service.close()
        await storage.close()


async def make(service: TableService, *levels: str, game: str = "amytis", **settings: object) -> Table:
    """A table that plays: Ana and these bots, or Ana and Ben."""
    others = [SeatPlan("bot", level) for level in levels] or [SeatPlan("open")]
    wish = NewTable(game, [SeatPlan("me"), *others], public=True, autostart=True, **settings)  # type: ignore[arg-type]
    table = await service.create(wish, ANA)
    if not levels:
        table = await service.change(table.id, lambda table: seating.join(table, BEN, None, None))
    return table


async def act(service: TableService, table: Table) -> None:
    assert table.player is not None
    assert table.match is not None
    person = table.seats[table.player].person or ""
    action = Act(table.ply, table.match.state.legal_notations()[0])
    await service.change(table.id, lambda table: table.act(person, action, service.now()))


unread: WeakKeyDictionary[Stream, list[bytes]] = WeakKeyDictionary()


async def until(stream: Stream, there: Callable[[bytes], bool]) -> bytes:
    """Read until something is told; what comes after it is read the next time."""
    events = unread.setdefault(stream, [])
    while True:
        while events:
            if there(event := events.pop(0)):
                return event
        events += (await anext(stream.read())).split(b"\n\n")


def names(*kinds: bytes) -> Callable[[bytes], bool]:
    return lambda event: any(b"event: " + kind in event for kind in kinds)


async def played_by_bots(service: TableService, table: Table, person: str = ANA.id) -> Table:
    """Let a person act when they have to, until the game is over."""
    stream = service.streams.open(table.id, person)
    try:
        while (table := await service.table(table.id)).config.status == "playing":
            if table.is_current_player(person):
                await act(service, table)
            else:
                await until(stream, names(b"turn", b"table"))
    finally:
        service.streams.close(table.id, stream)
    return table


async def until_a_bot_is_to_act(service: TableService) -> Table:
    """A table of Ana's and two bots at which she has done what was hers to do."""
    table = await make(service, "greedy", "greedy", game="babylon")
    while table.is_current_player(ANA.id):
        await act(service, table)
        table = await service.table(table.id)
    return table


# Bots.


def is_thinking(service: TableService, id: str) -> bool:
    """Whether this process thinks for a bot of a table."""
    return service._bot_turns.is_running(id)


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
async def test_a_bot_that_fails_is_tried_again_then_plays_novice_and_the_table_says_so(
    database: str, tmp_path: Path, failure: str
) -> None:
    async with open_service(database, bots_of(tmp_path, failure), Time()) as service:
        table = await played_by_bots(service, await make(service, "greedy"))
        assert table.config.result is not None
        assert table.seats[1].trouble


@awaited
async def test_a_bot_that_stalls_is_given_up(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("semiramis.server.bots.START_SECONDS", 0.0)
    monkeypatch.setattr(Opponents, "seconds", lambda self, level: 0.2 if level == "greedy" else 30.0)
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

    async def ask(self, level: str, record: bytes, origin: Origin = NOBODY) -> list[str]:
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
async def test_bots_think_for_the_host_of_the_table(database: str) -> None:
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
async def test_a_turn_that_takes_long_is_claimed_again_and_not_taken_over(database: str, tmp_path: Path) -> None:
    now = Time()
    async with open_service(database, bots_of(tmp_path, "Stalls"), now) as service:
        table = await until_a_bot_is_to_act(service)
        now.now += CLAIM_SECONDS * 0.6
        await service.maintenance.sweep()
        ((due,),) = rows(database, "select due from tables")
        assert due == now.now + CLAIM_SECONDS
        assert is_thinking(service, table.id)


class Slow(Bots):
    """Bots that answer when the test lets them."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = asyncio.Event()
        self.may_answer = asyncio.Event()

    async def ask(self, level: str, record: bytes, origin: Origin = NOBODY) -> list[str]:
        self.asked.set()
        await self.may_answer.wait()
        return Match.of(Record.loads(record)).state.legal_notations()[:1]


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
async def test_the_legal_actions_are_told_to_whoever_is_to_act(database: str) -> None:
    async with open_service(database, Bots(1), Time()) as service:
        table = await make(service, game="babylon")
        streams = {person: service.streams.open(table.id, person) for person in (ANA.id, BEN.id, None)}
        await act(service, table)
        mover = (await service.table(table.id)).seats[table.player or 0].person
        service.streams.shut_down()
        for person, stream in streams.items():
            told = b"".join([data async for data in stream.read()])
            assert told.count(b"event: turn") == (person == mover)


# Time.


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
async def test_a_table_that_nobody_starts_is_closed(database: str, tmp_path: Path) -> None:
    now = Time()
    async with open_service(database, Bots(1), now) as service:
        lobby = service.streams.open(LOBBY, None)
        table = await service.create(NewTable("amytis", [SeatPlan("me"), SeatPlan("open")], public=True), ANA)
        stream = service.streams.open(table.id, None)
        now.now += clocks.OPEN_TABLE_LASTS - 1
        await service.maintenance.sweep()
        await service.table(table.id)
        now.now += 1
        await service.maintenance.sweep()  # it is closed, and everybody is told
        await service.maintenance.sweep()  # it is removed
        with pytest.raises(Refusal, match="no such table"):
            await service.table(table.id)
        for listener in (stream, lobby):
            assert b'"status":"closed"' in await until(listener, lambda event: b"closed" in event)
        assert rows(database, "select count(*) from tables") == [(0,)]


@awaited
async def test_an_abandoned_game_goes_and_a_finished_one_stays(database: str, tmp_path: Path) -> None:
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


async def orphaned(database: str, now: Time) -> Table:
    """A table at which a bot is to act, for which a process has thought that is not there any more."""
    async with open_service(database, Slow(), now) as service:
        table = await until_a_bot_is_to_act(service)
    now.now += CLAIM_SECONDS
    return table


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


# Rematches and races.


@awaited
async def test_of_two_who_want_a_rematch_both_come_to_the_same_table(database: str, tmp_path: Path) -> None:
    async with open_service(database, Bots(1), Time()) as service:
        table = await make(service)
        await service.change(table.id, lambda table: table.resign(ANA.id, service.now()))
        first, second = await asyncio.gather(service.rematch(table.id, ANA), service.rematch(table.id, BEN))
        assert first.id == second.id
        assert rows(database, "select count(*) from tables") == [(2,)]


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
async def test_of_many_actions_at_once_one_is_accepted(database: str, tmp_path: Path) -> None:
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
async def test_when_it_is_not_known_whether_a_move_was_stored_the_table_is_read_again_and_told(
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


# Several processes.


@asynccontextmanager
async def two_services(database: str) -> AsyncIterator[tuple[TableService, TableService]]:
    async with open_service(database, Bots(1), Time()) as one, open_service(database, Bots(1), Time()) as other:
        yield one, other


@awaited
async def test_a_second_process_is_told_that_a_file_is_in_use(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    async with open_service(database, Bots(1), Time()):
        with pytest.raises(Exception, match="another server already uses this database"):
            await Storage(database).open()


@pytest.mark.parametrize("driver", ["", "+psycopg"])  # with one in the address, nothing was ever heard
@awaited
async def test_what_happens_at_one_process_is_told_at_the_other(postgresql: Cluster, driver: str) -> None:
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
async def test_a_process_that_lost_its_line_to_the_database_listens_again_and_tells_what_it_missed(
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
async def test_a_lobby_hears_of_tables_that_its_process_does_not_know(postgresql: Cluster) -> None:
    async with two_services(postgresql.fresh()) as (one, other):
        lobby = other.streams.open(LOBBY, None)
        table = await one.create(NewTable("amytis", [SeatPlan("me"), SeatPlan("open")], public=True), ANA)
        assert b'"status":"open"' in await until(lobby, names(b"table"))
        await one.change(table.id, lambda table: seating.leave(table, ANA.id))
        assert b'"status":"closed"' in await until(lobby, names(b"table"))


@awaited
async def test_a_table_that_is_dropped_while_a_notice_of_it_waits_is_not_read_again(database: str) -> None:
    async with open_service(database, Bots(0), Time()) as service:
        table = await make(service)
        async with service._cache.lock(table.id):
            hearing = asyncio.create_task(service._handle_notice(Notice(table.id, table.revision + 1, listed=True)))
            await asyncio.sleep(0)
            service._cache.drop(table.id)
        lobby = service.streams.open(LOBBY, None)
        await hearing
        assert not service.is_in_memory(table.id)
        assert b'"status":"playing"' in await until(lobby, names(b"table"))  # lists show it otherwise all the same


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
async def test_a_table_that_is_dropped_while_its_revision_is_read_is_answered(
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
async def test_of_two_processes_one_thinks_for_an_orphaned_turn(
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
async def test_a_change_at_another_process_leaves_the_turn_to_the_one_that_thinks(postgresql: Cluster) -> None:
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
async def test_changes_at_another_process_do_not_keep_a_turn_from_being_claimed_again(postgresql: Cluster) -> None:
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
