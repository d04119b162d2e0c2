"""Profiles a choice by the functions of the contract, for each game.

    python -m bench.choice_profile [--matches 20]

Processor time, one core, random play. The compiled build: PYTHONPATH=build/compiled.
"""

from __future__ import annotations

import argparse
import hashlib
import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

import kagemusha
from kagemusha.core.chance import CHANCE, SeededSource

T = TypeVar("T")
PARTS = ("legality", "what happens, with events", "views of all", "hash", "copy")


class Clock:
    """The time that each part has taken."""

    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()

    def time(self, part: str, call: Callable[..., T], *args: Any) -> T:
        """Call a function and add its time to a part."""
        started = time.process_time_ns()
        found = call(*args)
        self.spent[part] += time.process_time_ns() - started
        return found


def play(rules: Any, seed: int, clock: Clock) -> int:
    """Play one random match; returns the number of choices."""
    draw, source = random.Random(seed).random, SeededSource(seed)
    state = rules.setup()
    rules.opening(state)
    choices = 0
    while pending := rules.pending(state):
        seat = pending[0]
        if seat == CHANCE:
            answer = source.answer(rules.chances(state))
            clock.time(PARTS[1], rules.apply, state, CHANCE, answer)
            continue
        legal = clock.time(PARTS[0], rules.legal, state, seat)
        action = legal[int(draw() * len(legal))]
        clock.time(PARTS[1], rules.apply, state, seat, action)
        clock.time(PARTS[2], _views, rules, state)
        clock.time(PARTS[3], _hash, rules, state)
        clock.time(PARTS[4], rules.clone, state)
        choices += 1
    return choices


def _views(rules: Any, state: Any) -> list[Any]:
    return [rules.view(state, seat) for seat in range(rules.seats)]


def _hash(rules: Any, state: Any) -> str:
    return hashlib.sha256(rules.encode(state)).hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=20)
    matches = parser.parse_args().matches
    print(f"| microseconds a choice | {' | '.join(PARTS)} |")
    print("| --- |" + " ---: |" * len(PARTS))
    for game in kagemusha.games():
        rules, clock = kagemusha.game(game).rules(), Clock()
        play(rules, 0, Clock())
        choices = sum(play(rules, seed, clock) for seed in range(1, matches + 1))
        found = " | ".join(f"{clock.spent[part] / choices / 1000:.0f}" for part in PARTS)
        print(f"| {game}, {rules.seats} seats | {found} |")


if __name__ == "__main__":
    main()
