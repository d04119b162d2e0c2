"""The other engines that we compare with, each played at random with its own functions."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

Played = Iterator[tuple[int, int]]
"""Yields batches of (decisions, matches) without end."""
BATCH, STEPS = 1024, 50
"""Pgx plays this many matches at once, and this many choices in each call."""


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
        before = env.timestep  # it is never reset
        play(env)
        yield env.timestep - before, 1


def uno_agents() -> Played:
    """RLCard's Uno with 2 of its random agents, in RLCard's own loop."""
    return _uno(lambda env: env.run(is_training=True))


def uno_python_chooses() -> Played:
    """RLCard's Uno with 2 seats and choices made here, because its agents are slow."""
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


def _pgx(name: str) -> Played:
    """With the whole loop compiled, and finished matches restarted; one processor thread."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def choose(carried: Any, _: Any) -> Any:
        state, key = carried
        key, draw, chance = jax.random.split(key, 3)
        legal = jnp.where(state.legal_action_mask, 0.0, -1e9)
        action = jax.random.categorical(draw, legal)
        state = step(state, action, jax.random.split(chance, BATCH))
        return (state, key), state.terminated.sum()

    play = jax.jit(lambda carried: jax.lax.scan(choose, carried, None, length=STEPS))
    first = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), BATCH))
    carried: Any = (first, jax.random.PRNGKey(1))
    while True:
        carried, ended = play(carried)
        yield BATCH * STEPS, int(ended.sum())


def pgx_backgammon() -> Played:
    """Pgx's backgammon, in batches."""
    return _pgx("backgammon")


def pgx_connect_four() -> Played:
    """Pgx's connect four, in batches."""
    return _pgx("connect_four")


def pettingzoo_match(env: Any) -> Played:
    """A game with PettingZoo's AEC API and action masks."""
    draw = random.Random(1).random
    seed = 0
    while True:
        seed += 1
        env.reset(seed=seed)
        decisions = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(draw() * len(legal))]))
            decisions += 1
        yield decisions, 1


def pettingzoo_tic_tac_toe() -> Played:
    """PettingZoo's tic-tac-toe."""
    from pettingzoo.classic import tictactoe_v3

    return pettingzoo_match(tictactoe_v3.raw_env())


def pettingzoo_connect_four() -> Played:
    """PettingZoo's connect four."""
    from pettingzoo.classic import connect_four_v3

    return pettingzoo_match(connect_four_v3.raw_env())


def _copies(copy: Callable[[], object]) -> Played:
    while True:
        for _ in range(100):
            copy()
        yield 100, 0


def catanatron_copy() -> Callable[[], object]:
    """Copies a game of Catanatron with 2 seats."""
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    copy: Callable[[], object] = game.copy
    return copy


def goofspiel_copy() -> Callable[[], object]:
    """Copies a state of OpenSpiel's goofspiel."""
    import pyspiel

    state = pyspiel.load_game("goofspiel").new_initial_state()
    copy: Callable[[], object] = state.clone
    return copy


def catanatron_clones() -> Played:
    """Copies of a game of Catanatron."""
    return _copies(catanatron_copy())


def goofspiel_clones() -> Played:
    """Copies of a state of goofspiel."""
    return _copies(goofspiel_copy())


OTHERS = (
    catanatron_2,
    catanatron_4,
    catanatron_clones,
    uno_agents,
    uno_python_chooses,
    goofspiel,
    goofspiel_clones,
    python_tic_tac_toe,
    python_liars_poker,
    python_block_dominoes,
    pettingzoo_tic_tac_toe,
    pettingzoo_connect_four,
    pgx_backgammon,
    pgx_connect_four,
)
