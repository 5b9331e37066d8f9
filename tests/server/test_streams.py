"""Streams of events: queues are bounded, and slow readers do not delay others."""

from __future__ import annotations

import asyncio

import pytest

from semiramis.server.http import lobby, streams
from semiramis.server.http.lobby import LOBBY, Lobby
from semiramis.server.http.streams import HEARTBEAT, Stream, Streams
from semiramis.tables.topics import event
from tests.server.awaited import awaited


async def rest(stream: Stream) -> bytes:
    """Read a stream to its end."""
    return b"".join([data async for data in stream.read()])


def test_an_event_has_its_id_its_name_and_one_line_of_data() -> None:
    assert event("move", b"{}", 7) == b"id: 7\nevent: move\ndata: {}\n\n"
    assert event("table", b"{}") == b"event: table\ndata: {}\n\n"


@awaited
async def test_events_reach_exactly_the_streams_of_their_table() -> None:
    all_streams = Streams()
    one, two, other = all_streams.open("t", None), all_streams.open("t", None), all_streams.open("u", None)
    all_streams.publish("t", b"hello")
    all_streams.close("t", two)
    all_streams.publish("t", b" again")
    all_streams.shut_down()
    assert (await rest(one)).startswith(b"hello again")
    assert (await rest(other)).startswith(b"event: reconnect")


@pytest.mark.parametrize(("limit", "bound"), [("LONGEST_QUEUE", 3), ("LARGEST_QUEUE", 12)])
@awaited
async def test_a_slow_reader_is_cut_off_and_does_not_slow_others(
    monkeypatch: pytest.MonkeyPatch, limit: str, bound: int
) -> None:
    monkeypatch.setattr(streams, limit, bound)
    all_streams = Streams()
    slow, quick = all_streams.open("t", None), all_streams.open("t", None)
    reader = asyncio.create_task(rest(quick))
    for number in range(10):
        all_streams.publish("t", b"%04d" % number)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    quick.end()
    assert await reader == b"".join(b"%04d" % number for number in range(10))
    assert await rest(slow) == b""  # the client reconnects, and is sent the events after its last one


@awaited
async def test_heartbeats_reach_every_stream() -> None:
    all_streams = Streams()
    readers = [all_streams.open(topic, None) for topic in ("t", "t", "lobby")]
    all_streams.send_heartbeat()
    all_streams.shut_down()
    for reader in readers:
        assert (await rest(reader)).startswith(HEARTBEAT)


@awaited
async def test_when_the_server_stops_all_streams_end_with_a_request_to_reconnect() -> None:
    all_streams = Streams()
    early = all_streams.open("t", None)
    all_streams.shut_down()
    for reader in (early, all_streams.open("t", None)):
        told = await rest(reader)
        assert told.startswith(b"event: reconnect\nretry: ")
        assert told.endswith(b"\n\n")


@awaited
async def test_waiting_events_are_read_together() -> None:
    stream = Streams().open("t", None)
    for number in range(5):
        stream.push(b"%d" % number)
    stream.end()
    assert [data async for data in stream.read()] == [b"01234"]


@awaited
async def test_the_lobby_sends_only_the_newest_update_and_yields_to_other_tasks() -> None:
    """Each change of a seat caused 3,000 writes for 3,000 readers, and delayed all requests."""
    all_streams = Streams()
    told = Lobby(all_streams)
    told.seconds = 0.001
    readers = [all_streams.open(LOBBY, None) for _ in range(lobby.READERS_AT_ONCE * 3)]
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    other = asyncio.create_task(others())
    for number in range(100):
        told.update("a", b"a%d " % number)
        told.update("b", b"b%d " % number)
        assert not any(stream._queue for stream in readers)  # updates do not wait for readers
    assert {*await asyncio.gather(*(anext(stream.read()) for stream in readers))} == {b"a99 b99 "}
    assert turns >= 3
    told.update("b", b"b100 ")
    told.update("a", b"a100 ")
    assert {await anext(stream.read()) for stream in readers} == {b"b100 a100 "}
    other.cancel()
    await told.close()


@awaited
async def test_the_lobby_keeps_no_updates_without_readers() -> None:
    told = Lobby(Streams())
    told.update("a", b"a")
    assert not told._updates
    await told.close()
