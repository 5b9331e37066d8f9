"""Refusals: each error code is returned by a request, with one line of text and facts."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy.exc import OperationalError

import semiramis
from semiramis.games.record import Match
from semiramis.server.bots.processes import Bots
from semiramis.server.bots.scheduler import Origin
from semiramis.server.http import identity, limits
from semiramis.server.table_service import ServerService
from semiramis.tables.bot_turns import BotFailed
from semiramis.tables.messages import TableInfo
from semiramis.tables.refusals import STATUS
from tests.server.game_play import Party
from tests.server.refused import assert_refused
from tests.server.running_server import API, BOT, ME, OPEN, RunningServer

JSON = {"content-type": "application/json"}

# Each code once.


@dataclass
class Scene:
    server: RunningServer
    strict: RunningServer
    patch: pytest.MonkeyPatch

    def party(self) -> Party:
        return Party(self.server, "amytis", 2)

    def act(self, party: Party, ply: int, action: str) -> httpx.Response:
        position = party.position()
        assert position.player is not None
        return party[position.player].send("POST", f"/tables/{party.id}/actions", {"ply": ply, "action": action})

    def create(self, **wish: object) -> httpx.Response:
        return self.server.visitor("Anna").send("POST", "/tables", {"game": "amytis", "seats": [ME, OPEN], **wish})


CASES: dict[str, Callable[[Scene], httpx.Response]] = {
    "bad_request": lambda scene: scene.server.visitor().send("POST", "/people", {"nam": "Anna"}),
    "bad_setup": lambda scene: scene.create(seats=[ME, OPEN, OPEN]),
    "bad_position": lambda scene: scene.create(position="amytis phase=build"),
    "bad_name": lambda scene: scene.server.visitor().send("POST", "/people", {"name": "bot:greedy"}),
    "no_such_lesson": lambda scene: scene.server.visitor().send("POST", "/games/amytis/lessons/unknown", {}),
    "unknown_game": lambda scene: scene.create(game="chess"),
    "unknown_level": lambda scene: scene.create(stand_in="grandmaster"),
    "not_an_action": lambda scene: scene.act(scene.party(), 0, "castle"),
    "illegal_action": lambda scene: scene.act(scene.party(), 0, "project deck"),
    "stale_ply": lambda scene: scene.act(scene.party(), 1, "a1 a1"),
    "no_identity": lambda scene: scene.server.visitor().send("GET", "/me"),
    "wrong_origin": lambda scene: scene.server.visitor().send(
        "POST", "/people", {"name": "Anna"}, origin="http://elsewhere.example"
    ),
    "wrong_host": lambda scene: scene.strict.visitor().send("GET", "/games", host="elsewhere.example"),
    "no_such_table": lambda scene: scene.server.visitor().send("GET", "/tables/nowhere"),
    "not_found": lambda scene: scene.server.visitor().send("GET", "/nothing"),
    "client_not_built": lambda scene: scene.server.visitor().http.get("/"),
    "method_not_allowed": lambda scene: scene.server.visitor().send("DELETE", "/tables"),
    "too_large": lambda scene: scene.server.visitor().send("POST", "/people", {"name": "x" * 20_000}),
}


def case(refused: Callable[[Scene], httpx.Response]) -> Callable[[Scene], httpx.Response]:
    """The case of the code that the function is named after."""
    CASES[refused.__name__] = refused
    return refused


@case
def bad_record(scene: Scene) -> httpx.Response:
    record = {"format": "semiramis-record/1", "game": "amytis", "players": ["A", "B"], "seed": 1, "actions": ["a1"]}
    return scene.server.visitor("Anna").send("POST", "/records", record)


@case
def no_record(scene: Scene) -> httpx.Response:
    anna = scene.server.visitor("Anna")
    text = semiramis.format_position(semiramis.new("amytis", seed=1))
    table = anna.create("amytis", [ME, BOT], position=text)
    return anna.send("GET", f"/tables/{table.id}/record")


@case
def not_invited(scene: Scene) -> httpx.Response:
    table = scene.server.visitor("Anna").create("amytis", [ME, OPEN])
    return scene.server.visitor("Berta").send("POST", f"/tables/{table.id}/join", {})


@case
def not_the_host(scene: Scene) -> httpx.Response:
    table = scene.server.visitor("Anna").create("amytis", [ME, OPEN])
    return scene.server.visitor("Berta").send("POST", f"/tables/{table.id}/start")


@case
def not_seated(scene: Scene) -> httpx.Response:
    return scene.server.visitor("Carl").send("POST", f"/tables/{scene.party().id}/resign")


@case
def hints_not_allowed(scene: Scene) -> httpx.Response:
    party = Party(scene.server, "amytis", 2, hints=False)
    position = party.position()
    assert position.player is not None
    return party[position.player].send("POST", f"/tables/{party.id}/hints", {"ply": 0})


@case
def tutor_not_allowed(scene: Scene) -> httpx.Response:
    party = scene.party()
    position = party.position()
    assert position.player is not None
    return party[position.player].send("POST", f"/tables/{party.id}/advice", {"ply": 0})


@case
def hints_failed(scene: Scene) -> httpx.Response:
    async def fail(bots: Bots, record: bytes, origin: Origin) -> None:
        raise BotFailed("a secret")

    scene.patch.setattr(Bots, "hints", fail)
    party = scene.party()
    position = party.position()
    assert position.player is not None
    return party[position.player].send("POST", f"/tables/{party.id}/hints", {"ply": 0})


@case
def report_failed(scene: Scene) -> httpx.Response:
    async def fail(bots: Bots, record: bytes, turn: list[str], simulations: int, origin: Origin) -> None:
        raise BotFailed("a secret")

    scene.patch.setattr(Bots, "report", fail)
    visitor = scene.server.visitor("Anna")
    match = Match.new("amytis", ["Ada", "Bo"], seed=1)
    while match.state.ply < 8:
        match.play(match.state.legal_actions()[0])
    table = visitor.send("POST", "/records", json.loads(match.record.dumps())).json()
    while (answer := visitor.send("GET", f"/tables/{table['id']}/report")).status_code == 200:
        pass
    return answer


@case
def no_such_position(scene: Scene) -> httpx.Response:
    return scene.server.visitor().send("GET", f"/tables/{scene.party().id}/positions/1")


@case
def not_your_turn(scene: Scene) -> httpx.Response:
    party = scene.party()
    position = party.position()
    assert position.player is not None
    assert position.legal is not None
    body = {"ply": 0, "action": position.legal[0]}
    return party[1 - position.player].send("POST", f"/tables/{party.id}/actions", body)


@case
def not_open(scene: Scene) -> httpx.Response:
    party = scene.party()
    return party[0].send("POST", f"/tables/{party.id}/start")


@case
def not_playing(scene: Scene) -> httpx.Response:
    table = scene.server.visitor("Anna").create("amytis", [ME, OPEN])
    return scene.server.visitor().send("GET", f"/tables/{table.id}/position")


@case
def not_over(scene: Scene) -> httpx.Response:
    party = scene.party()
    return party[0].send("GET", f"/tables/{party.id}/record")


@case
def seat_taken(scene: Scene) -> httpx.Response:
    table = scene.server.visitor("Anna").create("amytis", [ME, OPEN], public=True)
    return scene.server.visitor("Berta").send("POST", f"/tables/{table.id}/join", {"seat": 0})


@case
def seats_left(scene: Scene) -> httpx.Response:
    anna = scene.server.visitor("Anna")
    return anna.send("POST", f"/tables/{anna.create('amytis', [ME, OPEN]).id}/start")


@case
def already_seated(scene: Scene) -> httpx.Response:
    anna = scene.server.visitor("Anna")
    return anna.send("POST", f"/tables/{anna.create('amytis', [ME, OPEN], public=True).id}/join", {})


def private_table(scene: Scene) -> str:
    return scene.server.visitor("Anna").create("amytis", [ME, OPEN]).id


@case
def already_asked(scene: Scene) -> httpx.Response:
    id, berta = private_table(scene), scene.server.visitor("Berta")
    berta.send("POST", f"/tables/{id}/requests")
    return berta.send("POST", f"/tables/{id}/requests")


@case
def too_many_asking(scene: Scene) -> httpx.Response:
    id = private_table(scene)
    return [scene.server.visitor("Berta").send("POST", f"/tables/{id}/requests") for _ in range(5)][-1]


@case
def no_seat_request(scene: Scene) -> httpx.Response:
    berta = scene.server.visitor("Berta")
    wish = {"person": berta.send("GET", "/me").json()["id"], "accept": False}
    return berta.send("POST", f"/tables/{private_table(scene)}/requests/answer", wish)


@case
def seat_declined(scene: Scene) -> httpx.Response:
    anna, berta = scene.server.visitor("Anna"), scene.server.visitor("Berta")
    path = f"/tables/{anna.create('amytis', [ME, OPEN]).id}/requests"
    berta.send("POST", path)
    wish = {"person": berta.send("GET", "/me").json()["id"], "accept": False}
    anna.send("POST", f"{path}/answer", wish)
    return berta.send("POST", path)


@case
def nothing_to_undo(scene: Scene) -> httpx.Response:
    party = scene.party()
    position = party.position()
    assert position.player is not None
    return party[position.player].send("POST", f"/tables/{party.id}/undo", {"ply": 0})


@case
def nothing_to_return(scene: Scene) -> httpx.Response:
    party = scene.party()
    return party[0].send("POST", f"/tables/{party.id}/return")


@case
def no_takeback(scene: Scene) -> httpx.Response:
    party = scene.party()
    return party[0].send("POST", f"/tables/{party.id}/takeback/answer", {"offer": 1, "agree": True})


@case
def takeback_changed(scene: Scene) -> httpx.Response:
    party = scene.party()
    position = party.position()
    player = position.player
    assert player is not None
    assert position.legal is not None
    party[player].act(party.id, 0, position.legal[0])
    offers = [party[player].post(f"/tables/{party.id}/takeback", TableInfo, {"ply": 0}).takeback for _ in range(2)]
    assert offers[0] is not None
    answer = {"offer": offers[0].offer, "agree": True}
    return party[1 - player].send("POST", f"/tables/{party.id}/takeback/answer", answer)


@case
def already_resigned(scene: Scene) -> httpx.Response:
    party = Party(scene.server, "babylon", 3)
    party[0].post(f"/tables/{party.id}/resign", TableInfo)
    return party[0].send("POST", f"/tables/{party.id}/resign")


@case
def too_many_requests(scene: Scene) -> httpx.Response:
    anna = scene.strict.visitor("Anna")
    answers = [anna.send("GET", "/me") for _ in range(int(limits.CALLS_OF_PERSON.burst) + 1)]
    return answers[-1]


@case
def too_many_streams(scene: Scene) -> httpx.Response:
    anna = scene.strict.visitor("Anna")
    table = anna.create("amytis", [ME, OPEN])
    for _ in range(limits.STREAMS_OF_PERSON):
        anna.follow(table.id).next()
    return anna.send("GET", f"/tables/{table.id}/events?follow=false")


@case
def too_many_tables(scene: Scene) -> httpx.Response:
    scene.patch.setattr(identity, "TABLES_OF_PERSON", 1)
    anna = scene.strict.visitor("Anna")
    wish = {"game": "amytis", "seats": [ME, OPEN]}
    return [anna.send("POST", "/tables", wish) for _ in range(2)][-1]


@case
def server_error(scene: Scene) -> httpx.Response:
    async def fail(server: ServerService, id: str) -> None:
        raise RuntimeError("a defect, with a secret in it")

    scene.patch.setattr(ServerService, "table", fail)
    return scene.server.visitor().send("GET", "/tables/any")


@case
def key_reused(scene: Scene) -> httpx.Response:
    anna, key = scene.server.visitor("Anna"), {"idempotency-key": "a-key-that-nobody-else-has"}
    for seats in ([ME, OPEN], [ME, BOT]):
        answer = anna.send("POST", "/tables", {"game": "amytis", "seats": seats}, **key)
    return answer


@case
def unreadable_table(scene: Scene) -> httpx.Response:
    party = scene.party()
    with closing(sqlite3.connect(scene.server.storage.url)) as connection, connection:
        connection.execute("update setups set setup = 'secret' where table_id = ?", [party.id])
    scene.server.service._cache.drop(party.id)
    return scene.server.visitor().send("GET", f"/tables/{party.id}")


@case
def unavailable(scene: Scene) -> httpx.Response:
    async def fail(server: ServerService, id: str) -> None:
        raise OperationalError("SELECT a secret", {}, Exception("the disk is gone"))

    scene.patch.setattr(ServerService, "table", fail)
    return scene.server.visitor().send("GET", "/tables/any")


@pytest.mark.parametrize("code", STATUS)
def test_each_error_code_is_returned_in_its_case(
    code: str, lasting: RunningServer, strict: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A code without a case fails here: it is unused, or its case is missing."""
    error = assert_refused(CASES[code](Scene(lasting, strict, monkeypatch)), code)
    assert "secret" not in repr(error)


