"""People: each has a name and a secret that proves the identity. There are no accounts."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections import OrderedDict
from dataclasses import replace

from ..tables.messages import Identity, Person
from ..tables.names import clean_name
from ..tables.refusals import Refusal
from ..tables.submissions import Submission, find_result
from .storage import Storage, StoredPerson

REMEMBERED = 20_000


class People:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: OrderedDict[str, StoredPerson] = OrderedDict()
        self._changes = 0
        """The number of changes of people. A person that was read from the database before a change may be old."""
        storage.notices.person_changed = self.forget

    async def enter(self, name: str, now: float, submission: Submission | None = None, key: str = "") -> Identity:
        """Create a person and return the identity. Only a digest of the secret is stored."""
        id, salt = secrets.token_urlsafe(9), secrets.token_urlsafe(24)
        secret = secret_of(salt, key)
        person = StoredPerson(id, clean_name(name), digest(secret))
        if submission is not None:
            submission = replace(submission, result=f"{id}.{salt}")
        if not await self._storage.enter(person, now, submission):  # the same request was already carried out
            earlier = await self.find_entered(submission, key)
            assert earlier is not None
            return earlier
        self._remember(person)
        return Identity(id, person.name, f"{id}.{secret}")

    async def find_entered(self, submission: Submission | None, key: str) -> Identity | None:
        """Return the identity that an earlier request with the same idempotency key created, if there was one."""
        result = await find_result(self._storage, submission)
        if result is None:
            return None
        id, _, salt = result.partition(".")
        secret = secret_of(salt, key)
        known = await self.identify(f"{id}.{secret}")
        if known is None:
            raise Refusal("no_identity", "the identity that this request created has been deleted")
        return Identity(id, known.name, f"{id}.{secret}")

    async def rename(self, person: Person, name: str, now: float) -> Person:
        known = await self._find(person.id)
        if known is None:
            raise Refusal("no_identity", "this identity has been deleted")
        renamed = StoredPerson(known.id, clean_name(name), known.secret)
        if not await self._storage.rename(renamed, now):
            self.forget(person.id)
            raise Refusal("no_identity", "this identity has been deleted")
        self.forget(person.id)
        return Person(renamed.id, renamed.name)

    async def revoke(self, person: Person) -> None:
        """Delete the secret of a person, so that the token is no longer valid in any process."""
        await self._storage.revoke(person.id)
        self.forget(person.id)

    def forget(self, id: str | None) -> None:
        """Remove a person from memory, or all people for None. It is also called by notices of other processes."""
        self._changes += 1
        if id is None:
            self._known.clear()
        else:
            self._known.pop(id, None)

    async def identify(self, token: str) -> Person | None:
        """Return the person of a token; None if it is not valid."""
        id, _, secret = token.partition(".")
        known = await self._find(id)
        if known is None or not hmac.compare_digest(known.secret, digest(secret)):
            return None
        return Person(known.id, known.name)

    async def is_known(self, id: str) -> bool:
        return await self._find(id) is not None

    async def _find(self, id: str) -> StoredPerson | None:
        known = self._known.get(id)
        if known is None:
            changes = self._changes
            known = await self._storage.person(id) if 0 < len(id) <= 32 and id.isprintable() else None
            if known is not None and not known.secret:  # revoked
                return None
            if known is not None and changes == self._changes:
                self._remember(known)
        return known

    def _remember(self, person: StoredPerson) -> None:
        self._known[person.id] = person
        self._known.move_to_end(person.id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def secret_of(salt: str, key: str) -> str:
    """Return the secret of a new person. With an idempotency key it depends on the key as well.

    The key is not stored. So the same request gets the same secret again, but the database alone is not enough to
    compute it.
    """
    if not key:
        return salt
    return base64.urlsafe_b64encode(hmac.digest(salt.encode(), key.encode(), "sha256")).decode().rstrip("=")


def digest(secret: str) -> str:
    """Return the digest of a secret. Secrets are long and random, so a plain digest cannot be reversed."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
