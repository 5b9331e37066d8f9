"""Positions as one line of text, like FEN in chess: `docs/position.md` describes it.

The line has the name of the game, then fields `name=value` separated by spaces: those of the table, and behind a `|`
those of each seat. A game declares its fields in `Game.position_fields`; a game that declares none is written as JSON.
A field that would be empty is left out. A part of a value that would be empty is written as a hyphen.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any
from urllib.parse import quote, unquote

from . import positions
from .arguments import brief, check_type
from .game import BadPosition, Game, Option, State, nest
from .rng import Rng
from .types import View

LONGEST = 100_000
"""A text has at most this many characters: many times as many as the longest position."""
NOTHING = "-"
SEATS = "|"


@dataclass(frozen=True)
class Codec:
    """Writes a value of a view as text without spaces, and reads it again. `parse` raises `BadPosition`."""

    format: Callable[[Any], str]
    parse: Callable[[str], Any]


@dataclass(frozen=True)
class Field:
    """A field of the text: its name, and the dotted path of its value in the view, or in the seat of the view."""

    name: str
    path: str
    codec: Codec

    @cached_property
    def names(self) -> list[str]:
        return self.path.split(".")


@dataclass(frozen=True)
class PositionFields:
    """The fields of a game besides its options: what `Game._from_view` reads of a view."""

    table: Sequence[Field]
    seat: Sequence[Field]


# Codecs


def number(prefix: str = "") -> Codec:
    def parse(text: str) -> int:
        digits = text.removeprefix(prefix)
        if not text.startswith(prefix) or not digits.isascii() or not digits.isdigit() or len(digits) > 9:
            raise BadPosition(f"{brief(text)} is not a whole number{f' after {prefix}' if prefix else ''}")
        return int(digits)

    return Codec(f"{prefix}{{}}".format if prefix else str, parse)


def choice(texts: Mapping[Any, str]) -> Codec:
    """Return one of a few values, each with its text."""
    values = {text: value for value, text in texts.items()}

    def parse(text: str) -> Any:
        if text not in values:
            raise BadPosition(f"{brief(text)} is not one of {', '.join(values)}")
        return values[text]

    return Codec(texts.__getitem__, parse)


def optional(codec: Codec, default: object = None) -> Codec:
    """Return a value whose default is written as an empty text."""
    write = codec.format
    return Codec(
        lambda value: "" if value == default else write(value),
        lambda text: codec.parse(text) if text else default,
    )


def many(codec: Codec, separator: str = ",") -> Codec:
    """Return a list."""
    return Codec(
        lambda values: join([*map(codec.format, values)], separator),
        lambda text: [codec.parse(part) for part in split(text, separator)],
    )


def packed(codec: Codec, width: int) -> Codec:
    """Return a list of values that all have texts of this width, without a separator."""
    return Codec(
        lambda values: "".join(map(codec.format, values)),
        lambda text: [codec.parse(text[n : n + width]) for n in range(0, len(text), width)],
    )


def record(**codecs: Codec) -> Codec:
    """Return a table of these names, joined by colons. Empty parts at the end are left out."""
    formats = [(name, codec.format) for name, codec in codecs.items()]

    def parse(text: str) -> dict[str, Any]:
        parts = split(text, ":")
        if len(parts) > len(codecs):
            raise BadPosition(f"{brief(text)} has more parts than {':'.join(codecs)}")
        parts += [""] * (len(codecs) - len(parts))
        return {name: codec.parse(part) for (name, codec), part in zip(codecs.items(), parts, strict=True)}

    def write(value: Mapping[str, Any]) -> str:
        parts = [format(value[name]) for name, format in formats]
        while parts and not parts[-1]:
            parts.pop()
        return join(parts, ":")

    return Codec(write, parse)


def grid(names: Sequence[str], codec: Codec, width: int) -> Codec:
    """Return a table of these names, as rows of this width: commas in a row, slashes between rows."""

    def parse(text: str) -> dict[str, Any]:
        rows = [split(row, ",") for row in split(text, "/")]
        if [len(row) for row in rows] != [width] * (len(names) // width):
            raise BadPosition(f"{brief(text)} is not {len(names) // width} rows of {width}")
        return dict(zip(names, [codec.parse(part) for row in rows for part in row], strict=True))

    def write(table: Mapping[str, Any]) -> str:
        parts = [*map(codec.format, map(table.__getitem__, names))]
        return "/".join([join(parts[n : n + width], ",") for n in range(0, len(parts), width)])

    return Codec(write, parse)


def join(parts: Sequence[str], separator: str) -> str:
    return separator.join([part or NOTHING for part in parts] if "" in parts else parts)


def split(text: str, separator: str) -> list[str]:
    return ["" if part == NOTHING else part for part in text.split(separator)] if text else []


@lru_cache(1024)
def _quote(name: str) -> str:
    return "%2D" if name == NOTHING else quote(name, safe="")


def _unquote(text: str) -> str:
    if not text:
        raise BadPosition("a name is missing")
    return unquote(text)


NUMBER = number()
NAME = Codec(_quote, _unquote)
"""Any text. A character that is not a letter, a digit or one of `_.~-` is written as in a URL."""


def option_field(option: Option) -> Field:
    texts = {value: str(value).lower() if isinstance(value, bool) else quote(str(value)) for value in option.values}
    return Field(option.name, f"options.{option.name}", optional(choice(texts), option.default))


# Positions


def format_position(game: Game, state: State) -> str:
    """Return what is seen of a position as one line of text."""
    view = state.view(None)
    fields = game.position_fields
    if fields is None:
        return f"{game.name} {json.dumps(view, separators=(',', ':'))}"
    words = [game.name, *format_fields(table_fields(game), view)]
    for seat in view["seats"]:
        words += [SEATS, *format_fields(fields.seat, seat)]
    return " ".join(words)


@lru_cache(32)
def table_fields(game: Game) -> Sequence[Field]:
    """Return the fields of the options, and those of the table."""
    assert game.position_fields is not None
    return [*map(option_field, game.options), *game.position_fields.table]


def format_fields(fields: Sequence[Field], view: Mapping[str, Any]) -> list[str]:
    words = []
    for field in fields:
        value: Any = view
        for name in field.names:
            value = value[name]
        text = field.codec.format(value)
        if text:
            words.append(f"{field.name}={text}")
    return words


def parse_position(game: Game, text: str, rng: Rng | int | None = None) -> State:
    """Return a position from its text. What is hidden is drawn at random. Raises `BadPosition`."""
    name, content = split_name(text)
    if name != game.name:
        raise BadPosition(f"this is not a position of {game.name}: {brief(text)}")
    fields = game.position_fields
    if fields is None:
        return positions.build(game, parse_json(content), rng)
    table, *seats = [section.split() for section in content.split(SEATS)]
    view = parse_fields(table_fields(game), table)
    view["seats"] = [parse_fields(fields.seat, seat) for seat in seats]
    return positions.build(game, view, rng, is_complete=False)


def split_name(text: str) -> tuple[str, str]:
    """Return the name of the game, which is the first word of a position, and the rest."""
    check_type(text, str, "text")
    if len(text) > LONGEST:
        raise BadPosition(f"a position has at most {LONGEST} characters, not {len(text)}")
    name, _, content = text.strip().partition(" ")
    return name, content


def parse_json(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise BadPosition(f"the position is not JSON: {brief(text)}") from None


def parse_fields(fields: Sequence[Field], words: Sequence[str]) -> View:
    texts: dict[str, str] = {}
    names = [field.name for field in fields]
    for word in words:
        name, equals, text = word.partition("=")
        if not equals or name not in names:
            raise BadPosition(f"{brief(word)} is not a field; there are {', '.join(names)}")
        if name in texts:
            raise BadPosition(f"{name} is given twice")
        texts[name] = text
    values = {}
    for field in fields:
        try:
            values[field.path] = field.codec.parse(texts.get(field.name, ""))
        except BadPosition as error:
            known = texts.get(field.name)
            raise BadPosition(f"{field.name}: {error}" if known else f"the position has no {field.name}") from None
    return nest(values)
