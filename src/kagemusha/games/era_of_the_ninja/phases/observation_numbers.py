"""The numbers of an observation: their bounds, and how they are written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

if TYPE_CHECKING:
    from kagemusha.core.kernel import Row

LOW: Final[i64] = -20
HIGH: Final[i64] = 40
"""Bounds of values with their modifiers."""
SMALL: Final[i64] = 20
POINTS: Final[i64] = 100
COPIES: Final[i64] = 9
"""What is beyond a bound stays at it."""


def put(out: Row, place: i64, number: i64, low: i64, high: i64) -> None:
    """Write a number, 0 for `low`; what is beyond a bound stays at it."""
    if number > high:
        out[place] = u8(high - low)
    elif number > low:
        out[place] = u8(number - low)


def flag(out: Row, place: i64, yes: bool) -> None:
    """Write 1 for yes, over 0."""
    if yes:
        out[place] = u8(1)


def mark(out: Row, first: i64, size: i64, which: i64) -> None:
    """Of `size` numbers one is 1, or none."""
    if 0 <= which < size:
        out[first + which] = u8(1)


def count(out: Row, place: i64, more: i64, high: i64) -> None:
    """Count up, to a bound."""
    number = i64(out[place]) + more
    out[place] = u8(number if number < high else high)
