"""For those who run the server."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.metadata import version
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from ..identity import Caller
from ..messages import Health
from ..metrics import REGISTRY
from ..refusals import Refusal

VERSION = version("semiramis")


@get("/health", operation_id="health", summary="Whether the server and its database answer", tags=["operations"])
async def health(caller: NamedDependency[Caller]) -> Health:
    await caller.house.storage.revision("")
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
