"""Who is who: guests with a name of their choice and a secret that proves it is them."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections import OrderedDict
from dataclasses import replace

from .messages import Identity, Person
from .names import clean_name
from .refusals import Refusal
from .storage import Storage, StoredPerson, Submission
from .submissions import find_result

REMEMBERED = 20_000


class People:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: OrderedDict[str, StoredPerson] = OrderedDict()
        self._changes = 0
        """How often somebody was changed or forgotten: what was read from the database before may be old."""
        storage.notices.person_changed = self.forget

    async def enter(self, name: str, now: float, submission: Submission | None = None, key: str = "") -> Identity:
        """A new identity. Its token is told once: only a digest of the secret is kept."""
        id, salt = secrets.token_urlsafe(9), secrets.token_urlsafe(24)
        secret = secret_of(salt, key)
        person = StoredPerson(id, clean_name(name), digest(secret))
        if submission is not None:
            submission = replace(submission, result=f"{id}.{salt}")
        if not await self._storage.enter(person, now, submission):  # the same request was quicker
            earlier = await self.entered(submission, key)
            assert earlier is not None
            return earlier
        self._remember(person)
        return Identity(id, person.name, f"{id}.{secret}")

    async def entered(self, submission: Submission | None, key: str) -> Identity | None:
        """The identity that an earlier request with the same idempotency key was given, if there was one."""
        result = await find_result(self._storage, submission)
        if result is None:
            return None
        id, _, salt = result.partition(".")
        secret = secret_of(salt, key)
        known = await self.identify(f"{id}.{secret}")
        if known is None:
            raise Refusal("no_identity", "the identity that this request was given is not known any more")
        return Identity(id, known.name, f"{id}.{secret}")

    async def rename(self, person: Person, name: str, now: float) -> Person:
        known = await self._find(person.id)
        if known is None:
            raise Refusal("no_identity", "this identity is not known any more")
        renamed = StoredPerson(known.id, clean_name(name), known.secret)
        if not await self._storage.rename(renamed, now):
            self.forget(person.id)
            raise Refusal("no_identity", "this identity is not known any more")
        self.forget(person.id)
        return Person(renamed.id, renamed.name)

    async def revoke(self, person: Person) -> None:
        """Make the token of a person worthless, in every process that shares the database."""
        await self._storage.revoke(person.id)
        self.forget(person.id)

    def forget(self, id: str | None) -> None:
        """Read a person from the database again; None for everybody. Other processes tell whom they changed."""
        self._changes += 1
        if id is None:
            self._known.clear()
        else:
            self._known.pop(id, None)

    async def identify(self, token: str) -> Person | None:
        """Who has this token; None if nobody has."""
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
            if known is not None and not known.secret:  # it was revoked
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
    """The secret of somebody who comes in. With an idempotency key it depends on the key, too, which is not stored:
    so the same request can be given the same secret again, and nobody can who has only the database."""
    if not key:
        return salt
    return base64.urlsafe_b64encode(hmac.digest(salt.encode(), key.encode(), "sha256")).decode().rstrip("=")


def digest(secret: str) -> str:
    """Secrets are long and random: a plain digest of one cannot be turned back."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
