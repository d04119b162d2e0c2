"""Positions at the start of a turn and who won, for the champion's network.

Those of matches between playout policies cost microseconds, those of matches between searches
milliseconds; the second kind also records which hand a seat had among random ones.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from kagemusha.bots.wat_aah.search.hand_values import new_workspace
from kagemusha.bots.wat_aah.search.moves import play_move
from kagemusha.bots.wat_aah.search.network import MOST_ROWS, rows_of, rows_of_seat
from kagemusha.bots.wat_aah.search.playout import redeal
from kagemusha.bots.wat_aah.search.policy import best_move, rate_moves
from kagemusha.bots.wat_aah.search.tree import Search, root_plans
from kagemusha.bots.wat_aah.search.weights import weights_for
from kagemusha.core.kernel import TAPE_OFF, cells
from kagemusha.games.wat_aah.phases.flow import apply_choice, next_owing, random_answer
from kagemusha.games.wat_aah.phases.layout import (
    ACTIVE,
    CHANCE,
    DRAW_STEP,
    LEGAL_SIZE,
    PHASE,
    ROUND,
    SEATS,
    WINNERS,
)
from kagemusha.games.wat_aah.rules import WatAah

if TYPE_CHECKING:
    from kagemusha.core.kernel import Cells

WIDEST = 104
"""Room for the rows of a position."""
HAND_ROWS = 32
HANDS_SHOWN = 8
"""The true hand of a seat and random ones."""
POLICY_NOISE = 0.24
"""At most this share of the policy's moves is replaced by one of its next best ones."""
SEARCH_NOISE = 0.08
ROLLS = 2
"""How often a position is played to the end."""
WORLDS = 12
NEXT_BEST = 5
MOST_PLANS = 16


def start_of(mode: str, seats: int) -> Cells:
    """The cells before the first choice."""
    return WatAah().rules(seats, {"mode": mode}).setup().cells


def shares(s: Cells) -> list[float]:
    """The win share of each seat after a match."""
    won = [int(s[WINNERS] >> seat & 1) for seat in range(s[SEATS])]
    return [each / sum(won) for each in won]


def padded(numbers: Sequence[int], size: int) -> list[int]:
    """The numbers with -1 in the places left."""
    return [*numbers, *[-1] * (size - len(numbers))]


class Table:
    """The buffers for playing matches on bare cells, and a source of randomness."""

    def __init__(self, mode: str, seats: int, seed: int) -> None:
        self.start = start_of(mode, seats)
        self.weights = weights_for(seats)
        self.workspace = new_workspace(self.start, self.weights)
        self.random = random.Random(seed)
        self.moves, self.ratings, self.steps = (cells([0] * LEGAL_SIZE) for _ in range(3))
        self.silent = cells([TAPE_OFF])
        self.rows = cells([0] * MOST_ROWS)

    def dice(self) -> Cells:
        """New dice."""
        return cells([1 + self.random.randrange(most) for most in (2147483562, 2147483398)])

    def owing(self, s: Cells, dice: Cells) -> int:
        """Answer for chance until a seat must choose; which, or -2 after the match."""
        while (seat := next_owing(s)) == CHANCE:
            apply_choice(s, CHANCE, random_answer(s, dice, self.moves), self.moves, self.silent)
        return seat

    def play(self, s: Cells, plan: Sequence[int], seat: int) -> None:
        """Play a plan of a seat."""
        for choice in plan:
            apply_choice(s, seat, choice, self.moves, self.silent)

    def plans(self, s: Cells, seat: int, most: int) -> list[list[int]]:
        """The plans of a seat with the best ratings."""
        return [plan for plan, _ in root_plans(s, seat, self.weights, most)]

    def finish(self, s: Cells) -> list[float]:
        """Let the policy play to the end; the win shares."""
        dice = self.dice()
        while (seat := self.owing(s, dice)) != -2:
            move = best_move(s, self.workspace, seat, self.moves, self.ratings)
            play_move(s, seat, move, self.steps, self.moves, self.silent)
        return shares(s)

    def seen(self, s: Cells, seat: int) -> list[int]:
        """The rows of a position, as a seat's chance is asked for."""
        number = rows_of(s, seat, self.rows)
        return padded([self.rows[index] for index in range(number)], WIDEST)

    def hand(self, s: Cells, seat: int) -> list[int]:
        """The rows of a hand."""
        number = rows_of_seat(s, seat, 0, self.rows, 0)
        return padded([self.rows[index] for index in range(number)], HAND_ROWS)