def test_every_case_has_an_existing_error_code() -> None:
    assert CASES.keys() == STATUS.keys()


def test_an_illegal_action_is_explained(lasting: RunningServer) -> None:
    party = Party(lasting, "babylon", 2)
    answer = Scene(lasting, lasting, pytest.MonkeyPatch()).act(party, 0, "finish none")
    error = assert_refused(answer, "illegal_action")
    assert isinstance(error.facts["reason"], str)


# Sizes and types.

BODIES: list[tuple[str, str, bytes]] = [
    ("POST", "/people", b""),
    ("POST", "/people", b"null"),
    ("POST", "/people", b"[]"),
    ("POST", "/people", b"{"),
    ("POST", "/people", b'{"name":1}'),
    ("POST", "/people", b'{"name":""}'),
    ("POST", "/people", b'{"name":"' + b"x" * 33 + b'"}'),
    ("POST", "/people", b'{"name":"Anna","admin":true}'),
    ("POST", "/people", b'{"name":"\xff"}'),  # it was a defect once: not UTF-8
    ("POST", "/people", b'{"name":"\\ud800"}'),
    ("POST", "/tables", b'{"game":"amytis","seats":[]}'),
    ("POST", "/tables", b'{"game":"amytis","seats":[{"kind":"throne"},{"kind":"me"}]}'),
    ("POST", "/tables", b'{"game":"amytis","seats":' + b"[" * 5000 + b"]" * 5000 + b"}"),  # nested too deep for Python
    ("POST", "/tables", b'{"game":"a","seats":[{"kind":"me"}],"options":' + b'{"a":' * 2500 + b"1" + b"}" * 2501),
    ("POST", "/tables", b'{"game":"amytis","seats":[{"kind":"me"},{"kind":"me"}],"clock":{"turn":1}}'),
    ("POST", "/tables", b'{"game":"amytis","seats":[{"kind":"me"},{"kind":"me"}],"clock":{"turn":1e99}}'),
    ("POST", "/tables/{id}/actions", b'{"ply":true,"action":"a1 a1"}'),
    ("POST", "/tables/{id}/actions", b'{"ply":-1,"action":"a1 a1"}'),
    ("POST", "/tables/{id}/actions", b'{"ply":99999999999999999999,"action":"a1 a1"}'),
    ("POST", "/tables/{id}/actions", b'{"ply":0,"action":""}'),
    ("POST", "/tables/{id}/actions", b'{"ply":0,"action":"' + b"x" * 101 + b'"}'),
    ("POST", "/tables/{id}/actions", b'{"ply":0,"action":["a1 a1"]}'),
    ("POST", "/tables/{id}/outcomes", b'{"ply":0}'),
    ("POST", "/tables/{id}/outcomes", b'{"ply":0,"actions":"a1 a1"}'),
    ("POST", "/tables/{id}/outcomes", b'{"ply":0,"actions":[]}'),
    ("POST", "/tables/{id}/outcomes", b'{"ply":0,"actions":[1]}'),
    ("POST", "/tables/{id}/outcomes", b'{"ply":0,"actions":[""]}'),
    ("POST", "/tables/{id}/outcomes", b'{"ply":0,"actions":["' + b"x" * 101 + b'"]}'),
    ("POST", "/tables/{id}/outcomes", b'{"ply":0,"actions":[' + b",".join([b'"a1 a1"'] * 201) + b"]}"),
    ("POST", "/tables/{id}/undo", b'{"ply":0.5}'),
    ("POST", "/tables/{id}/takeback/answer", b'{"offer":1,"agree":"yes"}'),
    ("POST", "/records", b'{"format":"semiramis-record/2","game":"amytis","players":[],"actions":[]}'),
    ("POST", "/records", b'{"format":"semiramis-record/1","setup":' + b'{"a":' * 20000 + b"1" + b"}" * 20001),
    ("PUT", "/tables/{id}/seats/10", b'{"kind":"open"}'),
    ("PUT", "/tables/{id}/seats/-1", b'{"kind":"open"}'),
]


