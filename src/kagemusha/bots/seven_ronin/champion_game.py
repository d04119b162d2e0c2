"""The champion's plan game: few random plans, many that are found against a mixture.

Both sides remember every plan that was ever tried, with its known chances. In each step, those that
seem best against the other side's whole mixture are compared with it; the best one is improved by
moving one ninja or one ronin at a time; and both sides mix again. An attack that wins at once is
easily missed, so against each guard that is played often all attacks are compared that send as many
ninja as possible.

The last mixtures of such a search are not safe: the plans added last are played often, and nothing
was found against them yet. So in the end each side keeps its plans and only the other side searches
on. This also tells how much can still be gained against the mixtures.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from kagemusha.bots.seven_ronin.plan_game import CLOCKED, PlanGame
from kagemusha.bots.seven_ronin.plan_types import SPACES
from kagemusha.bots.seven_ronin.search.attacks import better_attack, full_attacks
from kagemusha.bots.seven_ronin.search.evaluation import floats
from kagemusha.bots.seven_ronin.search.guards import better_guard, guards_to_scan
from kagemusha.bots.seven_ronin.search.responses import (
    ATTACK_BITS,
    GUARD_BITS,
    KnownAttacks,
    KnownChances,
    KnownGuards,
    least_to_add,
    most_to_add,
)
from kagemusha.core.kernel import cells, pick

if TYPE_CHECKING:
    from collections.abc import Callable

    from kagemusha.bots.seven_ronin.plan_types import Plan
    from kagemusha.bots.thinking_time import Deadline
    from kagemusha.core.kernel import Cells

Item = TypeVar("Item")

ENOUGH = 0.002
"""A plan that gains less than this is not added."""
RARE = 0.002
"""Plans with a smaller share are left out of the mixture, and of searches for better plans."""
SETTLED = 4
"""The search ends after this many steps without a find."""
FULL = 2000
"""The maximum number of attacks with as many ninja as possible that are considered."""
BEST = 2
"""How many of the known plans of a side are added in each step; the best one is improved first."""
TRIED = 100
"""How many of the known plans of a side are compared in each step."""
HEAVY = 0.03
"""Against a guard with this share, all plans with as many ninja as possible are compared."""
PUNISHED = 2
"""The maximum number of such guards in a step."""
EXPLORED = 3
"""In each step with a number divisible by this, and if no known plan does better, a search begins
elsewhere, too."""
HOPED = 0.1
"""A search assumes that no attack is better against a guard than the best known one plus this."""
FEARED = 0.02
"""And that no guard is better against an attack than the best known one by more than this."""
BOTH = 0.7
"""The part of the work for both sides together; then each side's mixture is made safe."""
MOST_PLANS = 250
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
    full = 0
    """How many of the first known attacks send as many ninja as possible; all if the clock allows
    only few."""
    took = 0.0
    """The seconds of the last step, if there is a clock."""
    thorough = False
    """Whether such attacks are compared against rare guards, too."""

    def play(self, deadline: Deadline) -> None:
        """Do the work, or as much as time allows; there always is a mixture afterwards."""
        if self._ways():
            super().play(deadline)
            return
        self._find_rows(deadline)
        self.known_of_attacks = KnownChances(MOST_PLANS, ATTACK_BITS)
        for row in range(self.height):
            self.known_of_attacks.line(self.attacks[row * SPACES : row * SPACES + SPACES])
        self.known_of_guards = KnownChances(MOST_PLANS, GUARD_BITS)
        self.punished: set[int] = set()
        """The guards against which all of those attacks were compared."""
        before = deadline.left
        self._begin(deadline)
        self.took = before - deadline.left if before < CLOCKED else 0.0
        budget = self.work.budget * self.times + self.measuring
        attacks, guards = self._seek_attack, self._seek_guard
        self._improve([attacks, guards], int(BOTH * budget), BOTH, deadline)
        self.gain_of_attack = self._improve([attacks], int((1 + BOTH) / 2 * budget), 0.5, deadline)
        safe = self.column_shares
        self.gain_of_guard = self._improve([guards], budget, 1.0, deadline)
        self.column_shares = safe + [0.0] * (len(self.columns) - len(safe))
        self.least = RARE

    def _improve(
        self,
        seeks: list[Callable[[int, float], float]],
        budget: int,
        part: float,
        deadline: Deadline,
    ) -> float:
        """Search for better plans of one side or both, until none is found, or for a part of the
        remaining time; returns the last gain."""
        clock = deadline.left
        step = idle = 0
        recent = [0.0]
        while (
            idle < SETTLED
            and len(self.rows) < MOST_PLANS
            and len(self.guards) < MOST_PLANS
            and self.workspace.scratch.spent < budget
            and (clock >= CLOCKED or clock - deadline.left + self.took < part * clock)
        ):
            before = deadline.left
            self._mix(self.work.turns, deadline)
            value = self.chance()
            known = len(self.punished) + len(self.rows) + len(self.guards)
            gain = max([seek(step, value) for seek in seeks])
            recent.append(gain)
            if len(self.punished) + len(self.rows) + len(self.guards) == known:
                idle += 1
            elif gain >= ENOUGH:
                idle = 0
            self.thorough = idle > 0 or len(seeks) == 1
            step += 1
            self.took = before - deadline.left if before < CLOCKED else 0.0
        if step or not self.row_shares:
            self._mix(self.work.turns * 8, deadline)
        return max(0.0, *recent[-SETTLED:])

    def _find_rows(self, deadline: Deadline) -> None:
        """Find the rows: plans with as many ninja as possible, and some of all plans."""
        super()._find_rows(deadline)
        plans = _plans_in(self.attacks, self.height)
        self.full = self.height
        hurried = self.height < self.work.rows * self.times
        if not self.whole and not hurried:
            most = min(FULL, 2 * self.height)
            found = full_attacks(self.table, most, self.bounds, self.dice)
            self.full = int(found.count)
            plans = list(dict.fromkeys(_plans_in(found.plans, self.full) + plans))
        self.height = len(plans)
        self.row_of = {plan: row for row, plan in enumerate(plans)}
        spare = [0] * (SPARE * SPACES)
        self.attacks = cells([*(number for plan in plans for number in plan), *spare])

    def put_attack(self, plan: Cells) -> int:
        """The row of a plan, a new one if it has none; -1 if there is no more room."""
        wanted = tuple(plan)
        if wanted not in self.row_of:
            row = self.append_attack(plan)
            if row < 0:
                return row
            self.row_of[wanted] = row
        return self.row_of[wanted]

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
        mixture = KnownGuards(
            self.workspace,
            self.table,
            [self.guards[index] for index in order],
            floats(shares),
            cells(order),
            most_to_add(
                floats(shares), [self.columns[index] for index in order], cells(self.rows), HOPED
            ),
            self.known_of_attacks,
        )
        best = cells([0] * BEST)
        heavy = [
            index
            for index, share in zip(order, shares, strict=True)
            if index not in self.punished and share > (RARE if self.thorough else HEAVY)
        ]
        for index in heavy[:PUNISHED]:
            self._punish(index)
        found = mixture.best_known(value, value + ENOUGH, TRIED, best)
        plans = [self.known_of_attacks.plans[place][:] for place in best[:found]]
        more = plans[1:]
        starts = plans[:1]
        if not found or step % EXPLORED == 0:
            mixed = [row for row, x in zip(self.rows, self.row_shares, strict=False) if x > RARE]
            row = mixed[step % len(mixed)]
            starts.append(self.attacks[row * SPACES : row * SPACES + SPACES])
        gain = 0.0
        for plan in starts:
            chance = better_attack(mixture, self.bounds, self.dice, plan, self.most_tries)
            gain = max(gain, chance - value)
            if chance - value > ENOUGH:
                more.append(plan)
        for plan in more:
            row = self.put_attack(plan)
            if row >= 0:
                self.add_row(row)
        return gain

    def _seek_guard(self, step: int, value: float) -> float:
        """Add guards that do better than the value; returns the gain of the best one."""
        order, shares = _frequent(list(range(len(self.rows))), self.row_shares)
        rows = cells([self.rows[place] for place in order])
        mixture = KnownAttacks(
            self.workspace,
            self.table,
            self.attacks,
            rows,
            floats(shares),
            cells(order),
            least_to_add(floats(shares), self.columns, rows, FEARED),
            self.known_of_guards,
        )
        best = cells([0] * BEST)
        found = mixture.best_known(value, value - ENOUGH, TRIED, best)
        plans = [self.known_of_guards.plans[place][:] for place in best[:found]]
        more = plans[1:]
        starts = plans[:1]
        if not found or step % EXPLORED == 0:
            mixed, _ = _frequent(self.guards, self.column_shares)
            starts += [mixed[step % len(mixed)][:], self._any_guard()]
        gain = 0.0
        for plan in starts:
            chance = better_guard(mixture, self.watch, self.dice, plan, self.most_tries)
            gain = max(gain, value - chance)
            if value - chance > ENOUGH:
                more.append(plan)
        for plan in more:
            self.add_guard(plan)
        return gain

    def _punish(self, index: int) -> None:
        """Look for the best attack against a single guard, to know it later."""
        one = floats([1.0])
        mixture = KnownGuards(
            self.workspace,
            self.table,
            [self.guards[index]],
            one,
            cells([index]),
            one,
            self.known_of_attacks,
        )
        place = mixture.best_alone(self.full)
        plan = self.known_of_attacks.plans[place][:]
        better_attack(mixture, self.bounds, self.dice, plan, self.most_tries)
        self.punished.add(index)


def _plans_in(run: Cells, count: int) -> list[Plan]:
    """The first plans of a flat array."""
    return [tuple(run[row * SPACES : row * SPACES + SPACES]) for row in range(count)]


def _frequent(items: list[Item], shares: list[float]) -> tuple[list[Item], list[float]]:
    """The plans that are not rare, the most frequent first, and their shares scaled to sum to 1."""
    pairs = sorted(zip(items, shares, strict=False), key=lambda pair: -pair[1])
    pairs = [pair for pair in pairs if pair[1] > RARE] or pairs[:1]
    return [item for item, _ in pairs], _scaled([share for _, share in pairs])


def _scaled(shares: list[float]) -> list[float]:
    total = sum(shares)
    return [share / total for share in shares]
