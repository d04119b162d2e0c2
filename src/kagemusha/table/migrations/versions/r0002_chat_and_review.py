"""Chat, and tables made from a log for review."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """From 0001."""
    op.add_column("tables", sa.Column("log", sa.Text))
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="chat_key"),
    )


def downgrade() -> None:
    """To 0001, which has neither chat nor tables for review."""
    op.drop_table("chat")
    for table in ("entries", "seats"):
        op.execute(
            f"DELETE FROM {table} WHERE table_id IN (SELECT id FROM tables WHERE log IS NOT NULL)"
        )
    op.execute("DELETE FROM tables WHERE log IS NOT NULL")
    op.drop_column("tables", "log")
