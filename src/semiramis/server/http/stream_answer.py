"""Answers with a stream of server-sent events, counted for the caller."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any

from litestar.response import Stream
from litestar.types import ASGIApp, Receive, Scope, Send

from .identity import Caller

HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


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


def answer_events(events: AsyncIterator[bytes], caller: Caller, headers: dict[str, str]) -> Stream:
    """Return an answer with these events, and count it; refuse it if the caller has too many streams."""
    limiter, address, person = caller.limiter, caller.address, caller.id
    if limiter is not None:
        limiter.open_stream(address, person)

    def close() -> None:
        if limiter is not None:
            limiter.close_stream(address, person)

    return CountedStream(events, HEADERS | headers, close)
