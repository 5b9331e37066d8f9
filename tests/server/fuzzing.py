"""Concurrent clients that mix random, stale, repeated and foreign actions with good ones."""

from __future__ import annotations

import random
import socket
import threading
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec

from semiramis.games.record import Match, Record
from semiramis.tables.broadcast import LONGEST_REPLAY
from semiramis.tables.messages import History, Position, TableInfo
from semiramis.tables.names import LONGEST_BOT_NAME
from tests.server.game_play import Party, choose, play_to_end
from tests.server.running_server import ME, RunningServer, Visitor, parse_events

TABLES = [("babylon", 2), ("babylon", 3), ("babylon", 4), ("amytis", 2), ("amytis", 2)]
THREADS = 4
PATHS = """
actions outcomes undo takeback takeback/answer join leave start return rematch record position positions/1 seats/0 x
"""
NAMES = [
    "Ada",
    "bot:master",
    "Bot:master",
    "A\u202eda",
    "A\u200bda",
    "A\ufe0fda",
    " ",
    "\x00",
    "x" * 40,
    "x" * 15_000,
    "\ufb2c",
]
JUNK: list[Any] = [None, True, 0, -1, 2**70, 0.5, "", "\x00", "ÿ" * 50, [], [[]], {}, {"ply": {}}, {"ply": 0, "x": 0}]


@dataclass(frozen=True)
class Back:
    """Actions that were taken back, according to an answer."""

    undone: int
    ply: int


@dataclass
class Acknowledged:
    """The changes of a table that the server confirmed."""

    acts: dict[tuple[int, int], str] = field(default_factory=dict)
    """By how often actions had been taken back, and by the ply of the position that was answered."""
    backs: list[Back] = field(default_factory=list)

    def line(self) -> list[str]:
        """Return the resulting actions."""
        line: list[str] = []
        backs = {back.undone: back.ply for back in self.backs}
        assert sorted(back.undone for back in self.backs) == list(range(1, len(self.backs) + 1))
        assert all(undone in (0, *backs) for undone, _ in self.acts)
        for undone in range(len(self.backs) + 1):
            line = line[: backs.get(undone, 0)]
            done = {ply: action for (number, ply), action in self.acts.items() if number == undone}
            assert sorted(done) == list(range(len(line), len(line) + len(done)))
            line += [done[ply] for ply in sorted(done)]
        return line


