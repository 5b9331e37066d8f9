"""Boards of cells, with lines between cells that are not part of the same thing."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field

from rich.text import Text

LINES = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""The sign of a crossing by its arms: up 1, right 2, down 4, left 8."""
LINE_STYLE = "bright_black"


@dataclass
class Cell:
    """One cell: what is written in it line by line, its colours, and what it is a part of."""

    lines: Sequence[str]
    style: str = ""
    part_of: Hashable = field(default_factory=object)
    """There is no line between two neighbours that are part of the same thing."""


def draw(cells: Sequence[Sequence[Cell]], width: int) -> Text:
    """Return a board with the names of its columns and rows; each cell is `width` letters wide."""
    rows, columns = len(cells), len(cells[0])
    board = Text("  ", no_wrap=True)
    for column in range(columns):
        board.append(f" {'abcdefgh'[column]:^{width}}", LINE_STYLE)
    for y in range(rows + 1):
        board.append("\n  ")
        for x in range(columns + 1):
            _crossing(board, cells, y, x)
            if x < columns:
                _border(board, "─" * width, _at(cells, y - 1, x), _at(cells, y, x))
        for line in range(len(cells[0][0].lines) if y < rows else 0):
            board.append("\n")
            board.append(f"{y + 1} " if line == len(cells[0][0].lines) // 2 else "  ", LINE_STYLE)
            for x in range(columns + 1):
                _border(board, "│", _at(cells, y, x - 1), _at(cells, y, x))
                if x < columns:
                    board.append(f"{cells[y][x].lines[line]:{width}}", cells[y][x].style)
    return board


def _at(cells: Sequence[Sequence[Cell]], y: int, x: int) -> Cell | None:
    return cells[y][x] if 0 <= y < len(cells) and 0 <= x < len(cells[0]) else None


def _is_border(one: Cell | None, other: Cell | None) -> bool:
    if one is None or other is None:
        return one is not other
    return one.part_of != other.part_of


def _border(board: Text, line: str, one: Cell | None, other: Cell | None) -> None:
    if _is_border(one, other):
        board.append(line, LINE_STYLE)
    else:
        board.append(" " * len(line), one.style if one else "")


def _crossing(board: Text, cells: Sequence[Sequence[Cell]], y: int, x: int) -> None:
    nw, ne, se, sw = _at(cells, y - 1, x - 1), _at(cells, y - 1, x), _at(cells, y, x), _at(cells, y, x - 1)
    arms = _is_border(nw, ne) + 2 * _is_border(ne, se) + 4 * _is_border(se, sw) + 8 * _is_border(sw, nw)
    board.append(LINES[arms], LINE_STYLE if arms else nw.style if nw else "")
