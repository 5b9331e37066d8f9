"""Reports of finished games, and the mistakes that people try again."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    for name, owner in (("reports", "tables"), ("mistakes", "people")):
        op.create_table(
            name,
            sa.Column("id", sa.String(32), sa.ForeignKey(f"{owner}.id", ondelete="CASCADE"), primary_key=True),
            sa.Column("revision", sa.Integer, nullable=False),
            sa.Column("text", sa.Text, nullable=False),
        )
