"""Rate limits and quotas: new tables, expensive reads, lessons, streams, and the tables of a person."""

from __future__ import annotations

import asyncio
import gzip
import random
from types import ModuleType
from typing import Any

import httpx
import pytest
from litestar.types import Message

from semiramis.games.amytis.lessons import LESSONS
from semiramis.games.lessons import Lesson
from semiramis.server.http import identity, limits, replays
from semiramis.server.http.guard import Guard
from semiramis.server.http.limits import Limiter, address_key
from semiramis.server.http.routes import handlers
from semiramis.tables import broadcast, operations, presenter
from semiramis.tables.messages import TableInfo
from semiramis.tables.refusals import Refusal
from tests.server.awaited import awaited
from tests.server.game_play import Party
from tests.server.refused import assert_refused
from tests.server.running_server import API, BOT, ME, OPEN, RunningServer, Visitor, parse_events

RECORD = {"format": "semiramis-record/1", "game": "amytis", "players": ["A", "B"], "seed": 1, "actions": []}

# New tables.


def rematch_until_refused(anna: Visitor, id: str, end: str) -> tuple[int, httpx.Response]:
    """Request rematches, each ended at once, until one is refused; return their number and the refusal."""
    made = 0
    while (answer := anna.send("POST", f"/tables/{id}/rematch")).status_code == 200:
        made += 1
        assert made < 1000, "nothing refuses"
        again = answer.json()["id"]
        anna.post(f"/tables/{again}/{end}", TableInfo)
        if end == "resign":
            id = again
    return made, answer


def test_a_rematch_is_charged_like_a_new_table(strict: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    # 224 games were begun in 20 seconds where 0.2 a second are allowed.
    monkeypatch.setattr(identity, "CALLS_OF_PERSON", limits.Rate(1000, 1000))
    anna = strict.visitor("Anna")
    table = anna.create("amytis", [ME, BOT], autostart=True)
    anna.post(f"/tables/{table.id}/resign", TableInfo)
    made, refusal = rematch_until_refused(anna, table.id, "resign")
    assert_refused(refusal, "too_many_requests")
    assert made == limits.NEW_TABLES_OF_PERSON.burst - 1


def test_a_rematch_after_leaving_one_is_charged_again(strict: RunningServer) -> None:
    anna, berta = strict.visitor("Anna"), strict.visitor("Berta")
    table = anna.create("amytis", [ME, OPEN], public=True)
    berta.join(table)
    anna.start(table.id)
    berta.post(f"/tables/{table.id}/resign", TableInfo)
    made, refusal = rematch_until_refused(anna, table.id, "leave")
    assert_refused(refusal, "too_many_requests")
    assert made == limits.NEW_TABLES_OF_PERSON.burst - 1


def test_joining_an_existing_rematch_is_not_charged_as_a_table(strict: RunningServer) -> None:
    anna, berta = strict.visitor("Anna"), strict.visitor("Berta")
    table = anna.create("amytis", [ME, OPEN], public=True)
    berta.join(table)
    anna.start(table.id)
    berta.post(f"/tables/{table.id}/resign", TableInfo)
    ids = {
        anna.post(f"/tables/{table.id}/rematch", TableInfo).id
        for _ in range(int(limits.NEW_TABLES_OF_PERSON.burst) * 2)
    }
    assert len(ids) == 1


def test_imports_rematches_and_tables_share_a_budget(strict: RunningServer) -> None:
    anna = strict.visitor("Anna")
    for number in range(int(limits.NEW_TABLES_OF_PERSON.burst)):
        if number % 5:
            anna.create("amytis", [ME, OPEN])
        else:
            assert anna.send("POST", "/records", RECORD).status_code == 201
    assert_refused(anna.send("POST", "/records", RECORD), "too_many_requests")
    assert_refused(anna.send("POST", "/tables", {"game": "amytis", "seats": [ME, OPEN]}), "too_many_requests")


def test_people_of_one_address_share_a_budget_of_tables(strict: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identity, "NEW_TABLES_OF_ADDRESS", limits.Rate(0.05, 5))
    people = [strict.visitor(f"Anna {n}") for n in range(6)]
    for one in people[:5]:
        one.create("amytis", [ME, OPEN])
    assert_refused(people[5].send("POST", "/tables", {"game": "amytis", "seats": [ME, OPEN]}), "too_many_requests")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("not:an:address", "not:an:address", True),
    ],
)
def test_an_ipv6_address_is_counted_by_its_network(one: str, other: str, same: bool) -> None:
    assert (address_key(one) == address_key(other)) is same


