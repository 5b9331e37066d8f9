"""`semiramis serve` as a process of its own: started, watched, stopped, killed."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from bench.client import Connection, Lost

PATIENCE_SECONDS = 30.0
LOOK_SECONDS = 0.002
"""How often to look whether it is there: so much a start may be measured too long."""
TICKS = os.sysconf("SC_CLK_TCK")


class Trouble(Exception):
    """The server does not do what a server does; what it logged is in the message."""


class ServerProcess:
    """A server on a port of this machine, which keeps its port when it is started again."""

    def __init__(
        self, database: str, log: Path, port: int | None = None, options: Sequence[str] = ("--no-limits",)
    ) -> None:
        self.database = database
        self.options = options
        self.port = _free_port() if port is None else port
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> float:
        """Start, and return how many seconds it took to the first answer."""
        command = [sys.executable, "-m", "semiramis", "serve", "--port", str(self.port)]
        began = time.perf_counter()
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--database", self.database, *self.options], stdout=log, stderr=log
            )
        request = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n" % self.port
        while True:
            try:
                connection = await Connection.open(self.port)
                answer = await connection.ask(request)
                took = time.perf_counter() - began
                connection.close()
                if answer.status != 200:
                    raise Trouble(f"/health answers {answer.status}: {answer.body!r}")
                return took
            except Lost:
                if self._process.poll() is not None or time.perf_counter() - began > PATIENCE_SECONDS:
                    self.kill()
                    raise Trouble(f"the server did not start: {self._log.read_text()}") from None
                await asyncio.sleep(LOOK_SECONDS)

    def stop(self) -> None:
        """As an operator would."""
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(PATIENCE_SECONDS)
            except subprocess.TimeoutExpired:
                self.kill()
                raise Trouble("the server did not stop after a signal") from None
            self._process = None

    def kill(self) -> None:
        """Kill the process: nothing is finished."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def logged(self) -> str:
        return self._log.read_text(encoding="utf-8")

    @property
    def peak_memory(self) -> int:
        """The most bytes that it ever had in memory."""
        return sum(_peak_memory(pid) for pid in self._servers())

    @property
    def processor_seconds(self) -> float:
        """The processor time of the server and of its workers, if it has some."""
        return sum(_processor_seconds(pid) for pid in self._servers())

    def _servers(self) -> list[int]:
        """The processes that serve: the server itself, and its workers. Bots are not among them."""
        assert self._process is not None
        pid = self._process.pid
        if "--workers" not in self.options:
            return [pid]
        return [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()


def _peak_memory(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    (kilobytes,) = [line.split()[1] for line in status.splitlines() if line.startswith("VmHWM:")]
    return int(kilobytes) * 1024


def _processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS  # in user and in system mode


def machine_seconds() -> float:
    """The processor time that all programs of the machine have used."""
    user, nice, system, _idle, _wait, *rest = map(int, Path("/proc/stat").read_text().split("\n")[0].split()[1:9])
    return (user + nice + system + sum(rest)) / TICKS


def allow_many_connections() -> None:
    """Every stream is an open file."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def end_when_told() -> None:
    """Stop the server when this process gets a signal: by default, Python would end without running `finally`."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port
