"""How long a bot may think in a match, for a hint and in a review."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

LEVELS = {"beginner": 0.2, "novice": 0.2, "skilled": 0.5, "expert": 1.0, "master": 2.0}
"""The levels of every game, weakest first, with the seconds that each may take for a move."""
CHAMPION = "champion"
"""A bot that has learned, in addition to the levels; it has as much time as the master."""
ADAPTIVE = "adaptive"
"""The bot that adapts its level; it has as much time as the highest one."""
MARGIN = 0.75
"""The fraction of its seconds after which a level stops; the rest is for a busy machine."""
MOVE_TIMEOUT = 2.0
"""Seconds after which a bot at a table is stopped and a simpler one decides, for all levels."""
HINT_TIMEOUT = 6.0
"""The same for a bot that explains its choice, which no other bot can replace."""
REVIEW_SECONDS = 3.0
"""How long a bot of any level may think about one decision in a review."""
REVIEW_TIMEOUT = 5 * REVIEW_SECONDS
"""Seconds after which a review gives up on a decision."""
SKETCH_SECONDS = 15.0
"""About how long the first, quick pass over all decisions of a match may take."""


class Deadline:
    """A point in time after which a decision must end."""

    def __init__(self, seconds: float) -> None:
        self._until = time.perf_counter() + seconds

    @property
    def passed(self) -> bool:
        """Whether the time is up."""
        return time.perf_counter() >= self._until

    @property
    def left(self) -> float:
        """The seconds left; may be infinite."""
        return self._until - time.perf_counter()


@dataclass(frozen=True, slots=True)
class Effort:
    """How much work a decision may take. Without a clock, equal work gives equal decisions."""

    work: float = 1.0
    """A fraction of the level's usual work."""
    seconds: float = math.inf
    """After this time the bot plays the best that it has found."""

    def deadline(self) -> Deadline:
        """The deadline of a decision that starts now."""
        return Deadline(self.seconds)

    def share(self, usual: int) -> int:
        """This fraction of a usual number of trials; at least one."""
        return max(1, round(usual * self.work))


def usual(name: str) -> Effort:
    """The effort of the bot with this name in a match with people, who wait for it."""
    most = max(LEVELS.values())
    seconds = {**LEVELS, ADAPTIVE: most, CHAMPION: most}
    return Effort(seconds=seconds[name] * MARGIN) if name in seconds else Effort()
