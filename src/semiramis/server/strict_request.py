"""How a body is read: at once as what its route expects, and strictly: `"1"` is no number, and 1 is not true."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import InternalServerException

from .refusals import Refusal


class HungUp(Exception):
    """The client closed the connection before its request was whole."""


class StrictRequest(Request[Any, Any, Any]):
    """Litestar would read any JSON first, and then take for a number what looks like one."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException as error:  # which is Litestar's name for it, and for nothing else here
            raise HungUp from error

    async def json(self) -> Any:
        expected = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=Any if expected is None else expected.annotation)
        except msgspec.DecodeError as error:
            raise Refusal("bad_request", f"the body cannot be read: {error}") from None
