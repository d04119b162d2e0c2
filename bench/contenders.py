"""What is measured: random play of each engine, one contender a process.

    python bench/contenders.py NAME SECONDS

prints one line of JSON: decisions and matches done, and the seconds they took.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable, Iterator

Played = Iterator[tuple[int, int]]
"""Batches of (decisions, matches), for as long as somebody asks."""


def _seven_ronin() -> object:
    from kagemusha.games.seven_ronin.options import choose
    from kagemusha.games.seven_ronin.setup import first_state

    return first_state(choose({}))


def engine_plays() -> Played:
    """7 Ronin: whole random matches inside the engine."""
    first = _seven_ronin()
    number = 0
    while True:
        decisions = 0
        for _ in range(20):
            number += 1
            state = first.clone()  # type: ignore[attr-defined]
            decisions += state.play_randomly(number * 7919, number * 104729)
        yield decisions, 20


def python_chooses() -> Played:
    """7 Ronin: Python asks for the legal choices and picks each one."""
    first = _seven_ronin()
    draw = random.Random(1).random
    while True:
        state = first.clone()  # type: ignore[attr-defined]
        decisions = 0
        while (side := state.side()) >= 0:
            legal = state.legal(side)
            state.apply(legal[int(draw() * len(legal))])
            decisions += 1
        yield decisions, 1


def match_with_everything() -> Played:
    """7 Ronin: the public Match, with notation, events, log and checks."""
    import kagemusha

    game = kagemusha.game("seven-ronin")
    draw = random.Random(1).random
    while True:
        match = game.new(seed=1)
        while match.pending:
            seat = match.pending[0]
            legal = match.legal(seat)
            match.act(seat, legal[int(draw() * len(legal))])
        yield len(match.moves), 1


def clones() -> Played:
    """7 Ronin: copies of a state (a copy counts as a decision here)."""
    first = _seven_ronin()
    while True:
        for _ in range(1000):
            first.clone()  # type: ignore[attr-defined]
        yield 1000, 0


def numba_plays() -> Played:
    """7 Ronin: whole random matches, the kernel compiled by numba."""
    import numpy as np

    from kagemusha.core.kernel import TAPE_OFF
    from kagemusha.core.native import with_numba
    from kagemusha.games.seven_ronin.phases.layout import LEGAL_SIZE

    kernel = with_numba("kagemusha.games.seven_ronin.phases")
    numbers = np.array(_seven_ronin().numbers(), dtype=np.int8)  # type: ignore[attr-defined]
    legal = np.zeros(LEGAL_SIZE, dtype=np.int64)
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


CONTENDERS: dict[str, Callable[[], Played]] = {
    contender.__name__: contender
    for contender in (
        engine_plays,
        python_chooses,
        match_with_everything,
        clones,
        numba_plays,
        catanatron_2,
        catanatron_4,
        goofspiel,
        python_tic_tac_toe,
        python_liars_poker,
        python_block_dominoes,
    )
}


def measure(contender: Callable[[], Played], seconds: float) -> dict[str, float]:
    """Warm up, then play for so many seconds."""
    games = contender()
    next(games)
    decisions = matches = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        done, finished = next(games)
        decisions += done
        matches += finished
    return {"decisions": decisions, "matches": matches, "seconds": spent}


if __name__ == "__main__":
    print(json.dumps(measure(CONTENDERS[sys.argv[1]], float(sys.argv[2]))))
