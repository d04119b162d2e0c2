"""Reads pieces from runs of numbers."""

from __future__ import annotations


class Reader:
    """Takes numbers off a run, in the order in which they were written."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers: list[int] = numbers
        self.at: int = 0

    def one(self) -> int:
        """The next number."""
        if self.at >= len(self.numbers):
            raise ValueError("too few numbers")
        self.at += 1
        return self.numbers[self.at - 1]

    def several(self, count: int) -> list[int]:
        """The next `count` numbers."""
        if count < 0 or self.at + count > len(self.numbers):
            raise ValueError("too few numbers")
        self.at += count
        return self.numbers[self.at - count : self.at]

    def close(self) -> None:
        """Check that nothing is left."""
        if self.at != len(self.numbers):
            raise ValueError("too many numbers")
