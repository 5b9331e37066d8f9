"""Idempotency keys are shared between processes, and expire after a day."""

from __future__ import annotations

import asyncio
from pathlib import Path

from semiramis.server.people import People
from semiramis.tables.messages import NewTable, SeatPlan
from semiramis.tables.submissions import LASTS, submit
from tests.server.awaited import awaited
from tests.server.databases.conftest import rows
from tests.server.databases.service_steps import ANA, Time, bots_of, open_service
from tests.server.postgres import Cluster

WISH = NewTable("amytis", [SeatPlan("me"), SeatPlan("open")])
KEY = "a-key-that-nobody-else-has"


@awaited
async def test_a_request_sent_to_several_processes_is_executed_once(postgresql: Cluster, tmp_path: Path) -> None:
    database, time = postgresql.fresh(), Time()
    submission = submit("create_table", ANA.id, KEY, b"{}")
    async with (
        open_service(database, bots_of(tmp_path), time) as one,
        open_service(database, bots_of(tmp_path), time) as other,
    ):
        made = await asyncio.gather(*(service.create(WISH, ANA, submission) for service in (one, other) * 4))
        assert len({table.id for table in made}) == 1
        assert rows(database, "select count(*) from tables") == [(1,)]
        entering = submit("enter", "127.0.0.1", KEY, b"{}")
        entered = await asyncio.gather(
            *(People(service.storage).enter("Cleo", time.now, entering, KEY) for service in (one, other) * 4)
        )
        assert len({identity.token for identity in entered}) == 1
        assert await People(one.storage).identify(entered[0].token) is not None
        assert rows(database, "select count(*) from people where name = 'Cleo'") == [(1,)]


@awaited
async def test_a_key_is_forgotten_after_a_day(database: str, tmp_path: Path) -> None:
    time = Time()
    submission = submit("create_table", ANA.id, KEY, b"{}")
    async with open_service(database, bots_of(tmp_path), time) as service:
        first = await service.create(WISH, ANA, submission)
        time.now += LASTS
        await service.maintenance.forget()
        known = await service.find_submitted(submission)
        assert known is not None
        assert known.id == first.id
        time.now += 1
        await service.maintenance.forget()
        assert await service.find_submitted(submission) is None
