"""Strict decoding of request bodies: `"1"` is not a number, and 1 is not true."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import InternalServerException
from litestar.types import HTTPScope

from ...tables.refusals import Refusal


def sends_json(scope: HTTPScope) -> bool:
    """Whether the body of a request is JSON, by its `Content-Type`. Pages of other sites can send other types."""
    kind: bytes = dict(scope["headers"]).get(b"content-type", b"")
    return kind.partition(b";")[0].strip().lower() == b"application/json"


class HungUp(Exception):
    """The client closed the connection before its request was complete."""


class StrictRequest(Request[Any, Any, Any]):
    """Decodes a body directly as the type that its route expects. Litestar would convert texts to numbers."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException as error:  # Litestar raises it only for a closed connection
            raise HungUp from error

    async def json(self) -> Any:
        if not sends_json(self.scope) and await self.body():
            raise Refusal("bad_request", "the body has to be JSON, with the header Content-Type: application/json")
        expected = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=Any if expected is None else expected.annotation)
        except msgspec.DecodeError as error:
            raise Refusal("bad_request", f"the body cannot be read: {error}") from None
