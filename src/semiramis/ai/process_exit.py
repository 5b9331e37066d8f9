"""How a process in which bots play ends: with the one that started it, and with the programs that it started."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

RUNNING: set[int] = set()
"""The programs under way, by the ids of their processes."""
STARTING = threading.Event()
"""A program is being started, whose id is not known yet."""
LEAVING = threading.Event()
"""It is time to leave as soon as that is done."""


@contextmanager
def starting() -> Iterator[None]:
    """Nobody leaves in between: a program that is not known to run would go on alone."""
    STARTING.set()
    try:
        yield
    finally:
        STARTING.clear()
        if LEAVING.is_set():
            leave()


def leave(*_: object) -> None:
    """End at once, in the middle of a thought too, and with it the programs that play."""
    if STARTING.is_set():
        LEAVING.set()
        return
    for pid in list(RUNNING):
        kill(pid)
    os._exit(0)


def leave_with_parent() -> None:
    """End when the process that started this one has ended."""
    threading.Thread(target=_watch, args=(os.getppid(),), daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    leave()


def kill(pid: int) -> None:
    """End a program, and whatever it has started."""
    with suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(pid, signal.SIGKILL)
        else:
            os.kill(pid, signal.SIGTERM)
