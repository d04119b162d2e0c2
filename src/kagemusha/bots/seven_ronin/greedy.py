"""The greedy bot of 7 Ronin: a hand-made value, and no look beyond the round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kagemusha.bots.seven_ronin.abilities import ATTACKER, Adept
from kagemusha.bots.seven_ronin.planner import is_begun, next_step, plan_attack, plan_guard
from kagemusha.bots.seven_ronin.plans import ALLURE
from kagemusha.bots.seven_ronin.sight import Village
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.game import Rules
from kagemusha.core.view import View
from kagemusha.games.seven_ronin.notation import make
from kagemusha.games.seven_ronin.view import VillageView


class GreedyBot:
    """Weighs its plans against guessed ones, and each ability by the table it leads to."""

    name = "greedy"
    blind = False

    def __init__(self, rules: Rules[Any]) -> None:
        board = rules.view(rules.setup(), None)
        if not isinstance(board, VillageView):
            raise TypeError(f"not the rules of 7 Ronin: {type(rules).__name__}")
        self._village = Village(board)
        self._adept = Adept(rules, self._village)

    def decide(self, view: View, legal: Legal, rng: Rng) -> Sequence[Action]:
        """A whole plan while planning; else an ability, a division, or the end of the step."""
        if not isinstance(view, VillageView):
            raise TypeError(f"not a view of 7 Ronin: {type(view).__name__}")
        if len(legal) == 1:
            return legal
        if view.step == "planning":
            return self._plan(view, legal, rng)
        if view.step in ("spy-attacker", "spy-defender"):
            return (self._spy(view, legal, rng),)
        if view.step == "area-abilities":
            return (self._adept.use_area(view, legal, rng),)
        return (self._adept.use_ronin(view, legal, rng),)

    def _plan(self, view: VillageView, legal: Legal, rng: Rng) -> Sequence[Action]:
        choose = plan_attack if view.seat == ATTACKER else plan_guard
        steps = choose(self._village, view, rng)
        if is_begun(view):
            return (next_step(view, steps, legal, rng),)
        return (*steps, make("seal"))

    def _spy(self, view: VillageView, legal: Legal, rng: Rng) -> Action:
        """The later, the likelier; at an area that matters and of which something is not known."""
        if rng.below(len(view.track)) >= view.round - 1:
            return next(action for action in legal if action.verb == "no-spy")
        known = {ronin.station for ronin in view.ronin if ronin.held}
        weights = []
        for action in legal:
            if action.verb == "spy":
                area = view.areas[self._village.numbers[str(dict(action.parts)["area"])]]
                weight = int(10 * ALLURE[area.kind]) + 5 * min(area.ninja, 3)
                weights.append((action, 1 if area.id in known else weight))
        return rng.weighted(weights)