class Fuzzer:
    """Sends good and bad requests to several tables; `check` compares the tables with the confirmed changes."""

    def __init__(self, server: RunningServer, seed: int) -> None:
        self.seed = seed
        self._server = server
        self.finished: list[Party] = []
        self.parties = [Party(server, game, players) for game, players in TABLES]
        self.parties.append(alone(server))
        self.strangers = [server.visitor("Carl"), server.visitor()]
        self.acknowledged: defaultdict[str, Acknowledged] = defaultdict(Acknowledged)
        self.statuses: list[int] = []
        self._old: list[tuple[str, dict[str, Any]]] = []
        self._lock = threading.Lock()

    def run(self, calls: int) -> None:
        with ThreadPoolExecutor(THREADS) as threads:
            chances = [random.Random(f"{self.seed} {n}") for n in range(THREADS)]
            for worker in [threads.submit(self._work, chance, calls // THREADS) for chance in chances]:
                worker.result()

    def _work(self, chance: random.Random, calls: int) -> None:
        for _ in range(calls):
            party = chance.choice(self.parties)
            ways = [self._act, self._act_badly, self._act_twice, self._act_late, self._act_for_another]
            ways += [self._go_back, self._foresee, self._rummage]
            ways += [self._read_much, self._hang_up, self._come_and_go, self._bring_record]
            chance.choices(ways, weights=[30, 10, 10, 15, 10, 15, 5, 10, 5, 3, 3, 3])[0](party, chance)

    # What is done.

    def _act(self, party: Party, chance: random.Random) -> None:
        position = party.position()
        if position.over:
            self._renew(party)
        elif position.player is not None and position.legal:
            self._post(party, party[position.player], self._body(position, choose(position, chance), chance))

    def _renew(self, party: Party) -> None:
        """Replace a table whose game is over."""
        with self._lock:
            if party in self.parties:
                self.finished.append(party)
                self.parties[self.parties.index(party)] = Party(self._server, party.game, len(party.people))

    def _act_badly(self, party: Party, chance: random.Random) -> None:
        position = party.position()
        if position.player is None or not position.legal:
            return
        text = chance.choice(position.legal)
        cut = chance.randrange(len(text))
        wrong = chance.choice(
            [text[:cut], text + text, text[::-1], text.upper(), f" {text}", chance.randbytes(9).hex()]
        )
        for seat in (position.player, chance.randrange(len(party.people))):
            self._post(party, party[seat], self._body(position, wrong, chance))

    def _act_twice(self, party: Party, chance: random.Random) -> None:
        position = party.position()
        if position.player is not None and position.legal:
            body = self._body(position, choose(position, chance), chance)
            for _ in range(2):
                self._post(party, party[position.player], body)

    def _act_late(self, party: Party, chance: random.Random) -> None:
        if self._old:
            id, body = chance.choice(self._old)
            meant = [other for other in [*self.parties, *self.finished] if other.id == id]
            target = meant[0] if chance.random() < 0.8 else party  # or at the wrong table
            self._post(target, chance.choice(target.people), body)

    def _act_for_another(self, party: Party, chance: random.Random) -> None:
        position = party.position()
        if position.legal:
            others = [*self.strangers, chance.choice(self.parties)[0], chance.choice(party.people)]
            self._post(party, chance.choice(others), self._body(position, choose(position, chance), chance))

    def _go_back(self, party: Party, chance: random.Random) -> None:
        position = party.position()
        who = party[position.player if position.player is not None and chance.random() < 0.8 else 0]
        ply = position.undo_to if position.undo_to is not None else max(0, position.ply - chance.randrange(3))
        path = f"/tables/{party.id}"
        if chance.random() < 0.5:
            answer = self._send(who, "POST", f"{path}/undo", {"ply": ply})
            if answer.status_code == 200:
                told = msgspec.json.decode(answer.content, type=Position)
                assert told.ply == ply
                self._note_back(party, Back(told.undone, told.ply))
        elif chance.random() < 0.5:
            answer = self._send(who, "POST", f"{path}/takeback", {"ply": ply})
            self._note_takeback(party, answer, asked=True)
        else:
            agree = chance.random() < 0.7
            offer = party[0].table(party.id).takeback
            body = {"offer": chance.randrange(9) if offer is None else offer.offer, "agree": agree}
            answer = self._send(chance.choice(party.people), "POST", f"{path}/takeback/answer", body)
            self._note_takeback(party, answer, asked=agree)

    def _foresee(self, party: Party, chance: random.Random) -> None:
        """Request the outcomes of legal and illegal actions, in and out of turn."""
        position = party.position()
        legal = position.legal or ["a1 a1"]
        actions = [*chance.sample(legal, min(5, len(legal))), chance.choice(legal)[1:] or "x", "dig b2"]
        ply = position.ply + (chance.random() < 0.2)
        who = chance.choice(party.people)
        self._send(who, "POST", f"/tables/{party.id}/outcomes", {"ply": ply, "actions": actions})

    def _rummage(self, party: Party, chance: random.Random) -> None:
        """Send a random request, except to resign, which would end the game."""
        method = chance.choice(["GET", "POST", "PUT", "PATCH", "DELETE"])
        path = chance.choice([*PATHS.split(), "events?follow=false", ""])
        who = chance.choice([*party.people, *self.strangers])
        self._send(who, method, f"/tables/{party.id}/{path}", chance.choice(JUNK))

    def _read_much(self, party: Party, chance: random.Random) -> None:
        """Send expensive reads while others act."""
        who = chance.choice([*party.people, *self.strangers])
        after = chance.randrange(party.position().ply + 10)
        read = chance.choice([f"events?follow=false&after={after}", "actions", f"positions/{after}", "record"])
        answer = self._send(who, "GET", f"/tables/{party.id}/{read}", None)
        if read.startswith("events"):
            events = [event for event in parse_events([answer.content]) if event is not None]
            plies = [event.id for event in events if event.name == "move"]
            assert plies == list(range(after + 1, after + 1 + len(plies))), "a move was missed"
            assert len(plies) <= LONGEST_REPLAY
            assert [event.name for event in events if event.name == "position"] == ([] if plies else ["position"])

    def _hang_up(self, party: Party, chance: random.Random) -> None:
        """Send an incomplete request, or one that is too large."""
        host, port = self._server.address.removeprefix("http://").split(":")
        head = (
            f"POST /api/v1/tables/{party.id}/actions HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {party[0].token}\r\n"
        )
        whole = f'{head}Content-Length: 60\r\n\r\n{{"ply": 0, "action": "'
        sent = chance.choice([whole[: chance.randrange(len(whole))], head + "X: " + "x" * 100_000, whole])
        with socket.create_connection((host, int(port)), timeout=30) as connection, suppress(ConnectionError):
            connection.sendall(sent.encode())

    def _come_and_go(self, party: Party, chance: random.Random) -> None:
        """Register a person and delete them: the token is invalid then."""
        with self._lock:
            visitor = self._server.visitor()
        answer = self._send(visitor, "POST", "/people", {"name": chance.choice(NAMES)})
        if answer.status_code == 201:
            token = {"authorization": f"Bearer {answer.json()['token']}"}
            visitor.http.cookies.clear()
            assert visitor.send("DELETE", "/me", **token).status_code == 204
            assert visitor.send("GET", "/me", **token).status_code == 401, "a token outlived its person"

    def _bring_record(self, party: Party, chance: random.Random) -> None:
        """Import a record whose players have random names."""
        record = {"format": "semiramis-record/1", "game": "amytis", "seed": 1, "actions": []}
        answer = self._send(party[0], "POST", "/records", {**record, "players": chance.choices(NAMES, k=2)})
        if answer.status_code == 201:
            names = [seat["name"] for seat in answer.json()["seats"]]
            assert all(name.isprintable() and 0 < len(name) <= LONGEST_BOT_NAME for name in names), names

    # What is noted.

    def _body(self, position: Position, action: str, chance: random.Random) -> dict[str, Any]:
        body: dict[str, Any] = {"ply": position.ply, "action": action}
        if chance.random() < 0.5:
            body["undone"] = position.undone
        return body

    def _send(self, who: Visitor, method: str, path: str, body: object) -> httpx.Response:
        answer = who.send(method, path, body)
        with self._lock:
            self.statuses.append(answer.status_code)
        assert answer.status_code < 500, f"{method} {path} {body}: {answer.text}"
        return answer

    def _post(self, party: Party, who: Visitor, body: dict[str, Any]) -> None:
        answer = self._send(who, "POST", f"/tables/{party.id}/actions", body)
        with self._lock:
            self._old.append((party.id, body))
            if answer.status_code != 200:
                return
            told = msgspec.json.decode(answer.content, type=Position)
            assert told.ply == body["ply"] + 1
            assert told.last is not None
            assert (told.last.ply, told.last.action) == (told.ply, body["action"])
            assert who is party[told.last.seat], "a person acted for another one"
            acts = self.acknowledged[party.id].acts
            assert (told.undone, body["ply"]) not in acts, "two actions answer the same position"
            acts[told.undone, body["ply"]] = body["action"]

    def _note_takeback(self, party: Party, answer: httpx.Response, asked: bool) -> None:
        if answer.status_code == 200 and asked:
            told = msgspec.json.decode(answer.content, type=TableInfo)
            if told.takeback is None:
                self._note_back(party, Back(told.undone, told.ply))

    def _note_back(self, party: Party, back: Back) -> None:
        with self._lock:
            self.acknowledged[party.id].backs.append(back)

    # What must hold.

    def check(self) -> None:
        """Check that every table has the confirmed actions and can be played to its end, with the right record."""
        for party in self.parties + self.finished:
            line = self.acknowledged[party.id].line()
            history = party[0].get(f"/tables/{party.id}/actions", History)
            assert [done.action for done in history.actions] == line
            line += play_to_end(party, random.Random(self.seed))
            record = party.record()
            assert record.actions == line
            table = party[0].table(party.id)
            assert table.result is not None
            assert table.result.scores == scores_of(record)


def alone(server: RunningServer) -> Party:
    """Return a table at which one person plays both seats, so takebacks need no consent."""
    party = Party(server, "amytis", 2)
    anna = server.visitor("Anna")
    table = anna.create("amytis", [ME, ME])
    anna.start(table.id)
    party.people, party.id = [anna, anna], table.id
    return party


def scores_of(record: Record) -> list[int]:
    return Match.of(record).state.scores()
