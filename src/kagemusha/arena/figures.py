"""Statistics of many matches: shares with intervals, and spreads."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

Z95 = 1.959963984540054
"""The normal quantile of a two-sided 95 % interval."""

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
"""The quantiles that a spread reports."""


def wilson(count: float, of: float, z: float = Z95) -> tuple[float, float]:
    """The Wilson interval of a share, `count` out of `of`; (0, 1) if `of` is 0."""
    if not 0 <= count <= of:
        raise ValueError(f"{count} out of {of} is not a share")
    if of == 0:
        return 0.0, 1.0
    share = count / of
    weight = z * z / of
    middle = (share + weight / 2) / (1 + weight)
    half = z / (1 + weight) * math.sqrt(share * (1 - share) / of + weight / (4 * of))
    # Exact ends, which rounding would miss.
    return (
        0.0 if count == 0 else max(0.0, middle - half),
        1.0 if count == of else min(1.0, middle + half),
    )


def chi_square_tail(value: float, freedom: int) -> float:
    """The probability that chance alone gives at least this chi-square.

    The upper regularised gamma function by its recurrence over half of the degrees of freedom.
    """
    x = value / 2
    if x <= 0:
        return 1.0
    if freedom % 2:
        tail, term, step = math.erfc(math.sqrt(x)), 2 * math.sqrt(x / math.pi) * math.exp(-x), 0.5
    else:
        tail, term, step = math.exp(-x), x * math.exp(-x), 1.0
    while step < freedom / 2:
        tail += term
        step += 1
        term *= x / step
    return min(tail, 1.0)


@dataclass(frozen=True)
class Share:
    """A count out of a total, with the 95 % Wilson interval of the rate."""

    count: int
    of: int

    @property
    def rate(self) -> float:
        """The share as a number from 0 to 1; 0 if the total is 0."""
        return self.count / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The ends of the 95 % interval."""
        return wilson(self.count, self.of)

    def to_dict(self) -> dict[str, float | int]:
        """Plain data."""
        low, high = self.interval
        return {"count": self.count, "of": self.of, "rate": self.rate, "low": low, "high": high}


def quantile(ordered: Sequence[float], share: float) -> float:
    """The quantile of ordered values, interpolated between neighbours."""
    if not ordered:
        raise ValueError("nothing was measured")
    place = share * (len(ordered) - 1)
    lower = math.floor(place)
    upper = min(lower + 1, len(ordered) - 1)
    return ordered[lower] + (ordered[upper] - ordered[lower]) * (place - lower)


def median_interval(ordered: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the median of ordered values, by their ranks."""
    if not ordered:
        raise ValueError("nothing was measured")
    half, away = len(ordered) / 2, Z95 * math.sqrt(len(ordered)) / 2
    low, high = math.floor(half - away) - 1, math.ceil(half + away)
    return ordered[max(low, 0)], ordered[min(high, len(ordered) - 1)]


@dataclass(frozen=True)
class Spread:
    """A distribution of lengths: mean, minimum, maximum and quantiles."""

    mean: float
    low: float
    high: float
    quantiles: tuple[tuple[float, float], ...]
    """Pairs of a share and its quantile."""

    @classmethod
    def of(cls, values: Sequence[float]) -> Spread | None:
        """The spread of these values; None if there are none."""
        if not values:
            return None
        ordered = sorted(values)
        return cls(
            mean=sum(ordered) / len(ordered),
            low=ordered[0],
            high=ordered[-1],
            quantiles=tuple((share, quantile(ordered, share)) for share in QUANTILES),
        )

    @property
    def median(self) -> float:
        """The median."""
        return dict(self.quantiles)[0.5]

    def to_dict(self) -> dict[str, object]:
        """Plain data."""
        quantiles = {f"{share:g}": value for share, value in self.quantiles}
        return {"mean": self.mean, "min": self.low, "max": self.high, "quantiles": quantiles}
