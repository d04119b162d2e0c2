"""Fits curves to positions: they turn an engine's value into the chance at a level.

It is a logistic model, fitted by Newton's method. The errors of its weights count whole matches,
because all positions of a match have the same outcome. The positions that were continued several
times measure what the weights leave unexplained: `spread`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from kagemusha.bots.chances import Curve, feature_values, log_odds, read_curve
from kagemusha.core.registry import find_game

Position = dict[str, Any]
Array = np.ndarray[Any, np.dtype[np.float64]]
ENGINE = "master"
"""The thinker whose values are calibrated."""
FEATURES = ("one", "odds", "late", "late odds", "above")
FOR_SEATS = ("seat", "late seat")
"""For games whose seats differ."""
PRIOR = {"odds": 1.0}
STRENGTH = 2.0
"""The weight of the prior that the engine's value is right, in positions."""
LEAST_STEEP = 0.05
LONGEST_STEP = 0.5
"""The maximum step of Newton's method, which would diverge far from the solution."""
LEAST_END = 0.5
"""A match has at least this many stages."""
NODES, WEIGHTS = np.polynomial.hermite_e.hermegauss(40)
SPREADS = np.linspace(-2.5, 0.8, 34)
CHANGES = np.linspace(-1.5, 1.5, 13)


def outcomes(position: Position) -> tuple[int, int]:
    """How many times the seat won from here, and how many times this was played."""
    wins, count = position["again"]
    return position["won"] + wins, 1 + count


def fit(
    game: str, seats: int, level: str, options: Sequence[dict[str, Any]], found: list[Position]
) -> dict[str, Any]:
    """The row of a curve as plain data."""
    differ = bool(find_game(game).seat_names)
    names = (*FEATURES, *(FOR_SEATS if differ else ()))
    end = max(LEAST_END, float(np.quantile([p["stage"] for p in found], 0.95)))
    matrix = _matrix(names, end, found)
    wins, counts = np.array([outcomes(p) for p in found], dtype=float).T
    share = wins / counts
    prior = np.array([PRIOR.get(name, 0.0) for name in names])
    weights = prior.copy()
    for _ in range(50):
        chance = 1 / (1 + np.exp(-matrix @ weights))
        slope = matrix.T @ (share - chance) - STRENGTH * (weights - prior)
        bend = (matrix.T * (chance * (1 - chance))) @ matrix + STRENGTH * np.eye(len(names))
        step = np.linalg.solve(bend, slope)
        step *= min(1.0, LONGEST_STEP / float(np.abs(step).max()))
        weights += step
        if np.abs(step).max() < 1e-9:
            break
    _keep_rising(names, weights)
    chance = 1 / (1 + np.exp(-matrix @ weights))
    pull = matrix * (share - chance)[:, None]
    matches = np.array([p["match"] for p in found])
    clusters = np.array([pull[matches == match].sum(axis=0) for match in np.unique(matches)])
    inverse = np.linalg.inv(bend)
    covariance = inverse @ (clusters.T @ clusters) @ inverse
    row: dict[str, Any] = {
        "level": level,
        "engine": ENGINE,
        "seats": seats,
        "options": list(options),
        "content": sorted({p["content"] for p in found}),
        "matches": len(set(matches.tolist())),
        "positions": len(found),
        "features": list(names),
        "weights": _short(weights),
        "covariance": [_short(line) for line in covariance],
        "spread": [-2.5, 0.0],
        "end": end,
        "noise": round(float(np.quantile([p["error"] for p in found], 0.9)), 4),
        "start": [
            round(float(np.mean([p["won"] for p in found if p["seat"] == seat] or [0.0])), 4)
            for seat in range(seats)
        ],
    }
    row["spread"] = _spread(read_curve(row), found)
    return row


def _short(numbers: Array) -> list[float]:
    return [float(f"{number:.5g}") for number in numbers]


def _matrix(names: Sequence[str], end: float, found: Sequence[Position]) -> Array:
    return np.array(
        [feature_values(names, log_odds(p["raw"]), p["stage"] / end, p["seat"]) for p in found]
    )


def _keep_rising(names: Sequence[str], weights: Array) -> None:
    """Keep the curve monotonic: early and late, below and above even."""
    early, late, above = (names.index(name) for name in ("odds", "late odds", "above"))
    weights[early] = max(weights[early], LEAST_STEEP)
    weights[late] = max(weights[late], LEAST_STEEP - weights[early])
    least = weights[early] + min(0.0, weights[late])
    weights[above] = max(weights[above], LEAST_STEEP - least)


def predicted(curve: Curve, position: Position, count: int) -> Array:
    """The probability of each number of wins if a position is continued `count` times."""
    at, seat = position["stage"], position["seat"]
    mean, wide = curve.odds(position["raw"], position["error"], at, seat)
    chances = 1 / (1 + np.exp(-(mean * np.sqrt(1 + np.pi * wide**2 / 8) + wide * NODES)))
    found = np.ones((1, len(NODES)))
    for _ in range(count):
        lost = np.vstack([found * (1 - chances), np.zeros(len(NODES))])
        found = lost + np.vstack([np.zeros(len(NODES)), found * chances])
    chances_of_counts: Array = found @ WEIGHTS / WEIGHTS.sum()
    return chances_of_counts


def _spread(curve: Curve, found: Sequence[Position]) -> list[float]:
    """The spread with the highest likelihood for the positions that were continued."""
    again = [p for p in found if p["again"][1]]
    mean = np.array([curve.odds(p["raw"], p["error"], p["stage"], p["seat"])[0] for p in again])
    late = np.array([min(1.0, p["stage"] / curve.end) for p in again])
    wins, counts = np.array([outcomes(p) for p in again], dtype=float).T
    best, most = [-1.0, 0.0], -np.inf
    for first in SPREADS:
        for change in CHANGES:
            wide = np.exp(first + late * change)[:, None]
            odds = mean[:, None] * np.sqrt(1 + np.pi * wide**2 / 8) + wide * NODES
            logs = -wins[:, None] * np.logaddexp(0, -odds)
            logs -= (counts - wins)[:, None] * np.logaddexp(0, odds)
            likely = float(np.log(np.exp(logs) @ WEIGHTS).sum()) - 0.5 * change**2
            if likely > most:
                best, most = [round(float(first), 3), round(float(change), 3)], likely
    return best
