"""Solves small games exactly: the value of a match, and the optimal mixtures.

Backward induction over the rounds. A planning step is a matrix of all plans against all plans,
grown by double oracle: it is solved when no plan of either side does better.
A cell is the search of all abilities after the reveal, and so on to the next planning step.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kagemusha.bots.seven_ronin.exact_plans import (
    Mixture,
    actions_of,
    choices_of,
    draw_plan,
    seat_of,
    state_of,
    view_of,
)
from kagemusha.bots.seven_ronin.search.round_solver import RoundSolver, every_plan, key, revealed
from kagemusha.bots.seven_ronin.search.simplex import gap, solve
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.game import Rules
from kagemusha.core.view import View
from kagemusha.games.seven_ronin.names import SIDE_IDS
from kagemusha.games.seven_ronin.view import VillageView

ATTACKER, DEFENDER = 0, 1
SIDES = (ATTACKER, DEFENDER)
PROVEN = 1e-9
"""A game counts as solved if at most this much can be gained against its mixtures."""
KEPT = 20_000
"""The maximum number of cached steps; when there are more, the cache is cleared."""

Strategy = tuple[int, ...]
"""A plan's number for each thing that a spy may learn; a single number for a side without a spy."""


@dataclass(frozen=True)
class ExactSolution:
    """The solution of a planning step: the Attacker's chance to win, and both mixtures."""

    value: float
    mixtures: tuple[dict[Strategy, float], dict[Strategy, float]]


class PlanningStep:
    """A planning step: all plans of both sides, and the payoff of each pair."""

    def __init__(self, rules: Rules[Any], state: Any, combat: RoundSolver) -> None:
        self.state = state
        self._combat = combat
        self._cells: dict[tuple[int, int], float] = {}
        self.plans = [every_plan(state.cells, side) for side in SIDES]
        spying = view_of(rules, state, None).spy
        self.spy = SIDE_IDS.index(spying.side) if spying and spying.side else None
        self._told: list[int] = []
        self.reports: list[Any] = [None]
        """What the spy may report."""
        if self.spy is not None:
            told = [self._report_of(rules, plan) for plan in self.plans[1 - self.spy]]
            self.reports = list(dict.fromkeys(told))
            self._told = [self.reports.index(report) for report in told]

    def _report_of(self, rules: Rules[Any], plan: list[int]) -> Any:
        spying = view_of(rules, self.sealed(rules, plan), self.spy).spy
        return spying.told if spying else None

    def sealed(self, rules: Rules[Any], plan: list[int]) -> Any:
        """The table after the choices of a plan that is spied on, and its seal."""
        assert self.spy is not None
        after = rules.clone(self.state)
        for choice in plan:
            after.apply(1 - self.spy, choice)
        return after

    def numbers(self, side: int) -> range:
        """The indices of a strategy of a side."""
        return range(len(self.reports)) if side == self.spy else range(1)

    def answer(self, side: int, plan: int) -> int:
        """The index into the other side's strategy that a plan of `side` meets."""
        return self._told[plan] if self.spy == 1 - side else 0

    def payoff(self, attack: int, guard: int) -> float:
        """The Attacker's chance to win when two plans meet."""
        pair = (attack, guard)
        if pair not in self._cells:
            table = revealed(
                self.state.cells, self.plans[ATTACKER][attack], self.plans[DEFENDER][guard]
            )
            self._cells[pair] = self._combat.value(table)
        return self._cells[pair]

    def meet(self, attack: Strategy, guard: Strategy) -> float:
        """The Attacker's chance to win when two strategies meet."""
        if self.spy == ATTACKER:
            return self.payoff(attack[self._told[guard[0]]], guard[0])
        if self.spy == DEFENDER:
            return self.payoff(attack[0], guard[self._told[attack[0]]])
        return self.payoff(attack[0], guard[0])

    def best_response(self, side: int, mixture: Mapping[Strategy, float]) -> tuple[float, Strategy]:
        """The best of all strategies of a side against a mixture, and the Attacker's chance."""
        total = 0.0
        chosen: list[int] = []
        for report in self.numbers(side):
            against = [
                (theirs, chance)
                for theirs, chance in sorted(mixture.items(), key=lambda item: -item[1])
                if chance > 0 and (side != self.spy or self._told[theirs[0]] == report)
            ]
            value, plan = self._best_plan(side, against)
            total += value
            chosen.append(plan)
        return total, tuple(chosen)

    def _best_plan(self, side: int, against: Sequence[tuple[Strategy, float]]) -> tuple[float, int]:
        best, chosen = -1.0, 0
        total = sum(chance for _, chance in against)
        for plan in range(len(self.plans[side])):
            part = self.answer(side, plan)
            own, left = 0.0, total
            for theirs, chance in against:
                if own + left <= best:  # it cannot become the best
                    break
                won = (
                    self.payoff(plan, theirs[part])
                    if side == ATTACKER
                    else 1.0 - self.payoff(theirs[part], plan)
                )
                own += chance * won
                left -= chance
            else:
                if own > best:
                    best, chosen = own, plan
        return (best if side == ATTACKER else total - best), chosen

    def solution(self) -> ExactSolution:
        """Double oracle: mix in a growing matrix until no plan at all does better."""
        first = (tuple(0 for _ in self.numbers(ATTACKER)), tuple(0 for _ in self.numbers(DEFENDER)))
        own: tuple[list[Strategy], list[Strategy]] = ([first[0]], [first[1]])
        while True:
            payoffs = [[self.meet(attack, guard) for guard in own[1]] for attack in own[0]]
            value, ours, theirs = solve(payoffs)
            if gap(payoffs, ours, theirs) > PROVEN:
                raise ArithmeticError("a matrix is not solved as well as it must be")
            mixtures = (
                dict(zip(own[0], ours, strict=True)),
                dict(zip(own[1], theirs, strict=True)),
            )
            most, attack = self.best_response(ATTACKER, mixtures[DEFENDER])
            least, guard = self.best_response(DEFENDER, mixtures[ATTACKER])
            if most - least <= 2 * PROVEN:
                return ExactSolution(value, mixtures)
            if attack not in own[0]:
                own[0].append(attack)
            if guard not in own[1]:
                own[1].append(guard)


