"""Tunes the weights of the policy and of the win model.

    python -m research.wat_aah.tuning weights --seats 4 --tries 200
    python -m research.wat_aah.tuning model --matches 4000

Slow without the compiled build. The output belongs in `search/weights.py`.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Sequence
from typing import Any

from kagemusha.bots.wat_aah.search.weights import WEIGHTS, weights_for
from kagemusha.bots.wat_aah.search.win_model import FEATURES
from kagemusha.games.wat_aah.rules import WatAah
from research.wat_aah.self_play import round_starts, win_share

STEP = 0.35
"""How far a weight is moved, as a fraction of its value."""
SMALLEST = 40
"""Smaller weights are moved as if they had this value."""
PROMISING = 0.515
"""The share of the first matches that a candidate must win to be tried in more."""
CERTAIN = 0.7
"""How much more than half of the next ones it must win, times the root of their number."""
LAST_ROUND = 3

Table = tuple[int, list[list[float]], list[float]]


def start(mode: str, seats: int) -> Any:
    """The cells before the first choice."""
    return WatAah().rules(seats, {"mode": mode}).setup().cells


def climb(seats: int, tries: int, seed: int) -> list[int]:
    """Move some weights at a time; keep changes that win more matches, in both modes."""
    dice = random.Random(seed)
    short, long = start("grasshopper", seats), start("grand-master", seats)
    best = list(weights_for(seats))
    for number in range(tries):
        other = list(best)
        for index in dice.sample(range(WEIGHTS), dice.choice((1, 2, 3, 5, 8))):
            other[index] += round(dice.gauss(0, STEP) * max(abs(best[index]), SMALLEST))
        # One candidate among players with the best weights; half of the wins is fair.
        table, first = [other, *[best] * (seats - 1)], seed * 1000003 + 3 * number
        if win_share(short, table, 1500, first) * seats / 2 < PROMISING:
            continue
        gain = (win_share(short, table, 5000, first + 1) * seats / 2 - 0.5) * math.sqrt(5000)
        gain += (win_share(long, table, 1500, first + 2) * seats / 2 - 0.5) * math.sqrt(1500)
        if gain > CERTAIN:
            best = other
            print(f"try {number}: {gain:.2f}", best, flush=True)
    return best


def fit(rows: Sequence[Table]) -> list[float]:
    """The logistic model of who wins, by Newton's steps."""
    model = [0.0] * FEATURES
    for _ in range(12):
        slope = [0.0] * FEATURES
        curve = [[1e-3 * len(rows) * (i == j) for j in range(FEATURES)] for i in range(FEATURES)]
        for _number, seen, won in rows:
            values = [math.exp(sum(map(float.__mul__, model, each))) for each in seen]
            parts = [value / sum(values) for value in values]
            mean = [
                sum(p * each[i] for p, each in zip(parts, seen, strict=True))
                for i in range(FEATURES)
            ]
            for part, share, each in zip(parts, won, seen, strict=True):
                apart = [each[i] - mean[i] for i in range(FEATURES)]
                for i in range(FEATURES):
                    slope[i] += (share - part) * each[i]
                    for j in range(FEATURES):
                        curve[i][j] += part * apart[i] * apart[j]
        step = solve(curve, slope)
        model = [weight + change for weight, change in zip(model, step, strict=True)]
    return [round(weight, 3) for weight in model]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a few linear equations, the matrix being positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for pivot in range(len(rows)):
        rows[pivot] = [value / rows[pivot][pivot] for value in rows[pivot]]
        for other in range(len(rows)):
            if other != pivot:
                factor = rows[other][pivot]
                rows[other] = [
                    a - factor * b for a, b in zip(rows[other], rows[pivot], strict=True)
                ]
    return [row[-1] for row in rows]


def main() -> None:
    """Tune one of the two, and print the result."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("what", choices=("weights", "model"))
    parser.add_argument("--seats", type=int, default=2, help="for the weights (default 2)")
    parser.add_argument("--tries", type=int, default=200, help="candidates (default 200)")
    parser.add_argument("--matches", type=int, default=4000, help="of each number of seats")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.what == "weights":
        print(climb(arguments.seats, arguments.tries, arguments.seed))
        return
    rows: list[Table] = []
    for seats in (2, 3, 4):
        rows += round_starts(
            start("grand-master", seats), weights_for(seats), arguments.matches, arguments.seed
        )
    for number in (LAST_ROUND, LAST_ROUND - 1):
        print(f"before round {number}:", fit([row for row in rows if row[0] == number]))


if __name__ == "__main__":
    main()
