"""Requests with the same idempotency key are executed once."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from threading import Barrier

import httpx
import msgspec
import pytest

from semiramis.games import get_game
from semiramis.games.record import Match
from semiramis.server.http import limits
from semiramis.tables.messages import TableInfo
from tests.server.refused import assert_refused
from tests.server.running_server import BOT, ME, OPEN, RunningServer, Visitor

KEY = "a-key-that-nobody-else-has"
AT_ONCE = 4


def record(name: str) -> object:
    return msgspec.Raw(Match.new(get_game("amytis"), [name, "Cleo"], seed=5).record.dumps().encode())


BODIES: dict[str, Callable[[str], object]] = {
    "/people": lambda name: {"name": name},
    "/tables": lambda name: {"game": "amytis", "seats": [ME, OPEN], "public": name == "Ana"},
    "/records": record,
}
ROWS = {"/people": "people", "/tables": "tables", "/records": "tables"}

every_path = pytest.mark.parametrize("path", BODIES)


def send(visitor: Visitor, path: str, body: object, key: str = KEY) -> httpx.Response:
    return visitor.send("POST", path, body, **{"idempotency-key": key})


def count(server: RunningServer, path: str) -> int:
    with closing(sqlite3.connect(server.storage.url)) as connection:
        found: int = connection.execute(f"select count(*) from {ROWS[path]}").fetchone()[0]
        return found


@every_path
def test_a_repeated_request_gets_the_same_answer_and_is_executed_once(server: RunningServer, path: str) -> None:
    ana = server.visitor("Ana")
    before = count(server, path)
    first, second = (send(ana, path, BODIES[path]("Ana")) for _ in range(2))
    assert first.status_code == second.status_code == 201
    assert first.json() == second.json()
    assert count(server, path) == before + 1
    # Another key, or none, is another wish.
    third = send(ana, path, BODIES[path]("Ana"), KEY + "-2")
    assert third.json()["id"] != first.json()["id"]
    assert ana.send("POST", path, BODIES[path]("Ana")).json()["id"] not in (first.json()["id"], third.json()["id"])


@every_path
def test_simultaneous_equal_requests_are_executed_once(server: RunningServer, path: str) -> None:
    ana = server.visitor("Ana")
    before = count(server, path)
    barrier = Barrier(AT_ONCE)

    def call(_: int) -> object:
        with closing(server.visitor()) as other:
            other.http.headers["authorization"] = ana.http.headers["authorization"]
            barrier.wait(30)
            return send(other, path, BODIES[path]("Ana")).json()

    with ThreadPoolExecutor(AT_ONCE) as threads:
        first, *others = threads.map(call, range(AT_ONCE))
    assert others == [first] * (AT_ONCE - 1)
    assert count(server, path) == before + 1


@every_path
def test_a_key_used_for_another_request_is_refused(server: RunningServer, path: str) -> None:
    ana = server.visitor("Ana")
    send(ana, path, BODIES[path]("Ana"))
    assert_refused(send(ana, path, BODIES[path]("Ben")), "key_reused")


@pytest.mark.parametrize("path", ["/tables", "/records"])
def test_a_key_belongs_to_one_person_and_one_route(server: RunningServer, path: str) -> None:
    ana, ben = server.visitor("Ana"), server.visitor("Ben")
    tables = {send(who, path, BODIES[path]("Ana")).json()["id"] for who in (ana, ben)}
    assert len(tables) == 2
    assert send(ana, "/people", BODIES["/people"]("Ana")).status_code == 201


def test_a_repeated_registration_returns_a_working_identity_and_stores_no_secret(server: RunningServer) -> None:
    first, second = (send(server.visitor(), "/people", {"name": "Ana"}) for _ in range(2))
    assert first.headers["set-cookie"] == second.headers["set-cookie"]
    token = second.json()["token"]
    me = server.visitor().send("GET", "/me", authorization=f"Bearer {token}")
    assert me.json() == {"id": first.json()["id"], "name": "Ana"}
    with closing(sqlite3.connect(server.storage.url)) as connection:
        stored = "\n".join(connection.iterdump())
    assert token.split(".")[1] not in stored
    assert KEY not in stored
    assert "127.0.0.1" not in stored


def test_a_repeated_request_starts_a_table_with_autostart_once(server: RunningServer) -> None:
    ana = server.visitor("Ana")
    wish = {"game": "amytis", "seats": [ME, BOT], "autostart": True}
    first, second = (msgspec.json.decode(send(ana, "/tables", wish).content, type=TableInfo) for _ in range(2))
    assert (first.id, first.status, second.status) == (second.id, "playing", "playing")


def test_a_repeated_request_is_not_charged_again(strict: RunningServer) -> None:
    ana = strict.visitor("Ana")
    answers = [
        send(ana, "/tables", BODIES["/tables"]("Ana")) for _ in range(int(limits.NEW_TABLES_OF_PERSON.burst) + 5)
    ]
    assert {answer.status_code for answer in answers} == {201}


@pytest.mark.parametrize("key", ["short", "x" * 65, "no spaces in a key"])
def test_a_key_that_is_too_short_or_invalid_is_refused(server: RunningServer, key: str) -> None:
    assert_refused(send(server.visitor("Ana"), "/tables", BODIES["/tables"]("Ana"), key), "bad_request")
