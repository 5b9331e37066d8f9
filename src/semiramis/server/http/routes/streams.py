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

from ....tables.broadcast import first_events, is_replayed
from ....tables.messages import StreamEvent, whole
from ....tables.refusals import Refusal
from ..compression import GzipRest, accepts_gzip
from ..identity import Caller
from ..limits import PRICE_OF_REPLAY
from ..lobby import LOBBY
from .common import TableId, WithAnnotations, refusals

TAGS = ["live updates"]
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
COMPRESSED = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
EVENTS = {200: ResponseSpec(StreamEvent, media_type="text/event-stream", description="Events", generate_examples=False)}

LastId = Annotated[
    str,
    HeaderParameter(
        name="Last-Event-ID",
        pattern=whole("[0-9]{0,20}"),
        description="The last ply that was received, as browsers send it",
    ),
]
ALL = 1_000_000
After = Annotated[int, QueryParameter(ge=0, le=ALL, description="Like Last-Event-ID, for the first request")]
Follow = Annotated[
    bool, QueryParameter(description="Whether the stream stays open; otherwise it ends after the first events")
]


@get(
    "/tables/{id:str}/events",
    operation_id="table_events",
    summary="The events of a table",
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
    """First `table`, and `position` or, after a short break, a `move` for each missed action. Then the events."""
    seen = int(last_event_id) if last_event_id else after
    table = await caller.table(id)
    compresses = is_replayed(table, seen) and accepts_gzip(request.headers.get("accept-encoding", "").encode())
    if is_replayed(table, seen):
        caller.pay(PRICE_OF_REPLAY)
        await caller.service.replays.prepare(table, seen, annotations)
    return _stream(
        _table_events(caller, id, seen, follow, compresses, annotations), caller, COMPRESSED if compresses else {}
    )


@get(
    "/lobby",
    operation_id="lobby",
    summary="The events of public tables",
    tags=TAGS,
    responses=refusals(401) | EVENTS,
)
async def follow_lobby(
    caller: NamedDependency[Caller],
    follow: Follow = True,
) -> Stream:
    """A `table` event for each public table that is created, starts, ends or closes, or whose seats change."""
    return _stream(_lobby_events(caller, follow), caller)


class CountedStream(Stream):
    """A stream that calls `close` when the answer has ended, however it ends."""

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
    """Return an answer with these events, and count it; refuse it if the caller has too many streams."""
    limiter, address, person = caller.limiter, caller.address, caller.id
    if limiter is not None:
        limiter.open_stream(address, person)

    def close() -> None:
        if limiter is not None:
            limiter.close_stream(address, person)

    return CountedStream(events, HEADERS | (headers or {}), close)


async def _table_events(
    caller: Caller, id: str, seen: int, follow: bool, compresses: bool, annotations: bool
) -> AsyncIterator[bytes]:
    service = caller.service
    try:
        table = await service.table(id)
    except Refusal:  # it has just been removed
        return
    # There is no `await` between here and the first events, so no event is lost or sent twice.
    stream = service.streams.open(id, caller.id, annotations)
    try:
        if not follow:
            stream.end()
        is_current = caller.id is not None and table.is_current_player(caller.id)
        moves = service.replays.moves(table, seen, annotations) if is_replayed(table, seen) else []
        first = first_events(table, moves, is_current, annotations)
        if not compresses:
            yield first
            async for data in stream.read():
                yield data
            return
        start = service.replays.compress(table, seen, is_current, annotations, first)
        rest = GzipRest(start)
        yield start.compressed
        async for data in stream.read():
            yield rest.add(data)
        yield rest.end()
    finally:
        service.streams.close(id, stream)


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
