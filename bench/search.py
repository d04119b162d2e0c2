"""Simulations a second of our searches beside OpenSpiel's MCTS and ISMCTS bots, in one run.

    python -m bench.search [--seconds 2] [--turns 3] [--compiled build/compiled]

A simulation is one way down the tree and one playout, as OpenSpiel counts them. OpenSpiel's bots
are those written in Python, over games written in C++, and play out at random; ours play out with
the bot's own quick player, which takes longer and is worth more. Every contender runs in a process
of its own, by processor time; they take turns, and the median of each counts.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from bench.run import COMPILED, HERE, machine

SIMULATIONS = 100
"""Of one search."""

Searched = Iterator[int]
"""Simulations of one search after another, for as long as somebody asks."""


@dataclass(frozen=True)
class Row:
    """A line of the table."""

    name: str
    search: Callable[[], Searched]
    ours: bool = False


def wat_aah(mode: str, seats: int) -> Searched:
    """Searches at each decision of matches that the quick player plays."""
    import kagemusha
    from kagemusha.bots.wat_aah.search.tree import Search, root_plans
    from kagemusha.bots.wat_aah.search.weights import desk
    from kagemusha.core.chance import CHANCE, SeededSource, Stream

    rules: Any = kagemusha.game("wat-aah").rules(seats, {"mode": mode})
    weights = desk(seats)
    seed = 0
    while True:
        seed += 1
        stream, source = Stream(seed, "bench"), SeededSource(seed)
        state = rules.setup()
        while pending := rules.pending(state):
            seat = pending[0]
            if seat == CHANCE:
                rules.apply(state, CHANCE, source.answer(rules.chances(state)))
                continue
            world = rules.determinize(rules.view(state, seat), stream)
            plans = [plan for plan, _ in root_plans(world.cells, seat, weights, 16)]
            if len(plans) > 1:
                draws = stream.bits(31), stream.bits(31)
                search = Search([world.cells], seat, plans, weights, draws, SIMULATIONS, len(plans))
                search.run(SIMULATIONS)
                yield SIMULATIONS
            for choice in plans[0]:
                state.apply(seat, choice)


def open_spiel(name: str, *, hidden: bool) -> Searched:
    """Searches at each decision of random matches."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game(name)
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot: Any
    if hidden:
        bot = ismcts.ISMCTSBot(game, evaluator, 1.0, SIMULATIONS, random_state=dice)
    else:
        bot = mcts.MCTSBot(game, 1.0, SIMULATIONS, evaluator, solve=False, random_state=dice)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choice(outcomes, p=chances))
                continue
            legal = state.legal_actions()
            if len(legal) > 1:
                if hidden:
                    bot.run_search(state)
                else:
                    bot.mcts_search(state)
                yield SIMULATIONS
            state.apply_action(dice.choice(legal))


ROWS = (
    Row("WAT-AAH!, Grasshopper, 2 seats", partial(wat_aah, "grasshopper", 2), ours=True),
    Row("WAT-AAH!, Grasshopper, 4 seats", partial(wat_aah, "grasshopper", 4), ours=True),
    Row("WAT-AAH!, Grand Master, 2 seats", partial(wat_aah, "grand-master", 2), ours=True),
    Row("OpenSpiel MCTS, tic-tac-toe", partial(open_spiel, "tic_tac_toe", hidden=False)),
    Row("OpenSpiel MCTS, connect four", partial(open_spiel, "connect_four", hidden=False)),
    Row("OpenSpiel MCTS, backgammon", partial(open_spiel, "backgammon", hidden=False)),
    Row("OpenSpiel ISMCTS, Leduc poker", partial(open_spiel, "leduc_poker", hidden=True)),
    Row("OpenSpiel ISMCTS, gin rummy", partial(open_spiel, "gin_rummy", hidden=True)),
)
BASES = (
    "OpenSpiel MCTS, connect four",
    "OpenSpiel MCTS, backgammon",
    "OpenSpiel ISMCTS, gin rummy",
)
"""The columns of ratios."""


def turn(row: int, seconds: float) -> float:
    """Simulations a second of one row, in this process."""
    searched = ROWS[row].search()
    next(searched)  # what is loaded and built once
    simulations = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        simulations += next(searched)
    return simulations / spent


def apart(row: int, seconds: float, compiled: Path) -> float:
    """The same in a process of its own."""
    environment = dict(os.environ)
    paths = [str(HERE.parent), environment.get("PYTHONPATH", "")]
    if ROWS[row].ours:
        paths.insert(0, str(compiled))
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
    command = [sys.executable, "-m", "bench.search", "--row", str(row), "--seconds", str(seconds)]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return float(json.loads(done.stdout.splitlines()[-1]))


def table(rates: dict[str, float]) -> str:
    """Readable in a terminal and in a page of the docs."""
    columns = " | ".join(f"x {base.removeprefix('OpenSpiel ')}" for base in BASES)
    lines = [
        f"| search, one core | simulations/s | {columns} |",
        "| --- | ---: |" + " ---: |" * len(BASES),
    ]
    for name, rate in rates.items():
        ratios = " | ".join(f"{rate / rates[base]:.1f}" for base in BASES)
        lines.append(f"| {name} | {rate:,.0f} | {ratios} |")
    return "\n".join(lines)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each turn (default 2)")
    parser.add_argument("--turns", type=int, default=3, help="turns of each row (default 3)")
    parser.add_argument("--compiled", type=Path, default=COMPILED, help="our compiled build")
    parser.add_argument("--row", type=int, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.row is not None:
        print(json.dumps(turn(arguments.row, arguments.seconds)))
        return
    rates: dict[str, list[float]] = {row.name: [] for row in ROWS}
    for _ in range(arguments.turns):
        for number, row in enumerate(ROWS):
            rates[row.name].append(apart(number, arguments.seconds, arguments.compiled))
    print(machine())
    print()
    print(table({name: statistics.median(measured) for name, measured in rates.items()}))


if __name__ == "__main__":
    main()
