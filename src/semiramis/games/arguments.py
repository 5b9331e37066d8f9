"""Checks of what a caller passes: each names the argument in its message, in one line.

Compiled modules trust their arguments and fields. So everything that Python code can call checks its
arguments with these functions.
"""

from __future__ import annotations

from operator import index
from pathlib import Path
from typing import Any

MOST_QUOTED = 60
"""A message quotes only the beginning of a longer value."""


def as_integer(value: Any, name: str) -> int:
    """Return an integer of any type that Python takes as an index (also of numpy) as an `int`. A bool is refused."""
    if type(value) is int:
        return value
    if not isinstance(value, bool):
        try:
            return int(index(value))
        except TypeError:
            pass
    raise TypeError(f"{name} must be an integer, not {brief(value)}")


def integer_or_none(value: Any) -> int | None:
    """Return the integer as an `int`, or None if it is not an integer."""
    try:
        return as_integer(value, "")
    except TypeError:
        return None


def as_plain(value: Any) -> Any:
    """Return a number, boolean or text of numpy as that of Python; anything else unchanged."""
    return value.item() if type(value).__module__ == "numpy" and getattr(value, "shape", None) == () else value


def as_path(value: Any, name: str) -> Path:
    """Return a `Path`, from a path or its text."""
    if isinstance(value, str) or hasattr(value, "__fspath__"):
        return Path(value)
    raise TypeError(f"{name} must be a path, not {brief(value)}")


def check_type(value: Any, kind: type, name: str) -> None:
    if not isinstance(value, kind):
        raise TypeError(f"{name} must be a {kind.__name__}, not {brief(value)}")


def brief(value: object, most: int = MOST_QUOTED) -> str:
    """Return a value as a message quotes it, in one line."""
    try:
        text = " ".join(repr(value).split())
    except Exception:  # a number with too many digits to convert, or a __repr__ that fails
        text = f"an unprintable {type(value).__name__}"
    return text if len(text) <= most else f"{text[: most - 3]}..."
