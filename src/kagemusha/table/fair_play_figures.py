"""Figures about how somebody plays: times, agreement with the engine, and what is usual.

They are signals for people who look closer, never proof: nothing follows from them.
"""

from __future__ import annotations

import math
import statistics
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from kagemusha.bots.chances import NORMAL_95

BAND = 1.25
"""Times that differ at most by this factor are as good as the same."""
LEAST_ERROR = 0.001
"""Of any difference: a few equal numbers are not certain."""
SHORTEST = 0.1
"""Seconds; what is shorter counts as that long."""
FEWEST = 30
"""Decisions below which nothing is said about somebody."""
FEWEST_MATCHES = 3
"""The same for matches: the decisions of one match have much in common."""
FEWEST_OTHERS = 3
"""So many others of about the same rating are needed to say what is usual."""
FEWEST_WORTH = 2.0
"""As many they must be worth: one nearby and several far away are worth little more than one."""
NEAR = 150.0
"""The distance of ratings at which others count 0.6 as much as with the same rating; more for
somebody whose rating is not certain."""
FARTHEST = 2.0
"""Others do not count from this many times that distance on."""


@dataclass(frozen=True, slots=True)
class Judged:
    """One decision that somebody made."""

    seconds: float
    choices: int
    """How many first steps there were."""
    matters: bool | None = None
    """Whether it was open and there was more than one sensible choice; None: not analysed."""
    best: bool = False
    """Whether the engine would have played the same."""
    loss: float = 0.0
    """The chance of winning that it gave away."""


@dataclass(frozen=True, slots=True)
class Measured:
    """A mean with its standard error, over this many decisions."""

    mean: float
    error: float
    number: int

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval."""
        wide = NORMAL_95 * self.error
        return self.mean - wide, self.mean + wide


@dataclass(frozen=True, slots=True)
class Timing:
    """How long somebody thinks."""

    number: int
    median: float
    """Seconds."""
    spread: float
    """The standard deviation of the logarithm of the times; 0: always the same."""
    band: float
    """The largest share of times that are as good as the same."""
    difficulty: Measured | None
    """The rank correlation of time and number of choices; None if it cannot be calculated."""


@dataclass(frozen=True, slots=True)
class EngineAgreement:
    """How somebody chooses where it matters, by the engine's judgement."""

    best: Measured
    loss: Measured
    matches: int


@dataclass(frozen=True, slots=True)
class Player:
    """What is known of somebody in one pool."""

    rating: float
    deviation: float
    agreement: EngineAgreement | None


@dataclass(frozen=True, slots=True)
class Expected:
    """What others of about the same rating reach."""

    mean: float
    spread: float
    """The standard deviation between them."""
    others: float
    """How many others that is worth."""

    def distance(self, own: Measured) -> float:
        """How far somebody is above it, in standard deviations."""
        error = math.hypot(own.error, self.spread * math.sqrt(1 + 1 / self.others))
        return (own.mean - self.mean) / max(LEAST_ERROR, error)


def timing(decisions: Sequence[Judged]) -> Timing | None:
    """The times of somebody's decisions; None if they are too few."""
    if len(decisions) < FEWEST:
        return None
    logs = sorted(math.log(max(SHORTEST, one.seconds)) for one in decisions)
    wide = math.log(BAND) + 1e-9
    most = max(bisect_right(logs, low + wide) - n for n, low in enumerate(logs))
    return Timing(
        number=len(logs),
        median=math.exp(statistics.median(logs)),
        spread=statistics.stdev(logs),
        band=most / len(logs),
        difficulty=_rank_correlation(
            [one.seconds for one in decisions], [float(one.choices) for one in decisions]
        ),
    )


def agreement(matches: Sequence[Sequence[Judged]]) -> EngineAgreement | None:
    """Somebody's choices in several matches; None if too few of them matter."""
    analysed = [[one for one in match if one.matters] for match in matches]
    analysed = [match for match in analysed if match]
    number = sum(map(len, analysed))
    if number < FEWEST or len(analysed) < FEWEST_MATCHES:
        return None
    best = _mean([[float(one.best) for one in match] for match in analysed])
    # By the normal approximation all or none would be certain.
    least = math.sqrt((best.mean * (1 - best.mean) + 1 / number) / number)
    best = Measured(best.mean, max(best.error, least), number)
    loss = _mean([[one.loss for one in match] for match in analysed])
    return EngineAgreement(best, loss, len(analysed))


def expected(
    own: Player, others: Sequence[Player], what: Literal["best", "loss"]
) -> Expected | None:
    """What `others` of about the same rating reach; None if they are too few."""
    width, found = math.hypot(NEAR, own.deviation), []
    for one in others:
        if one.agreement is not None and abs(one.rating - own.rating) <= FARTHEST * width:
            reached = one.agreement.best if what == "best" else one.agreement.loss
            weight = math.exp(-(((one.rating - own.rating) / width) ** 2) / 2)
            found.append((weight, reached.mean))
    if len(found) < FEWEST_OTHERS:
        return None
    total = sum(weight for weight, _ in found)
    worth = total**2 / sum(weight**2 for weight, _ in found)
    if worth < FEWEST_WORTH:
        return None
    mean = sum(weight * value for weight, value in found) / total
    square = sum(weight * (value - mean) ** 2 for weight, value in found) / total
    return Expected(mean, math.sqrt(square * worth / (worth - 1)), worth)


def _mean(matches: Sequence[Sequence[float]]) -> Measured:
    """The mean of all values, with an error that knows that those of one match belong together."""
    number, several = sum(map(len, matches)), len(matches)
    mean = sum(map(sum, matches)) / number
    apart = sum((value - mean) ** 2 for match in matches for value in match)
    together = sum((sum(match) - mean * len(match)) ** 2 for match in matches)
    error = math.sqrt(max(apart, together) * several / (several - 1)) / number
    return Measured(mean, error, number)


def _rank_correlation(first: Sequence[float], second: Sequence[float]) -> Measured | None:
    """Spearman's, with the standard error of Bonett and Wright."""
    try:
        found = statistics.correlation(_ranks(first), _ranks(second))
    except statistics.StatisticsError:  # all the same
        return None
    number = len(first)
    error = math.sqrt((1 + found**2 / 2) / (number - 3)) * (1 - found**2)
    return Measured(found, error, number)


def _ranks(values: Sequence[float]) -> list[float]:
    ordered = sorted(values)
    return [float(bisect_left(ordered, one) + bisect_right(ordered, one)) for one in values]
