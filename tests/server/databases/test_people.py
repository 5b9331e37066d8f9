"""People in the database, and in the memory of several processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from semiramis.server.bots.processes import Bots
from semiramis.server.people import People, digest
from semiramis.server.storage import Storage
from semiramis.server.table_service import ServerService
from semiramis.tables.messages import Person
from semiramis.tables.refusals import Refusal
from tests.server.awaited import awaited
from tests.server.postgres import Cluster

NOW = 1_000_000.0


@asynccontextmanager
async def people_at(database: str) -> AsyncIterator[tuple[Storage, People]]:
    storage = Storage(database)
    await storage.open()
    people = People(storage)

    async def ignore(*_: object) -> None:
        pass

    await storage.notices.listen(ignore, ignore)
    try:
        yield storage, people
    finally:
        await storage.close()


@awaited
async def test_a_revoked_token_is_refused(database: str) -> None:
    async with people_at(database) as (storage, people):
        ana = await people.enter("Ana", NOW)
        assert await people.identify(ana.token) == Person(ana.id, "Ana")
        await people.revoke(Person(ana.id, "Ana"))
        assert await people.identify(ana.token) is None
        assert await people.identify(f"{ana.id}.") is None
        with pytest.raises(Refusal):
            await people.rename(Person(ana.id, "Ana"), "Anna", NOW)
        stored = await storage.person(ana.id)
        assert stored is not None
        assert (stored.name, stored.secret) == ("", "")
        assert await storage.forget_people(NOW - 1) == 1  # with the next clean-up, because she sits at no table


@awaited
async def test_a_person_read_before_a_change_is_not_cached_after_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with people_at(database) as (storage, people):
        ana = await people.enter("Ana", NOW)
        people.forget(ana.id)
        read = storage.person
        half_way, go_on = asyncio.Event(), asyncio.Event()

        async def read_slowly(id: str) -> object:
            found = await read(id)
            half_way.set()
            await go_on.wait()
            return found

        monkeypatch.setattr(storage, "person", read_slowly)
        asking = asyncio.create_task(people.identify(ana.token))
        await half_way.wait()
        await people.revoke(Person(ana.id, "Ana"))
        go_on.set()
        await asking
        assert await people.identify(ana.token) is None


@pytest.mark.slow
@awaited
async def test_revoking_or_renaming_a_person_clears_the_cache_of_other_processes(postgresql: Cluster) -> None:
    database = postgresql.fresh()
    async with AsyncExitStack() as stack:
        (_, here), (storage, there) = [await stack.enter_async_context(people_at(database)) for _ in range(2)]
        heard: asyncio.Queue[str | None] = asyncio.Queue()

        def forget(id: str | None) -> None:
            there.forget(id)
            heard.put_nowait(id)

        storage.notices.person_changed = forget
        ana = await here.enter("Ana", NOW)
        assert await there.identify(ana.token) == Person(ana.id, "Ana")
        await here.rename(Person(ana.id, "Ana"), "Anna", NOW)
        assert await heard.get() == ana.id
        assert await there.identify(ana.token) == Person(ana.id, "Anna")
        await here.revoke(Person(ana.id, "Anna"))
        assert await heard.get() == ana.id
        assert await there.identify(ana.token) is None


@pytest.mark.slow
@awaited
async def test_streams_of_a_revoked_person_end_in_every_process(postgresql: Cluster) -> None:
    database = postgresql.fresh()
    async with AsyncExitStack() as stack:
        (_, here), (storage, _) = [await stack.enter_async_context(people_at(database)) for _ in range(2)]
        streams = ServerService(storage, Bots(1), lambda: NOW).streams
        ana = await here.enter("Ana", NOW)
        anas, another = streams.open("t", ana.id), streams.open("t", "ben")
        storage.notices.person_changed = lambda _: anas.push(b"changed ")
        await here.rename(Person(ana.id, "Ana"), "Anna", NOW)  # which ends no stream
        await here.revoke(Person(ana.id, "Anna"))
        assert b"".join([data async for data in anas.read()]).startswith(b"changed changed event: reconnect")
        another.push(b"told")
        another.end()
        assert [data async for data in another.read()] == [b"told"]


@pytest.mark.slow
@awaited
async def test_a_removed_person_is_dropped_from_the_cache_of_every_process(postgresql: Cluster) -> None:
    database = postgresql.fresh()
    async with AsyncExitStack() as stack:
        (storage, here), (other, there) = [await stack.enter_async_context(people_at(database)) for _ in range(2)]
        ana = await here.enter("Ana", NOW)
        heard = asyncio.Event()
        forget = there.forget

        def forget_and_tell(id: str | None) -> None:
            forget(id)
            heard.set()

        other.notices.person_changed = forget_and_tell
        assert await there.identify(ana.token) is not None
        assert await storage.forget_people(NOW + 1) == 1
        assert await here.identify(ana.token) is None
        await heard.wait()
        assert await there.identify(ana.token) is None


@awaited
async def test_a_name_is_not_changed_with_an_old_secret(database: str) -> None:
    # A process that still remembered a person could have made a revoked token valid again.
    async with people_at(database) as (storage, people):
        ana = await people.enter("Ana", NOW)
        await storage.revoke(ana.id)  # which this process has not heard yet
        with pytest.raises(Refusal):
            await people.rename(Person(ana.id, "Ana"), "Anna", NOW)
        assert await people.identify(ana.token) is None
        stored = await storage.person(ana.id)
        assert stored is not None
        assert stored.secret != digest(ana.token.partition(".")[2])
