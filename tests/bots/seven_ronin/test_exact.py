"""Miniature games: solved as the rules alone solve them, and what can be won from players there."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from scipy.optimize import linprog

import kagemusha
from kagemusha.bots.seven_ronin.exact import ExactBot, ExactSolver
from kagemusha.bots.seven_ronin.exact_plans import Mixture
from kagemusha.bots.seven_ronin.miniatures import miniatures
from kagemusha.bots.seven_ronin.search.simplex import gap, solve
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.game import Rules
from kagemusha.core.view import View
from kagemusha.games.seven_ronin.view import VillageView
from research.seven_ronin.best_response import Response, nash_conv

GAME = kagemusha.game("seven-ronin")
MINIATURES = miniatures()


def plans_of(rules: Rules[Any], state: Any, seat: int) -> list[list[Action]]:
    """Every plan of a seat, by the rules alone."""
    found: list[list[Action]] = []
    for action in rules.legal(state, seat):
        if action.verb == "seal":
            found.append([action])
        else:
            after = rules.clone(state)
            rules.apply(after, seat, action)
            found += [[action, *rest] for rest in plans_of(rules, after, seat)]
    return found


class Uniform:
    """Plays all of its plans equally often, and always makes the first choice of an ability."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules

    def mixture(self, view: VillageView, rng: Rng) -> Mixture:
        assert view.seat is not None
        plans = plans_of(self.rules, self.rules.determinize(view, rng), view.seat)
        return [(plan, 1 / len(plans)) for plan in plans]

    def decide(self, view: View, legal: Legal, rng: Rng) -> Sequence[Action]:
        return legal[:1]


class Stubborn(Uniform):
    """Always plays the same plan."""

    def mixture(self, view: VillageView, rng: Rng) -> Mixture:
        return [(super().mixture(view, rng)[0][0], 1.0)]


class Idle(ExactBot):
    """Mixes its plans optimally, and never uses an optional ability."""

    def decide(self, view: View, legal: Legal, rng: Rng) -> Sequence[Action]:
        return legal[-1:]


# --- an independent reckoning -----------------------------------------------------------------


def bounds_of(rules: Rules[Any], state: Any) -> tuple[float, float]:
    """Bounds on the Attacker's chance: whole matrices, regret matching, the rules' own words."""
    result = rules.result(state)
    if result is not None:
        return result.scores[0], result.scores[0]
    pending = rules.pending(state)
    if len(pending) == 1:
        choose = max if pending[0] == 0 else min
        bounds = []
        for action in rules.legal(state, pending[0]):
            after = rules.clone(state)
            rules.apply(after, pending[0], action)
            bounds.append(bounds_of(rules, after))
        return choose(low for low, _ in bounds), choose(high for _, high in bounds)
    guards = plans_of(rules, state, 1)
    cells = [
        [bounds_of(rules, revealed(rules, state, attack, guard)) for guard in guards]
        for attack in plans_of(rules, state, 0)
    ]
    return matrix_bounds(cells)


def revealed(
    rules: Rules[Any], state: Any, attack: Sequence[Action], guard: Sequence[Action]
) -> Any:
    after = rules.clone(state)
    for seat, plan in enumerate((attack, guard)):
        for action in plan:
            rules.apply(after, seat, action)
    return after


def matrix_bounds(cells: list[list[tuple[float, float]]]) -> tuple[float, float]:
    """What each side is sure of with the mean of many turns of regret matching."""
    low = [[cell[0] for cell in row] for row in cells]
    high = [[cell[1] for cell in row] for row in cells]
    columns = len(low[0])
    regrets = [[0.0] * len(low), [0.0] * columns]
    totals = [[0.0] * len(low), [0.0] * columns]
    for turn in range(1, 401):
        now = [_parts(regret) for regret in regrets]
        by_row = [sum(p * q for p, q in zip(row, now[1], strict=True)) for row in low]
        by_column = [sum(now[0][i] * low[i][j] for i in range(len(low))) for j in range(columns)]
        mean = sum(p * v for p, v in zip(now[0], by_row, strict=True))
        regrets[0] = [max(0.0, r + v - mean) for r, v in zip(regrets[0], by_row, strict=True)]
        regrets[1] = [max(0.0, r + mean - v) for r, v in zip(regrets[1], by_column, strict=True)]
        for side in range(2):
            totals[side] = [t + turn * p for t, p in zip(totals[side], now[side], strict=True)]
    rows, cols = (_parts(total) for total in totals)
    sure = min(sum(rows[i] * low[i][j] for i in range(len(low))) for j in range(columns))
    most = max(sum(p * q for p, q in zip(row, cols, strict=True)) for row in high)
    return sure, most


