"""Group commit: all waiting jobs are written in one transaction, so that many tables share one sync of the disk.

A thread writes, a whole transaction at a time, without calls of the event loop in between.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

from ..metrics import COMMIT_SECONDS, COMMITTED_TOGETHER
from .engines import WRITE_SECONDS, break_off
from .errors import DATABASE_ERRORS

Job = TypeVar("Job")
Result = TypeVar("Result")

LARGEST_GROUP = 500
OF_THE_STATEMENT = (DataError, IntegrityError, ProgrammingError)
"""Errors of one statement, not of the database."""


class Conflict(Exception):
    """A job does not fit the database any more. Its group is rolled back, and its jobs are tried one by one."""


class Writer(Generic[Job]):
    """Writes jobs in their order; `write` is called with a group of them within a transaction."""

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
        """When the current transaction has taken too long."""
        self._connection: Any = None
        """The connection that was opened last. There is only one, because only one thread writes."""
        self.failed = False
        """Whether the last transaction failed because the database cannot be written."""
        event.listen(engine, "connect", self._connected)

    def _connected(self, connection: Any, _: object) -> None:
        self._connection = connection

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")
        self._watcher = asyncio.create_task(self._watch(), name="watcher of the writer")

    async def close(self) -> None:
        """Write all waiting jobs, then stop."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task
        if self._watcher is not None:
            self._watcher.cancel()
        await self._in_thread(self._engine.dispose)
        self._thread.shutdown()

    async def submit(self, job: Job) -> bool:
        """Write a job durably; return False if it does not fit the database any more."""
        if self._closing:
            raise ConnectionError("the storage is closed")
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, future))
        self._wake.set()
        # The caller may be cancelled if its client closes the connection. The job is written nevertheless.
        return await future

    async def call(self, function: Callable[[Connection], Result], limited: bool = True) -> Result:
        """Call a function within a transaction of its own; if `limited`, it fails if it takes too long."""

        def within() -> Result:
            # The time counts from here, after the transactions before it.
            self._deadline = time.monotonic() + WRITE_SECONDS if limited else None
            try:
                with self._engine.begin() as connection:
                    result = function(connection)
            except DATABASE_ERRORS as error:
                if not isinstance(error, OF_THE_STATEMENT):  # these do not tell that the database can be written
                    self.failed = True
                raise
            finally:
                self._deadline = None
            self.failed = False
            return result

        return await self._in_thread(within)

    async def _watch(self) -> None:
        """Break off a transaction that takes too long: if the database hangs, the thread would wait for ever."""
        while True:
            await asyncio.sleep(1)
            if self._deadline is not None and time.monotonic() > self._deadline:
                with suppress(Exception):  # it may just have ended and closed the connection
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
        except Exception as error:  # the callers get the error, and the writer goes on
            if len(group) > 1 and not _is_unreachable(error):
                await self._commit_singly(group)
            else:
                _fail(group, error)
        else:
            _answer(group, True)

    async def _commit_singly(self, group: list[tuple[Job, asyncio.Future[bool]]]) -> None:
        """Write the jobs of a group one by one, so that one that cannot be written does not stop the others."""
        for one in group:
            await self._commit([one])


def _is_unreachable(error: Exception) -> bool:
    """Whether the database itself failed and not one of the statements. Then the other jobs would fail as well."""
    return isinstance(error, DBAPIError) and (error.connection_invalidated or error.statement is None)


def _answer(group: list[tuple[Job, asyncio.Future[bool]]], written: bool) -> None:
    for _, future in group:
        if not future.done():
            future.set_result(written)


def _fail(group: list[tuple[Job, asyncio.Future[bool]]], error: Exception) -> None:
    for _, future in group:
        if not future.done():
            future.set_exception(error)
