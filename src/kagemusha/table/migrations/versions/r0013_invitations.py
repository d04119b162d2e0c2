"""Invitations of one profile by another, and from whom a profile wants none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

CLOSE = "UPDATE entries SET kind = 'close' WHERE kind = 'decline'"
FORGET = "DELETE FROM alerts WHERE kind = 'invitation'"


def upgrade() -> None:
    """There are none yet."""
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False),
    )
    op.create_index("invitations_by_guest", "invitations", ["guest"])
    op.create_index("invitations_by_host", "invitations", ["host"])
    op.create_table(
        "uninvited",
        sa.Column("profile", sa.String(32), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("profile", "host", name="uninvited_key"),
    )


def downgrade() -> None:
    """Tables stay, and those of declined invitations are closed; invitations are lost."""
    op.execute(CLOSE)
    op.execute(FORGET)
    op.drop_table("uninvited")
    op.drop_index("invitations_by_host", "invitations")
    op.drop_index("invitations_by_guest", "invitations")
    op.drop_table("invitations")
