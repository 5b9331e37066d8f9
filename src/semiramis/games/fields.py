"""Fields that compiled code trusts: from Python they are read-only.

Compiled, Python code cannot assign to a field of a position, since C would use a wrong value as an index. Compiled
modules write to memory directly. Interpreted, fields are ordinary attributes.
"""

from __future__ import annotations

from functools import cache
from types import GetSetDescriptorType
from typing import Any

INTERPRETED = __file__.endswith((".py", ".pyc"))


class ReadOnly:
    """An object whose fields cannot be assigned from Python. It is pickled as its fields.

    A subclass in plain Python may assign to fields of its own, and to those of `_assignable`: its compiled base trusts
    the others.
    """

    _assignable = frozenset[str]()

    def __setattr__(self, name: str, value: Any) -> None:
        field = getattr(type(self), name, None)
        trusted = isinstance(field, GetSetDescriptorType) and name not in self._assignable
        if not hasattr(self, "__dict__") or trusted:
            raise AttributeError(f"{name} of a {type(self).__name__} is read-only")
        if hasattr(type(field), "__set__"):
            field.__set__(self, value)  # type: ignore[union-attr]  # it has one
        else:
            self.__dict__[name] = value

    def __reduce__(self) -> Any:
        return restore, (type(self), fields_of(self))

    def __delattr__(self, name: str) -> None:
        if not hasattr(self, "__dict__") or name not in self.__dict__:
            raise AttributeError(f"{name} of a {type(self).__name__} is read-only")
        del self.__dict__[name]


if INTERPRETED:  # an attribute that goes through a method takes ten times as long
    del ReadOnly.__setattr__, ReadOnly.__delattr__


def write_fields(thing: Any, **values: Any) -> None:
    """Assign to fields at either speed. Only the lengths of lists are checked.

    For the modules of a game that have checked the values, and for tests of positions that no short game leads to.
    """
    for name, value in values.items():
        field = getattr(type(thing), name, None)
        if hasattr(type(field), "__set__"):
            field.__set__(thing, value)  # type: ignore[union-attr]  # it has one
        else:
            setattr(thing, name, value)


def fields_of(thing: Any, *without: str) -> dict[str, Any]:
    """Return all fields by their names, the same at either speed."""
    kind: Any = type(thing)
    return {name: getattr(thing, name) for name in _names(kind) if name not in without} | getattr(thing, "__dict__", {})


@cache
def _names(kind: type) -> list[str]:
    """Return the fields that compiled code declares."""
    fields = {name: field for base in reversed(kind.__mro__) for name, field in vars(base).items()}
    return [
        name for name, field in fields.items() if isinstance(field, GetSetDescriptorType) and not name.startswith("__")
    ]


def restore(kind: type, fields: dict[str, Any]) -> Any:
    """Return an object with these fields: how it is pickled."""
    thing: Any = kind.__new__(kind)  # type: ignore[call-overload]  # no class of classes is restored
    write_fields(thing, **fields)
    return thing
