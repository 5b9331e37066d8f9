"""A database that hangs, is full or is locked: requests fail in time, the log has the cause, and it recovers."""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import resource
import sqlite3
import stat
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import httpx
import psycopg
import pytest
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from semiramis.server.http.readiness import Readiness
from semiramis.server.storage import Storage, UnusableDatabase, cause, engines, reader, writer
from semiramis.server.storage.errors import NoAnswer
from semiramis.tables.refusals import Refusal
from tests.server.awaited import awaited
from tests.server.databases.conftest import rows
from tests.server.databases.test_storage import new, opened
from tests.server.line import Line, line_to
from tests.server.postgres import Cluster
from tests.server.server_process import start_server, start_server_process
from tests.server.test_program import play_a_little

pytestmark = pytest.mark.slow

PATIENCE = 60.0
"""Much longer than any timeout below, and much shorter than for ever."""


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short timeouts. The least connection timeout of PostgreSQL is two seconds."""
    monkeypatch.setattr(engines, "CONNECT_SECONDS", 2)
    monkeypatch.setattr(engines, "LOCK_SECONDS", 1)
    monkeypatch.setattr(reader, "READ_SECONDS", 1)
    monkeypatch.setattr(writer, "WRITE_SECONDS", 1)
    monkeypatch.setattr("semiramis.server.http.readiness.PROBE_SECONDS", 1)
    monkeypatch.setattr("semiramis.server.http.readiness.FRESH_SECONDS", 0)


@pytest.fixture
def line(postgresql: Cluster) -> Iterator[Line]:
    with line_to(postgresql.port) as line:
        yield line


@pytest.fixture
def through(line: Line, postgresql: Cluster) -> str:
    """The URL of an empty PostgreSQL database, through a connection that can be frozen."""
    return postgresql.fresh().replace(f":{postgresql.port}/", f":{line.port}/")


class Clock:
    """Measures the time of a block."""

    def __enter__(self) -> Clock:
        self._began = time.monotonic()
        return self

    def __exit__(self, *_: object) -> None:
        assert time.monotonic() - self._began < PATIENCE, "that took too long"


@pytest.mark.usefixtures("hurry")
@awaited
async def test_a_hanging_database_times_out_and_is_used_again_when_it_answers(
    line: Line, through: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    # A frozen PostgreSQL once kept every call, and /health too, waiting for ever, and the log said nothing.
    async with opened(through) as storage:
        readiness = Readiness(storage)
        await storage.save(new("before"))
        await readiness.check()
        line.freeze()
        with Clock():
            with pytest.raises(NoAnswer):
                await storage.load("before")
            with pytest.raises(DBAPIError):
                await storage.save(new("meanwhile"))
            with pytest.raises(Refusal, match="cannot be written"):
                await readiness.check()
        (line_of_log,) = [record for record in caplog.records if record.levelno >= logging.ERROR]
        assert vars(line_of_log)["error"]
        line.thaw()
        with Clock():
            while True:  # connections that were begun meanwhile may still have to fail
                with suppress(Refusal):
                    await readiness.check()
                    break
        assert await storage.save(new("after"))
        assert await storage.load("before") is not None
        assert "the database can be written again" in caplog.text


@pytest.mark.usefixtures("hurry")
@awaited
async def test_a_group_of_changes_waits_only_once_for_a_hanging_database(line: Line, through: str) -> None:
    async with opened(through) as storage:
        await storage.save(new("before"))
        line.freeze()
        with Clock():
            failed = await asyncio.gather(
                *(storage.save(new(f"t{number}")) for number in range(50)), return_exceptions=True
            )
        assert all(isinstance(one, DBAPIError) for one in failed)
        line.thaw()


@pytest.mark.usefixtures("hurry")
@awaited
async def test_a_server_does_not_wait_for_a_database_that_never_answers(line: Line, through: str) -> None:
    line.freeze()
    with Clock(), pytest.raises(UnusableDatabase, match="cannot open the database"):
        await Storage(through).open()


@pytest.mark.usefixtures("hurry")
@awaited
async def test_a_lock_of_another_program_fails_the_change_with_its_cause_and_passes(database: str) -> None:
    async with opened(database) as storage:
        await storage.save(new("t"))
        if database.startswith("sqlite"):
            with closing(sqlite3.connect(make_url(database).database or "")) as other:
                other.execute("BEGIN IMMEDIATE")
                with Clock(), pytest.raises(DBAPIError) as failed:
                    await storage.save(new("u"))
            assert cause(failed.value) == "OperationalError: database is locked"
        else:
            with psycopg.connect(database) as connection:
                connection.execute("lock table tables")
                with Clock(), pytest.raises(DBAPIError) as failed:
                    await storage.save(new("u"))
            assert "lock timeout" in cause(failed.value) or "server closed the connection" in cause(failed.value)
        assert await storage.save(new("u"))


@awaited
async def test_pooled_connections_survive_a_restart_of_the_database(postgresql: Cluster) -> None:
    database = postgresql.fresh()
    async with opened(database) as storage:
        await storage.save(new("t"))
        assert await storage.load("t") is not None
        with psycopg.connect(postgresql.url(), autocommit=True) as connection:
            connection.execute(
                "select pg_terminate_backend(pid, 30000) from pg_stat_activity where datname = %s",
                (make_url(database).database,),
            )
        assert await storage.load("t") is not None
        assert await storage.save(new("u"))


def test_error_messages_do_not_contain_statement_parameters(database: str) -> None:
    """Parameters hold invitations and set-ups, and messages are logged."""

    @awaited
    async def fail() -> None:
        async with opened(database) as storage:
            await storage.save(new("t"))
            with pytest.raises(DBAPIError) as failed:
                await storage.save(new("t"))
            assert "secret" not in str(failed.value)

    fail()


# A full disk. A limit for the size of files acts like one: what would make a file larger fails.


def test_a_full_disk_is_reported_by_health_and_log_until_it_has_space_again(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    # /health once said 200 with a full disk, and the log OperationalError without its cause.
    database = tmp_path / "tables.db"
    with start_server_process("--database", str(database)) as (process, address):
        table = play_a_little(address)
        written = max(path.stat().st_size for path in tmp_path.iterdir())
        _, hard = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (written, hard))
        refused = httpx.post(f"{address}/api/v1/people", json={"name": "Ben"})
        assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
        until(f"{address}/health/ready", 503)
        assert httpx.get(f"{address}/health/live").status_code == 200
        assert httpx.get(f"{address}/api/v1/tables/{table}/position").json()["ply"] == 1
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        until(f"{address}/health/ready", 200)
        play_a_little(address)
    told = capfd.readouterr().err
    assert "the database does not answer error=OperationalError: disk I/O error path=/api/v1/people" in told
    assert "the database cannot be written error=OperationalError: disk I/O error" in told
    assert "Traceback" not in told
    assert rows(f"sqlite:///{database}", "select count(*) from tables") == [(2,)]


def until(address: str, status: int) -> None:
    """Repeat a request until its answer, which is cached for some seconds, has changed."""
    end = time.monotonic() + PATIENCE
    with httpx.Client() as client:
        while client.get(address).status_code != status:
            assert time.monotonic() < end, f"{address} never answered {status}"
            time.sleep(0.05)


@awaited
async def test_a_server_is_not_ready_after_a_write_has_failed_although_a_small_one_succeeds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # /health/ready said 200 while the disk was full: the row of its probe still fitted.
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    async with opened(url) as storage:

        def allow(pages: int) -> None:
            storage._writer._connection.execute(f"pragma max_page_count = {pages}")

        async def fill() -> None:
            """Save tables until one does not fit."""
            for number in itertools.count():
                if not await storage.save(new(f"t{number}")):
                    raise AssertionError

        readiness = Readiness(storage)
        await readiness.check()
        ((pages,),) = rows(url, "pragma page_count")
        allow(pages)
        with pytest.raises(DBAPIError, match="full"):
            await fill()
        with pytest.raises(Refusal, match="cannot be written"):
            await readiness.check()
        allow(10 * pages)
        monkeypatch.setattr("semiramis.server.http.readiness.FRESH_SECONDS", 0)
        await readiness.check()
        assert rows(url, "select id from probe") == [(0,)], "what the probe wrote is deleted again"
        assert await storage.save(new("after"))


@awaited
async def test_frequent_health_requests_write_little(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    async with opened(database) as storage:
        readiness = Readiness(storage)
        await readiness.check()
        written = rows(database, "select at from probe")
        for _ in range(50):
            await readiness.check()
        assert rows(database, "select at from probe") == written


# Who may read the files.


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


@pytest.mark.parametrize("old", [True, False])
def test_the_files_of_a_database_can_be_read_by_their_owner_only(tmp_path: Path, old: bool) -> None:
    # They were world-readable, and hold the set-ups of running games.
    folder = tmp_path / "server"
    mask = os.umask(0o022)
    try:
        if old:
            folder.mkdir()
            with closing(sqlite3.connect(folder / "tables.db")) as connection:
                connection.execute("PRAGMA journal_mode=WAL")
        with start_server("--database", str(folder / "tables.db")) as address:
            play_a_little(address)
            found = modes(folder)
    finally:
        os.umask(mask)
    assert found == dict.fromkeys(["tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock"], 0o600)
    if not old:
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
