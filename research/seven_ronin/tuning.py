"""Learns the weights of the value that `master` uses.

`python -m research.seven_ronin.tuning --out FOLDER` starts from the weights by hand;
with `--again` it starts from those learned before.

Bots play matches. It learns from the positions at the start of a round and from similar ones,
backwards from the last round: the value of a position is that of its plan game, which uses the
value of the next round, and the weights of its round are fitted to that. The new master plays
different matches, so it learns again from its own, with more work. Needs numpy.
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from kagemusha.bots.random_bot import RandomBot
from kagemusha.bots.seven_ronin.plan_game import PlanGame
from kagemusha.bots.seven_ronin.plan_types import PlanKnowledge, Work
from kagemusha.bots.seven_ronin.search.evaluation import FEATURES, floats, planning_score
from kagemusha.bots.seven_ronin.search.round_play import unplanned_table
from kagemusha.bots.seven_ronin.weights import (
    ERROR,
    FEATURE_NAMES,
    HAND_MADE,
    LEARNED,
    MOST_ROUNDS,
    read,
    table,
)
from kagemusha.bots.thinking_time import Deadline, Effort
from kagemusha.core.chance import Rng
from kagemusha.core.registry import find_game
from research.seven_ronin.nearby import nearby

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kagemusha.bots.bot import Bot
    from kagemusha.bots.seven_ronin.search.evaluation import Floats
    from kagemusha.core.game import Rules

    Named = dict[str, list[float]]
    Numbers = NDArray[np.float64]
    Positions = dict[int, list[list[int]]]

LEFT = range(1, MOST_ROUNDS)
"""Rounds left to play; the first one is never looked ahead to."""
CARELESS = 8
"""One in this many plans is random, so that all kinds of positions come up."""
KEPT_APART = 5
"""One in this many positions is only for testing the weights."""
HOLDS = (0.03, 0.1, 0.3, 1.0, 3.0, 10.0)
"""Strengths of the prior, which is the weights of the next round or the previous weights."""
LAST = Work(budget=200_000, starts=3, most_tries=80)
EARLIER = Work(budget=60_000, rows=80, starts=3, most_tries=40)
"""The work for valuing a position, in the last round and in those before."""
AGAIN = Work(budget=150_000, rows=400, starts=3, most_tries=80)
"""The same for rounds before the last one when it learns again."""
EFFORTS = {"master": Effort(0.04)}
"""Bots for which less than the usual work is enough to get typical positions."""


def gather(rules: Rules[Any], bots: Sequence[Bot], matches: int, seed: int) -> Positions:
    """Positions at the start of rounds, by the number of rounds left."""
    found: Positions = {left: [] for left in LEFT}
    careless = RandomBot()
    for number in range(matches):
        rng = Rng(seed, "tuning", number)
        players = [rng.choice(bots) for _ in range(2)]
        state = rules.setup()
        while pending := rules.pending(state):
            seat = pending[0]
            view: Any = rules.view(state, seat)
            planning = view.step == "planning"
            left = MOST_ROUNDS - view.round + 1
            if planning and left in found and len(pending) == 2 and not any(view.ninja_plan):
                found[left].append(state.numbers())
            bot = careless if planning and not rng.below(CARELESS) else players[seat]
            plan = bot.decide(view, rules.legal(state, seat), rng)
            for action in rules.arrange(state, seat, plan):
                rules.apply(state, seat, action)
    return found


def enough(own: list[list[int]], number: int, rng: Rng) -> list[list[int]]:
    """This many positions: at most half of them from matches, the rest similar to those."""
    kept = own[: number // 2]
    varied = [
        nearby(rng.choice(own), [1 + rng.below(2**31 - 300) for _ in range(2)])
        for _ in range(number - len(kept))
    ]
    return kept + varied


def features_of(numbers: list[int], left: int) -> list[float]:
    """The features of a position: the score that each weight alone would give."""
    return [planning_score(unplanned_table(numbers), alone) for alone in _units(left)]


_unit_tables: dict[int, list[Floats]] = {}


def _units(left: int) -> list[Floats]:
    """Tables of weights with a single 1 each, for every feature with `left` rounds left."""
    if left not in _unit_tables:
        size, first = FEATURES * (MOST_ROUNDS + 1), left * FEATURES
        _unit_tables[left] = [
            floats([float(place == first + feature) for place in range(size)])
            for feature in range(FEATURES)
        ]
    return _unit_tables[left]


def by_plan_game(
    weights: Floats, positions: list[list[int]], left: int, seed: int, earlier: Work
) -> Numbers:
    """The Attacker's chances, from the plan games."""
    work = LAST if left == 1 else earlier
    found: list[float] = []
    for index, numbers in enumerate(positions):
        plan_game = PlanGame(
            weights, numbers, Rng(seed, "value", left, index), work, PlanKnowledge()
        )
        plan_game.play(Deadline(math.inf))
        found.append(plan_game.chance())
    return np.array([min(max(chance, 0.0), 1.0) for chance in found])


