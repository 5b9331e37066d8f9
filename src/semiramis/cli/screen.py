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


def fit(
    console: Console,
    parts: Sequence[RenderableType],
    words: RenderableType,
    prompt: str,
    lead: RenderableType | None = None,
    brief: bool = False,
) -> RenderableType:
    """Return the first part, the lead and the words; above them the other parts as far as they fit.

    The more needed a part, the lower it stands. If not even the first one fits above the words, the words stand beside
    it where that is possible. If the second one does not fit, it may stand beside the words. With `brief`, the others
    are left out.
    """
    options = console.options

    def lines(drawing: RenderableType) -> int:
        return len(console.render_lines(drawing, options, pad=False))

    def width(drawing: RenderableType) -> int:
        return Measurement.get(console, options, drawing).maximum

    def beside(left: RenderableType, right: RenderableType, narrowest: int) -> RenderableType | None:
        rest = console.width - width(left) - 2
        if rest < narrowest:
            return None
        row = Table.grid(padding=(0, 2, 0, 0))
        row.add_column(width=width(left))
        row.add_column(width=rest)
        row.add_row(left, right)
        return row

    first, *others = parts
    said = words if lead is None else Group(lead, words)
    room = console.height - 1 - len(prompt) // console.width - lines(said) - lines(first)
    if room < 0:
        return beside(first, said, NARROWEST) or Group(first, said)
    if others and (brief or lines(others[0]) + 1 > room - SAID):
        both = beside(words, others[0], width(others[0]))
        if both is not None and lines(both) - lines(words) <= room:
            said = both if lead is None else Group(lead, both)
        others = []
    shown = [first, said]
    room -= SAID
    for part in others:
        room -= lines(part) + 1
        if room < 0:
            break
        shown[:0] = [part, ""]
    return Group(*shown)
