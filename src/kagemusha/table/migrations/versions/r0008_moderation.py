"""Moderation: reports, blocks, lines of chat about the chat, and a delay for spectators."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is blocked, and spectators are not delayed."""
    delay = sa.Column("delay", sa.String(32), nullable=False, server_default="")
    op.add_column("tables", delay)
    for table in ("seats", "chat"):
        client = sa.Column("client", sa.String(64), nullable=False, server_default="")
        op.add_column(table, client)
    kind = sa.Column("kind", sa.String(16), nullable=False, server_default="said")
    op.add_column("chat", kind)
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("about", sa.Integer, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("resolved", sa.BigInteger),
        sa.Column("measure", sa.String(16), nullable=False),
        sa.UniqueConstraint("table_id", "seat", "about", "line", name="reports_once"),
    )
    op.create_table(
        "blocks",
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("value", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("kind", "value", name="blocks_key"),
    )


def downgrade() -> None:
    """Closed chats are open again, and nobody is blocked; new names and removed lines stay so."""
    op.drop_table("blocks")
    op.drop_table("reports")
    op.execute("DELETE FROM chat WHERE kind <> 'said' OR words = ''")
    op.drop_column("chat", "kind")
    op.drop_column("chat", "client")
    op.drop_column("seats", "client")
    op.drop_column("tables", "delay")
    # The older program does not know the kind: an entry that changes nothing.
    op.execute("UPDATE entries SET kind = 'act', name = '', actions = '[]' WHERE kind = 'rename'")
