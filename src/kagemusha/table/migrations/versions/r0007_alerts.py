"""Turn alerts: since when people owe a choice, who wants alerts, and the alerts to send."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """From 0006: no alert for choices that are owed already, until the next entry."""
    turns = sa.Column("turns", sa.Text, nullable=False, server_default="[]")
    op.add_column("tables", turns)
    op.create_table(
        "recipients",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("key_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("push", sa.Text),
        sa.Column("mail", sa.Text),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("webhook", sa.Text),
        sa.Column("hook_key", sa.Text, nullable=False),
        sa.Column("sent", sa.Text, nullable=False),
        sa.Column("problems", sa.Text, nullable=False),
    )
    recipient = sa.ForeignKey("recipients.id")
    op.create_table(
        "recipient_seats",
        sa.Column("recipient", sa.String(32), recipient, nullable=False),
        sa.Column("secret_hash", sa.String(64), nullable=False),
        sa.Column("added", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("recipient", "secret_hash", name="recipient_seats_key"),
    )
    op.create_index("recipients_by_secret", "recipient_seats", ["secret_hash"])
    recipient = sa.ForeignKey("recipients.id")
    key = ("recipient", "medium", "table_id", "seat", "kind")
    op.create_table(
        "alerts",
        sa.Column("recipient", sa.String(32), recipient, nullable=False),
        sa.Column("medium", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("leased", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint(*key, name="alerts_key"),
    )
    op.create_index("alerts_by_due", "alerts", ["due"])
    op.create_index("alerts_by_table", "alerts", ["table_id"])
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """To 0006, which has no alerts: addresses and keys are lost."""
    for name in ("server_keys", "alerts", "recipient_seats", "recipients"):
        op.drop_table(name)
    op.drop_column("tables", "turns")