def predict(features: Numbers, weights: Numbers) -> Numbers:
    """The chances that the weights predict."""
    chances: Numbers = 1 / (1 + np.exp(-np.clip(features @ weights, -30, 30)))
    return chances


def surprise(features: Numbers, chances: Numbers, weights: Numbers) -> float:
    """The mean cross-entropy of the predictions."""
    guessed = np.clip(predict(features, weights), 1e-4, 1 - 1e-4)
    return float(-np.mean(chances * np.log(guessed) + (1 - chances) * np.log(1 - guessed)))


def distance(one: Numbers, other: Numbers) -> float:
    """The root mean square of their differences."""
    return float(np.sqrt(np.mean((one - other) ** 2)))


def fit(features: Numbers, chances: Numbers, prior: Numbers, hold: float) -> Numbers:
    """Logistic regression with a prior, by Newton's method with limited steps."""
    scale = hold * (0.01 + np.mean(features**2, axis=0))

    def loss(weights: Numbers) -> float:
        pull = float(np.sum(scale * (weights - prior) ** 2)) / 2
        return pull + len(chances) * surprise(features, chances, weights)

    weights = prior.copy()
    for _ in range(40):
        guessed = predict(features, weights)
        slope = features.T @ (guessed - chances) + scale * (weights - prior)
        bend = (features * (guessed * (1 - guessed))[:, None]).T @ features + np.diag(scale)
        step = np.linalg.solve(bend, slope)
        length = 1.0
        while length > 1e-6 and loss(weights - length * step) > loss(weights):
            length /= 2
        weights = weights - length * step
    return weights


def fitted(features: Numbers, chances: Numbers, prior: Numbers) -> tuple[Numbers, float]:
    """The weights from all positions, and the error on the test positions of those without them."""
    tests = np.arange(len(chances)) % KEPT_APART == 0
    tried = [
        (surprise(features[tests], chances[tests], weights), hold, weights)
        for hold in HOLDS
        for weights in [fit(features[~tests], chances[~tests], prior, hold)]
    ]
    _, hold, weights = min(tried, key=lambda trial: trial[0])
    off = distance(predict(features[tests], weights), chances[tests])
    return fit(features, chances, prior, hold), off


def learn(start: Named, found: Positions, number: int, seed: int, work: Work) -> Named:
    """New weights, learned backwards from the last round, with the old ones as prior."""
    rng = Rng(seed, "nearby")
    learned = {name: list(values) for name, values in start.items()}
    for left in LEFT:
        positions = enough(found[left], number, rng)
        features = np.array([features_of(numbers, left) for numbers in positions])
        prior = np.array([learned[name][left - 1] for name in FEATURE_NAMES])
        chances = by_plan_game(table(learned), positions, left, seed, work)
        own, off = fitted(features, chances, prior)
        was = distance(predict(features, prior), chances)
        learned[ERROR][left - 1] = round(off, 4)
        for feature, name in enumerate(FEATURE_NAMES):
            learned[name][left - 1] = round(float(own[feature]), 4)
        print(
            f"{left} left: mean {chances.mean():.3f}, off by {off:.3f}, was {was:.3f}", flush=True
        )
    return learned


def main() -> None:
    """Play, evaluate, fit, write."""
    from kagemusha.bots.roster import make_bot

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="greedy,novice,skilled,skilled")
    parser.add_argument("--again", action="store_true", help="continue from the learned weights")
    parser.add_argument("--matches", type=int, default=600)
    parser.add_argument("--positions", type=int, default=900, help="for each round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="the folder of the new file")
    args = parser.parse_args()
    game = find_game("seven-ronin")
    rules = game.rules(2, {})
    names = args.bots.split(",")
    bots = [make_bot(name, game, rules, EFFORTS.get(name, Effort())) for name in names]
    found = gather(rules, bots, args.matches, args.seed)
    start, work = (LEARNED, AGAIN) if args.again else (HAND_MADE, EARLIER)
    write(learn(read(start), found, args.positions, args.seed, work), args.out / LEARNED)


def write(named: Named, out: Path) -> None:
    """Write one feature per line."""
    lines = [f" {json.dumps(name)}: {json.dumps(values)}" for name, values in named.items()]
    out.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
