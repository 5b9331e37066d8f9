"""Live updates as server-sent events."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, PathParameter, QueryParameter
from litestar.response import Stream

from ....tables.broadcast import first_events, is_replayed
from ....tables.messages import StreamEvent, whole
from ....tables.operation import ID
from ....tables.refusals import Refusal
from ..compression import GzipRest, accepts_gzip
from ..identity import Caller
from ..limits import PRICE_OF_REPLAY
from ..lobby import LOBBY
from ..openapi import refusals
from ..stream_answer import answer_events

TAGS = ["live updates"]
COMPRESSED = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
EVENTS = {200: ResponseSpec(StreamEvent, media_type="text/event-stream", description="Events", generate_examples=False)}

TableId = Annotated[str, PathParameter(description="The id of a table", pattern=whole(ID))]
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
WithAnnotations = Annotated[
    bool, QueryParameter(description="Whether positions have annotations, for a client that knows no rules")
]
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
    caller.pay_for(id)
    table = await caller.service.table(id)
    compresses = is_replayed(table, seen) and accepts_gzip(request.headers.get("accept-encoding", "").encode())
    if is_replayed(table, seen):
        caller.pay(PRICE_OF_REPLAY)
        await caller.server.replays.prepare(table, seen, annotations)
    events = _table_events(caller, id, seen, follow, compresses, annotations)
    return answer_events(events, caller, COMPRESSED if compresses else {})


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
    return answer_events(_lobby_events(caller, follow), caller, {})


async def _table_events(
    caller: Caller, id: str, seen: int, follow: bool, compresses: bool, annotations: bool
) -> AsyncIterator[bytes]:
    service = caller.server
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
    stream = caller.server.streams.open(LOBBY, caller.id)
    try:
        stream.push(b": the lobby\n\n")
        if not follow:
            stream.end()
        async for data in stream.read():
            yield data
    finally:
        caller.server.streams.close(LOBBY, stream)
