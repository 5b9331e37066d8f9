"""The routes of the operations (`tables/operations.py`). Litestar's handlers are made from the list of them."""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from typing import Annotated, Any, get_args, get_origin

from litestar import MediaType, Request, Response, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.enums import RequestEncodingType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, HeaderParameter, PathParameter, QueryParameter
from litestar.types import Empty
from msgspec import Meta

from ....tables.messages import whole
from ....tables.operation import Operation
from ....tables.presenter import encode
from .. import examples
from ..identity import COOKIES, Caller
from ..limits import RATES
from ..openapi import refusals

METHODS: Mapping[str, Any] = {"GET": get, "POST": post, "PUT": put, "PATCH": patch, "DELETE": delete}
SECURITY: list[dict[str, list[Any]]] = [{"bearer": []}, {"cookie": []}]
Key = Annotated[
    str,
    HeaderParameter(
        name="Idempotency-Key",
        # Long enough that two clients do not choose the same by chance. An empty text is no key.
        pattern=whole("([A-Za-z0-9_-]{16,64})?"),
        description="A random text: the same request with the same key is carried out once",
    ),
]


async def perform(operation: Operation, caller: Caller, body: object, arguments: dict[str, Any]) -> object:
    """Charge the caller for an operation, and return its answer."""
    if operation.identified:
        _ = caller.person  # refused without an identity
    price = operation.price(body)
    if "id" in operation.parameters:
        caller.pay_for(arguments["id"], price)
    else:
        caller.pay(price)
    if operation.id in RATES:
        caller.take(RATES[operation.id], caller.person.id)
    return await operation.run(caller, **arguments, **({} if operation.body is None else {"body": body}))


def handler_of(operation: Operation) -> HTTPRouteHandler:
    """Return the handler of an operation, with all that the document says of it."""

    async def handle(
        request: Request[Any, Any, Any],
        caller: Caller,
        data: object = None,
        idempotency_key: str = "",
        **arguments: Any,
    ) -> Response[Any]:
        if operation.creates:
            caller.identify_submission(operation, idempotency_key, await request.body())
        answer = await perform(operation, caller, data, arguments)
        content = answer if isinstance(answer, bytes | None) else encode(answer)
        name = caller.file_name
        headers = {} if name is None else {"Content-Disposition": f"attachment; filename={name}"}
        cookies = COOKIES[operation.id](request, answer) if operation.id in COOKIES else None
        return Response(content, media_type=MediaType.JSON, headers=headers, cookies=cookies)

    handle.__name__ = operation.id
    handle.__doc__ = operation.run.__doc__
    handle.__signature__ = signature = inspect.Signature(  # type: ignore[attr-defined]
        _parameters(operation),
        return_annotation=Response[operation.answer],  # type: ignore[name-defined]
    )
    handle.__annotations__ = {each.name: each.annotation for each in signature.parameters.values()}
    handle.__annotations__["return"] = signature.return_annotation
    made: HTTPRouteHandler = METHODS[operation.method](
        re.sub(r"{(\w+)}", lambda found: _typed(found[1], operation), operation.path),
        operation_id=operation.id,
        summary=operation.summary,
        status_code=operation.status,
        tags=[operation.tag],
        security=SECURITY if operation.identified else None,
        request_max_body_size=operation.largest_body or Empty,  # None would be no limit
        responses=refusals(*operation.refusals) | _answer(operation),
    )(handle)
    return made


def _parameters(operation: Operation) -> list[inspect.Parameter]:
    """Return the parameters of a handler, annotated as Litestar needs it."""
    declared: dict[str, Any] = {"request": Request[Any, Any, Any], "caller": NamedDependency[Caller]}
    if operation.body is not None:
        shown = [examples.example(one) for one in examples.BODIES.get(operation.body, ())]
        declared["data"] = Annotated[operation.body, Body(media_type=RequestEncodingType.JSON, examples=shown or None)]
    for name, parameter in operation.parameters.items():
        kind, meta = _split(parameter.annotation)
        place = PathParameter if f"{{{name}}}" in operation.path else QueryParameter
        declared[name] = Annotated[
            kind, place(ge=meta.ge, le=meta.le, pattern=meta.pattern, description=meta.description)
        ]
    made = [inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, annotation=kind) for name, kind in declared.items()]
    defaults = {name: parameter.default for name, parameter in operation.parameters.items()}
    made = [one.replace(default=defaults.get(one.name, inspect.Parameter.empty)) for one in made]
    if operation.creates:
        made.append(inspect.Parameter("idempotency_key", inspect.Parameter.KEYWORD_ONLY, default="", annotation=Key))
    return made


def _typed(name: str, operation: Operation) -> str:
    """Return a parameter of a path as Litestar writes it."""
    return f"{{{name}:{_split(operation.parameters[name].annotation)[0].__name__}}}"


def _split(annotation: Any) -> tuple[Any, Meta]:
    """Return the type of a parameter, and its limits and description."""
    if get_origin(annotation) is Annotated:
        kind, meta = get_args(annotation)
        return kind, meta
    for part in get_args(annotation):  # `Annotated[…] | None`
        if get_origin(part) is Annotated:
            kind, meta = get_args(part)
            return kind | None, meta
    return annotation, Meta()


def _answer(operation: Operation) -> dict[int, ResponseSpec]:
    """Document an answer with an example, where there is one."""
    if operation.answer is None:
        return {operation.status: ResponseSpec(None, description="Deleted")}
    shown = examples.answer(operation.id)
    if shown is None:
        return {}
    spec = ResponseSpec(operation.answer, description="Done", examples=[shown], generate_examples=False)
    return {operation.status: spec}
