"""What the routes share: parameters, how refusals are documented, and examples."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Response, post
from litestar.enums import RequestEncodingType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, PathParameter, QueryParameter
from msgspec import Struct

from .. import examples
from ..messages import Error
from ..refusals import STATUS

TABLE_ID = "^[A-Za-z0-9_-]{1,40}$"
WithAnnotations = Annotated[
    bool, QueryParameter(description="Whether positions have annotations, for a client that knows no rules")
]
TableId = Annotated[str, PathParameter(description="The id of a table", pattern=TABLE_ID)]

REASONS = {
    400: "What was sent cannot be read or cannot be",
    401: "No identity, or one that is not known",
    403: "Not for you",
    404: "There is no such thing, or not any more",
    409: "The table has come to another point",
    413: "Too large",
    422: "The same `Idempotency-Key` was sent before with another body",
    503: "Not now: try again in a moment",
    429: "Too many calls: wait as many seconds as `Retry-After` says",
}


def json(content: bytes) -> Response[Any]:
    """An answer that is JSON already."""
    return Response(content, media_type=MediaType.JSON)


def body(*shown: object) -> Any:
    """A body of JSON, with examples of it."""
    return Body(media_type=RequestEncodingType.JSON, examples=[examples.example(one) for one in shown])


def answer(kind: type[Struct], value: object, status: int = 200) -> dict[int, ResponseSpec]:
    """An answer with an example of it."""
    told = examples.example(value)
    return {status: ResponseSpec(kind, description="Done", examples=[told], generate_examples=False)}


def change(
    path: str, operation_id: str, summary: str, tags: list[str], answers: dict[int, ResponseSpec] | None = None
) -> post:
    """A route for whoever sits at a table: to change it, or to ask what a change would bring."""
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
    """The refusals of a route, for the document; what every call may meet is added."""
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
