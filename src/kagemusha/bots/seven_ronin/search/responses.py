"""Searches for a better plan against a whole mixture, with a cache of all chances.

For the Attacker it also prunes: it assumes that a guard never concedes much more than it has
conceded so far. So a plan that does badly against the first guards is not tried against the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kagemusha.bots.seven_ronin.search.attacks import GuardMixture
from kagemusha.bots.seven_ronin.search.defence import Workspace
from kagemusha.bots.seven_ronin.search.evaluation import floats
from kagemusha.bots.seven_ronin.search.guards import AttackMixture
from kagemusha.bots.seven_ronin.search.round_play import play_plans

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.bots.seven_ronin.search.evaluation import Floats
    from kagemusha.core.kernel import Cells

UNKNOWN: Final = -1.0


class KnownChances:
    """The known chances of plans of one side against those of the other: a line for each plan."""

    def __init__(self, width: int) -> None:
        self.lines: dict[int, Floats] = {}
        self.blank: Floats = floats([UNKNOWN] * width)

    def line(self, key: int) -> Floats:
        """The line of a plan, by its key."""
        if key not in self.lines:
            self.lines[key] = self.blank[:]
        return self.lines[key]


def key_of(plan: Cells, bits: i64) -> int:
    """A plan as one number."""
    key: i64 = 0
    i: i64 = 0
    while i < len(plan):
        key = (key << bits) + plan[i] + 2  # a ronin who has no space is -1 or -2
        i += 1
    return key


def most_to_add(shares: Floats, columns: list[Floats], rows: Cells, extra: float) -> Floats:
    """For each guard of a mixture the most that it adds: its share of its worst known case."""
    found = shares[:]
    index: i64 = 0
    while index < len(columns):
        worst = 0.0
        column = columns[index]
        i: i64 = 0
        while i < len(rows):
            worst = max(worst, column[rows[i]])
            i += 1
        found[index] = shares[index] * min(1.0, worst + extra)
        index += 1
    return found


class KnownGuards(GuardMixture):
    """A mixture of guards that caches the chances of plans against them.

    `most` is the assumed maximum that each guard adds; `numbers` are their positions in a line.
    """

    def __init__(
        self,
        work: Workspace,
        s: Cells,
        guards: list[Cells],
        shares: Floats,
        numbers: Cells,
        most: Floats,
        known: KnownChances,
    ) -> None:
        super().__init__(work, s, guards, shares)
        self.numbers = numbers
        self.most = most
        self.known = known

    def chance(self, plan: Cells, bound: float) -> float:
        """The Attacker's chance with one plan; stops as soon as it seems below `bound`."""
        line = self.known.line(key_of(plan, 5))
        most = self.most
        rest = 0.0
        index: i64 = 0
        while index < len(most):
            rest += most[index]
            index += 1
        total = 0.0
        index = 0
        while index < len(most):
            if total + rest <= bound:
                return -1.0
            chance = line[self.numbers[index]]
            if chance < 0.0:
                chance = play_plans(self.work, self.table, plan, 0, self.guards[index], 0)
                line[self.numbers[index]] = chance
            total += self.shares[index] * chance
            rest -= most[index]
            index += 1
        return total


class KnownAttacks(AttackMixture):
    """A mixture of attacks that caches the chances of plans against them.

    `numbers` are the positions of the attacks in a line.
    """

    def __init__(
        self,
        work: Workspace,
        s: Cells,
        attacks: Cells,
        rows: Cells,
        shares: Floats,
        numbers: Cells,
        known: KnownChances,
    ) -> None:
        super().__init__(work, s, attacks, rows, shares)
        self.numbers = numbers
        self.known = known

    def chance(self, plan: Cells, bound: float) -> float:
        """The Attacker's chance against one plan; stops as soon as it is above `bound`."""
        line = self.known.line(key_of(plan, 4))
        total = 0.0
        i: i64 = 0
        n = len(self.rows)
        while i < n and total < bound:
            chance = line[self.numbers[i]]
            if chance < 0.0:
                chance = play_plans(self.work, self.table, self.attacks, self.rows[i], plan, 0)
                line[self.numbers[i]] = chance
            total += self.shares[i] * chance
            i += 1
        return total
