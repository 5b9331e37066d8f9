"""Checks of every request: origin, host, rate limits; and the security headers of every answer."""

from __future__ import annotations

import math
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path

import httpx
import pytest

from semiramis.server import limits
from semiramis.server.app import Settings, create_app

from .awaited import awaited
from .refused import assert_guarded, assert_refused
from .running_server import API, ME, OPEN, RunningServer

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
    "host", ["elsewhere.example", "127.0.0.1.example", "", "[", "localhost@elsewhere.example", "::1"]
)
def test_only_allowed_host_names_are_served(strict: RunningServer, host: str) -> None:
    for path in ("/api/v1/games", "/health", "/metrics", "/api", "/"):
        assert_refused(strict.visitor().http.get(path, headers={"host": host}), "wrong_host")
    for name in ("127.0.0.1", "127.0.0.1:8000"):
        assert strict.visitor().http.get("/health", headers={"host": name}).status_code == 200


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
    # A proxy that denies /metrics let /metrics/ through.
    allowed = [ip_network("192.0.2.0/24")]
    app = create_app(Settings(str(tmp_path / "server.db"), metrics_for=allowed, limits=False))

    async def status(client: str, path: str) -> int:
        transport = httpx.ASGITransport(app, client=(client, 1))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport) as visitor:
            answer = await visitor.get(f"http://127.0.0.1{path}")
        assert (b"semiramis_" in answer.content) == (answer.status_code == 200)
        return answer.status_code

    for path in ("/metrics", "/metrics/", "/metrics//", "/%6detrics", "/metrics/?x"):
        for client in ("127.0.0.1", "::1", "::ffff:127.0.0.1", "192.0.2.7", "::ffff:192.0.2.7"):
            assert await status(client, path) == 200, (client, path)
        for client in ("192.0.3.7", "2001:db8::7", "", "unknown"):
            assert await status(client, path) == 404, (client, path)
