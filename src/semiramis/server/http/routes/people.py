"""Routes of people: their identities and names."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec

from ....tables.messages import Identity, NewPerson, Person
from ....tables.submissions import submit
from .. import examples
from ..identity import Caller, cookie, deleted_cookies, is_secure, renewed_cookies
from ..limits import NEW_PEOPLE_OF_ADDRESS
from .common import SECURITY, Key, answer, body, refusals

TAGS = ["people"]


@post(
    "/people",
    operation_id="enter",
    summary="Create an identity with a name",
    tags=TAGS,
    responses=refusals(401, 422) | answer(Identity, examples.IDENTITY, 201),
)
async def enter(
    data: Annotated[NewPerson, body(examples.PERSON)],
    request: Request[Any, Any, Any],
    caller: NamedDependency[Caller],
    idempotency_key: Key = "",
) -> Response[Identity]:
    """Returns a secret identity: as a cookie for browsers, and as a token for scripts. No account is needed."""
    submission = submit("enter", caller.address, idempotency_key, await request.body())
    identity = await caller.people.find_entered(submission, idempotency_key)
    if identity is None:
        caller.take(NEW_PEOPLE_OF_ADDRESS, caller.address)
        identity = await caller.people.enter(data.name, caller.service.now(), submission, idempotency_key)
    return Response(identity, cookies=[cookie(identity.token, is_secure(request))])


@get("/me", operation_id="me", summary="Your identity", tags=TAGS, security=SECURITY, responses=refusals(401))
async def me(request: Request[Any, Any, Any], caller: NamedDependency[Caller]) -> Response[Person]:
    return Response(caller.person, cookies=renewed_cookies(request))


@patch(
    "/me", operation_id="rename_me", summary="Change your name", tags=TAGS, security=SECURITY, responses=refusals(401)
)
async def rename_me(data: Annotated[NewPerson, body(examples.PERSON)], caller: NamedDependency[Caller]) -> Person:
    """Tables at which you already sit keep the old name."""
    return await caller.people.rename(caller.person, data.name, caller.service.now())


@delete(
    "/me",
    operation_id="forget_me",
    summary="Delete your identity",
    tags=TAGS,
    responses=refusals(401) | {204: ResponseSpec(None, description="Deleted")},
)
async def forget_me(request: Request[Any, Any, Any], caller: NamedDependency[Caller]) -> Response[None]:
    """The token is no longer valid, and a browser deletes its cookie. Tables keep your name."""
    if caller.visitor is not None:
        await caller.people.revoke(caller.visitor)
        caller.service.streams.restart_person(caller.visitor.id)
    return Response(None, cookies=deleted_cookies(request))