@pytest.mark.parametrize(("method", "path", "body"), BODIES, ids=range(len(BODIES)))
def test_an_invalid_body_is_refused(lasting: RunningServer, method: str, path: str, body: bytes) -> None:
    anna = lasting.visitor("Anna")
    table = anna.create("amytis", [ME, OPEN])
    answer = anna.http.request(method, API + path.format(id=table.id), content=body, headers=JSON)
    assert_refused(answer, "bad_request")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", None])
def test_only_json_is_read_as_json(lasting: RunningServer, kind: str | None) -> None:
    # A page of another site can make a browser send these, and their bodies were read all the same.
    party = Party(lasting, "amytis", 2)
    player = party.position().player
    assert player is not None
    legal = party[player].position(party.id).legal
    assert legal
    for path, body in {
        f"/tables/{party.id}/outcomes": {"ply": 0, "actions": legal[:1]},
        f"/tables/{party.id}/actions": {"ply": 0, "action": legal[0]},
        "/people": {"name": "Anna"},
        "/records": {"format": "semiramis-record/1", "game": "amytis", "players": ["A", "B"], "seed": 1, "actions": []},
    }.items():
        content = msgspec.json.encode(body)
        headers = {} if kind is None else {"content-type": kind}
        error = assert_refused(party[player].http.post(API + path, content=content, headers=headers), "bad_request")
        assert error.message == "the body has to be JSON, with the header Content-Type: application/json"
        headers = {"content-type": "Application/JSON; charset=utf-8"}
        assert party[player].http.post(API + path, content=content, headers=headers).status_code in (200, 201)


