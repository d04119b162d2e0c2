"""Solves the rest of a match exactly, if it is small enough."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kagemusha.bots.bot import Candidate, Thought
from kagemusha.bots.seven_ronin.exact import ExactBot
from kagemusha.bots.seven_ronin.exact_plans import Mixture, draw_plan
from kagemusha.bots.seven_ronin.plan_notation import is_begun, seat_chance
from kagemusha.bots.seven_ronin.search.attacks import count_attacks
from kagemusha.bots.seven_ronin.search.round_solver import OutOfTimeError
from kagemusha.bots.thinking_time import Deadline, Effort
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.errors import Message
from kagemusha.core.game import Rules
from kagemusha.games.seven_ronin.view import GONE, VillageView

MOST_ROUNDS = 2
MOST_PAIRS = 3000
"""With more rounds, or more pairs of plans in this one, it is not tried."""
MOST_NODES = 350_000
"""The search gives up after this many nodes."""
BEFORE_ABILITIES = ("planning", "spy-attacker", "spy-defender")
ABILITIES = 10
"""The maximum number of ability choices in a round; each gets its share of the nodes."""
PART = 0.8
"""The fraction of the time for it; the rest is for the plan game."""


class EndgameSolver:
    """Decides by the exact solution of a small endgame, or not at all."""

    def __init__(self, rules: Rules[Any], effort: Effort) -> None:
        self._rules = rules
        self._nodes = effort.share(MOST_NODES)
        self._exact = ExactBot(rules)

    def mixture(self, view: VillageView, rng: Rng, deadline: Deadline) -> Mixture:
        """Whole plans of the view's seat and their shares; none if the endgame is too large."""
        if not self._set_limits(view, deadline):
            return ()
        try:
            return self._exact.mixture(view, rng.copy())
        except OutOfTimeError:
            return ()

    def think(
        self,
        view: VillageView,
        legal: Legal,
        rng: Rng,
        consider: Sequence[Sequence[Action]],
        deadline: Deadline,
    ) -> Thought | None:
        """The decision of the exact solution; None if the endgame is too large."""
        if not self._set_limits(view, deadline):
            return None
        try:
            if view.step == "planning":
                return self._plan(view, rng, consider)
            return self._choose(view, legal, rng)
        except OutOfTimeError:
            return None

    def _plan(self, view: VillageView, rng: Rng, consider: Sequence[Sequence[Action]]) -> Thought:
        mixture = sorted(self._exact.mixture(view, rng.copy()), key=lambda entry: -entry[1])
        known = [sorted(map(str, plan)) for plan, _ in mixture]
        others = [plan for plan in consider if sorted(map(str, plan)) not in known]
        plans = [*mixture, *((plan, 0.0) for plan in others)]
        chances = [self._exact.chance(view, plan, rng.copy()) for plan, _ in plans]
        options = tuple(
            Candidate(tuple(plan), share, seat_chance(view, chance))
            for (plan, share), chance in zip(plans, chances, strict=True)
        )
        before = sum(share * chance for (_, share), chance in zip(plans, chances, strict=True))
        chosen = tuple(draw_plan(mixture, rng))
        return Thought(chosen, _why(), seat_chance(view, before), 0.0, options, len(mixture))

    def _choose(self, view: VillageView, legal: Legal, rng: Rng) -> Thought:
        chances = [
            seat_chance(view, chance) for chance in self._exact.choice_values(view, legal, rng)
        ]
        best = chances.index(max(chances))
        options = [
            Candidate((action,), float(index == best), chances[index])
            for index, action in enumerate(legal)
        ]
        options.sort(key=lambda option: (-option.share, -option.chance))
        return Thought((legal[best],), _why(), chances[best], 0.0, tuple(options))

    def _set_limits(self, view: VillageView, deadline: Deadline) -> bool:
        """Set the limits if the endgame may be small enough; returns whether it may."""
        rounds = len(view.track) - view.round + 1
        if rounds > MOST_ROUNDS or is_begun(view):
            return False
        plans_to_come = rounds > 1 or view.step in BEFORE_ABILITIES
        if plans_to_come and self._pairs(view, rounds) > MOST_PAIRS:
            return False
        until = Deadline(PART * deadline.left)
        nodes = self._nodes if plans_to_come else self._nodes // ABILITIES
        self._exact.allow(nodes, lambda: until.passed)
        return True

    def _pairs(self, view: VillageView, rounds: int) -> int:
        """About how many pairs of plans there are in a round."""
        guards = 1
        for ronin in view.ronin:
            if ronin.station != GONE and (rounds > 1 or not ronin.held):
                guards *= len(view.areas) + (view.green > 0)
        return guards * count_attacks(self._rules.determinize(view, Rng(0)).numbers())


def _why() -> Message:
    return Message("bots-seven-ronin-solved")
