"""Studies: comments and variations on matches that are over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """There are none yet."""
    op.create_table(
        "studies",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("secret_hash", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("content", sa.Text, nullable=False),
    )
    op.create_index("studies_by_table", "studies", ["table_id"])


def downgrade() -> None:
    """Studies are lost; the matches stay."""
    op.drop_index("studies_by_table", "studies")
    op.drop_table("studies")
