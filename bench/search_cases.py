"""The cases for `bench.search_speed`: positions of matches, and searches from there."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

SIMULATIONS = 100
"""The number of simulations in one search."""
NIGHTS = 10
"""The same if each is a whole match."""
TABLES = 20_000


@dataclass(frozen=True)
class Position:
    """A position in which a seat has a choice."""

    search: Callable[[], int]
    """Search it; returns the number of simulations, 0 if the search fails there."""
    playout: Callable[[], tuple[int, int]] | None
    """Play to the point where a simulation ends; returns decisions, and the total of choices."""
    at_random: Callable[[], Any]
    """Play to the end of the match, with uniformly random choices."""


Positions = Iterator[Position]


@dataclass(frozen=True)
class Row:
    """A line of the tables."""

    name: str
    positions: Callable[[], Positions]
    ours: bool = False
    rival: str = ""
    """For our rows: the row of OpenSpiel's search on the same game."""


def _at_random(state: Any) -> Any:
    draw = random.Random(1).randrange
    return lambda: state.clone().play_randomly(draw(1, 2**30), draw(1, 2**30))


def _decisions(rules: Any) -> Iterator[tuple[Any, int, Any, Any, int]]:
    """Yields state, seat, a world that fits its view, rng and seed; the caller plays it."""
    from kagemusha.core.chance import CHANCE, Rng, SeededSource

    for seed in itertools.count(1):
        rng, source = Rng(seed, "bench"), SeededSource(seed)
        state = rules.setup()
        while pending := rules.pending(state):
            seat = pending[0]
            if seat == CHANCE:
                rules.apply(state, CHANCE, source.answer(rules.chances(state)))
            else:
                world = rules.determinize(rules.view(state, seat), rng)
                yield state, seat, world, rng, seed


def wat_aah(mode: str, seats: int) -> Positions:
    """Each decision of matches that the playout policy plays; a simulation goes down the tree."""
    import kagemusha
    from kagemusha.bots.wat_aah.search.tree import Search, root_plans
    from kagemusha.bots.wat_aah.search.weights import weights_for

    rules: Any = kagemusha.game("wat-aah").rules(seats, {"mode": mode})
    weights = weights_for(seats)

    def search(world: Any, seat: int, plans: list[list[int]], draws: tuple[int, int]) -> int:
        found = Search([world.cells], seat, plans, weights, draws, SIMULATIONS, len(plans))
        found.run(SIMULATIONS)
        return SIMULATIONS

    for state, seat, world, rng, _seed in _decisions(rules):
        plans = [plan for plan, _ in root_plans(world.cells, seat, weights, 16)]
        if len(plans) > 1:
            draws = rng.bits(31), rng.bits(31)
            yield Position(
                partial(search, world, seat, plans, draws),
                partial(_policy_round, world, weights),
                _at_random(world),
            )
        for choice in plans[0]:
            state.apply(seat, choice)


def _policy_round(world: Any, weights: Any) -> tuple[int, int]:
    """A playout of WAT-AAH! to the end of the round or, while placing pawns, of the match."""
    from kagemusha.bots.wat_aah.search.hand_values import new_workspace
    from kagemusha.bots.wat_aah.search.policy import rate_moves
    from kagemusha.bots.wat_aah.search.tree import root_plans
    from kagemusha.core.kernel import cells
    from kagemusha.games.wat_aah.phases.layout import LAST_ROUND, LEGAL_SIZE, PHASE, ROUND, SEALING

    state, workspace = world.clone(), new_workspace(world.cells, weights)
    moves, ratings, dice = (cells([0] * LEGAL_SIZE), cells([0] * LEGAL_SIZE), cells([5, 7]))
    last = LAST_ROUND if state.cells[PHASE] >= SEALING else state.cells[ROUND]
    decisions = choices = 0
    state.answer_chance(dice)
    while (seat := state.pending_seat()) >= 0 and state.cells[ROUND] <= last:
        decisions += 1
        choices += int(rate_moves(state.cells, workspace, seat, moves, ratings))
        for choice in root_plans(state.cells, seat, weights, 1)[0][0]:
            state.apply(seat, choice)
        state.answer_chance(dice)
    return decisions, choices


def era(mode: str, seats: int) -> Positions:
    """Each decision of matches that the policy plays; a simulation is a match to its end."""
    import kagemusha
    from kagemusha.bots.era_of_the_ninja.search.playouts import (
        PlanPlayouts,
        candidates,
        policy_choice,
    )
    from kagemusha.bots.era_of_the_ninja.tuned import LordTiming, playout_policy

    rules: Any = kagemusha.game("era-of-the-ninja").rules(seats, {"mode": mode})
    policy = playout_policy(mode, LordTiming(ready=0.9, racing=0.9, deadline=80))

    def search(table: Any, seat: int, plans: list[list[int]]) -> int:
        playouts = PlanPlayouts([table], seat, plans, policy, [], 0)
        for number in range(NIGHTS):
            playouts.run(number % len(plans), number, seed)
        return NIGHTS

    for state, seat, world, _rng, seed in _decisions(rules):
        legal = state.legal(seat)
        value = [[legal[place]] for place in candidates(legal)]
        if len(value) > 1:
            yield Position(
                partial(search, world.table, seat, value),
                partial(_policy_playout, world, policy),
                _at_random(world),
            )
        state.apply(seat, policy_choice(world.table, seat, policy, seed))


