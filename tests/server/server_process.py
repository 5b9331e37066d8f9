"""Starts `semiramis serve` as a process."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

READY = re.compile(r"Semiramis is open at (http://\S+) ")


@contextmanager
def start_server(*options: str) -> Iterator[str]:
    """Run a server during the `with`; yield its address."""
    with start_server_process(*options) as (_, address):
        yield address


@contextmanager
def start_server_process(*options: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The same, with the process."""
    command = [sys.executable, "-m", "semiramis", "serve", "--port", "0", "--bots", "1", *options]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        ready = READY.match(line)
        assert ready, f"the server did not start: {line!r}"
        yield server, ready[1]
    finally:
        server.terminate()
        server.communicate(timeout=30)
    assert server.returncode == -signal.SIGTERM  # it cleaned up, and then let the signal end it
