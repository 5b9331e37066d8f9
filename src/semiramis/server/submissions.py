"""Idempotency keys: a request that is sent twice with the same key is carried out once.

What came of it is stored in the transaction that carries it out, so that it holds for every process and after a crash.
"""

from __future__ import annotations

import hashlib
from typing import Annotated

from litestar.params import HeaderParameter

from .refusals import Refusal
from .storage import Storage, Submission

LASTS = 24 * 3600.0
"""So long a key is remembered."""
KEY = r"^([A-Za-z0-9_-]{16,64})?$"
"""Long enough that nobody else has the same by chance; empty is none."""

Key = Annotated[
    str,
    HeaderParameter(
        name="Idempotency-Key",
        pattern=KEY,
        description="A random word of your own: the same request with the same key is carried out once",
    ),
]


def submit(operation: str, owner: str, key: str, body: bytes) -> Submission | None:
    """A request with a key; None without one. The owner is a person or an address: only a digest of it is stored."""
    if not key:
        return None
    id = "\n".join([operation, owner, key]).encode()
    return Submission(hashlib.sha256(id).hexdigest(), hashlib.sha256(body).hexdigest())


async def find_result(storage: Storage, submission: Submission | None) -> str | None:
    """What came of an earlier request with the same key; None if there was none.

    Refuses with `key_reused` if that was another request.
    """
    found = None if submission is None else await storage.submission(submission.id)
    if found is None or submission is None:
        return None
    if found.request != submission.request:
        raise Refusal("key_reused", "this Idempotency-Key was sent before with another body: use a new one")
    return found.result
