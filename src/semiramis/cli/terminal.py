"""The output of commands: in colour on a terminal, as plain text elsewhere."""

from __future__ import annotations

import os
import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TimeRemainingColumn

WIDTH = 120
"""The width of output to a file or a pipe."""


class Output(Console):
    """A console that raises `BrokenPipeError` instead of ending the program."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console(stderr: bool = False) -> Console:
    stream = sys.stderr if stderr else sys.stdout
    unknown = not stream.isatty() and "COLUMNS" not in os.environ
    return Output(stderr=stderr, width=WIDTH if unknown else None, highlight=False, emoji=False, markup=False)


def progress_bar(*more: ProgressColumn) -> Progress:
    """Return a progress bar, with more columns behind it. It is shown only on a terminal."""
    errors = console(stderr=True)
    columns = (BarColumn(20), MofNCompleteColumn(), TimeRemainingColumn(), *more)
    return Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)
