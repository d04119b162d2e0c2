"""The work for one Threat track, done in the worker processes of `research.seven_ronin.tracks`.

A village is named by its Threat Levels, round by round: `33344455`. `33344455+4` is the same with
four markers moved from the Supply to the Reserves, `33344455-4` the other way.
"""

from __future__ import annotations

import base64
import itertools
import math
import re
import struct
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from kagemusha.bots.random_bot import RandomBot
from kagemusha.bots.seven_ronin.levels import MASTER, LevelBot
from kagemusha.bots.seven_ronin.plan_game import PlanGame
from kagemusha.bots.seven_ronin.plan_notation import ATTACKER, is_begun
from kagemusha.bots.seven_ronin.plan_types import MixedPlan, PlanKnowledge, Work
from kagemusha.bots.seven_ronin.search.round_play import unplanned_table
from kagemusha.bots.seven_ronin.weights import MOST_ROUNDS, table
from kagemusha.bots.thinking_time import Deadline, Effort
from kagemusha.core.chance import Rng
from kagemusha.core.registry import find_game
from kagemusha.games.seven_ronin.board import village
from kagemusha.games.seven_ronin.phases.layout import AREAS, ROUND
from research.seven_ronin.tuning import by_plan_game, features_of, fitted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kagemusha.bots.seven_ronin.search.evaluation import Floats
    from kagemusha.core.game import Rules
    from kagemusha.games.seven_ronin.view import VillageView

    Named = dict[str, list[float]]

Mixture = list[tuple[list[int], float, float]]
"""Plans of a seat, how often it plays each, and the Attacker's chance then."""
LOWEST, HIGHEST = 3, 7
FIXED = {1: 3, 5: 4}
"""The rounds whose Threat Level the rulebooks give."""
CARELESS = 8
"""One in this many plans is random in careless matches, so that all kinds of positions come up."""
MOVES = int(AREAS)
"""Only cells before this one change in a match; the rest is the board."""
CELLS = f"{MOVES}b"


def all_tracks() -> list[str]:
    """Every track from 3 to 7 that never decreases and agrees with the rulebooks."""
    levels = range(LOWEST, HIGHEST + 1)
    return [
        "".join(map(str, track))
        for track in itertools.combinations_with_replacement(levels, MOST_ROUNDS)
        if all(track[number - 1] == level for number, level in FIXED.items())
    ]


def threats(name: str) -> list[int]:
    """The Threat Levels in a village's name."""
    return [int(level) for level in re.split("[+-]", name)[0]]


@cache
def rules_of(name: str) -> Rules[Any]:
    """The rules with that village; the minimum force is the smaller of round and Threat Level."""
    board = village().to_dict()
    for number, (space, threat) in enumerate(zip(board["round"], threats(name), strict=True), 1):
        space["threat"] = threat
        space["minimum"] = min(number, threat)
    moved = int(name[MOST_ROUNDS:] or 0)
    board["reserves"] += moved
    board["supply"] -= moved
    return find_game("seven-ronin").rules(2, {"board": board})


@cache
def start_of(name: str) -> list[int]:
    """The first state of a match."""
    return [int(number) for number in rules_of(name).setup().numbers()]


def packed(numbers: Sequence[int]) -> str:
    """A position without its board, as text; its round comes first."""
    return f"{numbers[ROUND]}{base64.b64encode(struct.pack(CELLS, *numbers[:MOVES])).decode()}"


def rounds_left(text: str) -> int:
    """The number of rounds that are left in a packed position."""
    return MOST_ROUNDS + 1 - int(text[0])


def placed(text: str, name: str) -> list[int]:
    """A packed position in a village, which may differ from the one it comes from."""
    moving = struct.unpack(CELLS, base64.b64decode(text[1:]))
    return [int(number) for number in unplanned_table([*moving, *start_of(name)[MOVES:]])]


# --- matches ----------------------------------------------------------------------------------


