"""Plots of a contest by matplotlib: the extra `kagemusha[plots]`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from kagemusha.arena.contest.ratings import Estimate
from kagemusha.arena.contest.standings import Standings
from kagemusha.core.extras import require

INK, PALE, SHADES = "#1f3a5f", "#9fb4cc", "RdBu"
SETTINGS = {
    "figure.dpi": 120,
    "font.size": 9,
    "svg.fonttype": "none",  # keeps text as text
    "svg.hashsalt": "kagemusha",  # equal plots give equal files
    "axes.spines.top": False,
    "axes.spines.right": False,
}


def draw(
    standings: Standings, words: Mapping[str, str], ratings: Path, matrix: Path | None = None
) -> list[Path]:
    """Draw ratings with intervals and, if it exists, the matrix of pairs; returns the files."""
    require("plots", "matplotlib")
    import matplotlib as mpl
    from matplotlib.figure import Figure

    drawn = []
    with mpl.rc_context(SETTINGS):
        kind, rows = _strengths(standings, words)
        figure = Figure(figsize=(6.4, 0.9 + 0.36 * len(rows)))
        _draw_strengths(figure, rows, words[kind])
        drawn.append(_save(figure, ratings))
        if standings.matrix and matrix is not None:
            side = 1.9 + 0.75 * len(standings.contest.bots)
            figure = Figure(figsize=(side, side * 0.85))
            _draw_matrix(figure, standings, words)
            drawn.append(_save(figure, matrix))
    return drawn


def _save(figure: Any, path: Path) -> Path:
    dated = {"Date": None} if path.suffix == ".svg" else {"Software": None}
    figure.savefig(path, bbox_inches="tight", metadata=dated)
    return path


def _strengths(
    standings: Standings, words: Mapping[str, str]
) -> tuple[str, list[tuple[str, Estimate]]]:
    """The label and values to plot: ratings, or win rates where all win or lose together."""
    if standings.contest.together:
        shares = [(bot, share) for (bot, stratum), share in standings.rates.items() if not stratum]
        return "rate", [
            (bot, Estimate(100 * share.rate, *(100 * end for end in share.interval)))
            for bot, share in shares
        ]
    return "elo", [
        (f"{rating.bot} {words.get(rating.role, '')}".strip(), rating.elo)
        for rating in standings.ratings
    ]


def _draw_strengths(figure: Any, rows: Sequence[tuple[str, Estimate]], label: str) -> None:
    axes = figure.add_subplot()
    for place, (_, found) in enumerate(rows):
        axes.plot([found.low, found.high], [place, place], color=PALE, linewidth=5, zorder=1)
        axes.plot([found.value], [place], "o", color=INK, zorder=2)
    axes.set_yticks(range(len(rows)), [name for name, _ in rows])
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.set_xlabel(label)
    axes.grid(axis="x", alpha=0.3)


def _draw_matrix(figure: Any, standings: Standings, words: Mapping[str, str]) -> None:
    bots = list(standings.contest.bots)
    rates = [[float("nan")] * len(bots) for _ in bots]
    axes = figure.add_subplot()
    for cell in standings.matrix:
        row, column = bots.index(cell.bot), bots.index(cell.other)
        rates[row][column] = cell.rate.value
        text = f"{100 * cell.rate.value:.0f} %\n±{50 * (cell.rate.high - cell.rate.low):.0f}"
        strong = abs(cell.rate.value - 0.5) > 0.3
        colour = "white" if strong else "black"
        axes.text(column, row, text, ha="center", va="center", color=colour, fontsize=8)
    axes.imshow(rates, cmap=SHADES, vmin=0, vmax=1)
    axes.set_xticks(range(len(bots)), bots, rotation=30, ha="right")
    axes.set_yticks(range(len(bots)), bots)
    axes.set_xlabel(words["column"])
    axes.set_ylabel(words["row"])
