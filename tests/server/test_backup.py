"""Copies of the database: never onto a database that is in use, and complete however much is written meanwhile."""

from __future__ import annotations

import os
import sqlite3
import stat
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from semiramis.cli import main
from semiramis.server.storage import Storage
from semiramis.server.storage.backup import back_up
from semiramis.server.storage.lock import FileLock
from tests.server.awaited import awaited
from tests.server.server_process import start_server
from tests.server.test_program import play_a_little

pytestmark = pytest.mark.slow

LOAD = "insert into people (id, name, secret, seen) values (?, 'Ana', ?, 0)"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database that is not in use."""
    path = tmp_path / "tables.db"

    @awaited
    async def make() -> None:
        storage = Storage(str(path))
        await storage.open()
        await storage.close()

    make()
    return path


def by_its_name(source: Path) -> Path:
    return source


def by_another_way_to_its_name(source: Path) -> Path:
    (source.parent / "folder").mkdir()
    return source.parent / "folder" / ".." / source.name


def by_a_symbolic_link(source: Path) -> Path:
    (link := source.with_name("link.db")).symlink_to(source)
    return link


def by_a_hard_link(source: Path) -> Path:
    (link := source.with_name("hard.db")).hardlink_to(source)
    return link


def by_its_log(source: Path) -> Path:
    return source.with_name(f"{source.name}-wal")


WAYS = [by_its_name, by_another_way_to_its_name, by_a_symbolic_link, by_a_hard_link, by_its_log]


def test_a_backup_onto_the_running_database_is_refused_and_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # It once replaced the file under the running server: every later move was lost.
    source = tmp_path / "tables.db"
    with start_server("--database", str(source)) as address:
        tables = {play_a_little(address)}
        inode = source.stat().st_ino
        for way in WAYS:
            assert main(["backup", str(way(source)), "--database", str(source)]) == 2, way
            assert "belongs to the database that is to be copied" in capsys.readouterr().err
            assert source.stat().st_ino == inode
            tables.add(play_a_little(address))
    assert len(tables) == 1 + len(WAYS)
    assert back_up(str(source), tmp_path / "copy.db") == (len(tables), len(tables))


def test_a_backup_onto_the_database_of_another_running_server_is_refused(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.db"
    with start_server("--database", str(other)) as address:
        play_a_little(address)
        assert main(["backup", str(other), "--database", str(database)]) == 2
        assert "is a database in use" in capsys.readouterr().err
        play_a_little(address)
    assert back_up(str(other), tmp_path / "copy.db") == (2, 2)
    # When it has ended, its file may be replaced.
    assert back_up(str(database), other) == (0, 0)


def test_a_target_that_a_server_has_locked_but_not_written_is_refused(database: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    lock = FileLock(other)
    lock.acquire()
    with pytest.raises(Exception, match="is a database in use"):
        back_up(str(database), other)
    lock.release()
    assert back_up(str(database), other) == (0, 0)


@pytest.fixture
def under_load(database: Path) -> Iterator[tuple[Path, list[int]]]:
    """A database of some thousand pages to which another connection writes all the time; yields its commits."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.executemany(LOAD, ((f"old{number}", "x" * 3_000) for number in range(6_000)))
    committed: list[int] = []
    ended, begun = threading.Event(), threading.Event()

    def write() -> None:
        with closing(sqlite3.connect(database)) as connection:
            connection.execute("PRAGMA synchronous=OFF")
            while not ended.is_set():
                with connection:
                    connection.execute(LOAD, (f"new{len(committed)}", "y"))
                committed.append(len(committed))
                begun.set()

    thread = threading.Thread(target=write)
    thread.start()
    assert begun.wait(30)
    yield database, committed
    ended.set()
    thread.join()


def test_a_backup_under_load_finishes_and_is_consistent(under_load: tuple[Path, list[int]], tmp_path: Path) -> None:
    # It once copied in steps and began anew whenever something was written in between: it never ended.
    database, committed = under_load
    copy = tmp_path / "copy.db"
    before = len(committed)
    worker = threading.Thread(target=back_up, args=(str(database), copy), daemon=True)
    worker.start()
    worker.join(60)
    assert not worker.is_alive(), "the copy starves"
    after = len(committed)
    with closing(sqlite3.connect(copy)) as connection:
        (found,) = connection.execute("select count(*) from people where id like 'new%'").fetchone()
        newest = {id for (id,) in connection.execute("select id from people where id like 'new%'")}
    assert before <= found <= after + 1
    assert newest == {f"new{number}" for number in range(found)}
    assert after > before, "nothing was written meanwhile: this was no load"


def test_a_backup_can_be_read_by_its_owner_only(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    mask = os.umask(0)
    try:
        copy.write_text("an older one that everybody may read")
        back_up(str(database), copy)
    finally:
        os.umask(mask)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.glob("*copy*")) == ["copy.db"]


def test_a_backup_that_fails_leaves_nothing_behind(database: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("drop table actions")
    (copy := tmp_path / "copy.db").write_text("older")
    with pytest.raises(Exception, match="no such table: actions"):
        back_up(str(database), copy)
    assert copy.read_text() == "older"
    assert sorted(path.name for path in tmp_path.glob("*copy*")) == ["copy.db"]
