"""Jobs of the writer. Each is written completely or not at all."""

from __future__ import annotations

from dataclasses import dataclass

from ...tables.stored import Save
from ...tables.submissions import Submission


@dataclass(frozen=True)
class StoredPerson:
    id: str
    name: str
    secret: str
    """The digest of the secret."""


@dataclass
class Remove:
    """The removal of a table, if it still has this revision and is not in quarantine."""

    id: str
    revision: int


@dataclass
class Enter:
    """A new person."""

    person: StoredPerson
    now: float
    submission: Submission | None = None


Job = Save | Remove | Enter
