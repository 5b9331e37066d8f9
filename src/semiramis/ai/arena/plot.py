"""Elo with its intervals as an SVG picture for light and dark pages, and the frame of such pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, floor
from xml.sax.saxutils import escape

from .score import Interval

WIDTH = 760
ROW = 46
TOP = 72
BOTTOM = 58
LETTER = 8.2
"""How wide a letter of a name is."""
LONGEST = 26
VALUE = 78
"""The room for the figure at the end of a row."""
STEPS = (5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000)
LINES = 8
"""No more lines of the grid than this."""

STYLE = """
    text { font: 14px system-ui, sans-serif; fill: #3a3530 } .title { font-weight: 600; font-size: 17px; fill: #1f1b17 }
    .page { fill: #fffdf8 } .grid { stroke: #e7dfd2 }
    @media (prefers-color-scheme: dark) {
      text { fill: #d8cfc2 } .title { fill: #f5eee2 } .page { fill: #1d1a17 } .grid { stroke: #332e28 }
    }
"""
"""Of every picture."""
STYLE_OF_ELO = """
    .faint { font-size: 12px; fill: #7a7168 }
    .zero { stroke: #b9ad9b }
    .interval { stroke: #d9a05b; stroke-width: 8; stroke-linecap: round; opacity: .55 }
    .elo { fill: #b4531f }
    .value { font-weight: 600; font-variant-numeric: tabular-nums }
    @media (prefers-color-scheme: dark) {
      .faint { fill: #9c9184 } .zero { stroke: #6b6156 } .interval { stroke: #c98a43 } .elo { fill: #ffb26b }
    }
"""


def frame(title: str, height: float, style: str, parts: Iterable[str]) -> str:
    """Return a picture as SVG: a page with a title, and its parts."""
    inner = "\n  ".join(parts)
    label = escape(title, {'"': "&quot;"})
    size = f'width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{label}">\n'
        f'  <style>{STYLE}{style}  </style>\n  <rect class="page" width="{WIDTH}" height="{height}" rx="10"/>\n'
        f'  <text class="title" x="20" y="34">{escape(title)}</text>\n  {inner}\n</svg>\n'
    )


def plot(bars: Sequence[tuple[str, Interval]], title: str) -> str:
    """Return a row for each bot."""
    names = [name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…" for name, _ in bars]
    left = 28 + LETTER * max(map(len, names))
    right = WIDTH - VALUE
    ticks = grid(min(bar.low for _, bar in bars), max(bar.high for _, bar in bars))
    bottom = TOP + ROW * len(bars)

    def x(elo: float) -> float:
        return left + 14 + (elo - ticks[0]) / (ticks[-1] - ticks[0]) * (right - left - 28)

    parts = []
    for tick in ticks:
        kind = "grid" if tick else "zero"
        parts += [
            f'<line class="{kind}" x1="{x(tick):.1f}" x2="{x(tick):.1f}" y1="{TOP - 14}" y2="{bottom}"/>',
            f'<text class="faint" x="{x(tick):.1f}" y="{bottom + 20}" text-anchor="middle">{_signed(tick)}</text>',
        ]
    for row, (name, (spec, bar)) in enumerate(zip(names, bars, strict=True)):
        y = TOP + ROW * row + ROW / 2 - 6
        label = f"{spec}: {_signed(bar.value)} Elo, 95 % from {_signed(bar.low)} to {_signed(bar.high)}"
        parts += [
            f"<g><title>{escape(label)}</title>",
            f'<text x="20" y="{y + 5:.1f}">{escape(name)}</text>',
            f'<line class="interval" x1="{x(bar.low):.1f}" x2="{x(bar.high):.1f}" y1="{y}" y2="{y}"/>',
            f'<circle class="elo" cx="{x(bar.value):.1f}" cy="{y}" r="6"/>',
            f'<text class="value" x="{WIDTH - 20}" y="{y + 5:.1f}" text-anchor="end">{_signed(bar.value)}</text></g>',
        ]
    note = "Elo, the mean of all is 0; bars are 95 % intervals"
    parts.append(
        f'<text class="faint" x="{(left + right) / 2:.1f}" y="{bottom + 42}" text-anchor="middle">{note}</text>'
    )
    return frame(title, bottom + BOTTOM, STYLE_OF_ELO, parts)


def grid(low: float, high: float) -> list[int]:
    """Return round numbers from below the lowest to above the highest, with 0 among them."""
    low, high = min(low, 0.0), max(high, 0.0)
    for step in STEPS:
        first, last = floor(low / step), ceil(high / step)
        if last - first < LINES:
            break
    return [step * n for n in range(first, max(last, first + 1) + 1)]


def _signed(elo: float) -> str:
    """Write an Elo with a real minus sign, and without one for what rounds to 0."""
    return f"{round(elo):+d}".replace("-", "\N{MINUS SIGN}") if round(elo) else "0"
