"""Quarantine, idempotency keys, the row of the write probe, indexes for lists, and when finished games are removed."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("quarantined", sa.Text))
    op.drop_index("tables_listed", "tables")
    _list("tables_public", ["created", "id"])
    _list("tables_public_status", ["status", "created", "id"])
    _list("tables_public_game", ["game", "created", "id"])
    _list("tables_public_game_status", ["game", "status", "created", "id"])
    op.create_index(
        "tables_quarantined",
        "tables",
        ["id"],
        sqlite_where=sa.text("quarantined IS NOT NULL"),
        postgresql_where=sa.text("quarantined IS NOT NULL"),
    )
    op.create_index("people_seen", "people", ["seen"])
    op.create_table(
        "submissions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("result", sa.String(100), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("submissions_at", "submissions", ["at"])
    op.create_table(
        "probe",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    _limit_finished_games()


def _limit_finished_games() -> None:
    """Set when finished games are removed: 730 days after the last change, or 90 days if they were imported."""
    op.execute(
        """UPDATE tables
        SET due = changed + 86400 * CASE WHEN arrangement LIKE '%"reason":"imported"%' THEN 90 ELSE 730 END
        WHERE status = 'over' AND due IS NULL"""
    )


def _list(name: str, columns: list[str]) -> None:
    """Create an index of public tables only: lists do not contain the others."""
    op.create_index(name, "tables", columns, sqlite_where=sa.text("public = 1"), postgresql_where=sa.text("public"))
