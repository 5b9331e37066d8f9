"""Several processes of the server on one port: `semiramis serve --workers N`.

The parent serves no requests. It keeps the port, starts the workers, replaces one that dies, and stops all of them when
it is stopped. Each worker has a listening socket of its own (`SO_REUSEPORT`), so that the system distributes the
connections; the workers share the tables through PostgreSQL, as processes on different machines do.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Collection
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType

from ..games.game import GameError
from ..tables.config import TableConfig
from .app import Settings
from .clock import SteadyTime
from .http.limits import Network
from .metrics import WORKER
from .serve import GRACE_SECONDS, CannotListen, Server, address_of, announce, listen, prepare, run
from .storage import UnusableDatabase
from .storage.engines import read_address

log = logging.getLogger(__name__)

START_SECONDS = 60.0
RESTART_SECONDS = 1.0
"""A worker that died is not replaced sooner than this after its start."""
TICK_SECONDS = 1.0
"""How often the parent reads its clock. A worker that is started later inherits its time."""


def serve_with_workers(
    settings: Settings,
    host: str,
    port: int,
    workers: int,
    *,
    browser: str | None = None,
    proxies: Collection[Network] = (),
    table: TableConfig | None = None,
) -> None:
    """Serve in several processes. A table is created and a browser is opened as by `serve`."""
    if read_address(settings.database).get_backend_name() != "postgresql":
        raise UnusableDatabase("several workers need PostgreSQL: SQLite is for one process")
    if not hasattr(socket, "SO_REUSEPORT") or not hasattr(os, "fork"):
        raise CannotListen(f"several workers cannot share a port on {sys.platform}")
    with listen(host, port, shared=True) as place:  # it does not listen, but keeps the port when all workers have died
        # The processes of the bots are divided among the workers; each has at least one.
        shares = [max(1, settings.bots // workers + (n < settings.bots % workers)) for n in range(workers)]
        each = [replace(settings, bots=share) for share in shares]
        port = place.getsockname()[1]
        addresses = prepare(settings, address_of(host, port), table)
        Workers(each, host, port, proxies, SteadyTime()).run(addresses, browser)


@dataclass
class Worker:
    process: BaseProcess
    status: Connection
    """Sends None when the worker is ready, or the reason why it cannot start."""
    started: float = field(default_factory=time.monotonic)


class Workers:
    def __init__(
        self, settings: list[Settings], host: str, port: int, proxies: Collection[Network], now: SteadyTime
    ) -> None:
        self._settings = settings
        self._host = host
        self._port = port
        self._proxies = proxies
        self._now = now
        """The clock of all workers. After a step of the system clock, a worker with a clock of its own would see the
        deadlines and claims of older workers as expired."""
        self._workers: list[Worker] = []
        self._signal: int | None = None
        self._wake = os.pipe()
        """Signals write to it, to end a wait."""
        self._life = os.pipe()
        """Workers read from it. It is closed when the parent ends, however it ends, and then they stop."""

    def run(self, addresses: list[str], browser: str | None = None) -> None:
        """Run until a signal arrives; print the addresses when the workers are ready, and open the last one."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        try:
            # The first worker migrates the database, or fails; then the others start.
            self._workers.append(self._start(0))
            self._expect_ready(self._workers[0])
            self._workers += [self._start(number) for number in range(1, len(self._settings))]
            for worker in self._workers[1:]:
                self._expect_ready(worker)
            if self._signal is None:
                announce(addresses, f"{len(self._workers)} workers, stop with Ctrl-C")
                if browser is not None:
                    webbrowser.open(addresses[-1] + browser)
            while self._signal is None:
                self._replace_dead()
        finally:
            self._end()
        if self._signal == signal.SIGTERM:  # as for a server with one process
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            signal.raise_signal(signal.SIGTERM)

    def _stop(self, number: int, _: FrameType | None) -> None:
        self._signal = number
        os.write(self._wake[1], b"!")

    def _start(self, number: int) -> Worker:
        context = multiprocessing.get_context("fork")
        status, sender = context.Pipe(duplex=False)
        process = context.Process(target=self._work, args=(number, sender), name=f"worker {number}")
        process.start()
        sender.close()
        return Worker(process, status)

    def _expect_ready(self, worker: Worker) -> None:
        wait([worker.status, worker.process.sentinel, self._wake[0]], START_SECONDS)
        if self._signal is not None:
            return
        try:
            problem = worker.status.recv() if worker.status.poll() else "see the log"
        except EOFError:
            problem = "see the log"
        if problem is not None:
            raise UnusableDatabase(f"the server could not start: {problem}")

    def _replace_dead(self) -> None:
        """Wait a moment or until a signal arrives, and replace workers that have died."""
        wait([*(worker.process.sentinel for worker in self._workers), self._wake[0]], TICK_SECONDS)
        self._now()
        for number, worker in enumerate(self._workers):
            if self._signal is None and not worker.process.is_alive():
                log.error("a worker died", extra={"worker": number, "exit": worker.process.exitcode})
                worker.status.close()
                wait([self._wake[0]], max(0.0, worker.started + RESTART_SECONDS - time.monotonic()))
                self._workers[number] = self._start(number)

    def _end(self) -> None:
        for worker in self._workers:
            worker.process.terminate()
        last = time.monotonic() + GRACE_SECONDS + 5
        for worker in self._workers:
            worker.process.join(max(0.0, last - time.monotonic()))
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()

    # Runs in a worker.

    def _work(self, number: int, sender: Connection) -> None:
        os.setpgrp()  # Ctrl-C is for the parent, which stops the workers
        for which in (signal.SIGTERM, signal.SIGINT):
            signal.signal(which, signal.SIG_DFL)
        os.close(self._life[1])
        WORKER.set(number)

        def ready(server: Server) -> None:
            def stop() -> None:
                server.should_exit = True
                loop.remove_reader(self._life[0])

            loop = asyncio.get_running_loop()
            loop.add_reader(self._life[0], stop)
            sender.send(None)

        try:
            listener = listen(self._host, self._port, shared=True)
            run(self._settings[number], listener, ready, self._proxies, now=self._now)
        except GameError as error:
            log.error("a worker could not start", extra={"worker": number, "error": str(error)})
            sender.send(str(error))
            sys.exit(1)
