"""Observations as numbers: a form that is filled in, field by field, always in the same order."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

Among = Mapping[Any, int]
"""The possible values of something, with the place of each."""
NOTHING: Among = {}
Kind = Literal["numbers", "flags", "one", "some", "counts"]


@dataclass(frozen=True, slots=True)
class Field:
    """A run of numbers with one meaning."""

    name: str
    start: int
    size: int
    kind: Kind
    high: int = 1
    """What 1 stands for."""
    among: tuple[Any, ...] = ()
    """The value of each place."""

    @property
    def meaning(self) -> str:
        """What the numbers say, in words."""
        listed = ", ".join(map(str, self.among))
        if self.kind == "counts":
            return f"how many, up to {self.high}, of {listed}"
        if self.kind == "numbers":
            return f"0 to {self.high}"
        return "yes or no" if self.kind == "flags" else f"{self.kind} of {listed}"

    def read(self, numbers: Sequence[float] | NDArray[np.float32]) -> Any:
        """What an observation says here: the way back."""
        found = numbers[self.start : self.start + self.size]
        if self.kind == "numbers":
            return tuple(round(float(number) * self.high) for number in found)
        if self.kind == "flags":
            return tuple(bool(number) for number in found)
        shown = zip(self.among, found, strict=True)
        here = {value: round(float(number) * self.high) for value, number in shown}
        there = {value: number for value, number in here.items() if number}
        if self.kind == "counts":
            return there
        return tuple(there) if self.kind == "some" else next(iter(there), None)


def places(values: Iterable[Any]) -> dict[Any, int]:
    """Each value with its place."""
    return {value: place for place, value in enumerate(dict.fromkeys(values))}


class Sheet:
    """Numbers between 0 and 1 and, if somebody wants to know it, what they are called."""

    def __init__(self, *, named: bool = False) -> None:
        self.named = named
        self.numbers: list[float] = []
        self.fields: list[Field] = []

    def number(self, name: str, value: int, high: int) -> None:
        """A number from 0 to `high`, as a part of that; what is beyond stays at its end."""
        self._name(name, 1, "numbers", high)
        self.numbers.append(min(max(value / high, 0.0), 1.0))

    def numbers_of(self, name: str, values: Collection[int], high: int) -> None:
        """Several such numbers."""
        self._name(name, len(values), "numbers", high)
        self.numbers += [min(max(value / high, 0.0), 1.0) for value in values]

    def flags(self, name: str, values: Collection[bool]) -> None:
        """1 for yes, 0 for no."""
        self._name(name, len(values), "flags")
        self.numbers += [1.0 if value else 0.0 for value in values]

    def one(self, name: str, value: Any, among: Among) -> None:
        """1 at the place of a value; all 0 if it is none of them, or None."""
        self._name(name, len(among), "one", 1, among)
        start = len(self.numbers)
        self.numbers += [0.0] * len(among)
        place = among.get(value)
        if place is not None:
            self.numbers[start + place] = 1.0

    def some(self, name: str, values: Iterable[Any], among: Among) -> None:
        """1 at the place of each of some values."""
        self._name(name, len(among), "some", 1, among)
        self._count(values, among, 1)

    def counts(self, name: str, values: Iterable[Any], among: Among, high: int) -> None:
        """At each place how often its value is there, divided by `high`."""
        self._name(name, len(among), "counts", high, among)
        self._count(values, among, high)

    def empty(self, size: int) -> None:
        """Room for something that is not there."""
        self.numbers += [0.0] * size

    def array(self) -> NDArray[np.float32]:
        """The numbers as an array."""
        return np.array(self.numbers, np.float32)

    def _count(self, values: Iterable[Any], among: Among, high: int) -> None:
        start = len(self.numbers)
        self.numbers += [0.0] * len(among)
        for value in values:
            place = among.get(value)
            if place is not None:
                self.numbers[start + place] = min(1.0, self.numbers[start + place] + 1 / high)

    def _name(
        self, name: str, size: int, kind: Kind, high: int = 1, among: Among = NOTHING
    ) -> None:
        if self.named:
            self.fields.append(Field(name, len(self.numbers), size, kind, high, tuple(among)))
