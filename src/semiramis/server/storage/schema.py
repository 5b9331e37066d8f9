"""The tables of the database. The migrations create them; a test compares both."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData()


def _of_public(name: str, *columns: str) -> Index:
    """Return an index of public tables only, so that it does not slow down moves at the others."""
    return Index(name, *columns, sqlite_where=text("public = 1"), postgresql_where=text("public"))


people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("secret", String(64), nullable=False),  # a digest: the secret itself is not stored
    Column("seen", Double, nullable=False),
    Index("people_seen", "seen"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("arrangement", Text, nullable=False),  # the `TableConfig` as JSON
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    # Copies of fields of the config, for lists.
    Column("game", String(40), nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    # When the server has to look at the table, and the process that computes the turn of its bot until then.
    Column("due", Double),
    Column("claimed_by", String(32)),
    # Why the table is in quarantine until an operator releases it; null if it can be read.
    Column("quarantined", Text),
    Index("tables_due", "due"),
    # Lists may be filtered by status and by game. Each is read in the order of an index, only as far as its page.
    _of_public("tables_public", "created", "id"),
    _of_public("tables_public_status", "status", "created", "id"),
    _of_public("tables_public_game", "game", "created", "id"),
    _of_public("tables_public_game_status", "game", "status", "created", "id"),
    Index(
        "tables_quarantined",
        "id",
        sqlite_where=text("quarantined IS NOT NULL"),
        postgresql_where=text("quarantined IS NOT NULL"),
    ),
)

setups = Table(
    "setups",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("setup", Text, nullable=False),
    Column("players", Text, nullable=False),
)

actions = Table(
    "actions",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", SmallInteger, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, nullable=False),
    Column("action", String(100), nullable=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)

seats = Table(
    "seats",
    metadata,
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Index("seats_of_table", "table_id"),
    sqlite_with_rowid=False,
)


def _notes(name: str, owner: str) -> Table:
    """Return a table of notes: a JSON text for each owner, with a revision that grows with each change."""
    return Table(
        name,
        metadata,
        Column("id", ForeignKey(f"{owner}.id", ondelete="CASCADE"), primary_key=True),
        Column("revision", Integer, nullable=False),
        Column("text", Text, nullable=False),
    )


reports = _notes("reports", "tables")
mistakes = _notes("mistakes", "people")


# The results of requests with an idempotency key. `id` is a digest of the key and the owner.
submissions = Table(
    "submissions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("request", String(64), nullable=False),
    Column("result", String(100), nullable=False),
    Column("at", Double, nullable=False),
    Index("submissions_at", "at"),
)

# One row, which is written to test whether the database can be written.
probe = Table(
    "probe",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)
