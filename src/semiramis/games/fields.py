"""Fields that compiled code trusts: from Python they are read-only.

Compiled, Python code cannot assign to a field of a position, since C would use a wrong value as an index. Compiled
modules write to memory directly. Interpreted, fields are ordinary attributes.
"""

from __future__ import annotations

from types import GetSetDescriptorType
from typing import Any

INTERPRETED = __file__.endswith(".py")


class ReadOnly:
    """An object whose fields cannot be assigned from Python.

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
