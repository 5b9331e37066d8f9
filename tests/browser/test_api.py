"""What is special about the API in a browser: what it keeps, what it offers, and what it refuses."""

from __future__ import annotations

import asyncio
import json
import runpy
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from semiramis.ai.levels import LADDER, ratings_of
from semiramis.ai.levels import LEVELS as ALL_LEVELS
from semiramis.browser.api import Api
from semiramis.browser.service import BrowserService
from semiramis.browser.storage import BrowserStorage
from semiramis.games import GAMES
from semiramis.games.registry import OWN
from semiramis.tables.messages import Hints
from tests.browser.player import ME, BrowserClient, Player, bot
from tests.server.conftest import fixed_seed
from tests.server.simulated import run_simulated

__all__ = ["fixed_seed"]

each_game = pytest.mark.parametrize("game", GAMES)
ROOT = Path(__file__).parents[2]
write_bundle = runpy.run_path(str(ROOT / "web/bundle.py"))["write_bundle"]


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as opened:
        yield opened


@pytest.fixture
def client(runner: asyncio.Runner) -> BrowserClient:
    client = BrowserClient(runner)
    client.send("POST", "/people", {"name": "Ana"})
    return client


def read_all(client: BrowserClient) -> list[Any]:
    """Return everything that the API tells of its tables."""
    _, listed = client.send("GET", "/tables?mine=true")
    ids = [table["id"] for table in listed["tables"]]
    paths = [f"/tables/{id}{path}" for id in ids for path in ("", "/position?annotations=true", "/actions")]
    return [listed, *(client.send("GET", path) for path in ["/me", *paths])]


@each_game
def test_everything_is_there_again_after_a_restart(client: BrowserClient, runner: asyncio.Runner, game: str) -> None:
    over, running = Player(client, game), Player(client, game, seed=2)
    over.sit([ME, bot()])
    over.play_to_end()
    running.sit([ME, ME])
    running.wait_for_turn()
    for _ in range(5):
        running.act()
    client.send("POST", "/tables", {"game": game, "seats": [ME, bot()]})
    client.send("POST", "/records", client.send("GET", f"{over.at}/record")[1])
    before = read_all(client)
    assert len(before[0]["tables"]) == 4
    again = BrowserClient(runner, dict(client.stored))
    assert read_all(again) == before
    table = again.send("GET", running.at)[1]
    assert again.send("POST", f"{running.at}/takeback", {"ply": 0})[1]["ply"] == 0 != table["ply"]


@pytest.mark.usefixtures("fixed_seed")
def test_a_bot_that_was_interrupted_plays_after_a_restart(client: BrowserClient, runner: asyncio.Runner) -> None:
    script = Player(client, "amytis")
    script.sit([ME, bot()])
    script.wait_for_turn()
    own, ply = script.position["player"], script.turn["ply"]
    client.send("POST", f"{script.at}/actions", {"ply": ply, "action": script.turn["legal"][0]})
    stored = dict(client.stored)  # before the loop runs on
    again = BrowserClient(runner, stored)
    resumed = Player(again, "amytis")
    resumed.table = again.send("GET", script.at)[1]
    assert (resumed.table["ply"], resumed.table["player"]) == (ply + 1, 1 - own)
    resumed.follow()
    resumed.wait_for_turn()
    assert resumed.position["ply"] > ply + 1


def test_what_cannot_be_read_is_left_alone(runner: asyncio.Runner) -> None:
    stored = {"a": "nonsense", "b": "{}", "c": '{"kind":"table","id":1}', "d": '{"kind":"dream"}', "e": "[]"}
    client = BrowserClient(runner, dict(stored))
    assert client.send("GET", "/me")[0] == 401
    assert client.stored == stored


def test_a_damaged_game_is_refused_and_harms_no_other(client: BrowserClient, runner: asyncio.Runner) -> None:
    script = Player(client, "amytis")
    script.sit([ME, ME])
    script.wait_for_turn()
    script.act()
    key = f"table/{script.table['id']}"
    damaged = json.loads(client.stored[key])
    damaged["actions"][0][1] = "dance"
    again = BrowserClient(runner, {**client.stored, key: json.dumps(damaged)})
    assert again.send("GET", script.at)[1]["code"] == "unreadable_table"
    assert again.send("GET", "/tables?mine=true")[0] == 200


def test_a_closed_table_is_removed(client: BrowserClient) -> None:
    table = client.send("POST", "/tables", {"game": "amytis", "seats": [ME, bot()]})[1]
    assert f"table/{table['id']}" in client.stored
    assert client.send("POST", f"/tables/{table['id']}/leave")[1]["status"] == "closed"
    assert list(client.stored) == ["person"]
    assert client.send("GET", f"/tables/{table['id']}")[1]["code"] == "no_such_table"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/tables", {"game": "amytis", "seats": [ME, {"kind": "open"}]}),
        ("/tables", {"game": "amytis", "seats": [ME, {"kind": "invited"}]}),
        ("/tables", {"game": "amytis", "seats": [ME, ME], "public": True}),
        ("/tables/x/join", {}),
        ("/tables/x/requests", None),
        ("/tables/x/requests/answer", {"person": "x", "accept": True}),
    ],
)
def test_what_needs_other_people_says_so(client: BrowserClient, path: str, body: object) -> None:
    status, answer = client.send("POST", path, body)
    assert (status, answer["code"]) == (501, "needs_server")
    assert list(client.stored) == ["person"]


