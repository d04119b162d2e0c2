"""`make bench`: decisions and matches a second of random play, ours and others', in one run.

Every contender plays in a process of its own on one core, by processor time. They take turns,
several times, so that a slow moment of the machine hits all alike; the median of each counts.
Compare the ratios, not the numbers: those belong to one machine on one day.
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

HERE = Path(__file__).parent
COMPILED = HERE.parent / "build" / "compiled"

# Ways to play one of our games: what the row says, the contender, whether compiled.
WAYS = (
    ("whole matches inside, interpreted", "engine_plays", False),
    ("whole matches inside, mypyc", "engine_plays", True),
    ("whole matches inside, numba", "numba_plays", False),
    ("Python chooses, interpreted", "python_chooses", False),
    ("Python chooses, mypyc", "python_chooses", True),
    ("Match with log and events, interpreted", "match_with_everything", False),
    ("Match with log and events, mypyc", "match_with_everything", True),
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
    """One of our games: its rows, and what the project promises of it."""

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
            ("Python chooses, mypyc", 8, UNO),
        ),
        left_out=("numba_plays",),  # numba compiles its kernel for a minute, in each turn anew
    ),
    Ours(
        "Era of the Ninja, 4 seats",
        "era-of-the-ninja",
        (
            ("Python chooses, interpreted", 1, CATANATRON_4),
            ("Python chooses, mypyc", 4, CATANATRON_4),
        ),
        left_out=("numba_plays",),  # its rules are typed classes, which numba does not take
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
)

# The columns of ratios.
BASES = (("Catanatron", CATANATRON), ("Uno", UNO), ("goofspiel", GOOFSPIEL))


def play(contender: str, seconds: float, *, compiled: bool) -> dict[str, float]:
    """One turn of one contender, in its own process."""
    environment = dict(os.environ)
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


def table(results: dict[str, dict[str, float]]) -> str:
    """Readable in a terminal and in a page of the docs."""
    columns = " | ".join(f"x {column}" for column, _ in BASES)
    lines = [
        f"| random play, one core | decisions/s | matches/s | {columns} |",
        "| --- | ---: | ---: |" + " ---: |" * len(BASES),
    ]
    for name, rates in results.items():
        decisions, matches = rates["decisions_per_second"], rates["matches_per_second"]
        times = [decisions / results[base]["decisions_per_second"] for _, base in BASES]
        ratios = " | ".join(f"{ratio:.2f}" for ratio in times)
        lines.append(f"| {name} | {decisions:,.0f} | {matches:,.0f} | {ratios} |")
    lines += ["", "| aim | reached | |", "| --- | ---: | --- |"]
    for game in OURS:
        for way, wanted, base in game.aims:
            name = f"{game.name}, {way}"
            reached = results[name]["decisions_per_second"] / results[base]["decisions_per_second"]
            verdict = "yes" if reached >= wanted else "no"
            lines.append(f"| {name}: {wanted}x {base} | {reached:.1f}x | {verdict} |")
    return "\n".join(lines)


def machine() -> str:
    """Where the numbers come from."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [line for line in cpuinfo.read_text().splitlines() if line.startswith("model name")]
        model = names[0].partition(":")[2].strip() if names else model
    return f"Python {platform.python_version()}, {platform.system()}, {os.cpu_count()} x {model}"


def main() -> None:
    """Measure, print, and keep the numbers if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each turn (default 2)")
    parser.add_argument("--turns", type=int, default=3, help="turns of each row (default 3)")
    parser.add_argument("--json", type=Path, help="also write the numbers to this file")
    arguments = parser.parse_args()
    results = measure_all(arguments.seconds, arguments.turns)
    print(machine())
    print()
    print(table(results))
    if arguments.json:
        arguments.json.write_text(json.dumps({"machine": machine(), "rates": results}, indent=1))


if __name__ == "__main__":
    main()
