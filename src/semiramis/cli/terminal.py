"""How the commands write: in colour on a terminal, as plain text elsewhere."""

from __future__ import annotations

import os
import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

WIDTH = 120
"""How wide to draw where nobody says how wide it may be: into a file or a pipe."""


class Output(Console):
    """A console that leaves a closed pipe to whoever writes to it."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console(stderr: bool = False) -> Console:
    stream = sys.stderr if stderr else sys.stdout
    unknown = not stream.isatty() and "COLUMNS" not in os.environ
    return Output(stderr=stderr, width=WIDTH if unknown else None, highlight=False, emoji=False, markup=False)


def progress_bar() -> Progress:
    """A bar that is only there for somebody who waits at a terminal."""
    errors = console(stderr=True)
    return Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    )
