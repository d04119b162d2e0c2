"""Draws the curves of Kagemusha-Bench: of solvers, and of networks that learn by playing."""

from __future__ import annotations

import csv
import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from docs.pictures.ink import (
    GOLD,
    INDIGO,
    INK,
    LINE,
    RED,
    SHEET,
    SOFT,
    box,
    number,
    path,
    picture,
    points,
    text,
)
from docs.research_tables import nash_convs
from kagemusha.benchmark import read_lines, tasks

POLICIES = Path(__file__).resolve().parents[2] / "research" / "policies"
MOSS, SEA, PLUM = "#5f7a32", "#2f8a86", "#7d4a7a"
LOOKS = {
    "cfr": (INDIGO, ""),
    "cfr-plus": (RED, ""),
    "discounted-cfr": (GOLD, ""),
    "mccfr-external": (MOSS, "6 3"),
    "mccfr-outcome": (SEA, "6 3"),
    "fictitious-play": (PLUM, ""),
    "deep-cfr": (RED, "2 3"),
    "nfsp": (INK, "2 3"),
    "uniform": (SOFT, "1 5"),
}
"""The colour and the dashes of each solver: dashed if it samples, dotted if it has networks."""
WIDTH, HEIGHT, TOP, LEFT = 250, 240, 66, 62
Curve = Sequence[tuple[float, float, float, float]]
"""Points with the mean of all seeds, the lowest and the highest."""


@dataclass(frozen=True)
class Panel:
    """A plot with its axes; `across` and `up` place a value between 0 and 1."""

    x: float
    title: str
    across: Callable[[float], float]
    up: Callable[[float], float]

    def frame(self, ticks_x: Iterable[float], ticks_y: Iterable[tuple[float, str]]) -> list[str]:
        """The paper, its title, and lines at round numbers."""
        drawn = [
            box(self.x, TOP, WIDTH, HEIGHT, r=4, fill=SHEET, stroke=LINE, stroke_width=1),
            text(self.title, self.x + WIDTH / 2, TOP - 12, 14, anchor="middle", weight="600"),
        ]
        for value in ticks_x:
            x, words = self.x + self.across(value) * WIDTH, f"{value:,.0f}"
            drawn.append(text(words, x, TOP + HEIGHT + 17, 11, fill=SOFT, anchor="middle"))
        for value, words in ticks_y:
            y = TOP + (1 - self.up(value)) * HEIGHT
            drawn.append(path(f"M{number(self.x)} {number(y)}h{WIDTH}", stroke=LINE))
            drawn.append(text(words, self.x - 6, y + 4, 11, fill=SOFT, anchor="end"))
        return drawn

    def curve(self, curve: Curve, colour: str, dashes: str) -> list[str]:
        """The mean as a line, and the range of all seeds around it."""

        def place(value: float, height: float) -> tuple[float, float]:
            y = min(1.0, max(0.0, self.up(height)))
            return self.x + self.across(value) * WIDTH, TOP + (1 - y) * HEIGHT

        line = points([place(at, mean) for at, mean, _, _ in curve], close=False)
        more = {"stroke_dasharray": dashes} if dashes else {}
        drawn = [path(line, stroke=colour, stroke_width=2, stroke_linejoin="round", **more)]
        if any(low < high for _, _, low, high in curve):
            around = [place(at, low) for at, _, low, _ in curve]
            around += [place(at, high) for at, _, _, high in reversed(curve)]
            drawn.insert(0, path(points(around), fill=colour, opacity=0.15))
        return drawn


def _legend(names: Sequence[str], y: float) -> list[str]:
    drawn = []
    for place, name in enumerate(names):
        x = LEFT + (place % 5) * 180
        row = y + (place // 5) * 20
        colour, dashes = LOOKS[name]
        more = {"stroke_dasharray": dashes} if dashes else {}
        drawn.append(path(f"M{x} {number(row - 4)}h30", stroke=colour, stroke_width=2, **more))
        drawn.append(text(name, x + 38, row, 12))
    return drawn


def _log(least: float, most: float) -> Callable[[float], float]:
    return lambda value: math.log(max(value, least) / least) / math.log(most / least)


def draw_solvers() -> str:
    """NashConv of every solver of the leaderboard by its work, one plot for each small game."""
    drawn: list[str] = []
    found = {task.id: task for task in tasks().values() if task.kind == "solve"}
    names: set[str] = set()
    for place, task in enumerate(found.values()):
        least, most = task.budgets[0], task.budgets[-1]
        x = LEFT + place * (WIDTH + 56)
        panel = Panel(x, task.id, _log(least, most), _log(0.003, 2.0))
        ticks = [10.0**power for power in range(2, 7) if least <= 10**power <= most]
        drawn += panel.frame(ticks, [(0.01, "0.01"), (0.1, "0.1"), (1, "1")])
        curves = nash_convs([line for line in read_lines() if line.task == task.id])
        for agent, look in LOOKS.items():
            if agent in curves:
                drawn += panel.curve(curves[agent], *look)
        names |= curves.keys()
    drawn.append(text("NashConv by actions applied to states", LEFT, 32, 16, weight="600"))
    drawn += _legend([name for name in LOOKS if name in names], TOP + HEIGHT + 48)
    return picture(
        LEFT + 3 * WIDTH + 2 * 56 + 36,
        TOP + HEIGHT + 92,
        "NashConv of solvers by work",
        "Three plots with logarithmic axes, one for each small game: how far each solver of the "
        "leaderboard is from optimal play after so many actions; shaded: lowest to highest seed.",
        *drawn,
    )


RUNS = {
    "7 Ronin": ("seven_ronin_ppo_1",),
    "WAT-AAH!": ("wat_aah_ppo_1", "wat_aah_ppo_2"),
}
"""The runs of `kagemusha train` that are kept, by game: one for each seed."""


def draw_training() -> str:
    """Matches won while a network learned by self-play: against random and in its league."""
    drawn = [text("Matches won, by choices made while learning", LEFT, 32, 16, weight="600")]
    for place, (title, runs) in enumerate(RUNS.items()):
        panel = Panel(
            LEFT + place * (WIDTH + 56), title, lambda value: value / 260_000, lambda value: value
        )
        drawn += panel.frame(
            [0, 100_000, 200_000], [(0, "0 %"), (0.25, "25 %"), (0.5, "50 %"), (0.75, "75 %")]
        )
        for run in runs:
            with (POLICIES / f"{run}.csv").open(encoding="utf-8") as file:
                rows = list(csv.DictReader(file))
            for column, colour in (("won_random", RED), ("won", INDIGO)):
                shares = [(float(row["choices"]), float(row[column])) for row in rows]
                curve = [(at, share, share, share) for at, share in shares]
                drawn += panel.curve(curve, colour, "")
    y = TOP + HEIGHT + 44
    for x, colour, words in ((LEFT, RED, "against random"), (LEFT + 180, INDIGO, "in its league")):
        drawn.append(path(f"M{x} {y - 4}h30", stroke=colour, stroke_width=2))
        drawn.append(text(words, x + 38, y, 12))
    return picture(
        LEFT + 2 * WIDTH + 56 + 24,
        TOP + HEIGHT + 64,
        "Matches won by a network while it learns",
        "Two plots, 7 Ronin and WAT-AAH!: the share of matches won against random players and "
        "against earlier networks of the league, one line for each seed.",
        *drawn,
    )
