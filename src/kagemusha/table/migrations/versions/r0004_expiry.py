"""An index to find tables that nobody touched; entries of kind `close`."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

CLOSED = "SELECT table_id FROM entries WHERE kind = 'close'"


def upgrade() -> None:
    """From 0003."""
    op.create_index("tables_by_touch", "tables", ["status", "touched"])


def downgrade() -> None:
    """To 0003, which cannot close a table: those that were closed run again."""
    op.execute(f"UPDATE tables SET status = 'running' WHERE id IN ({CLOSED})")
    op.execute("DELETE FROM entries WHERE kind = 'close'")
    op.drop_index("tables_by_touch", "tables")
