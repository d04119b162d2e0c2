"""`make bench`: decisions and matches per second of random play, ours and others', in one run.

Every contender plays in its own process on one core; processor time counts. They take turns several
times, so that slow moments of the machine affect all alike; the median of each counts. Compare the
ratios, not the numbers, which are valid for one machine on one day.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from bench.growth import growth

HERE = Path(__file__).parent
COMPILED = HERE.parent / "build" / "compiled"
ONE_THREAD = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

# Ways to play one of our games: the label of the row, the contender, whether compiled.
WAYS = (
    ("whole matches inside, interpreted", "engine_plays", False),
    ("whole matches inside, mypyc", "engine_plays", True),
    ("whole matches inside, numba", "numba_plays", False),
    ("playouts from the middle, interpreted", "from_the_middle", False),
    ("playouts from the middle, mypyc", "from_the_middle", True),
    ("Python chooses, interpreted", "python_chooses", False),
    ("Python chooses, mypyc", "python_chooses", True),
    ("Match with log and events, interpreted", "match_with_everything", False),
    ("Match with log and events, mypyc", "match_with_everything", True),
    ("as a PettingZoo environment, interpreted", "environment", False),
    ("as a PettingZoo environment, mypyc", "environment", True),
    ("copies of a state, interpreted", "clones", False),
    ("copies of a state, mypyc", "clones", True),
)

CATANATRON_4 = "Catanatron, 4 seats"
CATANATRON, UNO, GOOFSPIEL = (
    "Catanatron, 2 seats",
    "RLCard Uno, 2 random agents",
    "OpenSpiel goofspiel (C++)",
)


@dataclass(frozen=True)
class Ours:
    """One of our games: its rows, and the project's aims for it."""

    name: str
    id: str
    aims: tuple[tuple[str, int, str], ...]
    """(way, times, base)"""
    left_out: tuple[str, ...] = ()

    def rows(self) -> list[tuple[str, str, bool]]:
        """(row, contender, compiled)"""
        return [
            (f"{self.name}, {way}", f"{contender}:{self.id}", compiled)
            for way, contender, compiled in WAYS
            if contender not in self.left_out
        ]


OURS = (
    Ours(
        "7 Ronin",
        "seven-ronin",
        (
            ("Python chooses, interpreted", 4, CATANATRON),
            ("Python chooses, mypyc", 20, CATANATRON),
            ("Python chooses, mypyc", 2, GOOFSPIEL),
            ("whole matches inside, mypyc", 100, CATANATRON),
        ),
    ),
    Ours(
        "WAT-AAH!",
        "wat-aah",
        (
            ("Python chooses, interpreted", 2, UNO),
            ("Python chooses, mypyc", 10, UNO),
        ),
        left_out=("numba_plays",),  # numba would compile its kernel for a minute in each turn
    ),
    Ours(
        "Era of the Ninja, 4 seats",
        "era-of-the-ninja",
        (
            ("Python chooses, interpreted", 1, CATANATRON_4),
            ("Python chooses, mypyc", 6, CATANATRON_4),
        ),
        left_out=("numba_plays",),  # its rules are typed classes, which numba does not support
    ),
)

ROWS: tuple[tuple[str, str, bool], ...] = (
    *(row for game in OURS for row in game.rows()),
    (CATANATRON, "catanatron_2", False),
    (CATANATRON_4, "catanatron_4", False),
    (UNO, "uno_agents", False),
    ("RLCard Uno, Python chooses", "uno_python_chooses", False),
    (GOOFSPIEL, "goofspiel", False),
    ("OpenSpiel tic-tac-toe (Python)", "python_tic_tac_toe", False),
    ("OpenSpiel liar's poker (Python)", "python_liars_poker", False),
    ("OpenSpiel block dominoes (Python)", "python_block_dominoes", False),
    ("PettingZoo tic-tac-toe", "pettingzoo_tic_tac_toe", False),
    ("PettingZoo connect four", "pettingzoo_connect_four", False),
    ("Pgx backgammon, 1,024 at once", "pgx_backgammon", False),
    ("Pgx connect four, 1,024 at once", "pgx_connect_four", False),
    ("Catanatron, copies of a game", "catanatron_clones", False),
    ("OpenSpiel goofspiel (C++), copies of a state", "goofspiel_clones", False),
)
STATES = (
    *((game.name, game.id) for game in OURS),
    ("Catanatron, 2 seats", "catanatron"),
    ("OpenSpiel goofspiel (C++)", "goofspiel"),
)
RECORDED = HERE / "recorded.json"
FALLEN = 0.7
"""`make bench-check` reports a ratio that falls below this fraction of the recorded one."""

# The columns of ratios.
BASES = (("Catanatron", CATANATRON), ("Uno", UNO), ("goofspiel", GOOFSPIEL))


def play(contender: str, seconds: float, *, compiled: bool) -> dict[str, float]:
    """Run one contender once, in its own process."""
    environment = {**os.environ, "JAX_PLATFORMS": "cpu", "XLA_FLAGS": ONE_THREAD}
    environment.pop("PYTHONPATH", None)
    if compiled:
        environment["PYTHONPATH"] = str(COMPILED)
    command = [sys.executable, str(HERE / "contenders.py"), contender, str(seconds)]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    turn: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return turn


