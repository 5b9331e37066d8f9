"""Live updates as server-sent events."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import Request, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, Parameter
from litestar.response import Stream

from .. import telling
from ..announcing import LOBBY, table_event, turn_event
from ..house import House
from ..identity import address_of
from ..limits import STREAMS_OF_ADDRESS, STREAMS_OF_PERSON, Limiter
from ..messages import Person
from ..refusals import Refusal
from ..streams import event
from ..table import Table
from .common import TableId, id_of, refusals

TAGS = ["live updates"]
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
EVENTS = {200: ResponseSpec(str, media_type="text/event-stream", description="Events", generate_examples=False)}

LastId = Annotated[str | None, HeaderParameter(name="Last-Event-ID", max_length=20, description="As browsers send it")]
After = Annotated[int | None, Parameter(ge=0, le=1_000_000, description="Like Last-Event-ID, for the first call")]
Follow = Annotated[bool, Parameter(description="Whether to stay; otherwise only what there is now")]


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
    house: House,
    visitor: Person | None,
    limiter: Limiter | None,
    last_event_id: LastId = None,
    after: After = None,
    follow: Follow = True,
) -> Stream:
    """`table`, then `position` or, after a break, a `move` for each action that was missed; then what happens."""
    await house.table(id)
    seen = _ply(last_event_id) if last_event_id is not None else after
    person = id_of(visitor)
    events = _table_events(house, id, person, seen, follow)
    return _stream(_counted(events, limiter, person, address_of(request)))


@get(
    "/lobby",
    operation_id="lobby",
    summary="Public tables, as they change",
    tags=TAGS,
    responses=refusals(401) | EVENTS,
)
async def follow_lobby(
    request: Request[Any, Any, Any],
    house: House,
    visitor: Person | None,
    limiter: Limiter | None,
    follow: Follow = True,
) -> Stream:
    """A `table` for each that is made, starts, ends or closes, and when somebody sits down or leaves."""
    person = id_of(visitor)
    return _stream(_counted(_lobby_events(house, person, follow), limiter, person, address_of(request)))


def _stream(events: AsyncIterator[bytes]) -> Stream:
    return Stream(events, media_type="text/event-stream; charset=utf-8", headers=HEADERS)


def _counted(
    events: AsyncIterator[bytes], limiter: Limiter | None, person: str | None, address: str
) -> AsyncIterator[bytes]:
    """The events, if whoever calls does not follow too many streams already."""
    if limiter is None:
        return events
    who, most = (address, STREAMS_OF_ADDRESS) if person is None else (person, STREAMS_OF_PERSON)
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


def _ply(id: str) -> int:
    if id.isascii() and id.isdigit():
        return int(id)
    raise Refusal("bad_request", "the id of an event is a ply")


async def _table_events(
    house: House, id: str, person: str | None, seen: int | None, follow: bool
) -> AsyncIterator[bytes]:
    try:
        table = await house.table(id)
    except Refusal:  # it went away just now
        return
    # Nothing can happen between here and what is told first: that and what comes then fit together.
    stream = house.streams.open(id, person)
    try:
        first = _first(table, seen, person)
        if not follow:
            stream.end()
        yield first
        async for data in stream.read():
            yield data
    finally:
        house.streams.close(id, stream)


def _first(table: Table, seen: int | None, person: str | None) -> bytes:
    """The table as it is, and what somebody who has seen it up to a ply has missed."""
    told = [table_event(table)]
    if table.match is not None:
        if seen is None or seen >= table.ply:
            told.append(event("position", telling.tell_position(table), table.ply))
        else:
            told += [event("move", position, ply) for ply, position in telling.tell_missed(table, seen)]
    if person is not None and table.acts(person):
        told.append(turn_event(table))
    return b"".join(told)


async def _lobby_events(house: House, person: str | None, follow: bool) -> AsyncIterator[bytes]:
    stream = house.streams.open(LOBBY, person)
    try:
        stream.push(b": the lobby\n\n")
        if not follow:
            stream.end()
        async for data in stream.read():
            yield data
    finally:
        house.streams.close(LOBBY, stream)
