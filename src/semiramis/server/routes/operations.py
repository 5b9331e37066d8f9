"""For those who run the server."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.metadata import version
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from ..messages import Health
from ..metrics import REGISTRY
from ..readiness import Readiness
from ..refusals import Refusal
from .common import refusals

VERSION = version("semiramis")


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
    if not _is_allowed(request.client.host if request.client is not None else "", request.app.state.metrics_for):
        raise Refusal("not_found", "there is no such page")
    # The character set that the type names already is added to every text.
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8"))


def _is_allowed(address: str, allowed: Iterable[IPv4Network | IPv6Network]) -> bool:
    try:
        caller = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(caller, IPv6Address) and caller.ipv4_mapped is not None:
        caller = caller.ipv4_mapped
    return caller.is_loopback or any(caller in network for network in allowed)
