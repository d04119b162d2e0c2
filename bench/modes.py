"""Measures what a decision costs in every variant: whole random matches inside the engine.

    PYTHONPATH=build/compiled python -m bench.modes [--game era-of-the-ninja] [--whole]

In processor time of one process. Compare rows of the same run.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping
from typing import Any

import kagemusha


def cost(game: str, seats: int, options: Mapping[str, Any], seconds: float) -> tuple[float, float]:
    """Seconds per decision, including answers of chance, and decisions per match."""
    rules: Any = kagemusha.game(game).rules(seats, dict(options))
    began, decisions, matches = time.process_time(), 0, 0
    while (spent := time.process_time() - began) < seconds:
        matches += 1
        decisions += rules.setup().play_randomly(matches, matches + 1)
    return spent / decisions, decisions / matches


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="era-of-the-ninja", choices=kagemusha.games())
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--whole", action="store_true", help="without a limit of rounds")
    asked = parser.parse_args()
    print("| variant | microseconds a decision | decisions a match |\n| --- | ---: | ---: |")
    for seats, given in kagemusha.game(asked.game).variants():
        options = {name: given[name] for name in given if not (asked.whole and name == "rounds")}
        words = ", ".join(f"{name} {value}" for name, value in options.items() if value is not True)
        flags = ", ".join(name for name, value in options.items() if value is True)
        each, long = cost(asked.game, seats, options, asked.seconds)
        named = ", ".join(filter(None, (f"{seats} seats", words, flags)))
        print(f"| {named} | {1e6 * each:.2f} | {long:.0f} |", flush=True)


if __name__ == "__main__":
    main()
