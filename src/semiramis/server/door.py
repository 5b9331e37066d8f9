"""What every request passes: is it meant for this house, does it come from its own pages, is it not too much."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from .errors import answer
from .limits import CALLS_OF_ADDRESS, Limiter
from .metrics import REQUEST_SECONDS, REQUESTS
from .refusals import Refusal

SAFE = {"GET", "HEAD", "OPTIONS"}
LOCAL = {"localhost", "127.0.0.1", "::1"}

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
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # an invitation may stand in the address
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Door:
    def __init__(
        self, app: ASGIApp, hosts: Collection[str] | None, limiter: Limiter | None, now: Callable[[], float]
    ) -> None:
        self._app = app
        self._hosts = hosts
        """The names under which the house may be called; None if any will do."""
        self._limiter = limiter
        self._now = now

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                REQUESTS.labels(scope["method"], str(message["status"])).inc()
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if "Cache-Control" not in headers:
                    headers["Cache-Control"] = "no-store"
                REQUEST_SECONDS.observe(time.perf_counter() - began)
            await send(message)

        try:
            self._check(scope)
        except Refusal as refusal:
            await answer(refusal).to_asgi_response(app=None, request=None)(scope, receive, send_guarded)  # type: ignore[arg-type]
            return
        await self._app(scope, receive, send_guarded)

    def _check(self, scope: HTTPScope) -> None:
        headers = Headers.from_scope(scope)
        host = headers.get("host", "")
        if self._hosts is not None and _name(host) not in self._hosts:
            raise Refusal("wrong_host", "this house is not known by that name (see --allow-host)")
        if scope["method"] not in SAFE and "authorization" not in headers:
            _check_origin(headers, host)
        if self._limiter is not None:
            client = scope.get("client")
            wait = self._limiter.take(CALLS_OF_ADDRESS, client[0] if client else "unknown", self._now())
            if wait:
                raise Refusal("too_many_requests", f"too many calls: try again in {wait:.1f} s", seconds=round(wait, 1))


def _check_origin(headers: Headers, host: str) -> None:
    """A browser says from which page a call comes; another site's page may not act for whoever looks at it."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Refusal("wrong_origin", "this call comes from another site")
    origin = headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != host:
        raise Refusal("wrong_origin", "this call comes from another site")


def _name(host: str) -> str:
    """The name in a Host header, without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""
