"""What a plan game of plans speaks of: work, knowledge, and shares of a mixture."""

from __future__ import annotations

from dataclasses import dataclass

SPACES = 11
RONIN = 7
MOST_NINJA = 127

Plan = tuple[int, ...]
"""New ninja by space, or a space for each ronin, negative if he has none."""


@dataclass(frozen=True, slots=True)
class Work:
    """How much is done for one plan."""

    budget: int
    """Tables to value, about."""
    rows: int = 2000
    """Plans of the Attacker, drawn from all if there are more."""
    starts: int = 3
    """Guards to begin with."""
    patience: int = 120
    """Plans tried in one search for a better one."""
    turns: int = 300
    """Turns of regret matching."""


@dataclass(frozen=True, slots=True)
class PlanKnowledge:
    """What is known of the two plans: what is placed of one's own, spied of the other's."""

    least: Plan = (0,) * SPACES
    """New ninja by space: at least so many."""
    most: Plan = (MOST_NINJA,) * SPACES
    """And at most so many."""
    posts: Plan | None = None
    """Where ronin stand for certain; -1 for those who may still be sent anywhere."""
    area: int = -1
    """An area that was spied at, or -1."""
    seen: int = 0
    """Who will stand there, one bit each."""


@dataclass(frozen=True, slots=True)
class MixedPlan:
    """A plan of a mixture."""

    plan: Plan
    share: float
    """How often it is played."""
    chance: float
    """The Attacker's chance with it, or against it, if the other side plays its mixture."""
