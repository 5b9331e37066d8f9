"""The short route of an action answers as Litestar's own route does, and does not go through it."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from litestar.types import Receive, Scope, Send

from semiramis.server.http.action_route import ActionRoute
from tests.server.awaited import awaited
from tests.server.game_play import Party
from tests.server.running_server import API, RunningServer

JSON = {"content-type": "application/json"}
BODIES = {
    "nothing": b"",
    "not JSON": b"{",
    "not UTF-8": b'{"ply":0,"action":"\xff"}',
    "a list": b"[]",
    "an unknown field": b'{"ply":0,"action":"a1 a1","seat":1}',
    "a number as text": b'{"ply":"0","action":"a1 a1"}',
    "not an action": b'{"ply":0,"action":"castle"}',
    "not legal": b'{"ply":0,"action":"project deck"}',
    "another ply": b'{"ply":7,"action":"a1 a1"}',
    "nested deep": b"[" * 10_000,
    "large": b'{"ply":0,"action":"%s"}' % (b"x" * 2_000),
    "too large": b'{"ply":0,"action":"%s"}' % (b"x" * 20_000),
}


def told(answer: httpx.Response) -> tuple[int, bytes, dict[str, str]]:
    return answer.status_code, answer.content, {**answer.headers}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_refusals_equal_those_of_litestar(lasting: RunningServer, body: bytes) -> None:
    party = Party(lasting, "amytis", 2)
    player = party.position().player
    assert player is not None
    for caller in (party[player], party[1 - player], lasting.visitor("Carla"), lasting.visitor()):
        # Litestar takes a path with a stroke at its end for the same; the short route does not.
        answers = [
            caller.http.post(f"{API}/tables/{party.id}/actions{end}", content=body, headers=JSON) for end in ("", "/")
        ]
        assert answers[0].status_code >= 400
        assert told(answers[0]) == told(answers[1])


def test_refusals_of_unknown_tokens_and_tables_equal_those_of_litestar(lasting: RunningServer) -> None:
    for id, token in (("nowhere", None), ("no-where", "nobody.secret"), ("not%20an%20id", None)):
        caller = lasting.visitor("Anna")
        if token is not None:
            caller.http.headers["authorization"] = f"Bearer {token}"
        body = {"ply": 0, "action": "a1 a1"}
        answers = [caller.send("POST", f"/tables/{id}/actions{end}", body) for end in ("", "/")]
        assert told(answers[0]) == told(answers[1])


def test_answers_to_actions_equal_those_of_litestar(lasting: RunningServer) -> None:
    headers = []
    for end in ("", "/"):
        party = Party(lasting, "amytis", 2)
        position = party.position()
        assert position.player is not None
        actor = party[position.player]
        legal = actor.position(party.id).legal
        assert legal
        answer = actor.send("POST", f"/tables/{party.id}/actions{end}", {"ply": 0, "action": legal[0]})
        assert answer.status_code == 200
        headers.append({name: value for name, value in answer.headers.items() if name != "content-length"})
    assert headers[0] == headers[1]


@awaited
async def test_an_action_does_not_go_through_litestar_and_a_body_in_parts_does() -> None:
    passed: list[str] = []
    headers = [(name.encode(), value.encode()) for name, value in JSON.items()]

    async def litestar(scope: Scope, receive: Receive, send: Send) -> None:
        passed.append(scope["path"])
        assert [(await receive())["type"], (await receive())["type"]] == ["http.request", "http.disconnect"]

    async def find_caller(request: Any) -> Any:
        raise OSError("this far and no further")

    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    route = ActionRoute(litestar, find_caller)
    for path, more in (("/api/v1/tables/abc/actions", False), ("/api/v1/tables/abc/actions", True)):
        messages = [
            {"type": "http.request", "body": b'{"ply":0,"action":"a1 a1"}', "more_body": more},
            {"type": "http.disconnect"},
        ]

        async def receive(messages: list[Any] = messages) -> Any:
            return messages.pop(0)

        scope: Any = {
            "type": "http",
            "method": "POST",
            "path": path,
            "headers": headers,
            "query_string": b"",
            "state": {},
        }
        await route(scope, receive, send)
    assert passed == ["/api/v1/tables/abc/actions"]
    assert [message["status"] for message in sent if "status" in message] == [500]
