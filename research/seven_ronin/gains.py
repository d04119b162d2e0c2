"""Looks for the best plans of both sides against two mixtures, by a broad search.

The Attacker's plans are all compared, in heats: all of them with the most frequent guards, the best
with more guards, and so on. The Defender's plans are too many; many are improved step by step.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kagemusha.bots.seven_ronin.plan_types import MOST_NINJA, RONIN, SPACES
from kagemusha.bots.seven_ronin.search.attacks import GuardMixture, better_attack, find_attacks
from kagemusha.bots.seven_ronin.search.defence import Workspace
from kagemusha.bots.seven_ronin.search.evaluation import floats
from kagemusha.bots.seven_ronin.search.guards import (
    GuardLimits,
    better_guard,
    draw_guard,
    stations,
)
from kagemusha.bots.seven_ronin.search.matrix_game import fill_column
from kagemusha.bots.seven_ronin.search.responses import GUARD_BITS, KnownAttacks, KnownChances
from kagemusha.bots.seven_ronin.search.round_play import play_plans, unplanned_table
from kagemusha.core.kernel import cells

if TYPE_CHECKING:
    from kagemusha.bots.seven_ronin.plan_types import MixedPlan, Plan
    from kagemusha.bots.seven_ronin.search.evaluation import Floats
    from kagemusha.core.kernel import Cells

MOST_ATTACKS = 300_000
"""The number of attacks to compare, drawn at random if there are more."""
QUICKLY = 8000
HEATS = ((0.4, 3000), (0.7, 400), (1.0, 8))
"""The share of the guards' mixture that is met, and how many attacks stay."""
CLOSE = 8
"""How many plans of a mixture are improved step by step."""
STARTS = 48
"""The number of random guards to improve, in addition to those in the mixture."""
TRIES = 100_000


@dataclass(frozen=True)
class Gains:
    """The Attacker's chance with both mixtures, with his best plan, and against the best guard."""

    value: float
    high: float
    low: float
    attack: Plan
    guard: Plan
    compared: int
    """How many attacks there were to compare."""


def gains(
    weights: Floats,
    numbers: Sequence[int],
    attacks: Sequence[MixedPlan],
    guards: Sequence[MixedPlan],
) -> tuple[float, float, float]:
    """The Attacker's chance with both mixtures, with his best plan, and against the best guard."""
    found = all_gains(weights, numbers, attacks, guards)
    return found.value, found.high, found.low


def all_gains(
    weights: Floats,
    numbers: Sequence[int],
    attacks: Sequence[MixedPlan],
    guards: Sequence[MixedPlan],
    *,
    quick: bool = False,
) -> Gains:
    """The same, and the best plans."""
    table = unplanned_table(numbers)
    work = Workspace(weights)
    work.set_up(table)
    attacks = sorted(attacks, key=lambda entry: -entry.share)
    guards = sorted(guards, key=lambda entry: -entry.share)
    run = cells([number for entry in attacks for number in entry.plan])
    posts = [cells(entry.plan) for entry in guards]
    x = floats([entry.share for entry in attacks])
    y = floats([entry.share for entry in guards])
    value = sum(
        x[i] * y[j] * play_plans(work, table, run, i, posts[j], 0)
        for i in range(len(attacks))
        for j in range(len(guards))
    )
    dice = cells([7930, 104732])
    bounds = cells([0, MOST_NINJA] * SPACES)
    sample = find_attacks(table, QUICKLY if quick else MOST_ATTACKS, bounds, dice)
    starts = heats(work, table, sample.plans, int(sample.count), posts, list(y))
    starts += [cells(entry.plan) for entry in attacks[: CLOSE // 2 if quick else CLOSE]]
    high, attack = value, attacks[0].plan
    mixture = GuardMixture(work, table, posts, y)
    for plan in starts:
        chance = better_attack(mixture, bounds, dice, plan, TRIES)
        if chance > high:
            high, attack = chance, tuple(plan)
    watch = GuardLimits(stations(table), -1, 0)
    first = [cells(entry.plan) for entry in guards[: CLOSE // 2 if quick else CLOSE]]
    for _ in range(CLOSE if quick else STARTS):
        plan = cells([0] * RONIN)
        draw_guard(watch, table, dice, plan)
        first.append(plan)
    rows = cells(range(len(attacks)))
    known = KnownChances(len(attacks), GUARD_BITS)
    least = floats([0.0] * len(attacks))
    answered = KnownAttacks(work, table, run, rows, x, rows, least, known)
    low, guard = value, guards[0].plan
    for plan in first:
        chance = better_guard(answered, watch, dice, plan, TRIES)
        if chance < low:
            low, guard = chance, tuple(plan)
    return Gains(value, high, low, attack, guard, int(sample.count))


def heats(
    work: Workspace, table: Cells, plans: Cells, count: int, guards: list[Cells], y: list[float]
) -> list[Cells]:
    """The best of these attacks, compared in heats with more and more guards."""
    totals = [0.0] * count
    left = list(range(count))
    met = 0.0
    first = 0
    for until, most in HEATS:
        run = cells([n for row in left for n in plans[row * SPACES : row * SPACES + SPACES]])
        column = floats([0.0] * len(left))
        while first < len(guards) and met < until:
            fill_column(work, table, run, 0, len(left), guards[first], column)
            for row, chance in zip(left, column, strict=True):
                totals[row] += y[first] * chance
            met += y[first]
            first += 1
        left = sorted(left, key=lambda row: -totals[row])[:most]
    return [plans[row * SPACES : row * SPACES + SPACES] for row in left]
