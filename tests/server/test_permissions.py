"""Permissions: identity and seat are checked on every request; invitations."""

from __future__ import annotations

import pytest

from semiramis.tables.messages import TableInfo
from tests.server.game_play import Party
from tests.server.refused import assert_refused
from tests.server.running_server import API, INVITED, ME, OPEN, RunningServer, Visitor

ACTOR_ONLY: list[tuple[str, str, object]] = [
    ("POST", "/actions", {"ply": 0, "action": "a1 a1"}),
    ("POST", "/outcomes", {"ply": 0, "actions": ["a1 a1"]}),
    ("POST", "/hints", {"ply": 0}),
    ("POST", "/advice", {"ply": 0}),
    ("POST", "/review", {"ply": 0}),
    ("POST", "/undo", {"ply": 0}),
    ("POST", "/takeback", {"ply": 0}),
    ("POST", "/takeback/answer", {"offer": 0, "agree": True}),
    ("POST", "/resign", None),
    ("POST", "/return", None),
]
HOST_ONLY: list[tuple[str, str, object]] = [
    ("PUT", "/seats/1", {"kind": "bot", "level": "novice"}),
    ("PUT", "/seats/0", {"kind": "open"}),
    ("POST", "/start", None),
]
ALL: list[tuple[str, str, object]] = [
    *ACTOR_ONLY,
    *HOST_ONLY,
    ("POST", "/turn", {"ply": 0}),
    ("POST", "/join", {}),
    ("POST", "/leave", None),
]


@pytest.mark.parametrize(("method", "path", "body"), [*ALL, ("POST", "/rematch", None)])
def test_requests_without_an_identity_are_refused(lasting: RunningServer, method: str, path: str, body: object) -> None:
    anna = lasting.visitor("Anna")
    table = anna.create("amytis", [ME, OPEN], public=True)
    before = anna.table(table.id)
    assert_refused(lasting.visitor().send(method, f"/tables/{table.id}{path}", body), "no_identity")
    for token in ("", anna.id, f"{anna.id}.", f"{anna.id}.guessed", f".{anna.token}", "ÿ.ÿ"):
        header = {b"authorization": f"Bearer {token}".strip().encode("latin-1")}
        stranger = lasting.visitor()
        answer = stranger.http.request(method, f"{API}/tables/{table.id}{path}", json=body, headers=header)
        assert_refused(answer, "no_identity")
    assert anna.table(table.id) == before


@pytest.mark.parametrize(("method", "path", "body"), ACTOR_ONLY)
def test_requests_of_a_player_are_refused_for_people_without_a_seat(
    lasting: RunningServer, method: str, path: str, body: object
) -> None:
    party = Party(lasting, "amytis", 2)
    other = Party(lasting, "amytis", 2)  # a seat at another table does not help
    before = party[0].table(party.id)
    for stranger in (lasting.visitor("Carl"), other[0]):
        assert_refused(stranger.send(method, f"/tables/{party.id}{path}", body), "not_seated")
    assert party[0].table(party.id) == before


@pytest.mark.parametrize(("method", "path", "body"), HOST_ONLY)
def test_only_the_host_changes_seats_and_starts_the_game(
    lasting: RunningServer, method: str, path: str, body: object
) -> None:
    anna, berta = lasting.visitor("Anna"), lasting.visitor("Berta")
    table = anna.create("amytis", [ME, OPEN])
    berta.join(table)
    for guest in (berta, lasting.visitor("Carl")):
        assert_refused(guest.send(method, f"/tables/{table.id}{path}", body), "not_the_host")


def test_a_rematch_is_refused_for_people_without_a_seat(lasting: RunningServer) -> None:
    party = Party(lasting, "amytis", 2)
    party[0].post(f"/tables/{party.id}/resign", TableInfo)
    for stranger in (lasting.visitor("Carl"), Party(lasting, "amytis", 2)[0]):
        assert_refused(stranger.send("POST", f"/tables/{party.id}/rematch"), "not_seated")
    assert party[1].post(f"/tables/{party.id}/rematch", TableInfo).host == party[1].id
    assert_refused(lasting.visitor("Carl").send("POST", f"/tables/{party.id}/rematch"), "not_seated")


def test_only_the_current_player_is_sent_the_legal_actions(lasting: RunningServer) -> None:
    party = Party(lasting, "amytis", 2)
    position = party.position()
    assert position.player is not None
    assert party[position.player].position(party.id).legal
    others = [party[1 - position.player], lasting.visitor("Carl"), lasting.visitor()]
    assert [other.position(party.id).legal for other in others] == [None] * 3
    names = [event_names(someone, party.id) for someone in [party[position.player], *others]]
    assert names == [["table", "position", "turn"]] + [["table", "position"]] * 3


def event_names(visitor: Visitor, id: str) -> list[str]:
    stream = visitor.send("GET", f"/tables/{id}/events?follow=false").text
    return [line.removeprefix("event: ") for line in stream.splitlines() if line.startswith("event: ")]


def test_a_cookie_identifies_a_person_and_a_token_takes_precedence(lasting: RunningServer) -> None:
    browser = lasting.visitor()
    entered = browser.send("POST", "/people", {"name": "Anna"})
    cookie = entered.headers["set-cookie"]
    assert {"HttpOnly", "Path=/", "SameSite=lax"} <= set(cookie.split("; "))
    assert browser.send("GET", "/me").json() == {"id": entered.json()["id"], "name": "Anna"}
    # A token is sent on purpose, a cookie automatically: the token takes precedence.
    berta = lasting.visitor("Berta")
    assert browser.send("GET", "/me", authorization=f"Bearer {berta.token}").json()["id"] == berta.id
    assert_refused(browser.send("GET", "/me", authorization="Bearer nobody.nothing"), "no_identity")
    assert browser.send("DELETE", "/me").status_code == 204
    assert_refused(browser.send("GET", "/me"), "no_identity")
    # An invalid cookie is treated as none.
    stranger = lasting.visitor()
    assert_refused(stranger.send("GET", "/me", cookie="semiramis=nobody.nothing"), "no_identity")
    assert stranger.send("GET", "/tables", cookie="semiramis=nobody.nothing").status_code == 200


# Invitations.


def test_a_table_is_joined_by_its_invitation_which_only_seated_people_see(lasting: RunningServer) -> None:
    anna, berta, carl = lasting.visitor("Anna"), lasting.visitor("Berta"), lasting.visitor("Carl")
    table = anna.create("babylon", [ME, INVITED, OPEN])
    assert table.invitation
    path = f"/tables/{table.id}/join"
    for invitation in (None, "", "guessed", table.invitation[:-1], table.invitation + "x", "é"):
        assert_refused(carl.send("POST", path, {"invitation": invitation}), "not_invited")
    for stranger in (carl, lasting.visitor()):
        for read in (
            f"/tables/{table.id}",
            f"/tables/{table.id}/events?follow=false",
            "/tables",
            "/lobby?follow=false",
        ):
            assert table.invitation not in stranger.send("GET", read).text
    assert berta.join(table).invitation == table.invitation
    assert carl.join(table).invitation == table.invitation
    assert anna.start(table.id).invitation is None


def test_an_invitation_is_valid_for_one_table(lasting: RunningServer) -> None:
    anna = lasting.visitor("Anna")
    one, other = anna.create("amytis", [ME, OPEN]), anna.create("amytis", [ME, OPEN])
    assert one.invitation != other.invitation
    body = {"invitation": one.invitation}
    assert_refused(lasting.visitor("Berta").send("POST", f"/tables/{other.id}/join", body), "not_invited")
