"""What kernels share: flat arrays of integers, the tape of events, random numbers.

Like the kernels, this module is compiled and consists of plain typed functions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

if TYPE_CHECKING:
    Cells = vec[i64]
    """A flat run of integers: a state, a buffer of choices, a tape of events."""
    Row = vec[u8]
    """What seats see, as small numbers: the observations and masks of one match or of many."""

ZERO: Final[i64] = 0
ONE: Final[i64] = 1
"""For a branch of a conditional expression: a plain 0 or 1 would make mypyc box the other one."""
TAPE_OFF: Final[i64] = -1
"""The value of a tape's first cell if no events are to be written."""

LINE: Final[i64] = 8
"""How many cells come into the processor's cache together."""

WORD: Final[i64] = 0xFFFFFFFF
THREEFRY_ROUNDS: Final[i64] = 13
THREEFRY_ROTATIONS: Final[i64] = (
    0x18 << 35 | 0x10 << 30 | 0x1D << 25 | 0x11 << 20 | 6 << 15 | 26 << 10 | 15 << 5 | 13
)
"""How many bits each of eight rounds rotates a word by: five bits each, the first one lowest."""


def cells(numbers: Sequence[int]) -> Cells:
    """These integers as a flat array."""
    return vec[i64](numbers)


def row(size: int) -> Row:
    """A row of small numbers, all 0."""
    return vec[u8](bytes(size))


def touch(s: Cells, start: i64, past: i64) -> i64:
    """Read one cell of every line of memory between two places; their sum."""
    total: i64 = 0
    place = start
    while place < past:
        total += s[place]
        place += LINE
    return total


def note(tape: Cells, kind: i64, first: i64, second: i64, third: i64) -> None:
    """Write one event of four numbers on the tape, unless it is off."""
    end = tape[0]
    if end >= 0:
        tape[end + 1] = kind
        tape[end + 2] = first
        tape[end + 3] = second
        tape[end + 4] = third
        tape[0] = end + 4


def read_tape(tape: Cells) -> list[tuple[int, int, int, int]]:
    """The events on a tape, four numbers each."""
    events: list[tuple[int, int, int, int]] = []
    for start in range(1, tape[0] + 1, 4):
        events.append((tape[start], tape[start + 1], tape[start + 2], tape[start + 3]))
    return events


def pick(dice: Cells, number: i64) -> i64:
    """One of `number` choices, by two small combined generators; the same on every machine."""
    dice[0] = 40014 * dice[0] % 2147483563
    dice[1] = 40692 * dice[1] % 2147483399
    return (dice[0] - dice[1] & 2147483647) * number >> 31


def throw(seed: i64, match: i64, count: i64, number: i64) -> i64:
    """One of `number` choices, computed from three numbers: Threefry-2x32 with 13 rounds.

    Nothing is stored between two throws, so a million matches can throw at once and each can be
    repeated alone. A seed has 63 bits, a match and its count of throws 32 bits each.
    """
    return threefry(seed & WORD, seed >> 32, match & WORD, count & WORD) * number >> 32


def threefry(first_key: i64, second_key: i64, high: i64, low: i64) -> i64:
    """The first word of Threefry-2x32 for a key and a counter of two words each."""
    key = first_key
    later = second_key
    last = 0x1BD11BDA ^ key ^ later
    a = high + key & WORD
    b = low + later & WORD
    round_: i64 = 0
    while round_ < THREEFRY_ROUNDS:
        rotation = THREEFRY_ROTATIONS >> 5 * (round_ & 7) & 31
        a = a + b & WORD
        b = (b << rotation | b >> 32 - rotation) & WORD ^ a
        round_ += 1
        if round_ & 3 == 0:
            first = key
            key = later
            later = last
            last = first
            a = a + key & WORD
            b = b + later + (round_ >> 2) & WORD
    return a
