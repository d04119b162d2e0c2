"""What kernels share: flat runs of integers, the tape of events, small dice.

Compiled together with the kernels that use it; plain typed functions, like theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    Cells = vec[i64]
    """A flat run of integers: a state, a buffer of choices, a tape of events."""

TAPE_OFF: Final = -1
"""In the first cell of a tape: nobody listens."""


def cells(numbers: Sequence[int]) -> Cells:
    """A flat run of these integers."""
    return vec[i64](numbers)


def note(tape: Cells, kind: i64, a: i64, b: i64, c: i64) -> None:
    """Write one event of four numbers on the tape, if somebody listens."""
    end = tape[0]
    if end >= 0:
        tape[end + 1] = kind
        tape[end + 2] = a
        tape[end + 3] = b
        tape[end + 4] = c
        tape[0] = end + 4


def read_tape(tape: Cells) -> list[tuple[int, int, int, int]]:
    """The events on a tape, four numbers each."""
    events: list[tuple[int, int, int, int]] = []
    for start in range(1, tape[0] + 1, 4):
        events.append((tape[start], tape[start + 1], tape[start + 2], tape[start + 3]))
    return events


def pick(dice: Cells, number: i64) -> i64:
    """One of `number` choices; two small generators together, the same on every machine."""
    dice[0] = 40014 * dice[0] % 2147483563
    dice[1] = 40692 * dice[1] % 2147483399
    return (dice[0] - dice[1] & 2147483647) * number >> 31
