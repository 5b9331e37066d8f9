"""A canvas of lines: a picture as SVG, for notebooks and pages. It needs nothing but Python."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from html import escape
from unicodedata import east_asian_width
from zlib import crc32

from .canvas import INK, PAPER, Canvas, Color, Size
from .outline import Point

ANCHORS = {"l": "start", "m": "middle", "r": "end"}


class SvgCanvas(Canvas):
    def __init__(self, width: float, height: float) -> None:
        self.size = f"{width:g} {height:g}"
        self._sheet = f"M0 0H{width:g}V{height:g}H0Z"
        self._drawn = [f'<path d="{self._sheet}" fill="{PAPER}"/>']
        self._outlines: set[str] = set()

    def shown(self) -> str:
        width, height = self.size.split()
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.size}" width="{width}" height="{height}"'
            ' style="max-width:100%;height:auto" font-family="system-ui,sans-serif" stroke-linecap="round"'
            f' stroke-linejoin="round">{"".join(self._drawn)}</svg>'
        )

    @contextmanager
    def keeping(self, boxes: Iterable[tuple[Point, float]]) -> Iterator[None]:
        holes = "".join(
            f"M{_round(x)} {_round(y)}h{_round(size)}v{_round(size)}h-{_round(size)}z" for (x, y), size in boxes
        )
        if not holes:
            yield
            return
        name = _name(self._sheet + holes)
        self._drawn.append(
            f'<clipPath id="{name}"><path clip-rule="evenodd" d="{self._sheet}{holes}"/></clipPath>'
            f'<g clip-path="url(#{name})">'
        )
        yield
        self._drawn.append("</g>")

    def rectangle(
        self, at: Point, size: Size, fill: Color = None, line: Color = None, thick: float = 1, round_by: float = 0
    ) -> None:
        edge = thick / 2 if line else 0
        (x, y), (width, height) = at, size
        rounded = f' rx="{_round(max(0.0, round_by - edge))}"' if round_by > edge else ""
        self._drawn.append(
            f'<rect x="{_round(x + edge)}" y="{_round(y + edge)}" width="{_round(width - 2 * edge)}"'
            f' height="{_round(height - 2 * edge)}"{rounded}{_paint(fill, line, thick)}/>'
        )

    def circle(self, middle: Point, radius: float, fill: Color = None, line: Color = None, thick: float = 1) -> None:
        r = radius - (thick / 2 if line else 0)
        place = f'cx="{_round(middle[0])}" cy="{_round(middle[1])}" r="{_round(r)}"'
        self._drawn.append(f"<circle {place}{_paint(fill, line, thick)}/>")

    def path(
        self, path: str, at: Point, scale: float, fill: Color = None, line: Color = None, thick: float = 1
    ) -> None:
        if not path:
            return
        name = _name(path)
        if name not in self._outlines:
            self._outlines.add(name)
            self._drawn.append(f'<defs><path id="{name}" d="{path}"/></defs>')
        place = f"translate({_round(at[0])} {_round(at[1])}) scale({scale:.4g})"
        self._drawn.append(f'<use href="#{name}" transform="{place}"{_paint(fill, line, thick)}/>')

    def stroke(self, points: Iterable[Point], fill: Color, line: Color, thick: float) -> None:
        corners = " ".join(f"{_round(x)},{_round(y)}" for x, y in points)
        self._drawn.append(f'<polyline points="{corners}"{_paint(fill, line, thick)}/>')

    def text(
        self, at: Point, text: str, size: float = 13, fill: str = INK, anchor: str = "lm", bold: bool = False
    ) -> None:
        weight = ' font-weight="bold"' if bold else ""
        self._drawn.append(
            f'<text x="{_round(at[0])}" y="{_round(at[1])}" font-size="{_round(size)}"{weight}'
            f' text-anchor="{ANCHORS[anchor[0]]}" dominant-baseline="central"{_paint(fill, None, 0)}>'
            f"{escape(text)}</text>"
        )

    def text_width(self, text: str, size: float = 13) -> float:
        """Return an estimate, since the reader's fonts are not known."""
        return size * sum(1.0 if east_asian_width(letter) in "WF" else 0.58 for letter in text)


def _round(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")


def _name(outline: str) -> str:
    """Return a name that is the same in all pictures of a page, since names of one page are shared."""
    return f"s{crc32(outline.encode()):08x}"


def _paint(fill: Color, line: Color, thick: float) -> str:
    lines = f'{_color("stroke", line)} stroke-width="{_round(thick)}"' if line else ""
    return (_color("fill", fill) if fill else ' fill="none"') + lines


def _color(name: str, color: str) -> str:
    see_through = f' {name}-opacity="{int(color[7:], 16) / 255:.2f}"' if len(color) > 7 else ""
    return f' {name}="{color[:7]}"{see_through}'
