"""Ends a worker process together with the process that started it, and with the programs that it started."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

RUNNING: set[int] = set()
"""The process ids of the programs that run."""
_starting = threading.Event()
"""Set while a program is being started, whose id is not known yet."""
_exiting = threading.Event()
"""Set if the process is to exit as soon as that program has started."""


@contextmanager
def exit_delayed() -> Iterator[None]:
    """Delay an exit until a program has started: one whose id is not known would not be ended."""
    _starting.set()
    try:
        yield
    finally:
        _starting.clear()
        if _exiting.is_set():
            exit_now()


def exit_now(*_: object) -> None:
    """End this process at once, in the middle of a search too, and the programs that it started."""
    if _starting.is_set():
        _exiting.set()
        return
    for pid in list(RUNNING):
        kill(pid)
    os._exit(0)


def exit_with_parent() -> None:
    """End this process when the one that started it has ended."""
    threading.Thread(target=_watch, args=(os.getppid(),), daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    exit_now()


def kill(pid: int) -> None:
    """End a program and the processes that it started."""
    with suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(pid, signal.SIGKILL)
        else:
            os.kill(pid, signal.SIGTERM)