def _parts(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [w / total if total > 0 else 1 / len(weights) for w in weights]


# --- matrices ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("payoffs", "value", "rows"),
    [
        ([[0.0, 1.0, -1.0], [-1.0, 0.0, 1.0], [1.0, -1.0, 0.0]], 0.0, [1 / 3] * 3),
        ([[1.0, 0.0], [0.0, 0.5]], 1 / 3, [1 / 3, 2 / 3]),
        ([[0.25]], 0.25, [1.0]),
        ([[0.2, 0.8], [0.1, 0.9]], 0.2, [1.0, 0.0]),  # the first column is always better
        ([[0.5, 0.5], [0.5, 0.5]], 0.5, None),
    ],
)
def test_small_matrices_are_solved_as_by_hand(
    payoffs: list[list[float]], value: float, rows: list[float] | None
) -> None:
    found, ours, theirs = solve(payoffs)
    assert found == pytest.approx(value)
    assert gap(payoffs, ours, theirs) == pytest.approx(0, abs=1e-9)
    if rows is not None:
        assert ours == pytest.approx(rows)


def test_random_matrices_are_solved_as_by_highs() -> None:
    """SciPy's HiGHS maximises the value v of the rows' mixture x, with x * payoffs >= v."""
    rng = Rng(5, "matrices")
    for _ in range(40):
        shape = (1 + rng.below(12), 1 + rng.below(12))
        payoffs = [[rng.below(5) / 4 for _ in range(shape[1])] for _ in range(shape[0])]
        value, ours, theirs = solve(payoffs)
        assert gap(payoffs, ours, theirs) < 1e-9
        highs = linprog(
            [0.0] * shape[0] + [-1.0],
            A_ub=[[*(-row[column] for row in payoffs), 1.0] for column in range(shape[1])],
            b_ub=[0.0] * shape[1],
            A_eq=[[1.0] * shape[0] + [0.0]],
            b_eq=[1.0],
            bounds=[(0, None)] * shape[0] + [(None, None)],
            method="highs",
        )
        assert value == pytest.approx(-highs.fun, abs=1e-9)
        assert sum(ours) == pytest.approx(1)
        assert sum(theirs) == pytest.approx(1)
        reached = sum(
            x * y * payoffs[i][j] for i, x in enumerate(ours) for j, y in enumerate(theirs)
        )
        assert reached == pytest.approx(value)


def test_a_win_or_hardly_a_chance() -> None:
    """Many payoffs nearly alike, as in a last round: pivots must not be taken as they come."""
    for seed in range(70):
        dice = random.Random(seed)
        rows, columns = dice.randrange(20, 70), dice.randrange(20, 60)
        payoffs = [
            [
                float(dice.random() < 0.7) or dice.random() * 10 ** -dice.randrange(5, 10)
                for _ in range(columns)
            ]
            for _ in range(rows)
        ]
        _, ours, theirs = solve(payoffs)
        assert gap(payoffs, ours, theirs) < 1e-6, seed


def test_a_gap_shows_what_can_be_gained() -> None:
    assert gap([[1.0, 0.0], [0.0, 1.0]], [1.0, 0.0], [1.0, 0.0]) == 1.0


# --- miniatures ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value"), [("crossing", 1 / 3), ("two-nights", 2 / 3), ("spies", 2 / 3)]
)
def test_miniatures_have_their_value(name: str, value: float) -> None:
    rules, state = MINIATURES[name].open(GAME)
    assert ExactSolver(rules).value(state) == pytest.approx(value, abs=1e-9)


@pytest.mark.parametrize("name", ["crossing", "two-nights"])
def test_the_value_is_that_of_an_independent_reckoning(name: str) -> None:
    rules, state = MINIATURES[name].open(GAME)
    low, high = bounds_of(rules, state)
    assert high - low < 0.02
    assert low - 1e-9 <= ExactSolver(rules).value(state) <= high + 1e-9


