"""Routes outside the API: health and metrics for operators, the pages of the client, and the document of the API."""

from __future__ import annotations

from importlib.metadata import version
from ipaddress import ip_network
from typing import Any

from litestar import Request, Response, get, route
from litestar.datastructures import State
from litestar.response.base import ASGIResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from ....tables.messages import Health
from ....tables.refusals import Refusal
from ...metrics import REGISTRY
from ..guard import FORWARDED, PROXY
from ..limits import is_within
from ..openapi import refusals
from ..pages import Page, Pages
from ..readiness import Readiness

VERSION = version("semiramis")
THIS_MACHINE = (ip_network("127.0.0.0/8"), ip_network("::1"))


@get("/health/live", operation_id="live", summary="Whether the server answers", tags=["operations"])
async def live() -> Health:
    """For a supervisor that restarts a server that hangs. It does not ask the database: a restart does not help it."""
    return Health("ok", VERSION)


@get(
    "/health/ready",
    operation_id="ready",
    summary="Whether the server is ready: its database answers and can be written",
    tags=["operations"],
    responses=refusals(503),
)
async def ready(state: State) -> Health:
    """For a load balancer. The answer is cached for a few seconds."""
    return await _ready(state)


@get(
    "/health", operation_id="health", summary="The same as /health/ready", tags=["operations"], responses=refusals(503)
)
async def health(state: State) -> Health:
    return await _ready(state)


async def _ready(state: State) -> Health:
    readiness: Readiness = state.readiness
    await readiness.check()
    return Health("ok", VERSION)


@get("/metrics", summary="Metrics for Prometheus", media_type="text/plain", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Only for this machine and the allowed addresses, so that a proxy without a rule for it reveals nothing.

    Only under this very path, because a proxy's rule for it need not apply to others that Litestar takes for the same.
    """
    address = request.client.host if request.client is not None else ""
    # A forwarded request has its client's address only if a trusted proxy gave it.
    is_forwarded = not FORWARDED.isdisjoint(request.headers)
    is_known = not is_forwarded or request.scope.get(PROXY, address) != address
    allowed = [*THIS_MACHINE, *request.app.state.metrics_for]
    if request.scope["raw_path"] != b"/metrics" or not is_known or not is_within(address, allowed):
        raise Refusal("not_found", "there is no such page")
    # Litestar adds the character set, which the media type already has.
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8"))


@route(
    ["/", "/{name:str}", "/assets/{name:str}", "/boards/{name:str}"],
    http_method=["GET", "HEAD"],
    include_in_schema=False,
)
async def page(request: Request[Any, Any, Any]) -> ASGIResponse:
    pages: Pages = request.app.state.pages
    return pages.find(request.scope["path"]).answer(request)


@route("/api", http_method=["GET", "HEAD"], include_in_schema=False)
async def document(request: Request[Any, Any, Any]) -> ASGIResponse:
    page: Page = request.app.state.document
    return page.answer(request)
