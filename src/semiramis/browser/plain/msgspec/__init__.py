"""The part of `msgspec` that tables need, in plain Python: messages, and their JSON.

It is imported as `msgspec` where the real one is missing (see `semiramis.browser`). A test compares both with all
messages of the server.
"""

from __future__ import annotations

from . import json, structs
from .convert import to_builtins
from .convert import validate as convert
from .errors import DecodeError, MsgspecError, ValidationError
from .raw import Raw
from .structs import Meta, Struct

__all__ = [
    "DecodeError",
    "Meta",
    "MsgspecError",
    "Raw",
    "Struct",
    "ValidationError",
    "convert",
    "json",
    "structs",
    "to_builtins",
]
