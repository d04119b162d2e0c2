"""Observations: what a seat knows as numbers between 0 and 1, and what each number means.

A game's kernel writes them; games without one encode the view.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import lru_cache
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from kagemusha.core.features import Field, Kind
from kagemusha.core.game import Rules
from kagemusha.core.kernel import row
from kagemusha.core.plugins import find
from kagemusha.core.registry import find_game
from kagemusha.core.view import View

Among = Mapping[Any, int]
"""The possible values of something, each with its position."""
NOTHING: Among = {}


def places(values: Iterable[Any]) -> dict[Any, int]:
    """Each value with its position."""
    return {value: place for place, value in enumerate(dict.fromkeys(values))}


class NumberWriter:
    """Collects numbers between 0 and 1 and, if asked, their names, always in the same order."""

    def __init__(self, *, named: bool = False) -> None:
        self.named = named
        self.numbers: list[float] = []
        self.fields: list[Field] = []

    def number(self, name: str, value: int, high: int) -> None:
        """A number from 0 to `high`, divided by `high` and clamped."""
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
        """One-hot: 1 at the position of the value; all 0 if it is unknown or None."""
        self._name(name, len(among), "one", 1, among)
        start = len(self.numbers)
        self.numbers += [0.0] * len(among)
        place = among.get(value)
        if place is not None:
            self.numbers[start + place] = 1.0

    def some(self, name: str, values: Iterable[Any], among: Among) -> None:
        """1 at the position of each of the values."""
        self._name(name, len(among), "some", 1, among)
        self._count(values, among, 1)

    def counts(self, name: str, values: Iterable[Any], among: Among, high: int) -> None:
        """How often each value occurs, divided by `high`."""
        self._name(name, len(among), "counts", high, among)
        self._count(values, among, high)

    def empty(self, size: int) -> None:
        """Zeros, in place of something that does not exist."""
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


Fill = Callable[[NumberWriter, Any], None]
"""Writes a view; `encoder(rules)` in a game's module `envs` returns such a function."""


class Encoder:
    """Writes the observations of one game with its seats and options."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.numbering = rules.numbering()
        self._rules = rules
        if self.numbering:
            self.layout = self.numbering.fields
            self.size = self.numbering.size
            self.scale = scale_of(self.layout)
            """The factors for the kernel's numbers."""
            self._empty = row(self.size)
            rules.setup().observe_start(self._empty, 0)
            return
        module = find("envs", rules.game)
        self._fill: Fill = module.encoder(rules) if module else write_fields
        writer = NumberWriter(named=True)
        self._fill(writer, rules.view(rules.setup(), 0))
        self.layout = tuple(writer.fields)
        """The fields of an observation, in order."""
        self.size = len(writer.numbers)

    def observe(self, state: Any, seat: int | None) -> NDArray[np.float32]:
        """What a seat, or a spectator (None), knows, as `size` numbers between 0 and 1."""
        if self.numbering:
            return np.multiply(self.small(state, seat), self.scale)
        writer = NumberWriter()
        self._fill(writer, self._rules.view(state, seat))
        return writer.array()

    def small(self, state: Any, seat: int | None) -> NDArray[np.uint8]:
        """The same as the kernel's unscaled numbers; only for games with a kernel."""
        written = self._empty[:]
        state.observe(-1 if seat is None else seat, written, 0)
        return np.frombuffer(memoryview(written), np.uint8)


def scale_of(fields: Iterable[Field]) -> NDArray[np.float32]:
    """For each number of a kernel's observation the factor that scales it to 0..1."""
    return np.array([1 / field.span for field in fields for _ in range(field.size)], np.float32)


@lru_cache(64)
def encoder_of(rules: Rules[Any]) -> Encoder:
    """The encoder of rules, cached for many matches."""
    return Encoder(rules)


def layout(game: str, seats: int | None = None, **options: Any) -> tuple[Field, ...]:
    """The fields of an observation, in order."""
    return Encoder(find_game(game).rules(seats, options)).layout


# --- any game ------------------------------------------------------------------------------------

SLOTS = 256
"""The size of the generic encoding: features are hashed into this many positions."""


def write_fields(writer: NumberWriter, view: View) -> None:
    """The generic encoding: fields and values are hashed into a fixed number of positions.

    A number n adds n / (n + 1) at the position of its field; anything else adds 1 at the position
    of field and value together.
    """
    numbers = [0.0] * SLOTS
    for path, value in _leaves("", view.to_dict()):
        number = isinstance(value, int) and not isinstance(value, bool)
        feature = path if number else f"{path}={value}"
        share = abs(value) / (abs(value) + 1) if number else 1.0
        place = crc32(feature.encode()) % SLOTS
        numbers[place] = min(1.0, numbers[place] + share)
    if writer.named:
        writer.fields.append(Field("hashed fields", len(writer.numbers), SLOTS, "numbers"))
    writer.numbers += numbers


def _leaves(path: str, value: Any) -> Iterable[tuple[str, Any]]:
    if isinstance(value, Mapping):
        for key, part in value.items():
            yield from _leaves(f"{path}.{key}", part)
    elif isinstance(value, list | tuple):
        for number, part in enumerate(value):
            yield from _leaves(f"{path}.{number}", part)
    else:
        yield path, value
