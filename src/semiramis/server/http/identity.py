"""The caller of a request, identified by the cookie of a browser or the bearer token of a script."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from ...tables.caller import Caller as CallerOfHost
from ...tables.messages import Advice, AskAdvice, AskReview, Identity, Person, Review
from ...tables.operation import Operation
from ...tables.refusals import Refusal
from ...tables.submissions import submit
from ..people import People
from ..table_service import ServerService
from .limits import (
    CALLS_OF_ADDRESS,
    CALLS_OF_NAMELESS,
    CALLS_OF_PERSON,
    NEW_PEOPLE_OF_ADDRESS,
    NEW_TABLES_OF_ADDRESS,
    NEW_TABLES_OF_PERSON,
    PRICE_OF_LOADING,
    RECORDS_OF_PERSON,
    REPORTS,
    TABLES_OF_PERSON,
    Limiter,
    Rate,
    address_key,
)

COOKIE = "semiramis"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""The name over TLS. No other host and no page without TLS can set it; without TLS a browser refuses it."""
COOKIE_SECONDS = 400 * 86_400  # as long as browsers keep one


class Caller(CallerOfHost):
    """The caller of a request, with the people and the limits of the server."""

    def __init__(
        self, service: ServerService, people: People, limiter: Limiter | None, address: str, visitor: Person | None
    ) -> None:
        super().__init__(service, visitor)
        self.server = service
        self.people = people
        self.limiter = limiter
        self.address = address
        """The address as limits count it: the network of an IPv6 address."""
        self._key = ""

    def identify_submission(self, operation: Operation, key: str, content: bytes) -> None:
        """Note the body of a request that creates something, and its idempotency key."""
        owner = self.person.id if operation.identified else self.address
        self.content, self._key = content, key
        self.submission = submit(operation.id, owner, key, content)

    async def enter(self, name: str) -> Identity:
        identity = await self.people.find_entered(self.submission, self._key)
        if identity is None:
            self.take(NEW_PEOPLE_OF_ADDRESS, self.address)
            identity = await self.people.enter(name, self.service.now(), self.submission, self._key)
        return identity

    async def rename(self, name: str) -> Person:
        return await self.people.rename(self.person, name, self.service.now())

    async def forget(self) -> None:
        if self.visitor is not None:
            await self.service.mistakes.clear(self.visitor.id)
            await self.people.revoke(self.visitor)
            self.server.streams.restart_person(self.visitor.id)

    async def is_known(self, person: str) -> bool:
        return await self.people.is_known(person)

    async def advise(self, id: str, asked: AskAdvice) -> Advice:
        return await self.server.tutor_service.advise(id, self.person.id, asked)

    async def review(self, id: str, asked: AskReview) -> Review:
        return await self.server.tutor_service.review(id, self.person.id, asked)

    def find_address(self, person: str) -> str | None:
        return None if self.limiter is None else self.server.addresses.find(person)

    async def take_table(self, record: bool = False) -> None:
        if self.limiter is None:
            return
        person = self.person.id
        self.take(NEW_TABLES_OF_PERSON, person)
        self.take(NEW_TABLES_OF_ADDRESS, self.address)
        tables, records = await self.server.storage.count_tables(person)
        if record and records >= RECORDS_OF_PERSON:
            raise Refusal("too_many_tables", f"you have imported {records} games already", most=RECORDS_OF_PERSON)
        if not record and tables >= TABLES_OF_PERSON:
            raise Refusal("too_many_tables", f"you sit at {tables} tables already", most=TABLES_OF_PERSON)

    def take_report(self) -> None:
        self.take(REPORTS, self.address if self.visitor is None else self.visitor.id)

    def take(self, rate: Rate, who: str, cost: float = 1) -> None:
        """Take the cost of a request from a bucket; refuse the request if it is too much."""
        if self.limiter is not None:
            self.limiter.take(rate, who, self.service.now(), cost)

    def pay(self, price: float) -> None:
        if price:
            self.take_call(price)
            self.take(CALLS_OF_ADDRESS, self.address, price)

    def charge(self, price: float) -> None:
        if price and self.limiter is not None:
            now = self.service.now()
            self.limiter.charge(*self._bucket, now, price)
            self.limiter.charge(CALLS_OF_ADDRESS, self.address, now, price)

    def pay_for(self, id: str, price: float = 0) -> None:
        """Charge the use of a table, which may have to be read from the database."""
        self.pay(price if self.server.is_in_memory(id) else price + PRICE_OF_LOADING)

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


COOKIES: dict[str, Callable[[Request[Any, Any, Any], Any], list[Cookie]]] = {
    "enter": lambda request, identity: [cookie(identity.token, is_secure(request))],
    "me": lambda request, _: renewed_cookies(request),
    "forget_me": lambda request, _: deleted_cookies(request),
}
"""The cookies that the answers of some operations set, given the request and the answer."""
