"""Identities: revoked tokens, cookies with and without TLS, and invitations of removed guests."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from semiramis.server.http.identity import COOKIE, SECURE_COOKIE
from semiramis.tables.messages import TableInfo
from tests.server.refused import assert_refused
from tests.server.running_server import INVITED, ME, OPEN, RunningServer
from tests.server.server_process import start_server


def test_the_token_of_a_deleted_person_is_refused(lasting: RunningServer) -> None:
    # The cookie was deleted and the token stayed valid.
    anna, berta = lasting.visitor("Anna"), lasting.visitor("Berta")
    table = anna.create("amytis", [ME, OPEN])
    assert anna.send("DELETE", "/me").status_code == 204
    for method, path in (("GET", "/me"), ("DELETE", "/me"), ("GET", "/tables"), ("POST", f"/tables/{table.id}/start")):
        assert_refused(anna.send(method, path), "no_identity")
    assert_refused(anna.send("PATCH", "/me", {"name": "Anna"}), "no_identity")
    # The table goes on without her.
    assert berta.join(table).seats[1].person == berta.id
    assert berta.table(table.id).seats[0].name == "Anna"


def test_deleting_an_unknown_person_succeeds(lasting: RunningServer) -> None:
    assert lasting.visitor().send("DELETE", "/me").status_code == 204


def test_a_person_can_be_deleted_by_cookie(lasting: RunningServer) -> None:
    browser = lasting.visitor()
    token = browser.send("POST", "/people", {"name": "Anna"}).json()["token"]
    assert browser.send("DELETE", "/me").status_code == 204
    assert COOKIE not in browser.http.cookies
    assert_refused(lasting.visitor().send("GET", "/me", authorization=f"Bearer {token}"), "no_identity")
    assert_refused(lasting.visitor().send("GET", "/me", cookie=f"{COOKIE}={token}"), "no_identity")


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The API of a server process that trusts a proxy on this machine."""
    database = tmp_path_factory.mktemp("behind_proxy") / "tables.db"
    with start_server("--database", str(database), "--trust-proxy", "127.0.0.1") as address:
        yield f"{address}/api/v1"


def test_over_tls_the_cookie_is_bound_to_its_host(api: str) -> None:
    tls = {"X-Forwarded-Proto": "https"}
    entered = httpx.post(f"{api}/people", json={"name": "Ana"}, headers=tls)
    cookie, *attributes = entered.headers["set-cookie"].split("; ")
    token = entered.json()["token"]
    assert cookie == f"{SECURE_COOKIE}={token}"
    # A browser takes a cookie of this prefix only with these, and without a Domain.
    assert {"Path=/", "Secure", "HttpOnly"} <= set(attributes)
    assert not any(attribute.lower().startswith("domain") for attribute in attributes)

    def status(name: str, headers: dict[str, str]) -> int:
        return httpx.get(f"{api}/me", headers={**headers, "Cookie": f"{name}={token}"}).status_code

    assert status(SECURE_COOKIE, tls) == 200
    # Without TLS, on the own machine, browsers refuse the prefix: there the plain name is used.
    assert status(COOKIE, {}) == 200
    assert httpx.post(f"{api}/people", json={"name": "Ana"}).headers["set-cookie"].startswith(f"{COOKIE}=")
    forgotten = httpx.delete(f"{api}/me", headers={**tls, "Cookie": f"{SECURE_COOKIE}={token}"})
    assert forgotten.headers["set-cookie"].startswith(f'{SECURE_COOKIE}="";')
    assert status(SECURE_COOKIE, tls) == 401


def test_a_cookie_without_the_prefix_is_replaced(api: str) -> None:
    # After the upgrade every guest over TLS had lost their identity and their seats.
    tls = {"X-Forwarded-Proto": "https"}
    ana, eve = (httpx.post(f"{api}/people", json={"name": name}).json() for name in ("Ana", "Eve"))

    def me(cookies: str, **headers: str) -> httpx.Response:
        return httpx.get(f"{api}/me", headers={**tls, "Cookie": cookies, **headers})

    upgraded = me(f"{COOKIE}={ana['token']}")
    assert upgraded.json() == {"id": ana["id"], "name": "Ana"}
    renewed, deleted = upgraded.headers.get_list("set-cookie")
    assert renewed.startswith(f"{SECURE_COOKIE}={ana['token']}; ")
    assert "Secure" in renewed
    assert deleted.startswith(f'{COOKIE}="";')
    assert "Max-Age=0" in deleted
    # A page without TLS, or of another host of the same domain, could have set the plain one: the other prevails.
    both = f"{COOKIE}={eve['token']}; {SECURE_COOKIE}="
    assert me(both + ana["token"]).json()["name"] == "Ana"
    assert me(both + "unknown").status_code == 401
    # Only a cookie that identifies the caller is replaced.
    for answer in (
        me(both + ana["token"]),
        me(f"{COOKIE}=unknown"),
        me(f"{COOKIE}={eve['token']}", Authorization=f"Bearer {ana['token']}"),
        httpx.get(f"{api}/me", headers={"Cookie": f"{COOKIE}={ana['token']}"}),
    ):
        assert "set-cookie" not in answer.headers
    forgotten = httpx.delete(f"{api}/me", headers={**tls, "Cookie": f"{COOKIE}={ana['token']}"})
    assert [one.split("=")[0] for one in forgotten.headers.get_list("set-cookie")] == [SECURE_COOKIE, COOKIE]
    assert me(f"{COOKIE}={ana['token']}").status_code == 401


# Invitations.


def test_a_removed_person_cannot_use_the_old_invitation(lasting: RunningServer) -> None:
    anna, berta, carl = (lasting.visitor(name) for name in ("Anna", "Berta", "Carl"))
    table = anna.create("babylon", [ME, INVITED, INVITED])
    berta.join(table)
    carl.join(table)
    told = anna.send("PUT", f"/tables/{table.id}/seats/1", {"kind": "invited"})
    renewed = told.json()["invitation"]
    assert renewed not in (None, table.invitation)  # the host is sent the new one
    assert_refused(berta.send("POST", f"/tables/{table.id}/join", {"invitation": table.invitation}), "not_invited")
    assert carl.table(table.id).invitation == renewed  # and those who sit there can ask
    assert berta.table(table.id).invitation is None
    assert berta.post(f"/tables/{table.id}/join", TableInfo, {"invitation": renewed}).seats[1].person == berta.id


def test_an_invitation_stays_valid_when_only_free_seats_change(lasting: RunningServer) -> None:
    anna = lasting.visitor("Anna")
    table = anna.create("babylon", [ME, INVITED, OPEN])
    for seat, plan in ((1, {"kind": "bot", "level": "novice"}), (2, {"kind": "invited"}), (1, {"kind": "me"})):
        told = anna.send("PUT", f"/tables/{table.id}/seats/{seat}", plan)
        assert told.json()["invitation"] == table.invitation
