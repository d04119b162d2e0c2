"""Estimates what the best plans of both sides gain against two mixtures, by a broad search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kagemusha.bots.seven_ronin.plan_matrix import UNKNOWN
from kagemusha.bots.seven_ronin.plan_types import MOST_NINJA, SPACES
from kagemusha.bots.seven_ronin.search.attacks import GuardMixture, better_attack, find_attacks
from kagemusha.bots.seven_ronin.search.defence import Workspace
from kagemusha.bots.seven_ronin.search.evaluation import floats
from kagemusha.bots.seven_ronin.search.guards import (
    AttackMixture,
    GuardLimits,
    better_guard,
    draw_guard,
    stations,
)
from kagemusha.bots.seven_ronin.search.matrix_game import best_rows
from kagemusha.bots.seven_ronin.search.round_play import play_plans, unplanned_table
from kagemusha.core.kernel import cells

if TYPE_CHECKING:
    from kagemusha.bots.seven_ronin.plan_types import MixedPlan
    from kagemusha.bots.seven_ronin.search.evaluation import Floats

MOST_ATTACKS = 8000
"""The number of attacks to compare, drawn at random if there are more."""
CLOSE = 8
"""How many of the best attacks are improved step by step."""
STARTS = 16
"""The number of random guards to improve, in addition to those in the mixture."""
TRIES = 100_000


def gains(
    weights: Floats,
    numbers: Sequence[int],
    attacks: Sequence[MixedPlan],
    guards: Sequence[MixedPlan],
    seed: int = 1,
) -> tuple[float, float, float]:
    """The Attacker's chance with both mixtures, with his best plan, and against the best guard."""
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
    dice = cells([seed * 7919 + 11, seed * 104729 + 3])
    bounds = cells([0, MOST_NINJA] * SPACES)
    sample = find_attacks(table, MOST_ATTACKS, bounds, dice)
    columns = [floats([UNKNOWN] * MOST_ATTACKS) for _ in guards]
    best = cells([0] * CLOSE)
    count = best_rows(work, table, sample.plans, sample.count, posts, columns, y, UNKNOWN, best)
    starts = [sample.plans[row * SPACES : row * SPACES + SPACES] for row in best[:count]]
    starts += [cells(entry.plan) for entry in attacks[:CLOSE]]
    highest = value
    mixture = GuardMixture(work, table, posts, y)
    for plan in starts:
        highest = max(highest, better_attack(mixture, bounds, dice, plan, TRIES))
    watch = GuardLimits(stations(table), -1, 0)
    first = [cells(entry.plan) for entry in guards[:CLOSE]]
    for _ in range(STARTS):
        plan = cells([0] * 7)
        draw_guard(watch, table, dice, plan)
        first.append(plan)
    rows = cells(range(len(attacks)))
    answered = AttackMixture(work, table, run, rows, x)
    lowest = value
    for plan in first:
        lowest = min(lowest, better_guard(answered, watch, dice, plan, TRIES))
    return value, highest, lowest