class ExactSolver:
    """The exact value of every position of a small game, cached."""

    def __init__(self, rules: Rules[Any]) -> None:
        self._rules = rules
        self._known: dict[bytes, ExactSolution] = {}
        self._cost: dict[bytes, int] = {}
        self._counted: set[bytes] = set()
        self.combat = RoundSolver(self._worth)
        self._model = rules.setup()

    @property
    def steps(self) -> int:
        """The number of planning steps in the cache."""
        return len(self._known)

    def allow(self, nodes: int, late: Callable[[], bool]) -> None:
        """Limit a search: OutOfTimeError after `nodes` nodes, or when time is up.

        Cached results count as if they were searched again, so the cache can make an answer faster,
        but never different.
        """
        if self.steps > KEPT:
            self._known.clear()
            self._cost.clear()
        self.combat.nodes, self.combat.most, self.combat.late = 0, nodes, late
        self._counted = set()

    def value(self, state: Any) -> float:
        """The Attacker's chance to win if both sides play optimally."""
        return self.combat.value(state.cells)

    def solution(self, state: Any) -> ExactSolution:
        """The solution of a planning step."""
        name = key(state.cells)
        if name not in self._known:
            outer, before = self._counted, self.combat.nodes
            self._counted = set()
            self._known[name] = self.step(state).solution()
            self._cost[name] = self.combat.nodes - before
            self._counted = outer
        elif name not in self._counted:
            self.combat.spend(self._cost[name])
        self._counted.add(name)
        return self._known[name]

    def step(self, state: Any) -> PlanningStep:
        """A planning step, not yet solved."""
        return PlanningStep(self._rules, state, self.combat)

    def _worth(self, cells: Any) -> float:
        return self.solution(state_of(self._rules, self._model, cells)).value


class ExactBot:
    """Plays the exact solution of a small game."""

    name = "exact"
    blind = False

    def __init__(self, rules: Rules[Any]) -> None:
        self._rules = rules
        self._exact = ExactSolver(rules)
        self.allow = self._exact.allow

    def mixture(self, view: VillageView, rng: Rng) -> Mixture:
        """The exact mixture."""
        side, (state, step, part) = seat_of(view), self._planning(view, rng)
        weights: dict[int, float] = {}
        for strategy, chance in self._exact.solution(step.state).mixtures[side].items():
            weights[strategy[part]] = weights.get(strategy[part], 0.0) + chance
        return [
            (actions_of(self._rules, state, side, step.plans[side][plan]), chance)
            for plan, chance in weights.items()
            if chance > 0
        ]

    def chance(self, view: VillageView, plan: Sequence[Action], rng: Rng) -> float:
        """The Attacker's chance with a whole plan against the other side's exact mixture."""
        side, (state, step, part) = seat_of(view), self._planning(view, rng)
        state.clear_plan(side)
        plans = [tuple(choices) for choices in step.plans[side]]
        own = plans.index(choices_of(self._rules, state, side, plan))
        total = won = 0.0
        for theirs, chance in self._exact.solution(step.state).mixtures[1 - side].items():
            if step.spy == side and step.answer(1 - side, theirs[0]) != part:
                continue
            pair = (own, theirs[step.answer(side, own)])
            total += chance
            won += chance * (step.payoff(*pair) if side == ATTACKER else step.payoff(*pair[::-1]))
        return won / total if total > 0 else self._exact.solution(step.state).value

    def _planning(self, view: VillageView, rng: Rng) -> tuple[Any, PlanningStep, int]:
        """A state that fits the view, its planning step, and what the spy learned as a number."""
        state = self._rules.determinize(view, rng)
        start = self._rules.clone(state)
        for side in SIDES:
            start.clear_plan(side)
        step = self._exact.step(start)
        report = view.spy.told if view.spy is not None else None
        return state, step, step.reports.index(report) if step.spy == seat_of(view) else 0

    def choice_values(self, view: View, legal: Legal, rng: Rng) -> list[float]:
        """The Attacker's chance after each choice outside planning."""
        rules, side = self._rules, seat_of(view)
        state = rules.determinize(view, rng)
        chances: list[float] = []
        for action in legal:
            after = rules.clone(state)
            rules.apply(after, side, action)
            chances.append(self._exact.value(after))
        return chances

    def decide(self, view: View, legal: Legal, rng: Rng) -> Sequence[Action]:
        """A plan drawn from the mixture, or the choice that leads to the best table."""
        if isinstance(view, VillageView) and view.step == "planning":
            return draw_plan(self.mixture(view, rng), rng)
        chances = self.choice_values(view, legal, rng)
        best = max(chances) if seat_of(view) == ATTACKER else min(chances)
        return (legal[chances.index(best)],)
