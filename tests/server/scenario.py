"""A scripted scenario: a game with good and bad requests of several people, which depends only on what they see."""

from __future__ import annotations

import logging
import random
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from semiramis.games.game import Game
from semiramis.games.record import Match, Record
from semiramis.server.bots.processes import NO_ORIGIN, Bots
from semiramis.server.bots.scheduler import Origin
from semiramis.server.http.streams import HEARTBEAT
from semiramis.server.logs import facts
from semiramis.tables.messages import GameHintReason, Hint, History, Position, SeatPlan, TableInfo
from tests.server.game_play import choose
from tests.server.running_server import INVITED, ME, Event, Exchange, Reader, RunningServer, Visitor, run_server

NONSENSE = ["", "dig", "dig z9", "a1", "project", "project 99", "setup", "💎", "place dug a1 r9 L9 open no", "x" * 100]
SEED = 0xB4B1_10A5_7A6E_5EED
"""The seed of the deal, from which all hidden components follow."""
TAKEBACK_AT = 6
"""The step at which a takeback is agreed to."""


@dataclass(frozen=True)
class Moment:
    """A decision of a person in the game."""

    line: list[str]
    taken_back: list[list[str]]
    """The lines of actions that were taken back before."""


@dataclass
class Transcript:
    """All that the server sent and logged in a scenario."""

    exchanges: list[Exchange]
    """Until the record was available."""
    moments: list[Moment]
    logs: list[str]
    record: Record


class InProcessBots(Bots):
    """Bots that run in this process, use only visible information, and are deterministic."""

    def __init__(self) -> None:
        super().__init__(0)

    async def ask(self, level: str, record: bytes, origin: Origin = NO_ORIGIN) -> list[str]:
        state = Match.of(Record.loads(record)).state
        chance, seat, actions = random.Random(state.ply), state.player, []
        while not state.over and state.player == seat:
            actions.append(chance.choice(state.legal_notations()))
            state.play(actions[-1])
        return actions

    async def hints(self, record: bytes, origin: Origin = NO_ORIGIN) -> list[Hint]:
        state = Match.of(Record.loads(record)).state
        actions = random.Random(state.ply).sample(state.legal_notations(), 1)
        return [
            Hint(actions[0], actions, 0.5, 0.0, [GameHintReason("points", {"points": state.scores()[state.player]})])
        ]


