"""A picture of any game: what is seen of a position, as an indented list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from .scores import seat_name


def picture(view: Mapping[str, Any], components: Mapping[str, Any], names: Sequence[str]) -> Text:
    """Return the whole view."""
    return Text("\n".join(view_lines(view)))


def parts(
    view: Mapping[str, Any], components: Mapping[str, Any], names: Sequence[str], seat: int
) -> list[RenderableType]:
    return [picture(view, components, names)]


def seat_picture(view: Mapping[str, Any], components: Mapping[str, Any], names: Sequence[str], seat: int) -> Text:
    """Return the part of one seat, if the view has a list `seats`; the whole view if not."""
    seats = view.get("seats")
    if not isinstance(seats, list):
        return picture(view, components, names)
    return Text("\n".join([f"{seat_name(seat, names)}:", *view_lines(seats[seat], "  ")]))


def view_lines(view: Mapping[Any, Any], indent: str = "") -> list[str]:
    """Return a line for each value; for a list or table that contains others, a line for each of its values, indented.

    A list of texts that are equally long is a board: each is a row of it.
    """
    lines = []
    for name, value in view.items():
        parts = dict(enumerate(value)) if isinstance(value, list) else value if isinstance(value, dict) else {}
        if any(isinstance(part, dict | list) for part in parts.values()):
            lines += [f"{indent}{name}:", *view_lines(parts, indent + "  ")]
        elif _is_board(value):
            lines += [f"{indent}{name}:", *(f"{indent}  {row}" for row in value)]
        else:
            lines.append(f"{indent}{name}: {value}")
    return lines


def _is_board(value: object) -> bool:
    if not (isinstance(value, list) and len(value) > 1 and all(isinstance(row, str) for row in value)):
        return False
    return all(len(row) == len(value[0]) > 1 for row in value)
