"""Bots in any language: a program that reads a position as one line of JSON and answers with one line, an action.

The position has only what every player knows; see `docs/bots.md`.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from typing import Any

from ..games.arguments import brief
from ..games.record import Match
from .process_exit import RUNNING, exit_delayed, kill

LONGEST_ANSWER = 10_000
"""In bytes; hundreds of times the longest action."""
LAST_SECONDS = 2.0
"""How long to wait for a killed program to end: a process that it started may still hold its pipes."""
LONGEST_QUOTED = 200
"""Characters of a program's output in a message."""
NOT_IN_TIME = "it did not answer in time"
REMEMBERED = 1_000
"""Bytes at the end of a program's standard error that are kept, to be reported when it crashes."""


class ProgramFailed(Exception):
    """A program that crashed, did not answer in time, or gave an invalid answer."""


def question(match: Match, seconds: float) -> dict[str, Any]:
    """Return all that the current player may know. The set-up of the record is left out: it contains what is hidden."""
    state, record = match.state, match.record
    return {
        "game": record.game,
        "seat": state.player,
        "time_left": round(seconds, 3),
        "legal": state.legal_notations(),
        "view": state.view(state.player),
        "record": {"players": record.players, "options": record.options, "actions": record.actions},
    }


def read_answer(line: bytes) -> str:
    """Return the action of a line: its notation, plain or as a JSON string, or a JSON object with an `action`."""
    try:
        text = line.decode().strip()
        answer = json.loads(text) if text.startswith(("{", '"')) else text
    except (ValueError, RecursionError):
        raise ProgramFailed(f"it answered nonsense: {_quoted(line)}") from None
    if isinstance(answer, dict):
        answer = answer.get("action")
    if not isinstance(answer, str) or not answer:
        raise ProgramFailed(f"it answered without an action: {_quoted(line)}")
    return answer


class Program:
    """One process, from the first question of a game to its end."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._loop = asyncio.Runner()
        self._process: Process | None = None
        self._errors = b""
        self._listening: asyncio.Task[None] | None = None

    def ask(self, match: Match, seconds: float) -> str:
        line = json.dumps(question(match, seconds), ensure_ascii=False).encode() + b"\n"
        return self._loop.run(self._ask(line, seconds))

    def stop(self) -> None:
        with self._loop:  # closes the loop at the end
            self._loop.run(self._stop())

    async def _ask(self, line: bytes, seconds: float) -> str:
        if self._process is None:
            self._process = await self._start()
        try:
            async with asyncio.timeout(seconds):
                return read_answer(await self._converse(self._process, line))
        except TimeoutError:
            raise ProgramFailed(NOT_IN_TIME) from None
        except ValueError:  # the line is longer than the limit of the reader
            raise ProgramFailed(f"its answer is longer than {LONGEST_ANSWER} bytes") from None

    async def _start(self) -> Process:
        try:
            with exit_delayed():
                process = await asyncio.create_subprocess_exec(
                    *self._command, stdin=PIPE, stdout=PIPE, stderr=PIPE, limit=LONGEST_ANSWER, start_new_session=True
                )
                RUNNING.add(process.pid)
        except (OSError, ValueError) as error:
            raise ProgramFailed(f"it does not start: {error}") from None
        self._listening = asyncio.create_task(self._listen(process))
        return process

    async def _converse(self, process: Process, line: bytes) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        with contextlib.suppress(ConnectionError):  # it has stopped reading, but may have answered
            process.stdin.write(line)
            await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer:
            raise ProgramFailed(await self._end(process))
        return answer

    async def _listen(self, process: Process) -> None:
        """Read its standard error, so that the program never waits, and keep the end of it."""
        assert process.stderr is not None
        while said := await process.stderr.read(REMEMBERED):
            self._errors = (self._errors + said)[-REMEMBERED:]

    async def _end(self, process: Process) -> str:
        """Describe how the program has ended. If it only closed its output, this waits until the time is up."""
        code = await process.wait()
        if self._listening is not None:
            await self._listening
        last = self._errors.decode(errors="replace").strip().splitlines()[-1:]
        return ": ".join([f"it {describe_exit(code)}", *(brief(line, LONGEST_QUOTED) for line in last)])

    async def _stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        kill(process.pid)
        RUNNING.discard(process.pid)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_SECONDS):
                await self._read_rest(process)

    async def _read_rest(self, process: Process) -> None:
        """Read the rest of its output: asyncio reports the end of a process only after its pipes are closed."""
        assert process.stdout is not None
        while await process.stdout.read(REMEMBERED):
            pass
        await process.wait()
        if self._listening is not None:
            await self._listening


def describe_exit(code: int) -> str:
    """Describe how a process ended, by its exit code."""
    return f"was ended by {signal.Signals(-code).name}" if code < 0 else f"ended with code {code}"


def _quoted(said: bytes) -> str:
    return brief(said.decode(errors="replace").strip(), LONGEST_QUOTED)
