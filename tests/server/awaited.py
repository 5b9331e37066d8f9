"""Tests that await."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import ParamSpec

Given = ParamSpec("Given")


def awaited(test: Callable[Given, Awaitable[None]]) -> Callable[Given, None]:
    @wraps(test)
    def run(*args: Given.args, **kwargs: Given.kwargs) -> None:
        async def started() -> None:
            async with asyncio.timeout(60):
                await test(*args, **kwargs)

        asyncio.run(started())

    return run
