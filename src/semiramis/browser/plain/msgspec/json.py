"""JSON of structs, both ways."""

from __future__ import annotations

import json
import math
from typing import Any, Generic, NoReturn, TypeVar

from .convert import encoded_fields, to_builtins, validate
from .errors import DecodeError
from .raw import Raw
from .structs import Struct

_ENCODER = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":"), default=to_builtins)


def encode(content: object) -> bytes:
    return _text(content).encode()


def _text(content: object) -> str:
    if isinstance(content, Raw):
        return content.decode()
    if isinstance(content, Struct):
        return "{" + ",".join(f'"{name}":{_text(value)}' for name, value in encoded_fields(content)) + "}"
    if isinstance(content, list) and any(isinstance(each, Struct | Raw) for each in content):
        return "[" + ",".join(map(_text, content)) + "]"
    if isinstance(content, float) and not math.isfinite(content):
        return "null"
    return _ENCODER.encode(content)


def decode(text: bytes | str, type: Any = Any) -> Any:
    """Return the content of a JSON text as the given type. Raises `DecodeError` if it is not."""
    decoded = text if isinstance(text, str) else bytes(text).decode()
    try:
        content = json.loads(decoded, parse_constant=_refuse)
    except json.JSONDecodeError as error:
        if not decoded[error.pos :].strip():
            raise DecodeError("Input data was truncated") from None
        raise DecodeError(f"JSON is malformed: {error.msg} (byte {error.pos})") from None
    return validate(content, type)


def _refuse(name: str) -> NoReturn:
    raise DecodeError(f"JSON is malformed: {name} is not a number")


class Encoder:
    encode = staticmethod(encode)


Decoded = TypeVar("Decoded")


class Decoder(Generic[Decoded]):
    def __init__(self, type: type[Decoded]) -> None:
        self._type = type

    def decode(self, text: bytes | str) -> Decoded:
        found: Decoded = decode(text, self._type)
        return found
