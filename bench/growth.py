"""Measures how cost grows with seats, rounds and worker processes."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import kagemusha
from kagemusha.arena import simulate

MATCHES = 40
WORKERS = (1, 2)


def _cases() -> Iterator[tuple[str, str, int, dict[str, Any]]]:
    for seats in (2, 3, 4):
        yield f"WAT-AAH!, {seats} seats", "wat-aah", seats, {}
    for seats in (2, 3, 4):
        yield f"WAT-AAH!, Grand Master, {seats} seats", "wat-aah", seats, {"mode": "grand-master"}
    for seats in (1, 2, 3, 4):
        yield f"Era of the Ninja, {seats} seats", "era-of-the-ninja", seats, {}
    for rounds in (2, 4, 8):
        chosen = {"mode": "nvn-death-match", "rounds": rounds}
        yield f"Era of the Ninja, Death Match, {rounds} rounds", "era-of-the-ninja", 2, chosen
    village = kagemusha.game("seven-ronin").rules().options
    yield "7 Ronin, 8 rounds", "seven-ronin", 2, dict(village)


def growth() -> str:
    """Measure random matches inside the engine, and whole simulations with more processes."""
    lines = [
        "| how cost grows, interpreted | decisions a match | microseconds a decision |",
        "| --- | ---: | ---: |",
    ]
    for name, game, seats, options in _cases():
        first = kagemusha.game(game).rules(seats, options).setup()
        decisions, started = 0, time.process_time()
        for number in range(1, MATCHES + 1):
            decisions += first.clone().play_randomly(number * 7919, number * 104729)
        spent = time.process_time() - started
        lines.append(f"| {name} | {decisions / MATCHES:,.0f} | {spent / decisions * 1e6:.1f} |")
    lines += ["", "| worker processes | 7 Ronin, greedy bots: matches/s |", "| ---: | ---: |"]
    for workers in WORKERS:
        done = simulate("seven-ronin", ["greedy", "greedy"], 60, seed=1, workers=workers)
        lines.append(f"| {workers} | {len(done.matches) / done.seconds:.1f} |")
    return "\n".join(lines)
