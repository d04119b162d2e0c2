"""The payoff matrix of two sets of plans, and its mixtures by regret matching."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.bots.seven_ronin.search.defence import Workspace
from kagemusha.bots.seven_ronin.search.evaluation import floats
from kagemusha.bots.seven_ronin.search.round_play import play_plans

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.bots.seven_ronin.search.evaluation import Floats
    from kagemusha.core.kernel import Cells


def fill_column(
    work: Workspace, s: Cells, attacks: Cells, first: i64, last: i64, guard: Cells, column: Floats
) -> None:
    """The Attacker's chance with each of the plans from `first` to `last` against one."""
    row = first
    while row < last:
        column[row] = play_plans(work, s, attacks, row, guard, 0)
        row += 1


def cell_value(
    work: Workspace, s: Cells, attacks: Cells, row: i64, guard: Cells, column: Floats
) -> float:
    """The Attacker's chance with one plan against another, kept in the guard's column."""
    chance = column[row]
    if chance < 0.0:
        chance = play_plans(work, s, attacks, row, guard, 0)
        column[row] = chance
    return chance


def payoff_matrix(
    work: Workspace,
    s: Cells,
    attacks: Cells,
    rows: Cells,
    guards: list[Cells],
    columns: list[Floats],
) -> Floats:
    """The payoffs of these rows, row by row."""
    width = len(columns)
    payoffs = floats([0.0] * (len(rows) * width))
    for index in range(width):
        column = columns[index]
        guard = guards[index]
        i: i64 = 0
        while i < len(rows):
            payoffs[i * width + index] = cell_value(work, s, attacks, rows[i], guard, column)
            i += 1
    return payoffs


def best_rows(
    work: Workspace,
    s: Cells,
    attacks: Cells,
    height: i64,
    guards: list[Cells],
    columns: list[Floats],
    shares: Floats,
    bar: float,
    best: Cells,
) -> int:
    """Write the best rows above the bar against a mixture to `best`; returns their number.

    A row is abandoned as soon as it cannot reach the worst of those in `best`.
    """
    chances = floats([0.0] * len(best))
    found: i64 = 0
    row: i64 = 0
    while row < height:
        total = 0.0
        rest = 1.0
        index: i64 = 0
        while index < len(columns) and total + rest > bar:
            total += shares[index] * cell_value(
                work, s, attacks, row, guards[index], columns[index]
            )
            rest -= shares[index]
            index += 1
        if index == len(columns) and total > bar:
            found = min(found + 1, len(best))
            place = found - 1
            while place > 0 and chances[place - 1] < total:
                chances[place] = chances[place - 1]
                best[place] = best[place - 1]
                place -= 1
            chances[place] = total
            best[place] = row
            if found == len(best):
                bar = chances[found - 1]
        row += 1
    return found


def match_regrets(payoffs: Floats, x: Floats, y: Floats, turns: int) -> None:
    """Write into `x` and `y` how often to play each row and each column, near the optimum.

    Regret matching: each side plays plans more often that would have done better. Rows maximise,
    columns minimise; later turns count more.
    """
    height: i64 = len(x)
    width: i64 = len(y)
    row_regret = floats([0.0] * len(x))
    column_regret = floats([0.0] * len(y))
    row_now = floats([1.0 / float(height)] * len(x))
    column_now = floats([1.0 / float(width)] * len(y))
    gains = floats([0.0] * max(len(x), len(y)))
    clear(x)
    clear(y)
    turn: i64 = 1
    while turn <= turns:
        i: i64 = 0
        while i < height:
            total = 0.0
            j: i64 = 0
            while j < width:
                total += payoffs[i * width + j] * column_now[j]
                j += 1
            gains[i] = total
            i += 1
        update_regrets(row_regret, gains, row_now, 1.0)
        j = 0
        while j < width:
            gains[j] = 0.0
            j += 1
        i = 0
        while i < height:
            share = row_now[i]
            if share > 0.0:
                j = 0
                while j < width:
                    gains[j] += payoffs[i * width + j] * share
                    j += 1
            i += 1
        update_regrets(column_regret, gains, column_now, -1.0)
        add(x, row_now, float(turn))
        add(y, column_now, float(turn))
        turn += 1
    normalise(x)
    normalise(y)


def update_regrets(regret: Floats, gains: Floats, now: Floats, sign: float) -> None:
    """Add what each plan would have gained, cut at zero, and mix in proportion to the rest."""
    n: i64 = len(regret)
    mean = 0.0
    i: i64 = 0
    while i < n:
        mean += gains[i] * now[i]
        i += 1
    total = 0.0
    i = 0
    while i < n:
        regret[i] = max(0.0, regret[i] + sign * (gains[i] - mean))
        total += regret[i]
        i += 1
    i = 0
    while i < n:
        now[i] = regret[i] / total if total > 0.0 else 1.0 / float(n)
        i += 1


def clear(numbers: Floats) -> None:
    """Set all to 0."""
    i: i64 = 0
    while i < len(numbers):
        numbers[i] = 0.0
        i += 1


def add(total: Floats, numbers: Floats, times: float) -> None:
    """Add a multiple of some numbers."""
    i: i64 = 0
    while i < len(total):
        total[i] += numbers[i] * times
        i += 1


def normalise(numbers: Floats) -> None:
    """Make them sum to 1."""
    total = 0.0
    i: i64 = 0
    while i < len(numbers):
        total += numbers[i]
        i += 1
    i = 0
    while i < len(numbers):
        numbers[i] = numbers[i] / total
        i += 1
