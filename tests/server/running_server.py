"""A server that runs in this process on a real socket, with a clock that tests set; and its clients."""

from __future__ import annotations

import socket
import threading
import zlib
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from sqlalchemy import event

from semiramis.server.app import Settings, create_app
from semiramis.server.bots.processes import Bots
from semiramis.server.http.connections import Connections
from semiramis.server.serve import Server, configure
from semiramis.server.storage import Storage
from semiramis.server.table_service import ServerService
from semiramis.tables.messages import Error, Identity, Position, SeatPlan, TableInfo

API = "/api/v1"
PATIENCE = 30.0
"""Seconds without an answer after which a test has failed."""

MOST_BEATS = 3
"""The number of heartbeats in a row that are as long as that."""

Told = TypeVar("Told")


class Time:
    """The clock of the server, which tests set."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now

    def forward(self, seconds: float) -> None:
        self.now += seconds


@dataclass
class Exchange:
    """A request and its answer."""

    method: str
    path: str
    """With the query."""
    status: int = 0
    headers: list[tuple[bytes, bytes]] = field(default_factory=list)
    body: bytes = b""
    """Unpacked."""

    def header(self, name: str) -> str | None:
        return next((value.decode() for key, value in self.headers if key.decode().lower() == name.lower()), None)


class Recorder:
    """Records everything that an application sends, in the order of the requests."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self.exchanges: list[Exchange] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        query = scope["query_string"].decode()
        exchange = Exchange(scope["method"], scope["path"] + (f"?{query}" if query else ""))
        self.exchanges.append(exchange)
        decompressor = zlib.decompressobj(zlib.MAX_WBITS | 16)

        async def send_recorded(message: Message) -> None:
            if message["type"] == "http.response.start":
                exchange.status = message["status"]
                exchange.headers = list(message["headers"])
            elif message["type"] == "http.response.body":
                packed = exchange.header("content-encoding") == "gzip"
                body = message.get("body", b"")
                exchange.body += decompressor.decompress(body) if packed else body
            await send(message)

        await self._app(scope, receive, send_recorded)


@dataclass
class RunningServer:
    """A running server."""

    address: str
    time: Time
    service: ServerService
    storage: Storage
    recorder: Recorder
    visitors: list[Visitor] = field(default_factory=list)

    def visitor(self, name: str | None = None) -> Visitor:
        """Return a new client; with a name it is registered."""
        visitor = Visitor(self.address)
        self.visitors.append(visitor)
        if name is not None:
            visitor.enter(name)
        return visitor


@contextmanager
def run_server(
    folder: Path,
    *,
    limits: bool = False,
    hosts: Collection[str] | None = None,
    bots: Bots | None = None,
    time: Time | None = None,
    pages: Path | None = None,
    connections: Connections | None = None,
) -> Iterator[RunningServer]:
    """Run a server with a new database in the folder, and without a web client if none is given."""
    time = time or Time()
    storage = Storage(str(folder / "server.db"))
    _forgo_syncs(storage)
    settings = Settings(storage.url, limits=limits, hosts=hosts, pages=pages or folder / "no client")
    app = create_app(settings, time, bots, storage)
    app.state.service.lobby.seconds = 0.0  # so that what it tells does not depend on how fast a test is
    recorder = Recorder(app)
    config = configure(recorder, connections=connections)
    config.date_header = False  # so that two transcripts can be compared byte by byte
    ready = threading.Event()
    server = Server(config, ready.set, app.state.service.streams.shut_down)
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, name="server", daemon=True)
        thread.start()
        try:
            assert ready.wait(PATIENCE)
            address = f"http://127.0.0.1:{listener.getsockname()[1]}"
            opened = RunningServer(address, time, app.state.service, storage, recorder)
            try:
                yield opened
            finally:
                for visitor in opened.visitors:
                    visitor.close()
        finally:
            server.should_exit = True
            thread.join()


