"""What pictures are drawn on, as pixels (`pixels.py`) or as lines (`svg.py`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from contextlib import AbstractContextManager
from typing import TypeAlias, TypeVar

from .outline import Point

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

Size: TypeAlias = tuple[float, float]
Color: TypeAlias = str | None
"""As CSS writes it, with or without its opacity; None for nothing."""
AnyCanvas = TypeVar("AnyCanvas", bound="Canvas")


class Canvas(ABC):
    """Sizes are those of the picture; `at` is the top left corner of what is drawn."""

    @abstractmethod
    def __init__(self, width: float, height: float) -> None:
        """Begin with an empty sheet of paper."""

    @abstractmethod
    def keeping(self, boxes: Iterable[tuple[Point, float]]) -> AbstractContextManager[None]:
        """Protect squares, given by corner and size, from what is drawn in the `with` block."""

    @abstractmethod
    def rectangle(
        self, at: Point, size: Size, fill: Color = None, line: Color = None, thick: float = 1, round_by: float = 0
    ) -> None:
        """Draw a rectangle; its line lies inside, also that of a circle."""

    @abstractmethod
    def circle(
        self, middle: Point, radius: float, fill: Color = None, line: Color = None, thick: float = 1
    ) -> None: ...

    @abstractmethod
    def path(
        self, path: str, at: Point, scale: float, fill: Color = None, line: Color = None, thick: float = 1
    ) -> None:
        """Draw a path of `outline`; `thick` is in its own measure."""

    @abstractmethod
    def stroke(self, points: Iterable[Point], fill: Color, line: Color, thick: float) -> None:
        """Draw a line through points, and what it encloses."""

    @abstractmethod
    def text(
        self, at: Point, text: str, size: float = 13, fill: str = INK, anchor: str = "lm", bold: bool = False
    ) -> None:
        """Write text. `anchor` is as in Pillow: `lm` begins at the point, `mm` is about it, `rm` ends there."""

    @abstractmethod
    def text_width(self, text: str, size: float = 13) -> float: ...

    def panel(self, at: Point, size: Size, accent: bool = False) -> None:
        """Draw a panel; with an accent, that of the current player."""
        self.rectangle((at[0] + 1, at[1] + 2), size, SHADOW, round_by=9)
        self.rectangle(at, size, SHEET, ACCENT if accent else LINE, 2.5 if accent else 1, 9)

    def mark(self, seat: int, at: Point, size: float, fill: str | None = None) -> None:
        self.path(MARKS[seat], at, size / 24, fill or SEATS[seat])
