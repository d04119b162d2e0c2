"""The public lobby: profiles, the seats that they hold, listed tables, and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """There are no profiles, and no table is listed or rated."""
    op.add_column("tables", sa.Column("listed", sa.BigInteger))
    rated = sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", rated)
    op.create_index("tables_by_listing", "tables", ["status", "listed"])
    op.add_column("seats", sa.Column("profile", sa.String(32)))
    op.create_index("seats_by_profile", "seats", ["profile"])
    op.create_table(
        "profiles",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("key_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("mode", sa.String(64), nullable=False),
        sa.Column("side", sa.String(64), nullable=False),
        sa.Column("value", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("who", "game", "mode", "side", name="ratings_key"),
    )
    op.create_index("ratings_by_pool", "ratings", ["game", "mode", "side"])
    op.create_table(
        "rated_matches",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("who", sa.String(64)),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("mode", sa.String(64), nullable=False),
        sa.Column("side", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("score", sa.Float, nullable=False),
        sa.Column("before", sa.Float, nullable=False),
        sa.Column("value", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="rated_matches_key"),
    )
    op.create_index("rated_matches_by_player", "rated_matches", ["who", "at"])


def downgrade() -> None:
    """Tables and seats stay as they are; profiles and ratings are lost."""
    op.drop_table("rated_matches")
    op.drop_table("ratings")
    op.drop_table("profiles")
    op.drop_index("seats_by_profile", "seats")
    op.drop_column("seats", "profile")
    op.drop_index("tables_by_listing", "tables")
    op.drop_column("tables", "rated")
    op.drop_column("tables", "listed")
