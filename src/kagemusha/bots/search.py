"""A bot for any game, which searches in states that fit its view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kagemusha.bots.bot import Candidate, Thought
from kagemusha.bots.mistakes import noticed
from kagemusha.bots.search_tree import Node, Plan, TreeSearch
from kagemusha.bots.thinking_time import Deadline, Effort
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.errors import Message
from kagemusha.core.game import Rules
from kagemusha.core.view import View

MOST_OPTIONS = 8
ENOUGH = 24
"""How many simulations a plan gets before its chance is reported."""


@dataclass(frozen=True)
class SearchLevel:
    """How much a level searches."""

    name: str
    simulations: int
    length: int
    """A simulation ends after this many steps, and then counts as even."""
    overlooks: float = 0.0
    """The share of plans that it overlooks, except one that won every simulation."""


SEARCH_LEVELS = {
    level.name: level
    for level in (
        SearchLevel("beginner", simulations=60, length=60, overlooks=0.15),
        SearchLevel("novice", simulations=120, length=120, overlooks=0.05),
        SearchLevel("skilled", simulations=250, length=300),
        SearchLevel("expert", simulations=900, length=600),
        SearchLevel("master", simulations=3000, length=1000),
        SearchLevel("search", simulations=250, length=300),
    )
}
"""The levels for games without their own bots, and `search`, which plays every game."""


class SearchBot:
    """Simulates matches, and plays the plan that it simulated most often."""

    blind = False

    def __init__(self, rules: Rules[Any], effort: Effort, level: SearchLevel) -> None:
        self.name = level.name
        self._rules = rules
        self._effort = effort
        self._level = level

    def decide(self, view: View, legal: Legal, rng: Rng) -> Sequence[Action]:
        """A whole plan, up to the first step that the others see."""
        if len(legal) == 1:
            return tuple(legal)
        deadline = self._effort.deadline()
        search = self._search(view, rng, deadline)
        return self._first_noticed(search, self._find_plan(search, deadline), rng)

    def think(
        self, view: View, legal: Legal, rng: Rng, consider: Sequence[Sequence[Action]] = ()
    ) -> Thought:
        """The same decision, with the chances of the plans that were simulated most often."""
        if len(legal) == 1 and not consider:
            return Thought(tuple(legal), Message("bots-only"))
        deadline = self._effort.deadline()
        # Half of the time is for the decision, half for comparing the candidates.
        half = Deadline(deadline.left / 2)
        search = self._search(view, rng, half)
        best = self._first_noticed(search, self._find_plan(search, half), rng)
        total = sum(tally.visits for tally in search.tallies.values())
        shares = {plan: tally.visits / total for plan, tally in search.tallies.items()}
        often = sorted(shares, key=lambda plan: -shares[plan])[:MOST_OPTIONS]
        world = search.world()
        asked = [tuple(self._rules.arrange(world, search.seat, plan)) for plan in consider]
        if illegal := [plan for plan in asked if plan[0] not in legal]:
            raise ValueError(f"not legal now: {illegal[0][0].notation}")
        options = [
            self._option(search, plan, shares.get(plan, 0.0), deadline)
            for plan in dict.fromkeys((best, *often, *asked))
        ]
        rest = sorted(options[1:], key=lambda option: (-option.share, -option.chance))
        why = Message("bots-only")
        if rest:
            why = Message("bots-best", {"plans": len(search.tallies)})
        return Thought(best, why, options[0].chance, options[0].error or 0.0, (options[0], *rest))

    def _search(self, view: View, rng: Rng, deadline: Deadline) -> TreeSearch:
        search = TreeSearch(self._rules, view, rng, self._level.length)
        for _ in range(self._effort.share(self._level.simulations)):
            search.simulate()
            if deadline.passed:
                break
        return search

    def _find_plan(self, search: TreeSearch, deadline: Deadline) -> Plan:
        """The steps that were simulated most often; grows the tree where it ends."""
        state, node = search.world(), search.roots[search.seat]
        plan: Plan = ()
        enough = min(ENOUGH, self._effort.share(self._level.simulations))
        while True:
            for _ in range(enough):
                if node.actions and (deadline.passed or _visits(node) >= enough):
                    break
                search.simulate(plan)
            if not node.actions:
                return plan
            action = _most_visited(node)
            face = self._rules.face(state, search.seat, action)
            events = self._rules.apply(state, search.seat, action)
            plan = (*plan, action)
            if not search.goes_on(state, face, events):
                return plan
            node = search.after(node, action, events)

    def _first_noticed(self, search: TreeSearch, best: Plan, rng: Rng) -> Plan:
        """The best plan that is not overlooked; one that always won never is."""
        won = search.tallies.get(best)
        if self._level.overlooks == 0.0 or (won is not None and won.total == won.visits):
            return best
        others = [plan for plan in search.tallies if plan != best]
        others.sort(key=lambda plan: -search.tallies[plan].visits)
        plans = (best, *others)[:MOST_OPTIONS]
        return plans[noticed(len(plans), self._level.overlooks, rng)[0]]

    def _option(
        self, search: TreeSearch, plan: Plan, share: float, deadline: Deadline
    ) -> Candidate:
        enough = self._effort.share(ENOUGH)
        tally = search.tallies.get(plan)
        while tally is None or (tally.visits < enough and not deadline.passed):
            search.simulate(plan, plan)
            tally = search.tallies[plan]
        return tally.option(plan, share)


def _visits(node: Node) -> int:
    return sum(child.visits for child in node.actions.values())


def _most_visited(node: Node) -> Action:
    """The action with the most visits; of equal ones the more successful."""
    useful = {action: child for action, child in node.actions.items() if not child.redundant}
    children = useful or node.actions
    return max(children, key=lambda action: (children[action].visits, children[action].total))
