"""Estimates a seat's chance of winning from what it knows, for hints, reviews and puzzles.

A thinker gives the engine's value of a position. A curve turns it into the chance of a seat if
everybody continues at a certain level, with a 95 % interval. The curve was fitted to matches that
bots of that level continued (`bench/calibration.py`). Without a curve no number is shown, only the
engine's value is known.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from kagemusha.bots.bot import Thinker, Thought
from kagemusha.bots.thinking_time import CHAMPION, LEVELS, Effort
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.game import Game, Rules
from kagemusha.core.plugins import find
from kagemusha.core.view import View

DEFAULT_LEVEL = "skilled"
"""The level whose chance is shown if nothing is known about the players."""
FILE = "chances.json"
"""The file with a game's curves, in the folder `content` of its bots."""
WIDEST = 0.75
"""If the 95 % interval is wider, words are shown instead of a number."""
NOISIEST = 0.15
"""If the standard error of the engine's value is larger, words are shown, too."""
EDGE = 0.01
"""Keeps the logarithm of the odds finite."""
NORMAL_95 = 1.96


@dataclass(frozen=True, slots=True)
class ChanceEstimate:
    """A seat's chance of winning."""

    chance: float
    low: float | None
    """The 95 % interval; None if no number should be shown."""
    high: float | None
    error: float
    """The standard error from the search alone, for comparing plans."""
    level: str
    """The chance is valid if everybody continues at this level. "" means the engine's own value,
    which is not calibrated."""

    @property
    def is_number(self) -> bool:
        """Whether the estimate is precise enough to show as a number."""
        return self.low is not None


@dataclass(frozen=True, slots=True)
class Curve:
    """A logistic model that turns an engine's value into the chance at a level."""

    level: str
    features: tuple[str, ...]
    weights: tuple[float, ...]
    covariance: tuple[tuple[float, ...], ...]
    """The covariance of the weights, from the matches that the curve was fitted to."""
    spread: tuple[float, float]
    """How far true chances are from the curve, as a standard deviation of the log odds: its
    logarithm at the start of a match, and how much that grows until the end."""
    end: float
    """The stage that counts as the end of a match."""
    noise: float
    """The usual standard error of the engine's values in these matches."""
    start: tuple[float, ...]
    """The share of matches that each seat won."""

    def odds(self, chance: float, error: float, at: float, seat: int) -> tuple[float, float]:
        """The log odds for an engine's value at a stage, and their standard deviation."""
        late = min(1.0, at / self.end)
        values = feature_values(self.features, log_odds(chance), late, seat)
        mean = _dot(self.weights, values)
        fit = _dot(values, [_dot(row, values) for row in self.covariance])
        steep = dict(zip(self.features, self.weights, strict=True))
        rise = steep["odds"] + late * steep["late odds"]
        if chance > 0.5:
            rise += steep.get("above", 0.0)
        slope = rise / (chance * (1 - chance) + EDGE)
        noise = max(0.0, error**2 - self.noise**2) * slope**2
        return mean, math.sqrt(math.exp(2 * (self.spread[0] + late * self.spread[1])) + fit + noise)

    def estimate(self, chance: float, error: float, at: float, seat: int) -> ChanceEstimate:
        """The estimate for an engine's value with its error, at a stage, for a seat."""
        mean, wide = self.odds(chance, error, at, seat)
        # The mean of chances is closer to 0.5 if their log odds are spread out.
        middle = mean * math.sqrt(1 + math.pi * wide**2 / 8)
        low, high = (logistic(middle + side * NORMAL_95 * wide) for side in (-1, 1))
        precise = high - low <= WIDEST and error <= NOISIEST
        around = [min(1.0, max(0.0, chance + side * error)) for side in (-1, 1)]
        worse, better = (logistic(self.odds(value, error, at, seat)[0]) for value in around)
        return ChanceEstimate(
            logistic(mean),
            low if precise else None,
            high if precise else None,
            (better - worse) / 2,
            self.level,
        )


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def logistic(odds: float) -> float:
    """Convert log odds to a chance."""
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, odds))))


def log_odds(chance: float) -> float:
    """Convert a chance, clamped away from 0 and 1, to log odds."""
    return math.log((chance + EDGE) / (1.0 - chance + EDGE))


def feature_values(names: Sequence[str], odds: float, progress: float, seat: int) -> list[float]:
    """The features of a curve: log odds, progress of the match, and the seat if seats differ.

    `above` lets the curve have another slope above 0.5 than below.
    """
    late = min(1.0, progress)
    side = 1.0 if seat == 0 else -1.0
    known = {
        "one": 1.0,
        "odds": odds,
        "late": late,
        "late odds": late * odds,
        "above": max(0.0, odds),
        "seat": side,
        "late seat": late * side,
    }
    return [known[name] for name in names]


