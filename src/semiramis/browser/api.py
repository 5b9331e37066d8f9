"""The operations of the API, answered for the page: JavaScript calls `Api.request` and `Api.subscribe`."""

from __future__ import annotations

import re
import traceback
from collections.abc import Callable
from urllib.parse import parse_qsl, unquote, urlsplit

from ..games.game import GameError
from ..tables.operations import OPERATIONS
from ..tables.presenter import encode
from ..tables.refusals import NeedsServer, Refusal
from .service import BrowserCaller, BrowserService

ROUTES = [(re.compile(re.sub(r"{\w+}", "([^/]+)", operation.path)), operation) for operation in OPERATIONS]
EVENTS = re.compile("/tables/([^/]+)/events")
ALL = "1000000"
"""A ply after which nothing has been missed."""

Receive = Callable[[str, str, int | None], None]
"""Gets the name, the data and, for a position, the ply of an event."""


class Api:
    def __init__(self, service: BrowserService) -> None:
        self._service = service

    async def request(self, method: str, path: str, body: str | None = None) -> list[int | str]:
        """Answer a request: the status and the text. The path has the query, and begins after `api/v1`."""
        try:
            status, answer = await self._answer(method, path, (body or "").encode())
        except Exception as error:
            refusal = refusal_of(error)
            status, answer = refusal.status, refusal.to_error()
        return [status, (answer if isinstance(answer, bytes) else encode(answer)).decode()]

    async def _answer(self, method: str, path: str, content: bytes) -> tuple[int, object]:
        where = urlsplit(path)
        found = {each.method: (each, match) for pattern, each in ROUTES if (match := pattern.fullmatch(where.path))}
        if method not in found:
            raise Refusal("method_not_allowed", "Method Not Allowed") if found else Refusal("not_found", "Not Found")
        operation, match = found[method]
        if operation.needs_server:
            raise NeedsServer("other people and the tutor need a server")
        parts = zip(operation.parameters, map(unquote, match.groups()), strict=False)
        taken = operation.read(dict(parse_qsl(where.query)) | dict(parts), content)
        return operation.status, await operation.run(BrowserCaller(self._service, content), **taken)

    def subscribe(self, path: str, receive: Receive) -> Callable[[], None]:
        """Send the events of a table or of the lobby to a function, until the returned function is called.

        Where there is no such table, `reconnect` is sent, so that the client tries again, as after a refused stream.
        """
        where = urlsplit(path)
        match, query = EVENTS.fullmatch(where.path), dict(parse_qsl(where.query))
        if match is None:  # the lobby: no table is public
            return lambda: None
        try:
            return self._service.listen(
                unquote(match[1]),
                BrowserCaller(self._service).id,
                int(query.get("after", ALL)),
                query.get("annotations") == "true",
                lambda data: send_events(data, receive),
            )
        except (Refusal, ValueError):
            receive("reconnect", "{}", None)
            return lambda: None


def refusal_of(error: Exception) -> Refusal:
    """Return the refusal that answers an error; a defect is printed in the console of the browser."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, GameError):
        return Refusal.of(error)
    traceback.print_exception(error)
    return Refusal("server_error", "an error of the engine")


def send_events(data: bytes, receive: Receive) -> None:
    """Send server-sent events to a function, one by one."""
    for block in data.decode().split("\n\n")[:-1]:
        fields = dict(line.split(": ", 1) for line in block.split("\n"))
        receive(fields["event"], fields["data"], int(fields["id"]) if "id" in fields else None)
