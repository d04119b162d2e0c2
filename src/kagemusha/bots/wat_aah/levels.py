"""The levels: a tree search over worlds drawn from the view, with different amounts of work."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kagemusha.bots.bot import Candidate, Thought
from kagemusha.bots.mistakes import noticed
from kagemusha.bots.thinking_time import Deadline, Effort
from kagemusha.bots.wat_aah.reasons import reason
from kagemusha.bots.wat_aah.search.tree import Search, root_plans
from kagemusha.bots.wat_aah.search.weights import weights_for
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.errors import Message
from kagemusha.core.game import Rules
from kagemusha.core.view import View
from kagemusha.games.wat_aah.notation import Choices
from kagemusha.games.wat_aah.options import choose
from kagemusha.games.wat_aah.view import WatAahView

WORLDS = 24
"""Worlds drawn from the view. Each simulation deals the hidden cards of one of them again."""
SIMULATIONS_A_WORLD = 25
CHUNK = 25
"""Simulations between two checks whether the best plan is clear."""
SURE = 3.5
"""The distance of two plans, in standard errors of each, at which the better one is clear."""
ROUNDS = 3
BOARD_STEPS = ("temple-step", "temple-choosing", "pawn-step", "mission-peek")
SHOWN = 8
"""At most this many plans are reported, besides those to consider."""
COMPARISONS = 800
"""Simulations that compare the plans to consider; a level with more uses its own number."""
LEAST = 24
"""Simulations of a plan before the error of its chance is used."""
CLEAR = 0.02
"""The standard error at which a chance is precise enough."""


@dataclass(frozen=True)
class Level:
    """The work of a level."""

    name: str
    simulations: tuple[int, int, int]
    """With two, three and four seats."""
    plans: tuple[int, int, int]
    """The number of plans that are tried, those with the best ratings, for the same numbers."""
    overlooks: tuple[float, float, float] = (0.0, 0.0, 0.0)
    """The share of those plans that it overlooks, for the same numbers of seats."""
    looks_ahead: bool = True
    """Whether its simulations decide; otherwise it takes the plan with the best rating."""
    at_once: int = 1
    """Simulations between two looks at the clock."""


BEGINNER = Level(
    "beginner", (40, 26, 20), (6, 8, 8), overlooks=(0.45, 0.74, 0.74), looks_ahead=False
)
NOVICE = Level("novice", (60, 30, 24), (6, 6, 6), overlooks=(0.25, 0.34, 0.44))
SKILLED = Level("skilled", (60, 70, 80), (6, 6, 6))
EXPERT = Level("expert", (320, 300, 260), (10, 10, 10))
MASTER = Level("master", (4000, 3600, 3000), (16, 16, 16))


def _length(view: WatAahView) -> int:
    """The rounds of a playout: one, or all remaining ones while pawns are placed."""
    return ROUNDS - view.round + 1 if view.step in BOARD_STEPS else 1


def _simulate(search: Search, plans: int, limit: int, deadline: Deadline, at_once: int = 1) -> None:
    """Simulate until the work is done, the time is up, or the best plan is clear."""
    for done in range(at_once, limit + 1, at_once):
        search.run(at_once)
        if deadline.passed or (done % CHUNK == 0 and _settled(search, plans, limit - done)):
            return


def _compare(search: Search, plans: Sequence[int], limit: int, deadline: Deadline) -> None:
    """Simulate the least certain plan, until all are certain or the work is done."""
    for _ in range(limit):
        least = max(plans, key=lambda plan: _uncertainty(search, plan))
        if _uncertainty(search, least) <= CLEAR or deadline.passed:
            return
        search.run_plan(least, 1)


def _error(search: Search, plan: int) -> float:
    """The error of a plan's chance; not 0 even if a few results are equal."""
    tries = search.visits_of(plan)
    found = search.error_of(plan)
    return found if tries >= LEAST else max(found, 0.5 / max(1, tries) ** 0.5)


def _uncertainty(search: Search, plan: int) -> float:
    """The error of a plan's chance; above 1 if it was tried too seldom."""
    tries = search.visits_of(plan)
    return search.error_of(plan) if tries >= LEAST else 1.0 + LEAST - tries


def _settled(search: Search, plans: int, left: int) -> bool:
    """Whether no other plan can be the most visited one, or is likely to be better."""
    order = sorted(range(plans), key=lambda n: -search.visits_of(n))
    best, rest = order[0], order[1:]
    if not rest or search.visits_of(best) - search.visits_of(rest[0]) > left:
        return True
    low = search.mean_of(best) - SURE * search.error_of(best)
    return all(search.mean_of(n) + SURE * search.error_of(n) < low for n in rest)