WORDS = ((0.1, "lost"), (0.4, "behind"), (0.6, "even"), (0.9, "ahead"), (1.0, "won"))
"""The word for a chance up to each limit, if no number is shown."""


def word_for(chance: float, error: float = 0.0) -> str:
    """A word for a chance; "open" if the search error is too large."""
    if error > NOISIEST:
        return "open"
    return next(word for limit, word in WORDS if chance <= limit)


def stage(view: View) -> float:
    """How far a match has progressed: `stage` of the game's bots, or else its round."""
    own: Callable[[View], float] | None = getattr(find("bots", view.game), "stage", None)
    return own(view) if own else float(getattr(view, "round", None) or 0)


# --- curves from files ----------------------------------------------------------------------------


@cache
def _rows(game_id: str) -> tuple[Mapping[str, Any], ...]:
    module = find("bots", game_id)
    if module is None or not hasattr(module, "__path__"):
        return ()
    file = resources.files(module) / "content" / FILE
    if not file.is_file():
        return ()
    return tuple(json.loads(file.read_text(encoding="utf-8")))


def curve_for(rules: Rules[Any], engine: str, level: str = DEFAULT_LEVEL) -> Curve | None:
    """The curve for an engine's values at a level, or at the nearest level, or None.

    Curves that were fitted to other cards or boards than the match has are not used.
    """
    options = dict(rules.options)
    fitting = {
        row["level"]: row
        for row in _rows(rules.game)
        if (row["engine"], row["seats"]) == (engine, rules.seats)
        and options in row["options"]
        and rules.content in row["content"]
    }
    order = list(LEVELS)
    wanted = order.index(level) if level in order else 0
    nearest = sorted(order, key=lambda name: (abs(order.index(name) - wanted), order.index(name)))
    for name in nearest:
        if name in fitting:
            return read_curve(fitting[name])
    return None


def read_curve(row: Mapping[str, Any]) -> Curve:
    """A curve from plain data."""
    return Curve(
        level=row["level"],
        features=tuple(row["features"]),
        weights=tuple(row["weights"]),
        covariance=tuple(map(tuple, row["covariance"])),
        spread=(row["spread"][0], row["spread"][1]),
        end=row["end"],
        noise=row["noise"],
        start=tuple(row["start"]),
    )


def level_among(bots: Iterable[str]) -> str:
    """The level for which chances are shown in a match with these bots: the strongest one.

    The champion is nearest to the highest level.
    """
    names = set(bots)
    if CHAMPION in names:
        return list(LEVELS)[-1]
    found = [level for level in LEVELS if level in names]
    return found[-1] if found else DEFAULT_LEVEL


class Estimator:
    """Turns an engine's values into estimates for one level, in matches with these rules."""

    def __init__(self, rules: Rules[Any], engine: str, level: str = DEFAULT_LEVEL) -> None:
        self.engine = engine
        self._curve = curve_for(rules, engine, level)

    @property
    def level(self) -> str:
        """The level of its chances; "" for the engine's own values."""
        return self._curve.level if self._curve else ""

    def start(self, seat: int) -> float | None:
        """The chance of a seat before anything was dealt; None if unknown."""
        return self._curve.start[seat] if self._curve else None

    def of(self, view: View, chance: float, error: float = 0.0) -> ChanceEstimate:
        """The estimate for an engine's value of a view."""
        if self._curve is None:
            return ChanceEstimate(chance, None, None, error, "")
        return self._curve.estimate(chance, error, stage(view), view.seat or 0)


# --- asking --------------------------------------------------------------------------------------


def thinker_seed(view: View) -> int:
    """The seed of a thinker: the same each time for the same view."""
    known = {name: value for name, value in view.to_dict().items() if name != "pending"}
    return Rng("estimate", json.dumps(known, sort_keys=True)).bits(256)


def ask(
    thinker: Thinker, view: View, legal: Legal, consider: Sequence[Sequence[Action]] = ()
) -> Thought:
    """A thinker's thought about a view, the same each time."""
    return thinker.think(view, legal, Rng(thinker_seed(view), "bot"), consider)


def estimate(
    game: Game,
    rules: Rules[Any],
    view: View,
    legal: Legal,
    level: str = DEFAULT_LEVEL,
    effort: Effort | None = None,
) -> ChanceEstimate | None:
    """A seat's chance of winning if everybody continues at a level; None if unknown."""
    from kagemusha.bots.roster import best_thinker  # avoids a circular import

    thinker = best_thinker(game, rules, effort)
    thought = ask(thinker, view, legal)
    if thought.chance is None:
        return None
    return Estimator(rules, thinker.name, level).of(view, thought.chance, thought.error)
