"""Checks of every request: its host, its origin, its rate; and headers of every answer.

Litestar's `AllowedHostsConfig` is not used: it compares the host together with its port, it is not called for requests
without a route, and its answer has no code.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Collection, Iterable
from typing import Any
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from ...tables.refusals import Refusal
from ..metrics import REQUEST_SECONDS, requests
from .errors import answer
from .limits import CALLS_OF_ADDRESS, Limiter, address_key

SAFE = {"GET", "HEAD", "OPTIONS"}
NO_METHOD: Any = "NONE"
LOCAL = {"localhost", "127.0.0.1", "::1"}

PROXY = "semiramis.proxy"
"""The name in the scope of the trusted proxy through which a request came."""
FORWARDED = {"forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"}
"""Headers that proxies add."""

HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]*)(:[0-9]{0,5})?")
SINGLE = {b"host", b"origin", b"sec-fetch-site", b"authorization", b"content-type"}
"""Headers that decide whether a request is accepted, and that a request may have once."""

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self' blob:",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
    ]
)
TIME = b"semiramis-time"
"""The header with the server's time, by which clients show deadlines. The `Date` of a proxy may differ from it."""
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # an address may contain an invitation
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    def __init__(
        self, app: ASGIApp, hosts: Collection[str] | None, limiter: Limiter | None, now: Callable[[], float]
    ) -> None:
        self._app = app
        self._hosts = hosts
        """The allowed names of the `Host` header; None if all are allowed."""
        self._limiter = limiter
        self._now = now

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        began, method = time.perf_counter(), scope["method"]

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                requests(method, message["status"]).inc()
                headers = [*message["headers"], *HEADERS, (TIME, b"%.3f" % self._now())]
                if not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
                REQUEST_SECONDS.observe(time.perf_counter() - began)
            await send(message)

        try:
            self._check(scope)
        except Refusal as refusal:
            await answer(refusal).to_asgi_response(app=None, request=None)(scope, receive, send_guarded)  # type: ignore[arg-type]
            return
        if scope["method"] == "OPTIONS":
            # Litestar would answer OPTIONS itself, with only some of the methods. It is refused instead.
            scope["method"] = NO_METHOD
        await self._app(scope, receive, send_guarded)

    def _check(self, scope: HTTPScope) -> None:
        headers = dict(scope["headers"])
        _check_repeated(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        name = _name(host)
        if name is None or (self._hosts is not None and name not in self._hosts):
            raise Refusal("wrong_host", "the server is not called by this name (see --allow-host)")
        # A page of another site can make a browser send its cookie, but no token.
        if scope["method"] not in SAFE and not headers.get(b"authorization", b"").lower().startswith(b"bearer "):
            _check_origin(headers, host)
        if self._limiter is not None:
            client = scope.get("client")
            self._limiter.take(CALLS_OF_ADDRESS, address_key(client[0] if client else ""), self._now())


def _check_origin(headers: dict[bytes, bytes], host: str) -> None:
    """Refuse a request that a page of another site made a browser send."""
    if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
        raise Refusal("wrong_origin", "this request comes from another site")
    origin = headers.get(b"origin")
    if origin is not None and _site(origin.decode("latin-1")) != host:
        raise Refusal("wrong_origin", "this request comes from another site")


def _site(origin: str) -> str:
    """Return the host and port of an `Origin` header; an empty text if it has none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def _name(host: str) -> str | None:
    """Return the name in a `Host` header, without the port; None if it is not a name or an address."""
    found = HOST.fullmatch(host)
    return None if found is None else found[1].strip("[]").lower()


def _check_repeated(headers: Iterable[tuple[bytes, bytes]]) -> None:
    """Refuse a request with two headers of which the server, a proxy and the framework may each read another one."""
    names = [name for name, _ in headers if name in SINGLE]
    if len(names) > len(set(names)):
        repeated = ", ".join(sorted({name.decode() for name in names if names.count(name) > 1}))
        raise Refusal("bad_request", f"the request has more than one header {repeated}")
