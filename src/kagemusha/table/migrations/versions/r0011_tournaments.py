"""Tournaments: who takes part, who meets whom, and the tables that belong to one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

CLOSE = "UPDATE entries SET kind = 'close', seat = 0 WHERE kind = 'walkover'"


def upgrade() -> None:
    """There are none yet, and no table belongs to one."""
    op.add_column("tables", sa.Column("tournament", sa.String(32)))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("organiser", sa.String(32)),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("system", sa.String(32), nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("delay", sa.String(32), nullable=False),
        sa.Column("least", sa.Integer, nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("rest", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("ended_by", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_index("tournaments_by_due", "tournaments", ["status", "due"])
    op.create_index("tournaments_by_touch", "tournaments", ["status", "touched"])
    op.create_index("tournaments_by_organiser", "tournaments", ["organiser", "status"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("who", sa.String(64)),
        sa.Column("lot", sa.Integer, nullable=False),
        sa.Column("withdrawn", sa.Boolean, nullable=False),
        sa.Column("secret_hash", sa.String(64)),
        sa.PrimaryKeyConstraint("tournament", "number", name="entrants_key"),
    )
    op.create_index("entrants_by_who", "entrants", ["who"])
    op.create_table(
        "tournament_matches",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id"), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("board", sa.Integer, nullable=False),
        sa.Column("entrants", sa.Text, nullable=False),
        sa.Column("table_id", sa.String(32), unique=True),
        sa.Column("points", sa.Text),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("tournament", "round", "board", name="tournament_matches_key"),
    )


def downgrade() -> None:
    """Tables stay, and what the organiser decided is closed; tournaments are lost."""
    op.execute(CLOSE)
    op.drop_table("tournament_matches")
    op.drop_table("entrants")
    op.drop_table("tournaments")
    op.drop_column("tables", "tournament")
