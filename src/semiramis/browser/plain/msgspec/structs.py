"""Structs: classes of fields with types and defaults."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar, dataclass_transform

REQUIRED = object()
"""Stands for the default of a field that has none."""
EMPTY = (list, dict, set)
"""Types of defaults of which each struct gets a copy; they are empty."""


@dataclass(frozen=True)
class Meta:
    """The limits of a value, and what documents it."""

    ge: float | None = None
    le: float | None = None
    min_length: int | None = None
    max_length: int | None = None
    description: str | None = None
    extra_json_schema: Any = None

    __hash__ = object.__hash__  # a schema is a dict


class FrozenError(AttributeError):
    """A field of a frozen struct was assigned."""


@dataclass_transform()
class StructMeta(type):
    """Reads the fields of a struct. Their types are read when one is decoded."""

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **options: Any) -> StructMeta:
        names = list(namespace.get("__annotations__", ()))
        defaults = [namespace.pop(field, REQUIRED) for field in names]
        namespace["__slots__"] = names
        made = super().__new__(cls, name, bases, namespace)
        made.__struct_fields__ = tuple(names)
        made.__struct_defaults__ = dict(zip(names, defaults, strict=True))
        made.__struct_options__ = options
        if options.get("frozen"):
            made.__setattr__ = _refuse  # type: ignore[assignment,method-assign]
            made.__hash__ = _hash  # type: ignore[assignment,method-assign]
        return made

    def __init__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **_: Any) -> None:
        super().__init__(name, bases, namespace)

    __struct_fields__: tuple[str, ...]
    __struct_defaults__: dict[str, Any]
    __struct_options__: dict[str, Any]


class Struct(metaclass=StructMeta):
    __slots__ = ()

    def __init__(self, *values: Any, **named: Any) -> None:
        cls = type(self)
        fields = cls.__struct_fields__
        if len(values) > len(fields):
            raise TypeError("Extra positional arguments provided")
        put = object.__setattr__
        for field, value in zip(fields, values, strict=False):
            put(self, field, value)
        for field in fields[len(values) :]:
            value = named.pop(field) if field in named else default_of(cls, field)
            if value is REQUIRED:
                raise TypeError(f"Missing required argument {field!r}")
            put(self, field, value)
        for field in named:
            raise TypeError(f"Unexpected keyword argument {field!r}")

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, field) == getattr(other, field) for field in type(self).__struct_fields__)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        values = (f"{field}={getattr(self, field)!r}" for field in type(self).__struct_fields__)
        return f"{type(self).__name__}({', '.join(values)})"


def default_of(cls: type[Struct], field: str) -> Any:
    default = cls.__struct_defaults__[field]
    return type(default)() if isinstance(default, EMPTY) else default


def _refuse(self: Struct, field: str, value: object) -> None:
    raise FrozenError(f"immutable type: {type(self).__name__!r}")


def _hash(self: Struct) -> int:
    return hash((type(self), *(getattr(self, field) for field in type(self).__struct_fields__)))


AnyStruct = TypeVar("AnyStruct", bound=Struct)


def replace(struct: AnyStruct, /, **changes: Any) -> AnyStruct:
    """Return a copy with other values of some fields."""
    values = [
        changes.pop(field) if field in changes else getattr(struct, field) for field in type(struct).__struct_fields__
    ]
    return type(struct)(*values, **changes)