def measure_all(seconds: float, turns: int) -> dict[str, dict[str, float]]:
    """The median rate of every row."""
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name, _, _ in ROWS}
    for turn in range(turns):
        for name, contender, compiled in ROWS:
            if sys.stderr.isatty():
                print(f"\rturn {turn + 1} of {turns}: {name:<60}", end="", file=sys.stderr)
            played = play(contender, seconds, compiled=compiled)
            spent = played["seconds"]
            rates[name].append((played["decisions"] / spent, played["matches"] / spent))
    if sys.stderr.isatty():
        print("\r" + " " * 80 + "\r", end="", file=sys.stderr)
    return {
        name: {
            "decisions_per_second": statistics.median(rate for rate, _ in measured),
            "matches_per_second": statistics.median(rate for _, rate in measured),
        }
        for name, measured in rates.items()
    }


def ratios(results: dict[str, dict[str, float]]) -> dict[str, float]:
    """How many times faster each row is than the nearest peer."""
    base = results[CATANATRON]["decisions_per_second"]
    return {name: rates["decisions_per_second"] / base for name, rates in results.items()}


def table(results: dict[str, dict[str, float]]) -> str:
    """The table, readable in a terminal and in the docs."""
    columns = " | ".join(f"x {column}" for column, _ in BASES)
    lines = [
        f"| random play, one core | decisions/s | matches/s | {columns} |",
        "| --- | ---: | ---: |" + " ---: |" * len(BASES),
    ]
    for name, rates in results.items():
        decisions, matches = rates["decisions_per_second"], rates["matches_per_second"]
        times = [decisions / results[base]["decisions_per_second"] for _, base in BASES]
        found = " | ".join(f"{ratio:.2f}" for ratio in times)
        lines.append(f"| {name} | {decisions:,.0f} | {matches:,.0f} | {found} |")
    return "\n".join(lines)


def aims(results: dict[str, dict[str, float]]) -> str:
    """The project's aims, and whether they are met."""
    lines = ["| aim | reached | |", "| --- | ---: | --- |"]
    for game in OURS:
        for way, wanted, base in game.aims:
            name = f"{game.name}, {way}"
            reached = results[name]["decisions_per_second"] / results[base]["decisions_per_second"]
            verdict = "yes" if reached >= wanted else "no"
            lines.append(f"| {name}: {wanted}x {base} | {reached:.1f}x | {verdict} |")
    return "\n".join(lines)


def memory() -> str:
    """The bytes that one more state needs."""
    lines = ["| memory | bytes a state |", "| --- | ---: |"]
    for name, what in STATES:
        own = [game.id for game in OURS if game.id == what]
        for compiled in (False, True) if own else (False,):
            kind = (", mypyc" if compiled else ", interpreted") if own else ""
            held = play(f"memory:{what}", 0, compiled=compiled)["bytes"]
            lines.append(f"| {name}{kind} | {held:,.0f} |")
    return "\n".join(lines)


def check(results: dict[str, dict[str, float]]) -> str:
    """A report of ratios that have fallen since they were recorded; never a failure."""
    recorded = json.loads(RECORDED.read_text(encoding="utf-8"))["ratios"]
    now = ratios(results)
    lines = [
        f"{name}: {now[name]:.2f}x Catanatron, recorded {before:.2f}x: {now[name] / before:.0%}"
        for name, before in recorded.items()
        if name in now and now[name] < FALLEN * before
    ]
    return "\n".join(lines) or f"No ratio has fallen below {FALLEN:.0%} of what is recorded."


def chart(results: dict[str, dict[str, float]], picture: Path) -> None:
    """Draw decisions per second as bars, ours dark."""
    import matplotlib.pyplot as plt

    shown = {name: rates for name, rates in results.items() if "copies" not in name}
    rows = sorted(shown, key=lambda name: shown[name]["decisions_per_second"])
    own = tuple(game.name for game in OURS)
    figure, axes = plt.subplots(figsize=(9, 0.25 * len(rows) + 1))
    axes.barh(
        rows,
        [shown[name]["decisions_per_second"] for name in rows],
        color=["#2b2b2b" if name.startswith(own) else "#b9a88a" for name in rows],
    )
    axes.set_xscale("log")
    axes.set_xlabel("decisions a second, random play, one core")
    figure.tight_layout()
    figure.savefig(picture, metadata={"Date": None})


def machine() -> str:
    """A description of the machine."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [line for line in cpuinfo.read_text().splitlines() if line.startswith("model name")]
        model = names[0].partition(":")[2].strip() if names else model
    return f"Python {platform.python_version()}, {platform.system()}, {os.cpu_count()} x {model}"


def main() -> None:
    """Measure, print, and save what was requested."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each turn (default 2)")
    parser.add_argument("--turns", type=int, default=3, help="turns of each row (default 3)")
    parser.add_argument("--json", type=Path, help="also write the numbers to this file")
    parser.add_argument("--chart", type=Path, help="also draw them: SVG or PNG")
    parser.add_argument("--record", action="store_true", help="keep the ratios for bench-check")
    parser.add_argument("--check", action="store_true", help="only say which ratios have fallen")
    arguments = parser.parse_args()
    results = measure_all(arguments.seconds, arguments.turns)
    print(machine())
    print()
    if arguments.check:
        print(check(results))
        return
    print("\n\n".join([table(results), aims(results), memory(), growth()]))
    if arguments.json:
        arguments.json.write_text(json.dumps({"machine": machine(), "rates": results}, indent=1))
    if arguments.record:
        kept = {"machine": machine(), "ratios": ratios(results)}
        RECORDED.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    if arguments.chart:
        chart(results, arguments.chart)


if __name__ == "__main__":
    main()
