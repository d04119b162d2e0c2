"""The revisions of the store, as migrations for Alembic."""

REVISIONS = (
    *("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008", "0009", "0010"),
    *("0011", "0012", "0013", "0014"),
)
"""Every revision, oldest first: what this version of the program knows."""
