"""A table as it is stored, and the table that is restored from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from ..games import get_game
from ..games.record import Match, Record
from .actions import replay
from .config import TableConfig
from .submissions import Submission
from .table import Played, Table


@dataclass
class Stored:
    """A table as it is stored."""

    id: str
    revision: int
    config: TableConfig
    created: float
    changed: float
    setup: dict[str, Any] | None = None
    players: list[str] = field(default_factory=list)
    actions: list[Played] = field(default_factory=list)
    due: float | None = None
    claimed_by: str | None = None


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
    ply: int = 0
    """The ply of the table before the change: the number of the first new action."""
    actions: list[Played] = field(default_factory=list)
    """The new actions."""
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


NoteKind = Literal["reports", "mistakes"]
"""What is kept as a text: the report of a game, by the id of its table, and the mistakes of a person."""


class Note(NamedTuple):
    """A text that is kept beside a table or a person."""

    revision: int
    text: str


class UnknownPerson(Exception):
    """A person who is to be seated has been deleted."""


class UnreadableTable(Exception):
    """A stored table that cannot be restored."""

    def __init__(self, id: str, revision: int, cause: str, *, known: bool = False) -> None:
        super().__init__(f"{id}: {cause}")
        self.id = id
        self.revision = revision
        self.cause = cause
        self.known = known
        """Whether it is already in quarantine."""


def restore(stored: Stored) -> Table:
    """Return a stored table with its match; raise `UnreadableTable` if its actions cannot be replayed."""
    config, match, undo_limit, last = stored.config, None, 0, None
    stamps = [(seat, at) for seat, _, at in stored.actions]
    if stored.setup is not None:
        try:
            game = get_game(config.game)
            if config.start is None:
                match = Match(game, Record(config.game, stored.players, config.options, stored.setup))
            else:
                match = Match.from_text(game, stored.players, config.start.position, config.start.seed)
            undo_limit, last = replay(match, [action for _, action, _ in stored.actions], stamps)
        except Exception as error:  # a damaged record may make the rules raise anything
            raise UnreadableTable(stored.id, stored.revision, cause(error)) from error
    elif config.status == "playing":
        raise UnreadableTable(stored.id, stored.revision, "a game is running, but its set-up is missing")
    table = Table(stored.id, config, stored.created, stored.changed, stored.revision, match, stamps, undo_limit, last)
    table.due, table.claimed_by = stored.due, stored.claimed_by
    return table


def cause(error: BaseException) -> str:
    """Return an error in one line, without the statement and its parameters."""
    original = getattr(error, "orig", None) or error
    lines = str(original).splitlines()
    return f"{type(original).__name__}: {lines[0]}" if lines else type(original).__name__
