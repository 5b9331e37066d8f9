"""What a person does, request by request: the same against the server and against the API in the browser.

This module imports only what a browser has, because one of the tests runs it with the standard library alone.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Iterator
from typing import Any, Protocol

NAMED = {
    *("id", "host", "person", "rematch", "invitation", "token", "table"),
    *("created", "changed", "at", "deadline", "waiting_for", "next"),
}
"""Fields with ids and times, which differ from one run to another."""


class Events(Protocol):
    def next(self) -> tuple[str, int | None, Any]:
        """Return the next event: its name, id and data."""


class Client(Protocol):
    """Sends requests, and reads events."""

    def send(self, method: str, path: str, body: object = None) -> tuple[int, Any]: ...

    def follow(self, path: str) -> Events: ...


class BrowserClient:
    """The API in the browser, in an event loop that runs while something is asked or awaited."""

    def __init__(self, runner: asyncio.Runner, stored: dict[str, str] | None = None) -> None:
        from semiramis.browser import start

        self.runner = runner
        self.stored = {} if stored is None else stored
        self._requests = 0
        self.api = start(self._save, list(self.stored.values()), now=self._now)

    def _now(self) -> float:
        """Return a time that is a second later with every request, so that the order of tables is known."""
        return time.time() + self._requests

    def _save(self, key: str, text: str | None) -> None:
        if text is None:
            del self.stored[key]
        else:
            self.stored[key] = text

    def send(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        text = None if body is None else json.dumps(body)
        self._requests += 1
        status, answer = self.runner.run(self.api.request(method, path, text))
        assert isinstance(status, int)
        return status, json.loads(str(answer))

    def follow(self, path: str) -> BrowserEvents:
        return BrowserEvents(self, path)


class BrowserEvents:
    def __init__(self, client: BrowserClient, path: str) -> None:
        self._client = client
        self._events: asyncio.Queue[tuple[str, int | None, Any]] = asyncio.Queue()
        self.stop = client.runner.run(self._open(path))

    async def _open(self, path: str) -> Callable[[], None]:
        return self._client.api.subscribe(path, self._receive)

    def _receive(self, name: str, data: str, id: int | None) -> None:
        self._events.put_nowait((name, id, json.loads(data)))

    def next(self) -> tuple[str, int | None, Any]:
        return self._client.runner.run(asyncio.wait_for(self._events.get(), 30))


def without_names(content: Any) -> Any:
    """Return an answer without ids and times, and without a list of all levels, of which a browser has fewer."""
    if isinstance(content, str) and content.startswith("there is no level"):
        return content.split(";")[0]
    if isinstance(content, dict):
        return {
            name: "…" if name in NAMED and isinstance(value, str | float | list) else without_names(value)
            for name, value in content.items()
        }
    return [without_names(each) for each in content] if isinstance(content, list) else content


class Transcript:
    """Sends requests and notes every answer and event, as far as they must be the same everywhere."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.lines: list[Any] = []

    def send(self, method: str, path: str, body: object = None) -> Any:
        status, answer = self.client.send(method, path, body)
        self.lines.append([method, len(path.split("/")), status, without_names(answer)])
        return answer

    def note(self, event: tuple[str, int | None, Any]) -> None:
        self.lines.append(["event", event[0], event[1], without_names(event[2])])


