"""Solves small zero-sum games with the simplex method, and measures the remaining gap."""

from __future__ import annotations

from typing import Final

TINY: Final = 1e-11
FIRM: Final = 1e-9
"""The smallest number to divide by."""
STEEPEST_PIVOTS: Final = 2000
"""Pivots on the steepest column; after that on the first one, which cannot cycle."""
LIMIT: Final = 50000


def solve(payoffs: list[list[float]]) -> tuple[float, list[float], list[float]]:
    """The value of a game in which rows maximise and columns minimise, and both mixtures.

    With every payoff raised above 0, the columns' linear programme is: maximise sum(y) with
    payoffs * y <= 1. Its slack variables are the first basis; its dual solution mixes the rows.
    """
    rows = len(payoffs)
    columns = len(payoffs[0])
    lift = 1.0 - min([min(row) for row in payoffs])
    width = columns + rows + 1
    table: list[list[float]] = []
    for number, row in enumerate(payoffs):
        line = [payoff + lift for payoff in row] + [0.0] * (rows + 1)
        line[columns + number] = 1.0
        line[width - 1] = 1.0
        table.append(line)
    goal = [-1.0] * columns + [0.0] * (rows + 1)
    basis = [columns + number for number in range(rows)]
    climb(table, goal, basis, width)
    total = goal[width - 1]
    theirs = [0.0] * columns
    for number, variable in enumerate(basis):
        if variable < columns:
            theirs[variable] = max(0.0, table[number][width - 1])
    ours = [max(0.0, price) for price in goal[columns : columns + rows]]
    return 1.0 / total - lift, scaled(ours), scaled(theirs)


def climb(table: list[list[float]], goal: list[float], basis: list[int], width: int) -> None:
    """Pivot until no column can raise the goal."""
    for turn in range(LIMIT):
        enter = -1
        steepest = -TINY
        for column in range(width - 1):
            if goal[column] < steepest:
                enter = column
                steepest = goal[column]
                if turn > STEEPEST_PIVOTS:
                    break
        if enter < 0:
            return
        leave = -1
        least = 0.0
        for number, line in enumerate(table):
            if line[enter] > FIRM:
                ratio = max(0.0, line[width - 1]) / line[enter]
                if leave < 0 or ratio < least - TINY:
                    closer = True
                elif ratio > least + TINY:
                    closer = False
                elif turn > STEEPEST_PIVOTS:
                    closer = basis[number] < basis[leave]
                else:  # among equal ones, the numerically best
                    closer = line[enter] > table[leave][enter]
                if closer:
                    leave = number
                    least = ratio
        pivot(table, goal, leave, enter, width)
        basis[leave] = enter
    raise ArithmeticError("the simplex method did not end")


def pivot(table: list[list[float]], goal: list[float], leave: int, enter: int, width: int) -> None:
    """Replace one basic variable with another."""
    chosen = table[leave]
    by = chosen[enter]
    for column in range(width):
        chosen[column] /= by
    for number, line in enumerate(table):
        if number != leave:
            subtract(line, chosen, line[enter], width)
    subtract(goal, chosen, goal[enter], width)


def subtract(line: list[float], chosen: list[float], factor: float, width: int) -> None:
    """Subtract a multiple of the chosen line from a line."""
    if factor != 0.0:
        for column in range(width):
            line[column] -= factor * chosen[column]


def scaled(weights: list[float]) -> list[float]:
    """Weights scaled to sum to 1."""
    total = sum(weights)
    return [weight / total for weight in weights]


def gap(payoffs: list[list[float]], ours: list[float], theirs: list[float]) -> float:
    """How much both sides together could gain by deviating: 0 if the mixtures are optimal."""
    against_us = [0.0] * len(theirs)
    best = payoffs[0][0]
    for number, row in enumerate(payoffs):
        against_them = 0.0
        for column, payoff in enumerate(row):
            against_them += theirs[column] * payoff
            against_us[column] += ours[number] * payoff
        if number == 0 or against_them > best:
            best = against_them
    return best - min(against_us)