@awaited
async def test_the_guard_counts_a_network_as_one() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    statuses = []

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    async def receive() -> Any:
        raise AssertionError

    guard = Guard(app, None, Limiter(), lambda: 0.0)
    for number in range(int(limits.CALLS_OF_ADDRESS.burst) + 1):
        scope: Any = {
            "type": "http",
            "method": "GET",
            "path": "/",
            "headers": [],
            "client": (f"2001:db8::{number:x}", 1),
        }
        await guard(scope, receive, send)
    assert statuses == [200] * int(limits.CALLS_OF_ADDRESS.burst) + [429]


def test_the_tables_of_a_person_are_limited(strict: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identity, "TABLES_OF_PERSON", 2)
    anna = strict.visitor("Anna")
    tables = [anna.create("amytis", [ME, BOT], autostart=True) for _ in range(2)]
    wish = {"game": "amytis", "seats": [ME, OPEN]}
    assert assert_refused(anna.send("POST", "/tables", wish), "too_many_tables").facts == {"most": 2}
    anna.post(f"/tables/{tables[0].id}/resign", TableInfo)
    assert anna.send("POST", "/tables", wish).status_code == 201
    assert_refused(anna.send("POST", f"/tables/{tables[0].id}/rematch"), "too_many_tables")
    assert anna.send("POST", "/records", RECORD).status_code == 201  # an imported game is not running


def test_the_imported_games_of_a_person_are_limited(strict: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identity, "RECORDS_OF_PERSON", 2)
    anna, berta = strict.visitor("Anna"), strict.visitor("Berta")
    for _ in range(2):
        assert anna.send("POST", "/records", RECORD).status_code == 201
    assert_refused(anna.send("POST", "/records", RECORD), "too_many_tables")
    assert berta.send("POST", "/records", RECORD).status_code == 201
    assert len(anna.send("GET", "/tables?mine=true&status=over").json()["tables"]) == 2


# Lessons.


def test_a_class_behind_one_address_learns_at_the_same_time(strict: RunningServer) -> None:
    # A step cost 21, so that the fifteenth request of an address was refused.
    chapter = LESSONS.chapters[0]
    pupils = [strict.visitor() for _ in range(20)]
    answers: list[list[str]] = []
    for step in chapter.steps:
        for request in ({"answers": answers}, {"answers": answers, "actions": step.show[:1]}):
            for pupil in pupils:
                answer = pupil.send("POST", f"/games/amytis/lessons/{chapter.id}", request)
                assert answer.status_code == 200, answer.text
            strict.time.forward(3)
        answers.append(list(step.show))


