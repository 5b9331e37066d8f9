"""Games on all cores of this machine. A process plays one game after the other."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import replace
from itertools import islice
from queue import Empty, SimpleQueue
from threading import Lock, Timer
from types import TracebackType
from typing import Any, Protocol, Self

from ..program import NOT_IN_TIME, describe_exit
from .contest import Contest
from .play import Failure, Result, unplayed

TRIES = 2
GRACE = 1.0
"""A process is killed when its bot in Python is this many seconds late. A bot that is less late loses the game."""
WORKER = (sys.executable, "-m", "semiramis.ai.arena.worker")


class Place(Protocol):
    """Where games are played, several at a time."""

    slots: int

    def submit(self, contest: Contest, number: int) -> Future[Result]: ...

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


def results(place: Place, contest: Contest, numbers: Iterator[int]) -> Iterator[Result]:
    """Yield results as games finish. At most `slots` games run at a time, so that a caller can stop at any time."""
    pending: set[Future[Result]] = set()
    while True:
        pending |= {place.submit(contest, number) for number in islice(numbers, place.slots - len(pending))}
        if not pending:
            return
        done, pending = wait(pending, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


class WorkerEnded(Exception):
    """A worker that crashed or was killed; `pending` is the result of its game if a bot was the cause."""

    def __init__(self, code: int, pending: Result | None, is_late: bool) -> None:
        super().__init__(f"the process that played it ended with code {code}")
        self.pending = pending
        if pending is not None and pending.failure is not None:
            reason = NOT_IN_TIME if is_late else f"its process {describe_exit(code)}"
            self.pending = replace(pending, failure=Failure(pending.failure.seat, reason))


class Worker:
    """One process, which plays one game at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def ask(self, contest: Contest, number: int) -> Result:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        pending, is_late = None, False

        def kill() -> None:
            nonlocal is_late
            is_late = True
            self.process.kill()

        timer = Timer(0, kill)
        with contextlib.suppress(OSError):
            print(json.dumps({"contest": contest.as_json(), "number": number}), file=self.process.stdin, flush=True)
            while (line := self.process.stdout.readline()).endswith("\n"):
                timer.cancel()
                content = json.loads(line)
                if "pending" not in content:
                    return Result.from_json(content)
                pending = None if content["pending"] is None else Result.from_json(content["pending"])
                if pending is not None:  # a bot in Python may never return
                    timer = Timer(content["seconds"] + GRACE, kill)
                    timer.daemon = True
                    timer.start()
        timer.cancel()
        raise WorkerEnded(self.process.wait(), pending, is_late)

    def close(self) -> None:
        """Wait for the end of the process, which was terminated or has crashed."""
        with contextlib.suppress(OSError), self.process:
            pass


class Pool:
    """The workers of this machine."""

    def __init__(self, jobs: int, command: Sequence[str] = WORKER) -> None:
        self.slots = jobs
        self._command = command
        self._threads = ThreadPoolExecutor(jobs)
        self._idle: SimpleQueue[Worker] = SimpleQueue()
        self._all: set[Worker] = set()
        self._lock = Lock()
        self._closed = False

    def submit(self, contest: Contest, number: int) -> Future[Result]:
        return self._threads.submit(self._play, contest, number)

    def _play(self, contest: Contest, number: int) -> Result:
        """Play the games; one whose worker crashes is played again by another, and then given up.

        Unless it crashed in the turn of a bot in Python, which has lost.
        """
        reason = "the arena is closed"
        for _ in range(TRIES):
            worker = self._take()
            if worker is None:
                break
            try:
                result = worker.ask(contest, number)
            except WorkerEnded as error:
                reason = str(error)
                self._forget(worker)
                if error.pending is not None and not self._closed:
                    return error.pending
            else:
                self._idle.put(worker)
                return result
        return unplayed(contest, number, reason)

    def _take(self) -> Worker | None:
        """Return an idle worker, or a new one; None when the pool is closed."""
        with self._lock:
            if self._closed:
                return None
            with contextlib.suppress(Empty):
                return self._idle.get_nowait()
            worker = Worker(self._command)
            self._all.add(worker)
            return worker

    def _forget(self, worker: Worker) -> None:
        with self._lock:
            if not self._closed:
                self._all.discard(worker)
                worker.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with self._lock:
            self._closed = True
            for worker in self._all:
                worker.process.terminate()
        self._threads.shutdown(cancel_futures=True)
        for worker in self._all:
            worker.close()


def play_apart(contest: dict[str, Any], number: int) -> dict[str, Any]:
    """Play a game in a process of its own, for bots that may end it; as `worker.play_json`."""
    with Pool(1) as pool:
        return pool.submit(Contest.from_json(contest), number).result().as_json()
