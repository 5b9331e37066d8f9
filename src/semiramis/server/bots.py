"""Bots think in processes of their own, so that the server never waits for one and no crash reaches it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence

import msgspec

from .breaker import Breaker
from .messages import Hint
from .metrics import BOT_FAILURES, BOT_SECONDS, BOT_SKIPPED
from .opponents import HINT, LEVELS_ALONE, Opponents
from .scheduler import Origin, Scheduler
from .table_config import FALLBACK

log = logging.getLogger(__name__)

TRIES = 2
START_SECONDS = 10.0
"""How long a fresh worker may take before it answers."""
LONGEST_ANSWER = 1_000_000
HINT_SECONDS = 30.0
"""A hint takes about a second; whoever thinks so long is stuck."""
LAST_SECONDS = 2.0
"""How long a worker may take to end the programs that it started."""
NOBODY = Origin()
"""Where it does not matter for whom a worker thinks."""


class BotFailed(Exception):
    """A bot that crashed, stalled or answered nonsense, as often as it was asked."""


class BotGone(BotFailed):
    """A bot that this server does not have, or not any more."""


class Answer(msgspec.Struct):
    id: int
    actions: list[str] = []
    hints: list[Hint] = []
    error: str | None = None


class Worker:
    """One process; it does one turn at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None
        self._asked = 0

    async def ask(self, wish: bytes, record: bytes, seconds: float) -> Answer:
        """Ask for what is wished, a part of the question as JSON."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, limit=LONGEST_ANSWER, start_new_session=True
            )
            seconds += START_SECONDS
        self._asked += 1
        question = b'{"id":%d,%s,"seed":%d,"record":%s}\n' % (
            self._asked,
            wish,
            secrets.randbits(63),
            record,
        )
        try:
            async with asyncio.timeout(seconds):
                return await self._converse(self._process, question)
        except BaseException:  # cancelled too: a worker in the middle of a turn cannot be asked again
            await self.stop()
            raise

    async def _converse(self, process: Process, question: bytes) -> Answer:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question)
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise BotFailed("it crashed")
        answer = msgspec.json.decode(line, type=Answer)
        if answer.id != self._asked or answer.error is not None or not (answer.actions or answer.hints):
            raise BotFailed(answer.error or "it gave no answer")
        return answer

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.terminate()
            try:
                async with asyncio.timeout(LAST_SECONDS):
                    await process.wait()
            except TimeoutError:
                process.kill()
                await process.wait()


class Bots:
    """The workers, and the requests that wait for one."""

    def __init__(self, workers: int, command: Sequence[str] | None = None, opponents: Opponents = LEVELS_ALONE) -> None:
        self.opponents = opponents
        # The last one is for quick turns alone. Its process starts when such a turn finds the others busy.
        self._all = [Worker(command or opponents.worker()) for _ in range(workers + 1)]
        self._scheduler = Scheduler(self._all[:-1], self._all[-1])
        self._breakers: dict[str, Breaker] = {}

    async def ask(self, level: str, record: bytes, origin: Origin = NOBODY) -> list[str]:
        """The actions of a level's turn after this record."""
        seconds = self.opponents.seconds(level)
        if seconds is None:
            BOT_FAILURES.labels(level).inc()
            log.warning("bot is not here any more", extra={"bot": level})
            raise BotGone(level)
        wish = b'"level":%s' % msgspec.json.encode(level)
        return (await self._ask(level, wish, record, seconds, origin)).actions

    async def hints(self, record: bytes, origin: Origin = NOBODY) -> list[Hint]:
        """What the current player might do after this record."""
        return (await self._ask(HINT, b'"hints":true', record, HINT_SECONDS, origin)).hints

    async def _ask(self, what: str, wish: bytes, record: bytes, seconds: float, origin: Origin) -> Answer:
        """An answer of the next worker. A failure is tried again, then it is final."""
        now = asyncio.get_running_loop().time
        breaker = self._breaker(what)
        kind = HINT if what == HINT else None  # hints leave a worker to the bots
        for _ in range(TRIES):
            if breaker.is_resting():
                raise _skipped(what)
            async with self._scheduler.worker(origin, is_quick=self.opponents.is_quick(what), kind=kind) as worker:
                if not breaker.allows():  # it failed for others meanwhile
                    raise _skipped(what)
                began = now()
                try:
                    answer = await worker.ask(wish, record, seconds)
                except (BotFailed, TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
                    breaker.failed()
                    BOT_FAILURES.labels(what).inc()
                    reason = "it stalled" if isinstance(error, TimeoutError) else str(error)
                    log.warning("bot failed", extra={"bot": what, "reason": reason[:200]})
                else:
                    breaker.succeeded()
                    BOT_SECONDS.labels(what).observe(now() - began)
                    return answer
            if now() - began > seconds / 2:  # it stalled: to try again would keep a worker from others
                break
        raise BotFailed(what)

    def _breaker(self, what: str) -> Breaker:
        """The breaker of a bot. The level that plays for those that failed is asked whatever happens."""
        found = self._breakers.get(what)
        if found is None:
            now = asyncio.get_running_loop().time
            found = self._breakers[what] = Breaker(what, now, can_rest=what != FALLBACK)
        return found

    async def close(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self._all))


def _skipped(what: str) -> BotFailed:
    BOT_SKIPPED.labels(what).inc()
    log.warning("bot is not asked: it failed too often", extra={"bot": what})
    return BotFailed(what)
