"""The tables of docs/benchmark.md and docs/datasets.md, from what comes with the package."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import mean, median
from typing import Any

from docs.balance_tables import table
from kagemusha.benchmark import Line, Task, read_lines, tasks
from kagemusha.datasets import sample
from kagemusha.datasets.dataset import samples
from kagemusha.text import texts


def leaderboard() -> str:
    """A table for each task: agents from the best to the worst."""
    parts = []
    lines = read_lines()
    for task in tasks().values():
        found = [line for line in lines if line.task == task.id]
        if not found:
            parts.append(f"### {task.id}\n\nNo line yet.")
        elif task.kind == "solve":
            parts.append(
                f"### {task.id}\n\nExact value {task.value:.4f}.\n\n{_solvers(task, found)}"
            )
        elif task.kind == "exploit":
            parts.append(f"### {task.id}\n\n{_exploited(found)}")
        else:
            parts.append(f"### {task.id}\n\n{_bots(found)}")
    return "\n\n".join(parts)


def nash_convs(lines: list[Line]) -> dict[str, list[tuple[int, float, float, float]]]:
    """For each solver, budgets with the mean, least and greatest NashConv of its seeds."""
    agents: dict[str, list[Line]] = {}
    for line in lines:
        agents.setdefault(line.agent, []).append(line)
    found = {}
    for agent, runs in agents.items():
        curves = [
            {point["budget"]: point["nash_conv"] for point in run.result["curve"]} for run in runs
        ]
        budgets = [budget for budget in curves[0] if all(budget in curve for curve in curves)]
        every = [(budget, [curve[budget] for curve in curves]) for budget in budgets]
        found[agent] = [(budget, mean(seen), min(seen), max(seen)) for budget, seen in every]
    return found


def _solvers(task: Task, lines: list[Line]) -> str:
    least, *_, most = task.budgets
    shown = (least, task.budgets[len(task.budgets) // 2], most)
    rows = []
    for agent, curve in nash_convs(lines).items():
        runs = [line for line in lines if line.agent == agent]
        cells = [
            f"{middle:.4f}" + (f" ({low:.4f} to {high:.4f})" if len(runs) > 1 else "")
            for budget, middle, low, high in curve
            if budget in shown
        ]
        value = mean(run.result["curve"][-1]["value"] for run in runs)
        rows.append((curve[-1][1], [f"`{agent}`", len(runs), *cells, f"{value:.4f}"]))
    heads = [f"NashConv, {budget:,} actions" for budget in shown]
    return table(
        ["agent", "seeds", *heads, "first seat wins"],
        *(row for _, row in sorted(rows, key=lambda row: row[0])),
    )


def _share(figures: Mapping[str, Any]) -> str:
    low, high = figures["interval"]
    return f"{100 * figures['share']:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def _exploited(lines: list[Line]) -> str:
    rows = [
        [
            f"`{line.agent}`",
            _share(line.result),
            *map(_share, line.result["against"].values()),
            line.result["matches"],
            line.version,
        ]
        for line in sorted(lines, key=lambda line: -line.result["share"])
    ]
    seats = [f"as {seat}" for seat in lines[0].result["against"]]
    return table(["agent", "points kept", *seats, "matches", "version"], *rows)


def _bots(lines: list[Line]) -> str:
    met = list(dict.fromkeys(name for line in lines for name in line.result["against"]))
    shown = met if len(met) <= 4 else []  # two dozen Lords are in the file
    rows = []
    for line in sorted(lines, key=lambda line: -line.result["share"]):
        against = line.result["against"]
        rows.append(
            [
                f"`{line.agent}`",
                _share(line.result),
                *(f"{against[name]['elo']:+d}" if name in against else "" for name in shown),
                line.result["matches"],
                line.version,
            ]
        )
    heads = [f"Elo above `{name}`" for name in shown]
    return table(["agent", "points", *heads, "matches", "version"], *rows)


def dataset_samples() -> str:
    """What the samples are."""
    rows = []
    for game_id in samples():
        dataset = sample(game_id)
        header, matches = dataset.header, list(dataset)
        seats = range(header["seats"])
        won = [sum(seat in match.winners for match in matches) for seat in seats]
        rows.append(
            [
                texts("en").name("game", game_id),
                f"{len(matches):,}",
                f"{dataset.path.stat().st_size / 1000:.0f} kB",
                ", ".join(f"`{bot}`" for bot in dataset.bots),
                header["work"],
                header["seed"],
                f"{median(len(match.choices) for match in matches):.0f}",
                ", ".join(f"{100 * number / len(matches):.0f} %" for number in won),
            ]
        )
    heads = ["game", "matches", "file", "bots", "work", "seed", "choices, median", "won by seat"]
    return table(heads, *rows)
