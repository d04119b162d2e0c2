"""A sequential test between two bots, which stops as soon as the result is clear.

After every pair of matches on a deal it tests whether the second bot is stronger by `low` or by
`high` points of Elo. It is the generalised sequential probability ratio test: for each hypothesis,
the distribution of pair results is the likeliest one with the mean that the hypothesis implies.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

SMALL = 1e-3
"""The count for a result that never occurred, so that both hypotheses stay possible."""
RESULTS = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The possible results of a pair of matches: a bot's share of points."""
HALVINGS = 60


@dataclass(frozen=True)
class Sprt:
    """The two hypotheses, and the error rates."""

    low: float
    high: float
    alpha: float = 0.05
    """The probability of finding `high` if `low` is true."""
    beta: float = 0.05
    """The probability of finding `low` if `high` is true."""

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which the test stops."""
        return (
            math.log(self.beta / (1 - self.alpha)),
            math.log((1 - self.beta) / self.alpha),
        )

    def to_dict(self) -> dict[str, float]:
        """Plain data."""
        return {"low": self.low, "high": self.high, "alpha": self.alpha, "beta": self.beta}


@dataclass(frozen=True)
class Verdict:
    """The state of a test."""

    test: Sprt
    pairs: int
    ratio: float
    """The log-likelihood ratio of `high` against `low`."""

    @property
    def found(self) -> str:
        """`high` or `low`; empty while the test is open."""
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
    """The state of a test after these pairs, each given as the second bot's share of points."""
    counts = Counter(pairs)
    return Verdict(test, sum(counts.values()), _ratio(test, counts))


def expected(elo: float) -> float:
    """The expected share of points for a difference in Elo."""
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
    """The likeliest distribution with this mean: each share divided by 1 + t (result - mean)."""
    least, most = min(shares), max(shares)
    below, above = -1 / (most - mean), 1 / (mean - least)
    for _ in range(HALVINGS):
        t = (below + above) / 2
        pull = sum(p * (r - mean) / (1 + t * (r - mean)) for r, p in shares.items())
        below, above = (t, above) if pull > 0 else (below, t)
    return {r: p / (1 + t * (r - mean)) for r, p in shares.items()}