class Listener(logging.Handler):
    """Keeps the server's log messages without their time, and those of others that `logs.set_up` lets through."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.startswith("semiramis") or record.levelno >= logging.WARNING:
            self.lines.append(f"{record.levelname} {record.getMessage()} {facts(record)} {record.exc_info}")


@contextmanager
def fixed_randomness(monkeypatch: pytest.MonkeyPatch, setup: dict[str, Any] | None) -> Iterator[None]:
    """Make all secrets, and the set-up if it is given, deterministic."""
    chance = random.Random(7)
    with monkeypatch.context() as patch:
        patch.setattr(secrets, "token_urlsafe", lambda length: chance.randbytes(length).hex())
        patch.setattr(secrets, "token_hex", lambda length: chance.randbytes(length).hex())
        patch.setattr(secrets, "randbits", lambda bits: SEED >> (64 - bits))
        if setup is not None:

            def deal(game: Game, names: list[str], options: dict[str, Any], seed: int) -> Match:
                return Match(game, Record(game.name, names, game.check_options(options), setup))

            patch.setattr(Match, "new", deal)
        yield


@dataclass
class Scenario:
    """Two people and maybe bots at a table, a person without a seat, and a spectator."""

    server: RunningServer
    game: str
    bots: list[SeatPlan]
    chance: random.Random = field(default_factory=lambda: random.Random(11))
    moments: list[Moment] = field(default_factory=list)
    taken_back: list[list[str]] = field(default_factory=list)
    ever_legal: list[str] = field(default_factory=lambda: ["finish none", "project deck", "score"])

    def begin(self) -> None:
        self.anna, self.berta = self.server.visitor("Anna"), self.server.visitor("Berta")
        self.stranger, self.spectator = self.server.visitor("Carl"), self.server.visitor()
        table = self.anna.create(self.game, [ME, *self.bots, INVITED], public=True)
        self.path = f"/tables/{table.id}"
        self.id = table.id
        self.stranger.send("POST", f"{self.path}/join", {})
        self.berta.join(table)
        self.people = {0: self.anna, len(self.bots) + 1: self.berta}
        self.main = self.anna.follow(self.id)
        self.watching: Reader | None = None
        self.lobby = Reader(self.spectator, "/lobby")
        self.spectator.readers.append(self.lobby)
        self.anna.start(self.id)
        # A bot may begin, and a position that is asked for now may be the one before its turn or after it.
        self.main.until(self._asks_a_person)
        self.position = self.anna.position(self.id)
        self._catch_up()

    def play(self, steps: int | None) -> None:
        """Play this number of decisions of people, or all of them."""
        while self.position.player is not None and len(self.moments) != steps:
            line = [done.action for done in self.anna.get(f"{self.path}/actions", History).actions]
            self.moments.append(Moment(line, list(self.taken_back)))
            if len(self.moments) == steps:
                break
            self.server.time.forward(self.chance.randrange(60))
            actor = self.people[self.position.player]
            self.position = actor.position(self.id)
            assert self.position.legal is not None
            self.ever_legal += self.chance.sample(self.position.legal, min(3, len(self.position.legal)))
            self._think(actor)
            for disturb in self.chance.sample(self._disturbances(), 2):
                disturb(actor)
            if self.position.undo_to is not None and self.chance.random() < 0.2:
                self._undo(actor, line)
            elif len(self.moments) >= TAKEBACK_AT and len(self.taken_back) < 2 and line:
                self._take_back(line)
            else:
                self.position = actor.act(self.id, self.position.ply, choose(self.position, self.chance))
            self._catch_up()
        if self.watching is not None and not self.watching.is_cut:
            self._read_to_now(self.watching)

    def end(self) -> Record:
        """Resign if the game is not over yet; return the record."""
        for person in self.people.values():
            if person.table(self.id).status == "playing":
                person.post(f"{self.path}/resign", TableInfo)
        return Record.loads(self.anna.send("GET", f"{self.path}/record").raise_for_status().content)

    def _catch_up(self) -> None:
        """Read the new events, and wait for the bots."""
        self._read_to_now(self.main)
        while self.position.player is not None and self.position.player not in self.people:
            self.position = self.main.until(lambda event: event.name == "move")[-1].told(Position)

    def _asks_a_person(self, event: Event) -> bool:
        return event.id is not None and event.told(Position).player in self.people

    def _read_to_now(self, reader: Reader) -> None:
        while reader.newest is None or not self._is_now(reader.newest.told(Position)):
            reader.next()

    def _is_now(self, position: Position) -> bool:
        return (position.ply, position.undone) == (self.position.ply, self.position.undone)

    def _undo(self, actor: Visitor, line: list[str]) -> None:
        assert self.position.undo_to is not None
        self.taken_back.append(line)
        self.position = actor.undo(self.id, self.chance.randrange(self.position.undo_to, self.position.ply))

    def _take_back(self, line: list[str]) -> None:
        """Take back the last action, if a person played it."""
        last = self.anna.get(f"{self.path}/actions", History).actions[-1]
        if last.seat not in self.people:
            actor = self.people[self.position.player or 0]
            self.position = actor.act(self.id, self.position.ply, choose(self.position, self.chance))
            return
        asking = self.people[last.seat]
        other = self.anna if asking is self.berta else self.berta
        ask = f"{self.path}/takeback"
        for agree in (False, True):
            offer = asking.post(ask, TableInfo, {"ply": last.ply - 1}).takeback
            assert offer is not None
            other.post(f"{ask}/answer", TableInfo, {"offer": offer.offer, "agree": agree})
        self.taken_back.append(line)
        self.position = self.anna.position(self.id)

    def _think(self, actor: Visitor) -> None:
        """Request the outcomes of legal and illegal actions, and hints, which the person without a seat is refused."""
        legal = self.position.legal or []
        actions = self.chance.sample(legal, min(20, len(legal))) + self.chance.sample(self.ever_legal, 3)
        self._send(actor, "POST", f"{self.path}/outcomes", {"ply": self.position.ply, "actions": actions})
        for who in (actor, self.stranger):
            self._send(who, "POST", f"{self.path}/hints", {"ply": self.position.ply})

    # What else people do.

    def _disturbances(self) -> list[Any]:
        return [
            self._talk_nonsense,
            self._act_illegally,
            self._act_late,
            self._act_for_another,
            self._look_back,
            self._look_around,
            self._ask_for_the_record,
            self._come_and_go,
        ]

    def _send(self, who: Visitor, method: str, path: str, body: object = None) -> None:
        answer = who.send(method, path, body)
        assert answer.status_code < 500, f"{method} {path}: {answer.text}"

    def _act(self, who: Visitor, ply: int, action: str) -> None:
        self._send(who, "POST", f"{self.path}/actions", {"ply": ply, "action": action})

    def _talk_nonsense(self, actor: Visitor) -> None:
        self._act(actor, self.position.ply, self.chance.choice(NONSENSE))
        self._send(actor, "POST", f"{self.path}/actions", [self.chance.choice(NONSENSE)])
        self._send(actor, "PUT", f"{self.path}/seats/1", {"kind": "open"})

    def _act_illegally(self, actor: Visitor) -> None:
        legal = set(self.position.legal or ())
        projects = [f"project {number}" for number in range(1, 21)]
        for action in self.chance.sample(self.ever_legal, 3) + self.chance.sample(projects, 3):
            if action not in legal:
                self._act(actor, self.position.ply, action)

    def _act_late(self, actor: Visitor) -> None:
        for ply in (self.chance.randrange(self.position.ply + 1) - 1, self.position.ply + 1):
            self._act(actor, ply, self.chance.choice(self.ever_legal))
        self._send(actor, "POST", f"{self.path}/undo", {"ply": 0 if self.position.undo_to is None else 10_000})
        self._send(actor, "POST", f"{self.path}/takeback", {"ply": self.position.ply + 1})

    def _act_for_another(self, actor: Visitor) -> None:
        for who in (self.stranger, self.spectator, self.anna if actor is self.berta else self.berta):
            self._act(who, self.position.ply, choose(self.position, self.chance))
            self._send(who, "POST", f"{self.path}/undo", {"ply": self.position.ply})

    def _look_back(self, actor: Visitor) -> None:
        ply = self.chance.randrange(self.position.ply + 1)
        for who in (actor, self.spectator):
            self._send(who, "GET", f"{self.path}/positions/{ply}")
            self._send(who, "GET", f"{self.path}/positions/{self.position.ply + 1}")
            self._send(who, "GET", f"{self.path}/events?follow=false&after={ply}")
            self._send(who, "GET", f"{self.path}/actions")

    def _look_around(self, actor: Visitor) -> None:
        for path in (
            "/me",
            "/games",
            "/tables?status=playing",
            "/tables?mine=true",
            self.path,
            f"{self.path}/position",
        ):
            for who in (actor, self.stranger, self.spectator):
                self._send(who, "GET", path)
        self.spectator.http.get("/health")
        self.spectator.http.get("/api")

    def _ask_for_the_record(self, actor: Visitor) -> None:
        for who in (actor, self.stranger, self.spectator):
            assert who.send("GET", f"{self.path}/record").status_code == 409
            self._send(who, "POST", f"{self.path}/rematch")
            self._send(who, "POST", f"{self.path}/return")
            self._send(who, "POST", f"{self.path}/join", {})

    def _come_and_go(self, actor: Visitor) -> None:
        """Cut the spectator's stream, or resume it."""
        if self.watching is None:
            self.watching = self.spectator.follow(self.id)
        elif self.watching.is_cut:
            self.watching.resume()
        else:
            self._read_to_now(self.watching)
            self.watching.cut()


