"""Checks data of a game against its declared types: no field may be missing, undeclared or of another type."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, get_args, get_type_hints

import jsonschema_rs

from semiramis.games.game import Game, Reason
from semiramis.server.http.openapi import KINDS, GameSchemas, literals
from tests.games.positions import ALL_GAMES


def closed(schema: Any) -> Any:
    """A schema in which an object has no other properties than those that are declared."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    schema = {name: closed(part) for name, part in schema.items()}
    if "properties" in schema and schema.get("type") == "object":
        schema["additionalProperties"] = False
    return schema


@cache
def validator(game: str, kind: str) -> Any:
    own = GameSchemas(game, ALL_GAMES[game].types)
    return jsonschema_rs.validator_for(
        {"$ref": f"#/components/schemas/{own.kinds[kind]}", "components": {"schemas": closed(own.schemas)}}
    )


def check(game: Game, kind: str, value: object) -> None:
    """Fail if a value is not of the declared type."""
    assert kind in KINDS
    errors = [f"{error.instance_path}: {error.message}" for error in validator(game.name, kind).iter_errors(value)]
    assert not errors, (kind, value, errors)


def as_refusal(reason: Reason) -> dict[str, Any]:
    return {"reason": reason.code, **reason.facts}


def declared_names(union: Any, key: str) -> set[str]:
    """The names that tell the members of a union apart."""
    return {name for member in get_args(union) for name in literals(get_type_hints(member)[key])}


def fields_of(declared: Any) -> Mapping[str, Any]:
    return get_type_hints(declared)