@pytest.mark.parametrize(
    "path",
    [
        "/tables?limit=0",
        "/tables?limit=101",
        "/tables?limit=many",
        "/tables?status=closed",
        "/tables?game=%00",  # what PostgreSQL cannot be asked for, as with the next two
        "/tables?before=1.0_%00",
        "/tables/%00",
        "/tables?before=nan_x",
        "/tables?mine=perhaps",
        "/tables/%ff",
        "/tables/" + "x" * 41,
        "/tables/{id}%0A",  # `$` in a pattern of Python also matches before a newline at the end
        "/tables/{id}%0A/position",
        "/tables/{id}%0A/events?follow=false",
        "/tables?game=amytis%0A",
        "/tables?before=1.0_x%0A",
        "/games/amytis%0A/lessons",
        "/games/amytis/lessons/texts?language=en%0A",
        "/tables/{id}/positions/-1",
        "/tables/{id}/positions/1000001",
        "/tables/{id}/events?after=-1&follow=false",
        "/tables/{id}/events?follow=perhaps",
    ],
)
def test_an_invalid_query_is_refused(lasting: RunningServer, path: str) -> None:
    anna = lasting.visitor("Anna")
    table = anna.create("amytis", [ME, BOT])
    anna.start(table.id)
    assert_refused(anna.send("GET", path.format(id=table.id)), "bad_request")


