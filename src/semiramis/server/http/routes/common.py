"""Shared parts of the routes: parameters, and the documentation of answers and refusals."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Response, post
from litestar.enums import RequestEncodingType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, HeaderParameter, PathParameter, QueryParameter
from msgspec import Struct

from ....tables.messages import Error, whole
from ....tables.refusals import STATUS
from .. import examples

ID = "[A-Za-z0-9_-]{1,40}"
WHOLE_ID = whole(ID)
WithAnnotations = Annotated[
    bool, QueryParameter(description="Whether positions have annotations, for a client that knows no rules")
]
TableId = Annotated[str, PathParameter(description="The id of a table", pattern=WHOLE_ID)]
KEY = whole("([A-Za-z0-9_-]{16,64})?")
"""Long enough that two clients do not choose the same by chance. An empty text is no key."""

Key = Annotated[
    str,
    HeaderParameter(
        name="Idempotency-Key",
        pattern=KEY,
        description="A random text: the same request with the same key is carried out once",
    ),
]

REASONS = {
    400: "The request cannot be read or is not possible",
    401: "No identity, or an unknown one",
    403: "Not allowed",
    404: "It does not exist, or has been removed",
    409: "It does not fit the state of the table",
    413: "Too large",
    422: "The same `Idempotency-Key` was sent before with another body",
    503: "Not possible now: try again in a moment",
    429: "Too many requests: wait for the seconds of `Retry-After`",
}


def json(content: bytes) -> Response[Any]:
    """Return an answer that is already JSON."""
    return Response(content, media_type=MediaType.JSON)


def body(*shown: object) -> Any:
    """Document a JSON body with examples."""
    return Body(media_type=RequestEncodingType.JSON, examples=[examples.example(one) for one in shown])


def answer(kind: type[Struct], value: object, status: int = 200) -> dict[int, ResponseSpec]:
    """Document an answer with an example."""
    shown = examples.example(value)
    return {status: ResponseSpec(kind, description="Done", examples=[shown], generate_examples=False)}


def table_post(
    path: str, operation_id: str, summary: str, tags: list[str], answers: dict[int, ResponseSpec] | None = None
) -> post:
    """Return the decorator of a `POST` route below a table, which needs an identity."""
    return post(
        f"/tables/{{id:str}}/{path}",
        operation_id=operation_id,
        summary=summary,
        status_code=200,
        tags=tags,
        security=SECURITY,
        responses=refusals(401, 404, 409) | (answers or {}),
    )


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Document the refusals of a route, and those that every request may get."""
    return {
        status: ResponseSpec(
            data_container=Error,
            description=f"{REASONS[status]}: {_codes(status)}",
            examples=[examples.example(examples.REFUSED)] if status == 409 else None,
            generate_examples=False,
        )
        for status in sorted({400, 403, 429, *statuses})
    }


def _codes(status: int) -> str:
    return ", ".join(f"`{code}`" for code, its in STATUS.items() if its == status)


SECURITY: list[dict[str, list[Any]]] = [{"bearer": []}, {"cookie": []}]