def run_scenario(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    bots: list[SeatPlan],
    *,
    steps: int | None = None,
    setup: dict[str, Any] | None = None,
    thinking: Bots | None = None,
) -> Transcript:
    """Run a scenario to its end or to a step, with this set-up if it is given."""
    folder.mkdir()
    listener = Listener()
    root = logging.getLogger()
    level = root.level
    root.addHandler(listener)
    root.setLevel(logging.INFO)
    try:
        with fixed_randomness(monkeypatch, setup), run_server(folder, bots=thinking or InProcessBots()) as server:
            scenario = Scenario(server, game, bots)
            scenario.begin()
            scenario.play(steps)
            exchanges = [replace(exchange) for exchange in server.recorder.exchanges]
            record = scenario.end()
    finally:
        root.removeHandler(listener)
        root.setLevel(level)
    return Transcript(exchanges, scenario.moments, listener.lines, record)


def differences(one: Transcript, other: Transcript) -> list[str]:
    """Return the differences of two transcripts, as far as the shorter one goes."""
    found = []
    for n, (a, b) in enumerate(zip(one.exchanges, other.exchanges, strict=False)):
        where = f"{n}: {a.method} {a.path}"
        if (a.method, a.path, a.status, a.headers) != (b.method, b.path, b.status, b.headers):
            found.append(f"{where}: {a.status} {a.headers} / {b.method} {b.path} {b.status} {b.headers}")
        bodies = [a.body, b.body]
        if (a.header("content-type") or "").startswith("text/event-stream"):
            # A stream is cut off where it happens to be: they are the same as far as the shorter one goes.
            streams = [body.replace(HEARTBEAT, b"") for body in bodies]
            shorter = min(map(len, streams))
            bodies = [stream[:shorter] for stream in streams]
        if bodies[0] != bodies[1]:
            found.append(f"{where}: {bodies[0]!r} / {bodies[1]!r}")
    found += [f"log: {a} / {b}" for a, b in zip(one.logs, other.logs, strict=False) if a != b]
    return found
