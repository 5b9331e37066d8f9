"""The command as a process: on a terminal, in a pipe, interrupted."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE_SECONDS = 120
PROGRAM = [sys.executable, "-m", "semiramis"]


@contextmanager
def on_a_terminal(*arguments: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """Start the program on a pseudo-terminal of 120 x 60; return the process and the other end of the terminal."""
    person, terminal = pty.openpty()
    environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "120", "LINES": "60"}
    with subprocess.Popen(
        [*PROGRAM, *arguments], stdin=terminal, stdout=terminal, stderr=terminal, env=environment
    ) as program:
        os.close(terminal)
        yield program, person
    os.close(person)


def read(person: int, until: bytes | None = None) -> str:
    """Read a terminal to its end, or until what was read matches a pattern."""
    seen = b""
    try:
        while until is None or not re.search(until, seen, re.DOTALL):
            assert select.select([person], [], [], PATIENCE_SECONDS)[0], f"nothing more comes after {seen!r}"
            seen += os.read(person, 65536)
    except OSError:  # how Linux tells that the program has closed the terminal
        pass
    return seen.decode(errors="replace")


def interrupt(program: subprocess.Popen[bytes], person: int) -> str:
    """Interrupt the program until it ends, and read the rest.

    A signal just before the program waits for input is noticed only with the next one: Python checks for signals before
    the wait, and the wait is not interrupted by one that came earlier. The terminal is read meanwhile: a program that
    waits until it can write would not end.
    """
    seen = b""
    try:
        for _ in range(10):
            program.send_signal(signal.SIGINT)
            while select.select([person], [], [], 10)[0]:
                part = os.read(person, 65536)
                if not part:  # the program has ended, on macOS
                    return seen.decode(errors="replace")
                seen += part
    except OSError:  # the program has ended
        pass
    return seen.decode(errors="replace")


def test_watch_draws_the_game_live_and_prints_its_actions() -> None:
    with on_a_terminal("watch", "amytis", "--seed", "3", "--delay", "0") as (program, person):
        text = read(person)
    assert program.returncode == 0
    assert "\x1b[?1049h" in text  # a screen of its own, which is left again
    assert "\x1b[?1049l" in text
    assert "and builds it on" in text
    assert text.count("building board") > 20


def test_watch_ends_quietly_when_it_is_interrupted() -> None:
    with on_a_terminal("watch", "babylon", "--seed", "3", "--delay", "60") as (program, person):
        seen = read(person, until=b"quarry")
        seen += interrupt(program, person)
    assert program.returncode == 130
    assert "\x1b[?1049l" in seen
    assert "Traceback" not in seen


def test_simulate_shows_its_progress_on_a_terminal() -> None:
    with on_a_terminal("simulate", "amytis", "--games", "300", "--seed", "3") as (_, person):
        text = read(person)
    assert "300/300" in text
    assert "mean score" in text


def test_a_closed_pipe_ends_the_program_without_an_error(played: Callable[..., Path]) -> None:
    for command in (["replay", str(played("babylon")), "--steps"], ["watch"]):
        with subprocess.Popen([*PROGRAM, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
            assert program.stdout is not None
            assert program.stderr is not None
            program.stdout.close()
            assert program.stderr.read() == b""
        assert program.returncode == 141


def test_an_output_error_is_reported_in_one_line() -> None:
    with open("/dev/full", "w") as full:
        program = subprocess.run(
            [*PROGRAM, "new", "amytis"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert program.returncode == 2
    assert program.stderr == "semiramis: cannot write the output: No space left on device\n"


def test_closed_standard_streams_cause_no_traceback() -> None:
    closed = subprocess.run(
        ["sh", "-c", '"$@" replay - <&-; "$@" new amytis >&-', "sh", *PROGRAM],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (closed.returncode, closed.stderr) == (0, "semiramis: standard input is closed\n")
