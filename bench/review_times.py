"""Measures how long a review takes: the first pass over every decision, and then all of the work.

    PYTHONPATH=build/compiled python -m bench.review_times [--seed 1] [--only ROW …]

In processor time of one process, for a match of each game between bots of the level `skilled`. A
server uses one process, with a lower priority than the bots of running matches.
"""

from __future__ import annotations

import argparse
import time

from kagemusha.arena.play import play_match
from kagemusha.bots.chances import ask
from kagemusha.bots.decisions import decision_points
from kagemusha.bots.roster import best_thinker
from kagemusha.bots.thinking_time import Effort
from kagemusha.core.compiled import compiled_parts
from kagemusha.table.analyzer import SKETCH

CASES = (
    ("seven-ronin", 2, {}),
    ("wat-aah", 2, {"mode": "grasshopper"}),
    ("wat-aah", 2, {"mode": "grand-master"}),
    ("era-of-the-ninja", 1, {"mode": "lone-ninja"}),
    ("era-of-the-ninja", 2, {"mode": "standard"}),
    ("era-of-the-ninja", 4, {"mode": "standard"}),
)


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    names = ["-".join((game, *options.values(), str(seats))) for game, seats, options in CASES]
    parser.add_argument("--only", nargs="*", choices=names)
    given = parser.parse_args()
    seed = given.seed
    print("compiled" if compiled_parts() else "interpreted: much slower")
    print("| game | seats | mode | decisions | first look | all work |")
    print("| --- | ---: | --- | ---: | ---: | ---: |")
    for name, (game, seats, options) in zip(names, CASES, strict=True):
        if given.only and name not in given.only:
            continue
        match = play_match(game, ["skilled"] * seats, seed, options)
        found = decision_points(match)
        spent = []
        for work in (SKETCH, 1.0):
            thinker = best_thinker(match.game, match.rules, Effort(work))
            started = time.process_time()
            for point in found:
                ask(thinker, point.view, point.legal, [point.played])
            spent.append(time.process_time() - started)
        first, whole = spent
        mode = options.get("mode", "-")
        print(
            f"| {game} | {seats} | {mode} | {len(found)} | {first:.1f} s | {whole:.1f} s |",
            flush=True,
        )


if __name__ == "__main__":
    main()
