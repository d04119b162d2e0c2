"""What the numbers in an observation mean, and the actions by number.

Each game has one definition: its kernel writes the numbers, everything else uses it to read them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from kagemusha.core.action import Action

Kind = Literal["numbers", "flags", "one", "some", "counts"]


@dataclass(frozen=True, slots=True)
class Field:
    """Consecutive numbers with one meaning, in one row or in several of the same kind."""

    name: str
    start: int
    size: int
    kind: Kind = "numbers"
    high: int = 1
    """What the largest number means."""
    among: tuple[Any, ...] = ()
    """The value that each position of a row stands for."""
    low: int = 0
    """What 0 means."""

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return self.size // len(self.among) if self.among else 1

    @property
    def span(self) -> int:
        """The largest number that a kernel writes here; environments divide by it."""
        return self.high - self.low

    @property
    def meaning(self) -> str:
        """What the numbers mean, in words."""
        if self.kind == "numbers":
            return f"{self.low} to {self.high}"
        if self.kind == "flags":
            return "yes or no"
        listed = ", ".join(str(value) for value in self.among if value is not None)
        times = f", {self.rows} times" if self.rows > 1 else ""
        if self.kind == "counts":
            return f"how many, up to {self.high}, of {listed}{times}"
        return f"{self.kind} of {listed}{times}"

    def read(self, numbers: Any) -> Any:
        """The value that an observation encodes in this field; one for each row if several."""
        found = [
            round(float(number) * self.span) + self.low
            for number in numbers[self.start : self.start + self.size]
        ]
        if self.kind == "numbers":
            return tuple(found)
        if self.kind == "flags":
            return tuple(map(bool, found))
        width = len(self.among)
        rows = [self._row(found[first : first + width]) for first in range(0, self.size, width)]
        return rows[0] if len(rows) == 1 else tuple(rows)

    def _row(self, found: Sequence[int]) -> Any:
        there = {value: number for value, number in zip(self.among, found, strict=True) if number}
        if self.kind == "counts":
            return there
        return tuple(there) if self.kind == "some" else next(iter(there), None)


@dataclass(frozen=True)
class Numbering:
    """How a kernel writes observations and numbers actions: the same for every match of a game."""

    fields: tuple[Field, ...]
    """The fields of an observation, in order."""
    actions: tuple[Action | None, ...]
    """By index; None where no action has this index with these seats and options."""
    most: int
    """The most actions that can be legal at once."""
    index: Callable[[Action, int], int]
    """The index of an action of a seat; -1 if there is none."""

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.fields[-1].start + self.fields[-1].size
