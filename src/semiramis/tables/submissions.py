"""Idempotency keys: a request that is sent twice with the same key is carried out once.

The result is stored together with the change, so that this holds for all processes and after a crash.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Protocol

from .refusals import Refusal

LASTS = 24 * 3600.0
"""How long a key is remembered."""


@dataclass(frozen=True)
class Submission:
    """A request with an idempotency key, which is carried out once."""

    id: str
    """The digest of its key and its owner."""
    request: str
    """The digest of its body."""
    result: str = ""
    """The id of what it created."""


class Submissions(Protocol):
    """The requests that were carried out."""

    async def submission(self, id: str) -> Submission | None: ...


def submit(operation: str, owner: str, key: str, body: bytes) -> Submission | None:
    """Return a submission; None without a key. The owner is a person or an address; only a digest is stored."""
    if not key:
        return None
    id = "\n".join([operation, owner, key]).encode()
    return Submission(hashlib.sha256(id).hexdigest(), hashlib.sha256(body).hexdigest())


async def find_result(submissions: Submissions, submission: Submission | None) -> str | None:
    """Return the result of an earlier request with the same key; None if there was none.

    Raises `Refusal` with `key_reused` if the earlier request had another body.
    """
    found = None if submission is None else await submissions.submission(submission.id)
    if found is None or submission is None:
        return None
    if found.request != submission.request:
        raise Refusal("key_reused", "this Idempotency-Key was already used with another body: use a new one")
    return found.result
