"""Pictures in rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table


class Shelf:
    """Pictures side by side, and below each other where the terminal is too narrow."""

    def __init__(self, pictures: Iterable[RenderableType], gap: int = 2) -> None:
        self.pictures = list(pictures)
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        row: list[RenderableType] = []
        used = 0
        for picture in self.pictures:
            width = Measurement.get(console, options, picture).maximum
            if row and used + self.gap + width > options.max_width:
                yield self._row(row)
                yield ""
                row, used = [], 0
            used += width + (self.gap if row else 0)
            row.append(picture)
        if row:
            yield self._row(row)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [Measurement.get(console, options, picture).maximum for picture in self.pictures]
        whole = sum(widths) + self.gap * (len(widths) - 1)
        return Measurement(max(widths, default=0), whole).clamp(max_width=options.max_width)

    def _row(self, row: Sequence[RenderableType]) -> Table:
        grid = Table.grid(padding=(0, self.gap, 0, 0))
        for _ in row:
            grid.add_column(vertical="top")
        grid.add_row(*row)
        return grid
