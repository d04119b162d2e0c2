"""The champion's plan game: fewer random plans, more that are found against a mixture.

Each side searches for a plan that does better against the other side's whole mixture, not only
against its most frequent plans. Starting from plans in its mixture and from others, the search
moves one ninja or one ronin at a time, as long as that helps. Plans found are added, and both sides
mix again. This also tells how much can still be gained against the mixtures.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from kagemusha.bots.seven_ronin.plan_game import CLOCKED, PlanGame
from kagemusha.bots.seven_ronin.plan_types import SPACES
from kagemusha.bots.seven_ronin.search.attacks import better_attack
from kagemusha.bots.seven_ronin.search.evaluation import floats
from kagemusha.bots.seven_ronin.search.guards import better_guard, guards_to_scan
from kagemusha.bots.seven_ronin.search.responses import (
    KnownAttacks,
    KnownChances,
    KnownGuards,
    most_to_add,
)
from kagemusha.core.kernel import cells, pick

if TYPE_CHECKING:
    from kagemusha.bots.thinking_time import Deadline

Item = TypeVar("Item")

ENOUGH = 0.002
"""A plan that gains less than this is not added."""
RARE = 0.002
"""Plans with a smaller share are left out of the mixture, and of searches for better plans."""
SETTLED = 4
"""The search ends after this many steps without a find."""
GLANCE = 10
"""All attacks are compared against this many of the most frequent guards."""
HOPED = 0.1
"""A search assumes that no attack is better against a guard than the best known one plus this."""
MOST_PLANS = 300
"""The maximum number of plans in a side's mixture."""
SPARE = 400
"""Space for attacks that are found later."""
SLACK = 3
"""Another first guard is sought only if at least this many times the last one's time is left."""
SCANNED = 1000
"""If there are at most this many guards, all are compared, as for the other levels."""


class ChampionGame(PlanGame):
    """Double oracle with searches from many plans against the whole mixtures."""

    gain_of_attack = 0.0
    gain_of_guard = 0.0
    """The last gains of the best plans found for each side against the mixtures."""

    def play(self, deadline: Deadline) -> None:
        """Do the work, or as much as time allows; there always is a mixture afterwards."""
        if self._ways():
            super().play(deadline)
            return
        self._find_rows(deadline)
        self.attacks = cells([*self.attacks, *([0] * (SPARE * SPACES))])
        self.known_of_attacks = KnownChances(MOST_PLANS)
        self.known_of_guards = KnownChances(MOST_PLANS)
        before = deadline.left
        self._begin(deadline)
        budget = self.work.budget * self.times + self.measuring
        step = idle = 0
        took = before - deadline.left if before < CLOCKED else 0.0
        recent: list[tuple[float, float]] = []
        while (
            idle < SETTLED
            and len(self.rows) < MOST_PLANS
            and len(self.guards) < MOST_PLANS
            and self.workspace.scratch.spent < budget
            and deadline.left > took
        ):
            before = deadline.left
            self._mix(self.work.turns, deadline)
            value = self.chance()
            gains = (self._seek_attack(step, value), self._seek_guard(step, value))
            recent.append(gains)
            idle = idle + 1 if max(gains) < ENOUGH else 0
            step += 1
            took = before - deadline.left if before < CLOCKED else 0.0
        self._mix(self.work.turns * 8, deadline)
        self.least = RARE
        last = recent[-SETTLED:] or [(0.0, 0.0)]
        self.gain_of_attack = max(0.0, *(gain for gain, _ in last))
        self.gain_of_guard = max(0.0, *(gain for _, gain in last))

    def gap(self) -> float:
        """What both sides could still gain, as far as known."""
        return max(super().gap(), self.gain_of_attack + self.gain_of_guard)

    def _ways(self) -> int:
        """The number of guards if they are few enough to compare all; else 0."""
        ways = guards_to_scan(self.watch, self.table)
        return ways if ways <= SCANNED else 0

    def _begin(self, deadline: Deadline) -> None:
        """Find a few guards against a few attacks, and the best attacks against those."""
        for _ in range(self.work.starts):
            rows = [int(pick(self.dice, self.height)) for _ in range(6)]
            before = deadline.left
            plan = self._any_guard()
            self._better_guard(plan, rows, [1 / 6] * 6)
            self.add_guard(plan)
            if before < CLOCKED and deadline.left < SLACK * (before - deadline.left):
                break
        for index in range(len(self.columns)):
            self.add_row(int(self.best_of_rows([float(i == index) for i in range(index + 1)])[0]))

    def _seek_attack(self, step: int, value: float) -> float:
        """Add attacks that do better than the value; returns the gain of the best one."""
        order, shares = _frequent(list(range(len(self.guards))), self.column_shares)
        guards = [self.guards[index] for index in order]
        most = most_to_add(
            floats(shares), [self.columns[index] for index in order], cells(self.rows), HOPED
        )
        few = [0.0] * len(self.columns)
        for index, share in zip(order[:GLANCE], _scaled(shares[:GLANCE]), strict=True):
            few[index] = share
        mixture = KnownGuards(
            self.workspace,
            self.table,
            guards,
            floats(shares),
            cells(order),
            most,
            self.known_of_attacks,
        )
        starts = self.best_of_rows(few)[: 2 if step % 2 else 1]
        mixed = [row for row, x in zip(self.rows, self.row_shares, strict=False) if x > RARE]
        starts.append(mixed[step % len(mixed)])
        gain = 0.0
        for row in starts:
            plan = self.attacks[row * SPACES : row * SPACES + SPACES]
            chance = better_attack(mixture, self.bounds, self.dice, plan, self.most_tries)
            gain = max(gain, chance - value)
            if chance - value > ENOUGH:
                found = self.put_attack(plan)
                if found >= 0:
                    self.add_row(found)
        return gain

    def _seek_guard(self, step: int, value: float) -> float:
        """Add guards that do better than the value; returns the gain of the best one."""
        order, shares = _frequent(list(range(len(self.rows))), self.row_shares)
        rows = [self.rows[place] for place in order]
        mixture = KnownAttacks(
            self.workspace,
            self.table,
            self.attacks,
            cells(rows),
            floats(shares),
            cells(order),
            self.known_of_guards,
        )
        mixed, _ = _frequent(self.guards, self.column_shares)
        starts = [mixed[step % len(mixed)][:], self._any_guard()]
        most = 0.0
        for plan in starts:
            chance = better_guard(mixture, self.watch, self.dice, plan, self.most_tries)
            most = max(most, value - chance)
            if value - chance > ENOUGH:
                self.add_guard(plan)
        return most


def _frequent(items: list[Item], shares: list[float]) -> tuple[list[Item], list[float]]:
    """The plans that are not rare, the most frequent first, and their shares scaled to sum to 1."""
    pairs = sorted(zip(items, shares, strict=False), key=lambda pair: -pair[1])
    pairs = [pair for pair in pairs if pair[1] > RARE] or pairs[:1]
    return [item for item, _ in pairs], _scaled([share for _, share in pairs])


def _scaled(shares: list[float]) -> list[float]:
    total = sum(shares)
    return [share / total for share in shares]
