"""Computes how much can be won from a player: the exact best response, in small games."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from kagemusha.benchmark.seven_ronin.exploiter import Player
from kagemusha.bots.seven_ronin.exact import PROVEN, SIDES, PlanningStep, Strategy
from kagemusha.bots.seven_ronin.exact_plans import choices_of, state_of, view_of
from kagemusha.bots.seven_ronin.search.round_solver import RoundSolver, key
from kagemusha.core.chance import Rng
from kagemusha.core.game import Rules

SPY_SAMPLES = 16
"""How often a player is asked whether and where it spies, because it may choose at random."""


class Response:
    """The exact best response of one side to a player on the other seat.

    With `plans_only` only the player's plans are used, and its abilities are used optimally.
    """

    def __init__(
        self,
        rules: Rules[Any],
        side: int,
        player: Player,
        seed: int = 1,
        *,
        plans_only: bool = False,
    ) -> None:
        self._rules = rules
        self._side = side
        self._player = player
        self._seed = seed
        self._known: dict[bytes, float] = {}
        self._choices: dict[bytes, list[tuple[int, float]]] = {}
        self._model = rules.setup()
        self._combat = (
            RoundSolver(self._worth)
            if plans_only
            else RoundSolver(self._worth, 1 - side, self._policy)
        )
        self.mixtures = 0
        """How often the player was asked for a mixture."""
        self.longest = 0.0
        """The longest processor time for a mixture, in seconds."""

    def value(self, state: Any) -> float:
        """The Attacker's chance to win."""
        return self._combat.value(state.cells)

    def _worth(self, cells: Any) -> float:
        name = key(cells)
        if name not in self._known:
            state = state_of(self._rules, self._model, cells)
            step = PlanningStep(self._rules, state, self._combat)
            self._known[name] = step.best_response(self._side, self._strategies(step))[0]
        return self._known[name]

    def _strategies(self, step: PlanningStep) -> dict[Strategy, float]:
        """The player's mixture at a step; for each report that its spy may bring, if it has one.

        Its plans for different reports are independent, and the payoff depends on only one of them,
        so it is enough to combine the mixtures side by side.
        """
        rules, player = self._rules, 1 - self._side
        numbers = {tuple(plan): n for n, plan in enumerate(step.plans[player])}
        columns: list[list[tuple[int, float]]] = []
        for report in step.numbers(player):
            state = step.state
            if step.spy == player:
                plan = next(
                    plan
                    for number, plan in enumerate(step.plans[self._side])
                    if step.answer(self._side, number) == report
                )
                state = step.sealed(rules, plan)
            view = view_of(rules, state, player)
            started = time.process_time()
            mixture = self._player.mixture(view, self._rng())
            self.mixtures += 1
            self.longest = max(self.longest, time.process_time() - started)
            columns.append(
                [
                    (numbers[choices_of(rules, state, player, plan)], chance)
                    for plan, chance in mixture
                    if chance > 0
                ]
            )
        return _side_by_side(columns)

    def _policy(self, cells: Any) -> list[tuple[int, float]]:
        name = key(cells)
        if name not in self._choices:
            self._choices[name] = self._ask(state_of(self._rules, self._model, cells))
        return self._choices[name]

    def _ask(self, state: Any) -> list[tuple[int, float]]:
        rules, player = self._rules, 1 - self._side
        view, legal = view_of(rules, state, player), rules.legal(state, player)
        choices = state.legal(player)
        samples = SPY_SAMPLES if view.step.startswith("spy") else 1
        asked: dict[int, float] = {}
        for sample in range(samples):
            action = self._player.decide(view, legal, self._rng(sample))[0]
            choice = choices[legal.index(action)]
            asked[choice] = asked.get(choice, 0.0) + 1 / samples
        return list(asked.items())

    def _rng(self, sample: int = 0) -> Rng:
        return Rng(self._seed, "response", sample)


def nash_conv(rules: Rules[Any], state: Any, player: Player) -> float:
    """What the best responses of both sides together win from a player beyond the game's value."""
    attacker, defender = (Response(rules, side, player).value(state) for side in SIDES)
    return attacker - defender


def _side_by_side(columns: Sequence[Sequence[tuple[int, float]]]) -> dict[Strategy, float]:
    """Strategies with these marginal probabilities of their parts."""
    strategies: dict[Strategy, float] = {}
    left = [list(column) for column in columns]
    while all(left):
        step = min(column[0][1] for column in left)
        strategy = tuple(column[0][0] for column in left)
        strategies[strategy] = strategies.get(strategy, 0.0) + step
        for column in left:
            plan, chance = column[0]
            if chance - step <= PROVEN:
                column.pop(0)
            else:
                column[0] = (plan, chance - step)
    return strategies
