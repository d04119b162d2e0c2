"""Whose tables they are can be found without reading all seats."""

from __future__ import annotations

from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """An index."""
    op.create_index("seats_by_client", "seats", ["client"])


def downgrade() -> None:
    """Nothing is lost."""
    op.drop_index("seats_by_client", "seats")
