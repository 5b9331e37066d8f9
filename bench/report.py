"""Figures beside their targets, for the screen and for the ledger."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from semiramis.pictures.text.scores import titled_table

HEADINGS = ("what", "measured", "target", "")


@dataclass(frozen=True)
class Row:
    what: str
    measured: str
    target: str = ""
    met: bool | None = None
    """Whether the target is met, if there is one."""

    @property
    def verdict(self) -> str:
        return {None: "", True: "yes", False: "NO"}[self.met]


def screen(title: str, rows: Sequence[Row], caption: str = "") -> Table:
    table = titled_table(title, caption=caption, caption_justify="left")
    for heading, justify in zip(HEADINGS, ("left", "right", "right", "left"), strict=True):
        table.add_column(heading, justify=justify)  # type: ignore[arg-type]  # a text, of those that rich knows
    for row in rows:
        verdict = Text(row.verdict, "bold red" if row.met is False else "green")
        table.add_row(row.what, row.measured, row.target, verdict)
    return table


def markdown(rows: Sequence[Row]) -> str:
    lines = ["| what | measured | target | met |", "|---|---:|---:|---|"]
    lines += [f"| {row.what} | {row.measured} | {row.target} | {row.verdict} |" for row in rows]
    return "\n".join(lines)


def progress_bars(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), console=console
    )


def milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:,.1f} ms"
