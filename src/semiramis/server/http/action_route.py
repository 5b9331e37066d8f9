"""A short cut for `POST /tables/{id}/actions`, without Litestar's resolution of parameters.

Litestar spends as much time on a request as the rules, the database and the events together. Actions are nearly all
requests of the server, so they go straight to the operation `act`. A request that is not plainly an action
goes on to Litestar, which documents the route and refuses what cannot be read.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import Request
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

from ...tables.operation import ID
from ...tables.operations import OPERATIONS
from .errors import HANDLERS
from .identity import Caller
from .routes.handlers import perform
from .strict_request import sends_json

PATH = re.compile(rf"/api/v1/tables/({ID})/actions")
ANNOTATIONS = b"annotations=true"
LARGEST_ACTION = 1_000
"""In bytes; no action is longer."""
ACT = next(operation for operation in OPERATIONS if operation.id == "act")

decode = msgspec.json.Decoder(ACT.body).decode


class ActionRoute:
    def __init__(self, app: ASGIApp, find_caller: Callable[[Request[Any, Any, Any]], Awaitable[Caller]]) -> None:
        self._app = app
        self._find_caller = find_caller

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "POST" or not (path := PATH.fullmatch(scope["path"])):
            await self._app(scope, receive, send)
            return
        annotations = scope["query_string"] == ANNOTATIONS
        if (scope["query_string"] and not annotations) or not sends_json(scope):
            await self._app(scope, receive, send)
            return
        message = await receive()
        data = read_action(message)
        if data is None:
            await self._app(scope, receive_again(message, receive), send)
            return
        request: Request[Any, Any, Any] = Request(scope, receive, send)
        try:
            caller = await self._find_caller(request)
            content = await perform(ACT, caller, data, {"id": path[1], "annotations": annotations})
            assert isinstance(content, bytes)
        except Exception as error:
            await refuse(error, request, scope, receive, send)
        else:
            headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(content))]
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            await send({"type": "http.response.body", "body": content, "more_body": False})


def read_action(message: Any) -> object:
    """Return the action that is the body of a request; None if the body is incomplete or anything else."""
    if message["type"] != "http.request" or message.get("more_body") or len(message["body"]) > LARGEST_ACTION:
        return None
    try:
        return decode(message["body"])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def receive_again(message: Any, receive: Receive) -> Receive:
    """Return a `Receive` that returns a message that was already received, and then the following ones."""
    first = [message]

    async def receive_next() -> Any:
        return first.pop() if first else await receive()

    return receive_next


async def refuse(
    error: Exception, request: Request[Any, Any, Any], scope: HTTPScope, receive: Receive, send: Send
) -> None:
    handler = next(HANDLERS[kind] for kind in type(error).__mro__ if kind in HANDLERS)
    await handler(request, error).to_asgi_response(app=None, request=request)(scope, receive, send)
