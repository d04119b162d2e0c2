"""Ratings from ranks: Bradley-Terry for two players, Plackett-Luce for more.

A player's strength is a sum of parameters, and the probability of coming first among several is
proportional to its exponential. Matches on the same deal are not independent, so the errors come
from the sandwich estimator, clustered by deal. In addition to the real matches there is a virtual
draw for each pair that met: a weak prior that keeps ratings finite if somebody won everything.
Virtual matches count as separate evidence, so such a rating also has a wide interval.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kagemusha.arena.figures import Z95

ELO = 400 / math.log(10)
"""Points of Elo in one unit of strength."""
RIDGE = 1e-4
"""The precision of an unknown strength: an error of 100, or 17,000 Elo."""
STEPS = 100
NEAR = 1e-10

Member = tuple[int, ...]
"""The parameters whose sum is a player's strength; empty for the player with strength 0."""
Field = tuple[Member, ...]
"""The players that were compared."""
Matrix = list[list[float]]


@dataclass(frozen=True, slots=True)
class Comparison:
    """One of several came first; the weight is below 1 for a share of a tie."""

    field: Field
    first: int
    weight: float = 1.0


@dataclass(frozen=True)
class Estimate:
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float

    def to_dict(self) -> dict[str, float]:
        """Plain data."""
        return {"value": self.value, "low": self.low, "high": self.high}


@dataclass(frozen=True)
class Fit:
    """The parameters that best explain the matches, and their covariance."""

    values: tuple[float, ...]
    covariance: tuple[tuple[float, ...], ...]
    deals: tuple[int, ...]
    """The number of deals that inform each parameter."""

    def elo(self, member: Member, other: Member = ()) -> Estimate:
        """How many points of Elo a player is above another."""
        signs = Counter(member)
        signs.subtract(other)
        value = sum(sign * self.values[index] for index, sign in signs.items())
        variance = sum(
            a * b * self.covariance[i][j] for i, a in signs.items() for j, b in signs.items()
        )
        rests = min((self.deals[index] for index, sign in signs.items() if sign), default=1)
        half = student(rests - 1) * math.sqrt(max(variance, 0.0))
        return Estimate(ELO * value, ELO * (value - half), ELO * (value + half))


def drawn(one: Member, other: Member) -> tuple[Comparison, Comparison]:
    """A virtual draw: half a win for each."""
    return Comparison((one, other), 0, 0.5), Comparison((one, other), 1, 0.5)


def student(freedom: int) -> float:
    """Student's quantile for a two-sided 95 % interval, for few deals."""
    n, z = max(freedom, 1), Z95
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def fit(
    parameters: int, deals: Sequence[Sequence[Comparison]], virtual: Sequence[Comparison]
) -> Fit:
    """Find the parameters by Newton's method, given the comparisons on each deal."""
    weights: dict[Field, list[float]] = {}
    for comparison in (*(comparison for deal in deals for comparison in deal), *virtual):
        row = weights.setdefault(comparison.field, [0.0] * len(comparison.field))
        row[comparison.first] += comparison.weight
    values = [0.0] * parameters
    for _ in range(STEPS):
        gradient, curvature = _slopes(values, weights)
        step = [sum(map(float.__mul__, row, gradient)) for row in _inverse(curvature)]
        before, length = _likelihood(values, weights), 1.0
        while length > NEAR:
            tried = [value + length * d for value, d in zip(values, step, strict=True)]
            if _likelihood(tried, weights) >= before:
                break
            length /= 2
        values = tried
        if max(map(abs, step), default=0.0) < NEAR:
            break
    number = _deals_by_parameter(parameters, deals)
    return Fit(tuple(values), _sandwich(values, weights, deals, virtual, number), number)


def _deals_by_parameter(parameters: int, deals: Sequence[Sequence[Comparison]]) -> tuple[int, ...]:
    """For each parameter the number of deals with a player that has it."""
    found = Counter(
        index
        for deal in deals
        for index in {i for comparison in deal for member in comparison.field for i in member}
    )
    return tuple(found[index] for index in range(parameters))


def chances(values: Sequence[float], field: Field) -> list[float]:
    """The probability of each player in the field to come first."""
    strengths = [sum(values[index] for index in member) for member in field]
    top = max(strengths)
    powers = [math.exp(strength - top) for strength in strengths]
    together = sum(powers)
    return [power / together for power in powers]


def _likelihood(values: Sequence[float], weights: dict[Field, list[float]]) -> float:
    total = -RIDGE / 2 * sum(value * value for value in values)
    for field, row in weights.items():
        for chance, weight in zip(chances(values, field), row, strict=True):
            total += weight * math.log(max(chance, 1e-300))
    return total


def _slopes(
    values: Sequence[float], weights: dict[Field, list[float]]
) -> tuple[list[float], Matrix]:
    """The gradient of the log-likelihood and its negative Hessian."""
    size = len(values)
    gradient = [-RIDGE * value for value in values]
    curvature = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
    for field, row in weights.items():
        chance = chances(values, field)
        together = sum(row)
        mean = _mean(field, chance)
        for member, weight, share in zip(field, row, chance, strict=True):
            for i in member:
                gradient[i] += weight
                for j in member:
                    curvature[i][j] += together * share
        for i, a in mean.items():
            gradient[i] -= together * a
            for j, b in mean.items():
                curvature[i][j] -= together * a * b
    return gradient, curvature


def _mean(field: Field, chance: Sequence[float]) -> dict[int, float]:
    mean: dict[int, float] = {}
    for member, share in zip(field, chance, strict=True):
        for index in member:
            mean[index] = mean.get(index, 0.0) + share
    return mean


def _sandwich(
    values: Sequence[float],
    weights: dict[Field, list[float]],
    deals: Sequence[Sequence[Comparison]],
    virtual: Sequence[Comparison],
    number: Sequence[int],
) -> tuple[tuple[float, ...], ...]:
    size = len(values)
    means = {field: _mean(field, chances(values, field)) for field in weights}

    def add(comparisons: Iterable[Comparison], weights: Sequence[float]) -> None:
        score = [0.0] * size
        for comparison in comparisons:
            for index in comparison.field[comparison.first]:
                score[index] += comparison.weight
            for index, share in means[comparison.field].items():
                score[index] -= comparison.weight * share
        score = list(map(float.__mul__, score, weights))
        for i, a in enumerate(score):
            if a:
                for j, b in enumerate(score):
                    filling[i][j] += a * b

    filling = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
    few = [math.sqrt(n / max(n - 1, 1)) for n in number]  # Bessel's correction for few deals
    for deal in deals:
        add(deal, few)
    for comparison in virtual:
        add((comparison,), [1.0] * size)
    bread = _inverse(_slopes(values, weights)[1])
    return tuple(map(tuple, _product(_product(bread, filling), bread)))


def _product(one: Matrix, other: Matrix) -> Matrix:
    columns = list(zip(*other, strict=True))
    return [[sum(map(float.__mul__, row, column)) for column in columns] for row in one]


def _inverse(matrix: Matrix) -> Matrix:
    """The inverse of a positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for place in range(size):
        pivot = rows[place][place]
        rows[place] = [cell / pivot for cell in rows[place]]
        for i in range(size):
            if i != place and rows[i][place]:
                times = rows[i][place]
                rows[i] = [a - times * b for a, b in zip(rows[i], rows[place], strict=True)]
    return [row[size:] for row in rows]
