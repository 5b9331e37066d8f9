"""Parts of the OpenAPI document: the schemas of messages, those that games declare, and the refusals of a route.

Each type of a game becomes a schema with the game's name before its own: `View` of a game `dip` is `DipView`. Messages
refer to the types of any game by schemas such as `GameView`, which are unions of the games' own.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, TypeAlias, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from ...games.game import Game
from ...games.types import GameTypes
from ...tables import messages
from ...tables.refusals import STATUS
from . import examples

Schema: TypeAlias = dict[str, Any]
SCHEMAS = "#/components/schemas/"
KINDS = {
    "view": "View",
    "options": "Options",
    "setup": "Setup",
    "components": "Components",
    "event": "Event",
    "refusal": "Refusal",
    "hint_reason": "HintReason",
    "annotations": "Annotations",
    "action": "Action",
}
"""The fields of `GameTypes`, and what their schemas are called after the name of a game, or after `Game`."""
PLAIN = {str: "string", int: "integer", bool: "boolean", float: "number", NoneType: "null"}
ANY_OBJECT: Schema = {"type": "object", "additionalProperties": True}


REASONS = {
    400: "The request cannot be read or is not possible",
    401: "No identity, or an unknown one",
    403: "Not allowed",
    404: "It does not exist, or has been removed",
    409: "It does not fit the state of the table",
    413: "Too large",
    422: "The same `Idempotency-Key` was sent before with another body",
    503: "Not possible now: try again in a moment",
    429: "Too many requests: wait for the seconds of `Retry-After`",
}


def all_schemas(games: Iterable[Game]) -> dict[str, Any]:
    """The schemas of all messages, and of what games declare, by name.

    msgspec describes messages more precisely than Litestar: that a request has no other fields, and the limits of
    values that may be null.
    """
    structs = [kind for kind in vars(messages).values() if isinstance(kind, type) and issubclass(kind, Struct)]
    (events, *_), schemas = msgspec.json.schema_components(
        [messages.StreamEvent, *(kind for kind in structs if kind is not Struct)], ref_template=SCHEMAS + "{name}"
    )
    alone: dict[str, Schema] = _without_siblings(schemas)
    return alone | {"StreamEvent": events} | game_schemas(games)


def _without_siblings(schema: Any) -> Any:
    """A schema in which a reference stands alone, but for its description.

    A message describes a game's data as a mapping that is a reference as well.
    """
    if isinstance(schema, list):
        return [_without_siblings(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return {name: schema[name] for name in ("$ref", "description", "default") if name in schema}
    return {name: _without_siblings(part) for name, part in schema.items()}


def game_schemas(games: Iterable[Game]) -> dict[str, Schema]:
    """The schemas that games declare, and the unions of them."""
    schemas: dict[str, Schema] = {}
    declared: dict[str, dict[str, str]] = {kind: {} for kind in KINDS}
    """By kind and game: the name of the schema."""
    games = list(games)
    for game in games:
        own = GameSchemas(game.name, game.types)
        schemas |= own.schemas
        for kind, name in own.kinds.items():
            declared[kind][game.name] = name
    for kind, suffix in KINDS.items():
        names = declared[kind]
        union: Schema = {"anyOf": [_ref(name) for name in names.values()]}
        if len(names) < len(games):
            union["anyOf"].append(ANY_OBJECT)
        elif kind == "view" and names:
            mapping = {game: SCHEMAS + name for game, name in names.items()}
            union = {"oneOf": union["anyOf"], "discriminator": {"propertyName": "game", "mapping": mapping}}
        schemas[f"Game{suffix}"] = union
    schemas["ErrorFacts"] = {"anyOf": [_ref("GameRefusal"), ANY_OBJECT]}
    return schemas


class GameSchemas:
    """The schemas of the types that one game declares."""

    def __init__(self, game: str, types: GameTypes) -> None:
        self.schemas: dict[str, Schema] = {}
        self.kinds: dict[str, str] = {}
        """The name of the schema of each kind that is declared."""
        self._prefix = "".join(part.capitalize() for part in game.replace("-", "_").split("_"))
        self._unions = [
            (getattr(types, kind), self._named(suffix))
            for kind, suffix in KINDS.items()
            if _is_union(getattr(types, kind))
        ]
        self._literals = {
            alias: self._named(name)
            for name, alias in vars(sys.modules[types.view.__module__] if types.view else types).items()
            if get_origin(alias) is Literal
        }
        """The Literals to which the module of the game's types gives names."""
        for kind, suffix in KINDS.items():
            declared = getattr(types, kind)
            if declared is None:
                continue
            self.kinds[kind] = name = self._named(suffix)
            if kind == "hint_reason":
                self.schemas[name] = self._hint_reasons(declared)
            elif _is_union(declared):
                self.schemas[name] = self._union(declared)
            else:
                self._reference(declared)

    def _named(self, name: str) -> str:
        return name if name.startswith(self._prefix) else self._prefix + name

    def schema(self, declared: Any) -> Schema:
        """The schema of a type: plain, a Literal, a list, a dict, a TypedDict, or a union of these."""
        if declared in PLAIN:
            return {"type": PLAIN[declared]}
        if is_typeddict(declared):
            return self._reference(declared)
        if values := literals(declared):
            schema: Schema = {"type": PLAIN[type(values[0])], "enum": values}
            name = self._literals.get(declared)
            if name is None:
                return schema
            self.schemas[name] = schema
            return _ref(name)
        if get_origin(declared) is list:
            return {"type": "array", "items": self.schema(get_args(declared)[0])}
        if get_origin(declared) is dict:
            return self._dict(*get_args(declared))
        if _is_union(declared):
            for union, name in self._unions:
                if union == declared:
                    return _ref(name)
            return self._union(declared)
        raise TypeError(f"{declared} is not a type that a game may declare")

    def _dict(self, keys: Any, values: Any) -> Schema:
        """A dict whose keys are a Literal has every one of them."""
        names = literals(keys)
        if not names:
            return {"type": "object", "additionalProperties": self.schema(values)}
        return {"type": "object", "properties": {name: self.schema(values) for name in names}, "required": names}

    def _union(self, declared: Any) -> Schema:
        members = get_args(declared)
        if not all(is_typeddict(member) for member in members):
            return {"anyOf": [self.schema(member) for member in members]}
        union: Schema = {"oneOf": [self._reference(member) for member in members]}
        name, mapping = self._discriminator(members)
        return union | {"discriminator": {"propertyName": name, "mapping": mapping}}

    def _discriminator(self, members: Iterable[Any]) -> tuple[str, Mapping[str, str]]:
        """The field that tells members of a union apart, and the schema of each of its values."""
        hints = {SCHEMAS + self._named(member.__name__): get_type_hints(member) for member in members}
        for name in ("event", "reason", "verb"):
            if all(name in fields for fields in hints.values()):
                return name, {value: ref for ref, fields in hints.items() for value in literals(fields[name])}
        raise TypeError(f"nothing tells {', '.join(hints)} apart")

    def _reference(self, declared: Any) -> Schema:
        name = self._named(declared.__name__)
        if name not in self.schemas:
            self.schemas[name] = {}  # it may refer to itself
            self.schemas[name] = self._typed_dict(declared)
        return _ref(name)

    def _typed_dict(self, declared: Any) -> Schema:
        properties, required = {}, []
        for name, field in get_type_hints(declared, include_extras=True).items():
            optional = get_origin(field) is NotRequired
            properties[name] = self.schema(get_args(field)[0] if optional else field)
            if declared.__total__ and not optional:
                required.append(name)
        schema: Schema = {"type": "object", "properties": properties, "required": required}
        return schema | ({"description": declared.__doc__} if declared.__doc__ else {})

    def _hint_reasons(self, declared: Any) -> Schema:
        """The reasons as a message has them: the code, and beside it the facts."""
        union = self._union(declared)
        for member in get_args(declared):
            name = self._named(member.__name__)
            facts = self.schemas[name]
            code = facts["properties"].pop("reason")
            facts["required"].remove("reason")
            self.schemas[name] = {
                "type": "object",
                "properties": {"code": code, "facts": facts},
                "required": ["code", "facts"],
            }
        union["discriminator"]["propertyName"] = "code"
        return union


def literals(declared: Any) -> list[Any]:
    """The values of a Literal or of a union of Literals; none for any other type."""
    if get_origin(declared) is Literal:
        return list(get_args(declared))
    if _is_union(declared):
        parts = [literals(part) for part in get_args(declared)]
        return [value for part in parts for value in part] if all(parts) else []
    return []


def _is_union(declared: Any) -> bool:
    return get_origin(declared) in (Union, UnionType)


def _ref(name: str) -> Schema:
    return {"$ref": SCHEMAS + name}


# Refusals.


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Document the refusals of a route, and those that every request may get."""
    return {
        status: ResponseSpec(
            data_container=messages.Error,
            description=f"{REASONS[status]}: {_codes(status)}",
            examples=[examples.example(examples.REFUSED)] if status == 409 else None,
            generate_examples=False,
        )
        for status in sorted({400, 403, 429, *statuses})
    }


def _codes(status: int) -> str:
    return ", ".join(f"`{code}`" for code, its in STATUS.items() if its == status)