def test_there_are_no_public_tables(client: BrowserClient) -> None:
    assert client.send("GET", "/tables") == (200, {"tables": [], "next": None})
    stop = client.api.subscribe("/lobby", lambda name, data, id: pytest.fail(name))
    stop()


def test_the_events_of_an_unknown_table_ask_to_try_again(client: BrowserClient) -> None:
    received: list[tuple[str, str, int | None]] = []
    stop = client.api.subscribe("/tables/unknown/events", lambda *event: received.append(event))
    assert received == [("reconnect", "{}", None)]
    stop()


def test_events_end_when_they_are_stopped(client: BrowserClient) -> None:
    script = Player(client, "amytis")
    script.sit([ME, ME])
    script.wait_for_turn()
    received: list[str] = []
    path = f"{script.at}/events"

    async def subscribe() -> Callable[[], None]:
        return client.api.subscribe(path, lambda name, data, id: received.append(name))

    stop = client.runner.run(subscribe())
    assert received[:2] == ["table", "position"]
    stop()
    received.clear()
    script.act()
    assert received == []


@each_game
def test_all_levels_are_offered(client: BrowserClient, game: str) -> None:
    games = {each["name"]: each for each in client.send("GET", "/games")[1]}
    assert games[game]["levels"] == LADDER
    assert set(games[game]["ratings"]) == ratings_of(game).keys() & {"novice", *LADDER}
    for level in ALL_LEVELS:
        assert client.send("POST", "/tables", {"game": game, "seats": [ME, bot(level)]})[0] == 201


@each_game
def test_every_offered_level_plays(client: BrowserClient, game: str) -> None:
    for level in LADDER:
        script = Player(client, game)
        script.sit([bot(level), bot(level)])
        client.send("POST", f"{script.at}/turn", {"ply": 0})
        first = script.position["player"]
        script.wait(lambda script=script, first=first: script.position["player"] != first)  # type: ignore[misc]
        assert not any(seat["trouble"] for seat in script.table["seats"])


@each_game
def test_hints_are_good_turns_with_reasons(client: BrowserClient, game: str) -> None:
    script = Player(client, game)
    script.sit([ME, ME])
    script.wait_for_turn()
    status, answer = client.send("POST", f"{script.at}/hints", {"ply": script.turn["ply"]})
    assert status == 200
    found = msgspec.convert(answer, type=Hints)
    assert 1 <= len(found.hints) <= 3
    assert all(hint.action in script.turn["legal"] and hint.turn[0] == hint.action for hint in found.hints)
    assert client.send("POST", f"{script.at}/hints", {"ply": script.turn["ply"]})[1] == answer


def test_the_stand_in_plays_for_a_person_whose_time_is_up() -> None:
    async def wait() -> tuple[Any, list[str]]:
        loop = asyncio.get_running_loop()
        service = BrowserService(BrowserStorage(lambda key, text: None, []), loop.time)
        api = Api(service)
        await api.request("POST", "/people", '{"name": "Ana"}')
        plan = {"game": "amytis", "seats": [ME, ME], "clock": {"turn": 30}, "autostart": True}
        table = json.loads(str((await api.request("POST", "/tables", json.dumps(plan)))[1]))
        names: list[str] = []
        api.subscribe(f"/tables/{table['id']}/events", lambda name, data, id: names.append(name))
        await asyncio.sleep(29)
        assert "move" not in names
        await asyncio.sleep(2)
        return json.loads(str((await api.request("GET", f"/tables/{table['id']}"))[1])), names

    table, names = run_simulated(wait())
    assert table["ply"] > 0
    assert "move" in names


def test_an_archive_needs_only_the_standard_library_and_msgspec(tmp_path: Path) -> None:
    target = tmp_path / "semiramis.zip"
    size = write_bundle(target)
    assert size == target.stat().st_size < 400_000
    with zipfile.ZipFile(target) as archive:
        names = archive.namelist()
        archive.extractall(tmp_path)
    shutil.copytree(Path(msgspec.__file__).parent, tmp_path / "msgspec")
    assert {Path(name).suffix for name in names} == {".py", ".toml", ".ftl", ".json"}
    assert not any("arena" in name or "/cli/" in name or "routes" in name for name in names)
    (tmp_path / "player.py").write_bytes((ROOT / "tests/browser/player.py").read_bytes())
    code = """
import sys, asyncio
sys.path.insert(0, sys.argv[1])
from player import BrowserClient, Player, ME, bot
with asyncio.Runner() as runner:
    client = BrowserClient(runner)
    client.send("POST", "/people", {"name": "Ana"})
    for game in client.send("GET", "/games")[1]:
        script = Player(client, game["name"])
        script.sit([ME, bot()])
        script.wait_for_turn()
        script.act()
        print(script.position["ply"], client.send("GET", f"/games/{game['name']}/lessons")[0])
print(sorted(name for name in sys.modules if name in ("rich", "numpy", "msgspec", "litestar")))
"""
    # Without the site packages, and without the sources of this checkout.
    command = [sys.executable, "-I", "-S", "-W", "error", "-c", code, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    *games, modules = done.stdout.splitlines()
    assert all(int(line.split()[0]) > 0 and line.split()[1] == "200" for line in games)
    assert len(games) == len(OWN)
    assert modules == "['msgspec']"


def test_an_archive_is_the_same_each_time(tmp_path: Path) -> None:
    first, second = tmp_path / "a.zip", tmp_path / "b.zip"
    write_bundle(first)
    write_bundle(second)
    assert first.read_bytes() == second.read_bytes()
