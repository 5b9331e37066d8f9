"""For those who run the server."""

from __future__ import annotations

from importlib.metadata import version

from litestar import Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from ..identity import Caller
from ..messages import Health
from ..metrics import REGISTRY

VERSION = version("semiramis")


@get("/health", operation_id="health", summary="Whether the server and its database answer", tags=["operations"])
async def health(caller: NamedDependency[Caller]) -> Health:
    await caller.house.storage.revision("")
    return Health("ok", VERSION)


@get("/metrics", summary="Figures for Prometheus", media_type="text/plain", include_in_schema=False)
async def metrics() -> Response[bytes]:
    # The character set that the type names already is added to every text.
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8"))
