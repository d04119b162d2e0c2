"""The measured contenders: random play of each engine, each in its own process.

    python bench/contenders.py NAME SECONDS

prints one line of JSON: the number of decisions and matches, and the seconds they took. NAME is
that of another engine, a way to play with one of our games, such as python_chooses:wat-aah, or
memory:wat-aah, for the bytes that a state needs.
"""

from __future__ import annotations

import functools
import json
import random
import resource
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from bench.peers import OTHERS, Played, catanatron_copy, goofspiel_copy, pettingzoo_match

TO_THE_END = 10**9
HELD = 2000
"""How many copies are made to measure the memory of one."""


@dataclass(frozen=True)
class Ours:
    """One of our games in its standard form."""

    id: str
    choose: Callable[[Any, Callable[[], float], int], int]
    """Continue a state with choices made in Python, up to a limit; the number of choices."""
    cell: str = ""
    """For numba: the type for all numbers of a state; empty if there is no flat kernel."""
    seats: int | None = None

    def first(self) -> Any:
        """The state before the first choice."""
        import kagemusha

        return kagemusha.game(self.id).rules(self.seats).setup()

    @property
    def package(self) -> str:
        """The package with the game's rules."""
        return f"kagemusha.games.{self.id.replace('-', '_')}"


def _choose_seven_ronin(state: Any, draw: Callable[[], float], most: int) -> int:
    decisions = 0
    while (side := state.owing()) >= 0 and decisions < most:
        legal = state.legal(side)
        state.apply(side, legal[int(draw() * len(legal))])
        decisions += 1
    return decisions


def _choose_with_chance(state: Any, draw: Callable[[], float], most: int) -> int:
    from kagemusha.core.kernel import cells

    dice = cells([1 + int(draw() * 2**30), 1 + int(draw() * 2**30)])
    decisions = 0
    state.answer_chance(dice)
    while (seat := state.owing()) >= 0 and decisions < most:
        legal = state.legal(seat)
        state.apply(seat, legal[int(draw() * len(legal))])
        state.answer_chance(dice)
        decisions += 1
    return decisions


OURS = (
    Ours("seven-ronin", _choose_seven_ronin, "int8"),
    Ours("wat-aah", _choose_with_chance, "int16"),
    Ours("era-of-the-ninja", _choose_with_chance, seats=4),
)


def engine_plays(game: Ours) -> Played:
    """Play whole random matches inside the engine."""
    first = game.first()
    number = 0
    while True:
        decisions = 0
        for _ in range(20):
            number += 1
            decisions += first.clone().play_randomly(number * 7919, number * 104729)
        yield decisions, 20


def python_chooses(game: Ours) -> Played:
    """Let Python get the legal choices and choose."""
    first = game.first()
    draw = random.Random(1).random
    while True:
        yield game.choose(first.clone(), draw, TO_THE_END), 1


def match_with_everything(game: Ours) -> Played:
    """Play with the public Match: notation, events, log and checks."""
    import kagemusha

    rules = kagemusha.game(game.id)
    draw = random.Random(1).random
    seed = 0
    while True:
        seed += 1
        match = rules.new(seed=seed)
        decisions = 0
        while match.pending:
            seat = match.pending[0]
            legal = match.legal(seat)
            match.act(seat, legal[int(draw() * len(legal))])
            decisions += 1
        yield decisions, 1


def clones(game: Ours) -> Played:
    """Copy states (a copy counts as a decision here)."""
    first = game.first()
    while True:
        for _ in range(1000):
            first.clone()
        yield 1000, 0


def numba_plays(game: Ours) -> Played:
    """Play whole random matches with the kernel compiled by numba."""
    import importlib

    import numpy as np

    from kagemusha.core.kernel import TAPE_OFF
    from kagemusha.core.kernel_loader import with_numba

    kernel = with_numba(f"{game.package}.phases")
    layout = importlib.import_module(f"{game.package}.phases.layout")
    numbers = np.array(game.first().numbers(), dtype=game.cell)
    legal = np.zeros(layout.LEGAL_SIZE, dtype=np.int64)
    silent = np.array([TAPE_OFF], dtype=np.int64)
    dice = np.zeros(2, dtype=np.int64)
    number = 0
    while True:
        decisions = 0
        for _ in range(20):
            number += 1
            dice[0], dice[1] = number * 7919, number * 104729
            decisions += int(kernel.play_randomly(numbers.copy(), dice, legal, silent))
        yield decisions, 20


def from_the_middle(game: Ours) -> Played:
    """Play out from the middle of a match: a copy, and random choices to the end."""
    first = game.first()
    length = first.clone().play_randomly(7919, 104729)
    middle = game.first()
    game.choose(middle, random.Random(1).random, length // 2)
    number = 0
    while True:
        decisions = 0
        for _ in range(20):
            number += 1
            decisions += middle.clone().play_randomly(number * 7919, number * 104729)
        yield decisions, 20


def environment(game: Ours) -> Played:
    """Play in a PettingZoo environment: an observation and a mask for each choice."""
    from kagemusha.envs import raw_env

    return pettingzoo_match(raw_env(game.id, game.seats))


WAYS = (
    engine_plays,
    from_the_middle,
    python_chooses,
    match_with_everything,
    environment,
    clones,
    numba_plays,
)
CONTENDERS: dict[str, Callable[[], Played]] = {
    **{f"{way.__name__}:{game.id}": functools.partial(way, game) for game in OURS for way in WAYS},
    **{contender.__name__: contender for contender in OTHERS},
}


def measure(contender: Callable[[], Played], seconds: float) -> dict[str, float]:
    """Warm up, then play for this many processor seconds, which other load affects less."""
    games = contender()
    next(games)
    decisions = matches = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done, finished = next(games)
        decisions += done
        matches += finished
    return {"decisions": decisions, "matches": matches, "seconds": spent}


def memory(copy: Callable[[], object]) -> dict[str, float]:
    """The bytes of one copy, from the growth of a process that makes many."""
    kept = [copy() for _ in range(10)]
    before = _resident()
    kept += [copy() for _ in range(HELD)]
    return {"bytes": (_resident() - before) / HELD}


def _resident() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def main() -> None:
    """Run one contender once."""
    name = sys.argv[1]
    kind, _, what = name.partition(":")
    if kind == "memory":
        others = {"catanatron": catanatron_copy, "goofspiel": goofspiel_copy}
        ours = {game.id: game.first for game in OURS}
        print(json.dumps(memory(others[what]() if what in others else ours[what]().clone)))
    else:
        print(json.dumps(measure(CONTENDERS[name], float(sys.argv[2]))))


if __name__ == "__main__":
    main()
