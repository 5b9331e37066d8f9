"""What the house refuses: each code by a call that meets it, and never more than the code, one line and facts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy.exc import OperationalError

from semiramis.server import limits
from semiramis.server.house import House
from semiramis.server.messages import Error, Table
from semiramis.server.refusals import STATUS

from .playing import Party
from .running import API, BOT, INVITED, ME, OPEN, OpenHouse, Visitor, open_house

HOST = "127.0.0.1"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """One for all tests: they leave no traces that others would meet."""
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """A house with limits and a name; its time stands still unless a test lets it go on."""
    with open_house(tmp_path_factory.mktemp("strict"), limits=True, hosts={HOST}) as opened:
        yield opened


@pytest.fixture(autouse=True)
def _a_while_later(request: pytest.FixtureRequest) -> None:
    """No test pays for the calls of another."""
    if "strict" in request.fixturenames:
        request.getfixturevalue("strict").time.forward(3600)


def assert_refused(answer: httpx.Response, code: str) -> Error:
    assert answer.status_code == STATUS[code], answer.text
    assert answer.headers["content-type"] == "application/json"
    error = msgspec.json.decode(answer.content, type=Error)
    assert error.code == code
    assert error.message
    assert len(error.message.splitlines()) == 1
    assert len(error.message) <= 300
    assert answer.json().keys() == {"code", "message", "facts"}
    assert not any(trace in answer.text for trace in ("Traceback", ".py", "sqlalchemy", "site-packages", "0x"))
    assert_guarded(answer)
    assert ("retry-after" in answer.headers) == (answer.status_code == 429)
    assert ("www-authenticate" in answer.headers) == (answer.status_code == 401)
    return error


def assert_guarded(answer: httpx.Response) -> None:
    policy = answer.headers.get_list("content-security-policy")
    assert len(policy) == 1
    directives = dict(directive.split(" ", 1) for directive in policy[0].split("; "))
    assert directives["default-src"] == directives["frame-ancestors"] == directives["base-uri"] == "'none'"
    assert "unsafe" not in policy[0]
    expected = {
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
    }
    assert {name: answer.headers.get(name) for name in expected} == expected
    assert answer.headers["cache-control"] in ("no-store", "no-cache")
    assert "server" not in answer.headers
    assert not any(name.startswith("access-control-") for name in answer.headers)


# Each code once.


@dataclass
class Scene:
    house: OpenHouse
    strict: OpenHouse
    patch: pytest.MonkeyPatch

    def party(self) -> Party:
        return Party(self.house, "amytis", 2)

    def act(self, party: Party, ply: int, action: str) -> httpx.Response:
        position = party.position()
        assert position.player is not None
        return party[position.player].send("POST", f"/tables/{party.id}/actions", {"ply": ply, "action": action})

    def create(self, **wish: object) -> httpx.Response:
        return self.house.visitor("Anna").send("POST", "/tables", {"game": "amytis", "seats": [ME, OPEN], **wish})


CASES: dict[str, Callable[[Scene], httpx.Response]] = {
    "bad_request": lambda scene: scene.house.visitor().send("POST", "/people", {"nam": "Anna"}),
    "bad_setup": lambda scene: scene.create(seats=[ME, OPEN, OPEN]),
    "bad_name": lambda scene: scene.house.visitor().send("POST", "/people", {"name": "bot:greedy"}),
    "unknown_game": lambda scene: scene.create(game="chess"),
    "unknown_level": lambda scene: scene.create(stand_in="grandmaster"),
    "not_an_action": lambda scene: scene.act(scene.party(), 0, "castle"),
    "illegal_action": lambda scene: scene.act(scene.party(), 0, "project deck"),
    "stale_ply": lambda scene: scene.act(scene.party(), 1, "a1 a1"),
    "no_identity": lambda scene: scene.house.visitor().send("GET", "/me"),
    "wrong_origin": lambda scene: scene.house.visitor().send(
        "POST", "/people", {"name": "Anna"}, origin="http://elsewhere.example"
    ),
    "wrong_host": lambda scene: scene.strict.visitor().send("GET", "/games", host="elsewhere.example"),
    "no_such_table": lambda scene: scene.house.visitor().send("GET", "/tables/nowhere"),
    "not_found": lambda scene: scene.house.visitor().send("GET", "/nothing"),
    "method_not_allowed": lambda scene: scene.house.visitor().send("DELETE", "/tables"),
    "too_large": lambda scene: scene.house.visitor().send("POST", "/people", {"name": "x" * 20_000}),
}


def case(refused: Callable[[Scene], httpx.Response]) -> Callable[[Scene], httpx.Response]:
    """The case of the code that the function is named after."""
    CASES[refused.__name__] = refused
    return refused


@case
def bad_record(scene: Scene) -> httpx.Response:
    record = {"format": "semiramis-record/1", "game": "amytis", "players": ["A", "B"], "seed": 1, "actions": ["a1"]}
    return scene.house.visitor("Anna").send("POST", "/records", record)


@case
def not_invited(scene: Scene) -> httpx.Response:
    table = scene.house.visitor("Anna").create("amytis", [ME, OPEN])
    return scene.house.visitor("Berta").send("POST", f"/tables/{table.id}/join", {})


@case
def not_the_host(scene: Scene) -> httpx.Response:
    table = scene.house.visitor("Anna").create("amytis", [ME, OPEN])
    return scene.house.visitor("Berta").send("POST", f"/tables/{table.id}/start")


@case
def not_seated(scene: Scene) -> httpx.Response:
    return scene.house.visitor("Carl").send("POST", f"/tables/{scene.party().id}/resign")


@case
def no_such_position(scene: Scene) -> httpx.Response:
    return scene.house.visitor().send("GET", f"/tables/{scene.party().id}/positions/1")


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
    table = scene.house.visitor("Anna").create("amytis", [ME, OPEN])
    return scene.house.visitor().send("GET", f"/tables/{table.id}/position")


@case
def not_over(scene: Scene) -> httpx.Response:
    party = scene.party()
    return party[0].send("GET", f"/tables/{party.id}/record")


@case
def seat_taken(scene: Scene) -> httpx.Response:
    table = scene.house.visitor("Anna").create("amytis", [ME, OPEN], public=True)
    return scene.house.visitor("Berta").send("POST", f"/tables/{table.id}/join", {"seat": 0})


@case
def seats_left(scene: Scene) -> httpx.Response:
    anna = scene.house.visitor("Anna")
    return anna.send("POST", f"/tables/{anna.create('amytis', [ME, OPEN]).id}/start")


@case
def already_seated(scene: Scene) -> httpx.Response:
    anna = scene.house.visitor("Anna")
    return anna.send("POST", f"/tables/{anna.create('amytis', [ME, OPEN], public=True).id}/join", {})


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
    return party[0].send("POST", f"/tables/{party.id}/takeback/answer", {"agree": True})


@case
def too_many_requests(scene: Scene) -> httpx.Response:
    anna = scene.strict.visitor("Anna")
    return exhaust(lambda: anna.send("GET", "/me"), int(limits.CALLS_OF_PERSON.burst))


@case
def too_many_streams(scene: Scene) -> httpx.Response:
    anna = scene.strict.visitor("Anna")
    table = anna.create("amytis", [ME, OPEN])
    for _ in range(limits.STREAMS_OF_PERSON):
        anna.follow(table.id).next()
    return anna.send("GET", f"/tables/{table.id}/events?follow=false")


@case
def server_error(scene: Scene) -> httpx.Response:
    async def fail(house: House, id: str) -> None:
        raise RuntimeError("a defect, with a secret in it")

    scene.patch.setattr(House, "table", fail)
    return scene.house.visitor().send("GET", "/tables/any")


@case
def unavailable(scene: Scene) -> httpx.Response:
    async def fail(house: House, id: str) -> None:
        raise OperationalError("SELECT a secret", {}, Exception("the disk is gone"))

    scene.patch.setattr(House, "table", fail)
    return scene.house.visitor().send("GET", "/tables/any")


@pytest.mark.parametrize("code", STATUS)
def test_each_code_is_met(code: str, house: OpenHouse, strict: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    """A code without a case fails here: either nothing refuses with it, or its test is missing."""
    error = assert_refused(CASES[code](Scene(house, strict, monkeypatch)), code)
    assert "secret" not in repr(error)


def test_no_case_is_of_a_code_that_does_not_exist() -> None:
    assert CASES.keys() == STATUS.keys()


def test_an_illegal_action_is_explained(house: OpenHouse) -> None:
    party = Party(house, "babylon", 2)
    answer = Scene(house, house, pytest.MonkeyPatch()).act(party, 0, "finish none")
    error = assert_refused(answer, "illegal_action")
    assert isinstance(error.facts["reason"], str)


# Who may do what.

ACTOR_ONLY: list[tuple[str, str, object]] = [
    ("POST", "/actions", {"ply": 0, "action": "a1 a1"}),
    ("POST", "/undo", {"ply": 0}),
    ("POST", "/takeback", {"ply": 0}),
    ("POST", "/takeback/answer", {"agree": True}),
    ("POST", "/resign", None),
    ("POST", "/return", None),
]
HOST_ONLY: list[tuple[str, str, object]] = [
    ("PUT", "/seats/1", {"kind": "bot", "level": "novice"}),
    ("PUT", "/seats/0", {"kind": "open"}),
    ("POST", "/start", None),
]
ALL: list[tuple[str, str, object]] = [*ACTOR_ONLY, *HOST_ONLY, ("POST", "/join", {}), ("POST", "/leave", None)]


@pytest.mark.parametrize(("method", "path", "body"), [*ALL, ("POST", "/rematch", None)])
def test_nobody_acts_without_an_identity(house: OpenHouse, method: str, path: str, body: object) -> None:
    anna = house.visitor("Anna")
    table = anna.create("amytis", [ME, OPEN], public=True)
    before = anna.table(table.id)
    assert_refused(house.visitor().send(method, f"/tables/{table.id}{path}", body), "no_identity")
    for token in ("", anna.id, f"{anna.id}.", f"{anna.id}.guessed", f".{anna.token}", "ÿ.ÿ"):
        header = {b"authorization": f"Bearer {token}".strip().encode("latin-1")}
        stranger = house.visitor()
        answer = stranger.http.request(method, f"{API}/tables/{table.id}{path}", json=body, headers=header)
        assert_refused(answer, "no_identity")
    assert anna.table(table.id) == before


@pytest.mark.parametrize(("method", "path", "body"), ACTOR_ONLY)
def test_whoever_does_not_sit_at_a_table_cannot_play_at_it(
    house: OpenHouse, method: str, path: str, body: object
) -> None:
    party = Party(house, "amytis", 2)
    other = Party(house, "amytis", 2)  # to sit at another table is of no use
    before = party[0].table(party.id)
    for stranger in (house.visitor("Carl"), other[0]):
        assert_refused(stranger.send(method, f"/tables/{party.id}{path}", body), "not_seated")
    assert party[0].table(party.id) == before


@pytest.mark.parametrize(("method", "path", "body"), HOST_ONLY)
def test_only_the_host_arranges_a_table(house: OpenHouse, method: str, path: str, body: object) -> None:
    anna, berta = house.visitor("Anna"), house.visitor("Berta")
    table = anna.create("amytis", [ME, OPEN])
    berta.join(table)
    for guest in (berta, house.visitor("Carl")):
        assert_refused(guest.send(method, f"/tables/{table.id}{path}", body), "not_the_host")


def test_who_was_not_there_cannot_have_a_rematch(house: OpenHouse) -> None:
    party = Party(house, "amytis", 2)
    party[0].post(f"/tables/{party.id}/resign", Table)
    for stranger in (house.visitor("Carl"), Party(house, "amytis", 2)[0]):
        assert_refused(stranger.send("POST", f"/tables/{party.id}/rematch"), "not_seated")
    assert party[1].post(f"/tables/{party.id}/rematch", Table).host == party[1].id
    assert_refused(house.visitor("Carl").send("POST", f"/tables/{party.id}/rematch"), "not_seated")


def test_only_whoever_is_to_act_is_told_what_is_legal(house: OpenHouse) -> None:
    party = Party(house, "amytis", 2)
    position = party.position()
    assert position.player is not None
    assert party[position.player].position(party.id).legal
    others = [party[1 - position.player], house.visitor("Carl"), house.visitor()]
    assert [other.position(party.id).legal for other in others] == [None] * 3
    names = [event_names(someone, party.id) for someone in [party[position.player], *others]]
    assert names == [["table", "position", "turn"]] + [["table", "position"]] * 3


def event_names(visitor: Visitor, id: str) -> list[str]:
    stream = visitor.send("GET", f"/tables/{id}/events?follow=false").text
    return [line.removeprefix("event: ") for line in stream.splitlines() if line.startswith("event: ")]


def test_somebody_is_who_their_cookie_says_and_nobody_else(house: OpenHouse) -> None:
    browser = house.visitor()
    entered = browser.send("POST", "/people", {"name": "Anna"})
    cookie = entered.headers["set-cookie"]
    assert {"HttpOnly", "Path=/", "SameSite=lax"} <= set(cookie.split("; "))
    assert browser.send("GET", "/me").json() == {"id": entered.json()["id"], "name": "Anna"}
    # A token is meant, a cookie is only sent along.
    berta = house.visitor("Berta")
    assert browser.send("GET", "/me", authorization=f"Bearer {berta.token}").json()["id"] == berta.id
    assert_refused(browser.send("GET", "/me", authorization="Bearer nobody.nothing"), "no_identity")
    assert browser.send("DELETE", "/me").status_code == 204
    assert_refused(browser.send("GET", "/me"), "no_identity")
    # A cookie that nobody has is like none.
    stranger = house.visitor()
    assert_refused(stranger.send("GET", "/me", cookie="semiramis=nobody.nothing"), "no_identity")
    assert stranger.send("GET", "/tables", cookie="semiramis=nobody.nothing").status_code == 200


# Invitations.


def test_a_table_is_joined_by_its_invitation_which_only_those_who_sit_there_know(house: OpenHouse) -> None:
    anna, berta, carl = house.visitor("Anna"), house.visitor("Berta"), house.visitor("Carl")
    table = anna.create("babylon", [ME, INVITED, OPEN])
    assert table.invitation
    path = f"/tables/{table.id}/join"
    for invitation in (None, "", "guessed", table.invitation[:-1], table.invitation + "x", "é"):
        assert_refused(carl.send("POST", path, {"invitation": invitation}), "not_invited")
    for stranger in (carl, house.visitor()):
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


def test_a_seat_of_a_public_table_can_be_kept_for_somebody(house: OpenHouse) -> None:
    anna, berta = house.visitor("Anna"), house.visitor("Berta")
    table = anna.create("amytis", [ME, INVITED], public=True)
    assert_refused(berta.send("POST", f"/tables/{table.id}/join", {}), "not_invited")
    assert berta.join(table).seats[1].person == berta.id


def test_an_invitation_is_for_one_table(house: OpenHouse) -> None:
    anna = house.visitor("Anna")
    one, other = anna.create("amytis", [ME, OPEN]), anna.create("amytis", [ME, OPEN])
    assert one.invitation != other.invitation
    body = {"invitation": one.invitation}
    assert_refused(house.visitor("Berta").send("POST", f"/tables/{other.id}/join", body), "not_invited")


# Where calls come from.

ELSEWHERE: list[dict[str, str]] = [
    {"origin": "http://elsewhere.example"},
    {"origin": "null"},
    {"origin": "http://127.0.0.1"},  # another port is another site
    {"origin": "http://[bad"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "cross-site", "origin": "{own}"},
    {"origin": "http://elsewhere.example", "authorization": "Basic QW5uYTo="},  # which a browser may send by itself
]


@pytest.mark.parametrize("headers", ELSEWHERE)
def test_no_page_of_another_site_acts_for_whoever_looks_at_it(house: OpenHouse, headers: dict[str, str]) -> None:
    browser = house.visitor()
    browser.send("POST", "/people", {"name": "Anna"})
    sent = {name: value.format(own=house.address) for name, value in headers.items()}
    for method, path, body in (("POST", "/tables", {"game": "amytis", "seats": [ME, OPEN]}), ("DELETE", "/me", None)):
        assert_refused(browser.send(method, path, body, **sent), "wrong_origin")
    assert browser.send("GET", "/tables?mine=true").json()["tables"] == []


@pytest.mark.parametrize(
    "headers", [{}, {"origin": "{own}"}, {"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}]
)
def test_the_own_pages_act(house: OpenHouse, headers: dict[str, str]) -> None:
    browser = house.visitor()
    sent = {name: value.format(own=house.address) for name, value in headers.items()}
    assert browser.send("POST", "/people", {"name": "Anna"}, **sent).status_code == 201


def test_a_script_with_a_token_may_call_from_anywhere(house: OpenHouse) -> None:
    anna = house.visitor("Anna")
    assert anna.send("PATCH", "/me", {"name": "Anne"}, origin="http://elsewhere.example").status_code == 200


@pytest.mark.parametrize(
    "host", ["elsewhere.example", "127.0.0.1.example", "", "[", "localhost@elsewhere.example", "::1"]
)
def test_a_house_is_called_by_its_name(strict: OpenHouse, host: str) -> None:
    for path in ("/api/v1/games", "/health", "/metrics", "/api", "/"):
        assert_refused(strict.visitor().http.get(path, headers={"host": host}), "wrong_host")
    for name in (HOST, f"{HOST}:8000"):
        assert strict.visitor().http.get("/health", headers={"host": name}).status_code == 200


def test_what_a_proxy_would_say_is_not_believed(strict: OpenHouse) -> None:
    """Otherwise everybody chooses the address by which they are counted."""
    anybody = strict.visitor()
    people = int(limits.NEW_PEOPLE_OF_ADDRESS.burst)
    answers = [
        anybody.send("POST", "/people", {"name": "Anna"}, **{"x-forwarded-for": f"10.0.0.{n}"})
        for n in range(people + 1)
    ]
    assert_refused(answers[-1], "too_many_requests")


# Headers.


def test_every_answer_is_guarded(house: OpenHouse) -> None:
    anna = house.visitor("Anna")
    table = anna.create("amytis", [ME, OPEN])
    paths = ["/", "/health", "/metrics", "/api", f"{API}/games", f"{API}/tables", f"{API}/tables/{table.id}", "/no"]
    for path in [*paths, f"{API}/tables/{table.id}/events?follow=false", f"{API}/lobby?follow=false"]:
        assert_guarded(anna.http.get(path))
        assert_guarded(anna.http.options(path))
        assert_guarded(anna.http.head(path))
    assert_guarded(anna.send("DELETE", "/me"))


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
    ("POST", "/tables/{id}/undo", b'{"ply":0.5}'),
    ("POST", "/tables/{id}/takeback/answer", b'{"agree":"yes"}'),
    ("POST", "/records", b'{"format":"semiramis-record/2","game":"amytis","players":[],"actions":[]}'),
    ("POST", "/records", b'{"format":"semiramis-record/1","setup":' + b'{"a":' * 20000 + b"1" + b"}" * 20001),
    ("PUT", "/tables/{id}/seats/10", b'{"kind":"open"}'),
    ("PUT", "/tables/{id}/seats/-1", b'{"kind":"open"}'),
]


@pytest.mark.parametrize(("method", "path", "body"), BODIES, ids=range(len(BODIES)))
def test_a_body_that_cannot_be_is_refused(house: OpenHouse, method: str, path: str, body: bytes) -> None:
    anna = house.visitor("Anna")
    table = anna.create("amytis", [ME, OPEN])
    assert_refused(anna.http.request(method, API + path.format(id=table.id), content=body), "bad_request")


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
        "/tables/{id}/positions/-1",
        "/tables/{id}/positions/1000001",
        "/tables/{id}/events?after=-1&follow=false",
        "/tables/{id}/events?follow=perhaps",
    ],
)
def test_a_question_that_cannot_be_is_refused(house: OpenHouse, path: str) -> None:
    anna = house.visitor("Anna")
    table = anna.create("amytis", [ME, BOT])
    anna.start(table.id)
    assert_refused(anna.send("GET", path.format(id=table.id)), "bad_request")


@pytest.mark.parametrize("id", ["x", "-1", "1.5", "٣", "9" * 21])
def test_the_id_of_an_event_is_a_ply(house: OpenHouse, id: str) -> None:
    party = Party(house, "amytis", 2)
    headers = {b"last-event-id": id.encode()}
    answer = party[0].http.get(f"{API}/tables/{party.id}/events?follow=false", headers=headers)
    assert_refused(answer, "bad_request")


def test_bodies_are_limited_and_records_may_be_longer(house: OpenHouse) -> None:
    anna = house.visitor("Anna")
    record: dict[str, Any] = {"format": "semiramis-record/1", "game": "amytis", "players": ["A", "B"], "seed": 1}
    long = anna.send("POST", "/records", {**record, "actions": ["a1 a1" + " " * 1000] * 100})
    assert_refused(long, "bad_record")
    assert_refused(anna.send("POST", "/records", {**record, "actions": ["a1 a1" + " " * 1000] * 300}), "too_large")
    assert_refused(anna.send("POST", "/tables", {"game": "x" * 16_001, "seats": []}), "too_large")

    def endless() -> Iterator[bytes]:
        """Sent in pieces, without saying how long it will be."""
        for _ in range(100):
            yield b" " * 1000

    assert_refused(anna.http.post(f"{API}/people", content=endless()), "too_large")


# Names.


@pytest.mark.parametrize(
    "name",
    [
        " ",
        "\u200b",  # invisible
        "A\u202enna",  # turns round what follows
        "An\x00na",
        "An\x1bna",
        "\u3164",  # a letter that looks like nothing
        "bot:novice",
        " bot:novice",
        "\ufb2c" * 32,  # 96 letters once it is normalized, which the database cannot hold
    ],
)
def test_a_name_is_one_line_that_can_be_seen(house: OpenHouse, name: str) -> None:
    assert_refused(house.visitor().send("POST", "/people", {"name": name}), "bad_name")
    assert_refused(house.visitor("Anna").send("PATCH", "/me", {"name": name}), "bad_name")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Anna \n Maria ", "Anna Maria"),
        ("Ämilie", "Ämilie"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
        ("尼托克里斯", "尼托克里斯"),
    ],
)
def test_a_name_is_shown_as_plain_text(house: OpenHouse, name: str, shown: str) -> None:
    assert house.visitor().send("POST", "/people", {"name": name}).json()["name"] == shown


# How much.


def exhaust(call: Callable[[], httpx.Response], most: int) -> httpx.Response:
    """The first refused answer, after no more than so many that were not."""
    for _ in range(most + 1):
        answer = call()
        if answer.status_code == 429:
            return answer
    raise AssertionError(f"more than {most} calls at once")


def assert_limited(strict: OpenHouse, call: Callable[[], httpx.Response], rate: limits.Rate, spent: int = 0) -> None:
    """So many calls at once, then one for each share of a second, and no sooner."""
    for _ in range(int(rate.burst) - spent):
        assert call().status_code < 400
    error = assert_refused(call(), "too_many_requests")
    assert error.facts["seconds"] == pytest.approx(1 / rate.per_second, abs=0.06)
    strict.time.forward(0.9 / rate.per_second)
    assert_refused(call(), "too_many_requests")
    strict.time.forward(0.11 / rate.per_second)
    assert call().status_code < 400
    assert_refused(call(), "too_many_requests")


def test_a_person_calls_so_often(strict: OpenHouse) -> None:
    anna, berta = strict.visitor("Anna"), strict.visitor("Berta")
    assert_limited(strict, lambda: anna.send("GET", "/me"), limits.CALLS_OF_PERSON)
    assert berta.send("GET", "/me").status_code == 200


def test_an_address_calls_so_often_whoever_it_is(strict: OpenHouse) -> None:
    callers = [strict.visitor(), *(strict.visitor(f"Anna {n}") for n in range(5))]
    calls = iter(range(10_000))
    assert_limited(strict, lambda: callers[next(calls) % 6].send("GET", "/games"), limits.CALLS_OF_ADDRESS, spent=5)
    assert_refused(strict.visitor().http.get("/health"), "too_many_requests")


def test_an_address_brings_so_many_people(strict: OpenHouse) -> None:
    assert_limited(
        strict, lambda: strict.visitor().send("POST", "/people", {"name": "Anna"}), limits.NEW_PEOPLE_OF_ADDRESS
    )


def test_a_person_makes_so_many_tables(strict: OpenHouse) -> None:
    anna = strict.visitor("Anna")
    wish = {"game": "amytis", "seats": [ME, OPEN]}
    assert_limited(strict, lambda: anna.send("POST", "/tables", wish), limits.NEW_TABLES_OF_PERSON)
    anna = strict.visitor("Anna")
    record = {"format": "semiramis-record/1", "game": "amytis", "players": ["A", "B"], "seed": 1, "actions": []}
    assert_limited(strict, lambda: anna.send("POST", "/records", record), limits.NEW_TABLES_OF_PERSON)


def test_a_stream_that_ends_makes_room_for_another(strict: OpenHouse) -> None:
    anna = strict.visitor("Anna")
    table = anna.create("amytis", [ME, OPEN])
    readers = [anna.follow(table.id) for _ in range(limits.STREAMS_OF_PERSON)]
    for reader in readers:
        reader.next()
    path = f"/tables/{table.id}/events?follow=false"
    assert_refused(anna.send("GET", path), "too_many_streams")
    assert strict.visitor("Berta").send("GET", path).status_code == 200
    readers[0].cut()
    for _ in range(1000):  # the house hears of it in a moment
        strict.time.forward(1)
        answer = anna.send("GET", path)
        if answer.status_code == 200:
            break
    assert answer.status_code == 200
