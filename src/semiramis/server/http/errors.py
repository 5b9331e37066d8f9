"""Exception handlers: every refusal and error is answered with the same JSON, a code, one line and facts."""

from __future__ import annotations

import logging
import math
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from ...games.game import GameError
from ...tables.messages import Error
from ...tables.refusals import Refusal
from ..metrics import REFUSALS
from ..storage import DATABASE_ERRORS, UnknownPerson, cause
from .strict_request import HungUp

log = logging.getLogger(__name__)

CODES = {400: "bad_request", 401: "no_identity", 404: "not_found", 405: "method_not_allowed", 413: "too_large"}


def answer(refusal: Refusal) -> Response[Error]:
    REFUSALS.labels(refusal.code).inc()
    headers = {}
    if refusal.status == 429:
        headers["Retry-After"] = str(math.ceil(refusal.facts.get("seconds", 1)))
    if refusal.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return Response(refusal.to_error(), status_code=refusal.status, headers=headers, media_type="application/json")


def refused(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Error]:
    return answer(refusal)


def game_error(_: Request[Any, Any, Any], error: GameError) -> Response[Error]:
    return answer(Refusal.of(error))


def http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Error]:
    """Answer a refusal of Litestar."""
    status = error.status_code
    if status >= 500:
        return server_error(_, error)
    facts: dict[str, Any] = {}
    message = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        facts["errors"] = error.extra
        message = "; ".join(f"{one.get('key', 'body')}: {one['message']}" for one in error.extra) or message
        if message == "data: 'data'":  # Litestar's message for a missing body
            message, facts = "a body is needed", {}
    response = answer(Refusal(CODES.get(status, "bad_request"), message, **facts))
    if status == 405 and error.headers:
        methods = sorted(set(error.headers["allow"].split(", ")) - {"OPTIONS"})
        response.headers["Allow"] = ", ".join(methods)
    return response


def unreadable(_: Request[Any, Any, Any], error: UnicodeDecodeError | RecursionError) -> Response[Error]:
    """Answer a body that Litestar cannot decode."""
    problem = "it is nested too deep" if isinstance(error, RecursionError) else "it is not UTF-8"
    return answer(Refusal("bad_request", f"the body cannot be read: {problem}"))


def hung_up(_: Request[Any, Any, Any], error: HungUp) -> Response[Error]:
    """The client has closed the connection: the answer is not sent, and nothing is logged."""
    REFUSALS.labels("hung_up").inc()
    return Response(Error("bad_request", "the request ended before it was complete"), status_code=400)


def unknown_person(_: Request[Any, Any, Any], __: UnknownPerson) -> Response[Error]:
    """The caller was identified, but deleted before the change was stored."""
    return answer(Refusal("no_identity", "this identity has been deleted"))


def database_error(request: Request[Any, Any, Any], error: Exception) -> Response[Error]:
    log.error("the database does not answer", extra={"error": cause(error), "path": request.url.path})
    return answer(Refusal("unavailable", "the database does not answer: try again in a moment"))


def server_error(request: Request[Any, Any, Any], error: Exception) -> Response[Error]:
    """Answer a defect of the server. It is logged; the client gets no details."""
    log.exception("a defect of the server", exc_info=error, extra={"path": request.url.path})
    return answer(Refusal("server_error", "an error of the server"))


HANDLERS: dict[Any, Any] = {
    Refusal: refused,
    GameError: game_error,
    HTTPException: http_error,
    RecursionError: unreadable,
    UnicodeDecodeError: unreadable,
    HungUp: hung_up,
    UnknownPerson: unknown_person,
    **dict.fromkeys(DATABASE_ERRORS, database_error),
    Exception: server_error,
}
