"""Entries for what people agree on besides moves: the older program does not know their kinds."""

from __future__ import annotations

from alembic import op
from sqlalchemy import text

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

NEW = "kind IN ('resign', 'abort', 'leave', 'return', 'propose', 'answer')"
TAKEBACKS = f"""SELECT table_id, MIN(number) FROM entries
    WHERE {NEW} AND actions LIKE '%moves=%' GROUP BY table_id"""
CUT = "DELETE FROM entries WHERE table_id = :table AND number >= :number"
RUN = "UPDATE tables SET status = 'running', due = 0 WHERE id = :table"
CLOSE = f"""UPDATE entries SET kind = 'close', actions = '[]' WHERE {NEW}
    AND number = (SELECT MAX(number) FROM entries last
        WHERE last.table_id = entries.table_id AND last.kind <> 'rematch')
    AND table_id IN (SELECT id FROM tables WHERE status = 'over')"""
NOTHING = f"UPDATE entries SET kind = 'act', actions = '[]' WHERE {NEW}"


def upgrade() -> None:
    """From 0005."""


def downgrade() -> None:
    """To 0005: who resigned has closed the table; a match with a takeback stops before it."""
    connection = op.get_bind()
    for table, number in connection.execute(text(TAKEBACKS)).all():
        connection.execute(text(CUT), {"table": table, "number": number})
        connection.execute(text(RUN), {"table": table})
    op.execute(CLOSE)
    op.execute(NOTHING)
