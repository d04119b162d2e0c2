"""Scratch memory for searching a round, and trying one use of an area."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kagemusha.bots.seven_ronin.search.evaluation import evaluate
from kagemusha.core.kernel import TAPE_OFF, cells
from kagemusha.games.seven_ronin.phases.area_step import (
    add_shots,
    occupied,
    use_area_ability,
)
from kagemusha.games.seven_ronin.phases.layout import (
    COPY_FIELD,
    DIVIDE,
    GRANARY,
    GUARD,
    INNS,
    LEGAL_SIZE,
    OVER,
    OWN,
    PHASE,
    PLACE,
    PLAN_NINJA,
    RECRUIT,
    SEND,
    STATE_SIZE,
    STATION,
    SUPPLY,
    TASUKE,
    USED,
    WATCHTOWER,
)
from kagemusha.games.seven_ronin.phases.wounds import legal_division, one_side_is_gone, strike

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.bots.seven_ronin.search.evaluation import Floats
    from kagemusha.core.kernel import Cells

SETTLED: Final[i64] = PLAN_NINJA
"""Steps 1 to 3 only change cells before this one."""
ASSAULTS: Final[i64] = 9
"""Tables for a search of uses one after another."""
HARDLY: Final = 1e-7
"""A smaller difference is no gain."""


class Scratch:
    """Weights and working memory. Nothing is kept from one search to the next."""

    def __init__(self, weights: Floats) -> None:
        self.weights = weights
        self.tape: Cells = cells([TAPE_OFF])
        self.legal: Cells = cells([0] * LEGAL_SIZE)
        self.uses: Cells = cells([0] * LEGAL_SIZE)
        self.trial: Cells = cells([0] * STATE_SIZE)
        self.split: Cells = cells([0] * STATE_SIZE)
        self.parted: Cells = cells([0] * STATE_SIZE)
        self.assault: list[Cells] = [cells([0] * STATE_SIZE) for _ in range(ASSAULTS)]
        self.assault_uses: list[Cells] = [cells([0] * LEGAL_SIZE) for _ in range(ASSAULTS)]
        self.nodes: i64 = 0
        """The number of tables in one search for a win."""
        self.spent: i64 = 0
        """The number of tables evaluated so far, a measure of work that is the same everywhere."""

    def set_up(self, s: Cells) -> None:
        """Copy the board and the edition of a match to every table."""
        copy_all(self.trial, s)
        copy_all(self.split, s)
        copy_all(self.parted, s)
        for table in self.assault:
            copy_all(table, s)


def copy(to: Cells, of: Cells) -> None:
    """Copy a table to another one of the same match and round, after the reveal."""
    i: i64 = 0
    while i < SETTLED:
        to[i] = of[i]
        i += 1


def copy_all(to: Cells, of: Cells) -> None:
    """Copy a whole state."""
    i: i64 = 0
    while i < STATE_SIZE:
        to[i] = of[i]
        i += 1


def use(scratch: Scratch, s: Cells, choice: i64) -> None:
    """Use an area. Ninja sent by the Passage strike at once, with the Defender's best division."""
    use_area_ability(s, choice, scratch.tape)
    if one_side_is_gone(s, scratch.tape):
        return
    ability = choice - (INNS if choice >= INNS else OWN)
    if ability < SEND or ability >= COPY_FIELD:
        return
    area = (ability - SEND) // 2
    if s[GUARD + area] == 0:
        return
    share: i64 = 0
    if s[STATION + TASUKE] == area:
        share = best_share(scratch, s, area)
    strike(s, area, share, scratch.tape)
    one_side_is_gone(s, scratch.tape)


def best_share(scratch: Scratch, s: Cells, area: i64) -> i64:
    """How many of the wounds Tasuke should take beside a partner."""
    ways = legal_division(s, scratch.legal)
    if ways == 0:
        return 0
    first = scratch.legal[0] - DIVIDE
    best = first
    lowest = 2.0
    way: i64 = 0
    while way < ways and ways > 1:
        copy(scratch.split, s)
        strike(scratch.split, area, first + way, scratch.tape)
        one_side_is_gone(scratch.split, scratch.tape)
        value = evaluate(scratch.split, scratch.weights)
        if value < lowest:
            lowest = value
            best = first + way
        way += 1
    return best


def take_gifts(scratch: Scratch, s: Cells) -> None:
    """Use the Granary and the Watchtower, as long as that costs nothing."""
    if s[PHASE] == OVER:
        return
    granary = s[PLACE + GRANARY]
    if granary >= 0 and s[USED + granary] == 0 and s[SUPPLY] > 0 and occupied(s, granary):
        use_area_ability(s, OWN + RECRUIT, scratch.tape)
    tower = s[PLACE + WATCHTOWER]
    if tower >= 0 and s[USED + tower] == 0 and occupied(s, tower):
        n = add_shots(s, OWN, scratch.uses, 0)
        if n == 1:
            use(scratch, s, scratch.uses[0])
        elif n > 1:
            use_best(scratch, s, n, -1.0)


def use_best(scratch: Scratch, s: Cells, n: i64, now: float) -> float:
    """Apply the best of the first `n` uses if it gains something; returns the chance after it."""
    best: i64 = -1
    highest = now + HARDLY
    scratch.spent += n
    i: i64 = 0
    while i < n:
        copy(scratch.trial, s)
        use(scratch, scratch.trial, scratch.uses[i])
        value = evaluate(scratch.trial, scratch.weights)
        if value > highest:
            highest = value
            best = scratch.uses[i]
        i += 1
    if best < 0:
        return now
    use(scratch, s, best)
    return highest
