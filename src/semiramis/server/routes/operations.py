"""For those who run the server."""

from __future__ import annotations

from importlib.metadata import version
from ipaddress import ip_network
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from ..limits import is_within
from ..messages import Health
from ..metrics import REGISTRY
from ..readiness import Readiness
from ..refusals import Refusal
from .common import refusals

VERSION = version("semiramis")
THIS_MACHINE = (ip_network("127.0.0.0/8"), ip_network("::1"))


@get("/health/live", operation_id="live", summary="Whether the server answers", tags=["operations"])
async def live() -> Health:
    """For whatever restarts a server that hangs. It does not ask the database: a restart would not mend that."""
    return Health("ok", VERSION)


@get(
    "/health/ready",
    operation_id="ready",
    summary="Whether the server can work: its database answers and can be written",
    tags=["operations"],
    responses=refusals(503),
)
async def ready(state: State) -> Health:
    """For whatever sends people to this server. The answer holds for a few seconds."""
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


@get("/metrics", summary="Figures for Prometheus", media_type="text/plain", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """For the machine itself and the addresses that were allowed: a proxy that forgets to deny it tells nothing."""
    address = request.client.host if request.client is not None else ""
    if not is_within(address, [*THIS_MACHINE, *request.app.state.metrics_for]):
        raise Refusal("not_found", "there is no such page")
    # The character set that the type names already is added to every text.
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8"))
