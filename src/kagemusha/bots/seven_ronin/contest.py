"""The secret planning of one round as a game of its own, its mixtures found by double oracle.

The plans of the Attacker are the rows, all of them if there are not too many. The Defender's
columns grow: again and again both sides mix what there is, and each looks for a plan that does
better against the other's mixture.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from typing import TYPE_CHECKING

from kagemusha.bots.effort import Deadline
from kagemusha.bots.seven_ronin.search.attacks import better_attack, find_attacks
from kagemusha.bots.seven_ronin.search.combat import open_table
from kagemusha.bots.seven_ronin.search.guards import (
    Watch,
    best_guard,
    better_guard,
    draw_guard,
    guards_to_scan,
    stations,
)
from kagemusha.bots.seven_ronin.search.mixing import expect, fill, gather, mix
from kagemusha.bots.seven_ronin.search.stand import Arena
from kagemusha.bots.seven_ronin.search.worth import floats
from kagemusha.bots.seven_ronin.terms import RONIN, SPACES, Known, Plan, Share, Work
from kagemusha.core.chance import Stream
from kagemusha.core.kernel import cells, pick

if TYPE_CHECKING:
    from kagemusha.bots.seven_ronin.search.worth import Floats
    from kagemusha.core.kernel import Cells

SPARE_ROWS = 64
"""Room for plans that are found later."""
CHUNK = 8
"""Rows that are filled between two looks at the clock."""
SUPPORT = 10
"""Plans of a mixture that an answer is sought against."""
SLIGHT = 0.02
"""A share below this is given to the others."""
ROW_STEPS = 8
NEW_ROWS = 3
"""How often rows are added for the columns there are, and how many at once."""
IDLE_STEPS = 4
"""Only at every so manieth step may the search end because nothing better was found."""
MOST_SCANNED = 10
"""For each plan that a search would try, so many may be looked through one by one instead."""
CLOSE = 0.002
"""When no plan gains more than this, the mixtures are good enough."""


class Contest:
    """Grows the two sets of plans and their matrix."""

    def __init__(
        self, weights: Floats, numbers: Sequence[int], stream: Stream, work: Work, known: Known
    ) -> None:
        self.work = work
        self.patience = work.patience
        self.table = open_table(numbers)
        self.arena = Arena(weights)
        self.arena.set_up(self.table)
        self.dice = cells([1 + stream.below(2**31 - 300), 1 + stream.below(2**31 - 300)])
        posts = list(stations(self.table)) if known.posts is None else known.posts
        self.watch = Watch(cells(posts), known.area, known.seen)
        pairs = zip(known.least, known.most, strict=True)
        self.bounds = cells([number for pair in pairs for number in pair])
        self.height = 0
        self.whole = True
        self.attacks: Cells = cells([])
        self.rows: list[int] = []
        self.guards: list[Cells] = []
        self.columns: list[Floats] = []
        self.row_shares: list[float] = []
        self.column_shares: list[float] = []

    # --- growing --------------------------------------------------------------------------

    def play(self, deadline: Deadline) -> bool:
        """Do the work, or as much of it as there is time for; whether there is a mixture."""
        self._find_rows(deadline)
        for _ in range(self.work.starts):
            plan = self._any_guard()
            rows = [int(pick(self.dice, self.height)) for _ in range(6)]
            self._better_guard(plan, rows, [1 / 6] * 6)
            self._add_guard(plan, deadline)
            if deadline.passed:
                break
        if not self.columns:
            return False
        for column in self.columns:
            chances = list(column)[: self.height]
            self._add_row(chances.index(max(chances)))
        self._settle()
        step = 0
        hopeful = True
        while hopeful and self.arena.desk.spent < self.work.budget and not deadline.passed:
            hopeful = self._step(step, deadline)
            self._settle()
            step += 1
        return True

    def _find_rows(self, deadline: Deadline) -> None:
        """The rows; no more of them, and no more patience later, than the clock allows."""
        most = self.work.rows
        if deadline.left < 60:
            sample = find_attacks(self.table, CHUNK, self.bounds, self.dice)
            before = deadline.left
            plan = self._any_guard()
            column = floats([0.0] * CHUNK)
            fill(self.arena, self.table, sample.plans, 0, sample.count, plan, column)
            took = max(1e-7, before - deadline.left) / int(sample.count)
            affordable = int(deadline.left / took) // (CHUNK * 2)
            most = max(CHUNK, min(most, affordable))
            self.patience = max(1, min(self.patience, affordable // SUPPORT))
        found = find_attacks(self.table, most, self.bounds, self.dice)
        self.whole = found.seen <= found.count
        self.height = int(found.count)
        spare = [0] * (SPARE_ROWS * SPACES)
        self.attacks = cells([*found.plans[: self.height * SPACES], *spare])

    def _settle(self) -> None:
        """Mix until none of the rows does better against the columns there are."""
        for _ in range(ROW_STEPS):
            self._mix()
            value = self.chance()
            chances = list(expect(self.columns, floats(self.column_shares), self.height))
            best = nlargest(NEW_ROWS, range(self.height), key=chances.__getitem__)
            fresh = [row for row in best if chances[row] > value + CLOSE and row not in self.rows]
            if not fresh:
                return
            self.rows += fresh
        self._mix()

    def _step(self, step: int, deadline: Deadline) -> bool:
        """Look for better plans beyond rows and columns; whether there may be more to find."""
        value = self.chance()
        rows, shares = _weightiest(self.rows, self.row_shares)
        gain = 0.0
        if not self.whole:
            gain = self._find_attack(deadline) - value
        if step % 2:
            plan = self._any_guard()
        else:
            columns, _ = _weightiest(list(range(len(self.guards))), self.column_shares)
            plan = self.guards[columns[step // 2 % len(columns)]][:]
        lowest = self._better_guard(plan, rows, shares)
        self._add_guard(plan, deadline)
        return gain > CLOSE or value - lowest > CLOSE or step % IDLE_STEPS < IDLE_STEPS - 1

    def _any_guard(self) -> Cells:
        plan = cells([0] * RONIN)
        draw_guard(self.watch, self.table, self.dice, plan)
        return plan

    def _better_guard(self, plan: Cells, rows: list[int], shares: list[float]) -> float:
        if guards_to_scan(self.watch, self.table) <= self.patience * MOST_SCANNED:
            return best_guard(
                self.arena,
                self.watch,
                self.table,
                self.attacks,
                cells(rows),
                floats(shares),
                plan,
            )
        return better_guard(
            self.arena,
            self.watch,
            self.table,
            self.attacks,
            cells(rows),
            floats(shares),
            self.dice,
            plan,
            self.patience,
        )

    def _add_guard(self, plan: Cells, deadline: Deadline) -> None:
        if any(list(plan) == list(other) for other in self.guards):
            return
        column = floats([0.0] * (len(self.attacks) // SPACES))
        for first in range(0, self.height, CHUNK):
            if deadline.passed:
                return
            last = min(first + CHUNK, self.height)
            fill(self.arena, self.table, self.attacks, first, last, plan, column)
        self.guards.append(plan)
        self.columns.append(column)

    def _find_attack(self, deadline: Deadline) -> float:
        """Look beyond the rows for a better plan than the usual one; the chance with it."""
        if deadline.passed:
            return 0.0
        row = self.rows[self.row_shares.index(max(self.row_shares))]
        plan = self.attacks[row * SPACES : row * SPACES + SPACES]
        before = list(plan)
        columns, shares = _weightiest(list(range(len(self.guards))), self.column_shares)
        chance = better_attack(
            self.arena,
            self.table,
            [self.guards[column] for column in columns],
            floats(shares),
            self.bounds,
            self.dice,
            plan,
            self.patience,
        )
        if list(plan) != before:
            row = self.put_attack(plan)
            if row >= 0:
                self._add_row(row)
        return chance

    def put_attack(self, plan: Cells) -> int:
        """The row of a plan, a new one if it has none; -1 if there is no more room."""
        wanted = list(plan)
        for row in range(self.height):
            if list(self.attacks[row * SPACES : row * SPACES + SPACES]) == wanted:
                return row
        row = self.height
        if (row + 1) * SPACES > len(self.attacks):
            return -1
        for space in range(SPACES):
            self.attacks[row * SPACES + space] = plan[space]
        for guard, column in zip(self.guards, self.columns, strict=True):
            fill(self.arena, self.table, self.attacks, row, row + 1, guard, column)
        self.height += 1
        return row

    def _add_row(self, row: int) -> None:
        if row not in self.rows:
            self.rows.append(row)

    def _mix(self) -> None:
        x = floats([0.0] * len(self.rows))
        y = floats([0.0] * len(self.columns))
        mix(gather(self.columns, cells(self.rows)), x, y, self.work.turns)
        self.row_shares = list(x)
        self.column_shares = list(y)

    # --- what came of it ------------------------------------------------------------------

    def chance(self) -> float:
        """The Attacker's chance if both sides play their mixtures."""
        return sum(
            x * y * self.columns[column][row]
            for row, x in zip(self.rows, self.row_shares, strict=True)
            for column, y in enumerate(self.column_shares)
            if x > 0 and y > 0
        )

    def attack_mixture(self) -> list[Share]:
        """The Attacker's plans, the most frequent first."""
        chances = expect(self.columns, floats(self.column_shares), self.height)
        return _trim(
            [
                Share(tuple(self.attacks[row * SPACES : row * SPACES + SPACES]), x, chances[row])
                for row, x in zip(self.rows, self.row_shares, strict=True)
            ]
        )

    def guard_mixture(self) -> list[Share]:
        """The Defender's plans, the most frequent first."""
        return _trim(
            [
                Share(tuple(guard), y, self._against(column))
                for guard, column, y in zip(
                    self.guards, self.columns, self.column_shares, strict=True
                )
            ]
        )

    def every_attack(self) -> list[Plan]:
        """All plans of the Attacker that were looked at."""
        return [
            tuple(self.attacks[row * SPACES : row * SPACES + SPACES]) for row in range(self.height)
        ]

    def every_guard(self) -> list[Plan]:
        """All plans of the Defender that were looked at to the end."""
        return [tuple(guard) for guard in self.guards]

    def chance_with(self, attack: Plan) -> float:
        """The Attacker's chance with a plan of his against the Defender's mixture."""
        column = floats([0.0])
        total = 0.0
        for guard, y in zip(self.guards, self.column_shares, strict=True):
            fill(self.arena, self.table, cells(attack), 0, 1, guard, column)
            total += y * column[0]
        return total

    def chance_against(self, guard: Plan) -> float:
        """The Attacker's chance with his mixture against a plan of the Defender."""
        column = floats([0.0] * self.height)
        for row in self.rows:
            fill(self.arena, self.table, self.attacks, row, row + 1, cells(guard), column)
        return self._against(column)

    def _against(self, column: Floats) -> float:
        return sum(x * column[row] for row, x in zip(self.rows, self.row_shares, strict=True))


def _weightiest(items: list[int], shares: list[float]) -> tuple[list[int], list[float]]:
    """The items with the largest shares, which again sum to 1."""
    pairs = sorted(zip(items, shares, strict=True), key=lambda pair: -pair[1])[:SUPPORT]
    pairs = [pair for pair in pairs if pair[1] > SLIGHT / 2] or pairs[:1]
    total = sum(share for _, share in pairs)
    return [item for item, _ in pairs], [share / total for _, share in pairs]


def _trim(mixture: list[Share]) -> list[Share]:
    """Without the plans that are hardly played."""
    mixture = sorted(mixture, key=lambda entry: -entry.share)
    kept = [entry for entry in mixture if entry.share >= SLIGHT] or mixture[:1]
    total = sum(entry.share for entry in kept)
    return [Share(entry.plan, entry.share / total, entry.chance) for entry in kept]
