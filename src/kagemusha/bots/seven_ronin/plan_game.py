"""The plan game: the secret planning of one round as a matrix game, solved by double oracle.

The Attacker's plans are the rows: all of them, or a sample if there are too many. The Defender's
plans are the columns, and their number grows: both sides mix the plans that they have, and each
searches for a plan that does better against the other's mixture. Cells are computed when needed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from kagemusha.bots.seven_ronin.plan_matrix import UNKNOWN, PlanMatrix
from kagemusha.bots.seven_ronin.plan_types import RONIN, SPACES, PlanKnowledge, Work
from kagemusha.bots.seven_ronin.search.attacks import (
    ENDLESS,
    GuardMixture,
    better_attack,
    find_attacks,
)
from kagemusha.bots.seven_ronin.search.defence import Workspace
from kagemusha.bots.seven_ronin.search.evaluation import floats
from kagemusha.bots.seven_ronin.search.guards import (
    AttackMixture,
    GuardLimits,
    best_guards,
    better_guard,
    draw_guard,
    guards_to_scan,
    stations,
)
from kagemusha.bots.seven_ronin.search.matrix_game import fill_column
from kagemusha.bots.seven_ronin.search.round_play import is_last, unplanned_table
from kagemusha.bots.thinking_time import Deadline
from kagemusha.core.chance import Rng
from kagemusha.core.kernel import cells, pick

if TYPE_CHECKING:
    from kagemusha.bots.seven_ronin.search.evaluation import Floats
    from kagemusha.core.kernel import Cells

SPARE_ROWS = 64
"""Space for plans that are found later."""
CLOCKED = 60
"""With more seconds than this, the clock is ignored."""
CHUNK = 8
"""The number of rows for measuring the time of a row."""
MEASUREMENTS = 3
PLANS_A_ROW = 40
"""About how many plans can be enumerated in the time for one row."""
LOOK = 0.1
"""The fraction of the remaining time for enumerating plans."""
FEW_TURNS = 20
"""The turns of regret matching for measuring the time of one."""
MIXING = 0.25
"""The fraction of the remaining time that a mixture may take."""
CAREFULLY = 10
"""The final mixtures get this many times the usual turns."""
SUPPORT = 12
FAINT = 0.01
"""A search for a better plan uses only plans of the mixture with at least this share."""
TRACE = 0.002
"""The minimum share when all guards are compared; then the number of plans is not limited."""
ROW_STEPS = 3
"""How many times rows are added for the current columns."""
NEW_GUARDS = 3
"""How many columns are added at a time when all guards are compared."""
AT_LAST = 2
"""The last round gets this many times the usual rows and work: it is faster, and it decides."""
IDLE_STEPS = 4
"""Only every such step may end the search for lack of better plans; it always ends after this many
steps without a new plan."""
MOST_SCANNED = 10
"""All guards are compared if there are at most this many times the plans of a search."""
CLOSE = 0.002
"""The mixtures are good enough when no plan gains more than this."""


class PlanGame(PlanMatrix):
    """Grows the two sets of plans and their matrix."""

    def __init__(
        self, weights: Floats, numbers: Sequence[int], rng: Rng, work: Work, known: PlanKnowledge
    ) -> None:
        self.work = work
        self.most_tries = work.most_tries
        super().__init__(Workspace(weights), unplanned_table(numbers))
        self.workspace.set_up(self.table)
        self.times = AT_LAST if is_last(self.table) else 1
        self.dice = cells([1 + rng.below(2**31 - 300), 1 + rng.below(2**31 - 300)])
        posts = list(stations(self.table)) if known.posts is None else known.posts
        self.watch = GuardLimits(cells(posts), known.area, known.seen)
        pairs = zip(known.least, known.most, strict=True)
        self.bounds = cells([number for pair in pairs for number in pair])
        self.whole = True
        self.measuring = 0
        """The work for measuring the time of a row, which is not part of the budget."""
        self.scanned: dict[int, Floats] = {}
        """The known cells of a row against every guard, when all guards are compared."""

    def play(self, deadline: Deadline) -> None:
        """Do the work, or as much as time allows; there always is a mixture afterwards."""
        self._find_rows(deadline)
        for _ in range(self.work.starts):
            plan = self._any_guard()
            rows = [int(pick(self.dice, self.height)) for _ in range(6)]
            self._better_guard(plan, rows, [1 / 6] * 6)
            if deadline.passed and self.columns:
                break
            self.add_guard(plan)
        for index in range(len(self.columns)):
            self.add_row(int(self.best_of_rows([float(i == index) for i in range(index + 1)])[0]))
        self._settle(deadline)
        step = idle = 0
        hopeful = True
        budget = self.work.budget * self.times + self.measuring
        took = 0.0
        while hopeful and self.workspace.scratch.spent < budget and deadline.left > took:
            before = deadline.left
            plans = len(self.rows) + len(self.guards)
            hopeful = self._step(step, deadline)
            self._settle(deadline)
            took = before - deadline.left if before < CLOCKED else 0.0
            idle = idle + 1 if len(self.rows) + len(self.guards) == plans else 0
            hopeful = hopeful and idle < IDLE_STEPS
            step += 1
        if hopeful or not self.whole or not self._solve_exactly(budget, deadline):
            self._mix(self.work.turns * CAREFULLY, deadline)

    def _solve_exactly(self, budget: int, deadline: Deadline) -> bool:
        """Solve it exactly if all plans can be compared; returns whether no plan does better."""
        ways = self._ways()
        faint = TRACE
        while ways and self.workspace.scratch.spent < budget and not deadline.passed:
            self.solve_both()
            value = self.chance()
            fresh = self.best_of_rows(self.column_shares, value + CLOSE)
            lowest, guards = self._scan_guards(ways, faint)
            if not fresh and value - lowest <= CLOSE:
                return True
            plans = len(self.rows) + len(self.guards)
            for row in fresh:
                self.add_row(row)
            for guard in guards:
                self.add_guard(guard)
            if len(self.rows) + len(self.guards) == plans:
                if not faint:
                    return False
                faint = 0.0  # it only seemed better because rare rows were left out
        return False

    def _find_rows(self, deadline: Deadline) -> None:
        """Find the rows; their number, and that of later tries, depends on the clock."""
        most = self.work.rows * self.times
        enough = ENDLESS
        if deadline.left < CLOCKED:
            # From here on it makes no difference whether the time of a row was measured.
            dice, spent = self.dice[:], self.workspace.scratch.spent
            sample = find_attacks(self.table, CHUNK, self.bounds, self.dice, CHUNK)
            plan = self._any_guard()
            column = floats([0.0] * CHUNK)

            def fill() -> None:
                fill_column(self.workspace, self.table, sample.plans, 0, sample.count, plan, column)

            took = _seconds_for(fill, deadline) / int(sample.count)
            self.dice, self.measuring = dice, self.workspace.scratch.spent - spent
            affordable = int(deadline.left / took) // (CHUNK * 2)
            most = max(CHUNK, min(most, affordable))
            enough = max(CHUNK, int(deadline.left / took * PLANS_A_ROW * LOOK))
            self.most_tries = max(1, min(self.most_tries, affordable // SUPPORT))
        found = find_attacks(self.table, most, self.bounds, self.dice, enough)
        self.whole = found.seen <= found.count
        self.height = int(found.count)
        spare = [0] * (SPARE_ROWS * SPACES)
        self.attacks = cells([*found.plans[: self.height * SPACES], *spare])

    def _mix(self, turns: int, deadline: Deadline) -> None:
        """Compute mixtures in this many turns, or as many as the clock allows."""
        if deadline.left < CLOCKED:
            self.mix_both(1)  # computes the missing cells
            took = _seconds_for(lambda: self.mix_both(FEW_TURNS), deadline)
            turns = min(turns, int(deadline.left * MIXING / took * FEW_TURNS))
        if turns > FEW_TURNS:
            self.mix_both(turns)

    def _settle(self, deadline: Deadline) -> None:
        """Add rows until none does better against the current columns."""
        for _ in range(ROW_STEPS):
            self._mix(self.work.turns, deadline)
            if deadline.passed:
                return
            best = self.best_of_rows(self.column_shares, self.chance() + CLOSE)
            fresh = [row for row in best if row not in self.rows]
            if not fresh:
                return
            self.rows += fresh
        self._mix(self.work.turns, deadline)

    def _step(self, step: int, deadline: Deadline) -> bool:
        """Search for better plans beyond rows and columns; returns whether to continue."""
        value = self.chance()
        gain = 0.0
        if not self.whole:
            gain = self._find_attack(deadline) - value
        ways = self._ways()
        lowest, guards = self._scan_guards(ways) if ways else self._search_guard(step)
        for guard in guards:
            self.add_guard(guard)
        return gain > CLOSE or value - lowest > CLOSE or step % IDLE_STEPS < IDLE_STEPS - 1

    def _ways(self) -> int:
        """The number of guards if they are few enough to compare all; else 0."""
        ways = guards_to_scan(self.watch, self.table)
        return ways if ways <= self.most_tries * MOST_SCANNED else 0

    def _any_guard(self) -> Cells:
        plan = cells([0] * RONIN)
        draw_guard(self.watch, self.table, self.dice, plan)
        return plan

    def _scan_guards(self, ways: int, faint: float = TRACE) -> tuple[float, list[Cells]]:
        """The Attacker's chance against the best of all guards, and the best guards."""
        rows, shares = _most_frequent(self.rows, self.row_shares, len(self.rows), faint)
        for row in rows:
            if row not in self.scanned:
                self.scanned[row] = floats([UNKNOWN] * ways)
        best = [self._any_guard() for _ in range(min(NEW_GUARDS, ways))]
        lowest = best_guards(
            self.workspace,
            self.watch,
            self.table,
            self.attacks,
            cells(rows),
            floats(shares),
            [self.scanned[row] for row in rows],
            best,
        )
        return lowest, best

    def _search_guard(self, step: int) -> tuple[float, list[Cells]]:
        """Improve a known or a random guard; returns the Attacker's chance and the guard."""
        rows, shares = _most_frequent(self.rows, self.row_shares)
        plan = self._any_guard()
        if step % 2 == 0:
            columns, _ = _most_frequent(list(range(len(self.guards))), self.column_shares)
            plan = self.guards[columns[step // 2 % len(columns)]][:]
        return self._better_guard(plan, rows, shares), [plan]

    def _better_guard(self, plan: Cells, rows: list[int], shares: list[float]) -> float:
        mixture = AttackMixture(
            self.workspace, self.table, self.attacks, cells(rows), floats(shares)
        )
        return better_guard(mixture, self.watch, self.dice, plan, self.most_tries)

    def _find_attack(self, deadline: Deadline) -> float:
        """Search beyond the rows for a better plan; returns the chance with it."""
        if deadline.passed:
            return 0.0
        row = self.rows[self.row_shares.index(max(self.row_shares))]
        plan = self.attacks[row * SPACES : row * SPACES + SPACES]
        before = list(plan)
        columns, shares = _most_frequent(list(range(len(self.guards))), self.column_shares)
        guards = [self.guards[column] for column in columns]
        mixture = GuardMixture(self.workspace, self.table, guards, floats(shares))
        chance = better_attack(mixture, self.bounds, self.dice, plan, self.most_tries)
        if list(plan) != before:
            row = self.put_attack(plan)
            if row >= 0:
                self.add_row(row)
        return chance


def _seconds_for(work: Callable[[], None], deadline: Deadline) -> float:
    """How long this work takes: the least of some times, since a machine may pause once."""
    left = [deadline.left]
    while len(left) <= MEASUREMENTS and left[-1] > 0:
        work()
        left.append(deadline.left)
    return max(1e-9, min((before - after for before, after in pairwise(left)), default=0.0))


def _most_frequent(
    items: list[int], shares: list[float], most: int = SUPPORT, faint: float = FAINT
) -> tuple[list[int], list[float]]:
    """The items with the largest shares, scaled to sum to 1; new items have no share yet."""
    pairs = sorted(zip(items, shares, strict=False), key=lambda pair: -pair[1])[:most]
    pairs = [pair for pair in pairs if pair[1] > faint] or pairs[:1]
    total = sum(share for _, share in pairs)
    return [item for item, _ in pairs], [share / total for _, share in pairs]
