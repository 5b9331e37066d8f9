"""Live updates as server-sent events."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Annotated, Any

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, QueryParameter
from litestar.response import Stream
from litestar.types import ASGIApp, Receive, Scope, Send

from .. import presenter
from ..broadcast import table_event, turn_event
from ..compression import GzipRest, takes_gzip
from ..identity import Caller
from ..limits import PRICE_OF_REPLAY
from ..lobby import LOBBY
from ..messages import StreamEvent
from ..refusals import Refusal
from ..replays import Replays, is_replayed
from ..streams import event
from ..table import Table
from .common import TableId, WithAnnotations, refusals

TAGS = ["live updates"]
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
PACKED = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
EVENTS = {200: ResponseSpec(StreamEvent, media_type="text/event-stream", description="Events", generate_examples=False)}

LastId = Annotated[
    str, HeaderParameter(name="Last-Event-ID", pattern="^[0-9]{0,20}$", description="A ply, as browsers send it")
]
ALL = 1_000_000
After = Annotated[int, QueryParameter(ge=0, le=ALL, description="Like Last-Event-ID, for the first call")]
Follow = Annotated[bool, QueryParameter(description="Whether to stay; otherwise only what there is now")]


@get(
    "/tables/{id:str}/events",
    operation_id="table_events",
    summary="What happens at a table, as it happens",
    tags=TAGS,
    responses=refusals(401, 404) | EVENTS,
)
async def follow_table(
    id: TableId,
    request: Request[Any, Any, Any],
    caller: NamedDependency[Caller],
    last_event_id: LastId = "",
    after: After = ALL,
    follow: Follow = True,
    annotations: WithAnnotations = False,
) -> Stream:
    """`table`, then `position` or, after a short break, a `move` for each action missed; then what happens."""
    seen = int(last_event_id) if last_event_id else after
    table = await caller.table(id)
    packs = is_replayed(table, seen) and takes_gzip(request.headers.get("accept-encoding", "").encode())
    if is_replayed(table, seen):
        caller.pay(PRICE_OF_REPLAY)
        await caller.service.replays.prepare(table, seen, annotations)
    return _stream(_table_events(caller, id, seen, follow, packs, annotations), caller, PACKED if packs else {})


@get(
    "/lobby",
    operation_id="lobby",
    summary="Public tables, as they change",
    tags=TAGS,
    responses=refusals(401) | EVENTS,
)
async def follow_lobby(
    caller: NamedDependency[Caller],
    follow: Follow = True,
) -> Stream:
    """A `table` for each that is made, starts, ends or closes, and when somebody sits down or leaves."""
    return _stream(_lobby_events(caller, follow), caller)


class CountedStream(Stream):
    """A stream that counts until the answer has ended, however it ends."""

    def __init__(self, events: AsyncIterator[bytes], headers: dict[str, str], close: Callable[[], None]) -> None:
        super().__init__(events, media_type="text/event-stream; charset=utf-8", headers=headers)
        self._close = close

    def to_asgi_response(self, *arguments: Any, **named: Any) -> ASGIApp:  # type: ignore[override]
        respond = super().to_asgi_response(*arguments, **named)

        async def respond_and_close(scope: Scope, receive: Receive, send: Send) -> None:
            try:
                await respond(scope, receive, send)
            finally:
                self._close()

        return respond_and_close


def _stream(events: AsyncIterator[bytes], caller: Caller, headers: dict[str, str] | None = None) -> Stream:
    """The events, if the caller does not follow too many streams already. It is counted from here on."""
    limiter, address, person = caller.limiter, caller.address, caller.id
    if limiter is not None:
        limiter.open_stream(address, person)

    def close() -> None:
        if limiter is not None:
            limiter.close_stream(address, person)

    return CountedStream(events, HEADERS | (headers or {}), close)


async def _table_events(
    caller: Caller, id: str, seen: int, follow: bool, packs: bool, annotations: bool
) -> AsyncIterator[bytes]:
    service = caller.service
    try:
        table = await service.table(id)
    except Refusal:  # it went away just now
        return
    # Nothing can happen between here and what is told first: that and what comes then fit together.
    stream = service.streams.open(id, caller.id, annotations)
    try:
        if not follow:
            stream.end()
        acts = caller.id is not None and table.is_current_player(caller.id)
        first = _first(service.replays, table, seen, acts, annotations)
        if not packs:
            yield first
            async for data in stream.read():
                yield data
            return
        start = service.replays.pack(table, seen, acts, annotations, first)
        rest = GzipRest(start)
        yield start.packed
        async for data in stream.read():
            yield rest.add(data)
        yield rest.end()
    finally:
        service.streams.close(id, stream)


def _first(replays: Replays, table: Table, seen: int, acts: bool, annotations: bool) -> bytes:
    """The table as it is, what a reader who has seen it up to a ply has missed, and whether it is their turn."""
    told = [table_event(table)]
    if is_replayed(table, seen):
        told += replays.moves(table, seen, annotations)
    elif table.match is not None:
        told.append(event("position", presenter.position_json(table, annotations=annotations), table.ply))
    if acts:
        told.append(turn_event(table, annotations))
    return b"".join(told)


async def _lobby_events(caller: Caller, follow: bool) -> AsyncIterator[bytes]:
    stream = caller.service.streams.open(LOBBY, caller.id)
    try:
        stream.push(b": the lobby\n\n")
        if not follow:
            stream.end()
        async for data in stream.read():
            yield data
    finally:
        caller.service.streams.close(LOBBY, stream)
