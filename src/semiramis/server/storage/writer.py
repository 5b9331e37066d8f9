"""Group commit: whatever waits to be written is written in one transaction, so that many tables share one sync.

A thread of its own writes, a whole transaction at a time: the thread that serves is asked for nothing meanwhile.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import DBAPIError

from ..metrics import COMMIT_SECONDS, COMMITTED_TOGETHER
from .engines import WRITE_SECONDS, break_off

Job = TypeVar("Job")
Result = TypeVar("Result")

LARGEST_GROUP = 500


class Conflict(Exception):
    """A job of the group was overtaken: the group is undone, and its jobs are tried one by one."""


class Writer(Generic[Job]):
    """Writes jobs, in the order in which they came; `write` does a group of them within a transaction."""

    def __init__(self, engine: Engine, write: Callable[[Connection, Sequence[Job]], None]) -> None:
        self._engine = engine
        self._write = write
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._waiting: list[tuple[Job, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None
        self._watcher: asyncio.Task[None] | None = None
        self._deadline: float | None = None
        """When the transaction that is under way has taken too long."""
        self._connection: Any = None
        """The one that was opened last: the only one, because only one thread writes."""
        event.listen(engine, "connect", self._connected)

    def _connected(self, connection: Any, _: object) -> None:
        self._connection = connection

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")
        self._watcher = asyncio.create_task(self._watch(), name="watcher of the writer")

    async def close(self) -> None:
        """Write what still waits, then end."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task
        if self._watcher is not None:
            self._watcher.cancel()
        await self._in_thread(self._engine.dispose)
        self._thread.shutdown()

    async def submit(self, job: Job) -> bool:
        """Whether the job was written, durably; False if it was overtaken by another change."""
        if self._closing:
            raise ConnectionError("the storage is closed")
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, future))
        self._wake.set()
        # Who waits may be cancelled (a client that hangs up), and the future with it; the job is written all the same.
        return await future

    async def call(self, function: Callable[[Connection], Result], limited: bool = True) -> Result:
        """Do something else within a transaction of its own; it fails if it takes too long, if it is `limited`."""

        def within() -> Result:
            # The time counts from here: before, other transactions may have been under way.
            self._deadline = time.monotonic() + WRITE_SECONDS if limited else None
            try:
                with self._engine.begin() as connection:
                    return function(connection)
            finally:
                self._deadline = None

        return await self._in_thread(within)

    async def _watch(self) -> None:
        """Break off a transaction that takes too long: the thread would wait for a database that hangs for ever."""
        while True:
            await asyncio.sleep(1)
            if self._deadline is not None and time.monotonic() > self._deadline:
                with suppress(Exception):  # it may just have ended, and have closed the connection
                    break_off(self._connection)

    async def _in_thread(self, function: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._thread, function)

    async def _run(self) -> None:
        while not self._closing or self._waiting:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                group = self._waiting[:LARGEST_GROUP]
                del self._waiting[:LARGEST_GROUP]
                await self._commit(group)

    async def _commit(self, group: list[tuple[Job, asyncio.Future[bool]]]) -> None:
        COMMITTED_TOGETHER.observe(len(group))
        jobs = [job for job, _ in group]
        try:
            with COMMIT_SECONDS.time():
                await self.call(lambda connection: self._write(connection, jobs))
        except Conflict:
            if len(group) > 1:
                await self._commit_singly(group)
            else:
                _answer(group, False)
        except Exception as error:  # those who wait must hear of it, and the writer goes on
            if len(group) > 1 and not _is_unreachable(error):
                await self._commit_singly(group)
            else:
                _fail(group, error)
        else:
            _answer(group, True)

    async def _commit_singly(self, group: list[tuple[Job, asyncio.Future[bool]]]) -> None:
        """A job that cannot be written does not hinder the others of its group."""
        for one in group:
            await self._commit([one])


def _is_unreachable(error: Exception) -> bool:
    """Whether the database itself failed, not one of the statements: then every other job would wait as long."""
    return isinstance(error, DBAPIError) and (error.connection_invalidated or error.statement is None)


def _answer(group: list[tuple[Job, asyncio.Future[bool]]], written: bool) -> None:
    for _, future in group:
        if not future.done():
            future.set_result(written)


def _fail(group: list[tuple[Job, asyncio.Future[bool]]], error: Exception) -> None:
    for _, future in group:
        if not future.done():
            future.set_exception(error)
