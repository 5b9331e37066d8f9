"""What can be written: each job whole or not at all."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ..table_config import TableConfig


@dataclass(frozen=True)
class StoredPerson:
    id: str
    name: str
    secret: str
    """The digest of their secret."""


@dataclass(frozen=True)
class Submission:
    """A request that is to be carried out once, however often it is sent."""

    id: str
    """The digest of its key and of who sent it."""
    request: str
    """The digest of what was sent."""
    result: str = ""
    """What came of it."""


@dataclass
class Save:
    """A change of a table, written whole or not at all; only if the table still has the revision that it changes and is
    not in quarantine."""

    id: str
    revision: int
    """What the table has before; -1 if it is new."""
    config: TableConfig
    now: float
    due: float | None
    claimed_by: str | None = None
    actions: list[tuple[int, int, str, float]] = field(default_factory=list)
    """Ply, seat, action and time of what is added: the ply of the position that it answers."""
    back_to: int | None = None
    setup: dict[str, Any] | None = None
    players: list[str] = field(default_factory=list)
    seated: bool = False
    """Whether other people sit at the table than before."""
    owner: str | None = None
    """Whose table it is, if nobody sits at it: who imported a record."""
    listed: bool = False
    """Whether lists show it otherwise than before: other processes are told."""
    submission: Submission | None = None
    """If it is there already, nothing is written."""


@dataclass
class Remove:
    """A table that goes, if it still has this revision and is not in quarantine."""

    id: str
    revision: int


@dataclass
class Enter:
    """A person who comes for the first time."""

    person: StoredPerson
    now: float
    submission: Submission | None = None


Job = Save | Remove | Enter
