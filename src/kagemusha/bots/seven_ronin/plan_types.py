"""Types of the plan game: work, knowledge about plans, and plans of a mixture."""

from __future__ import annotations

from dataclasses import dataclass

SPACES = 11
RONIN = 7
MOST_NINJA = 127

Plan = tuple[int, ...]
"""New ninja by space, or a space for each ronin, negative if he has none."""


@dataclass(frozen=True, slots=True)
class Work:
    """How much work the plan game of one round may take."""

    budget: int
    """About how many tables are evaluated."""
    rows: int = 2000
    """Plans of the Attacker; a random sample if there are more."""
    starts: int = 3
    """The initial number of guards."""
    most_tries: int = 120
    """The maximum number of plans tried in one search for a better one."""
    turns: int = 300
    """Turns of regret matching."""


@dataclass(frozen=True, slots=True)
class PlanKnowledge:
    """What a seat knows about the two plans: its own unfinished plan, and what its spy saw."""

    least: Plan = (0,) * SPACES
    """New ninja by space: the minimum."""
    most: Plan = (MOST_NINJA,) * SPACES
    """The maximum."""
    posts: Plan | None = None
    """The known stations of ronin; -1 for those who can still be sent anywhere."""
    area: int = -1
    """An area that was spied at, or -1."""
    seen: int = 0
    """The ronin or ninja that will be there, one bit each."""


@dataclass(frozen=True, slots=True)
class MixedPlan:
    """A plan of a mixture."""

    plan: Plan
    share: float
    """How often it is played."""
    chance: float
    """The Attacker's chance with it, or against it, if the other side plays its mixture."""
