"""Group commit: whatever waits to be written is written in one transaction, so that many tables share one sync."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Generic, TypeVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..metrics import COMMIT_SECONDS, COMMITTED_TOGETHER

Job = TypeVar("Job")

LARGEST_GROUP = 500


class Conflict(Exception):
    """A job of the group was overtaken: the group is undone, and its jobs are tried one by one."""


class Writer(Generic[Job]):
    """Writes jobs, in the order in which they came; `write` does a group of them within a transaction."""

    def __init__(self, engine: AsyncEngine, write: Callable[[AsyncConnection, Sequence[Job]], Awaitable[Any]]) -> None:
        self._engine = engine
        self._write = write
        self._waiting: list[tuple[Job, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def close(self) -> None:
        """Write what still waits, then end."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task

    async def submit(self, job: Job) -> bool:
        """Whether the job was written, durably; False if it was overtaken by another change."""
        if self._closing:
            raise ConnectionError("the storage is closed")
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, future))
        self._wake.set()
        # Who waits may be cancelled (a client that hangs up); what was begun is finished all the same.
        return await asyncio.shield(future)

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
        try:
            with COMMIT_SECONDS.time():
                async with self._engine.begin() as connection:
                    await self._write(connection, [job for job, _ in group])
        except (Conflict, DBAPIError) as error:
            if len(group) > 1:
                for one in group:
                    await self._commit([one])
            elif isinstance(error, Conflict):
                _answer(group, False)
            else:
                _fail(group, error)
        except Exception as error:  # a defect: those who wait must hear of it, and the writer goes on
            _fail(group, error)
        else:
            _answer(group, True)


def _answer(group: list[tuple[Job, asyncio.Future[bool]]], written: bool) -> None:
    for _, future in group:
        if not future.done():
            future.set_result(written)


def _fail(group: list[tuple[Job, asyncio.Future[bool]]], error: Exception) -> None:
    for _, future in group:
        if not future.done():
            future.set_exception(error)