class TrackBot(LevelBot):
    """The master with values and an opening that were learned for a village."""

    def __init__(self, name: str, work: float, weights: Floats, library: list[Mixture]) -> None:
        super().__init__(rules_of(name), Effort(work), MASTER)
        self._weights = weights
        self._library = library

    def _opening(self, view: VillageView) -> list[MixedPlan]:
        if view.round > 1 or is_begun(view) or view.seat is None or not self._library:
            return []
        return [MixedPlan(tuple(plan), x, chance) for plan, x, chance in self._library[view.seat]]


@dataclass(frozen=True)
class MatchTask:
    """A match to play: the village, and the values and opening for each seat."""

    stage: str
    name: str
    number: int
    work: float
    values: tuple[Named, ...]
    """One for both seats, or one for each."""
    openings: tuple[list[Mixture], ...]
    careless: bool
    seed: int


@dataclass(frozen=True)
class Played:
    """A match that was played."""

    stage: str
    name: str
    number: int
    attacker_won: bool
    rounds: int
    positions: list[str]
    """The positions at the start of every round but the first."""


def play(task: MatchTask) -> Played:
    """Play it without a clock. The same bot on both seats computes their plan game only once."""
    rules = rules_of(task.name)
    rng = Rng(task.seed, task.stage, task.name, task.number)
    own = [
        TrackBot(task.name, task.work, table(values), opening)
        for values, opening in zip(task.values, task.openings, strict=True)
    ]
    bots = own * (2 // len(own))
    wild = RandomBot()
    state = rules.setup()
    found: list[str] = []
    seen = 1
    while pending := rules.pending(state):
        seat = pending[0]
        view: Any = rules.view(state, seat)
        if view.round > seen:
            seen = view.round
            found.append(packed(state.numbers()))
        legal = rules.legal(state, seat)
        plan = bots[seat].decide(view, legal, rng)
        if task.careless and view.step == "planning" and not rng.below(CARELESS):
            plan = wild.decide(view, legal, rng)
        for action in rules.arrange(state, seat, plan):
            rules.apply(state, seat, action)
    result = rules.result(state)
    if result is None:
        raise AssertionError("a match without a result")
    won = ATTACKER in result.winners
    return Played(task.stage, task.name, task.number, won, seen, found)


# --- values -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class ValueTask:
    """Positions to value by their plan games, with the values of the rounds after."""

    end: str
    """The Threat Levels of the rounds that are left, the first of them to be played now."""
    number: int
    positions: list[list[int]]
    later: Named
    work: Work
    seed: int


def value(task: ValueTask) -> tuple[ValueTask, list[list[float]], list[float]]:
    """The features and the Attacker's chances."""
    left = len(task.end)
    seed = task.seed * 1000 + task.number
    chances = by_plan_game(table(task.later), task.positions, left, seed, task.work)
    features = [features_of(numbers, left) for numbers in task.positions]
    return task, features, [float(chance) for chance in chances]


@dataclass(frozen=True)
class FitTask:
    """Chances to fit weights to."""

    end: str
    features: list[list[float]]
    chances: list[float]
    prior: list[float]


@dataclass(frozen=True)
class Fitted:
    """The weights of one round, in the order of the features."""

    end: str
    weights: list[float]
    error: float
    mean: float


def adjust(task: FitTask) -> Fitted:
    """The weights of a round of all tracks with the same end."""
    chances = np.array(task.chances)
    weights, off = fitted(np.array(task.features), chances, np.array(task.prior))
    kept = [round(float(weight), 4) for weight in weights]
    return Fitted(task.end, kept, round(off, 4), round(float(chances.mean()), 4))


@dataclass(frozen=True)
class OpeningTask:
    """The first round to solve."""

    stage: str
    name: str
    values: Named
    work: Work
    seed: int


def solve_opening(task: OpeningTask) -> tuple[OpeningTask, list[Mixture], float]:
    """The mixtures of both seats for the first round, and the Attacker's chance."""
    rng = Rng(task.seed, "openings", task.name)
    plan_game = PlanGame(table(task.values), start_of(task.name), rng, task.work, PlanKnowledge())
    plan_game.play(Deadline(math.inf))
    mixtures: list[Mixture] = [
        [([int(space) for space in entry.plan], entry.share, entry.chance) for entry in mixture]
        for mixture in (plan_game.attack_mixture(), plan_game.guard_mixture())
    ]
    return task, mixtures, plan_game.chance()
