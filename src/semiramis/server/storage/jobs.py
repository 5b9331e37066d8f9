"""Jobs of the writer. Each is written completely or not at all."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ...tables.config import TableConfig


@dataclass(frozen=True)
class StoredPerson:
    id: str
    name: str
    secret: str
    """The digest of the secret."""


@dataclass(frozen=True)
class Submission:
    """A request with an idempotency key, which is carried out once."""

    id: str
    """The digest of its key and its owner."""
    request: str
    """The digest of its body."""
    result: str = ""
    """The id of what it created."""


@dataclass
class Save:
    """A change of a table. It is written only if the table still has the revision and is not in quarantine."""

    id: str
    revision: int
    """The revision before the change; -1 if the table is new."""
    config: TableConfig
    now: float
    due: float | None
    claimed_by: str | None = None
    actions: list[tuple[int, int, str, float]] = field(default_factory=list)
    """Ply, seat, action and time of each new action. The ply is that of the position before it."""
    back_to: int | None = None
    setup: dict[str, Any] | None = None
    players: list[str] = field(default_factory=list)
    seated: bool = False
    """Whether the people at the table have changed."""
    owner: str | None = None
    """The person who imported a record: a table without people belongs to this person."""
    listed: bool = False
    """Whether the table's entry in lists has changed."""
    submission: Submission | None = None
    """If it is already stored, nothing is written."""


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
