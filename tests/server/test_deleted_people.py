"""Deleted people: their seat requests, tokens and streams are removed."""

from __future__ import annotations

import asyncio

import pytest

from semiramis.server.people import People
from semiramis.tables import clock as clocks
from tests.server.refused import assert_refused
from tests.server.running_server import INVITED, ME, OPEN, PATIENCE, RunningServer

RECORD = {"format": "semiramis-record/1", "game": "amytis", "players": ["A", "B"], "seed": 1, "actions": []}


def forget_people(server: RunningServer) -> None:
    """Run the server's hourly clean-up."""
    loop = server.service.maintenance._tasks[0].get_loop()
    asyncio.run_coroutine_threadsafe(server.service.maintenance.forget(), loop).result(PATIENCE)


@pytest.mark.parametrize("is_removed", [False, True])
def test_the_seat_request_of_a_deleted_person_is_removed_when_the_host_accepts_it(
    server: RunningServer, is_removed: bool
) -> None:
    # The seat was given to a person who did not exist or, after the clean-up, the answer was a database error.
    anna, berta, carl = (server.visitor(name) for name in ("Anna", "Berta", "Carl"))
    id = anna.create("amytis", [ME, INVITED]).id
    berta.send("POST", f"/tables/{id}/requests")
    assert berta.send("DELETE", "/me").status_code == 204
    if is_removed:
        forget_people(server)
    accept = {"person": berta.id, "accept": True}
    assert_refused(carl.send("POST", f"/tables/{id}/requests/answer", accept), "not_the_host")
    assert [request.name for request in anna.table(id).requests] == ["Berta"]
    assert_refused(anna.send("POST", f"/tables/{id}/requests/answer", accept), "no_seat_request")
    table = anna.table(id)
    assert table.requests == []
    assert table.seats[1].person is None


def test_a_seat_request_is_removed_if_the_person_is_deleted_at_the_same_moment(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, berta = server.visitor("Anna"), server.visitor("Berta")
    id = anna.create("amytis", [ME, INVITED]).id
    berta.send("POST", f"/tables/{id}/requests")
    berta.send("DELETE", "/me")
    forget_people(server)

    async def is_known(*_: object) -> bool:
        return True

    monkeypatch.setattr(People, "is_known", is_known)
    accept = {"person": berta.id, "accept": True}
    assert_refused(anna.send("POST", f"/tables/{id}/requests/answer", accept), "no_seat_request")
    assert anna.table(id).requests == []


def test_the_token_of_a_person_deleted_for_inactivity_is_refused(server: RunningServer) -> None:
    # The person stayed identified, and every new table was answered with 503.
    anna = server.visitor("Anna")
    assert anna.send("GET", "/me").status_code == 200
    server.time.forward(clocks.IDLE_PERSON_LASTS + 1)
    forget_people(server)
    wish = {"game": "amytis", "seats": [ME, INVITED]}
    assert_refused(anna.send("POST", "/tables", wish), "no_identity")


@pytest.mark.parametrize("path", ["/tables", "/records"])
def test_a_person_deleted_while_creating_a_table_is_refused(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    anna = server.visitor("Anna")
    monkeypatch.setattr(server.storage.notices, "person_changed", lambda _: None)  # it has not been heard yet
    server.time.forward(clocks.IDLE_PERSON_LASTS + 1)
    forget_people(server)
    wish = RECORD if path == "/records" else {"game": "amytis", "seats": [ME, INVITED]}
    assert_refused(anna.send("POST", path, wish), "no_identity")


def test_the_streams_of_a_deleted_person_end(server: RunningServer) -> None:
    # An open stream went on with the legal actions of the person.
    anna, berta = server.visitor("Anna"), server.visitor("Berta")
    table = anna.create("amytis", [ME, OPEN], public=True)
    berta.join(table)
    annas, *others = [visitor.follow(table.id) for visitor in (anna, berta, server.visitor())]
    assert [stream.next().name for stream in (annas, *others)] == ["table"] * 3
    assert anna.send("DELETE", "/me").status_code == 204
    berta.send("POST", f"/tables/{table.id}/leave")
    assert annas.next().name == "reconnect"
    with pytest.raises(StopIteration):
        annas.next()
    assert [stream.next().name for stream in others] == ["table"] * 2  # the others read on