def _policy_playout(world: Any, policy: Any) -> tuple[int, int]:
    """A playout of Era of the Ninja."""
    from kagemusha.core.kernel import cells

    state, dice = world.clone(), cells([5, 7])
    decisions = choices = 0
    state.answer_chance(dice)
    while (seat := state.pending_seat()) >= 0:
        decisions += 1
        choices += len(state.legal(seat))
        state.apply(seat, policy.choose(state.table, seat, dice))
        state.answer_chance(dice)
    return decisions, choices


def seven_ronin() -> Positions:
    """Each planning of matches that greedy plays; what the search counts are tables it values."""
    import kagemusha
    from kagemusha.bots import make_bot
    from kagemusha.bots.seven_ronin.plan_game import PlanGame
    from kagemusha.bots.seven_ronin.plan_types import PlanKnowledge, Work
    from kagemusha.bots.seven_ronin.weights import LEARNED, weights
    from kagemusha.bots.thinking_time import Deadline
    from kagemusha.core.chance import Rng

    game: Any = kagemusha.game("seven-ronin")

    def search(world: Any) -> int:
        found = PlanGame(weights(LEARNED), world.numbers(), Rng(1), Work(TABLES), PlanKnowledge())
        found.play(Deadline(math.inf))
        return int(found.workspace.scratch.spent)

    for seed in itertools.count(1):
        match = game.new(seed=seed)
        greedy, rng = make_bot("greedy", game, match.rules), Rng(seed, "bench")
        while match.pending:
            seat = match.pending[0]
            view = match.view(seat)
            if view.step == "planning" and len(match.pending) == 2:
                world = match.rules.determinize(view, rng.copy())
                yield Position(partial(search, world), None, _at_random(world))
            match.act_all(seat, greedy.decide(view, match.legal(seat), rng))


def open_spiel(name: str, *, hidden: bool) -> Positions:
    """Each decision of random matches."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    import kagemusha.envs.spiel  # noqa: F401  which makes our games known to it

    game = pyspiel.load_game(name)
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot: Any
    if hidden:
        bot = ismcts.ISMCTSBot(game, evaluator, 1.0, SIMULATIONS, random_state=dice)
    else:
        bot = mcts.MCTSBot(game, 1.0, SIMULATIONS, evaluator, solve=False, random_state=dice)

    def search(state: Any) -> int:
        try:
            bot.run_search(state) if hidden else bot.mcts_search(state)
        except ValueError:  # in hearts it samples worlds in which a player has no legal choice
            return 0
        return SIMULATIONS

    def step(state: Any) -> int:
        """Make a random choice, or let chance answer; returns the number of choices."""
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choice(outcomes, p=chances))
            return 0
        legal = state.legal_actions()
        state.apply_action(dice.choice(legal))
        return len(legal)

    def playout(here: Any) -> tuple[int, int]:
        state, found = here.clone(), []
        while not state.is_terminal():
            found.append(step(state))
        return sum(1 for choices in found if choices), sum(found)

    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node() and len(state.legal_actions()) > 1:
                here = state.clone()
                yield Position(
                    partial(search, here),
                    partial(playout, here),
                    partial(evaluator.evaluate, here),
                )
            step(state)


def _ours(name: str, positions: Callable[[], Positions], spiel: str) -> tuple[Row, Row]:
    """One of our games: our search, and OpenSpiel's through the adapter."""
    rival = f"ISMCTS, {name}"
    return (
        Row(name, positions, ours=True, rival=rival),
        Row(rival, partial(open_spiel, f"kagemusha_{spiel}", hidden=True)),
    )


OURS = (
    _ours("WAT-AAH!, Grasshopper, 2 seats", partial(wat_aah, "grasshopper", 2), "wat_aah_v2"),
    _ours(
        "WAT-AAH!, Grasshopper, 4 seats",
        partial(wat_aah, "grasshopper", 4),
        "wat_aah_v2(players=4)",
    ),
    _ours(
        "WAT-AAH!, Grand Master, 2 seats",
        partial(wat_aah, "grand-master", 2),
        "wat_aah_v2(mode=grand-master)",
    ),
    _ours(
        "Era of the Ninja, Lone Ninja",
        partial(era, "lone-ninja", 1),
        "era_of_the_ninja_v2(players=1,mode=lone-ninja)",
    ),
    _ours(
        "Era of the Ninja, Standard, 2 seats",
        partial(era, "standard", 2),
        "era_of_the_ninja_v2(mode=standard,rounds=100)",
    ),
    _ours("7 Ronin", seven_ronin, "seven_ronin_v2_turns"),
)
OTHERS = (
    Row("ISMCTS, Leduc poker", partial(open_spiel, "leduc_poker", hidden=True)),
    Row("ISMCTS, euchre", partial(open_spiel, "euchre", hidden=True)),
    Row("ISMCTS, oh hell", partial(open_spiel, "oh_hell", hidden=True)),
    Row("ISMCTS, hearts", partial(open_spiel, "hearts", hidden=True)),
    Row("ISMCTS, gin rummy", partial(open_spiel, "gin_rummy", hidden=True)),
    Row("MCTS, tic-tac-toe", partial(open_spiel, "tic_tac_toe", hidden=False)),
    Row("MCTS, connect four", partial(open_spiel, "connect_four", hidden=False)),
    Row("MCTS, checkers", partial(open_spiel, "checkers", hidden=False)),
    Row("MCTS, backgammon", partial(open_spiel, "backgammon", hidden=False)),
)
ROWS = (*(own for own, _ in OURS), *OTHERS, *(rival for _, rival in OURS))