@pytest.mark.parametrize("name", ["shrine", "watchtower", "fields"])
def test_abilities_are_searched_as_by_the_rules_alone(name: str) -> None:
    """Random plans of a last round: one value for each pair, by two searches."""
    options = dict(MINIATURES[name].options)
    board = {**options["board"], "round": options["board"]["round"][-1:], "reserves": 5}
    rules = GAME.rules(None, {**options, "board": {**board, "areas-to-win": 2}})
    state, exact, rng = rules.setup(), ExactSolver(rules), Rng(7, name)
    attacks, guards = (plans_of(rules, state, seat) for seat in range(2))
    found = []
    for _ in range(25):
        table = revealed(rules, state, rng.choice(attacks), rng.choice(guards))
        low, high = bounds_of(rules, table)
        assert low == high == exact.value(table)
        found.append(low)
    assert {0.0, 1.0} <= set(found)


def test_the_crossing_is_mixed_as_by_hand() -> None:
    rules, state = MINIATURES["crossing"].open(GAME)
    solution = ExactSolver(rules).solution(state)
    assert sorted(solution.mixtures[1].values()) == pytest.approx([1 / 3] * 3)


def test_a_spy_is_worth_something() -> None:
    spies = MINIATURES["spies"]
    rules, state = spies.open(GAME)
    without = GAME.rules(None, {**spies.options, "spy": False})
    assert ExactSolver(rules).value(state) > ExactSolver(without).value(without.setup()) + 0.1


def test_every_miniature_opens() -> None:
    for reduced in MINIATURES.values():
        rules, state = reduced.open(GAME)
        assert rules.pending(state)


# --- what can be won from a player ------------------------------------------------------------


@pytest.mark.parametrize("name", ["crossing", "two-nights", "spies"])
def test_nothing_can_be_won_from_exact_play(name: str) -> None:
    rules, state = MINIATURES[name].open(GAME)
    assert nash_conv(rules, state, ExactBot(rules)) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("name", ["crossing", "two-nights", "spies"])
def test_much_can_be_won_from_one_plan(name: str) -> None:
    rules, state = MINIATURES[name].open(GAME)
    assert nash_conv(rules, state, Stubborn(rules)) > 0.1


def test_a_best_response_is_no_worse_than_the_value() -> None:
    rules, state = MINIATURES["two-nights"].open(GAME)
    value = ExactSolver(rules).value(state)
    attacker, defender = (Response(rules, side, Uniform(rules)) for side in range(2))
    assert attacker.value(state) >= value - 1e-9
    assert defender.value(state) <= value + 1e-9
    assert attacker.mixtures > 1


def test_plans_alone_are_not_blamed_for_abilities() -> None:
    options = MINIATURES["fields"].options
    board = {**options["board"], "round": options["board"]["round"][-1:], "reserves": 5}
    rules = GAME.rules(None, {**options, "board": board})
    state, idle = rules.setup(), Idle(rules)
    value = ExactSolver(rules).value(state)
    for side in range(2):
        plans = Response(rules, side, idle, plans_only=True)
        assert plans.value(state) == pytest.approx(value, abs=1e-6)
        assert plans.mixtures == 1
    assert nash_conv(rules, state, idle) > 0.1


def test_against_one_guard_by_hand() -> None:
    """Who always guards the first area of the crossing loses; who always attacks the same two
    areas meets the guard there."""
    rules, state = MINIATURES["crossing"].open(GAME)
    assert Response(rules, 0, Stubborn(rules)).value(state) == 1.0
    assert Response(rules, 1, Stubborn(rules)).value(state) == 0.0
    # Uniform guards are the right ones here.
    assert Response(rules, 0, Uniform(rules)).value(state) == pytest.approx(1 / 3)


def test_exact_play_is_legal() -> None:
    rules, state = MINIATURES["spies"].open(GAME)
    bot = ExactBot(rules)
    rng = Rng(3, "exact")
    while pending := rules.pending(state):
        seat = pending[0]
        plan = bot.decide(rules.view(state, seat), rules.legal(state, seat), rng)
        for action in rules.arrange(state, seat, plan):
            assert action in rules.legal(state, seat)
            rules.apply(state, seat, action)
    assert rules.result(state) is not None
