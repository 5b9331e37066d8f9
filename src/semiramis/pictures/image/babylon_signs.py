"""The signs of Babylon: tiles with their icons and flowers, pillars, and the pieces that stand on tiles.

Their outlines, in a box of 24, are in `babylon_signs.json`, which the web client reads, too.
"""

from __future__ import annotations

import json
from math import cos, pi, sin
from pathlib import Path

from .canvas import SHADOW, Canvas
from .outline import Point

MATERIALS = {"clay": "#d9906a", "granite": "#b9b3ab", "basalt": "#6d6a70", "start": "#d8c39a"}
TEXTURES = {
    "clay": ("#b46a45", "M0 25H100M0 50H100M0 75H100M25 0V25M75 0V25M50 25V50M25 50V75M75 50V75M50 75V100"),
    "granite": (
        "#8a837a",
        "M8 12H11M52 4H55M92 20H95M48 50H53M4 47H7M95 60H98M50 93H53M18 95H21M80 95H83M3 78H6M96 40H99",
    ),
    "basalt": (
        "#48464c",
        "M0 15 12 4 24 15 36 4 48 15 60 4 72 15 84 4 96 15"
        "M0 97 12 86 24 97 36 86 48 97 60 86 72 97 84 86 96 97M48 15V86",
    ),
    "start": ("#a5854b", "M5 5H95V95H5Z"),
}
RIM, PLATE, BED, LEAF = "#3c2a18", "#fff8e8", "#d4dfb0", "#5c8a3a"

SIGNS = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))
PETALS = {"white": "#ffffff", "pink": "#f3a3c0", "blue": "#7fb0ec", "yellow": "#f6d14f"}
ICONS = {"stairs": "#7c3d10", "fountain": "#1a5a99", "bridge": "#2a6833", "statue": "#6a3286"}
SHADES = ("#b98c58", "#c59a68", "#d1a978", "#ddb988", "#e8c99b", "#f3daaf", "#ffecc6")
"""Of stairs, from the shade below to the light above."""


def flower(canvas: Canvas, name: str, at: Point, size: float) -> None:
    unit = size / 24
    shape = SIGNS["flowers"][name]
    canvas.path(shape["petals"], at, unit, PETALS[name], RIM, 1.3)
    if shape["heart"]:
        canvas.circle((at[0] + 12 * unit, at[1] + 12 * unit), shape["heart"] * unit, shape["color"], RIM, unit)


def icon(canvas: Canvas, name: str, at: Point, size: float) -> None:
    canvas.path(SIGNS["icons"][name], at, size / 24, ICONS[name])
    if name == "fountain":
        canvas.path(SIGNS["jets"], at, size / 24, None, ICONS[name], 2.1)


def slab(canvas: Canvas, material: str, at: Point, size: float) -> None:
    """Draw a tile without what is printed on it."""
    canvas.rectangle(at, (size, size), MATERIALS[material], RIM, max(1, size / 60), size * 0.07)
    line, path = TEXTURES[material]
    canvas.path(path, at, size / 100, None, line, 1.6)
    canvas.rectangle(at, (size, size), None, RIM, max(1, size / 60), size * 0.07)


def space(canvas: Canvas, name: str, at: Point, size: float) -> None:
    """Draw one space of a tile with its icon, or leaves where there is none; `size` is half of the tile's."""
    edge = size * 0.13
    side = size - 2 * edge
    plate = (at[0] + edge, at[1] + edge)
    canvas.rectangle(
        plate, (side, side), PLATE if name else f"{BED}c0", f"{RIM}66" if name else f"{RIM}33", 0.6, side * 0.2
    )
    if name:
        icon(canvas, name, (at[0] + size * 0.25, at[1] + size * 0.25), size * 0.5)
    else:
        canvas.path(SIGNS["sprig"], (at[0] + size * 0.27, at[1] + size * 0.24), size * 0.46 / 24, LEAF)


def tile(canvas: Canvas, printed: dict[str, object], at: Point, size: float) -> None:
    """Draw a tile with its icons, clockwise from the north-west, and its flower."""
    slab(canvas, str(printed.get("material", "start")), at, size)
    half = size / 2
    corners = ((0, 0), (half, 0), (half, half), (0, half))
    icons = printed["icons"]
    assert isinstance(icons, list)
    for name, (x, y) in zip(icons, corners, strict=True):
        space(canvas, name, (at[0] + x, at[1] + y), half)
    flower(canvas, str(printed["flower"]), (at[0] + size * 0.34, at[1] + size * 0.34), size * 0.32)


