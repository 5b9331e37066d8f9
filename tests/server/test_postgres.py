"""The PostgreSQL that the tests and the benches make for themselves."""

from __future__ import annotations

import os
import select
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from . import postgres
from .postgres import Cluster, NoPostgres, cluster, find_binaries


@pytest.fixture(scope="module")
def running() -> Iterator[Cluster]:
    try:
        find_binaries()
    except NoPostgres as error:
        pytest.skip(f"PostgreSQL IS NOT TESTED: {error}")
    with cluster(durable=False) as one:
        yield one


@pytest.fixture
def folder() -> Iterator[Path]:
    """Open to the user who runs PostgreSQL for root, which the folders of pytest are not."""
    made = Path(tempfile.mkdtemp())
    made.chmod(0o755)
    yield made
    shutil.rmtree(made, ignore_errors=True)


def ask(url: str, question: str) -> object:
    with psycopg.connect(url) as connection:
        row = connection.execute(question.encode()).fetchone()
        assert row is not None
        return row[0]


def test_each_fresh_database_is_empty_and_another(running: Cluster) -> None:
    first, second = running.fresh(), running.fresh()
    assert ask(first, "select current_database()") != ask(second, "select current_database()")
    assert ask(first, "select count(*) from pg_tables where schemaname = 'public'") == 0


def test_only_a_durable_cluster_waits_for_the_disk(running: Cluster) -> None:
    assert ask(running.url(), "show fsync") == "off"
    with cluster() as durable:
        assert ask(durable.url(), "show fsync") == "on"
        assert ask(durable.url(), "show synchronous_commit") == "on"


def test_nothing_is_left_of_a_cluster(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    with cluster(durable=False) as one:
        url = one.url()
        assert list(folder.iterdir())
    assert not list(folder.iterdir())
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(url)


LEFT_ALONE = """
import sys
from tests.server.postgres import cluster
with cluster(durable=False) as one:
    print(one.url(), flush=True)
    sys.stdin.read()
"""


def test_a_cluster_goes_with_the_process_that_made_it_even_when_that_is_killed(folder: Path) -> None:
    maker = subprocess.Popen(
        [sys.executable, "-c", LEFT_ALONE],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"TMPDIR": str(folder)},
    )
    with maker:
        assert maker.stdout is not None
        url = maker.stdout.readline().strip()
        (cluster_folder,) = folder.iterdir()
        (postmaster,) = (
            int(line) for line in (cluster_folder / "cluster" / "postmaster.pid").read_text().splitlines()[:1]
        )
        ended = os.pidfd_open(postmaster)
        assert ask(url, "select 1") == 1
        maker.kill()
    assert select.select([ended], [], [], 30)[0], "PostgreSQL still runs"
    os.close(ended)


def test_a_wheel_serves_where_no_postgresql_is_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "DEBIAN", tmp_path)
    monkeypatch.setenv("PATH", "/bin")
    (wheel,) = postgres._wheel()
    assert find_binaries() == wheel
    with cluster(durable=False) as one:
        assert ask(one.fresh(), "select 1") == 1


def test_binaries_that_only_root_can_reach_are_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "_open_to_all", lambda folder: False)
    with cluster(durable=False, binaries=postgres._wheel()[0]) as one:
        assert ask(one.fresh(), "select 1") == 1
        assert (postgres._wheel()[0] == one.binaries) is (os.geteuid() != 0)


def test_without_postgresql_the_reason_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "DEBIAN", tmp_path)
    monkeypatch.setattr(postgres, "WHEEL", "no_such_wheel")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NoPostgres, match="no initdb, pg_ctl, postgres on the path"):
        find_binaries()


def test_a_postgresql_that_does_not_start_says_why(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    monkeypatch.setattr(postgres, "FORGETFUL", ("no_such_setting=1",))
    with pytest.raises(NoPostgres, match='unrecognized configuration parameter "no_such_setting"'), cluster(False):
        pass
    assert not list(folder.iterdir())
