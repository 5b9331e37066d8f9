"""The chances of a report as an SVG picture for light and dark pages."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from .arena.plot import WIDTH, frame

if TYPE_CHECKING:
    from .report import Report

HEIGHT = 300
LEFT, TOP, BOTTOM = 56, 56, 250
COLOURS = ("#b4531f", "#2c6e8f", "#5f7d2e", "#7a4a8c")
"""Of the seats."""

STYLE = """
    path { fill: none; stroke-width: 2.5 } circle { stroke: #fffdf8 }
"""


def plot(report: Report) -> str:
    """Return the chance of each seat before each turn; a dot is a turn with a label, by its loss larger or smaller."""
    turns = report.turns
    step = (WIDTH - LEFT - 24) / max(1, len(turns) - 1)

    def y(chance: float) -> float:
        return BOTTOM - chance * (BOTTOM - TOP)

    parts = []
    for percent in (0, 25, 50, 75, 100):
        line = f'<line class="grid" x1="{LEFT}" x2="{WIDTH - 24}" y1="{y(percent / 100)}" y2="{y(percent / 100)}"/>'
        parts += [line, f'<text x="{LEFT - 8}" y="{y(percent / 100) + 4}" text-anchor="end">{percent} %</text>']
    for seat, name in enumerate(report.names):
        colour = COLOURS[seat % len(COLOURS)]
        way = " ".join(f"{LEFT + n * step:.1f},{y(turn.chances[seat]):.1f}" for n, turn in enumerate(turns))
        parts.append(f'<path d="M{way}" stroke="{colour}"><title>{escape(name)}</title></path>')
        x = LEFT + seat * (WIDTH - LEFT) / len(report.names)
        parts.append(f'<circle cx="{x}" cy="{HEIGHT - 22}" r="6" fill="{colour}"/>')
        parts.append(f'<text x="{x + 12}" y="{HEIGHT - 18}">{escape(name[:20])}</text>')
    for n, turn in enumerate(turns):
        if turn.label:
            words = escape(f"ply {turn.ply}: {turn.label}, {turn.lost_chance:.0%} lost")
            radius = 4 + min(6.0, 20 * turn.lost_chance)
            place = f'cx="{LEFT + n * step:.1f}" cy="{y(turn.chances[turn.seat]):.1f}" r="{radius:.1f}"'
            parts.append(f'<circle {place} fill="{COLOURS[turn.seat % len(COLOURS)]}"><title>{words}</title></circle>')
    return frame(f"{report.game}: chance to win of {', '.join(report.names)}", HEIGHT, STYLE, parts)
