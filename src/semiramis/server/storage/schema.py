"""The tables of the database. The migrations make them; a test compares the two."""

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
    """An index of public tables only: moves at the others do not pay for it."""
    return Index(name, *columns, sqlite_where=text("public = 1"), postgresql_where=text("public"))


people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("secret", String(64), nullable=False),  # a digest: the secret itself is nowhere
    Column("seen", Double, nullable=False),
    Index("people_seen", "seen"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("arrangement", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    # What lists are made of: always written together with the arrangement that says the same.
    Column("game", String(40), nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    # When the server has to look at the table if nobody did before, and which process thinks for a bot until then.
    Column("due", Double),
    Column("claimed_by", String(32)),
    # Why the table cannot be read and is set apart until an operator releases it; null if it can be read.
    Column("quarantined", Text),
    Index("tables_due", "due"),
    # A list is by status or not, and by game or not: each is read in its order, and only as far as its page goes.
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

# What was answered to requests with an idempotency key. The key and the caller are in `id` as a digest only.
submissions = Table(
    "submissions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("request", String(64), nullable=False),
    Column("result", String(100), nullable=False),
    Column("at", Double, nullable=False),
    Index("submissions_at", "at"),
)

# One row, which is written to find out whether the database can be written.
probe = Table(
    "probe",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)
