"""An image of any game: what is seen of a position, as lines of text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..text.plain import view_lines
from .canvas import FAINT, AnyCanvas, Canvas

WIDTH, HEIGHT = 1080, 700
MARGIN = 16
TOP = 48
SIZES = (14, 12, 10, 8, 6)
"""Sizes of the letters; the first in which all lines fit is used."""
LEADING = 1.4
"""The height of a line, in sizes of its letters."""


def draw(
    new_canvas: Callable[[float, float], AnyCanvas], view: dict[str, Any], components: dict[str, Any], names: list[str]
) -> AnyCanvas:
    """Return the view in columns. Lines that do not fit in the smallest letters are left out."""
    canvas = new_canvas(WIDTH, HEIGHT)
    canvas.text((MARGIN, 25), ", ".join(names), 16, bold=True)
    lines = view_lines(view)
    for size in SIZES:
        columns = _columns(canvas, lines, size)
        if sum(width for _, width in columns) <= WIDTH - 2 * MARGIN:
            break
    left: float = MARGIN
    for column, width in columns:
        for n, line in enumerate(column):
            indent = len(line) - len(line.lstrip())
            canvas.text((left + indent * size / 2, TOP + n * size * LEADING), line.lstrip(), size)
        left += width
    if left > WIDTH:
        canvas.text((WIDTH - MARGIN, HEIGHT - 12), "…", 16, FAINT, "rm")
    return canvas


def _columns(canvas: Canvas, lines: Sequence[str], size: float) -> list[tuple[Sequence[str], float]]:
    """Return the lines as columns that fit into the height, each with its width."""
    rows = int((HEIGHT - TOP - MARGIN) / (size * LEADING))
    columns = [lines[n : n + rows] for n in range(0, len(lines), rows)]
    return [(column, max(canvas.text_width(line, size) for line in column) + 2 * size) for column in columns]
