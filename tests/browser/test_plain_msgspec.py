"""`msgspec` in plain Python reads and writes every message as the real one does, and refuses the same."""

from __future__ import annotations

import importlib.util
import itertools
import json
import sys
import types
from collections.abc import Iterator
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec as real
import pytest

import semiramis.browser.plain.msgspec as plain
from semiramis.browser import storage
from semiramis.server import messages, table_config

WRONG: list[Any] = [
    None,
    True,
    7,
    -1,
    10**9,
    1.5,
    "",
    "x" * 9000,
    "other",
    [],
    [1],
    ["x"] * 300,
    {},
    {"x": None},
    {"x": {"y": []}},
]
"""Values that are wrong for some fields."""


def load_plain(name: str, others: dict[str, types.ModuleType]) -> types.ModuleType:
    """Load a second copy of a module that uses `msgspec` in plain Python."""
    found = importlib.util.find_spec(name)
    assert found is not None
    assert found.origin is not None
    copy = importlib.util.spec_from_file_location(f"{name}_in_plain_python", found.origin)
    assert copy is not None
    assert copy.loader is not None
    module = importlib.util.module_from_spec(copy)
    module.__package__ = name.rpartition(".")[0]
    replaced = {
        "msgspec": plain,
        "msgspec.json": plain.json,
        "msgspec.structs": plain.structs,
        **others,
        module.__name__: module,
    }
    with pytest.MonkeyPatch.context() as patch:
        for known, other in replaced.items():
            patch.setitem(sys.modules, known, other)
        copy.loader.exec_module(module)
    sys.modules[module.__name__] = module  # the types of fields are read there
    return module


PLAIN_MESSAGES = load_plain("semiramis.server.messages", {})
PLAIN_CONFIG = load_plain("semiramis.server.table_config", {"semiramis.server.messages": PLAIN_MESSAGES})
PLAIN_STORAGE = load_plain(
    "semiramis.browser.storage",
    {"semiramis.server.messages": PLAIN_MESSAGES, "semiramis.server.table_config": PLAIN_CONFIG},
)
PAIRS = {
    f"{module.__name__}.{name}": (kind, getattr(copy, name))
    for module, copy in ((messages, PLAIN_MESSAGES), (table_config, PLAIN_CONFIG), (storage, PLAIN_STORAGE))
    for name, kind in vars(module).items()
    if isinstance(kind, type) and issubclass(kind, real.Struct) and kind.__module__ == module.__name__
}
each_struct = pytest.mark.parametrize("name", PAIRS)


def samples(kind: Any) -> Iterator[Any]:
    """Yield JSON values of a type."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        yield from (each for each in samples(inner[0]) if accepts(kind, each))
    elif origin in (Union, types.UnionType):
        for each in inner:
            yield from samples(each)
    elif origin is Literal:
        yield from inner
    elif origin is list:
        some = list(itertools.islice(samples(inner[0]), 3))
        yield from ([], some[:1], some)
    elif origin is tuple:
        yield [next(samples(each)) for each in inner]
    elif origin is dict:
        yield from ({}, {"a": next(samples(inner[1]))})
    elif isinstance(kind, type) and issubclass(kind, real.Struct):
        yield from itertools.islice(struct_samples(kind), 3)
    else:
        plain_samples: dict[Any, list[Any]] = {
            int: [0, 3, 7],
            float: [0.25, 2],
            bool: [True, False],
            str: ['Zoé \u2028"\\\n', "x"],
            type(None): [None],
            None: [None],
            Any: [{"a": [1, None, 2.5]}],
        }
        yield from plain_samples[kind]


def accepts(kind: Any, value: Any) -> bool:
    try:
        real.convert(value, type=kind)
    except real.ValidationError:
        return False
    return True


def struct_samples(kind: type[real.Struct]) -> Iterator[dict[str, Any]]:
    """Yield objects with all fields, each with each of its samples, and one with the required fields alone."""
    fields = {name: list(samples(type)) for name, type in get_type_hints(kind, include_extras=True).items()}
    config = kind.__struct_config__
    tag = {} if config.tag is None else {str(config.tag_field): config.tag}
    usual = {**tag, **{name: values[-1] for name, values in fields.items()}}
    yield usual
    optional = {field.name for field in real.structs.fields(kind) if not field.required}
    yield {name: value for name, value in usual.items() if name not in optional}
    for name, values in fields.items():
        for value in values:
            yield {**usual, name: value}


def outcome(package: Any, text: str, kind: Any) -> tuple[str, Any]:
    """Return what a package makes of a text: the message of its error, or the JSON of what it read."""
    try:
        return "read", json.loads(package.json.encode(package.json.decode(text, type=kind)))
    except package.DecodeError as error:
        return type(error).__name__, str(error)


@each_struct
def test_messages_are_read_and_written_in_the_same_way(name: str) -> None:
    kind, copy = PAIRS[name]
    count = 0
    for content in struct_samples(kind):
        text = json.dumps(content)
        expected = outcome(real, text, kind)
        assert expected[0] == "read", expected
        assert outcome(plain, text, copy) == expected
        built = real.to_builtins(real.json.decode(text, type=kind))
        assert plain.to_builtins(plain.json.decode(text, type=copy)) == json.loads(json.dumps(built))
        count += 1
    assert count


@each_struct
def test_wrong_messages_are_refused_in_the_same_words(name: str) -> None:
    kind, copy = PAIRS[name]
    usual = next(struct_samples(kind))
    broken = [{**usual, field: wrong} for field in usual if field not in ("event", "kind") for wrong in WRONG]
    broken += [{name: value for name, value in usual.items() if name != field} for field in usual]
    broken += [{**usual, "unknown": 1}]
    others: list[Any] = [None, 3, "x", []]
    for content in [*broken, *others]:
        text = json.dumps(content)
        assert outcome(plain, text, copy) == outcome(real, text, kind), text[:300]


@pytest.mark.parametrize("text", ["", "{", '{"name":', '{"name": NaN}', '{"name": "x"} x', "{name: 1}"])
def test_what_is_not_json_is_refused(text: str) -> None:
    assert outcome(plain, text, PLAIN_MESSAGES.NewPerson)[0] == outcome(real, text, messages.NewPerson)[0] != "read"


def test_structs_are_equal_by_their_fields_and_can_be_replaced() -> None:
    seat = PLAIN_CONFIG.Seat("bot", "x", level="novice")
    other = plain.structs.replace(seat, name="y")
    assert (seat.name, other.name, other.level) == ("x", "y", "novice")
    assert seat == PLAIN_CONFIG.Seat("bot", name="x", level="novice") != other
    assert seat != PLAIN_MESSAGES.Person("bot", "x")
    assert hash(seat) != hash(other)
    with pytest.raises(AttributeError):
        seat.name = "z"
    with pytest.raises(TypeError):
        plain.structs.replace(seat, colour="red")
    with pytest.raises(TypeError):
        PLAIN_MESSAGES.Person("id")


def test_defaults_are_not_shared() -> None:
    first, second = (PLAIN_MESSAGES.Error("a", "b") for _ in range(2))
    first.facts["x"] = 1
    assert second.facts == {}


def test_raw_json_becomes_part_of_a_message() -> None:
    turn = PLAIN_MESSAGES.Turn(3, plain.Raw(b'["a"]'))
    assert plain.json.encode(turn) == b'{"ply":3,"legal":["a"]}'
    assert plain.json.encode([turn, plain.Raw(b"1")]) == b'[{"ply":3,"legal":["a"]},1]'
