"""A picture of any game: what is seen of a position, as an indented list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from .scores import seat_name


def picture(view: Mapping[str, Any], components: Mapping[str, Any], names: Sequence[str]) -> Text:
    """The whole view."""
    return Text("\n".join(view_lines(view)))


def seat_picture(view: Mapping[str, Any], components: Mapping[str, Any], names: Sequence[str], seat: int) -> Text:
    """The part of one seat, if the view has a list `seats`; the whole view if not."""
    seats = view.get("seats")
    if not isinstance(seats, list):
        return picture(view, components, names)
    return Text("\n".join([f"{seat_name(seat, names)}:", *view_lines(seats[seat], "  ")]))


def view_lines(view: Mapping[Any, Any], indent: str = "") -> list[str]:
    """A line for each value; for a list or table that contains others, a line for each of its values, indented."""
    lines = []
    for name, value in view.items():
        parts = dict(enumerate(value)) if isinstance(value, list) else value if isinstance(value, dict) else {}
        if any(isinstance(part, dict | list) for part in parts.values()):
            lines += [f"{indent}{name}:", *view_lines(parts, indent + "  ")]
        else:
            lines.append(f"{indent}{name}: {value}")
    return lines
