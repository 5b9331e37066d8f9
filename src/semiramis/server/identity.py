"""Who calls: by the cookie of a browser or the bearer token of a script."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from .limits import CALLS_OF_PERSON, Limiter, Rate
from .messages import Person
from .people import People
from .refusals import Refusal

COOKIE = "semiramis"
COOKIE_SECONDS = 400 * 86_400  # as long as browsers keep one


def token_of(request: Request[Any, Any, Any]) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip()
    return request.cookies.get(COOKIE)


async def visitor(
    request: Request[Any, Any, Any], people: NamedDependency[People], limiter: NamedDependency[Limiter | None]
) -> Person | None:
    """Whoever calls; None if they did not say. A token that is nobody's is refused, not overlooked."""
    token = token_of(request)
    if token is None:
        return None
    found = await people.identify(token)
    if found is None:
        if "authorization" not in request.headers:  # a cookie of a house that has forgotten: like a new visitor
            return None
        raise Refusal("no_identity", "this token is not known")
    take(limiter, CALLS_OF_PERSON, found.id, request)
    return found


async def person(visitor: NamedDependency[Person | None]) -> Person:
    if visitor is None:
        raise Refusal("no_identity", "say who you are: POST /api/v1/people with a name gives you a token")
    return visitor


def take(limiter: Limiter | None, rate: Rate, who: str, request: Request[Any, Any, Any]) -> None:
    if limiter is not None:
        wait = limiter.take(rate, who, request.app.state.now())
        if wait:
            raise Refusal("too_many_requests", f"too many calls: try again in {wait:.1f} s", seconds=round(wait, 1))


def address_of(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client is not None else "unknown"


def cookie(token: str | None, secure: bool) -> Cookie:
    """The cookie that a browser keeps; without a token, the one that makes it forget."""
    return Cookie(
        key=COOKIE,
        value=token or "",
        path="/",
        max_age=COOKIE_SECONDS if token else 0,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