def test_a_search_in_a_lesson_counts_against_the_next_requests(
    strict: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    chapter = LESSONS.chapters[0]
    anna = strict.visitor("Anna")
    path = f"/games/amytis/lessons/{chapter.id}"

    def search_long(lesson: Lesson) -> list[str]:
        lesson.tried = 8_000
        return []

    monkeypatch.setattr(Lesson, "find_actions", search_long)
    assert anna.send("POST", path, {}).status_code == 200
    waits = assert_refused(anna.send("GET", "/me"), "too_many_requests").facts["seconds"]
    assert 4 < waits < 8_000 * operations.PRICE_OF_TRIED_ACTION / limits.CALLS_OF_PERSON.per_second
    strict.time.forward(waits)
    assert anna.send("GET", "/me").status_code == 200


# Streams.


def test_a_stream_is_counted_when_it_is_accepted() -> None:
    # It was counted only once it was read: 75 of 80 were accepted where 20 are allowed.
    limiter = Limiter()
    for _ in range(limits.STREAMS_OF_PERSON):
        limiter.open_stream("192.0.2.1", "anna")
    with pytest.raises(Refusal):
        limiter.open_stream("192.0.2.1", "anna")
    limiter.open_stream("192.0.2.1", "berta")
    limiter.close_stream("192.0.2.1", "anna")
    limiter.open_stream("192.0.2.1", "anna")


def test_the_streams_of_an_address_are_limited_over_all_people() -> None:
    limiter = Limiter()
    for number in range(limits.STREAMS_OF_ADDRESS):
        limiter.open_stream("192.0.2.1", None if number % 2 else f"person {number}")
    for person in (None, "anna"):
        with pytest.raises(Refusal):
            limiter.open_stream("192.0.2.1", person)
    limiter.open_stream("192.0.2.2", None)


@awaited
async def test_the_limit_of_streams_holds_for_simultaneous_requests(strict: RunningServer) -> None:
    anna = strict.visitor("Anna")
    table = anna.create("amytis", [ME, OPEN])
    limit = httpx.Limits(max_connections=None)
    async with httpx.AsyncClient(base_url=strict.address, limits=limit, timeout=30) as client:

        async def follow() -> httpx.Response:
            request = client.build_request("GET", f"{API}/tables/{table.id}/events", headers=anna.http.headers)
            return await client.send(request, stream=True)

        answers = await asyncio.gather(*(follow() for _ in range(4 * limits.STREAMS_OF_PERSON)))
        accepted = [answer for answer in answers if answer.status_code == 200]
        assert len(accepted) == limits.STREAMS_OF_PERSON
        for answer in answers:
            await answer.aclose()


# Expensive reads.


@pytest.fixture
def played(strict: RunningServer) -> Party:
    """A game with more moves than the longest replay."""
    party = Party(strict, "babylon", 2)
    chance = random.Random(1)
    while (position := party.position()).ply < broadcast.LONGEST_REPLAY + 10:
        assert position.legal
        assert position.player is not None
        party[position.player].act(party.id, position.ply, chance.choice(position.legal))
        strict.time.forward(1)
    return party


def count_calls(monkeypatch: pytest.MonkeyPatch, module: ModuleType, name: str) -> list[tuple[Any, ...]]:
    """Return a list that collects the arguments of every call of a function."""
    calls: list[tuple[Any, ...]] = []
    function = getattr(module, name)

    def counted(*given: Any) -> Any:
        calls.append(given)
        return function(*given)

    monkeypatch.setattr(module, name, counted)
    return calls


def events_of(answer: httpx.Response) -> list[tuple[str, int | None]]:
    return [(found.name, found.id) for found in parse_events([answer.content]) if found is not None]


def test_missed_moves_are_computed_once(strict: RunningServer, played: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    # Each call told the whole game anew, 32 ms of it: within the limits others' moves went from 5 to 1,274 ms.
    worked_out = count_calls(monkeypatch, presenter, "describe_position")
    nameless = strict.visitor()
    ply = played.position().ply
    path = f"/tables/{played.id}/events?follow=false&after={ply - broadcast.LONGEST_REPLAY}"
    worked_out.clear()
    first = nameless.send("GET", path)
    assert 0 < len(worked_out) <= broadcast.LONGEST_REPLAY
    worked_out.clear()
    assert nameless.send("GET", path).content == first.content
    assert nameless.send("GET", path.replace(f"={ply - broadcast.LONGEST_REPLAY}", f"={ply - 5}")).status_code == 200
    assert worked_out == []
    expected = [("table", None), *(("move", n) for n in range(ply - broadcast.LONGEST_REPLAY + 1, ply + 1))]
    assert events_of(first) == expected


def test_a_stream_far_behind_is_sent_the_position_instead_of_every_move(strict: RunningServer, played: Party) -> None:
    ply = played.position().ply
    told = strict.visitor().send("GET", f"/tables/{played.id}/events?follow=false&after=0")
    assert events_of(told) == [("table", None), ("position", ply)]
    assert len(told.content) < 30_000


def test_moves_that_were_taken_back_are_not_sent(strict: RunningServer) -> None:
    anna = strict.visitor("Anna")
    table = anna.create("amytis", [ME, ME])
    anna.start(table.id)
    path = f"/tables/{table.id}/events?follow=false&after=0"
    lines = []
    for pick in (0, -1):
        for _ in range(4):
            position = anna.position(table.id)
            assert position.legal
            anna.act(table.id, position.ply, position.legal[pick])
        lines.append([read.data for read in parse_events([anna.send("GET", path).content]) if read is not None])
        if pick == 0:
            anna.post(f"/tables/{table.id}/takeback", TableInfo, {"ply": 0})
    history = anna.send("GET", f"/tables/{table.id}/actions").json()["actions"]
    moves = [data for data in lines[1] if b'"last":{' in data]
    assert [f'"action":"{done["action"]}"'.encode() in data for done, data in zip(history, moves, strict=True)] == [
        True
    ] * 4


def test_missed_moves_are_compressed_once_and_can_be_decompressed(
    strict: RunningServer, played: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed = count_calls(monkeypatch, replays, "start_gzip")
    position = played.position()
    assert position.player is not None
    path = f"{API}/tables/{played.id}/events?follow=false&after={position.ply - 20}"
    for who in (strict.visitor(), strict.visitor(), played[position.player]):
        with who.http.stream("GET", path) as answer:
            raw = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == "gzip"
        plain = who.http.get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert gzip.decompress(raw) == plain.content
        assert len(raw) < len(plain.content) / 5
    assert ["event: turn" in told.decode() for (told,) in packed] == [
        False,
        True,
    ]  # the current player is sent the legal actions


def test_a_resumed_stream_continues_after_the_compressed_moves(strict: RunningServer, played: Party) -> None:
    position = played.position()
    assert position.legal
    assert position.player is not None
    reader = strict.visitor().follow(played.id, after=position.ply - 3)
    assert [reader.next().name for _ in range(4)] == ["table", "move", "move", "move"]
    done = played[position.player].act(played.id, position.ply, position.legal[0])
    assert reader.next().id == done.ply


def test_a_burst_of_expensive_reads_is_refused_and_others_are_not(strict: RunningServer, played: Party) -> None:
    position = played.position()
    path = f"/tables/{played.id}/events?follow=false&after={position.ply - 20}"
    nameless = strict.visitor()
    answers = [nameless.send("GET", path).status_code for _ in range(100)]
    assert 429 in answers
    assert answers.index(429) <= limits.CALLS_OF_NAMELESS.burst / (1 + limits.PRICE_OF_REPLAY)
    assert_refused(strict.visitor().send("GET", f"/tables/{played.id}"), "too_many_requests")
    assert position.legal
    assert position.player is not None
    played[position.player].act(played.id, position.ply, position.legal[0])


@pytest.mark.parametrize(
    ("path", "price"),
    [
        ("/tables/{id}/actions", operations.PRICE_OF_HISTORY),
        ("/tables", operations.PRICE_OF_LIST),
        ("/tables/{id}/positions/9", operations.PRICE_OF_POSITION),
    ],
)
def test_other_expensive_reads_are_charged(strict: RunningServer, played: Party, path: str, price: float) -> None:
    anna = strict.visitor("Anna")
    answers = [anna.send("GET", path.format(id=played.id)).status_code for _ in range(100)]
    assert answers.index(429) == limits.CALLS_OF_PERSON.burst // (1 + price)


def test_outcomes_are_charged_by_their_number(strict: RunningServer, played: Party) -> None:
    position = played.position()
    assert position.legal
    assert position.player is not None
    body = {"ply": position.ply, "actions": (position.legal * 200)[:200]}
    strict.time.forward(3600)
    answers = [
        played[position.player].send("POST", f"/tables/{played.id}/outcomes", body).status_code for _ in range(40)
    ]
    assert answers.index(429) == limits.CALLS_OF_PERSON.burst // (1 + 200 * operations.PRICE_OF_OUTCOME)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "", None),
        ("POST", "/actions", {"ply": 0, "action": "pass"}),
        ("POST", "/undo", {"ply": 0}),
        ("POST", "/hints", {"ply": 0}),
        ("POST", "/review", {"ply": 0}),
        ("POST", "/rematch", None),
    ],
)
def test_a_table_that_has_to_be_loaded_costs_more(
    strict: RunningServer, played: Party, monkeypatch: pytest.MonkeyPatch, method: str, path: str, body: object
) -> None:
    # Only reads paid: a call that would change a table, and was refused, loaded it for the price of any other.
    monkeypatch.setattr(handlers, "RATES", {})
    anna = strict.visitor("Anna")
    service = strict.service

    def status() -> int:
        service._cache._tables.pop(played.id, None)
        return anna.send(method, f"/tables/{played.id}{path}", body).status_code

    answers = [status() for _ in range(100)]
    assert answers.index(429) == limits.CALLS_OF_PERSON.burst // (1 + limits.PRICE_OF_LOADING)


def test_the_history_is_computed_once(strict: RunningServer, played: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    worked_out = count_calls(monkeypatch, presenter, "_replay")
    first, second = (strict.visitor().send("GET", f"/tables/{played.id}/actions") for _ in range(2))
    assert first.content == second.content
    assert len(worked_out) == 1


def test_a_finished_game_is_replayed_like_any_other(strict: RunningServer) -> None:
    party = Party(strict, "amytis", 2)
    strict.time.forward(3600)
    chance = random.Random(2)
    while (position := party.position()).player is not None:
        assert position.legal
        party[position.player].act(party.id, position.ply, chance.choice(position.legal))
        strict.time.forward(1)
    told = strict.visitor().send("GET", f"/tables/{party.id}/events?follow=false&after={position.ply - 2}")
    assert [name for name, _ in events_of(told)] == ["table", "move", "move"]