def pillar(canvas: Canvas, at: Point, size: float, there: bool = True, double: bool = False) -> None:
    """Draw a pillar, or the outline of one that is not there."""
    fill, line = ("#f3ead6", "#6d5a3f") if there else ("#fffaf1", "#cfc2aa")
    shape = SIGNS["pillars"]["double" if double else "single"]
    for part in ("shaft", "ends"):
        canvas.path(shape[part], at, size / 24, fill, line, 1)


def belvedere(canvas: Canvas, at: Point, size: float) -> None:
    unit = size / 100
    x, y = at[0] + 50 * unit, at[1] + 50 * unit
    canvas.circle((x + 4 * unit, y + 6 * unit), 34 * unit, SHADOW)
    corners = [(x + 36 * unit * cos(pi * (n + 0.5) / 4), y + 36 * unit * sin(pi * (n + 0.5) / 4)) for n in range(9)]
    for n in range(8):
        slice_of_roof = [(x, y), corners[n], corners[n + 1], (x, y)]
        canvas.stroke(slice_of_roof, "#1f6f6a" if n % 2 else "#a9dcd3", "#0e3b38", 2 * unit)
    canvas.circle((x, y), 8 * unit, "#f0c34d", "#5d4115", 3 * unit)


def statue(canvas: Canvas, at: Point, size: float) -> None:
    unit = size / 100
    x, y = at[0] + 50 * unit, at[1] + 50 * unit
    canvas.circle((x + 4 * unit, y + 6 * unit), 33 * unit, SHADOW)
    canvas.circle((x, y), 33 * unit, "#f5dd92", "#6a3286", 5 * unit)
    icon(canvas, "statue", (x - 21 * unit, y - 22 * unit), 42 * unit)


def lying(canvas: Canvas, kind: str, first: Point, second: Point, size: float, down: bool) -> None:
    """Draw stairs, a fountain or a bridge from the middle of one space to that of another. A space has this `size`."""
    south = second[1] > first[1]
    unit = size / 100
    length = (second[1] - first[1] if south else second[0] - first[0]) / unit + 100
    start = (first[0] - size / 2, first[1] - size / 2)

    def box(along: float, across: float, long: float, broad: float) -> tuple[Point, tuple[float, float]]:
        if down:
            along = length - along - long
        place, measure = ((across, along), (broad, long)) if south else ((along, across), (long, broad))
        return (start[0] + place[0] * unit, start[1] + place[1] * unit), (measure[0] * unit, measure[1] * unit)

    if kind == "stairs":
        canvas.rectangle(*box(38, 26, 132, 58), SHADOW)
        for step, shade in enumerate(SHADES):
            canvas.rectangle(*box(34 + step * 19, 20, 19, 60), shade, "#7c3d10", 2 * unit)
        canvas.rectangle(*box(34, 20, 133, 60), None, "#7c3d10", 5 * unit)
    elif kind == "fountain":
        canvas.rectangle(*box(22, 24, 164, 64), SHADOW, round_by=32 * unit)
        canvas.rectangle(*box(18, 18, 164, 64), "#f1ede3", "#1a4a7c", 4 * unit, 32 * unit)
        canvas.rectangle(*box(28, 28, 144, 44), "#58a5e0", round_by=22 * unit)
        middle = ((first[0] + second[0]) / 2, (first[1] + second[1]) / 2)
        canvas.circle(middle, 17 * unit, "#e8f5ff", "#1a4a7c", 3 * unit)
        canvas.path("M0 -11V11M-11 0H11M-8 -8 8 8M8 -8 -8 8", middle, unit, None, "#1a5a99", 4)
    else:
        canvas.rectangle(*box(22, 34, 264, 44), SHADOW)
        canvas.rectangle(*box(18, 28, 264, 44), "#cfa468", "#4b3411", 3 * unit)
        for plank in range(9):
            canvas.rectangle(*box(43 + plank * 26, 29, 2, 42), "#7d5a27")
        for side in (23, 69):
            canvas.rectangle(*box(14, side, 272, 8), "#2a6833", round_by=4 * unit)
