"""What is measured: random play of each engine, one contender a process.

    python bench/contenders.py NAME SECONDS

prints one line of JSON: decisions and matches done, and the seconds they took. NAME is another
engine's, or a way to play and one of our games, as in python_chooses:wat-aah; or memory:wat-aah,
for the bytes that a state takes.
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
"""So many copies are held to see how much memory one takes."""


@dataclass(frozen=True)
class Ours:
    """One of our games, played in its standard form."""

    id: str
    choose: Callable[[Any, Callable[[], float], int], int]
    """Play on from a state, Python picking each choice, up to a limit; the number of choices."""
    cell: str = ""
    """The type that holds every number of a state, for numba; none if it is not a flat kernel."""
    seats: int | None = None

    def first(self) -> Any:
        """The state before the first choice."""
        import kagemusha

        return kagemusha.game(self.id).rules(self.seats).setup()

    @property
    def package(self) -> str:
        """Where the game's rules are."""
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
    """Whole random matches inside the engine."""
    first = game.first()
    number = 0
    while True:
        decisions = 0
        for _ in range(20):
            number += 1
            decisions += first.clone().play_randomly(number * 7919, number * 104729)
        yield decisions, 20


def python_chooses(game: Ours) -> Played:
    """Python asks for the legal choices and picks each one."""
    first = game.first()
    draw = random.Random(1).random
    while True:
        yield game.choose(first.clone(), draw, TO_THE_END), 1


def match_with_everything(game: Ours) -> Played:
    """The public Match, with notation, events, log and checks."""
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
    """Copies of a state (a copy counts as a decision here)."""
    first = game.first()
    while True:
        for _ in range(1000):
            first.clone()
        yield 1000, 0


def numba_plays(game: Ours) -> Played:
    """Whole random matches, the kernel compiled by numba."""
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
    """Playouts from the middle of a match: a copy, and random choices to the end."""
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
    """Our game as an environment of PettingZoo: an observation and a mask for each choice."""
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
    """Warm up, then play for this many processor seconds: other work counts less that way."""
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
    """Bytes that one copy takes, by how the process grows when it holds many."""
    kept = [copy() for _ in range(10)]
    before = _resident()
    kept += [copy() for _ in range(HELD)]
    return {"bytes": (_resident() - before) / HELD}


def _resident() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def main() -> None:
    """One turn of one contender."""
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
