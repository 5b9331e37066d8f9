"""The signs of Amytis: buildings as reliefs of cream and gold, the shapes of the four colours, the architects."""

from __future__ import annotations

from .canvas import INK, MARKS, SEATS, SHADOW, Canvas
from .outline import Point

CREAM, GOLD, DARK = "#fff6e2", "#f1c866", "#38220f"

# Each part of a building in a box of 64: how it is filled, and its outline.
BUILDINGS: dict[str, tuple[tuple[str | None, str], ...]] = {
    "garden": (
        (GOLD, "M5 58V49H16V41H48V49H59V58Z"),
        (None, "M16 49H48M5 58H59"),
        (CREAM, "M29.5 41C30.6 34 30.4 28 29.4 22H34.2C33.6 28 33.8 34 35 41Z"),
        (
            CREAM,
            "M32 22C24 25 17.5 29.5 14.4 37 11 29 15 20.6 24 18.6 19.8 17 14.6 17.2 9.6 20.4 11 12.4 19 8 27 12.2"
            " 24.8 9.4 24.2 6.6 25 3.2 29 4.4 31.6 7.4 32 12 32.4 7.4 35 4.4 39 3.2 39.8 6.6 39.2 9.4 37 12.2 45 8"
            " 53 12.4 54.4 20.4 49.4 17.2 44.2 17 40 18.6 49 20.6 53 29 49.6 37 46.5 29.5 40 25 32 22Z",
        ),
    ),
    "market": (
        (CREAM, "M10 28H15V58H10ZM49 28H54V58H49Z"),
        (GOLD, "M7 44H57V58H7Z"),
        (
            CREAM,
            "M14.5 44C14.5 32.5 24.5 32.5 24.5 44ZM27 44C27 32.5 37 32.5 37 44ZM39.5 44C39.5 32.5 49.5 32.5 49.5 44Z",
        ),
        (
            CREAM,
            "M12 6H52L60 25C60 32.5 48.8 32.5 48.8 25C48.8 32.5 37.6 32.5 37.6 25C37.6 32.5 26.4 32.5 26.4 25"
            "C26.4 32.5 15.2 32.5 15.2 25C15.2 32.5 4 32.5 4 25Z",
        ),
        (GOLD, "M20 6H28L26.4 25C26.4 32.5 15.2 32.5 15.2 25ZM36 6H44L48.8 25C48.8 32.5 37.6 32.5 37.6 25Z"),
    ),
    "wall": (
        (
            CREAM,
            "M4 58V24H7.5V17.5H10.5V11H15.5V17.5H18.5V24H22V31H24V24H27.5V17.5H29.5V11H34.5V17.5H36.5V24H40V31"
            "H42V24H45.5V17.5H48.5V11H53.5V17.5H56.5V24H60V58Z",
        ),
        (GOLD, "M4 49H60V58H4Z"),
        (
            None,
            "M4 39.5H60M4 49H60M14 30V39.5M32 30V39.5M50 30V39.5M23 39.5V49M41 39.5V49M14 49V58M32 49V58M50 49V58",
        ),
    ),
    "palace": (
        (CREAM, "M3 58V45H61V58ZM12 45V32H52V45ZM20.5 32V20H43.5V32Z"),
        (GOLD, "M26 20V8.5H38V20Z"),
        (DARK, "M30 20V15C30 12.3 34 12.3 34 15V20Z"),
        (GOLD, "M29 20H35L41 58H23Z"),
        (None, "M28.2 26.5H35.8M27.2 33H36.8M26.1 39.5H37.9M25.1 46H38.9M24 52.2H40"),
        (CREAM, "M22.5 8.5 32 3 41.5 8.5Z"),
    ),
    "residence": (
        (GOLD, "M20 22C20 5.3 44 5.3 44 22Z"),
        (None, "M32 9.5V5"),
        (CREAM, "M9 58V28H55V58Z"),
        (CREAM, "M5.5 29V20.5H58.5V29Z"),
        (DARK, "M25.5 58V46.5C25.5 37.2 38.5 37.2 38.5 46.5V58Z"),
        (DARK, "M14.5 44V38C14.5 34 20.1 34 20.1 38V44ZM43.9 44V38C43.9 34 49.5 34 49.5 38V44Z"),
        (None, "M5 58H59"),
    ),
    "theater": (
        (CREAM, "M9.5 14C16 9 24 7 32 7S48 9 54.5 14C55.5 38 48 58 32 58S8.5 38 9.5 14Z"),
        (GOLD, "M9.5 14C16 9 24 7 32 7S48 9 54.5 14L54.2 21.5C47 17.6 40 16 32 16S17 17.6 9.8 21.5Z"),
        (
            DARK,
            "M15.5 31.5C18 26 25.4 26 28 31.5 25 33.6 18.4 33.6 15.5 31.5Z"
            "M36 31.5C38.6 26 46 26 48.5 31.5 45.6 33.6 39 33.6 36 31.5Z",
        ),
        (DARK, "M17.5 40C26.5 43.6 37.5 43.6 46.5 40 45 49.6 39 53.4 32 53.4S19 49.6 17.5 40Z"),
        (None, "M32 30V38.4H29.4"),
    ),
}

COLORS = {"blue": "#3f78bd", "green": "#4c9a57", "orange": "#e08a34", "pink": "#d8719a"}
DEEP = {"blue": "#173c6b", "green": "#17481f", "orange": "#7a3b00", "pink": "#7b1746"}
SHAPES = {
    "blue": "M12 .8 15.2 8.3 23.3 9 17.2 14.4 19 22.3 12 18.1 5 22.3 6.8 14.4 .7 9 8.8 8.3Z",
    "green": "M20.5 2.2C9.5 1 2.4 6.6 3.6 16L1.4 21.2 3.4 22.6 6 18.9C15.4 21.2 21.6 13.8 20.5 2.2Z",
    "orange": "M12 1.8 23 21.4H1Z",
    "pink": "M6.4 2.2H17.6L23.2 12 17.6 21.8H6.4L.8 12Z",
}
BRICKS = (
    "M3 20H81M3 38H81M3 56H81M22 3V20M52 3V20M10 20V38M38 20V38M70 20V38M24 38V56M54 38V56M12 56V71M40 56V71M70 56V71"
)
CLAY, CLAY_LINE = "#b98a5f", "#5d3c20"

ROBE = "M16 14.5C21.5 14.5 22.6 19 24 25L28.4 39.4C25 41.6 7 41.6 3.6 39.4L8 25C9.4 19 10.5 14.5 16 14.5Z"
BAND = "M8.8 8.6C13 6.8 19 6.8 23.2 8.6"


def building(canvas: Canvas, name: str, at: Point, size: float) -> None:
    for fill, path in BUILDINGS[name]:
        canvas.path(path, at, size / 64, fill, DARK, 2.4)


def tile(canvas: Canvas, name: str, at: Point, width: float) -> None:
    """Draw the face of a tile: its building on its colour, and the shape of the colour."""
    kind, color = name.split("-")
    x, y = at
    unit = width / 84
    canvas.rectangle(at, (width, 74 * unit), COLORS[color], DEEP[color], 1.5 * unit, 11 * unit)
    canvas.path(BRICKS, at, unit, None, f"{DEEP[color]}30", 1.2)
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
    canvas.path(ROBE, at, unit, color, CREAM, 1.8)
    canvas.circle((x + 16 * unit, y + 10.6 * unit), 7.6 * unit, color, CREAM, 1.8 * unit)
    canvas.path(BAND, at, unit, None, CREAM, 2.2)
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
