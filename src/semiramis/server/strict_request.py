"""Strict decoding of request bodies: `"1"` is not a number, and 1 is not true."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import InternalServerException

from .refusals import Refusal


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
        expected = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=Any if expected is None else expected.annotation)
        except msgspec.DecodeError as error:
            raise Refusal("bad_request", f"the body cannot be read: {error}") from None
