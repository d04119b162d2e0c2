"""Glicko-2 (Glickman, "Example of the Glicko-2 system", 2013): a rating with its uncertainty."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

START = 1500.0
DEVIATION = 350.0
"""Of somebody who has not played; nobody is less certain."""
VOLATILITY = 0.06
TAU = 0.5
"""How much the volatility may change."""
SCALE = 173.7178
EXACT = 1e-9
SETTLED = 75.0
"""A deviation up to which a rating is worth comparing."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is: with 95 % certainty within two deviations of the value."""

    value: float = START
    deviation: float = DEVIATION
    volatility: float = VOLATILITY

    @property
    def settled(self) -> bool:
        """Whether enough matches were played for it to be compared."""
        return self.deviation <= SETTLED


Outcome = tuple[Rating, float]
"""An opponent as it was before the match, and the score: 1 won, 0.5 drawn, 0 lost."""


def after_matches(rating: Rating, outcomes: Sequence[Outcome]) -> Rating:
    """The rating after all matches of one period."""
    if not outcomes:
        return after_pause(rating, 1)
    mu, phi = (rating.value - START) / SCALE, rating.deviation / SCALE
    information = surplus = 0.0
    for other, score in outcomes:
        weight = _weight(other.deviation / SCALE)
        expected = 1 / (1 + math.exp(-weight * (mu - (other.value - START) / SCALE)))
        information += weight**2 * expected * (1 - expected)
        surplus += weight * (score - expected)
    variance = 1 / information
    volatility = _volatility(phi, rating.volatility, variance, variance * surplus)
    before = math.sqrt(phi**2 + volatility**2)
    after = 1 / math.sqrt(1 / before**2 + information)
    value = START + SCALE * (mu + after**2 * surplus)
    return Rating(value, min(DEVIATION, SCALE * after), volatility)


def after_pause(rating: Rating, periods: float) -> Rating:
    """The rating after some periods, or a part of one, without a match: less certain."""
    phi = math.sqrt((rating.deviation / SCALE) ** 2 + periods * rating.volatility**2)
    return replace(rating, deviation=min(DEVIATION, SCALE * phi))


def _weight(phi: float) -> float:
    """How much a result counts against an opponent of that deviation."""
    return 1 / math.sqrt(1 + 3 * phi**2 / math.pi**2)


def _volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """The new volatility: step 5 of the paper, the Illinois algorithm."""
    start = math.log(sigma**2)

    def slope(x: float) -> float:
        power = math.exp(x)
        sum_ = phi**2 + variance + power
        return power * (delta**2 - sum_) / (2 * sum_**2) - (x - start) / TAU**2

    low = start
    if delta**2 > phi**2 + variance:
        high = math.log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while slope(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > EXACT:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)
