"""Live updates as server-sent events."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated

from litestar import get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, QueryParameter
from litestar.response import Stream

from .. import telling
from ..announcing import LOBBY, table_event, turn_event
from ..identity import Caller
from ..limits import STREAMS_OF_ADDRESS, STREAMS_OF_PERSON
from ..messages import StreamEvent
from ..refusals import Refusal
from ..streams import event
from ..table import Table
from .common import TableId, refusals

TAGS = ["live updates"]
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
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
    caller: NamedDependency[Caller],
    last_event_id: LastId = "",
    after: After = ALL,
    follow: Follow = True,
) -> Stream:
    """`table`, then `position` or, after a break, a `move` for each action that was missed; then what happens."""
    await caller.house.table(id)
    seen = int(last_event_id) if last_event_id else after
    return _stream(_counted(_table_events(caller, id, seen, follow), caller))


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
    return _stream(_counted(_lobby_events(caller, follow), caller))


def _stream(events: AsyncIterator[bytes]) -> Stream:
    return Stream(events, media_type="text/event-stream; charset=utf-8", headers=HEADERS)


def _counted(events: AsyncIterator[bytes], caller: Caller) -> AsyncIterator[bytes]:
    """The events, if whoever calls does not follow too many streams already."""
    limiter = caller.limiter
    if limiter is None:
        return events
    who, most = (caller.address, STREAMS_OF_ADDRESS) if caller.id is None else (caller.id, STREAMS_OF_PERSON)
    if limiter.streams(who) >= most:
        raise Refusal("too_many_streams", f"{most} streams are open already")

    async def counted() -> AsyncIterator[bytes]:
        limiter.open_stream(who)
        try:
            async for data in events:
                yield data
        finally:
            limiter.close_stream(who)

    return counted()


async def _table_events(caller: Caller, id: str, seen: int, follow: bool) -> AsyncIterator[bytes]:
    streams = caller.house.streams
    try:
        table = await caller.house.table(id)
    except Refusal:  # it went away just now
        return
    # Nothing can happen between here and what is told first: that and what comes then fit together.
    stream = streams.open(id, caller.id)
    try:
        first = _first(table, seen, caller.id)
        if not follow:
            stream.end()
        yield first
        async for data in stream.read():
            yield data
    finally:
        streams.close(id, stream)


def _first(table: Table, seen: int, person: str | None) -> bytes:
    """The table as it is, and what somebody who has seen it up to a ply has missed."""
    told = [table_event(table)]
    if table.match is not None:
        if seen >= table.ply:
            told.append(event("position", telling.tell_position(table), table.ply))
        else:
            told += [event("move", position, ply) for ply, position in telling.tell_missed(table, seen)]
    if person is not None and table.acts(person):
        told.append(turn_event(table))
    return b"".join(told)


async def _lobby_events(caller: Caller, follow: bool) -> AsyncIterator[bytes]:
    stream = caller.house.streams.open(LOBBY, caller.id)
    try:
        stream.push(b": the lobby\n\n")
        if not follow:
            stream.end()
        async for data in stream.read():
            yield data
    finally:
        caller.house.streams.close(LOBBY, stream)
