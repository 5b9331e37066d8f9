"""The signs of Amytis: buildings as reliefs of cream and gold, the shapes of the four colours, the architects.

Their outlines are in `amytis_signs.json`, which the web client reads, too.
"""

from __future__ import annotations

import json
from pathlib import Path

from .canvas import INK, MARKS, SEATS, SHADOW, Canvas
from .outline import Point

CREAM, GOLD, DARK = "#fff6e2", "#f1c866", "#38220f"

SIGNS = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))
FILLS = {"cream": CREAM, "gold": GOLD, "dark": DARK, "line": None}
"""How the parts of a building are filled."""

COLORS = {"blue": "#3f78bd", "green": "#4c9a57", "orange": "#e08a34", "pink": "#d8719a"}
DEEP = {"blue": "#173c6b", "green": "#17481f", "orange": "#7a3b00", "pink": "#7b1746"}
SHAPES: dict[str, str] = SIGNS["colors"]
CLAY, CLAY_LINE = "#b98a5f", "#5d3c20"


def building(canvas: Canvas, name: str, at: Point, size: float) -> None:
    """Draw a building; its outlines are in a box of 64."""
    for fill, path in SIGNS["buildings"][name]:
        canvas.path(path, at, size / 64, FILLS[fill], DARK, 2.4)


def tile(canvas: Canvas, name: str, at: Point, width: float) -> None:
    """Draw the face of a tile: its building on its colour, and the shape of the colour."""
    kind, color = name.split("-")
    x, y = at
    unit = width / 84
    canvas.rectangle(at, (width, 74 * unit), COLORS[color], DEEP[color], 1.5 * unit, 11 * unit)
    canvas.path(SIGNS["bricks"], at, unit, None, f"{DEEP[color]}30", 1.2)
    rim = 3.4 * unit
    canvas.rectangle(
        (x + rim, y + rim), (width - 2 * rim, 74 * unit - 2 * rim), None, f"{CREAM}88", 1.6 * unit, 8 * unit
    )
    building(canvas, kind, (x + 5 * unit, y + 14 * unit), 54 * unit)
    canvas.circle((x + 68 * unit, y + 16 * unit), 12.5 * unit, CREAM, DEEP[color], 1.6 * unit)
    canvas.path(SHAPES[color], (x + 59.9 * unit, y + 7.9 * unit), 16.2 / 24 * unit, DEEP[color])


def stack(canvas: Canvas, tiles: list[str | None], at: Point, width: float) -> None:
    """Draw tiles from the bottom up, seen a little from the south; of an unknown one the clay. The plot is at `at`."""
    (x, y), unit = at, width / 84
    canvas.rectangle(at, (width, 74 * unit), "#e6dac4", "#cdbd9f", 1, 11 * unit)
    if not tiles:
        return
    thick = min(5.2, 26 / len(tiles)) * unit
    canvas.rectangle((x + unit, y + 3 * unit), (width + 4 * unit, 74 * unit), SHADOW, round_by=11 * unit)
    for n, name in enumerate(tiles):
        color = None if name is None else name.split("-")[1]
        edge, line = (CLAY, CLAY_LINE) if color is None else (COLORS[color], DEEP[color])
        canvas.rectangle((x + 0.75 * unit, y - n * thick), (width - 1.5 * unit, 74 * unit), edge, line, 1, 11 * unit)
    top = tiles[-1]
    assert top is not None, "the top of a stack is seen"
    tile(canvas, top, (x, y - len(tiles) * thick), width)
    canvas.circle((x + 3 * unit, y + 70 * unit), 10.5 * unit, INK)
    canvas.text((x + 3 * unit, y + 70 * unit), str(len(tiles)), 14 * unit, "#ffffff", "mm", bold=True)


def architect(canvas: Canvas, seat: int, at: Point, height: float, at_hand: bool = True) -> None:
    """Draw a figure in a robe with the mark of its seat; or the place of one that is not at hand."""
    (x, y), unit = at, height / 44
    color = SEATS[seat] if at_hand else "#d8cbb6"
    canvas.path(SIGNS["robe"], at, unit, color, CREAM, 1.8)
    canvas.circle((x + 16 * unit, y + 10.6 * unit), 7.6 * unit, color, CREAM, 1.8 * unit)
    canvas.path(SIGNS["band"], at, unit, None, CREAM, 2.2)
    canvas.circle((x + 16 * unit, y + 28.4 * unit), 7 * unit, CREAM)
    canvas.path(MARKS[seat], (x + 11.6 * unit, y + 24 * unit), 8.8 / 24 * unit, color)


def token(canvas: Canvas, seat: int | None, middle: Point, radius: float) -> None:
    """Draw a favour token; without a seat, the place for one."""
    if seat is None:
        canvas.circle(middle, radius, "#fffaf1", "#b9a88a", 1)
        return
    canvas.circle(middle, radius, SEATS[seat])
    canvas.circle(middle, radius * 0.8, None, "#fffaf1cc", radius / 10)
    lift = 0.75 if seat == 1 else 0.55
    size = radius * 0.8
    canvas.mark(seat, (middle[0] - size / 2, middle[1] - size * lift + size * 0.05), size, "#fffaf1")
