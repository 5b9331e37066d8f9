"""`semiramis serve --workers N`: several processes on one port."""

from __future__ import annotations

import multiprocessing
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from urllib.request import urlopen

import pytest

from semiramis.server import workers
from semiramis.server.app import Settings
from tests.server.postgres import Cluster
from tests.server.running_server import ME, OPEN, PATIENCE, Visitor
from tests.server.server_process import READY, start_server_process
from tests.server.test_clock import System
from tests.server.test_start import refusal


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def eventually(is_so: Callable[[], bool]) -> None:
    """Wait until a condition holds; fail after a timeout."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.02)


def worker_of(address: str) -> int:
    """Return the number of the worker that answers a new connection."""
    with urlopen(f"{address}/metrics") as answer:
        found = re.search(rb"^semiramis_worker (\d)", answer.read(), re.MULTILINE)
    assert found
    return int(found[1])


def test_a_file_of_sqlite_is_refused_in_one_line(tmp_path: Path) -> None:
    told = refusal("--workers", "2", "--database", str(tmp_path / "tables.db"))
    assert told == "semiramis: several workers need PostgreSQL: SQLite is for one process\n"


def test_a_database_that_does_not_answer_is_reported_in_one_line() -> None:
    told = refusal("--workers", "2", "--database", "postgresql://nobody@127.0.0.1:1/tables")
    assert "cannot open the database" in told.splitlines()[-1]
    assert told.splitlines()[-1].startswith("semiramis: ")


def test_both_workers_answer_and_moves_at_one_reach_streams_of_the_other(postgresql: Cluster) -> None:
    with start_server_process("--workers", "2", "--database", postgresql.fresh(), "--no-limits") as (server, address):
        eventually(lambda: worker_of(address) == 0)
        eventually(lambda: worker_of(address) == 1)
        visitors = [Visitor(address) for _ in range(6)]
        for number, visitor in enumerate(visitors):
            visitor.enter(f"Guest {number}")
        table = visitors[0].create("amytis", [ME, OPEN], autostart=True)
        readers = [visitor.follow(table.id) for visitor in visitors]
        visitors[1].join(table)
        for reader in readers:
            reader.until(lambda event: event.name == "position")
        for visitor in visitors:
            visitor.close()
        assert len(children(server.pid)) == 2


def test_a_worker_that_dies_is_replaced_and_the_others_go_on(postgresql: Cluster) -> None:
    with start_server_process("--workers", "2", "--database", postgresql.fresh(), "--no-limits") as (server, address):
        first, second = children(server.pid)
        os.kill(first, signal.SIGKILL)
        eventually(lambda: len(children(server.pid)) == 2 and first not in children(server.pid))
        assert second in children(server.pid)
        eventually(lambda: worker_of(address) == 0)
        eventually(lambda: worker_of(address) == 1)


def test_workers_end_with_their_parent_even_if_it_is_killed(postgresql: Cluster) -> None:
    command = [sys.executable, "-m", "semiramis", "serve", "--port", "0", "--bots", "1", "--workers", "2"]
    server = subprocess.Popen([*command, "--database", postgresql.fresh()], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    ready = READY.match(server.stdout.readline())
    assert ready
    host, port = ready[1].removeprefix("http://").split(":")

    def is_closed() -> bool:
        with socket.socket() as connection:
            return connection.connect_ex((host, int(port))) != 0

    assert not is_closed()
    server.kill()
    eventually(is_closed)
    server.communicate(timeout=PATIENCE)


def test_a_worker_started_after_a_clock_step_has_the_time_of_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # It began with the new time, and saw all deadlines and claims of the older workers as expired.
    machine = System()
    older = machine.time()
    told, tell = multiprocessing.Pipe(duplex=False)

    def tell_time(*_: object, now: Callable[[], float]) -> None:
        tell.send(now())

    monkeypatch.setattr(workers, "run", tell_time)
    monkeypatch.setattr(workers, "TICK_SECONDS", 0.0)
    parent = workers.Workers([Settings("postgresql://")], "127.0.0.1", 0, (), machine.time())
    for _ in range(600):
        machine.pass_time(1)
        older()
        parent._replace_dead()
    machine.step(600)
    for _ in range(60):
        machine.pass_time(1)
        older()
        parent._replace_dead()
    worker = parent._start(0)
    assert told.poll(PATIENCE)
    assert told.recv() == pytest.approx(older(), abs=0.1)
    assert older() < machine.wall - 590  # the step is still being made up for
    worker.process.join()
