"""Tables, seats and entries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """From nothing."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("content", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("position", sa.Text),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("pending", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger),
    )
    op.create_index("tables_by_due", "tables", ["status", "due"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("secret_hash", sa.String(64)),
        sa.PrimaryKeyConstraint("table_id", "seat", name="seats_key"),
    )
    op.create_index("seats_by_secret", "seats", ["secret_hash"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("command", sa.Text),
        sa.Column("actions", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("heard", sa.Text, nullable=False),
        sa.Column("matters", sa.Text, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="entries_key"),
        sa.UniqueConstraint("table_id", "command", name="entries_by_command"),
    )


def downgrade() -> None:
    """To nothing."""
    for table in ("entries", "seats", "tables"):
        op.drop_table(table)