def policy_positions(
    mode: str, seats: int, seed: int, seconds: float
) -> tuple[list[list[int]], list[float]]:
    """One position of each match of somewhat careless policies, and how often the seat then won."""
    table, until = Table(mode, seats, seed), time.monotonic() + seconds
    seen: list[list[int]] = []
    won: list[float] = []
    draw = table.random
    while time.monotonic() < until:
        s, dice, careless = table.start[:], table.dice(), POLICY_NOISE * draw.random()
        turn, turns, kept = (-1, -1), 0, table.start
        while (seat := table.owing(s, dice)) != -2:
            if s[PHASE] == DRAW_STEP and turn != (s[ACTIVE], s[ROUND]):
                turn, turns = (s[ACTIVE], s[ROUND]), turns + 1
                if draw.random() * turns < 1:
                    kept = s[:]
            if draw.random() < careless:
                number = rate_moves(s, table.workspace, seat, table.moves, table.ratings)
                order = sorted(range(number), key=lambda n: -table.ratings[n])
                move = table.moves[draw.choice(order[:NEXT_BEST])]
            else:
                move = best_move(s, table.workspace, seat, table.moves, table.ratings)
            play_move(s, seat, move, table.steps, table.moves, table.silent)
        who = kept[ACTIVE] if seats == 2 else draw.randrange(seats)
        seen.append(table.seen(kept, who))
        won.append(sum(table.finish(kept[:])[who] for _ in range(ROLLS)) / ROLLS)
    return seen, won


def search_positions(
    mode: str,
    seats: int,
    seed: int,
    seconds: float,
    simulations: int,
    rival: dict[str, Any] | None = None,
    **learned: Any,
) -> dict[str, list[Any]]:
    """The positions of matches between searches; with a rival, that is on all seats but one.

    `seen` and `won` as above, `found` the chance by the search (-1 for the other seats), `hands`
    the true hand of each opponent before random ones, and the number of the match of each.
    """
    table, until = Table(mode, seats, seed), time.monotonic() + seconds
    found: dict[str, list[Any]] = {"seen": [], "won": [], "found": [], "hands": [], "match": []}
    draw, match = table.random, 0
    while time.monotonic() < until:
        match += 1
        s, dice, careless = table.start[:], table.dice(), SEARCH_NOISE * draw.random()
        turn, whose = (-1, -1), []
        while (seat := table.owing(s, dice)) != -2:
            new = s[PHASE] == DRAW_STEP and turn != (s[ACTIVE], s[ROUND])
            if new:
                turn = (s[ACTIVE], s[ROUND])
                for each in range(seats):
                    if each != seat:
                        found["hands"].append(_hands(table, s, seat, each))
                        found["match"].append(match)
                    if each == seat or seats > 2:
                        found["seen"].append(table.seen(s, each))
                        found["found"].append(-1.0)
                        whose.append(each)
            other = rival is not None and seat != match % seats
            knows = rival if rival is not None and other else learned
            plan, chance = search_plan(table, s, seat, simulations, knows)
            if new and chance is not None:
                mine = len(found["found"]) - (1 if seats == 2 else seats - seat)
                found["found"][mine] = chance
            if not other and draw.random() < careless:
                plan = draw.choice(table.plans(s, seat, NEXT_BEST))
            table.play(s, plan, seat)
        share = shares(s)
        found["won"] += [share[seat] for seat in whose]
    return found


def _hands(table: Table, s: Cells, seat: int, other: int) -> list[list[int]]:
    """The rows of an opponent's hand, and of hands that it could have for all a seat knows."""
    hands = [table.hand(s, other)]
    for _ in range(HANDS_SHOWN - 1):
        twin = s[:]
        redeal(twin, seat, table.dice())
        hands.append(table.hand(twin, other))
    return hands


def search_plan(
    table: Table, s: Cells, seat: int, simulations: int, learned: dict[str, Any]
) -> tuple[list[int], float | None]:
    """The most visited plan, and the mean chance of all simulations."""
    worlds: list[Cells] = []
    for _ in range(WORLDS):
        twin = s[:]
        redeal(twin, seat, table.dice())
        worlds.append(twin)
    plans = table.plans(worlds[0], seat, MOST_PLANS)
    if len(plans) == 1:
        return plans[0], None
    seed = table.random.randrange(2**31), table.random.randrange(2**31)
    limit = simulations + len(plans)
    search = Search(worlds, seat, plans, table.weights, seed, limit, len(plans), **learned)
    search.run(simulations)
    visits = [int(search.visits_of(n)) for n in range(len(plans))]
    chance = sum(search.mean_of(n) * visits[n] for n in range(len(plans))) / sum(visits)
    return plans[visits.index(max(visits))], chance


def save(file: Path, found: dict[str, list[Any]]) -> None:
    """Write positions to a file."""
    small = {"seen": np.int16, "hands": np.int16, "match": np.int32}
    arrays = {name: np.array(each, small.get(name, np.float32)) for name, each in found.items()}
    part = file.with_suffix(".part.npz")
    np.savez_compressed(part, **arrays)  # type: ignore[arg-type]
    part.rename(file)
