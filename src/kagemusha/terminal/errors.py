"""What the command line refuses: one line on stderr, and an exit code."""

from __future__ import annotations

USAGE = 2
"""The exit code for a wrong command line."""
FAILED = 1
"""The exit code for a file that is not what it should be."""


class Refused(Exception):  # noqa: N818  it is not always an internal error
    """Something the user asked for cannot be done; the message says what would be right."""

    def __init__(self, message: str, code: int = USAGE) -> None:
        super().__init__(message)
        self.code = code
