"""The scheduler of workers: its order, and bots that fail repeatedly. Workers and time are simulated."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine
from functools import wraps
from statistics import median
from typing import Any

import pytest

from semiramis.server.bots.breaker import FAILURES, LONGEST_REST_SECONDS, REST_SECONDS
from semiramis.server.bots.opponents import Own, ServerOpponents
from semiramis.server.bots.processes import Answer, Bots, Worker
from semiramis.server.bots.scheduler import REMEMBERED, Addresses, Origin
from semiramis.server.metrics import REGISTRY
from semiramis.tables.bot_turns import BotFailed
from tests.server.simulated import run_simulated

SECONDS = {"novice": 0.05, "apprentice": 0.05, "architect": 0.3, "master": 1.5}
"""How long the turns of the simulated workers take."""
OWN = ServerOpponents({"mine": Own("random", frozenset({"amytis"}))})


def simulated(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    @wraps(test)
    def run(*arguments: Any, **named: Any) -> None:
        run_simulated(test(*arguments, **named))

    return run


class Log:
    """What the workers did."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        """The records that they were asked about, in order."""
        self.broken: set[str] = set()
        """Bots that fail at once."""
        self.hanging: set[str] = set()
        """Bots that never answer."""


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Log:
    log = Log()

    async def ask(worker: Worker, wish: bytes, record: bytes, seconds: float) -> Answer:
        level = re.sub(rb'"level":|"', b"", wish).decode()
        log.begun.append(record.decode())
        if level in log.broken:
            raise BotFailed("it crashed")
        async with asyncio.timeout(seconds):
            await asyncio.sleep(3600 if level in log.hanging else SECONDS.get(level, 1.0))
        return Answer(0, ["a"])

    monkeypatch.setattr(Worker, "ask", ask)
    return log


def now() -> float:
    return asyncio.get_running_loop().time()


async def timed(asked: Coroutine[Any, Any, object]) -> float:
    began = now()
    await asked
    return now() - began


def metric(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


@simulated
async def test_many_slow_bots_of_one_guest_do_not_starve_the_bots_of_others(log: Log) -> None:
    # 20 tables with three masters each on one worker: turns of others' novices went from 0.08 s to 24 s (median).
    bots = Bots(1)
    guest, other = Origin("guest", "10.0.0.1"), Origin("other", "10.0.0.2")

    async def table_of_masters() -> None:
        while True:
            await bots.ask("master", b"guest", guest)

    tables = [asyncio.create_task(table_of_masters()) for _ in range(20)]
    await asyncio.sleep(10)
    novices = [await timed(bots.ask("novice", b"other", other)) for _ in range(50)]
    masters = [await timed(bots.ask("master", b"other", other)) for _ in range(20)]
    for table in tables:
        table.cancel()
    assert median(novices) == pytest.approx(SECONDS["novice"])
    assert max(novices) == pytest.approx(SECONDS["novice"])
    assert max(masters) <= 2 * SECONDS["master"] + 1e-6  # the turn that was under way, and its own


@simulated
async def test_workers_are_shared_in_turn_between_people_and_between_addresses(log: Log) -> None:
    bots = Bots(1)
    origins = {
        "a": Origin("ana", "10.0.0.1"),
        "b": Origin("ben", "10.0.0.1"),
        "c": Origin("cleo", "10.0.0.2"),
        "d": Origin("dora"),
    }
    asked = [asyncio.create_task(bots.ask("master", name.encode(), origins[name])) for name in "aaaabbcccd"]
    await asyncio.gather(*asked)
    # One of each address in turn, one of each person of an address in turn; without an address a person is alone.
    assert "".join(log.begun) == "acdbcacbaa"


@simulated
async def test_slow_turns_of_a_person_or_an_address_leave_a_worker_to_others(log: Log) -> None:
    bots = Bots(3)
    guests = [Origin(f"guest {number}", "10.0.0.1") for number in range(9)]
    asked = [asyncio.create_task(bots.ask("master", b"guest", guest)) for guest in guests for _ in range(9)]
    await asyncio.sleep(0.1)
    assert log.begun == ["guest"] * 2
    assert await timed(bots.ask("master", b"other", Origin("other", "10.0.0.2"))) == pytest.approx(SECONDS["master"])
    for task in asked:
        task.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    asked = [asyncio.create_task(bots.ask("master", b"one", Origin("one"))) for _ in range(9)]
    await asyncio.sleep(0.1)
    assert log.begun[-3:].count("one") == 2
    for task in asked:
        task.cancel()


@simulated
async def test_hints_never_occupy_all_workers(log: Log) -> None:
    bots = Bots(2)
    asked = [asyncio.create_task(bots.hints(b"hint", Origin(str(number), str(number)))) for number in range(9)]
    await asyncio.sleep(0.1)
    assert log.begun == ["hint"]
    assert await timed(bots.ask("master", b"bot", Origin("other"))) == pytest.approx(SECONDS["master"])
    for task in asked:
        task.cancel()


@simulated
async def test_a_turn_of_a_report_is_computed_when_nothing_else_waits(log: Log) -> None:
    bots = Bots(1)
    asked = [asyncio.create_task(bots.ask("master", b"first"))]
    await asyncio.sleep(0.1)
    asked.append(asyncio.create_task(bots.report(b"report", ["a"], 10)))  # type: ignore[arg-type]
    await asyncio.sleep(0.1)
    asked += [asyncio.create_task(bots.hints(b"hint")) for _ in range(2)]  # type: ignore[arg-type]
    asked += [asyncio.create_task(bots.ask("master", b"bot", Origin("other", "10.0.0.2")))]
    await asyncio.gather(*asked, return_exceptions=True)
    assert log.begun == ["first", "bot", "hint", "hint", "report"]


@simulated
async def test_quick_turns_do_not_starve_slow_ones(log: Log) -> None:
    bots = Bots(1)

    async def table_of_novices() -> None:
        while True:
            await bots.ask("novice", b"guest", Origin("guest"))

    tables = [asyncio.create_task(table_of_novices()) for _ in range(20)]
    await asyncio.sleep(1)
    slowest = SECONDS["novice"] + SECONDS["master"] + 1e-6
    assert await timed(bots.ask("master", b"other", Origin("other"))) <= slowest
    for table in tables:
        table.cancel()


@simulated
async def test_a_request_that_is_cancelled_leaves_no_trace(log: Log) -> None:
    bots = Bots(1)
    before = metric("semiramis_bot_queue", lane="slow")
    first, second, third = (asyncio.create_task(bots.ask("master", b"%d" % n, Origin(f"{n}"))) for n in range(3))
    await asyncio.sleep(1)
    assert metric("semiramis_bot_queue", lane="slow") == before + 2
    second.cancel()  # while it waits
    await asyncio.sleep(0)
    assert metric("semiramis_bot_queue", lane="slow") == before + 1
    first.cancel()  # while a worker thinks for it
    await third
    assert log.begun == ["0", "2"]
    assert metric("semiramis_bot_queue", lane="slow") == before
    # In the moment in which it is given a worker.
    fourth, fifth = (asyncio.create_task(bots.ask("master", b"%d" % n, Origin(f"{n}"))) for n in (4, 5))
    await asyncio.sleep(0)
    fourth.cancel()
    await asyncio.sleep(0)
    fifth.cancel()
    await asyncio.gather(fourth, fifth, return_exceptions=True)
    assert await timed(bots.ask("master", b"6", Origin("6"))) == pytest.approx(SECONDS["master"])


@simulated
async def test_the_time_that_turns_wait_is_counted(log: Log) -> None:
    bots = Bots(1)
    count, total = "semiramis_bot_wait_seconds_count", "semiramis_bot_wait_seconds_sum"
    before = metric(count, lane="slow"), metric(total, lane="slow")
    await asyncio.gather(*(bots.ask("master", b"", Origin("ana")) for _ in range(3)))
    assert metric(count, lane="slow") - before[0] == 3
    assert metric(total, lane="slow") - before[1] == pytest.approx((1 + 2) * SECONDS["master"])


@simulated
async def test_people_of_unknown_addresses_share_one_turn(log: Log) -> None:
    # After a restart no address is known: thirty names of one address had thirty turns for one of another.
    bots = Bots(1)
    async with asyncio.TaskGroup() as tasks:
        for number in range(30):
            tasks.create_task(bots.ask("master", b"many", Origin(f"name {number}")))
        for _ in range(5):
            tasks.create_task(bots.ask("master", b"other", Origin("other", "10.0.0.2")))
    assert log.begun[:10].count("other") == 5


@simulated
async def test_slow_turns_of_unknown_addresses_leave_a_worker_to_others(log: Log) -> None:
    bots = Bots(2)
    many = [asyncio.create_task(bots.ask("master", b"many", Origin(f"name {number}"))) for number in range(4)]
    await asyncio.sleep(0.1)
    assert await timed(bots.ask("master", b"other", Origin("other", "10.0.0.2"))) == pytest.approx(SECONDS["master"])
    await asyncio.gather(*many)


def test_the_oldest_address_is_dropped_when_too_many_are_kept() -> None:
    addresses = Addresses()
    for number in range(REMEMBERED + 1):
        addresses.note(str(number), "10.0.0.1")
    addresses.note("1", "10.0.0.2")
    assert addresses.origin("0") == Origin("0", None)
    assert addresses.origin("1") == Origin("1", "10.0.0.2")
    assert addresses.origin("2") == Origin("2", "10.0.0.1")


# Bots that fail.


async def fails(bots: Bots, level: str) -> float:
    """Return the time until a request to a failing bot is given up."""
    began = now()
    with pytest.raises(BotFailed):
        await bots.ask(level, level.encode(), Origin("ana"))
    return now() - began


@simulated
async def test_a_hanging_bot_is_paused_and_others_are_served(log: Log) -> None:
    # It kept the only worker busy, twice for each turn of each table.
    bots = Bots(1, opponents=OWN)
    log.hanging.add("mine")
    skipped = metric("semiramis_bot_skipped_total", level="mine")
    seconds = OWN.seconds("mine")
    assert seconds is not None
    tables = [asyncio.create_task(fails(bots, "mine")) for _ in range(9)]
    other = asyncio.create_task(timed(bots.ask("master", b"other", Origin("other"))))
    await asyncio.gather(*tables)
    assert log.begun.count("mine") == FAILURES  # and not again after a stall
    assert now() == pytest.approx(FAILURES * seconds + SECONDS["master"])
    assert await other <= seconds + SECONDS["master"] + 1e-6
    assert metric("semiramis_bot_resting", level="mine") == 1
    assert metric("semiramis_bot_skipped_total", level="mine") - skipped == 9 - FAILURES
    assert await fails(bots, "mine") == 0


@simulated
async def test_a_paused_bot_is_tried_once_and_paused_longer_if_it_fails(log: Log) -> None:
    bots = Bots(2, opponents=OWN)
    log.broken.add("mine")
    await fails(bots, "mine")
    await fails(bots, "mine")
    assert len(log.begun) == FAILURES
    rest, tried = REST_SECONDS, FAILURES
    for _ in range(9):
        await asyncio.sleep(rest - 1)
        await fails(bots, "mine")
        assert len(log.begun) == tried
        await asyncio.sleep(1)
        await asyncio.gather(*(fails(bots, "mine") for _ in range(5)))
        tried += 1
        assert len(log.begun) == tried
        rest = min(2 * rest, LONGEST_REST_SECONDS)
    assert rest == LONGEST_REST_SECONDS
    await asyncio.sleep(rest)
    log.broken.clear()
    assert await bots.ask("mine", b"", Origin("ana")) == ["a"]
    assert metric("semiramis_bot_resting", level="mine") == 0
    assert await bots.ask("mine", b"", Origin("ana")) == ["a"]


@simulated
async def test_a_bot_that_fails_occasionally_is_not_paused(log: Log) -> None:
    bots = Bots(1, opponents=OWN)
    for _ in range(9):
        log.broken.add("mine")
        await fails(bots, "mine")
        log.broken.clear()
        assert await bots.ask("mine", b"", Origin("ana")) == ["a"]


@simulated
async def test_the_level_of_stand_ins_is_never_paused(log: Log) -> None:
    bots = Bots(1)
    log.broken.add("novice")
    for _ in range(9):
        await fails(bots, "novice")
    log.broken.clear()
    assert await bots.ask("novice", b"", Origin("ana")) == ["a"]
