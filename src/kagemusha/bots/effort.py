"""How much a bot may think."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

LEVELS = {"novice": 0.2, "skilled": 0.5, "master": 2.0}
"""The levels that every game has, weakest first, and the seconds that each may take for a move."""
MARGIN = 0.75
"""The part of its seconds after which a level stops thinking: the rest is for a busy machine."""


class Deadline:
    """A moment that comes."""

    def __init__(self, seconds: float) -> None:
        self._until = time.perf_counter() + seconds

    @property
    def passed(self) -> bool:
        """Whether it has come."""
        return time.perf_counter() >= self._until

    @property
    def left(self) -> float:
        """The seconds until it comes; infinite if it never does."""
        return self._until - time.perf_counter()


@dataclass(frozen=True, slots=True)
class Effort:
    """The work of a decision. Without a clock the same work gives the same decision."""

    work: float = 1.0
    """As a part of what is usual for the level."""
    seconds: float = math.inf
    """When these have passed, the best so far is played."""

    def deadline(self) -> Deadline:
        """The end of a decision that begins now."""
        return Deadline(self.seconds)

    def share(self, usual: int) -> int:
        """So much of a usual number of things to try; at least one."""
        return max(1, round(usual * self.work))


def usual(name: str) -> Effort:
    """The effort of a bot of that name in a match that somebody waits for."""
    return Effort(seconds=LEVELS[name] * MARGIN) if name in LEVELS else Effort()