class Script:
    """A person at a table: everything that is done there is noted."""

    def __init__(self, client: Client, game: str, seed: int = 1) -> None:
        self.transcript = Transcript(client)
        self.send = self.transcript.send
        self.game = game
        self.chance = random.Random(seed)
        self.table: Any = None
        self.position: Any = None
        self.turn: Any = None
        self.is_noted = True
        """Whether events are noted."""
        self._events: Events | None = None

    @property
    def at(self) -> str:
        return f"/tables/{self.table['id']}"

    def sit(self, seats: list[dict[str, Any]], **wishes: object) -> None:
        """Create a table, follow it and start it, in this order, so that no turn of a bot comes before the events."""
        self.table = self.send("POST", "/tables", {"game": self.game, "seats": seats, **wishes})
        self.follow()
        self.position = None
        if self.table["status"] == "open":
            self.send("POST", f"{self.at}/start")
        self.wait(lambda: self.position is not None)

    def follow(self, after: int | None = None) -> None:
        query = "" if after is None else f"&after={after}"
        self._events = self.transcript.client.follow(f"{self.at}/events?annotations=true{query}")
        self.turn = None

    def wait(self, is_enough: Callable[[], bool]) -> None:
        """Read events until a condition holds."""
        assert self._events is not None
        while not is_enough():
            event = self._events.next()
            if self.is_noted:
                self.transcript.note(event)
            name, _, data = event
            if name == "table":
                self.table = data
            elif name == "turn":
                self.turn = data
            else:
                self.position = data

    def wait_for_turn(self) -> None:
        """Read events until the person is to act, or the game is over."""
        self.wait(lambda: self._is_own_turn() or self.table["status"] == "over")

    def _is_own_turn(self) -> bool:
        return self.turn is not None and self.position is not None and bool(self.turn["ply"] == self.position["ply"])

    def act(self, action: str | None = None) -> None:
        """Play an action, and note all that follows from it."""
        chosen = action or self.chance.choice(self.turn["legal"])
        wish = {"ply": self.turn["ply"], "action": chosen, "undone": self.table["undone"]}
        self.turn = None
        self.send("POST", f"{self.at}/actions?annotations=true", wish)
        self.wait_for_turn()

    def play_to_end(self) -> None:
        self.wait_for_turn()
        while self.table["status"] != "over":
            self.act()


ME = {"kind": "me"}


def bot(level: str = "novice") -> dict[str, Any]:
    return {"kind": "bot", "level": level}


def against_a_bot(client: Client, game: str) -> list[Any]:
    """A whole game against the computer, its record exported and imported, and a rematch."""
    script = Script(client, game)
    script.send("GET", "/me")
    script.send("POST", "/people", {"name": " Ana "})
    script.send("GET", "/me")
    script.send("PATCH", "/me", {"name": "Ana Maria"})
    script.send("PATCH", "/me", {"name": "bot:x"})
    script.sit([ME, bot()], options={})
    script.send("GET", f"{script.at}/record")
    script.play_to_end()
    for path in ("", "/position", "/position?annotations=true", "/positions/0", "/positions/3?annotations=true"):
        script.send("GET", script.at + path)
    script.send("GET", f"{script.at}/positions/999999")
    script.send("GET", f"{script.at}/actions")
    record = script.send("GET", f"{script.at}/record")
    script.send("POST", "/records", record)
    script.send("POST", "/records", {**record, "actions": ["dance"]})
    script.send("POST", "/records", {"format": 1})
    script.table = script.send("POST", f"{script.at}/rematch")
    script.position, script.is_noted = None, False  # the bot may act before the events are followed, or after it
    script.follow()
    script.wait_for_turn()
    for query in ("?mine=true", "?mine=true&status=over", "?mine=true&limit=2", f"?mine=true&game={game}&status=open"):
        script.send("GET", f"/tables{query}")
    script.send("POST", f"{script.at}/resign")
    return script.transcript.lines


def at_one_screen(client: Client, game: str) -> list[Any]:
    """Two people at one screen: a start by hand, refusals, outcomes, undo, takeback and a resignation."""
    script = Script(client, game)
    script.send("POST", "/tables", {"game": game, "seats": [ME, ME]})
    script.send("POST", "/people", {"name": "Ana"})
    script.table = script.send("POST", "/tables", {"game": game, "seats": [ME, {"kind": "me", "name": "Ben"}]})
    script.send("GET", f"{script.at}/position")
    script.send("PUT", f"{script.at}/seats/1", bot("novice"))
    script.send("PUT", f"{script.at}/seats/1", bot("nobody"))
    script.send("PUT", f"{script.at}/seats/1", {"kind": "me", "name": "Ben"})
    script.send("POST", f"{script.at}/start")
    script.send("POST", f"{script.at}/start")
    script.follow()
    script.wait_for_turn()
    for _ in range(12):
        legal = script.turn["legal"]
        ply, undone = script.turn["ply"], script.table["undone"]
        script.send("POST", f"{script.at}/outcomes", {"ply": ply, "undone": undone, "actions": [*legal[:5], "dance"]})
        script.act()
        if script.position["undo_to"] is not None:
            back = script.position["undo_to"]
            script.turn = None
            script.send("POST", f"{script.at}/undo?annotations=true", {"ply": back})
            script.wait_for_turn()
            script.table = script.send("GET", script.at)
            script.act()
    now = script.turn["ply"]
    wrong: list[Any] = [{"ply": 0, "action": "dance"}, {"ply": now, "action": "dance"}, {"ply": "0"}, {}, []]
    for wish in wrong:
        script.send("POST", f"{script.at}/actions", wish)
    script.send("POST", f"{script.at}/undo", {"ply": 999})
    script.send("POST", f"{script.at}/takeback", {"ply": 999})
    script.turn = None
    script.send("POST", f"{script.at}/takeback", {"ply": 4})
    script.wait_for_turn()
    script.send("POST", f"{script.at}/takeback/answer", {"offer": 1, "agree": True})
    script.send("POST", f"{script.at}/turn", {"ply": 4})
    script.send("POST", f"{script.at}/hints", {"ply": 999})
    script.send("POST", f"{script.at}/return")
    script.send("POST", f"{script.at}/rematch")
    script.table = script.send("GET", script.at)
    script.act()
    script.follow(after=2)
    script.send("POST", f"{script.at}/resign")
    script.wait(lambda: script.table["status"] == "over")
    script.send("GET", f"{script.at}/nothing")
    script.send("GET", "/tables/unknown")
    return script.transcript.lines