class LevelBot:
    """Searches the plans with the best ratings in worlds drawn from its view."""

    blind = False

    def __init__(self, rules: Rules[Any], level: Level, effort: Effort) -> None:
        self.name = level.name
        self._rules = rules
        self._level = level
        self._effort = effort
        self._weights = weights_for(rules.seats)
        self._choices = Choices(choose(rules.seats, rules.options))

    def decide(self, view: View, legal: Legal, rng: Rng) -> Sequence[Action]:
        """Simulate plans in many worlds and take the most visited one."""
        return self._decide(view, legal, rng).plan

    def think(
        self, view: View, legal: Legal, rng: Rng, consider: Sequence[Sequence[Action]] = ()
    ) -> Thought:
        """The same decision; then the plans to report are simulated until they can be compared.

        The plans in `consider` come last, so they do not change the chances of the others.
        """
        return self._decide(view, legal, rng, consider, report=True)

    def _decide(
        self,
        view: View,
        legal: Legal,
        rng: Rng,
        consider: Sequence[Sequence[Action]] = (),
        *,
        report: bool = False,
    ) -> Thought:
        if not isinstance(view, WatAahView) or view.seat is None:
            raise TypeError(f"not a player's view of WAT-AAH!: {type(view).__name__}")
        if len(legal) == 1 and not consider:
            return Thought(tuple(legal), Message("bots-wat-aah-only"))
        level, deadline = self._level, self._effort.deadline()
        size = len(view.players) - 2
        limit = self._effort.share(level.simulations[size] // self._rounds(view))
        at_once = min(level.at_once, limit)
        worlds = [
            self._rules.determinize(view, rng)
            for _ in range(min(WORLDS, 1 + limit // SIMULATIONS_A_WORLD))
        ]
        rated = root_plans(worlds[0].cells, view.seat, self._weights, level.plans[size])
        rated = [rated[n] for n in noticed(len(rated), level.overlooks[size], rng)]
        plans = [plan for plan, _ in rated]
        considered = [self._numbers(worlds[0], view.seat, plan) for plan in consider]
        plans += [
            plan for n, plan in enumerate(considered) if plan not in [*plans, *considered[:n]]
        ]
        more = max(limit, self._effort.share(COMPARISONS)) if report else 0
        seed = rng.bits(31), rng.bits(31)
        cells = [world.cells for world in worlds]
        most = limit + 2 * more + len(plans)
        search = self._search(cells, view.seat, plans, seed, most, len(rated))
        # Half of the time is reserved for comparisons.
        search_deadline = Deadline(deadline.left / 2) if report else deadline
        _simulate(search, len(rated), limit, search_deadline, at_once)
        shares = [search.visits_of(n) / search.done for n in range(len(plans))]
        order = sorted(range(len(plans)), key=lambda n: (-shares[n], n))
        if not level.looks_ahead:  # the best rating comes first
            order.sort(key=bool)
        reported = [n for n in order[:SHOWN] if shares[n]]
        if order[0] not in reported:
            reported.append(order[0])
        asked = dict.fromkeys(plans.index(plan) for plan in considered)
        added = [n for n in asked if n not in reported]
        for compared in (reported, added):
            for n in compared:
                if not search.visits_of(n):
                    search.run_plan(n, 1)
            if compared:
                until = Deadline(deadline.left / 2) if added and compared is reported else deadline
                _compare(search, compared, more, until)
        reported += added
        options = tuple(
            Candidate(self._actions(plans[n]), shares[n], search.mean_of(n), _error(search, n))
            for n in reported
        )
        why = reason(view, cells[0], options[0], len(plans))
        return Thought(options[0].plan, why, options[0].chance, options[0].error or 0.0, options)

    def _rounds(self, view: WatAahView) -> int:
        """How many rounds a simulation lasts."""
        return _length(view)

    def _search(
        self,
        worlds: Sequence[Any],
        seat: int,
        plans: Sequence[Sequence[int]],
        seed: tuple[int, int],
        limit: int,
        rated: int,
    ) -> Search:
        """The tree of a decision."""
        return Search(worlds, seat, plans, self._weights, seed, limit, rated)

    def _numbers(self, world: Any, seat: int, plan: Sequence[Action]) -> list[int]:
        """A plan as choices of the rules; ValueError if it is not legal."""
        twin = world.clone()
        numbers: list[int] = []
        for action in self._rules.arrange(world, seat, plan):
            number = self._choices.number(action, seat)
            if number not in twin.legal(seat):
                raise ValueError(f"not legal in this plan: {action.notation}")
            twin.apply(seat, number)
            numbers.append(number)
        return numbers

    def _actions(self, plan: Sequence[int]) -> tuple[Action, ...]:
        return tuple(self._choices.actions[number] for number in plan)
