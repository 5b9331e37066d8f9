"""A canvas that is larger than the picture, so that edges become smooth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from math import cos, pi, sin

from PIL import Image, ImageDraw, ImageFont

from .outline import Point, lines

FINE = 2
"""How many times larger the canvas is."""

PAPER = "#f6efe2"
SHEET = "#fffaf1"
PLOT = "#e6dac4"
LINE = "#d9cbb0"
INK = "#2b2118"
FAINT = "#6f6353"
ACCENT = "#efc452"
SHADOW = "#1e0f0044"
SEATS = ("#1f4e8c", "#a8391f", "#2f6b3a", "#7a3f93")
MARKS = (
    "M12 1.5C26 1.5 26 22.5 12 22.5C-2 22.5 -2 1.5 12 1.5Z",
    "M12 1.5 23.4 21.5H.6Z",
    "M2.5 2.5H21.5V21.5H2.5Z",
    "M12 .5 22.5 12 12 23.5 1.5 12Z",
)
"""Each seat has a different shape, so that colours need not be distinguished."""


@cache
def font(pixels: float) -> ImageFont.FreeTypeFont:
    loaded = ImageFont.load_default(pixels)
    assert isinstance(loaded, ImageFont.FreeTypeFont), "Pillow was built without FreeType"
    return loaded


class Canvas:
    """Sizes are those of the picture; `at` is the top left corner of what is drawn."""

    def __init__(self, width: float, height: float) -> None:
        self.image = Image.new("RGB", (round(width * FINE), round(height * FINE)), PAPER)
        self.pen = ImageDraw.Draw(self.image, "RGBA")  # so that colours may let through what is below them

    def shown(self) -> Image.Image:
        return self.image.reduce(FINE)

    @contextmanager
    def keeping(self, boxes: Iterable[tuple[Point, float]]) -> Iterator[None]:
        """Protects squares, given by corner and size, from what is drawn in the `with` block."""
        kept = []
        for (x, y), size in boxes:
            box = (round(x * FINE), round(y * FINE), round((x + size) * FINE), round((y + size) * FINE))
            kept.append((self.image.crop(box), box))
        yield
        for before, box in kept:
            self.image.paste(before, box)

    def rectangle(
        self,
        at: Point,
        size: tuple[float, float],
        fill: str | None = None,
        line: str | None = None,
        thick: float = 1,
        round_by: float = 0,
    ) -> None:
        (x, y), (width, height) = at, size
        box = (x * FINE, y * FINE, (x + width) * FINE - 1, (y + height) * FINE - 1)
        self.pen.rounded_rectangle(box, round_by * FINE, fill, line, round(thick * FINE) if line else 0)

    def circle(
        self, middle: Point, radius: float, fill: str | None = None, line: str | None = None, thick: float = 1
    ) -> None:
        x, y = middle[0] * FINE, middle[1] * FINE
        r = radius * FINE
        self.pen.ellipse((x - r, y - r, x + r, y + r), fill, line, round(thick * FINE) if line else 0)

    def path(
        self,
        path: str,
        at: Point,
        scale: float,
        fill: str | None = None,
        line: str | None = None,
        thick: float = 1,
    ) -> None:
        """A path of `outline`; `thick` is in its own measure."""
        for points in lines(path):
            self.stroke([(at[0] + x * scale, at[1] + y * scale) for x, y in points], fill, line, thick * scale)

    def stroke(self, points: Iterable[Point], fill: str | None, line: str | None, thick: float) -> None:
        """A line through points, and what it encloses."""
        drawn = [(x * FINE, y * FINE) for x, y in points]
        if fill is not None:
            self.pen.polygon(drawn, fill)
        if line is not None:
            width = max(1, round(thick * FINE))
            self.pen.line(drawn, line, width, joint="curve")
            if width > 2:
                for x, y in (drawn[0], drawn[-1]):  # round ends
                    self.pen.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), line)

    def text(
        self, at: Point, text: str, size: float = 13, fill: str = INK, anchor: str = "lm", bold: bool = False
    ) -> None:
        """`anchor` as Pillow has it: `lm` begins at the point, `mm` is about it, `rm` ends there."""
        x, y = at[0] * FINE, at[1] * FINE
        weight = size * FINE / 34 if bold else 0  # the font comes in one weight
        self.pen.text((x, y), text, fill, font(size * FINE), anchor, stroke_width=weight, stroke_fill=fill)

    def text_width(self, text: str, size: float = 13) -> float:
        return font(size * FINE).getlength(text) / FINE

    def panel(self, at: Point, size: tuple[float, float], accent: bool = False) -> None:
        """A panel; with an accent, that of the current player."""
        self.rectangle((at[0] + 1, at[1] + 2), size, SHADOW, round_by=9)
        self.rectangle(at, size, SHEET, ACCENT if accent else LINE, 2.5 if accent else 1, 9)

    def mark(self, seat: int, at: Point, size: float, fill: str | None = None) -> None:
        self.path(MARKS[seat], at, size / 24, fill or SEATS[seat])


def star(points: int, outer: float, inner: float) -> str:
    """A star in a box of 24, its first point upwards."""
    corners = [
        (12 + radius * cos(angle), 12 + radius * sin(angle))
        for n in range(2 * points)
        for angle, radius in [(pi * n / points - pi / 2, inner if n % 2 else outer)]
    ]
    return f"M{' '.join(f'{x:.2f} {y:.2f}' for x, y in corners)}Z"
