"""Several games at one table, who won, and entries of kind `rematch`."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """From 0004: every table is the first game of its own. Who won earlier games is not known."""
    op.add_column("tables", sa.Column("series", sa.String(32)))
    number = sa.Column("game_number", sa.Integer, nullable=False, server_default="1")
    op.add_column("tables", number)
    for name in ("wins", "players"):
        op.add_column("tables", sa.Column(name, sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("winners", sa.Text))
    op.create_index("tables_by_series", "tables", ["series", "game_number"], unique=True)


def downgrade() -> None:
    """To 0004, which has one game at each table: the games stay, without what linked them."""
    op.execute("DELETE FROM entries WHERE kind = 'rematch'")
    op.drop_index("tables_by_series", "tables")
    for name in ("winners", "players", "wins", "game_number", "series"):
        op.drop_column("tables", name)
