"""Puts what a question needs on a terminal: as much of the position as there is room for above the question."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table

NARROWEST = 30
"""The least width of words beside a picture."""
SAID = 4
"""Lines that stay free for what was said before."""


def fit(console: Console, parts: Sequence[RenderableType], words: RenderableType, prompt: str) -> RenderableType:
    """Return the first part and the words; above them the other parts as far as they fit, the more needed the lower.

    If not even the first part fits above the words, the words stand beside it where that is possible.
    """
    options = console.options

    def lines(drawing: RenderableType) -> int:
        return len(console.render_lines(drawing, options, pad=False))

    first, *others = parts
    room = console.height - 1 - len(prompt) // console.width - lines(words) - lines(first)
    if room < 0:
        width = Measurement.get(console, options, first).maximum
        rest = console.width - width - 2
        if rest < NARROWEST:
            return Group(first, words)
        beside = Table.grid(padding=(0, 2, 0, 0))
        beside.add_column(width=width)
        beside.add_column(width=rest)
        beside.add_row(first, words)
        return beside
    shown = [first, words]
    room -= SAID
    for part in others:
        room -= lines(part) + 1
        if room < 0:
            break
        shown[:0] = [part, ""]
    return Group(*shown)
