"""Who calls: by the cookie of a browser or the bearer token of a script."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from .house import House
from .limits import CALLS_OF_PERSON, Limiter, Rate
from .messages import Person
from .people import People
from .refusals import Refusal
from .table import Change, Table

COOKIE = "semiramis"
COOKIE_SECONDS = 400 * 86_400  # as long as browsers keep one


class Caller:
    """Whoever calls, and what they may ask of the house."""

    def __init__(
        self, house: House, people: People, limiter: Limiter | None, address: str, visitor: Person | None
    ) -> None:
        self.house = house
        self.people = people
        self.limiter = limiter
        self.address = address
        self.visitor = visitor
        """None if they did not say who they are."""

    @property
    def person(self) -> Person:
        """Whoever calls, where one has to be somebody."""
        if self.visitor is None:
            raise Refusal("no_identity", "say who you are: POST /api/v1/people with a name gives you a token")
        return self.visitor

    @property
    def id(self) -> str | None:
        return None if self.visitor is None else self.visitor.id

    async def change(self, id: str, judge: Callable[[Table, Person, float], Change]) -> Table:
        """Change a table as whoever calls may."""
        person = self.person
        return await self.house.change(id, lambda table: judge(table, person, self.house.now()))

    def take(self, rate: Rate, who: str) -> None:
        """Refuse who calls too often."""
        if self.limiter is not None:
            self.limiter.take(rate, who, self.house.now())


def caller_of(
    house: House, people: People, limiter: Limiter | None
) -> Callable[[Request[Any, Any, Any]], Awaitable[Caller]]:
    """The one dependency of the routes: several would each be resolved in a task of its own, at the cost of a move."""

    async def caller(request: Request[Any, Any, Any]) -> Caller:
        address = request.client.host if request.client is not None else "unknown"
        found = Caller(house, people, limiter, address, await identify(request, people))
        if found.visitor is not None:
            found.take(CALLS_OF_PERSON, found.visitor.id)
        return found

    return caller


async def identify(request: Request[Any, Any, Any], people: People) -> Person | None:
    """Whose token was sent. One that is nobody's is refused, not overlooked; a cookie may be of a house that forgot."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        cookie = request.cookies.get(COOKIE)
        return None if cookie is None else await people.identify(cookie)
    found = await people.identify(token.strip())
    if found is None:
        raise Refusal("no_identity", "this token is not known")
    return found


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
