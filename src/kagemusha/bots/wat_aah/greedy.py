"""The greedy bot: the playout policy of the levels, in one world drawn from its view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kagemusha.bots.wat_aah.search.tree import root_plans
from kagemusha.bots.wat_aah.search.weights import weights_for
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.game import Rules
from kagemusha.core.view import View
from kagemusha.games.wat_aah.notation import Choices
from kagemusha.games.wat_aah.options import choose
from kagemusha.games.wat_aah.view import WatAahView


class GreedyBot:
    """Takes the plan with the highest rating. Does not look ahead."""

    name = "greedy"
    blind = False

    def __init__(self, rules: Rules[Any]) -> None:
        self._rules = rules
        self._weights = weights_for(rules.seats)
        self._choices = Choices(choose(rules.seats, rules.options))

    def decide(self, view: View, legal: Legal, rng: Rng) -> Sequence[Action]:
        """A whole placement, or one action."""
        if not isinstance(view, WatAahView) or view.seat is None:
            raise TypeError(f"not a player's view of WAT-AAH!: {type(view).__name__}")
        if len(legal) == 1:
            return legal
        world = self._rules.determinize(view, rng).cells
        ((plan, _rating),) = root_plans(world, view.seat, self._weights, 1)
        return tuple(self._choices.actions[number] for number in plan)
