"""A person at a table, and the API in a browser as a client of it.

This module imports only what a browser has, because one of the tests runs it with the standard library alone.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from typing import Any, Protocol


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


class Player:
    """A person at a table, who knows what the events told."""

    def __init__(self, client: Client, game: str, seed: int = 1) -> None:
        self.client = client
        self.game = game
        self.chance = random.Random(seed)
        self.table: Any = None
        self.position: Any = None
        self.turn: Any = None
        self._events: Events | None = None

    def send(self, method: str, path: str, body: object = None) -> Any:
        """Send a request that must not be refused; return the answer."""
        status, answer = self.client.send(method, path, body)
        assert status < 400, answer
        return answer

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
        self._events = self.client.follow(f"{self.at}/events?annotations=true{query}")
        self.turn = None

    def wait(self, is_enough: Callable[[], bool]) -> None:
        """Read events until a condition holds."""
        assert self._events is not None
        while not is_enough():
            name, _, data = self._events.next()
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
        """Play an action, and wait for the next turn."""
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
