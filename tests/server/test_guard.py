"""Checks of every request: origin, host, rate limits; and the security headers of every answer."""

from __future__ import annotations

import asyncio
import json
import math
from collections.abc import Callable
from contextlib import closing
from http.client import HTTPConnection
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import httpx
import pytest

from semiramis.server.app import Settings, create_app
from semiramis.server.http import limits
from semiramis.server.http.guard import PROXY
from semiramis.server.serve import TrustedProxies
from tests.server.awaited import awaited
from tests.server.refused import assert_guarded, assert_refused
from tests.server.running_server import API, ME, OPEN, RunningServer

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
def test_requests_from_pages_of_other_sites_are_refused(lasting: RunningServer, headers: dict[str, str]) -> None:
    browser = lasting.visitor()
    browser.send("POST", "/people", {"name": "Anna"})
    sent = {name: value.format(own=lasting.address) for name, value in headers.items()}
    for method, path, body in (("POST", "/tables", {"game": "amytis", "seats": [ME, OPEN]}), ("DELETE", "/me", None)):
        assert_refused(browser.send(method, path, body, **sent), "wrong_origin")
    assert browser.send("GET", "/tables?mine=true").json()["tables"] == []


@pytest.mark.parametrize(
    "headers", [{}, {"origin": "{own}"}, {"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}]
)
def test_requests_from_pages_of_this_server_are_accepted(lasting: RunningServer, headers: dict[str, str]) -> None:
    browser = lasting.visitor()
    sent = {name: value.format(own=lasting.address) for name, value in headers.items()}
    assert browser.send("POST", "/people", {"name": "Anna"}, **sent).status_code == 201


def test_requests_with_a_token_are_accepted_from_any_origin(lasting: RunningServer) -> None:
    anna = lasting.visitor("Anna")
    assert anna.send("PATCH", "/me", {"name": "Anne"}, origin="http://elsewhere.example").status_code == 200


@pytest.mark.parametrize(
    "host",
    [
        "elsewhere.example",
        "127.0.0.1.example",
        "",
        "[",
        "localhost@elsewhere.example",
        "elsewhere.example@127.0.0.1",
        "127.0.0.1/",
        "::1",
    ],
)
def test_only_allowed_host_names_are_served(strict: RunningServer, host: str) -> None:
    for path in ("/api/v1/games", "/health", "/metrics", "/api", "/"):
        assert_refused(strict.visitor().http.get(path, headers={"host": host}), "wrong_host")
    for name in ("127.0.0.1", "127.0.0.1:8000"):
        assert strict.visitor().http.get("/health", headers={"host": name}).status_code == 200


def test_a_host_that_is_no_name_is_refused_even_if_all_names_are_allowed(lasting: RunningServer) -> None:
    for host in ("a@b", "a b", "a/b", "a?b", "a#b", "[::1", "a:b", "\xe9"):
        answer = lasting.visitor().http.get("/health", headers={b"host": host.encode("latin-1")})
        assert_refused(answer, "wrong_host")
    for host in ("a.example", "a.example:80", "[::1]:80", "[2001:DB8::1]", "a_b"):
        assert lasting.visitor().http.get("/health", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("host", ("127.0.0.1", "elsewhere.example")),
        ("origin", ("http://elsewhere.example", "{own}")),
        ("sec-fetch-site", ("cross-site", "same-origin")),
        ("authorization", ("Bearer x", "Basic x")),
        ("content-type", ("text/plain", "application/json")),
    ],
)
def test_a_header_that_decides_is_sent_once(lasting: RunningServer, name: str, values: tuple[str, str]) -> None:
    # Of two Host headers the last one counted here, and the first one elsewhere.
    for pair in (values, values[::-1], (values[0], values[0])):
        connection = HTTPConnection(lasting.address.removeprefix("http://"))  # httpx does not send two Host headers
        with closing(connection):
            connection.putrequest("POST", f"{API}/people", skip_host=name == "host")
            for value in pair:
                connection.putheader(name, value.format(own=lasting.address))
            connection.endheaders()
            answer = connection.getresponse()
            assert (answer.status, json.load(answer)["code"]) == (400, "bad_request")


def test_forwarded_headers_of_untrusted_clients_are_ignored(strict: RunningServer) -> None:
    """Otherwise clients could choose the address by which they are counted."""
    visitor = strict.visitor()
    people = int(limits.NEW_PEOPLE_OF_ADDRESS.burst)
    answers = [
        visitor.send("POST", "/people", {"name": "Anna"}, **{"x-forwarded-for": f"10.0.0.{n}"})
        for n in range(people + 1)
    ]
    assert_refused(answers[-1], "too_many_requests")


# Headers.


def test_every_answer_has_the_security_headers(lasting: RunningServer) -> None:
    anna = lasting.visitor("Anna")
    table = anna.create("amytis", [ME, OPEN])
    paths = ["/", "/health", "/metrics", "/api", f"{API}/games", f"{API}/tables", f"{API}/tables/{table.id}", "/no"]
    for path in [*paths, f"{API}/tables/{table.id}/events?follow=false", f"{API}/lobby?follow=false"]:
        assert_guarded(anna.http.get(path))
        assert_guarded(anna.http.options(path))
        assert_guarded(anna.http.head(path))
    assert_guarded(anna.send("DELETE", "/me"))


# How much.


def assert_limited(
    strict: RunningServer, call: Callable[[], httpx.Response], rate: limits.Rate, spent: int = 0
) -> None:
    """Check that a burst of this size is allowed, and then one request per interval."""
    for _ in range(int(rate.burst) - spent):
        assert call().status_code < 400
    error = assert_refused(call(), "too_many_requests")
    assert error.facts["seconds"] == math.ceil(10 / rate.per_second) / 10
    strict.time.forward(0.9 / rate.per_second)
    assert_refused(call(), "too_many_requests")
    strict.time.forward(0.11 / rate.per_second)
    assert call().status_code < 400
    assert_refused(call(), "too_many_requests")


def test_the_requests_of_a_person_are_limited(strict: RunningServer) -> None:
    anna, berta = strict.visitor("Anna"), strict.visitor("Berta")
    assert_limited(strict, lambda: anna.send("GET", "/me"), limits.CALLS_OF_PERSON)
    assert berta.send("GET", "/me").status_code == 200


def test_the_requests_of_an_address_are_limited_over_all_people(strict: RunningServer) -> None:
    callers = [strict.visitor(), *(strict.visitor(f"Anna {n}") for n in range(5))]
    calls = iter(range(10_000))
    assert_limited(strict, lambda: callers[next(calls) % 6].send("GET", "/games"), limits.CALLS_OF_ADDRESS, spent=5)
    assert_refused(strict.visitor().http.get("/health"), "too_many_requests")


def test_new_people_of_an_address_are_limited(strict: RunningServer) -> None:
    assert_limited(
        strict, lambda: strict.visitor().send("POST", "/people", {"name": "Anna"}), limits.NEW_PEOPLE_OF_ADDRESS
    )


def test_new_tables_of_a_person_are_limited(strict: RunningServer) -> None:
    anna = strict.visitor("Anna")
    wish = {"game": "amytis", "seats": [ME, OPEN]}
    assert_limited(strict, lambda: anna.send("POST", "/tables", wish), limits.NEW_TABLES_OF_PERSON)
    anna = strict.visitor("Anna")
    record = {"format": "semiramis-record/1", "game": "amytis", "players": ["A", "B"], "seed": 1, "actions": []}
    assert_limited(strict, lambda: anna.send("POST", "/records", record), limits.NEW_TABLES_OF_PERSON)


def test_a_stream_that_ends_frees_its_place(strict: RunningServer) -> None:
    anna = strict.visitor("Anna")
    table = anna.create("amytis", [ME, OPEN])
    readers = [anna.follow(table.id) for _ in range(limits.STREAMS_OF_PERSON)]
    for reader in readers:
        reader.next()
    path = f"/tables/{table.id}/events?follow=false"
    assert_refused(anna.send("GET", path), "too_many_streams")
    assert strict.visitor("Berta").send("GET", path).status_code == 200
    readers[0].cut()
    for _ in range(1000):  # the server hears of it in a moment
        strict.time.forward(1)
        answer = anna.send("GET", path)
        if answer.status_code == 200:
            break
    assert answer.status_code == 200


# Metrics.


@awaited
async def test_metrics_are_served_only_to_this_machine_and_allowed_addresses(tmp_path: Path) -> None:
    # A proxy that denies /metrics let /metrics/, //metrics and /%6detrics through, and the server answered them.
    allowed = [ip_network("192.0.2.0/24")]
    app = create_app(Settings(str(tmp_path / "server.db"), metrics_for=allowed, limits=False))
    behind: Any = TrustedProxies(app, ["192.0.2.1"])  # type: ignore[arg-type]  # Litestar and uvicorn type ASGI apart

    async def status(client: str, path: str = "/metrics", **headers: str) -> int:
        transport = httpx.ASGITransport(behind, client=(client, 1))
        async with httpx.AsyncClient(transport=transport) as visitor:
            sent = {name.replace("_", "-"): value for name, value in headers.items()}
            answer = await visitor.get(f"http://127.0.0.1{path}", headers=sent)
        assert (b"semiramis_" in answer.content) == (answer.status_code == 200)
        return answer.status_code

    for client in ("127.0.0.1", "::1", "::ffff:127.0.0.1", "192.0.2.7", "::ffff:192.0.2.7"):
        assert [await status(client, path) for path in ("/metrics", "/metrics?x")] == [200, 200], client
        for path in ("/metrics/", "/metrics//", "//metrics", "/%6detrics", "/metrics/?x"):
            assert await status(client, path) == 404, (client, path)
        # A proxy without --trust-proxy makes every request look like one of its own machine.
        for name in ("forwarded", "via", "x_forwarded_for", "X_Forwarded_Host", "x_forwarded_proto", "x_real_ip"):
            assert await status(client, **{name: "192.0.2.7"}) == 404, (client, name)
    for client in ("192.0.3.7", "2001:db8::7", "", "unknown"):
        assert await status(client) == 404, client
    for client, expected in {"192.0.2.7": 200, "192.0.3.7": 404, "192.0.2.1": 404, "": 404}.items():
        assert await status("192.0.2.1", x_forwarded_for=client, via="proxy") == expected, client
    assert await status("192.0.2.1", via="proxy") == 404
    assert await status("192.0.2.1") == 200


def test_a_proxy_without_an_address_is_not_trusted() -> None:
    # A connection through a Unix socket has no address: every request failed.
    scopes: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        scopes.append(scope)

    unused: Any = None
    forwarded = [(b"x-forwarded-for", b"192.0.2.7")]
    scope = {"type": "http", "scheme": "http", "client": None, "headers": forwarded}
    asyncio.run(TrustedProxies(app, ["192.0.2.1"])(scope, unused, unused))
    assert [(scope["client"], PROXY in scope) for scope in scopes] == [(None, False)]
