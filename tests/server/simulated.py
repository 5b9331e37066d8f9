"""An event loop in which time passes only as far as something is waited for: hours take milliseconds, and no run
differs from another. For tasks that do no input or output."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


class SimulatedLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        super().__init__()
        self._passed = 0.0
        select = self._selector.select  # type: ignore[attr-defined]

        def skip(timeout: float | None = None) -> Any:
            if timeout is None:
                raise AssertionError("every task waits for another one")
            self._passed += timeout
            return select(0)

        self._selector.select = skip  # type: ignore[attr-defined]

    def time(self) -> float:
        return self._passed


def run_simulated(main: Coroutine[Any, Any, Result]) -> Result:
    with asyncio.Runner(loop_factory=SimulatedLoop) as runner:
        return runner.run(main)
