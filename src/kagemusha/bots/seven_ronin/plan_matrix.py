"""The payoff matrix of two sets of plans, and how often each plan is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.bots.seven_ronin.plan_types import SPACES, MixedPlan, Plan
from kagemusha.bots.seven_ronin.search.defence import Workspace
from kagemusha.bots.seven_ronin.search.evaluation import floats
from kagemusha.bots.seven_ronin.search.matrix_game import (
    best_rows,
    fill_column,
    match_regrets,
    payoff_matrix,
)
from kagemusha.bots.seven_ronin.search.simplex import solve
from kagemusha.core.kernel import cells

if TYPE_CHECKING:
    from kagemusha.bots.seven_ronin.search.evaluation import Floats
    from kagemusha.core.kernel import Cells

UNKNOWN = -1.0
SLIGHT = 0.02
"""Plans with a smaller share are dropped, unless the mixture is exact."""
AS_GOOD = 0.002
"""A plan is kept if its chance is this close to the mixture's, because many may be needed."""
NEW_ROWS = 6
"""How many rows a search finds at a time."""


class PlanMatrix:
    """The Attacker's plans against the Defender's; cells are computed when needed."""

    def __init__(self, workspace: Workspace, table: Cells) -> None:
        self.workspace = workspace
        self.table = table
        self.height = 0
        self.attacks: Cells = cells([])
        """All plans of the Attacker that may be considered, with space for more."""
        self.rows: list[int] = []
        """The plans in his mixture."""
        self.guards: list[Cells] = []
        self.columns: list[Floats] = []
        self.row_shares: list[float] = []
        self.column_shares: list[float] = []
        self.least = SLIGHT

    def add_row(self, row: int) -> None:
        """Add a row to the Attacker's mixture."""
        if row not in self.rows:
            self.rows.append(row)

    def add_guard(self, plan: Cells) -> None:
        """Add a plan to the Defender's mixture."""
        if any(list(plan) == list(other) for other in self.guards):
            return
        self.guards.append(plan)
        self.columns.append(floats([UNKNOWN] * (len(self.attacks) // SPACES)))

    def put_attack(self, plan: Cells) -> int:
        """The row of a plan, a new one if it has none; -1 if there is no more room."""
        wanted = list(plan)
        for row in range(self.height):
            if list(self.attacks[row * SPACES : row * SPACES + SPACES]) == wanted:
                return row
        return self.append_attack(plan)

    def append_attack(self, plan: Cells) -> int:
        """The new row of a new plan; -1 if there is no more room."""
        row = self.height
        if (row + 1) * SPACES > len(self.attacks):
            return -1
        for space in range(SPACES):
            self.attacks[row * SPACES + space] = plan[space]
        self.height += 1
        return row

    def best_of_rows(self, shares: list[float], bar: float = UNKNOWN) -> list[int]:
        """The best rows against a mixture of the columns that are better than the bar."""
        order = sorted(range(len(shares)), key=lambda index: -shares[index])
        order = [index for index in order if shares[index] > 0]
        best = cells([0] * NEW_ROWS)
        found = best_rows(
            self.workspace,
            self.table,
            self.attacks,
            self.height,
            [self.guards[index] for index in order],
            [self.columns[index] for index in order],
            floats([shares[index] for index in order]),
            bar,
            best,
        )
        return [int(row) for row in best[:found]]

    def mix_both(self, turns: int) -> None:
        """Compute both mixtures with the given number of turns of regret matching."""
        x = floats([0.0] * len(self.rows))
        y = floats([0.0] * len(self.columns))
        match_regrets(self._payoffs(), x, y, turns)
        self.row_shares = list(x)
        self.column_shares = list(y)
        self.least = SLIGHT

    def solve_both(self) -> None:
        """Compute both mixtures exactly, with the simplex method."""
        payoffs = list(self._payoffs())
        width = len(self.columns)
        lines = [payoffs[first : first + width] for first in range(0, len(payoffs), width)]
        _, self.row_shares, self.column_shares = solve(lines)
        self.least = 0.0

    def _payoffs(self) -> Floats:
        rows = cells(self.rows)
        return payoff_matrix(
            self.workspace, self.table, self.attacks, rows, self.guards, self.columns
        )

    # --- results ------------------------------------------------------------------

    def chance(self) -> float:
        """The Attacker's chance if both sides play their mixtures."""
        return sum(
            x * self._chance_with_row(row)
            for row, x in zip(self.rows, self.row_shares, strict=True)
        )

    def gap(self) -> float:
        """What both sides together could still gain with plans in the matrix."""
        best = max(self._chance_with_row(row) for row in self.rows)
        return best - min(self._chance_against_column(column) for column in self.columns)

    def attack_mixture(self) -> list[MixedPlan]:
        """The Attacker's plans, the most frequent first."""
        return trim(
            [
                MixedPlan(
                    tuple(self.attacks[row * SPACES : row * SPACES + SPACES]),
                    x,
                    self._chance_with_row(row),
                )
                for row, x in zip(self.rows, self.row_shares, strict=True)
            ],
            self.least,
            self.chance(),
        )

    def guard_mixture(self) -> list[MixedPlan]:
        """The Defender's plans, the most frequent first."""
        return trim(
            [
                MixedPlan(tuple(guard), y, self._chance_against_column(column))
                for guard, column, y in zip(
                    self.guards, self.columns, self.column_shares, strict=True
                )
            ],
            self.least,
            self.chance(),
        )

    def every_attack(self) -> list[Plan]:
        """All plans of the Attacker that were considered."""
        return [
            tuple(self.attacks[row * SPACES : row * SPACES + SPACES]) for row in range(self.height)
        ]

    def every_guard(self) -> list[Plan]:
        """All plans of the Defender that became columns."""
        return [tuple(guard) for guard in self.guards]

    def chance_with(self, attack: Plan) -> float:
        """The Attacker's chance with this plan against the Defender's mixture."""
        column = floats([0.0])
        total = 0.0
        for guard, y in zip(self.guards, self.column_shares, strict=True):
            if y > 0:
                fill_column(self.workspace, self.table, cells(attack), 0, 1, guard, column)
                total += y * column[0]
        return total

    def chance_against(self, guard: Plan) -> float:
        """The Attacker's chance with his mixture against this plan of the Defender."""
        column = floats([0.0] * self.height)
        for row, x in zip(self.rows, self.row_shares, strict=True):
            if x > 0:
                fill_column(
                    self.workspace, self.table, self.attacks, row, row + 1, cells(guard), column
                )
        return self._chance_against_column(column)

    def chance_of_pair(self, attack: Plan, guard: Plan) -> float:
        """The Attacker's chance when these two plans meet."""
        column = floats([0.0])
        fill_column(self.workspace, self.table, cells(attack), 0, 1, cells(guard), column)
        return column[0]

    def _chance_with_row(self, row: int) -> float:
        return sum(
            y * column[row] for column, y in zip(self.columns, self.column_shares, strict=True)
        )

    def _chance_against_column(self, column: Floats) -> float:
        return sum(x * column[row] for row, x in zip(self.rows, self.row_shares, strict=True))


def trim(mixture: list[MixedPlan], least: float, value: float) -> list[MixedPlan]:
    """The mixture without plans that are rarely played and not needed."""
    mixture = sorted(mixture, key=lambda entry: -entry.share)
    kept = [
        entry
        for entry in mixture
        if entry.share > least or (entry.share > 0 and abs(entry.chance - value) < AS_GOOD)
    ]
    total = sum(entry.share for entry in kept)
    return [MixedPlan(entry.plan, entry.share / total, entry.chance) for entry in kept]
