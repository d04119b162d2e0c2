"""Refusals of the command line: one line on stderr, and an exit code."""

from __future__ import annotations

USAGE = 2
"""The exit code for a wrong command line."""
FAILED = 1
"""The exit code for an invalid file."""


class Refused(Exception):  # noqa: N818  it is not always an internal error
    """Something that the user requested is impossible; the message says what would be right."""

    def __init__(self, message: str, code: int = USAGE) -> None:
        super().__init__(message)
        self.code = code
