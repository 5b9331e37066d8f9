"""The errors of the package."""

from __future__ import annotations


class MsgspecError(Exception):
    pass


class DecodeError(MsgspecError):
    """A text that is not JSON, or not of the expected type."""


class ValidationError(DecodeError):
    """JSON that is not of the expected type."""
