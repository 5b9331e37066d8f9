"""People who play at random. They know what is legal without asking the server: they follow the game themselves."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count
from typing import Any, NamedTuple

import psycopg

from bench.client import Answer, Connection
from semiramis.games import GAMES, get_game
from semiramis.games.rng import Rng

BOXES = {name: get_game(name) for name in GAMES}
PLAYERS = 2


class Broken(Exception):
    """The server does not keep to what it said."""


class Refused(Broken):
    """The server did not do what it should have done."""

    def __init__(self, request: bytes, answer: Answer) -> None:
        asked = request.split(b" HTTP/1.1", 1)[0].decode()
        super().__init__(f"{asked}: {answer.status} {answer.body.decode(errors='replace')[:300]}")
        self.code = _code(answer.body)
        """The server's code for what it refuses."""


def _code(body: bytes) -> str:
    try:
        return str(json.loads(body)["code"])
    except (ValueError, KeyError, TypeError):
        return ""


class Person:
    """A person with an identity and a connection of their own."""

    def __init__(self, port: int, connection: Connection) -> None:
        self.port = port
        self.connection = connection
        self._token = ""

    @classmethod
    async def enter(cls, port: int, name: str) -> Person:
        person = cls(port, await Connection.open(port))
        identity = await person.call("POST", "/people", {"name": name})
        person._token = identity["token"]
        return person

    def request(self, method: str, path: str, body: Mapping[str, object] | None = None) -> bytes:
        return request(self.port, method, path, self._token, body)

    async def call(self, method: str, path: str, body: Mapping[str, object] | None = None) -> Any:
        """Ask, and read the answer."""
        asked = self.request(method, path, body)
        answer = await self.connection.ask(asked)
        if answer.status not in (200, 201):
            raise Refused(asked, answer)
        return json.loads(answer.body)

    async def come_back(self, port: int | None = None) -> None:
        """A new connection, after the server was away; or to another server."""
        self.connection.close()
        self.port = self.port if port is None else port
        self.connection = await Connection.open(self.port)


def request(
    port: int,
    method: str,
    path: str,
    token: str = "",
    body: Mapping[str, object] | None = None,
    seen: int | None = None,
) -> bytes:
    content = b"" if body is None else json.dumps(body).encode()
    lines = [f"{method} /api/v1{path} HTTP/1.1", f"Host: 127.0.0.1:{port}"]
    if token:
        lines.append(f"Authorization: Bearer {token}")
    if seen is not None:
        lines.append(f"Last-Event-ID: {seen}")
    if body is not None:
        lines += ["Content-Type: application/json", f"Content-Length: {len(content)}"]
    return "\r\n".join([*lines, "\r\n"]).encode() + content


class Move(NamedTuple):
    seat: int
    action: str


def plan(game: str, setup: dict[str, Any], seed: int) -> list[Move]:
    """A whole game at random, from a set-up that the server dealt."""
    state = BOXES[game].start(PLAYERS, None, setup)
    rng = Rng(seed)
    moves = []
    while not state.over:
        action = state.random_action(rng)
        moves.append(Move(state.player, state.format_action(action)))
        state.advance(action)
    return moves


class Setups:
    """What the server dealt, hidden as it is: read where the server wrote it."""

    def __init__(self, database: str) -> None:
        self._connection: sqlite3.Connection | psycopg.Connection[Any]
        if database.startswith("postgresql://"):
            self._connection = psycopg.connect(database, autocommit=True)
            self._mark = "%s"
        else:
            self._connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
            self._mark = "?"

    def of(self, table: str) -> dict[str, Any]:
        question = f"select setup from setups where table_id = {self._mark}"
        row = self._connection.execute(question, (table,)).fetchone()
        if row is None:
            raise Broken(f"the game at table {table} has begun, but no set-up is stored")
        setup: dict[str, Any] = json.loads(row[0])
        return setup

    def close(self) -> None:
        self._connection.close()


@dataclass
class PlannedGame:
    """A game at a table that is planned to its end, and how far it was played."""

    id: str
    game: str
    people: list[Person]
    moves: list[Move]
    ply: int = 0

    @property
    def over(self) -> bool:
        return self.ply == len(self.moves)

    @property
    def to_act(self) -> Person:
        return self.people[self.moves[self.ply].seat]

    def next_request(self) -> bytes:
        action = {"ply": self.ply, "action": self.moves[self.ply].action}
        return self.to_act.request("POST", f"/tables/{self.id}/actions", action)

    async def move(self) -> None:
        """Play the next move, and be answered."""
        asked = self.next_request()
        answer = await self.to_act.connection.ask(asked)
        if answer.status != 200:
            raise Refused(asked, answer)
        self.ply += 1


async def sit_down(game: str, people: list[Person], setups: Setups, seed: int, longer_than: int = 0) -> PlannedGame:
    """A new table at which two people play a game of at least a number of moves."""
    host, guest = people
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "invited"}], "autostart": True}
    made = await host.call("POST", "/tables", wish)
    joined = await guest.call("POST", f"/tables/{made['id']}/join", {"invitation": made["invitation"]})
    assert joined["status"] == "playing", joined
    setup = setups.of(made["id"])
    games = (plan(game, setup, seed + attempt) for attempt in count())
    return PlannedGame(made["id"], game, people, next(moves for moves in games if len(moves) > longer_than))
