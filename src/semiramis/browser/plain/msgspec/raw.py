"""JSON that is already encoded."""

from __future__ import annotations


class Raw(bytes):
    """Becomes part of a message as it is."""
