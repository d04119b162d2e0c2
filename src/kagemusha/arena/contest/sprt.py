"""A sequential test between two bots: it stops as soon as the matches say enough.

Whether the second bot is stronger by `low` or by `high` points of Elo is asked after every pair of
matches on one deal. The test is the generalised sequential probability ratio test: the results
of pairs have some distribution, which is taken for either hypothesis to be the one nearest to what
was seen among those with the mean that the hypothesis says.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

SMALL = 1e-3
"""What counts for a result that was never seen, so that the hypotheses stay possible."""
RESULTS = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The possible shares of points of a bot in a pair of matches."""
HALVINGS = 60


@dataclass(frozen=True)
class Sprt:
    """The two hypotheses, and how often either error may happen."""

    low: float
    high: float
    alpha: float = 0.05
    """The chance to find `high` where `low` is true."""
    beta: float = 0.05
    """The chance to find `low` where `high` is true."""

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which it stops."""
        return (
            math.log(self.beta / (1 - self.alpha)),
            math.log((1 - self.beta) / self.alpha),
        )

    def to_dict(self) -> dict[str, float]:
        """Plain data."""
        return {"low": self.low, "high": self.high, "alpha": self.alpha, "beta": self.beta}


@dataclass(frozen=True)
class Verdict:
    """How far a test has come."""

    test: Sprt
    pairs: int
    ratio: float
    """The log-likelihood ratio of `high` against `low`."""

    @property
    def found(self) -> str:
        """`high`, `low`, or nothing while it is open."""
        low, high = self.test.bounds
        return "high" if self.ratio >= high else "low" if self.ratio <= low else ""

    def to_dict(self) -> dict[str, object]:
        """Plain data."""
        return {
            **self.test.to_dict(),
            "pairs": self.pairs,
            "ratio": self.ratio,
            "bounds": list(self.test.bounds),
            "found": self.found,
        }


def judge(test: Sprt, pairs: Iterable[float]) -> Verdict:
    """What the results of some pairs say, each the share of points of the second bot."""
    counts = Counter(pairs)
    return Verdict(test, sum(counts.values()), _ratio(test, counts))


def expected(elo: float) -> float:
    """The share of points that a difference brings."""
    return 1 / (1 + 10 ** (-elo / 400))


def _ratio(test: Sprt, counts: Mapping[float, int]) -> float:
    if not counts:
        return 0.0
    seen = {result: counts.get(result, 0) or SMALL for result in {*RESULTS, *counts}}
    number = sum(seen.values())
    shares = {result: count / number for result, count in seen.items()}
    high, low = _nearest(shares, expected(test.high)), _nearest(shares, expected(test.low))
    logs = sum(share * math.log(high[r] / low[r]) for r, share in shares.items())
    return number * logs


def _nearest(shares: Mapping[float, float], mean: float) -> dict[float, float]:
    """The likeliest distribution with that mean: each share divided by 1 + t (result - mean)."""
    least, most = min(shares), max(shares)
    below, above = -1 / (most - mean), 1 / (mean - least)
    for _ in range(HALVINGS):
        t = (below + above) / 2
        pull = sum(p * (r - mean) / (1 + t * (r - mean)) for r, p in shares.items())
        below, above = (t, above) if pull > 0 else (below, t)
    return {r: p / (1 + t * (r - mean)) for r, p in shares.items()}
