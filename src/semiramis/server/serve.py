"""Run the server until a signal stops it; then end all streams and finish the requests that have begun."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ..games.game import GameError
from ..tables.config import TableConfig
from .app import Settings, create_app
from .bots.processes import Bots
from .http.connections import Connections, limit_connections, most_connections
from .http.guard import PROXY
from .http.limits import Network
from .storage import Storage, UnusableDatabase
from .table_service import ServerService

log = logging.getLogger(__name__)

GRACE_SECONDS = 10


class CannotListen(GameError):
    code = "cannot_listen"


class Server(uvicorn.Server):
    """A uvicorn server that ends the event streams before it waits for connections, because streams never end."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], closing: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready
        self._closing = closing

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._closing()
        await super().shutdown(sockets)


def serve(
    settings: Settings,
    host: str,
    port: int,
    *,
    browser: str | None = None,
    proxies: Collection[Network] = (),
    table: TableConfig | None = None,
) -> None:
    """Serve in this process. If a table is given, it is created first.

    If `browser` is given, a browser opens it: what follows the address of the table, or of the server without one.
    """
    listener = listen(host, port)
    addresses = prepare(settings, address_of(host, listener.getsockname()[1]), table)

    def ready(server: Server) -> None:
        announce(addresses, "stop with Ctrl-C")
        if browser is not None:
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, addresses[-1] + browser)

    run(settings, listener, ready, proxies)


def prepare(settings: Settings, address: str, table: TableConfig | None) -> list[str]:
    """Return the address of the server and, if a table is to be created, that of the table with the invitation."""
    if table is None:
        return [address]
    id = asyncio.run(create_table(settings.database, table))
    return [address, f"{address}/#/table/{id}?invitation={table.invitation}"]


async def create_table(database: str, config: TableConfig) -> str:
    """Create a table in a database that no server of this process uses yet; return its id."""
    storage = Storage(database)
    await storage.open()
    try:
        return (await ServerService(storage, Bots(0)).add(config)).id
    finally:
        await storage.close()


def announce(addresses: list[str], note: str) -> None:
    print(f"Semiramis is open at {addresses[0]} ({note})", flush=True)
    for table in addresses[1:]:
        print(f"Your table is at {table}", flush=True)


def run(
    settings: Settings,
    listener: socket.socket,
    ready: Callable[[Server], None],
    proxies: Collection[Network] = (),
    *,
    now: Callable[[], float] | None = None,
) -> None:
    """Serve in this process until a signal ends it."""
    files = _allow_many_connections()
    _collect_seldom()
    sys.setswitchinterval(0.001)  # so that the writer thread does not wait long for the event loop
    app = create_app(settings, now)

    def started() -> None:
        logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
        ready(server)

    connections = Connections(most_connections(files), proxies=proxies) if settings.limits else None
    server = Server(configure(app, proxies, connections), started, app.state.service.streams.shut_down)
    with suppress(KeyboardInterrupt, SystemExit):  # raised by uvicorn if the start failed
        server.run(sockets=[listener])
    if not server.started:
        raise app.state.trouble or UnusableDatabase("the server could not start: see the log")


class TrustedProxies(ProxyHeadersMiddleware):
    """Takes the address of the client from trusted proxies, and keeps the address of the proxy."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        client = scope.get("client")  # None for a connection through a Unix socket
        if scope["type"] == "http" and client is not None and client[0] in self.trusted_hosts:
            scope[PROXY] = client[0]
        await super().__call__(scope, receive, send)


def configure(
    app: Callable[..., Any], proxies: Collection[Network] = (), connections: Connections | None = None
) -> uvicorn.Config:
    """Return the configuration of uvicorn. Headers of a proxy are trusted only from these addresses."""
    return uvicorn.Config(
        TrustedProxies(app, [str(proxy) for proxy in proxies]) if proxies else app,
        http=limit_connections(connections or Connections.unlimited()),
        log_config=None,
        access_log=False,
        lifespan="on",
        ws="none",
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=75,
        backlog=4096,
    )


def address_of(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def listen(host: str, port: int, *, shared: bool = False) -> socket.socket:
    """Return a socket bound to a port; raise `CannotListen` if it is taken.

    If `shared`, other processes of this server may bind it as well.
    """
    try:
        family, _, _, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listener.bind(where)
    except OSError as error:
        raise CannotListen(f"cannot listen on {host}, port {port}: {error.strerror or error}") from None
    return listener


def _collect_seldom() -> None:
    """Collect garbage less often.

    Thousands of streams are objects that stay: to look through all of them every few hundred requests took a fifth of
    the server's time. Requests leave hardly any cycles behind.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def _allow_many_connections() -> int:
    """Raise the limit of open files as far as possible, and return it. Every event stream is an open file."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return sys.maxsize
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return sys.maxsize if most == resource.RLIM_INFINITY else most
