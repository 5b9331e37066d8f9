"""The ASGI application: services, routes and guards of the server."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from importlib.metadata import version
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path

import msgspec
from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme, Tag

from ..games import GAMES, get_game
from ..games.game import GameError
from ..tables.refusals import Refusal
from .bots.opponents import Own, ServerOpponents
from .bots.processes import Bots
from .clock import SteadyTime
from .http import routes
from .http.action_route import ActionRoute
from .http.compression import Compressor
from .http.errors import HANDLERS
from .http.guard import Guard
from .http.identity import COOKIE, SECURE_COOKIE, caller_of
from .http.limits import Limiter
from .http.openapi import all_schemas
from .http.pages import ASK_EACH_TIME, FOLDER, Page, Pages
from .http.readiness import Readiness
from .http.strict_request import StrictRequest
from .people import People
from .storage import Storage
from .table_service import ServerService

LARGEST_BODY = 16_000
OPENAPI = "application/vnd.oai.openapi+json"


@dataclass
class Settings:
    database: str
    bots: int = 1
    limits: bool = True
    hosts: Collection[str] | None = None
    """The allowed names of the `Host` header; None if all are allowed."""
    metrics_for: Collection[IPv4Network | IPv6Network] = ()
    """The networks that may read the metrics, in addition to this machine."""
    pages: Path = FOLDER
    """The folder of the built web client."""
    own: Mapping[str, Own] = field(default_factory=dict)
    """The server's own bots, in addition to the levels."""


def create_app(
    settings: Settings,
    now: Callable[[], float] | None = None,
    bots: Bots | None = None,
    storage: Storage | None = None,
) -> Litestar:
    now = now or SteadyTime()
    storage = storage or Storage(settings.database)
    service = ServerService(storage, bots or Bots(settings.bots, opponents=ServerOpponents(settings.own)), now)
    people = People(storage)
    limiter = Limiter() if settings.limits else None
    find_caller = caller_of(service, people, limiter)

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        try:
            await storage.open()
        except GameError as error:
            app.state.trouble = error  # `serve.run` raises it
            raise
        try:
            await service.open()
            yield
        finally:
            await service.close()
            await storage.close()

    app = Litestar(
        route_handlers=[Router("/api/v1", route_handlers=routes.API), *routes.OUTSIDE],
        dependencies={"caller": Provide(find_caller)},
        exception_handlers=HANDLERS,
        lifespan=[opened],
        openapi_config=_document(),
        request_max_body_size=LARGEST_BODY,
        request_class=StrictRequest,
        state=State(
            {
                "service": service,
                "pages": Pages(settings.pages),
                "readiness": Readiness(storage),
                "metrics_for": settings.metrics_for,
                "trouble": None,
            }
        ),
        logging_config=None,
    )
    app.openapi_schema.components.schemas = all_schemas(map(get_game, GAMES))
    app.state.document = Page(msgspec.json.encode(app.openapi_schema.to_schema()), OPENAPI, ASK_EACH_TIME)
    # Not as middleware of Litestar, which is not called for requests without a route.
    app.asgi_handler = Guard(Compressor(ActionRoute(app.asgi_handler, find_caller)), settings.hosts, limiter, now)
    return app


def _refuse(*_: object) -> None:
    raise Refusal("not_found", "there is no such page")


def _document() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Semiramis",
        version=version("semiramis"),
        description="Tables for board games. Every error has a stable `code`.",
        # Litestar would write its document for each request. The route `document` has it ready instead.
        openapi_router=Router("/openapi", route_handlers=[], include_in_schema=False, guards=[_refuse]),
        render_plugins=[],
        components=Components(
            security_schemes={
                "bearer": SecurityScheme(type="http", scheme="bearer", description="The token of `POST /people`"),
                "cookie": SecurityScheme(
                    type="apiKey",
                    security_scheme_in="cookie",
                    name=COOKIE,
                    description=f"Set by `POST /people`; over TLS its name is `{SECURE_COOKIE}`",
                ),
            }
        ),
        tags=[Tag(name) for name in ("people", "tables", "play", "mistakes", "records", "live updates", "operations")],
        use_handler_docstrings=True,
    )
