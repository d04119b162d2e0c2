"""Finds the best plan against a mixture: compares all attacks, and improves guards step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.bots.seven_ronin.search.defence import Workspace
from kagemusha.bots.seven_ronin.search.round_play import play_plans
from kagemusha.core.kernel import TAPE_OFF, cells, pick
from kagemusha.games.seven_ronin.phases.layout import (
    ATTACKER,
    DEPLOY,
    LEGAL_SIZE,
    OFF_BOARD,
    PLAN_NEXT,
    RONIN_SLOTS,
    SEAL,
    SPACES,
    STAND,
)
from kagemusha.games.seven_ronin.phases.planning import deploy_ronin, legal_ronin

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells


def row_of(plan: list[int], side: i64) -> Cells:
    """A plan by its choices as new ninja by space, or as a space by ronin."""
    if side == ATTACKER:
        row = cells([0] * SPACES)
        for choice in plan[:-1]:
            row[choice - DEPLOY] += 1
        return row
    row = cells([OFF_BOARD] * RONIN_SLOTS)
    for choice in plan[:-1]:
        row[(choice - STAND) // SPACES] = (choice - STAND) % SPACES
    return row


def attack_of(row: Cells) -> list[int]:
    """The choices of an attack by its row."""
    choices: list[int] = []
    for space in range(SPACES):
        for _ in range(row[space]):
            choices.append(DEPLOY + space)
    choices.append(SEAL + ATTACKER)
    return choices


def facing(
    a: Workspace, s: Cells, row: Cells, theirs: list[Cells], shares: list[float], bar: float
) -> float:
    """The Defender's chance with a guard against a mixture; -1 once it cannot reach the bar."""
    total = 0.0
    left = 1.0
    for number, other in enumerate(theirs):
        if total + left < bar:
            return -1.0
        share = shares[number]
        total += share * (1.0 - play_plans(a, s, other, 0, row, 0))
        left -= share
    return total


def guard_of(s: Cells, row: Cells) -> list[int]:
    """The choices of a guard by its row; none if the rules do not allow it."""
    t = s[:]
    legal = cells([0] * LEGAL_SIZE)
    silent = cells([TAPE_OFF])
    choices: list[int] = []
    ronin = t[PLAN_NEXT]
    while ronin < RONIN_SLOTS:
        choice = STAND + ronin * SPACES + row[ronin]
        count = legal_ronin(t, legal)
        if row[ronin] < 0 or not among(legal, count, choice):
            return []
        deploy_ronin(t, ronin, row[ronin], silent)
        choices.append(choice)
        ronin = t[PLAN_NEXT]
    legal_ronin(t, legal)
    choices.append(legal[0])
    return choices


def any_guard(s: Cells, dice: Cells) -> Cells:
    """A random legal guard: each ronin in turn goes to a random space that is open to him."""
    t = s[:]
    legal = cells([0] * LEGAL_SIZE)
    silent = cells([TAPE_OFF])
    row = cells([OFF_BOARD] * RONIN_SLOTS)
    ronin = t[PLAN_NEXT]
    while ronin < RONIN_SLOTS:
        count = legal_ronin(t, legal)
        row[ronin] = (legal[pick(dice, count)] - STAND) % SPACES
        deploy_ronin(t, ronin, row[ronin], silent)
        ronin = t[PLAN_NEXT]
    return row


def among(legal: Cells, count: i64, choice: i64) -> bool:
    """Whether a choice is legal."""
    i: i64 = 0
    while i < count:
        if legal[i] == choice:
            return True
        i += 1
    return False


def better_guard(
    a: Workspace, s: Cells, start: Cells, theirs: list[Cells], shares: list[float]
) -> tuple[Cells, float]:
    """Move one ronin or swap two as long as that helps; returns the guard and its chance."""
    best = start[:]
    highest = facing(a, s, best, theirs, shares, -1.0)
    found = True
    while found:
        found = False
        for one in range(RONIN_SLOTS):
            if best[one] == OFF_BOARD:
                continue
            for step in range(SPACES + RONIN_SLOTS):
                trial = best[:]
                if step < SPACES:
                    trial[one] = step
                else:
                    other = step - SPACES
                    if other <= one or best[other] == OFF_BOARD:
                        continue
                    trial[one] = best[other]
                    trial[other] = best[one]
                if not guard_of(s, trial):
                    continue
                value = facing(a, s, trial, theirs, shares, highest)
                if value > highest + 1e-9:
                    highest = value
                    best = trial
                    found = True
    return best, highest
