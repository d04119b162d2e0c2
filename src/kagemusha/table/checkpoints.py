"""Earlier states of a table, so that old updates are not made again from its very beginning."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kagemusha.table.state import TableState

MOST = 16
"""Checkpoints of one table."""
DISTANCE = 32
"""Entries between the first two checkpoints; twice as many each time that there are too many."""


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A state after a number of entries, and the number of each audience's last update."""

    length: int
    state: TableState
    numbers: Mapping[str, int]


class Checkpoints:
    """Some states of a table, evenly spread over its entries."""

    def __init__(self) -> None:
        self._kept: list[Checkpoint] = []
        self._distance = DISTANCE

    def offer(self, length: int, state: TableState, numbers: Mapping[str, int]) -> None:
        """Copy the state if the last checkpoint is far enough away."""
        if length % self._distance:
            return
        self._kept.append(Checkpoint(length, state.copy(), dict(numbers)))
        if len(self._kept) > MOST:
            self._distance *= 2
            self._kept = [point for point in self._kept if not point.length % self._distance]

    def before(self, key: str, number: int) -> Checkpoint | None:
        """The last at which an audience had at most this number; None: begin at the beginning."""
        for point in reversed(self._kept):
            if point.numbers.get(key, 0) <= number:
                return point
        return None
