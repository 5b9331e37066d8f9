"""Turns structs into lists, dicts and plain values, and these into structs, with the checks of their types."""

from __future__ import annotations

import json
import types
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from .errors import ValidationError
from .raw import Raw
from .structs import REQUIRED, Meta, Struct, StructMeta, default_of

NAMES = {bool: "bool", int: "int", float: "float", str: "str", list: "array", dict: "object", type(None): "null"}
"""How messages name the types of JSON, in the order of a union."""


def encoded_fields(struct: Struct) -> Iterator[tuple[str, Any]]:
    """Yield the names and values of a struct as its JSON has them."""
    cls = type(struct)
    options = cls.__struct_options__
    if "tag" in options:
        yield options["tag_field"], options["tag"]
    omits = options.get("omit_defaults", False)
    for field in cls.__struct_fields__:
        value = getattr(struct, field)
        if omits and (value is cls.__struct_defaults__[field] or value == cls.__struct_defaults__[field]):
            continue
        yield field, value


def to_builtins(content: Any) -> Any:
    if isinstance(content, Struct):
        return {name: to_builtins(value) for name, value in encoded_fields(content)}
    if isinstance(content, Raw):
        return json.loads(content)
    if isinstance(content, dict):
        return {name: to_builtins(value) for name, value in content.items()}
    if isinstance(content, list | tuple | set | frozenset):
        return [to_builtins(each) for each in content]
    if content is None or isinstance(content, bool | int | float | str):
        return content
    raise TypeError(f"Encoding objects of type {type(content).__name__} is unsupported")


@cache
def _field_types(cls: type[Struct]) -> dict[str, Any]:
    return get_type_hints(cls, include_extras=True)


def validate(content: Any, type: Any, path: str = "$") -> Any:
    """Return content of JSON as the given type. Raises `ValidationError` if it is not of this type."""
    if type is Any:
        return content
    alternatives, limits = _alternatives(type)
    for kind, inner in alternatives:
        if _is_of(content, kind):
            return _read(content, kind, inner, limits, path)
    names = [name for known, name in NAMES.items() if any(_json_type(kind) is known for kind, _ in alternatives)]
    raise _error(f"Expected `{' | '.join(names)}`, got `{_name(content)}`", path)


@cache
def _alternatives(type: Any) -> tuple[list[tuple[Any, tuple[Any, ...]]], list[Meta]]:
    """Return the kinds of a type, each with its arguments, and the limits of its values."""
    origin, inner = get_origin(type), get_args(type)
    if origin is Annotated:
        alternatives, limits = _alternatives(inner[0])
        return alternatives, [*limits, *(each for each in inner[1:] if isinstance(each, Meta))]
    if origin in (Union, types.UnionType):
        parts = [_alternatives(each) for each in inner]
        return [kind for kinds, _ in parts for kind in kinds], [limit for _, limits in parts for limit in limits]
    if type is None:
        type = types.NoneType
    return [(origin or type, inner)], []


def _json_type(kind: Any) -> Any:
    if isinstance(kind, StructMeta):
        return dict
    if kind is tuple:
        return list
    return str if kind is Literal else kind


def _is_of(content: Any, kind: Any) -> bool:
    wanted, given = _json_type(kind), type(content)
    return given is wanted or (wanted is float and given is int) or (wanted is list and given is tuple)


def _read(content: Any, kind: Any, inner: tuple[Any, ...], limits: list[Meta], path: str) -> Any:
    if isinstance(kind, StructMeta):
        return _read_struct(content, kind, path)
    if kind is Literal and content not in inner:
        raise _error(f"Invalid enum value {content!r}", path)
    if kind is list and inner:
        content = [validate(each, inner[0], f"{path}[{n}]") for n, each in enumerate(content)]
    for limit in limits:
        _check(content, limit, path)
    if kind is tuple:
        if len(content) != len(inner):
            raise _error(f"Expected `array` of length {len(inner)}", path)
        return tuple(
            validate(each, type, f"{path}[{n}]") for n, (each, type) in enumerate(zip(content, inner, strict=True))
        )
    if kind is dict and inner:
        return {name: validate(each, inner[1], f"{path}[...]") for name, each in content.items()}
    return float(content) if kind is float else content


def _read_struct(content: dict[str, Any], cls: Any, path: str) -> Any:
    hints, values = _field_types(cls), {}
    for name, value in content.items():
        if name in hints:
            values[name] = validate(value, hints[name], f"{path}.{name}")
        elif cls.__struct_options__.get("forbid_unknown_fields"):
            raise _error(f"Object contains unknown field `{name}`", path)
    for name in cls.__struct_fields__:
        if name not in values:
            values[name] = default_of(cls, name)
            if values[name] is REQUIRED:
                raise _error(f"Object missing required field `{name}`", path)
    return cls(**values)


def _check(content: Any, limit: Meta, path: str) -> None:
    if isinstance(content, str | list):
        kind, size = NAMES[type(content)], len(content)
        if limit.min_length is not None and size < limit.min_length:
            raise _error(f"Expected `{kind}` of length >= {limit.min_length}", path)
        if limit.max_length is not None and size > limit.max_length:
            raise _error(f"Expected `{kind}` of length <= {limit.max_length}", path)
    elif isinstance(content, int | float) and not isinstance(content, bool):
        if limit.ge is not None and content < limit.ge:
            raise _error(f"Expected `{_name(content)}` >= {limit.ge}", path)
        if limit.le is not None and content > limit.le:
            raise _error(f"Expected `{_name(content)}` <= {limit.le}", path)


def _name(content: Any) -> str:
    return NAMES.get(type(content), type(content).__name__)


def _error(message: str, path: str) -> ValidationError:
    return ValidationError(message if path == "$" else f"{message} - at `{path}`")
