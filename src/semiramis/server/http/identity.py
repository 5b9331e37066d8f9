"""The caller of a request, identified by the cookie of a browser or the bearer token of a script."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from ...tables.messages import Person
from ...tables.refusals import Refusal
from ...tables.table import Change, Table
from ..people import People
from ..table_service import ServerService
from .limits import (
    CALLS_OF_ADDRESS,
    CALLS_OF_NAMELESS,
    CALLS_OF_PERSON,
    NEW_TABLES_OF_ADDRESS,
    NEW_TABLES_OF_PERSON,
    PRICE_OF_LOADING,
    RECORDS_OF_PERSON,
    TABLES_OF_PERSON,
    Limiter,
    Rate,
    address_key,
)

COOKIE = "semiramis"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""The name over TLS. No other host and no page without TLS can set it; without TLS a browser refuses it."""
COOKIE_SECONDS = 400 * 86_400  # as long as browsers keep one


class Caller:
    """The caller of a request, with the services of the server and the caller's limits."""

    def __init__(
        self, service: ServerService, people: People, limiter: Limiter | None, address: str, visitor: Person | None
    ) -> None:
        self.service = service
        self.people = people
        self.limiter = limiter
        self.address = address
        """The address as limits count it: the network of an IPv6 address."""
        self.visitor = visitor
        """The person; None if the request has no identity."""

    @property
    def person(self) -> Person:
        """The person, where an identity is required."""
        if self.visitor is None:
            raise Refusal("no_identity", "an identity is required: POST /api/v1/people with a name returns a token")
        return self.visitor

    @property
    def id(self) -> str | None:
        return None if self.visitor is None else self.visitor.id

    def find_address(self, person: str) -> str | None:
        """Return the last known address of a person; None if it does not count, because there are no limits."""
        return None if self.limiter is None else self.service.addresses.find(person)

    async def change(self, id: str, decide: Callable[[Table, Person, float], Change]) -> Table:
        """Change a table as the caller; `decide` gets the table, the person and the time."""
        person = self.person
        self.pay_for(id)
        return await self.service.change(id, lambda table: decide(table, person, self.service.now()))

    async def table(self, id: str, price: float = 0) -> Table:
        """Return a table, for a price in addition to that of the request."""
        self.pay_for(id, price)
        return await self.service.table(id)

    async def take_table(self, record: bool = False) -> None:
        """Charge a new table or an imported record; refuse it if the person has too many."""
        if self.limiter is None:
            return
        person = self.person.id
        self.take(NEW_TABLES_OF_PERSON, person)
        self.take(NEW_TABLES_OF_ADDRESS, self.address)
        tables, records = await self.service.storage.count_tables(person)
        if record and records >= RECORDS_OF_PERSON:
            raise Refusal("too_many_tables", f"you have imported {records} games already", most=RECORDS_OF_PERSON)
        if not record and tables >= TABLES_OF_PERSON:
            raise Refusal("too_many_tables", f"you sit at {tables} tables already", most=TABLES_OF_PERSON)

    def take(self, rate: Rate, who: str, cost: float = 1) -> None:
        """Take the cost of a request from a bucket; refuse the request if it is too much."""
        if self.limiter is not None:
            self.limiter.take(rate, who, self.service.now(), cost)

    def pay(self, price: float) -> None:
        """Charge what takes longer than an ordinary request."""
        if price:
            self.take_call(price)
            self.take(CALLS_OF_ADDRESS, self.address, price)

    def charge(self, price: float) -> None:
        """Charge what has been done already, so that it counts against the next requests."""
        if price and self.limiter is not None:
            now = self.service.now()
            self.limiter.charge(*self._bucket, now, price)
            self.limiter.charge(CALLS_OF_ADDRESS, self.address, now, price)

    def pay_for(self, id: str, price: float = 0) -> None:
        """Charge the use of a table, which may have to be read from the database."""
        self.pay(price if self.service.is_in_memory(id) else price + PRICE_OF_LOADING)

    def take_call(self, cost: float = 1) -> None:
        """Charge a request to the person or, without an identity, to the address."""
        self.take(*self._bucket, cost)

    @property
    def _bucket(self) -> tuple[Rate, str]:
        if self.visitor is None:
            return CALLS_OF_NAMELESS, self.address
        return CALLS_OF_PERSON, self.visitor.id


def caller_of(
    service: ServerService, people: People, limiter: Limiter | None
) -> Callable[[Request[Any, Any, Any]], Awaitable[Caller]]:
    """Return the only dependency of the routes. Each dependency costs a task, as much time as an action."""

    async def caller(request: Request[Any, Any, Any]) -> Caller:
        address = address_key(request.client.host if request.client is not None else "")
        found = Caller(service, people, limiter, address, await identify(request, people))
        found.take_call()
        if found.visitor is not None:
            service.addresses.note(found.visitor.id, address)
        return found

    return caller


async def identify(request: Request[Any, Any, Any], people: People) -> Person | None:
    """Return the person whose token was sent, or None. An unknown bearer token is refused; an unknown cookie is not."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        name = read_cookie_name(request)
        return None if name is None else await people.identify(request.cookies[name])
    found = await people.identify(token.strip())
    if found is None:
        raise Refusal("no_identity", "this token is not known")
    return found


def is_secure(request: Request[Any, Any, Any]) -> bool:
    """Whether the request came over TLS, as far as the server or a trusted proxy knows."""
    return request.url.scheme == "https"


def read_cookie_name(request: Request[Any, Any, Any]) -> str | None:
    """Return the name of the cookie that identifies the caller; None if no such cookie was sent.

    Servers before `SECURE_COOKIE` used the plain name over TLS as well. Until version 1.0 such a cookie is accepted if
    it is the only one, so that people keep their seats; `GET /me` replaces it.
    """
    names = (SECURE_COOKIE, COOKIE) if is_secure(request) else (COOKIE,)
    return next((name for name in names if name in request.cookies), None)


def renewed_cookies(request: Request[Any, Any, Any]) -> list[Cookie]:
    """Return the cookies that replace one of the plain name over TLS; none if the caller was identified otherwise."""
    if not is_secure(request) or "authorization" in request.headers or read_cookie_name(request) != COOKIE:
        return []
    return [cookie(request.cookies[COOKIE], secure=True), cookie(None, secure=False)]


def deleted_cookies(request: Request[Any, Any, Any]) -> list[Cookie]:
    """Return the cookies that delete the identity in a browser."""
    secure = is_secure(request)
    deleted = [cookie(None, secure)]
    if secure and COOKIE in request.cookies:
        deleted.append(cookie(None, secure=False))
    return deleted


def cookie(token: str | None, secure: bool) -> Cookie:
    """Return the cookie of a token; without a token, the one that deletes it."""
    return Cookie(
        key=SECURE_COOKIE if secure else COOKIE,
        value=token or "",
        path="/",
        max_age=COOKIE_SECONDS if token else 0,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
