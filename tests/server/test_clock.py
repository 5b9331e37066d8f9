"""Setting the system's clock forward or back neither ends nor extends a turn."""

from __future__ import annotations

from pathlib import Path

import pytest

from semiramis.server.bots.processes import Bots
from semiramis.server.clock import SLEW, SteadyTime
from semiramis.tables.clock import bank_after, deadline
from semiramis.tables.messages import Clock
from tests.server.awaited import awaited
from tests.server.databases.service_steps import ANA, BEN, Slow, act, is_thinking, make, open_service
from tests.server.running_server import RunningServer

HOUR = 3600.0
STEPS = pytest.mark.parametrize("step", [HOUR, -HOUR, 5.0, -5.0, 100 * 24 * HOUR], ids="{:+.0f}s".format)


class System:
    """A machine whose clock can be set."""

    def __init__(self) -> None:
        self.wall = 1_700_000_000.0
        self.monotonic = 50.0

    def pass_time(self, seconds: float) -> None:
        self.wall += seconds
        self.monotonic += seconds

    def step(self, seconds: float) -> None:
        self.wall += seconds

    def time(self) -> SteadyTime:
        return SteadyTime(lambda: self.wall, lambda: self.monotonic)


def test_time_is_that_of_the_system() -> None:
    system = System()
    now = system.time()
    for _ in range(100):
        system.pass_time(0.37)
        assert now() == pytest.approx(system.wall, abs=1e-5)


@STEPS
def test_a_step_of_the_clock_is_not_followed_at_once(step: float) -> None:
    system = System()
    now = system.time()
    before = now()
    system.step(step)
    assert now() == before
    system.pass_time(10)
    assert abs(now() - before - 10) <= 10 * SLEW


@pytest.mark.parametrize("step", [HOUR, -HOUR, 5.0, -5.0])
def test_after_a_step_time_never_goes_back_and_agrees_with_the_clock_again(step: float) -> None:
    system = System()
    now = system.time()
    system.step(step)
    told = now()
    for _ in range(int(abs(step) / SLEW) + 2):
        system.pass_time(1)
        later = now()
        assert 1 - SLEW - 1e-6 <= later - told <= 1 + SLEW + 1e-6
        told = later
    assert told == pytest.approx(system.wall, abs=1e-4)


def test_a_turn_that_ends_before_it_began_costs_nothing() -> None:
    clock = Clock(turn=30, bank=60)
    assert bank_after(clock, 60, turn_began=1000, now=900) == 60
    assert deadline(clock, 60, 1000) == 1090


@STEPS
@awaited
async def test_a_step_neither_ends_a_turn_nor_gives_it_more_time(tmp_path: Path, step: float) -> None:
    system = System()
    async with open_service(f"sqlite:///{tmp_path / 'tables.db'}", Slow(), system.time()) as service:
        table = await make(service, clock=Clock(turn=30, bank=60))
        system.pass_time(10)
        system.step(step)
        await service.maintenance.sweep()
        assert (await service.table(table.id)).bot_level() is None  # time was up at once, after a step forward
        system.pass_time(80 * (1 - SLEW) - 1)
        await service.maintenance.sweep()
        assert (await service.table(table.id)).bot_level() is None
        system.pass_time(2 + 80 * 2 * SLEW)
        await service.maintenance.sweep()
        assert (await service.table(table.id)).bot_level() is not None  # after a step back, an hour later


@STEPS
@awaited
async def test_a_step_neither_closes_tables_nor_loses_the_turns_of_bots(tmp_path: Path, step: float) -> None:
    system, bots = System(), Slow()
    async with open_service(f"sqlite:///{tmp_path / 'tables.db'}", bots, system.time()) as service:
        waiting = await make(service)
        thinking = await make(service, "novice", "novice", "novice", game="babylon")
        while thinking.is_current_player(ANA.id):
            await act(service, thinking)
            thinking = await service.table(thinking.id)
        system.step(step)
        for _ in range(30):
            system.pass_time(1)
            await service.maintenance.sweep()
        assert (await service.table(waiting.id)).config.status == "playing"
        assert is_thinking(service, thinking.id)
        due = (await service.table(thinking.id)).due
        assert due is not None
        assert due > service.now()  # it was claimed again in time


@awaited
async def test_after_a_start_with_a_clock_that_was_set_back_a_turn_has_no_more_than_its_time(tmp_path: Path) -> None:
    database, system = f"sqlite:///{tmp_path / 'tables.db'}", System()
    async with open_service(database, Bots(0), system.time()) as service:
        table = await make(service, clock=Clock(turn=30, bank=60))
        over = await make(service)
        await service.change(over.id, lambda table: table.resign(BEN.id, service.now()))
    system.step(-HOUR)
    async with open_service(database, Slow(), system.time()) as service:
        await service.maintenance.sweep()
        table = await service.table(table.id)
        assert table.bot_level() is None
        assert table.deadline() == service.now() + 90
        system.pass_time(90)
        await service.maintenance.sweep()
        assert (await service.table(table.id)).bot_level() is not None
        finished = await service.table(over.id)
        assert finished.config.status == "over"
        assert finished.due is not None
        assert finished.due > service.now()


def test_every_answer_has_the_servers_time(server: RunningServer) -> None:
    for path in ("/games", "/nowhere"):
        server.time.forward(12.5)
        answer = server.visitor().send("GET", path)
        assert float(answer.headers["semiramis-time"]) == pytest.approx(server.time(), abs=0.001)
