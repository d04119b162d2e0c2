"""What is measured: random play of each engine, one contender a process.

    python bench/contenders.py NAME SECONDS

prints one line of JSON: decisions and matches done, and the seconds they took. NAME is another
engine's, or a way to play and one of our games, as in python_chooses:wat-aah.
"""

from __future__ import annotations

import functools
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

Played = Iterator[tuple[int, int]]
"""Batches of (decisions, matches), for as long as somebody asks."""


@dataclass(frozen=True)
class Ours:
    """One of our games, played in its standard form."""

    id: str
    choose: Callable[[Any, Callable[[], float]], int]
    """Plays a state to its end, Python picking each choice; how many decisions that took."""
    cell: str = ""
    """The type that holds every number of a state, for numba; none if it is no flat kernel."""
    seats: int | None = None

    def first(self) -> Any:
        """The state before the first choice."""
        import kagemusha

        return kagemusha.game(self.id).rules(self.seats).setup()

    @property
    def package(self) -> str:
        """Where the game's rules are."""
        return f"kagemusha.games.{self.id.replace('-', '_')}"


def _choose_seven_ronin(state: Any, draw: Callable[[], float]) -> int:
    decisions = 0
    while (side := state.side()) >= 0:
        legal = state.legal(side)
        state.apply(legal[int(draw() * len(legal))])
        decisions += 1
    return decisions


def _choose_with_chance(state: Any, draw: Callable[[], float]) -> int:
    from kagemusha.core.kernel import cells

    dice = cells([1 + int(draw() * 2**30), 1 + int(draw() * 2**30)])
    decisions = 0
    state.answer_chance(dice)
    while (seat := state.owing()) >= 0:
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
        yield game.choose(first.clone(), draw), 1


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
    from kagemusha.core.native import with_numba

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


def _catanatron(seats: int) -> Played:
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)[:seats]
    while True:
        game = Game([RandomPlayer(colour) for colour in colours])
        game.play()
        yield len(game.state.actions), 1


def catanatron_2() -> Played:
    """Catanatron with 2 random seats."""
    return _catanatron(2)


def catanatron_4() -> Played:
    """Catanatron with 4 random seats."""
    return _catanatron(4)


def _uno(play: Callable[[Any], object]) -> Played:
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("uno", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    while True:
        before = env.timestep  # it is never set back
        play(env)
        yield env.timestep - before, 1


def uno_agents() -> Played:
    """RLCard's Uno with 2 of its random agents, in RLCard's own loop."""
    return _uno(lambda env: env.run(is_training=True))


def uno_python_chooses() -> Played:
    """RLCard's Uno with 2 seats, each choice picked here: its agents draw slowly."""
    draw = random.Random(1).random

    def play(env: Any) -> None:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(draw() * len(legal))])

    return _uno(play)


def _open_spiel(name: str) -> Played:
    import pyspiel

    game = pyspiel.load_game(name)
    draw = random.Random(1).random
    while True:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(draw() * len(outcomes))][0])
            elif state.is_simultaneous_node():
                joint = []
                for player in range(game.num_players()):
                    legal = state.legal_actions(player)
                    joint.append(legal[int(draw() * len(legal))])
                state.apply_actions(joint)
                decisions += len(joint)
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(draw() * len(legal))])
                decisions += 1
        yield decisions, 1


def goofspiel() -> Played:
    """OpenSpiel's goofspiel, in C++."""
    return _open_spiel("goofspiel")


def python_tic_tac_toe() -> Played:
    """OpenSpiel's tic-tac-toe, in Python."""
    from open_spiel.python.games import tic_tac_toe

    return _open_spiel(tic_tac_toe._GAME_TYPE.short_name)


def python_liars_poker() -> Played:
    """OpenSpiel's liar's poker, in Python."""
    from open_spiel.python.games import liars_poker

    return _open_spiel(liars_poker._GAME_TYPE.short_name)


def python_block_dominoes() -> Played:
    """OpenSpiel's block dominoes, in Python."""
    from open_spiel.python.games import block_dominoes

    return _open_spiel(block_dominoes._GAME_TYPE.short_name)


WAYS = (engine_plays, python_chooses, match_with_everything, clones, numba_plays)
OTHERS = (
    catanatron_2,
    catanatron_4,
    uno_agents,
    uno_python_chooses,
    goofspiel,
    python_tic_tac_toe,
    python_liars_poker,
    python_block_dominoes,
)
CONTENDERS: dict[str, Callable[[], Played]] = {
    **{f"{way.__name__}:{game.id}": functools.partial(way, game) for game in OURS for way in WAYS},
    **{contender.__name__: contender for contender in OTHERS},
}


def measure(contender: Callable[[], Played], seconds: float) -> dict[str, float]:
    """Warm up, then play for so many seconds of the processor: other work counts less that way."""
    games = contender()
    next(games)
    decisions = matches = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done, finished = next(games)
        decisions += done
        matches += finished
    return {"decisions": decisions, "matches": matches, "seconds": spent}


if __name__ == "__main__":
    print(json.dumps(measure(CONTENDERS[sys.argv[1]], float(sys.argv[2]))))
