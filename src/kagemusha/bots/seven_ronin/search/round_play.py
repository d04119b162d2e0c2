"""Plays a round from the reveal to its end, and values each choice in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kagemusha.bots.seven_ronin.search.area_uses import play_area_step
from kagemusha.bots.seven_ronin.search.defence import Workspace, best_defence, wound
from kagemusha.bots.seven_ronin.search.evaluation import evaluate
from kagemusha.bots.seven_ronin.search.scratch import copy, use
from kagemusha.core.kernel import cells
from kagemusha.games.seven_ronin.phases.flow import legal_choices, next_side
from kagemusha.games.seven_ronin.phases.layout import (
    AREA_STEP,
    AREAS,
    ATTACKER,
    DIVIDE,
    DIVISION,
    DONE,
    OVER,
    PASSAGE_DIVISION,
    PHASE,
    PLAN_NINJA,
    PLAN_RONIN,
    PLANNING,
    RONIN_SLOTS,
    RONIN_STEP,
    ROUND,
    ROUNDS,
    SPACES,
    STATION,
    TASUKE,
    WINNER,
)
from kagemusha.games.seven_ronin.phases.planning import clear_ninja_plan, clear_ronin_plan
from kagemusha.games.seven_ronin.phases.reveal import reveal
from kagemusha.games.seven_ronin.phases.ronin_step import (
    use_ronin_ability,
)
from kagemusha.games.seven_ronin.phases.wounds import (
    deal_wounds,
    one_side_is_gone,
    strike,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.bots.seven_ronin.search.evaluation import Floats
    from kagemusha.core.kernel import Cells


def table_of(numbers: Sequence[int]) -> Cells:
    """Convert a state for the search."""
    return cells(numbers)


def unplanned_table(numbers: Sequence[int]) -> Cells:
    """Convert a state of the planning phase, with nothing planned but what the Animal Pen holds."""
    s = cells(numbers)
    clear_ninja_plan(s)
    clear_ronin_plan(s)
    s[PHASE] = PLANNING
    return s


def is_last(s: Cells) -> bool:
    """Whether it is the last round."""
    return s[ROUND] == s[ROUNDS]


def play_plans(
    work: Workspace, base: Cells, attacks: Cells, attack: i64, guards: Cells, guard: i64
) -> float:
    """The Attacker's chance after two plans meet; given by their positions in two flat lists."""
    s = work.start
    cell: i64 = 0
    while cell < AREAS:  # the rest is the board, which all tables have
        s[cell] = base[cell]
        cell += 1
    first = attack * SPACES
    space: i64 = 0
    while space < SPACES:
        s[PLAN_NINJA + space] = attacks[first + space]
        space += 1
    first = guard * RONIN_SLOTS
    ronin: i64 = 0
    while ronin < RONIN_SLOTS:
        s[PLAN_RONIN + ronin] = guards[first + ronin]
        ronin += 1
    reveal(s, work.scratch.tape)
    if one_side_is_gone(s, work.scratch.tape):
        return 1.0 if s[WINNER] == ATTACKER else 0.0
    return best_defence(work, s)


def choice_values(work: Workspace, s: Cells, values: Floats, plies: i64) -> i64:
    """Write the Attacker's chance after each legal choice outside planning; returns how many."""
    scratch = work.scratch
    phase = s[PHASE]
    legal = work.legal[:]
    n = legal_choices(s, next_side(s), legal)
    t = s[:]
    i: i64 = 0
    while i < n:
        choice = legal[i]
        copy(t, s)
        if phase == RONIN_STEP:
            if choice == DONE:
                values[i] = (
                    play_area_step(scratch, t)
                    if wound(scratch, t)
                    else evaluate(t, scratch.weights)
                )
            else:
                use_ronin_ability(t, choice, scratch.tape)
                one_side_is_gone(t, scratch.tape)
                values[i] = best_defence(work, t)
        elif phase == DIVISION:
            deal_wounds(t, choice - DIVIDE, scratch.tape)
            t[PHASE] = AREA_STEP
            one_side_is_gone(t, scratch.tape)
            values[i] = play_area_step(scratch, t)
        elif phase == PASSAGE_DIVISION:
            strike(t, t[STATION + TASUKE], choice - DIVIDE, scratch.tape)
            t[PHASE] = AREA_STEP
            one_side_is_gone(t, scratch.tape)
            values[i] = play_area_step(scratch, t)
        elif choice == DONE:
            values[i] = evaluate(t, scratch.weights)
        else:
            use(scratch, t, choice)
            values[i] = search_area_uses(work, t, plies - 1)
        i += 1
    return n


def search_area_uses(work: Workspace, s: Cells, plies: i64) -> float:
    """The Attacker's chance in step 3 with an exhaustive search of the next `plies` uses."""
    scratch = work.scratch
    best = evaluate(s, scratch.weights)
    if s[PHASE] == OVER or best == 1.0:
        return best
    t = s[:]
    if plies > 0:
        legal = work.legal[:]
        n = legal_choices(s, ATTACKER, legal)
        i: i64 = 0
        while i < n - 1 and best < 1.0:
            copy(t, s)
            use(scratch, t, legal[i])
            best = max(best, search_area_uses(work, t, plies - 1))
            i += 1
        return best
    return max(best, play_area_step(scratch, t))
