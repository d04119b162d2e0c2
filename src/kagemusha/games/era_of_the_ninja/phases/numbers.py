"""Pieces as runs of numbers, by the names of their fields."""

from __future__ import annotations

from typing import Any


class Reader:
    """Takes numbers off a run, in the order in which they were written."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers: list[int] = numbers
        self.at: int = 0

    def one(self) -> int:
        """The next number."""
        return self.several(1)[0]

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


def write(out: list[int], piece: object, fields: tuple[str, ...]) -> None:
    """Write fields; a list with its length before it."""
    for name in fields:
        value = getattr(piece, name)
        if isinstance(value, list):
            out.append(len(value))
            out.extend(value)
        else:
            out.append(int(value))


def write_all(out: list[int], pieces: list[Any]) -> None:
    """Write how many pieces there are, and each with its own fields."""
    out.append(len(pieces))
    for piece in pieces:
        write(out, piece, piece.fields)


def read(source: Reader, piece: object, fields: tuple[str, ...]) -> None:
    """Read fields. The type comes from the current value of the field."""
    for name in fields:
        before = getattr(piece, name)
        if isinstance(before, list):
            setattr(piece, name, source.several(source.one()))
        elif isinstance(before, bool):
            setattr(piece, name, source.one() != 0)
        else:
            setattr(piece, name, source.one())
