"""Whether the server is ready: whether its database answers and can be written."""

from __future__ import annotations

import asyncio
import logging
import time

from ...tables.refusals import Refusal
from ..storage import Storage, cause

log = logging.getLogger(__name__)

FRESH_SECONDS = 3.0
"""How long an answer is valid, so that many requests cause few writes."""
PROBE_SECONDS = 5.0
"""How long the database may take."""


class Readiness:
    """Probes the database by a read and a write, one probe at a time."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._probe: asyncio.Task[str | None] | None = None
        self._began = 0.0
        self._logged: str | None = None

    async def check(self) -> None:
        """Refuse with `unavailable` if the database does not answer or cannot be written."""
        trouble = await self._trouble()
        if trouble != self._logged:
            if trouble is None:
                log.info("the database can be written again")
            else:
                log.error("the database cannot be written", extra={"error": trouble})
            self._logged = trouble
        if trouble is not None:
            raise Refusal("unavailable", "the database does not answer, or cannot be written")

    async def _trouble(self) -> str | None:
        """Return why the database cannot be used; None if it can."""
        now = time.monotonic()
        # While the database hangs, no further probe is started.
        if self._probe is None or (self._probe.done() and not self._is_fresh(now)):
            self._began = now
            self._probe = asyncio.create_task(self._try(), name="probe of the database")
        left = max(0.0, self._began + PROBE_SECONDS - now)
        done, _ = await asyncio.wait([self._probe], timeout=left)
        return self._probe.result() if done else f"no answer within {PROBE_SECONDS:.0f} seconds"

    def _is_fresh(self, now: float) -> bool:
        """Whether the answer of the last probe is still valid. A write that failed since then ends a good one."""
        assert self._probe is not None
        refuted = self._storage.write_failed and self._probe.result() is None
        return now - self._began < FRESH_SECONDS and not refuted

    async def _try(self) -> str | None:
        try:
            await self._storage.revision("")
            await self._storage.write_probe(time.time())
        except Exception as error:
            return cause(error)
        return None
