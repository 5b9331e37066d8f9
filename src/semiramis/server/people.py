"""Who is who: guests with a name of their choice and a secret that proves it is them."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from collections import OrderedDict

from .messages import LONGEST_NAME, Identity, Person
from .refusals import Refusal
from .storage import Storage, StoredPerson

REMEMBERED = 20_000
BLANK = set("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that look like nothing."""


class People:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: OrderedDict[str, StoredPerson] = OrderedDict()

    async def enter(self, name: str, now: float) -> Identity:
        """A new identity. Its token is told once: only a digest of the secret is kept."""
        id, secret = secrets.token_urlsafe(9), secrets.token_urlsafe(24)
        person = StoredPerson(id, clean_name(name), digest(secret))
        await self._storage.enter(person, now)
        self._remember(person)
        return Identity(id, person.name, f"{id}.{secret}")

    async def rename(self, person: Person, name: str, now: float) -> Person:
        known = await self._find(person.id)
        if known is None:
            raise Refusal("no_identity", "this identity is not known any more")
        renamed = StoredPerson(known.id, clean_name(name), known.secret)
        await self._storage.enter(renamed, now)
        self._remember(renamed)
        return Person(renamed.id, renamed.name)

    async def identify(self, token: str) -> Person | None:
        """Who has this token; None if nobody has."""
        id, _, secret = token.partition(".")
        known = await self._find(id)
        if known is None or not hmac.compare_digest(known.secret, digest(secret)):
            return None
        return Person(known.id, known.name)

    async def _find(self, id: str) -> StoredPerson | None:
        known = self._known.get(id)
        if known is None:
            known = await self._storage.person(id) if 0 < len(id) <= 32 and id.isprintable() else None
            if known is not None:
                self._remember(known)
        return known

    def _remember(self, person: StoredPerson) -> None:
        self._known[person.id] = person
        self._known.move_to_end(person.id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def digest(secret: str) -> str:
    """Secrets are long and random: a plain digest of one cannot be turned back."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def clean_name(name: str) -> str:
    """A name as it is shown: one line of plain text, without what would hide or reorder it."""
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    if not clean or any(letter in BLANK or unicodedata.category(letter)[0] == "C" for letter in clean):
        raise Refusal("bad_name", "a name is one line of visible text")
    if len(clean) > LONGEST_NAME:  # some letters become three when they are normalized
        raise Refusal("bad_name", f"a name has at most {LONGEST_NAME} letters")
    if clean.startswith("bot:"):
        raise Refusal("bad_name", "names that begin with bot: belong to bots")
    return clean
