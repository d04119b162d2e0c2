"""What one seat may see: immutable, and only what is explicitly allowed."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from typing import Any, Final, overload

CELL: Final = "q"
"""The `array` type code of a number in memory, the same as for the cells of states."""
CELL_SIZE = array(CELL).itemsize


class Numbers(Sequence[int]):
    """An immutable sequence of numbers in one piece of memory.

    The garbage collector visits every item of a tuple, but does not look into bytes. With a
    thousand views in memory, tuples stopped a server for a tenth of a second at a time.
    """

    __slots__ = ("_packed",)

    def __init__(self, packed: bytes) -> None:
        """`packed` has the format of `array.tobytes()`."""
        self._packed = packed

    @classmethod
    def of(cls, numbers: Iterable[int]) -> Numbers:
        """Pack some numbers."""
        return cls(array(CELL, numbers).tobytes())

    def _cells(self) -> memoryview[int]:
        return memoryview(self._packed).cast(CELL)

    def __len__(self) -> int:
        return len(self._packed) // CELL_SIZE

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[int, ...]: ...
    def __getitem__(self, index: int | slice) -> int | tuple[int, ...]:
        if isinstance(index, slice):
            return tuple(self._cells()[index])
        return self._cells()[index]

    def __iter__(self) -> Iterator[int]:
        return iter(self._cells())

    def __eq__(self, other: object) -> bool:
        return self._packed == other._packed if isinstance(other, Numbers) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._packed)

    def __repr__(self) -> str:
        return f"Numbers.of({list(self)})"


@dataclass(frozen=True)
class View:
    """What a seat, or a spectator (`seat` None), may know of a match. Games add their fields."""

    game: str
    seat: int | None
    pending: tuple[int, ...]

    def shown(self, *, cells: bool = True) -> dict[str, object]:
        """The fields by name, not converted, for encoders that handle dataclasses.

        Some views also have `cells`, the same information as numbers, for programs.
        """
        data: dict[str, object] = dict(vars(self))
        numbers = data.pop("cells", None)
        if cells and isinstance(numbers, Numbers):
            data["cells"] = tuple(numbers)
        return data

    def to_dict(self) -> dict[str, object]:
        """The whole view as plain data."""
        data = {name: plain(value) for name, value in self.shown(cells=False).items()}
        numbers = getattr(self, "cells", None)
        return data if numbers is None else {**data, "cells": tuple(numbers)}

    def to_json(self) -> str:
        """The whole view as text; equal views give equal texts."""
        return json.dumps(self.to_dict(), sort_keys=True, separators=(",", ":"))


def plain(value: Any) -> Any:
    """Convert a part of a view to plain data."""
    kind = type(value)
    if kind in _PLAIN:
        return value
    if isinstance(value, (tuple, list)):
        return kind([item if type(item) in _PLAIN else plain(item) for item in value])
    if (names := _names(kind)) is not None:  # type: ignore[arg-type]
        return {name: plain(getattr(value, name)) for name in names}
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return value


_PLAIN = frozenset((int, str, bool, float, type(None)))


@cache
def _names(kind: type) -> tuple[str, ...] | None:
    """The fields of a dataclass; None for other types."""
    return tuple(field.name for field in fields(kind)) if is_dataclass(kind) else None
