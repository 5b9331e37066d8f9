"""A canvas of pixels, larger than the picture, so that edges become smooth. It needs Pillow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache

from PIL import Image, ImageDraw, ImageFont

from .canvas import INK, PAPER, Canvas, Color, Size
from .outline import Point, lines

FINE = 2
"""How many times larger the canvas is."""


@cache
def font(pixels: float) -> ImageFont.FreeTypeFont:
    loaded = ImageFont.load_default(pixels)
    assert isinstance(loaded, ImageFont.FreeTypeFont), "Pillow was built without FreeType"
    return loaded


class PixelCanvas(Canvas):
    def __init__(self, width: float, height: float) -> None:
        self.image = Image.new("RGB", (round(width * FINE), round(height * FINE)), PAPER)
        self.pen = ImageDraw.Draw(self.image, "RGBA")  # so that colours may let through what is below them

    def shown(self) -> Image.Image:
        return self.image.reduce(FINE)

    @contextmanager
    def keeping(self, boxes: Iterable[tuple[Point, float]]) -> Iterator[None]:
        kept = []
        for (x, y), size in boxes:
            box = (round(x * FINE), round(y * FINE), round((x + size) * FINE), round((y + size) * FINE))
            kept.append((self.image.crop(box), box))
        yield
        for before, box in kept:
            self.image.paste(before, box)

    def rectangle(
        self, at: Point, size: Size, fill: Color = None, line: Color = None, thick: float = 1, round_by: float = 0
    ) -> None:
        (x, y), (width, height) = at, size
        box = (x * FINE, y * FINE, (x + width) * FINE - 1, (y + height) * FINE - 1)
        self.pen.rounded_rectangle(box, round_by * FINE, fill, line, round(thick * FINE) if line else 0)

    def circle(self, middle: Point, radius: float, fill: Color = None, line: Color = None, thick: float = 1) -> None:
        x, y = middle[0] * FINE, middle[1] * FINE
        r = radius * FINE
        self.pen.ellipse((x - r, y - r, x + r, y + r), fill, line, round(thick * FINE) if line else 0)

    def path(
        self, path: str, at: Point, scale: float, fill: Color = None, line: Color = None, thick: float = 1
    ) -> None:
        for points in lines(path):
            self.stroke([(at[0] + x * scale, at[1] + y * scale) for x, y in points], fill, line, thick * scale)

    def stroke(self, points: Iterable[Point], fill: Color, line: Color, thick: float) -> None:
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
        x, y = at[0] * FINE, at[1] * FINE
        weight = size * FINE / 34 if bold else 0  # the font comes in one weight
        self.pen.text((x, y), text, fill, font(size * FINE), anchor, stroke_width=weight, stroke_fill=fill)

    def text_width(self, text: str, size: float = 13) -> float:
        return font(size * FINE).getlength(text) / FINE
