"""Bots run in worker processes, so that they do not block the server and their crashes do not reach it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence

import msgspec

from ...ai.levels import STAND_IN
from ...ai.report import TurnReport
from ...tables.bot_turns import BotFailed, BotGone
from ...tables.messages import GameHintReason, Hint, Mistake
from ..metrics import BOT_FAILURES, BOT_SECONDS, BOT_SKIPPED
from .breaker import Breaker
from .opponents import HINT, REPORT, TUTOR, ServerOpponents
from .scheduler import Lane, Origin, Scheduler

log = logging.getLogger(__name__)

TRIES = 2
START_SECONDS = 10.0
"""How much longer the first answer of a new worker may take."""
LONGEST_ANSWER = 1_000_000
HINT_SECONDS = 30.0
"""A hint, a review of the tutor or a turn of a report takes about a second. After this time it is given up."""
LAST_SECONDS = 2.0
"""How long a worker may take to stop, and to stop the programs that it started."""
NO_ORIGIN = Origin()
"""For requests without an origin."""


class Topic(msgspec.Struct, frozen=True):
    """What is worth looking at in a position, if anything is, and whether much depends on the turn."""

    topic: GameHintReason | None
    matters: bool


class Verdict(msgspec.Struct, frozen=True):
    """What the tutor says about a turn."""

    mistake: Mistake | None


class Answer(msgspec.Struct):
    id: int
    actions: list[str] = []
    hints: list[Hint] = []
    advice: Topic | None = None
    review: Verdict | None = None
    report: TurnReport | None = None
    error: str | None = None


class Worker:
    """A process that computes one turn at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None
        self._asked = 0

    async def ask(self, wish: bytes, record: bytes, seconds: float) -> Answer:
        """Send a question and return the answer. `wish` is the JSON of the field that says what is wanted."""
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
        except BaseException:  # also if cancelled: a worker that computes a turn cannot be asked again
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
        is_empty = not (answer.actions or answer.hints or answer.advice or answer.review or answer.report)
        if answer.id != self._asked or answer.error is not None or is_empty:
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
    """The workers, and the requests that wait for one of them."""

    def __init__(
        self, workers: int, command: Sequence[str] | None = None, opponents: ServerOpponents | None = None
    ) -> None:
        self.opponents = opponents or ServerOpponents()
        # The last one computes quick turns only. Its process starts when all others are busy.
        self._all = [Worker(command or self.opponents.worker()) for _ in range(workers + 1)]
        self._scheduler = Scheduler(self._all[:-1], self._all[-1])
        self._breakers: dict[str, Breaker] = {}

    async def ask(self, level: str, record: bytes, origin: Origin = NO_ORIGIN) -> list[str]:
        """Return the actions of a bot's turn in the last position of a record."""
        seconds = self.opponents.seconds(level)
        if seconds is None:
            BOT_FAILURES.labels(level).inc()
            log.warning("the server no longer has a bot", extra={"bot": level})
            raise BotGone(level)
        wish = b'"level":%s' % msgspec.json.encode(level)
        return (await self._ask(level, wish, record, seconds, origin)).actions

    async def hints(self, record: bytes, origin: Origin = NO_ORIGIN) -> list[Hint]:
        """Return hints for the current player in the last position of a record."""
        return (await self._ask(HINT, b'"hints":true', record, HINT_SECONDS, origin)).hints

    async def topic(self, record: bytes, origin: Origin = NO_ORIGIN) -> Topic:
        """Return what the tutor would say to the current player in the last position of a record."""
        answer = await self._ask(TUTOR, b'"advice":true', record, HINT_SECONDS, origin)
        if answer.advice is None:
            raise BotFailed(TUTOR)
        return answer.advice

    async def review(self, record: bytes, turn: list[str], origin: Origin = NO_ORIGIN) -> Verdict:
        """Return what the tutor says about a turn that was played in the last position of a record."""
        wish = b'"review":%s' % msgspec.json.encode(turn)
        answer = await self._ask(TUTOR, wish, record, HINT_SECONDS, origin)
        if answer.review is None:
            raise BotFailed(TUTOR)
        return answer.review

    async def report(self, record: bytes, turn: list[str], simulations: int, origin: Origin = NO_ORIGIN) -> TurnReport:
        """Return the report of a turn that was played in the last position of a record."""
        wish = b'"report":%s,"simulations":%d' % (msgspec.json.encode(turn), simulations)
        answer = await self._ask(REPORT, wish, record, HINT_SECONDS, origin)
        if answer.report is None:
            raise BotFailed(REPORT)
        return answer.report

    async def _ask(self, what: str, wish: bytes, record: bytes, seconds: float, origin: Origin) -> Answer:
        """Return the answer of the next worker that is free. After a failure it is tried once more."""
        now = asyncio.get_running_loop().time
        breaker = self._breaker(what)
        # Hints and the tutor never take all workers, neither do reports.
        kind = HINT if what in (HINT, TUTOR) else REPORT if what == REPORT else None
        lane: Lane = "report" if what == REPORT else "quick" if self.opponents.is_quick(what) else "slow"
        for _ in range(TRIES):
            if breaker.is_resting():
                raise _skipped(what)
            async with self._scheduler.worker(origin, lane, kind) as worker:
                if not breaker.allows():  # it has failed elsewhere in the meantime
                    raise _skipped(what)
                began = now()
                try:
                    answer = await worker.ask(wish, record, seconds)
                except (BotFailed, TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
                    breaker.failed()
                    BOT_FAILURES.labels(what).inc()
                    reason = "it stalled" if isinstance(error, TimeoutError) else str(error)
                    log.warning("a bot failed", extra={"bot": what, "reason": reason[:200]})
                else:
                    breaker.succeeded()
                    BOT_SECONDS.labels(what).observe(now() - began)
                    return answer
            if now() - began > seconds / 2:  # it stalled: a second attempt would block the worker for as long
                break
        raise BotFailed(what)

    def _breaker(self, what: str) -> Breaker:
        """Return the circuit breaker of a bot. The fallback level has none that opens."""
        found = self._breakers.get(what)
        if found is None:
            now = asyncio.get_running_loop().time
            found = self._breakers[what] = Breaker(what, now, can_rest=what != STAND_IN)
        return found

    async def close(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self._all))


def _skipped(what: str) -> BotFailed:
    BOT_SKIPPED.labels(what).inc()
    log.warning("a bot was not asked because it failed too often", extra={"bot": what})
    return BotFailed(what)
