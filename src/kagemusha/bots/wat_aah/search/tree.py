"""Information-set tree search: each simulation in its own world, each seat for itself."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from kagemusha.bots.wat_aah.search.belief import exchange
from kagemusha.bots.wat_aah.search.hand_values import new_workspace
from kagemusha.bots.wat_aah.search.moves import play_move, steps_of
from kagemusha.bots.wat_aah.search.network import MOST_ROWS, WIDTH, network_shares
from kagemusha.bots.wat_aah.search.playout import (
    FULL_WIN,
    play_out,
    play_to_next_turn,
    redeal,
    reveal_at,
)
from kagemusha.bots.wat_aah.search.policy import rate_moves
from kagemusha.bots.wat_aah.search.weights import WIN_MODEL
from kagemusha.bots.wat_aah.search.win_model import WIN_SHARES
from kagemusha.core.kernel import TAPE_OFF, cells, pick
from kagemusha.games.wat_aah.phases.flow import apply_choice, next_owing, random_answer
from kagemusha.games.wat_aah.phases.layout import (
    ACTIVE,
    CHANCE,
    CORRUPTING,
    LAST_ROUND,
    LEGAL_SIZE,
    PHASE,
    ROUND,
    SEALING,
)

if TYPE_CHECKING:
    from kagemusha.core.kernel import Cells

BURN_IN: Final[i64] = 40
"""Exchanges of cards before a world is used."""
JOIN: Final[i64] = 8
"""After this many simulations the plan with the next best rating is tried too."""
PATH: Final[i64] = 64
"""The greatest depth of the tree."""


def mean(total: i64, visits: i64) -> float:
    """The mean reward, 0 to 1."""
    return float(total) / (float(visits) * float(FULL_WIN)) if visits > 0 else 0.0


def root_plans(
    world: Cells, seat: int, weights: Sequence[int], most: int
) -> list[tuple[list[int], int]]:
    """The plans of a seat with the best ratings: choices of the rules, and the rating."""
    moves = cells([0] * LEGAL_SIZE)
    ratings = cells([0] * LEGAL_SIZE)
    steps = cells([0] * LEGAL_SIZE)
    n = rate_moves(world, new_workspace(world, weights), seat, moves, ratings)
    found: list[tuple[int, int]] = []
    for index in range(n):
        found.append((-ratings[index], moves[index]))
    found.sort()
    plans: list[tuple[list[int], int]] = []
    for value, move in found[:most]:
        number = steps_of(world, seat, move, steps)
        plans.append(([int(steps[index]) for index in range(number)], -value))
    return plans


class Search:
    """The tree of one decision.

    The first `rated` plans come best first. The others are tried only with `run_plan`.
    """

    def __init__(
        self,
        worlds: Sequence[Cells],
        seat: int,
        plans: Sequence[Sequence[int]],
        weights: Sequence[int],
        seed: tuple[int, int],
        limit: int,
        rated: int,
        explore: float = 0.5,
        widen: float = 0.5,
        shape: int = 1500,
        model: Sequence[float] = WIN_MODEL,
        network: Sequence[float] = (),
        turns: int = 0,
        hands: Sequence[float] = (),
        exchanges: int = 4,
    ) -> None:
        self.worlds = list(worlds)
        self.seat: i64 = seat
        self.rated: i64 = rated
        self.plans = [cells(plan) for plan in plans]
        self.weights: Cells = new_workspace(worlds[0], weights)
        self.dice: Cells = cells([1 + seed[0] % 2147483562, 1 + seed[1] % 2147483398])
        self.explore = explore
        self.widen = widen
        self.shape: i64 = shape
        self.model = list(model)
        self.learned = len(network) > 0
        self.network = vec[float](network)
        self.turns: i64 = turns
        self.guesses = len(hands) > 0
        self.hands = vec[float](hands)
        self.exchanges: i64 = exchanges
        self.hidden = vec[float]([0.0] * WIDTH)
        # Card play ends with the round, pawns with the match.
        self.horizon: i64 = worlds[0][ROUND]
        if worlds[0][PHASE] >= SEALING or len(network) > 0:
            self.horizon = LAST_ROUND
        self.done: i64 = 0
        self.offset: i64 = pick(self.dice, 65536)
        self.rewards: Cells = cells([0] * (2 * WIN_SHARES))
        self.path: Cells = cells([0] * PATH)
        self.movers: Cells = cells([0] * PATH)
        self.moves: Cells = cells([0] * LEGAL_SIZE)
        self.ratings: Cells = cells([0] * LEGAL_SIZE)
        self.steps: Cells = cells([0] * LEGAL_SIZE)
        self.legal: Cells = cells([0] * LEGAL_SIZE)
        self.silent: Cells = cells([TAPE_OFF])
        self.rows: Cells = cells([0] * MOST_ROWS)
        if self.guesses:
            for world in self.worlds:
                exchange(world, self.seat, self.hands, BURN_IN, self.dice, self.rows)
        # A node is one move of its parent's seat; the first nodes are the root's plans.
        self.size: i64 = 1 + len(plans)
        empty: list[int] = [0] * (1 + len(plans) + limit)
        self.move: Cells = cells(empty)
        self.first: Cells = cells(empty)
        self.next: Cells = cells(empty)
        self.visits: Cells = cells(empty)
        self.seen: Cells = cells(empty)
        self.total: Cells = cells(empty)
        self.won: Cells = cells(empty[: 1 + len(plans)])
        self.squares: Cells = cells(empty[: 1 + len(plans)])

    def run(self, simulations: int) -> None:
        """More simulations, each of the most promising plan, up to the limit."""
        for _ in range(simulations):
            self.simulate(self.best_plan())

    def run_plan(self, plan: int, simulations: int) -> None:
        """More simulations of one plan, up to the limit."""
        for _ in range(simulations):
            self.simulate(1 + plan)

    def visits_of(self, plan: int) -> int:
        """How often a plan was tried."""
        return int(self.visits[1 + plan])

    def mean_of(self, plan: int) -> float:
        """The mean win share of a plan, 0 to 1."""
        return mean(self.won[1 + plan], self.visits[1 + plan])

    def error_of(self, plan: int) -> float:
        """The standard error of that mean."""
        visits = self.visits[1 + plan]
        if visits < 2:
            return 0.5
        middle = self.mean_of(plan)
        spread = mean(self.squares[1 + plan], visits) - middle * middle
        return math.sqrt(max(spread, 0.0) / float(visits - 1))

    def simulate(self, plan_node: i64) -> None:
        """Select a path down the tree, play out, and update the path."""
        dice = self.dice
        s = self.draw_world()
        self.done += 1
        node = plan_node
        depth: i64 = 1
        self.path[0] = node
        self.movers[0] = self.seat
        plan = self.plans[node - 1]
        acting = s[ACTIVE]
        began = s[ROUND]
        for index in range(len(plan)):
            apply_choice(s, self.seat, plan[index], self.legal, self.silent)
        if s[PHASE] == CORRUPTING:
            # Revealed cards are spread evenly over the deck instead of drawn at random.
            answer = reveal_at(s, (self.visits[node] * 40503 + self.offset) & 65535)
            apply_choice(s, CHANCE, answer, self.legal, self.silent)
        while depth > 0:
            seat = next_owing(s)
            if seat == -2 or s[ROUND] > self.horizon:
                break
            if seat == CHANCE:
                answer = random_answer(s, dice, self.legal)
                apply_choice(s, CHANCE, answer, self.legal, self.silent)
                continue
            n = rate_moves(s, self.weights, seat, self.moves, self.ratings)
            if n == 1:
                play_move(s, seat, self.moves[0], self.steps, self.legal, self.silent)
                continue
            before = self.size
            node = self.choose(node, n)
            self.path[depth] = node
            self.movers[depth] = seat
            depth += 1
            acting = s[ACTIVE]
            began = s[ROUND]
            play_move(s, seat, self.move[node], self.steps, self.legal, self.silent)
            if self.size > before or depth == PATH:
                break
        self.evaluate(s, acting, began)
        for index in range(depth):
            node = self.path[index]
            reward = self.rewards[self.movers[index]]
            self.visits[node] += 1
            self.total[node] += reward
        node = self.path[0]
        share = self.rewards[WIN_SHARES + self.seat]
        self.won[node] += share
        self.squares[node] += share * share // FULL_WIN

    def draw_world(self) -> Cells:
        """The next world, with other hidden cards."""
        world = self.worlds[self.done % len(self.worlds)]
        if self.guesses:
            exchange(world, self.seat, self.hands, self.exchanges, self.dice, self.rows)
            return world[:]
        s = world[:]
        redeal(s, self.seat, self.dice)
        return s

    def evaluate(self, s: Cells, acting: i64, began: i64) -> None:
        """Write the rewards of a simulation that left the tree in this turn of this round."""
        if self.learned:
            goes_on = play_to_next_turn(
                s,
                self.weights,
                acting,
                began,
                self.turns,
                self.dice,
                self.moves,
                self.ratings,
                self.steps,
                self.silent,
            )
            if goes_on:
                network_shares(s, self.network, self.rows, self.hidden, self.rewards, FULL_WIN)
                return
        play_out(
            s,
            self.weights,
            self.model,
            self.horizon,
            self.dice,
            self.moves,
            self.ratings,
            self.steps,
            self.silent,
            self.shape,
            self.rewards,
        )

    def best_plan(self) -> i64:
        """The most promising plan of the root (UCB); plans with lower ratings join over time."""
        best: i64 = 1
        most = -1.0
        logarithm = math.log(float(self.done + 1))
        opened = min(self.rated, 2 + self.done // JOIN)
        for index in range(opened):
            visits = self.visits[1 + index]
            if visits == 0:
                return 1 + index
            bound = mean(self.total[1 + index], visits)
            bound += self.explore * math.sqrt(logarithm / float(visits))
            if bound > most:
                most = bound
                best = 1 + index
        return best

    def choose(self, node: i64, n: i64) -> i64:
        """A child of a node whose move is legal in this world: a known one, or a new one.

        The move with the best rating is always among them; others join with more visits.
        """
        moves = self.moves
        ratings = self.ratings
        room = 1 + i64(self.widen * math.sqrt(float(self.visits[node])))
        top: i64 = 0
        for index in range(1, n):
            if ratings[index] > ratings[top]:
                top = index
        top_move = moves[top]
        best: i64 = 0
        most = -1.0
        known: i64 = 0
        has_top = False
        child = self.first[node]
        while child > 0:
            index = 0
            while index < n and moves[index] != self.move[child]:
                index += 1
            if index < n:
                known += 1
                ratings[index] = -1000000000
                if moves[index] == top_move:
                    has_top = True
                self.seen[child] += 1
                visits = self.visits[child]
                bound = mean(self.total[child], visits)
                logarithm = math.log(float(self.seen[child]))
                bound += self.explore * math.sqrt(logarithm / float(visits))
                if bound > most:
                    most = bound
                    best = child
            child = self.next[child]
        if not has_top:
            return self.add(node, top_move)
        if known < room and known < n:
            top = 0
            for index in range(1, n):
                if ratings[index] > ratings[top]:
                    top = index
            return self.add(node, moves[top])
        return best

    def add(self, node: i64, move: i64) -> i64:
        """Add a child."""
        child = self.size
        self.size += 1
        self.move[child] = move
        self.next[child] = self.first[node]
        self.seen[child] = 1
        self.first[node] = child
        return child
