"""The tables of docs/benchmark.md and docs/datasets.md, from what comes with the package."""

from __future__ import annotations

from statistics import mean, median

from docs.balance_tables import table
from kagemusha.benchmark import Line, read_lines, tasks
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
            parts.append(f"### {task.id}\n\nExact value {task.value:.4f}.\n\n{_solvers(found)}")
        else:
            parts.append(f"### {task.id}\n\n{_bots(found)}")
    return "\n\n".join(parts)


def _solvers(lines: list[Line]) -> str:
    budgets = [point["budget"] for point in lines[0].result["curve"]]
    agents: dict[str, list[Line]] = {}
    for line in lines:
        agents.setdefault(line.agent, []).append(line)
    rows = []
    for agent, runs in agents.items():
        curves = [[point["nash_conv"] for point in run.result["curve"]] for run in runs]
        cells = [
            f"{mean(found):.4f}"
            + (f" ({min(found):.4f} to {max(found):.4f})" if len(found) > 1 else "")
            for found in zip(*curves, strict=True)
        ]
        value = mean(run.result["curve"][-1]["value"] for run in runs)
        last = mean(curve[-1] for curve in curves)
        rows.append((last, [f"`{agent}`", len(runs), *cells, f"{value:.4f}"]))
    heads = [f"NashConv, {budget:,} actions" for budget in budgets]
    return table(
        ["agent", "seeds", *heads, "first seat wins"],
        *(row for _, row in sorted(rows, key=lambda row: row[0])),
    )


def _bots(lines: list[Line]) -> str:
    met = list(dict.fromkeys(name for line in lines for name in line.result["against"]))
    shown = met if len(met) <= 4 else []  # two dozen Lords are in the file
    rows = []
    for line in sorted(lines, key=lambda line: -line.result["share"]):
        low, high = line.result["interval"]
        against = line.result["against"]
        rows.append(
            [
                f"`{line.agent}`",
                f"{100 * line.result['share']:.1f} % ({100 * low:.1f} to {100 * high:.1f})",
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
                len(matches),
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
