"""Every operation is answered in the same way by both hosts: over HTTP, and by the API in a browser."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from semiramis.games import GAMES
from semiramis.tables.messages import GameReport
from semiramis.tables.operations import OPERATIONS
from tests.browser.player import ME, BrowserClient, Client, Player, bot
from tests.server.conftest import lasting
from tests.server.running_server import Reader, RunningServer, Visitor

__all__ = ["lasting"]

each_game = pytest.mark.parametrize("game", GAMES)
BEN = {"kind": "me", "name": "Ben"}


class ServerEvents:
    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    def next(self) -> tuple[str, int | None, Any]:
        event = self._reader.next()
        return event.name, event.id, json.loads(event.data)


class ServerClient:
    def __init__(self, server: RunningServer) -> None:
        self._time = server.time
        self._visitor: Visitor = server.visitor()

    def send(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        self._time.forward(1)  # so that the order of tables is known
        answer = self._visitor.send(method, path, body)
        content: Any = answer.json() if answer.content else None
        if path == "/people" and answer.status_code == 201:
            self._visitor.http.headers["authorization"] = f"Bearer {content['token']}"
        return answer.status_code, content

    def follow(self, path: str) -> ServerEvents:
        reader = Reader(self._visitor, path)
        self._visitor.readers.append(reader)
        return ServerEvents(reader)


@pytest.fixture(params=["server", "browser"])
def client(request: pytest.FixtureRequest) -> Iterator[Client]:
    """A client of one of the hosts, without an identity."""
    if request.param == "server":
        yield ServerClient(request.getfixturevalue("lasting"))
        return
    with asyncio.Runner() as runner:
        yield BrowserClient(runner)


def test_a_person_has_a_name(client: Client) -> None:
    assert client.send("GET", "/me")[1]["code"] == "no_identity"
    status, identity = client.send("POST", "/people", {"name": " Ana "})
    assert (status, identity["name"]) == (201, "Ana")
    assert client.send("PATCH", "/me", {"name": "Ana Maria"}) == (200, {"id": identity["id"], "name": "Ana Maria"})
    assert client.send("PATCH", "/me", {"name": "bot:x"})[1]["code"] == "bad_name"
    assert client.send("GET", "/me") == (200, {"id": identity["id"], "name": "Ana Maria"})


@each_game
def test_a_game_is_played_to_its_end_kept_and_played_again(client: Client, game: str) -> None:
    client.send("POST", "/people", {"name": "Ana"})
    ana = Player(client, game)
    ana.sit([ME, bot()], options={})
    assert client.send("GET", f"{ana.at}/record")[1]["code"] == "not_over"
    ana.play_to_end()
    final, history = ana.send("GET", f"{ana.at}/position"), ana.send("GET", f"{ana.at}/actions")["actions"]
    assert [done["ply"] for done in history] == [*range(1, final["ply"] + 1)]
    assert (final["over"], final["player"], final["last"]) == (True, None, history[-1])
    for ply in (0, 3, final["ply"]):
        earlier = ana.send("GET", f"{ana.at}/positions/{ply}?annotations=true")
        assert (earlier["ply"], earlier["last"]) == (ply, history[ply - 1] if ply else None)
        assert earlier["annotations"]["choices"] is None
    assert client.send("GET", f"{ana.at}/positions/{final['ply'] + 1}")[1]["code"] == "no_such_position"
    record = ana.send("GET", f"{ana.at}/record")
    assert record["actions"] == [done["action"] for done in history]
    status, imported = client.send("POST", "/records", record)
    assert (status, imported["result"]["reason"]) == (201, "imported")
    assert imported["result"]["scores"] == ana.table["result"]["scores"]
    again = ana.send("POST", f"{ana.at}/rematch")
    assert ana.send("POST", f"{ana.at}/rematch")["id"] == again["id"]
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "person"]
    assert ana.send("POST", f"/tables/{again['id']}/resign")["result"]["winners"] == [0]
    listed = ana.send("GET", "/tables?mine=true&status=over")["tables"]
    assert [table["id"] for table in listed] == [again["id"], imported["id"], ana.table["id"]]
    first = ana.send("GET", f"/tables?mine=true&limit=2&game={game}")
    rest = ana.send("GET", f"/tables?mine=true&limit=2&before={first['next']}")
    assert [table["id"] for table in first["tables"] + rest["tables"]] == [table["id"] for table in listed]
    assert client.send("GET", "/tables") == (200, {"tables": [], "next": None})


@each_game
def test_two_people_at_one_screen_go_back(client: Client, game: str) -> None:
    client.send("POST", "/people", {"name": "Ana"})
    ana = Player(client, game)
    ana.sit([ME, BEN])
    ana.wait_for_turn()
    undone = 0
    for _ in range(12):
        ply, legal = ana.turn["ply"], ana.turn["legal"]
        wish = {"ply": ply, "undone": ana.table["undone"], "actions": [*legal[:5], "dance"]}
        outcomes = ana.send("POST", f"{ana.at}/outcomes", wish)["outcomes"]
        codes = [one["refused"] and one["refused"]["code"] for one in outcomes]
        assert codes == [None] * len(legal[:5]) + ["not_an_action"]
        ana.act()
        if ana.position["undo_to"] is not None:
            back, ana.turn = ana.position["undo_to"], None
            position = ana.send("POST", f"{ana.at}/undo?annotations=true", {"ply": back})
            ana.wait_for_turn()
            undone += 1
            assert (position["ply"], position["undone"]) == (back, undone)
            ana.table = ana.send("GET", ana.at)
            ana.act()
    ana.turn = None
    table = ana.send("POST", f"{ana.at}/takeback", {"ply": 4})
    ana.wait_for_turn()
    assert (table["ply"], table["undone"], table["takeback"]) == (4, undone + 1, None)
    ana.table = table
    ana.act()
    ana.follow(after=2)
    assert ana.send("POST", f"{ana.at}/resign")["status"] == "over"
    ana.wait(lambda: ana.table["status"] == "over")
    assert ana.position["ply"] == 5


@each_game
def test_a_report_is_for_finished_games_and_grows_turn_by_turn(client: Client, game: str) -> None:
    client.send("POST", "/people", {"name": "Ana"})
    ana = Player(client, game)
    ana.sit([ME, bot()])
    ana.wait_for_turn()
    while ana.position["ply"] < 5:
        ana.act()
    assert client.send("GET", f"{ana.at}/report")[1]["code"] == "not_over"
    ana.send("POST", f"{ana.at}/resign")
    report = ana.send("GET", f"{ana.at}/report")
    assert report["total"] > 1
    plies = [turn["ply"] for turn in report["turns"]]
    while len(report["turns"]) < report["total"]:
        report = ana.send("GET", f"{ana.at}/report")
        now = [turn["ply"] for turn in report["turns"]]
        assert now[: len(plies)] == plies
        plies = now
    assert plies == sorted(set(plies))
    assert plies[0] == 0
    history = ana.send("GET", f"{ana.at}/actions")["actions"]
    for turn in report["turns"]:
        played = history[turn["ply"] : turn["ply"] + len(turn["played"])]
        assert [(done["seat"], done["action"]) for done in played] == [(turn["seat"], text) for text in turn["played"]]
        assert sum(turn["chances"]) == pytest.approx(1, abs=0.001)
    assert msgspec.convert(report, GameReport).verdict == "unfinished"
    assert ana.send("GET", f"{ana.at}/report") == report


def test_bots_play_when_the_host_asks(client: Client) -> None:
    client.send("POST", "/people", {"name": "Ana"})
    ana = Player(client, "amytis")
    ana.sit([bot(), bot()])
    for _ in range(4):
        player, ply = ana.position["player"], ana.position["ply"]
        ana.send("POST", f"{ana.at}/turn", {"ply": ply})
        ana.wait(lambda player=player: ana.position["player"] != player)  # type: ignore[misc]
    assert client.send("POST", f"{ana.at}/turn", {"ply": 0})[1]["code"] == "stale_ply"


@each_game
def test_a_chapter_of_the_lessons_is_gone_through(client: Client, game: str) -> None:
    _, chapters = client.send("GET", f"/games/{game}/lessons")
    where = f"/games/{game}/lessons/{chapters[0]['id']}"
    answers: list[list[str]] = []
    for step in chapters[0]["steps"]:
        _, told = client.send("POST", where, {"answers": answers, "actions": []})
        shown = [each["action"] for each in told["shown"]]
        assert bool(shown) == (step["has_goal"] and not told["met"])
        if shown:
            asked = {"answers": answers, "actions": [], "wanted": shown[:1]}
            assert client.send("POST", f"{where}/outcomes", asked)[1]["outcomes"][0]["refused"] is None
            assert client.send("POST", where, {"answers": answers, "actions": shown})[1]["met"]
        answers.append(shown)
    assert client.send("POST", where, {"answers": [["dance"]]})[1]["code"] == "not_an_action"
    texts = client.send("GET", f"/games/{game}/lessons/texts?language=xx")[1]
    assert f"lesson-{game}-{chapters[0]['id']}" in texts
    assert client.send("GET", "/games/chess/lessons")[1]["code"] == "unknown_game"


WISH = {"game": "amytis", "seats": [ME, BEN]}
REFUSED = [
    ("POST", "/tables", {**WISH, "game": "chess"}, "unknown_game"),
    ("POST", "/tables", {**WISH, "seats": [ME]}, "bad_setup"),
    ("POST", "/tables", {**WISH, "seats": [ME, bot("nobody")]}, "unknown_level"),
    ("POST", "/tables", {**WISH, "options": {"unknown": 1}}, "bad_setup"),
    ("POST", "/tables", {**WISH, "position": "amytis nonsense"}, "bad_position"),
    ("POST", "/tables", {**WISH, "more": 1}, "bad_request"),
    ("POST", "/tables", {**WISH, "seats": [ME, {**bot(), "name": "x"}]}, "bad_setup"),
    ("POST", "/tables", None, "bad_request"),
    ("GET", "/tables?mine=true&limit=many", None, "bad_request"),
    ("GET", "/tables?mine=true&limit=101", None, "bad_request"),
    ("GET", "/tables?mine=true&before=nonsense", None, "bad_request"),
    ("GET", "/tables/unknown", None, "no_such_table"),
    ("GET", "/tables/no%20id", None, "bad_request"),
    ("GET", "{at}/nothing", None, "not_found"),
    ("DELETE", "/games", None, "method_not_allowed"),
    ("PUT", "{at}/seats/1", bot(), "not_open"),
    ("POST", "{at}/start", None, "not_open"),
    ("POST", "{at}/actions", {"ply": 0, "action": "dance"}, "not_an_action"),
    ("POST", "{at}/actions", {"ply": 7, "action": "a1 a1"}, "stale_ply"),
    ("POST", "{at}/actions", {"ply": 0, "action": "project deck"}, "illegal_action"),
    ("POST", "{at}/actions", {"ply": "0", "action": "a1 a1"}, "bad_request"),
    ("POST", "{at}/actions", [], "bad_request"),
    ("POST", "{at}/undo", {"ply": 999}, "nothing_to_undo"),
    ("POST", "{at}/takeback", {"ply": 999}, "no_takeback"),
    ("POST", "{at}/takeback/answer", {"offer": 1, "agree": True}, "no_takeback"),
    ("POST", "{at}/turn", {"ply": 0}, "not_your_turn"),
    ("POST", "{at}/hints", {"ply": 999}, "stale_ply"),
    ("POST", "{at}/return", None, "nothing_to_return"),
    ("POST", "{at}/rematch", None, "not_over"),
    ("GET", "{at}/record", None, "not_over"),
    ("POST", "/records", {"format": 1}, "bad_request"),
    (
        "POST",
        "/records",
        {"format": "semiramis-record/1", "game": "amytis", "players": ["A", "B"], "seed": 1, "actions": ["dance"]},
        "bad_record",
    ),
]


def test_what_is_not_possible_is_refused(client: Client) -> None:
    client.send("POST", "/people", {"name": "Ana"})
    ana = Player(client, "amytis")
    ana.sit([ME, BEN])
    for method, path, body, code in REFUSED:
        status, answer = client.send(method, path.replace("{at}", ana.at), body)
        assert (answer["code"], status >= 400) == (code, True), (method, path, body)
    assert ana.send("GET", ana.at)["ply"] == 0


def test_every_operation_is_answered_and_some_need_an_identity_or_a_server(client: Client) -> None:
    for operation in OPERATIONS:
        path = operation.path.replace("{number}", "0").replace("{ply}", "0").replace("{game}", "amytis")
        status, answer = client.send(operation.method, re.sub(r"{\w+}", "unknown", path), {})
        code = answer["code"] if status >= 400 else None
        assert code not in ("not_found", "method_not_allowed", "server_error"), operation.id
        if isinstance(client, BrowserClient) and operation.needs_server:
            assert code == "needs_server", operation.id
        elif operation.identified and operation.body is None:
            assert code == "no_identity", operation.id
