"""Searches for a better plan against a whole mixture, with a cache of all chances.

It also prunes: it assumes that a guard never concedes much more than it has conceded so far, and
that an attack never wins much less often. So a plan that does badly against the first plans of the
mixture is not tried against the rest.
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
SLIGHT: Final = 1e-9
SURELY_WORSE: Final = 2.0
ATTACK_BITS: Final = 5
GUARD_BITS: Final = 4
"""The bits for each number of a plan."""


class KnownChances:
    """The known chances of plans of one side against those of the other: a line for each plan."""

    def __init__(self, width: int, bits: int) -> None:
        self.bits: i64 = bits
        self.places: dict[int, int] = {}
        self.plans: list[Cells] = []
        self.lines: list[Floats] = []
        self.blank: Floats = floats([UNKNOWN] * width)

    def line(self, plan: Cells) -> Floats:
        """The line of a plan."""
        key = key_of(plan, self.bits)
        if key not in self.places:
            self.places[key] = len(self.lines)
            self.plans.append(plan[:])
            self.lines.append(self.blank[:])
        return self.lines[self.places[key]]


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
        return self.meet(plan, self.known.line(plan), bound)

    def meet(self, plan: Cells, line: Floats, bound: float) -> float:
        """The same with the plan's line: what is known counts first."""
        numbers = self.numbers
        shares = self.shares
        most = self.most
        total = 0.0
        rest = 0.0
        index: i64 = 0
        n = len(most)
        while index < n:
            chance = line[numbers[index]]
            if chance >= 0.0:
                total += shares[index] * chance
            else:
                rest += most[index]
            index += 1
        index = 0
        while index < n:
            if total + rest <= bound:
                return UNKNOWN
            if line[numbers[index]] < 0.0:
                chance = play_plans(self.work, self.table, plan, 0, self.guards[index], 0)
                line[numbers[index]] = chance
                total += shares[index] * chance
                rest -= most[index]
            index += 1
        return total

    def best_alone(self, height: int) -> int:
        """The place of the best of the first `height` known plans against the first guard."""
        number = self.numbers[0]
        best: i64 = 0
        highest = -1.0
        place: i64 = 0
        while place < height:
            line = self.known.lines[place]
            if line[number] < 0.0:
                plan = self.known.plans[place]
                line[number] = play_plans(self.work, self.table, plan, 0, self.guards[0], 0)
            if line[number] > highest:
                highest = line[number]
                best = place
            place += 1
        return best

    def best_known(self, value: float, bar: float, tried: int, best: Cells) -> int:
        """Write the places of the best known plans above the bar to `best`; returns how many.

        Only the `tried` plans are compared that seem best if a guard concedes `value` where it is
        not known.
        """
        promise = promises(self.known.lines, self.numbers, self.shares, value)
        chances = floats([0.0] * len(best))
        count: i64 = len(promise)
        least = 0.0
        if count > tried:
            least = sorted(promise)[count - tried]
        found: i64 = 0
        place: i64 = 0
        while place < count:
            if promise[place] >= least:
                chance = self.meet(self.known.plans[place], self.known.lines[place], bar)
                if chance > bar:
                    found = min(found + 1, len(best))
                    i = found - 1
                    while i > 0 and chances[i - 1] < chance:
                        chances[i] = chances[i - 1]
                        best[i] = best[i - 1]
                        i -= 1
                    chances[i] = chance
                    best[i] = place
                    if found == len(best):
                        bar = chances[found - 1]
            place += 1
        return found


def promises(lines: list[Floats], numbers: Cells, shares: Floats, value: float) -> list[float]:
    """The chances of plans against a mixture, with `value` for what is not known."""
    found: list[float] = []
    n: i64 = len(shares)
    for line in lines:
        total = 0.0
        i: i64 = 0
        while i < n:
            chance = line[numbers[i]]
            total += shares[i] * (chance if chance >= 0.0 else value)
            i += 1
        found.append(total)
    return found


def least_to_add(shares: Floats, columns: list[Floats], rows: Cells, less: float) -> Floats:
    """For each attack of a mixture the least that it adds: its share of its worst known case."""
    found = shares[:]
    i: i64 = 0
    while i < len(rows):
        worst = 1.0
        index: i64 = 0
        while index < len(columns):
            worst = min(worst, columns[index][rows[i]])
            index += 1
        found[i] = shares[i] * max(0.0, worst - less)
        i += 1
    return found


class KnownAttacks(AttackMixture):
    """A mixture of attacks that caches the chances of plans against them.

    `least` is the assumed minimum that each attack adds; `numbers` are their positions in a line.
    """

    def __init__(
        self,
        work: Workspace,
        s: Cells,
        attacks: Cells,
        rows: Cells,
        shares: Floats,
        numbers: Cells,
        least: Floats,
        known: KnownChances,
    ) -> None:
        super().__init__(work, s, attacks, rows, shares)
        self.numbers = numbers
        self.least = least
        self.known = known

    def chance(self, plan: Cells, bound: float) -> float:
        """The Attacker's chance against one plan; stops as soon as it seems above `bound`."""
        return self.meet(plan, self.known.line(plan), bound)

    def meet(self, plan: Cells, line: Floats, bound: float) -> float:
        """The same with the plan's line: what is known counts first."""
        numbers = self.numbers
        shares = self.shares
        least = self.least
        total = 0.0
        rest = 0.0
        i: i64 = 0
        n = len(least)
        while i < n:
            chance = line[numbers[i]]
            if chance >= 0.0:
                total += shares[i] * chance
            else:
                rest += least[i]
            i += 1
        i = 0
        while i < n:
            if total + rest > bound + SLIGHT:
                return SURELY_WORSE
            if line[numbers[i]] < 0.0:
                chance = play_plans(self.work, self.table, self.attacks, self.rows[i], plan, 0)
                line[numbers[i]] = chance
                total += shares[i] * chance
                rest -= least[i]
            i += 1
        return total

    def best_known(self, value: float, bar: float, tried: int, best: Cells) -> int:
        """Write the places of the best known plans below the bar to `best`; returns how many.

        Only the `tried` plans are compared that seem best if an attack has `value` where it is not
        known.
        """
        promise = promises(self.known.lines, self.numbers, self.shares, value)
        chances = floats([0.0] * len(best))
        count: i64 = len(promise)
        most = 2.0
        if count > tried:
            most = sorted(promise)[tried]
        found: i64 = 0
        place: i64 = 0
        while place < count:
            if promise[place] < most:
                chance = self.meet(self.known.plans[place], self.known.lines[place], bar)
                if chance < bar:
                    found = min(found + 1, len(best))
                    i = found - 1
                    while i > 0 and chances[i - 1] > chance:
                        chances[i] = chances[i - 1]
                        best[i] = best[i - 1]
                        i -= 1
                    chances[i] = chance
                    best[i] = place
                    if found == len(best):
                        bar = chances[found - 1]
            place += 1
        return found
