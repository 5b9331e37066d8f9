"""The storage: changes are complete, stored once and durable, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from semiramis.games import get_game
from semiramis.games.record import Match
from semiramis.server.storage import Save, Storage, StoredPerson, UnusableDatabase
from semiramis.server.storage.schema import metadata
from semiramis.tables.config import Seat, TableConfig
from semiramis.tables.stored import restore
from tests.server.awaited import awaited
from tests.server.databases.conftest import rows

NOW = 1_000_000.0


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Storage]:
    storage = Storage(database)
    await storage.open()
    try:
        yield storage
    finally:
        await storage.close()


def config(**changes: object) -> TableConfig:
    seats = [Seat("person", "Ana", "ana"), Seat("bot", "bot:novice", level="novice")]
    return TableConfig("amytis", get_game("amytis").check_options({}), "ana", "secret", seats, **changes)  # type: ignore[arg-type]


def new(id: str, **changes: object) -> Save:
    return Save(id, -1, config(**changes), NOW, due=NOW + 5)


async def ana(storage: Storage) -> None:
    await storage.enter(StoredPerson("ana", "Ana", "digest"), NOW)


def begun(id: str) -> tuple[Save, Match]:
    match = Match.new(get_game("amytis"), ["Ana", "bot:novice"], seed=5)
    save = replace(new(id, status="playing"), revision=0, setup=match.record.setup, players=match.record.players)
    return replace(save, config=config(status="playing")), match


@awaited
async def test_the_migrations_create_the_declared_schema(database: str) -> None:
    async with opened(database) as storage, storage.engine.connect() as connection:
        difference = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
        )
        assert difference == []


@awaited
async def test_a_reopened_database_has_its_contents(database: str) -> None:
    async with opened(database) as storage:
        await storage.save(new("t"))
    async with opened(database) as storage:
        stored = await storage.load("t")
        assert stored is not None
        assert (stored.revision, stored.config) == (0, config())


@awaited
async def test_a_stored_game_is_loaded_as_it_was_played(database: str) -> None:
    async with opened(database) as storage:
        await storage.save(new("t"))
        save, match = begun("t")
        assert await storage.save(save)
        for revision in range(1, 21):
            seat, action = match.state.player, match.state.legal_notations()[0]
            done = replace(save, revision=revision, setup=None, ply=match.state.ply, actions=[(seat, action, NOW)])
            match.play(action)
            assert await storage.save(done)
        stored = await storage.load("t")
        assert stored is not None
        table = restore(stored)
        assert table.match is not None
        assert table.match.record == match.record
        assert table.match.state.view(None) == match.state.view(None)
        assert table.revision == stored.revision == 21


@awaited
async def test_the_second_of_two_changes_of_one_revision_is_refused_and_stores_nothing(database: str) -> None:
    async with opened(database) as storage:
        await storage.save(new("t"))
        save, _ = begun("t")
        await storage.save(save)
        first = replace(save, revision=1, setup=None, actions=[(0, "first", NOW)])
        second = replace(save, revision=1, setup=None, actions=[(1, "second", NOW)])
        assert sorted(await asyncio.gather(storage.save(first), storage.save(second))) == [False, True]
        assert rows(database, "select count(*) from actions") == [(1,)]
        assert not await storage.save(second)
        stored = await storage.load("t")
        assert stored is not None
        assert stored.revision == 2


@awaited
async def test_an_action_of_a_stored_ply_is_refused_even_with_the_right_revision(database: str) -> None:
    async with opened(database) as storage:
        await storage.save(new("t"))
        save, _ = begun("t")
        await storage.save(save)
        action = replace(save, revision=1, setup=None, actions=[(0, "first", NOW)])
        assert await storage.save(action)
        assert not await storage.save(replace(action, revision=2))
        stored = await storage.load("t")
        assert stored is not None
        assert (stored.revision, len(stored.actions)) == (2, 1)


@awaited
async def test_a_stale_change_does_not_stop_the_others_of_its_group(database: str) -> None:
    async with opened(database) as storage:
        names = [f"t{number}" for number in range(20)]
        assert all(await asyncio.gather(*(storage.save(new(name)) for name in names)))
        changes = [replace(new(name), revision=3 if name == "t7" else 0) for name in names]
        written = await asyncio.gather(*(storage.save(change) for change in changes))
        assert [name for name, ok in zip(names, written, strict=True) if not ok] == ["t7"]
        assert rows(database, "select count(*) from tables where revision = 1") == [(19,)]


@awaited
async def test_waiting_changes_are_committed_in_one_transaction(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[float] = []
    monkeypatch.setattr("semiramis.server.storage.writer.COMMITTED_TOGETHER.observe", sizes.append)
    async with opened(database) as storage:
        await asyncio.gather(*(storage.save(new(f"t{number}")) for number in range(100)))
    assert sum(sizes) == 100
    assert len(sizes) <= 2


@awaited
async def test_undo_deletes_the_stored_actions(database: str) -> None:
    async with opened(database) as storage:
        await storage.save(new("t"))
        save, _ = begun("t")
        await storage.save(save)
        await storage.save(replace(save, revision=1, setup=None, actions=[(0, f"a{ply}", NOW) for ply in range(5)]))
        assert await storage.save(replace(save, revision=2, setup=None, back_to=3))
        stored = await storage.load("t")
        assert stored is not None
        assert [action for _, action, _ in stored.actions] == ["a0", "a1", "a2"]


@awaited
async def test_removing_a_table_removes_all_its_rows(database: str) -> None:
    async with opened(database) as storage:
        await ana(storage)
        await storage.save(replace(new("t"), seated=True))
        save, _ = begun("t")
        await storage.save(replace(save, actions=[(0, "first", NOW)]))
        assert not await storage.remove("t", 0)
        assert await storage.remove("t", 1)
        assert await storage.load("t") is None
        for name in ("actions", "setups", "seats"):
            assert rows(database, f"select count(*) from {name}") == [(0,)]


@awaited
async def test_lists_have_public_tables_or_those_of_a_person_newest_first_in_pages(database: str) -> None:
    async with opened(database) as storage:
        await ana(storage)
        for number in range(6):
            save = replace(new(f"t{number}", public=number % 2 == 0), now=NOW + number, seated=number > 2)
            await storage.save(save)
        await storage.save(replace(new("over", status="over", public=True), now=NOW))
        await storage.save(replace(new("gone", status="closed", public=True), now=NOW))
        assert [stored.id for stored in await storage.listed()] == ["t4", "t2", "t0", "over"]
        assert [stored.id for stored in await storage.listed(status="open", limit=2)] == ["t4", "t2"]
        assert [stored.id for stored in await storage.listed(before=(NOW + 2, "t2"))] == ["t0", "over"]
        assert [stored.id for stored in await storage.listed(person="ana")] == ["t5", "t4", "t3"]
        assert await storage.listed(person="ben") == []
        assert await storage.listed(game="babylon") == []


@awaited
async def test_due_tables_are_found_longest_due_first(database: str) -> None:
    async with opened(database) as storage:
        for name, due in (("late", NOW + 9), ("later", NOW + 10), ("first", NOW), ("never", None)):
            await storage.save(replace(new(name), due=due))
        assert await storage.due(NOW - 1) == []
        assert await storage.due(NOW + 9) == ["first", "late"]


@awaited
async def test_people_are_stored_renamed_and_removed_when_they_have_no_seat(database: str) -> None:
    async with opened(database) as storage:
        await ana(storage)
        await storage.enter(StoredPerson("ben", "Ben", "digest"), NOW)
        assert await storage.rename(StoredPerson("ben", "Benjamin", "digest"), NOW)
        assert await storage.person("ben") == StoredPerson("ben", "Benjamin", "digest")
        await storage.save(replace(new("t"), seated=True))
        assert await storage.forget_people(NOW) == 0
        assert await storage.forget_people(NOW + 1) == 1
        assert await storage.person("ben") is None
        assert await storage.person("ana") is not None


@awaited
async def test_a_person_is_stored_once(database: str) -> None:
    async with opened(database) as storage:
        await storage.enter(StoredPerson("ben", "Ben", "digest"), NOW)
        with pytest.raises(IntegrityError):  # it gave the person another name and another secret
            await storage.enter(StoredPerson("ben", "Eve", "other digest"), NOW)
        assert await storage.person("ben") == StoredPerson("ben", "Ben", "digest")


@awaited
async def test_requests_while_the_storage_closes_are_refused(database: str) -> None:
    storage = Storage(database)
    await storage.open()
    last = asyncio.create_task(storage.save(new("t")))
    await asyncio.sleep(0)
    await storage.close()
    assert await last
    with pytest.raises(ConnectionError):
        await storage.save(new("u"))
    assert rows(database, "select id from tables") == [("t",)]


@awaited
async def test_a_foreign_or_newer_database_is_refused_and_not_changed(database: str) -> None:
    async with opened(database) as storage, storage.engine.begin() as connection:
        await connection.execute(text("update alembic_version set version_num = '9999'"))
    with pytest.raises(UnusableDatabase, match="newer version"):
        await Storage(database).open()
    storage = Storage(database)
    async with storage.engine.begin() as connection:
        await connection.execute(text("drop table alembic_version"))
    with pytest.raises(UnusableDatabase, match="does not belong to this program"):
        await storage.open()
