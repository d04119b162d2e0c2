"""Passkeys, each with the sealed key of a profile, and the challenges that were answered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """There are none yet."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("profile", sa.String(32), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("sealed", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_index("passkeys_by_profile", "passkeys", ["profile"])
    op.create_table(
        "passkey_challenges",
        sa.Column("challenge", sa.String(128), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """People keep their keys where they have them; passkeys are lost."""
    op.drop_table("passkey_challenges")
    op.drop_index("passkeys_by_profile", "passkeys")
    op.drop_table("passkeys")
