"""A database of an older program is brought up to date, and its games go on.

`old/` has databases as the program of that migration left them: for SQLite as `iterdump` tells them, for PostgreSQL as
`pg_dump --inserts` does.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from sqlalchemy.engine import make_url

from semiramis.server.storage.migrate import NEWEST
from semiramis.tables import clock as clocks
from tests.server.awaited import awaited
from tests.server.databases.conftest import execute, rows
from tests.server.databases.service_steps import ANA, Time, act, bots_of, open_service, played_by_bots

OLD = Path(__file__).parent / "old"


@pytest.fixture
def upgraded(database: str) -> str:
    """The URL of a database of migration 0001 with running games."""
    kind = make_url(database).get_backend_name()
    dump = (OLD / f"0001-{kind}.sql").read_text(encoding="utf-8")
    if kind == "sqlite":
        with closing(sqlite3.connect(make_url(database).database or "")) as connection:
            connection.executescript(dump)
    else:
        with psycopg.connect(database) as postgres:
            postgres.execute(dump.encode())
    assert rows(database, "select version_num from alembic_version") == [("0001",)]
    return database


@awaited
async def test_running_games_of_an_older_database_can_be_continued(upgraded: str, tmp_path: Path) -> None:
    actions = rows(upgraded, "select table_id, ply, seat, action, at from actions order by table_id, ply")
    async with open_service(upgraded, bots_of(tmp_path), Time()) as service:
        assert rows(upgraded, "select version_num from alembic_version") == [(NEWEST,)]
        kept = rows(upgraded, "select table_id, ply, seat, action, at from actions order by table_id, ply")
        assert kept == actions
        listed = [stored.id for stored, _ in await service.tables.list_tables(None, None, None, None, 50)]
        assert sorted(listed) == ["open-amytis", "over-amytis", "running-amytis", "running-babylon"]
        assert len(await service.tables.list_tables(ANA.id, "playing", None, None, 50)) == 2
        table = await service.table("running-amytis")
        assert table.ply == 12
        await act(service, table)
        assert (await service.table("running-amytis")).ply == 13
        over = await played_by_bots(service, await service.table("running-babylon"))
        assert over.config.status == "over"
        assert over.match is not None
        assert over.match.state.over


@awaited
async def test_a_clock_that_ran_while_the_program_was_upgraded_is_kept(upgraded: str, tmp_path: Path) -> None:
    time = Time()
    time.now += 60 + 600 + 1
    async with open_service(upgraded, bots_of(tmp_path), time) as service:
        await service.maintenance.sweep()
        table = await service.table("running-amytis")
        assert any(seat.stand_in for seat in table.seats)


@awaited
async def test_games_that_ended_before_the_upgrade_are_removed_after_their_time(upgraded: str, tmp_path: Path) -> None:
    # They had no time at which they were due, and stayed for ever.
    columns = "created, changed, game, status, public, due, claimed_by"
    imported = """replace(arrangement, '"reason":"resigned"', '"reason":"imported"')"""
    execute(
        upgraded,
        f"insert into tables (id, revision, arrangement, {columns}) "
        f"select 'imported-amytis', revision, {imported}, {columns} from tables where id = 'over-amytis'",
    )
    time = Time()
    ended = {"imported-amytis": clocks.IMPORTED_GAME_LASTS, "over-amytis": clocks.FINISHED_GAME_LASTS}
    query = "select id, due - changed from tables where status = 'over' order by id"
    async with open_service(upgraded, bots_of(tmp_path), time) as service:
        assert rows(upgraded, query) == sorted(ended.items())
        for lasts in sorted(ended.values()):
            time.now = Time().now + lasts
            await service.maintenance.sweep()  # it is closed
            await service.maintenance.sweep()  # and removed
            left = [id for id, then in sorted(ended.items()) if then > lasts]
            assert [id for id, _ in rows(upgraded, query)] == left