@pytest.mark.parametrize("id", ["x", "-1", "1.5", "٣", "9" * 21])
def test_the_last_event_id_must_be_a_ply(lasting: RunningServer, id: str) -> None:
    party = Party(lasting, "amytis", 2)
    headers = {b"last-event-id": id.encode()}
    answer = party[0].http.get(f"{API}/tables/{party.id}/events?follow=false", headers=headers)
    assert_refused(answer, "bad_request")


def test_bodies_are_limited_and_records_may_be_longer(lasting: RunningServer) -> None:
    anna = lasting.visitor("Anna")
    record: dict[str, Any] = {"format": "semiramis-record/1", "game": "amytis", "players": ["A", "B"], "seed": 1}
    long = anna.send("POST", "/records", {**record, "actions": ["a1 a1" + " " * 1000] * 100})
    assert_refused(long, "bad_record")
    assert_refused(anna.send("POST", "/records", {**record, "actions": ["a1 a1" + " " * 1000] * 300}), "too_large")
    assert_refused(anna.send("POST", "/tables", {"game": "x" * 16_001, "seats": []}), "too_large")

    def endless() -> Iterator[bytes]:
        """Yield a body in pieces, without a content length."""
        for _ in range(100):
            yield b" " * 1000

    assert_refused(anna.http.post(f"{API}/people", content=endless(), headers=JSON), "too_large")
