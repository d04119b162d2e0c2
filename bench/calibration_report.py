"""Reports the reliability of chances: predicted versus observed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from bench.calibration_fit import Position, outcomes, predicted
from bench.calibration_play import Row
from kagemusha.bots.chances import read_curve

PARTS = 5
BINS = 10
RESAMPLES = 200
HEAD = (
    "| game | mode | seats | level | matches | positions | predicted | observed | Brier "
    "| of the base rate | ECE | ECE of the engine | 95 % cover |\n"
    "| --- | --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
)
Fit = Callable[[list[Position]], dict[str, Any]]
Array = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class Measured:
    """The predictions and outcomes for the positions of a row."""

    matches: int
    told: Array
    won: Array
    """The share of times that the seat won."""
    engine: Array
    ece: float
    ece_error: float
    engine_ece: float
    brier: float
    base: float
    cover: float
    cover_error: float
    content: str

    def bins(self) -> list[tuple[float, float, int]]:
        """The predicted chance, the observed rate, and the number of positions."""
        return _bins(self.told, self.won)


def _bins(told: Array, won: Array) -> list[tuple[float, float, int]]:
    place = np.minimum((told * BINS).astype(int), BINS - 1)
    return [
        (float(told[place == n].mean()), float(won[place == n].mean()), int((place == n).sum()))
        for n in range(BINS)
        if (place == n).any()
    ]


def calibration_error(told: Array, won: Array) -> float:
    """The mean difference between the predicted and the observed rate, over ten bins."""
    return sum(abs(a - b) * n for a, b, n in _bins(told, won)) / len(told)


def measure(found: list[Position], fit: Fit) -> Measured:
    """Predict every position with a curve that was fitted to other matches."""
    told, won, engine, single, matches, covered = [], [], [], [], [], []
    for part in range(PARTS):
        curve = read_curve(fit([p for p in found if p["match"] % PARTS != part]))
        for p in found:
            if p["match"] % PARTS != part:
                continue
            estimate = curve.estimate(p["raw"], p["error"], p["stage"], p["seat"])
            wins, count = outcomes(p)
            told.append(estimate.chance)
            won.append(wins / count)
            single.append(p["won"])
            engine.append(p["raw"])
            matches.append(p["match"])
            if count > 1:
                covered.append(_covered(predicted(curve, p, count), wins))
    data = [np.array(values, dtype=float) for values in (told, won, engine, single)]
    base = data[3].mean()
    number = np.array(matches)
    cover = np.array(covered)
    return Measured(
        matches=len(set(matches)),
        told=data[0],
        won=data[1],
        engine=data[2],
        ece=calibration_error(data[0], data[1]),
        ece_error=_resampled(data[0], data[1], number),
        engine_ece=calibration_error(data[2], data[1]),
        brier=float(((data[0] - data[3]) ** 2).mean()),
        base=float(base * (1 - base)),
        cover=float(cover.mean()),
        cover_error=float(cover.std() / np.sqrt(len(cover))),
        content=", ".join(sorted({p["content"] for p in found})),
    )


def _covered(chances: Array, wins: int) -> float:
    """How much of a number of wins is within the central 95 % of the prediction."""
    below = float(chances[:wins].sum())
    above = below + float(chances[wins])
    return max(0.0, min(above, 0.975) - max(below, 0.025)) / max(1e-12, above - below)


def _resampled(told: Array, won: Array, matches: Array) -> float:
    """The standard error of the calibration error, by bootstrapping matches."""
    rng = np.random.default_rng(1)
    places = [np.flatnonzero(matches == match) for match in np.unique(matches)]
    errors = []
    for _ in range(RESAMPLES):
        drawn = np.concatenate([places[n] for n in rng.integers(len(places), size=len(places))])
        errors.append(calibration_error(told[drawn], won[drawn]))
    return float(np.std(errors))


def line(row: Row, measured: Measured) -> str:
    """A line of the table."""
    cells = (
        row.game,
        row.mode or "-",
        str(row.seats),
        row.level,
        str(measured.matches),
        f"{len(measured.told):,}",
        f"{100 * measured.told.mean():.1f} %",
        f"{100 * measured.won.mean():.1f} %",
        f"{measured.brier:.3f}",
        f"{measured.base:.3f}",
        f"{measured.ece:.3f} ± {measured.ece_error:.3f}",
        f"{measured.engine_ece:.3f}",
        f"{100 * measured.cover:.1f} ± {100 * measured.cover_error:.1f} %",
    )
    return f"| {' | '.join(cells)} |"


SIZE, LEFT, LOW = 200, 34, 26


def picture(row: Row, measured: Measured, path: Path) -> None:
    """Draw a reliability diagram: x is predicted, y is observed; rings are the engine's values."""

    def at(told: float, won: float) -> tuple[float, float]:
        return LEFT + SIZE * told, 12 + SIZE * (1 - won)

    def dots(bins: list[tuple[float, float, int]], kind: str) -> str:
        return "".join(
            f'<circle class="{kind}" cx="{at(a, b)[0]:.1f}" cy="{at(a, b)[1]:.1f}" '
            f'r="{2 + 5 * (n / len(measured.told)) ** 0.5:.1f}"/>'
            for a, b, n in bins
        )

    marks = "".join(
        f'<text x="{LEFT - 4}" y="{at(0, part)[1] + 3:.0f}" text-anchor="end">{part:.0%}</text>'
        f'<text x="{at(part, 0)[0]:.0f}" y="{24 + SIZE}" text-anchor="middle">{part:.0%}</text>'
        for part in (0, 0.5, 1)
    )
    (x1, y1), (x2, y2) = at(0, 0), at(1, 1)
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + SIZE + 12}" '
        f'height="{12 + SIZE + LOW}" font-family="sans-serif" font-size="10">'
        f"<title>{row.id}: predicted across, observed upwards</title>"
        "<style>.told{fill:#a33}.engine{fill:none;stroke:#888}text{fill:#777}</style>"
        f'<rect x="{LEFT}" y="12" width="{SIZE}" height="{SIZE}" fill="none" stroke="#999"/>'
        f'<path d="M{x1} {y1}L{x2} {y2}" stroke="#999" stroke-dasharray="3 3"/>'
        f"{marks}{dots(_bins(measured.engine, measured.won), 'engine')}"
        f"{dots(measured.bins(), 'told')}</svg>\n",
        encoding="utf-8",
    )