def _forgo_syncs(storage: Storage) -> None:
    """Turn off syncing to disk, which tests do not need and which takes most of their time."""

    @event.listens_for(storage.engine.sync_engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        connection.execute("PRAGMA synchronous=OFF").close()


class Refused(Exception):
    """An answer that was an error."""

    def __init__(self, answer: httpx.Response) -> None:
        self.status = answer.status_code
        self.error = msgspec.json.decode(answer.content, type=Error)
        super().__init__(f"{self.status} {self.error.code}: {self.error.message}")

    @property
    def code(self) -> str:
        return self.error.code


def told(answer: httpx.Response, kind: type[Told]) -> Told:
    """Decode an answer; raise `Refused` if it is an error."""
    if answer.status_code >= 400:
        raise Refused(answer)
    return msgspec.json.decode(answer.content, type=kind)


class Visitor:
    """A client of the server."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = _client(address)
        self.readers: list[Reader] = []
        self.id = ""
        self.token = ""

    def close(self) -> None:
        for reader in self.readers:
            reader.cut()
        self.http.close()

    def send(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        """Send any request under the prefix of the API."""
        content = None if body is None else msgspec.json.encode(body)
        if content is not None:
            headers.setdefault("content-type", "application/json")
        return self.http.request(method, API + path, content=content, headers=headers)

    def get(self, path: str, kind: type[Told], **headers: str) -> Told:
        return told(self.send("GET", path, **headers), kind)

    def post(self, path: str, kind: type[Told], body: object = None) -> Told:
        return told(self.send("POST", path, body), kind)

    def enter(self, name: str) -> None:
        identity = self.post("/people", Identity, {"name": name})
        self.id, self.token = identity.id, identity.token
        self.http.cookies.clear()
        self.http.headers["authorization"] = f"Bearer {identity.token}"

    def create(self, game: str, seats: list[SeatPlan], **wishes: object) -> TableInfo:
        return self.post("/tables", TableInfo, {"game": game, "seats": seats, **wishes})

    def join(self, table: TableInfo, seat: int | None = None) -> TableInfo:
        """Join a table, with its invitation if it has one."""
        return self.post(f"/tables/{table.id}/join", TableInfo, {"seat": seat, "invitation": table.invitation})

    def start(self, id: str) -> TableInfo:
        return self.post(f"/tables/{id}/start", TableInfo)

    def table(self, id: str) -> TableInfo:
        return self.get(f"/tables/{id}", TableInfo)

    def position(self, id: str, ply: int | None = None) -> Position:
        return self.get(f"/tables/{id}/position" if ply is None else f"/tables/{id}/positions/{ply}", Position)

    def act(self, id: str, ply: int, action: str, **more: object) -> Position:
        return self.post(f"/tables/{id}/actions", Position, {"ply": ply, "action": action, **more})

    def undo(self, id: str, ply: int) -> Position:
        return self.post(f"/tables/{id}/undo", Position, {"ply": ply})

    def follow(self, id: str, after: int | None = None) -> Reader:
        """The events of a table."""
        reader = Reader(self, f"/tables/{id}/events", after)
        self.readers.append(reader)
        return reader


def _client(address: str) -> httpx.Client:
    # There is no TLS to verify here, and to read the certificates of the world takes longer than a game.
    return httpx.Client(base_url=address, timeout=PATIENCE, trust_env=False, verify=False)


ME = SeatPlan("me")
OPEN = SeatPlan("open")
INVITED = SeatPlan("invited")
BOT = SeatPlan("bot", "novice")


@dataclass(frozen=True)
class Event:
    name: str
    id: int | None
    data: bytes

    def told(self, kind: type[Told]) -> Told:
        return msgspec.json.decode(self.data, type=kind)


class Reader:
    """A stream of events, which can be cut off and resumed with the last id that was read."""

    def __init__(self, visitor: Visitor, path: str, after: int | None = None) -> None:
        self._visitor = visitor
        self._path = path
        self.last_id = after
        self.newest: Event | None = None
        """The last event that had an id: it tells a position."""
        self._http: httpx.Client | None = None
        self.resume()

    def resume(self) -> None:
        """Connect (again), as a browser does by itself."""
        assert self._http is None
        headers = dict(self._visitor.http.headers)
        if self.last_id is not None:
            headers["last-event-id"] = str(self.last_id)
        # A client of its own: to cut the stream is to close the connection.
        self._http = _client(self._visitor.address)
        request = self._http.build_request("GET", API + self._path, headers=headers)
        self._response = self._http.send(request, stream=True)
        if self._response.status_code != 200:
            self._response.read()
            self.cut()
            raise Refused(self._response)
        self._events = parse_events(self._response.iter_bytes())

    @property
    def is_cut(self) -> bool:
        return self._http is None

    def cut(self) -> None:
        if self._http is not None:
            self._response.close()
            self._http.close()
            self._http = None

    def next(self) -> Event:
        """The next event; fails if the stream ends or nothing happens in it."""
        beats = 0
        while (read := next(self._events)) is None:
            beats += 1
            assert beats < MOST_BEATS, "nothing happens in the stream"
        if read.id is not None:
            self.last_id, self.newest = read.id, read
        return read

    def until(self, is_meant: Callable[[Event], bool]) -> list[Event]:
        """Read until an event matches; return all events read."""
        read = [self.next()]
        while not is_meant(read[-1]):
            read.append(self.next())
        return read


def parse_events(chunks: Iterable[bytes]) -> Iterator[Event | None]:
    """Server-sent events; None for a comment, which keeps the connection alive."""
    rest = b""
    for chunk in chunks:
        *whole, rest = (rest + chunk).split(b"\n\n")
        for block in whole:
            fields = dict(line.split(b": ", 1) for line in block.split(b"\n") if not line.startswith(b":"))
            id = fields.get(b"id")
            if not fields:
                yield None
            else:
                yield Event(fields[b"event"].decode(), None if id is None else int(id), fields[b"data"])
