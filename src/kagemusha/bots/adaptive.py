"""A bot for any game that plays as well as its opponents, by adapting its level to its chances."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from kagemusha.bots.bot import Bot, Thinker
from kagemusha.bots.chances import DEFAULT_LEVEL, Estimator, ask, log_odds
from kagemusha.bots.thinking_time import ADAPTIVE, LEVELS, Effort, usual
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.game import Rules
from kagemusha.core.view import View

WORK = 0.2
"""The fraction of its usual work with which the strongest level estimates the chance."""
LOOK = 0.25
"""The fraction of the time for that."""
STEPS = (0.8, 0.3, -0.1, -0.4)
"""If the bot's log odds are at least this far above its aim, it plays the lowest level, the next
one, and so on; below all of them, the highest. It becomes strong sooner than weak, because a weak
level loses quickly what a strong one wins back slowly."""
KEPT = 0.5
"""The fraction of its side's advantage or disadvantage at the start, in log odds, that it aims to
keep: with 1 the better side stays better, with 0 every match is to become even."""

LevelMaker = Callable[[str, Effort], Bot]
"""Makes the bot of a level for these rules."""


class AdaptiveBot:
    """Estimates its chance from its view; plays a weaker level if ahead, a stronger one if behind.

    It remembers nothing about its opponents: only the current position counts.
    """

    name = ADAPTIVE
    blind = False

    def __init__(self, rules: Rules[Any], effort: Effort, make: LevelMaker) -> None:
        self._effort = effort
        self._make = make
        engine = make(list(LEVELS)[-1], Effort(WORK * effort.work, LOOK * effort.seconds))
        self._engine = engine if isinstance(engine, Thinker) else None
        self._estimator = Estimator(rules, engine.name, DEFAULT_LEVEL)
        self._even = 1 / max(2, len({rules.side(seat) for seat in range(rules.seats)}))

    def decide(self, view: View, legal: Legal, rng: Rng) -> Sequence[Action]:
        """The decision of the level that suits this position."""
        if len(legal) == 1:
            return tuple(legal)
        deadline = self._effort.deadline()
        level = self.level(view, legal)
        seconds = min(usual(level).seconds, deadline.left)
        effort = replace(self._effort, seconds=min(seconds, self._effort.seconds))
        return self._make(level, effort).decide(view, legal, rng)

    def level(self, view: View, legal: Legal) -> str:
        """The level that suits this position."""
        lead = log_odds(self._chance(view, legal)) - self._aim(view.seat or 0)
        return list(LEVELS)[sum(lead <= step for step in STEPS)]

    def _aim(self, seat: int) -> float:
        """The log odds to aim for, between an equal share and those of its side at the start."""
        even, start = log_odds(self._even), self._estimator.start(seat)
        return even if start is None else even + KEPT * (log_odds(start) - even)

    def _chance(self, view: View, legal: Legal) -> float:
        """Its estimated chance of winning; an equal share if there is no estimate."""
        if self._engine is not None:
            thought = ask(self._engine, view, legal)
            if thought.chance is not None:
                return self._estimator.of(view, thought.chance, thought.error).chance
        return self._even
