"""The OpenAPI document has the declared types of the games, and the server's answers match it."""

from __future__ import annotations

import json
from typing import Any
from unittest.mock import patch

import httpx
import jsonschema_rs
import pytest
from litestar._openapi.plugin import OpenAPIPlugin

from semiramis.games import GAMES, get_game
from semiramis.games.game import Game
from semiramis.server.http.openapi import KINDS, all_schemas, game_schemas
from semiramis.tables.messages import TableInfo
from tests.server.game_play import Party
from tests.server.refused import assert_refused
from tests.server.running_server import API, ME, Reader, RunningServer
from tests.third_game.lucky_dip import Dip

NO_LINKS = {"$ref", "description", "default"}


def games() -> list[Game]:
    return [get_game(name) for name in GAMES]


@pytest.fixture(scope="module")
def document(lasting: RunningServer) -> dict[str, Any]:
    answer: dict[str, Any] = httpx.get(f"{lasting.address}/api", trust_env=False).json()
    return answer


def check(document: dict[str, Any], name: str, value: object) -> None:
    """Fail if a value does not match the named schema of the document."""
    schema = {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
    errors = [
        f"{error.instance_path}: {error.message}" for error in jsonschema_rs.validator_for(schema).iter_errors(value)
    ]
    assert not errors, errors


def references(schema: Any) -> set[str]:
    if isinstance(schema, list):
        return {name for part in schema for name in references(part)}
    if not isinstance(schema, dict):
        return set()
    own = {schema["$ref"]} if isinstance(schema.get("$ref"), str) else set()
    return own | {name for part in schema.values() for name in references(part)}


def test_the_document_is_written_once_and_under_one_path(lasting: RunningServer) -> None:
    # Litestar wrote and compressed 200 kB for each request, at the price of an ordinary one.
    visitor = lasting.visitor().http
    with (
        patch("semiramis.server.http.compression.compress", side_effect=AssertionError),
        patch.object(OpenAPIPlugin, "provide_openapi_schema", side_effect=AssertionError),
    ):
        whole = visitor.get("/api")
        known = visitor.get("/api", headers={"if-none-match": whole.headers["etag"]})
    assert (whole.status_code, whole.headers["content-encoding"]) == (200, "gzip")
    assert (known.status_code, known.content) == (304, b"")
    for path in ("/openapi", "/openapi/", "/openapi/openapi.json", "/openapi/x", "/api/openapi.json", "/api/x"):
        assert_refused(visitor.get(path), "not_found")


def test_every_reference_of_the_document_exists(document: dict[str, Any]) -> None:
    known = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    assert references(document) <= known
    assert document["openapi"].startswith("3.1")


def test_views_are_discriminated_by_game(document: dict[str, Any]) -> None:
    view = document["components"]["schemas"]["GameView"]
    assert view["discriminator"]["propertyName"] == "game"
    assert {*view["discriminator"]["mapping"]} == {*GAMES}
    assert len(view["oneOf"]) == len(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_events_are_discriminated_by_name(document: dict[str, Any], name: str) -> None:
    schemas = document["components"]["schemas"]
    event = schemas[f"{name.capitalize()}Event"]
    assert event["discriminator"]["propertyName"] == "event"
    for named, reference in event["discriminator"]["mapping"].items():
        assert schemas[reference.rpartition("/")[2]]["properties"]["event"]["enum"] == [named]


def test_all_game_data_in_messages_is_typed() -> None:
    schemas = all_schemas(games())
    assert schemas["Position"]["properties"]["view"] == {"$ref": "#/components/schemas/GameView"}
    assert schemas["Done"]["properties"]["events"]["items"] == {"$ref": "#/components/schemas/GameEvent"}
    assert schemas["GameInfo"]["properties"]["components"] == {"$ref": "#/components/schemas/GameComponents"}
    assert schemas["Hint"]["properties"]["reasons"]["items"] == {"$ref": "#/components/schemas/GameHintReason"}
    assert schemas["Error"]["properties"]["facts"]["$ref"] == "#/components/schemas/ErrorFacts"
    for name, schema in schemas.items():
        for field in schema.get("properties", {}).values():
            assert "$ref" not in field or {*field} <= NO_LINKS, name


def test_a_game_without_declared_types_may_return_any_data() -> None:
    schemas = game_schemas([*games(), Dip()])
    for suffix in KINDS.values():
        assert {"type": "object", "additionalProperties": True} in schemas[f"Game{suffix}"]["anyOf"]
    view = Dip().new(2, seed=1).view(None)
    validator = jsonschema_rs.validator_for(
        {"$ref": "#/components/schemas/GameView", "components": {"schemas": schemas}}
    )
    assert validator.is_valid(view)


@pytest.mark.parametrize("name", GAMES)
def test_streams_and_answers_match_the_document(lasting: RunningServer, document: dict[str, Any], name: str) -> None:
    anna = lasting.visitor("Anna")
    table = anna.create(name, [ME, ME])
    reader = Reader(anna, f"/tables/{table.id}/events?annotations=true")
    anna.start(table.id)
    names = set()
    for _ in range(12):
        for event in reader.until(lambda event: event.name == "turn"):
            names.add(event.name)
            fields = {"event": event.name, "data": json.loads(event.data)}
            check(document, "StreamEvent", fields if event.id is None else {**fields, "id": str(event.id)})
        position = anna.http.get(f"{API}/tables/{table.id}/position?annotations=true").json()
        check(document, "Position", position)
        legal = position["legal"]
        asked = {"ply": position["ply"], "actions": [legal[0], legal[-1], "not an action"]}
        check(document, "Outcomes", anna.http.post(f"{API}/tables/{table.id}/outcomes", json=asked).json())
        anna.act(table.id, position["ply"], legal[len(legal) // 2])
    assert names == {"table", "position", "move", "turn"}
    reader.cut()
    check(document, "TableInfo", anna.http.get(f"{API}/tables/{table.id}").json())
    for game in anna.http.get(f"{API}/games").json():
        check(document, "GameInfo", game)


def test_a_record_matches_the_document(lasting: RunningServer, document: dict[str, Any]) -> None:
    party = Party(lasting, "amytis", 2)
    party[0].post(f"/tables/{party.id}/resign", TableInfo)
    record = party[0].http.get(f"{API}/tables/{party.id}/record")
    assert record.status_code == 200
    check(document, "GameRecord", record.json())
