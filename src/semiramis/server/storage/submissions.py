"""Idempotency keys: a request that is sent twice with the same key is carried out once.

The result is stored in the transaction of the request, so that this holds for all processes and after a crash.
"""

from __future__ import annotations

import hashlib

from ...tables.refusals import Refusal
from .jobs import Submission
from .storage import Storage

LASTS = 24 * 3600.0
"""How long a key is remembered."""


def submit(operation: str, owner: str, key: str, body: bytes) -> Submission | None:
    """Return a submission; None without a key. The owner is a person or an address; only a digest is stored."""
    if not key:
        return None
    id = "\n".join([operation, owner, key]).encode()
    return Submission(hashlib.sha256(id).hexdigest(), hashlib.sha256(body).hexdigest())


async def find_result(storage: Storage, submission: Submission | None) -> str | None:
    """Return the result of an earlier request with the same key; None if there was none.

    Raises `Refusal` with `key_reused` if the earlier request had another body.
    """
    found = None if submission is None else await storage.submission(submission.id)
    if found is None or submission is None:
        return None
    if found.request != submission.request:
        raise Refusal("key_reused", "this Idempotency-Key was already used with another body: use a new one")
    return found.result
