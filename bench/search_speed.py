"""Compares simulations per second of our searches and OpenSpiel's MCTS and ISMCTS bots.

    python -m bench.search_speed [--seconds 2] [--turns 3] [--compiled build/compiled]

A simulation is one path down the tree and one playout, as OpenSpiel counts them. OpenSpiel's bots
are written in Python, with games in C++, and play out at random. Ours play out with the bot's own
playout policy, which is slower and plays better. So both are also measured without a tree, with
random playouts from the same positions. Every contender runs in its own process; processor time
counts. They take turns, and the median of each counts.

Simulations are faster in games with shorter playouts. Two games are comparable if the playouts of
one have between half and twice as many decisions as those of the other; other ratios are in
brackets. For the best comparison, OpenSpiel's ISMCTS also searches our games, through
`kagemusha.envs.spiel`.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from bench.run import COMPILED, HERE, machine
from bench.search_cases import OTHERS, ROWS

EVERY = 7
"""One in this many decisions of a match is searched, to cover all parts of it."""
PLAYOUTS = 5
"""The number of random playouts from each of these positions."""
LIKE = 2.0
"""Two games are comparable if neither has more than this many times the other's decisions."""


@dataclass(frozen=True)
class Measured:
    """The measurements of one row."""

    simulations: float
    """Simulations per second."""
    decisions: float
    """Decisions per simulation; 0 if simulations are not playouts."""
    choices: float
    """Choices per decision."""
    playouts: float
    """Random playouts per second."""
    length: float
    """Decisions per random playout."""

    @property
    def decision(self) -> float:
        """Microseconds per decision in a simulation."""
        return 1e6 / (self.simulations * self.decisions) if self.decisions else 0.0


def timed(work: Callable[[], Any]) -> tuple[Any, float]:
    """The result of some work, and its processor time."""
    started = time.process_time()
    return work(), time.process_time() - started


def turn(row: int, seconds: float) -> Measured:
    """Measure one row, in this process."""
    simulations = decisions = choices = playouts = length = positions = 0
    searching = playing = 0.0
    for position in islice(ROWS[row].positions(), 0, None, EVERY):
        if not positions:  # excludes loading and initialisation
            position.search()
            position.at_random()
        done, spent = timed(position.search)
        if not done:
            continue
        simulations, searching = simulations + done, searching + spent
        if position.playout is not None:
            made, there = position.playout()
            decisions, choices = decisions + made, choices + there
        for _ in range(PLAYOUTS):
            made, spent = timed(position.at_random)
            playouts, playing = playouts + 1, playing + spent
            length += made if ROWS[row].ours else 0
        positions += 1
        if searching > seconds:
            break
    each = decisions / positions
    return Measured(
        simulations / searching,
        each,
        choices / decisions if decisions else 0.0,
        playouts / playing,
        length / playouts if ROWS[row].ours else each,
    )


def apart(row: int, seconds: float, compiled: Path) -> Measured:
    """Measure one row in its own process."""
    environment = dict(os.environ)
    paths = [str(compiled), str(HERE.parent), environment.get("PYTHONPATH", "")]
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
    command = [
        sys.executable,
        "-m",
        "bench.search_speed",
        "--row",
        str(row),
        "--seconds",
        str(seconds),
    ]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return Measured(**json.loads(done.stdout.splitlines()[-1]))


def middle(turns: Sequence[Measured]) -> Measured:
    """The median of each number."""
    columns = zip(*(asdict(each).values() for each in turns), strict=True)
    return Measured(*map(statistics.median, columns))


def _lines(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    marks = "| --- |" + " ---: |" * (len(head) - 1)
    return "\n".join(
        ["| " + " | ".join(head) + " |", marks, *(f"| {' | '.join(r)} |" for r in rows)]
    )


def rates(found: dict[str, Measured]) -> str:
    """The table of rates."""
    head = ("one core", "simulations/s", "decisions each", "choices at each", "µs a decision")
    rows = []
    for name, one in found.items():
        size = (f"{one.decisions:.0f}", f"{one.choices:.1f}", f"{one.decision:.1f}")
        shown = size if one.decisions else ("", "", "")
        random = (f"{one.playouts:,.0f}", f"{one.length:.0f}")
        rows.append((name, f"{one.simulations:,.0f}", *shown, *random))
    return _lines((*head, "random playouts/s", "decisions each"), rows)


def ratios(
    found: dict[str, Measured],
    what: str,
    rate: Callable[[Measured], float],
    size: Callable[[Measured], float],
) -> str:
    """The table of ratios between our rates and those of the others."""
    ours = [row.name for row in ROWS if row.ours and size(found[row.name])]
    others = [row.name for row in OTHERS]
    rows = []
    for name in ours:
        cells = []
        for other in others:
            times = f"{rate(found[name]) / rate(found[other]):.1f}"
            like = 1 / LIKE <= size(found[other]) / size(found[name]) <= LIKE
            cells.append(times if like else f"({times})")
        rows.append((name, *cells))
    return _lines((what, *others), rows)


def same_game(found: dict[str, Measured]) -> str:
    """The table that compares our search and OpenSpiel's on the same game."""
    rows = []
    for row in ROWS:
        if row.ours:
            own, rival = found[row.name], found[row.rival]
            alike = own.decisions > 0  # a simulation has a playout
            more = f"{own.simulations / rival.simulations:,.1f}" if alike else ""
            lots = f"{own.playouts / rival.playouts:,.1f}"
            rows.append((row.name, f"{rival.simulations:,.0f}", more, lots))
    return _lines(
        ("the same game", "ISMCTS, simulations/s", "ours, times", "random playouts, times"), rows
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each turn (default 2)")
    parser.add_argument("--turns", type=int, default=3, help="turns of each row (default 3)")
    parser.add_argument("--compiled", type=Path, default=COMPILED, help="our compiled build")
    parser.add_argument("--row", type=int, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.row is not None:
        print(json.dumps(asdict(turn(arguments.row, arguments.seconds))))
        return
    turns: dict[str, list[Measured]] = {row.name: [] for row in ROWS}
    for _ in range(arguments.turns):
        for number, row in enumerate(ROWS):
            turns[row.name].append(apart(number, arguments.seconds, arguments.compiled))
    found = {name: middle(each) for name, each in turns.items()}
    print(machine(), rates(found), sep="\n\n")
    print()
    print(ratios(found, "simulations/s, times", lambda m: m.simulations, lambda m: m.decisions))
    print()
    print(ratios(found, "random playouts/s, times", lambda m: m.playouts, lambda m: m.length))
    print()
    print(same_game(found))


if __name__ == "__main__":
    main()