def bots_alone(client: Client, game: str) -> list[Any]:
    """A few turns of bots that are asked for one by one, and refusals of what cannot be played."""
    script = Script(client, game)
    script.send("POST", "/people", {"name": "Ana"})
    for wish in (
        {"game": "chess", "seats": [ME]},
        {"game": game, "seats": [ME]},
        {"game": game, "seats": [ME, bot("nobody")]},
        {"game": game, "seats": [ME, {"kind": "bot"}]},
        {"game": game, "seats": [ME, bot()], "options": {"unknown": 1}},
        {"game": game, "seats": [ME, bot()], "position": f"{game} nonsense"},
        {"game": game, "seats": [ME, bot()], "more": 1},
        {"game": game, "seats": [ME, {**bot(), "name": "x"}]},
    ):
        script.send("POST", "/tables", wish)
    script.sit([bot(), bot()])
    for _ in range(6):
        before = script.position["player"], script.position["ply"]
        script.send("POST", f"{script.at}/turn", {"ply": before[1]})
        script.wait(lambda before=before: script.position["player"] != before[0])  # type: ignore[misc]
    script.send("POST", f"{script.at}/turn", {"ply": 0})
    script.send("GET", f"{script.at}/actions")
    return script.transcript.lines


def in_a_lesson(client: Client, game: str) -> list[Any]:
    """The first chapter of the lessons of a game."""
    script = Script(client, game)
    chapters = script.send("GET", f"/games/{game}/lessons")
    where = f"/games/{game}/lessons/{chapters[0]['id']}"
    answers: list[list[str]] = []
    for _ in chapters[0]["steps"]:
        step = script.send("POST", where, {"answers": answers, "actions": []})
        shown = [each["action"] for each in step["shown"]]
        if shown:
            script.send("POST", f"{where}/outcomes", {"answers": answers, "actions": [], "wanted": shown[:1]})
            script.send("POST", where, {"answers": answers, "actions": shown})
        answers.append(shown)
    script.send("POST", where, {"answers": [["dance"]]})
    script.send("GET", "/games/chess/lessons")
    return script.transcript.lines


SCRIPTS = {each.__name__: each for each in (against_a_bot, at_one_screen, bots_alone, in_a_lesson)}


def run_in_browser(name: str, game: str) -> list[Any]:
    with asyncio.Runner() as runner:
        return SCRIPTS[name](BrowserClient(runner), game)


def differences(first: Any, second: Any, path: str = "") -> Iterator[str]:
    """Yield where two transcripts differ, for messages of tests."""
    if isinstance(first, dict) and isinstance(second, dict) and first.keys() == second.keys():
        for name in first:
            yield from differences(first[name], second[name], f"{path}.{name}")
    elif isinstance(first, list) and isinstance(second, list) and len(first) == len(second):
        for number, (one, other) in enumerate(zip(first, second, strict=True)):
            yield from differences(one, other, f"{path}[{number}]")
    elif first != second:
        yield f"{path}: {str(first)[:200]} / {str(second)[:200]}"
