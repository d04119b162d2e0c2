"""The greedy bot: the playout policy of the levels, in one world drawn from its view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kagemusha.bots.era_of_the_ninja.search.playouts import policy_choice
from kagemusha.bots.era_of_the_ninja.tuned import LordTiming, playout_policy
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.game import Rules
from kagemusha.core.view import View
from kagemusha.games.era_of_the_ninja.notation import choices_of
from kagemusha.games.era_of_the_ninja.options import choose
from kagemusha.games.era_of_the_ninja.view import EraView

ALONE = LordTiming(ready=0.6, racing=0.4, deadline=26)
TOGETHER = LordTiming(ready=0.6, racing=0.4, deadline=13)
"""Less patient than optimal, so that most matches end within 25 rounds, for balance reports."""


class GreedyBot:
    """Values every choice by chances, Wounds, Ki and Ingenuity. Does not look ahead."""

    name = "greedy"
    blind = False

    def __init__(self, rules: Rules[Any]) -> None:
        self._rules = rules
        self._choices = choices_of(choose(rules.seats, rules.options))
        lord_timing = ALONE if rules.seats == 1 else TOGETHER
        self._policy = playout_policy(str(rules.options["mode"]), lord_timing)

    def decide(self, view: View, legal: Legal, rng: Rng) -> Sequence[Action]:
        """One legal action."""
        if not isinstance(view, EraView) or view.seat is None:
            raise TypeError(f"not a seat's view of Era of the Ninja: {type(view).__name__}")
        if len(legal) == 1:
            return legal
        seed = rng.bits(62)
        world = self._rules.determinize(view, rng).world
        return (self._choices.actions[policy_choice(world, view.seat, self._policy, seed)],)
