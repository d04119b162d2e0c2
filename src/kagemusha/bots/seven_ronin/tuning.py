"""Fits the weights of the value: python -m kagemusha.bots.seven_ronin.tuning

Bots play matches, and each position at the start of a round is set beside the winner. The weights
that foretell the winners best, by matches that were kept apart, are sought near those in use. To
foretell is not to win: let bots with the new weights play those with the old before you keep them.
Needs numpy.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from kagemusha.bots.effort import Effort
from kagemusha.bots.seven_ronin.search.combat import open_table
from kagemusha.bots.seven_ronin.search.worth import FEATURES, floats, planning_score
from kagemusha.bots.seven_ronin.weights import FEATURE_NAMES, MOST_ROUNDS, file
from kagemusha.bots.uniform import RandomBot
from kagemusha.core.chance import Stream
from kagemusha.core.registry import find_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kagemusha.bots.bot import Bot
    from kagemusha.core.game import Rules

    Named = dict[str, list[float]]
    Numbers = NDArray[np.float64]

GAME = "seven-ronin"
CARELESS = 8
"""One of so many plans is made at random, so that all kinds of positions come up."""
KEPT_APART = 5
"""One of so many matches only tests the weights."""


def gather(rules: Rules[Any], bots: Sequence[Bot], matches: int, seed: int) -> list[list[float]]:
    """Match, winner, rounds left and features of every position at the start of a round."""
    found: list[list[float]] = []
    careless = RandomBot()
    for number in range(matches):
        stream = Stream(seed, "tuning", number)
        state = rules.setup()
        positions: list[list[int]] = []
        while pending := rules.pending(state):
            seat = pending[0]
            view: Any = rules.view(state, seat)
            planning = view.step == "planning"
            if planning and view.round > 1 and len(pending) == 2 and not any(view.ninja_plan):
                positions.append(state.numbers())
            bot = careless if planning and not stream.below(CARELESS) else bots[seat]
            plan = bot.decide(view, rules.legal(state, seat), stream)
            for action in rules.arrange(state, seat, plan):
                rules.apply(state, seat, action)
        result = rules.result(state)
        won = result.scores[0] if result is not None else 0.0
        for numbers in positions:
            left = MOST_ROUNDS - numbers[0] + 1
            found.append([number, won, left, *features_of(numbers, left)])
    return found


def features_of(numbers: list[int], left: int) -> list[float]:
    """What a position is made of: the score that each weight alone would give."""
    table = open_table(numbers)
    found: list[float] = []
    for feature in range(FEATURES):
        alone = [0.0] * (FEATURES * (MOST_ROUNDS + 1))
        alone[left * FEATURES + feature] = 1.0
        found.append(planning_score(table, floats(alone)))
    return found


def foretell(features: Numbers, weights: Numbers) -> Numbers:
    """The chances that some weights give."""
    chances: Numbers = 1 / (1 + np.exp(-np.clip(features @ weights, -30, 30)))
    return chances


def surprise(features: Numbers, won: Numbers, weights: Numbers) -> float:
    """How surprising the winners are, a position: less is better."""
    guessed = np.clip(foretell(features, weights), 1e-4, 1 - 1e-4)
    return float(-np.mean(won * np.log(guessed) + (1 - won) * np.log(1 - guessed)))


def fit(features: Numbers, won: Numbers, prior: Numbers, hold: float) -> Numbers:
    """Logistic regression by Newton's method with shortened steps, held to a prior."""
    scale = hold * (0.01 + np.mean(features**2, axis=0))

    def loss(weights: Numbers) -> float:
        pull = float(np.sum(scale * (weights - prior) ** 2)) / 2
        return pull + len(won) * surprise(features, won, weights)

    weights = prior.copy()
    for _ in range(40):
        guessed = foretell(features, weights)
        slope = features.T @ (guessed - won) + scale * (weights - prior)
        bend = (features * (guessed * (1 - guessed))[:, None]).T @ features + np.diag(scale)
        step = np.linalg.solve(bend, slope)
        length = 1.0
        while length > 1e-6 and loss(weights - length * step) > loss(weights):
            length /= 2
        weights = weights - length * step
    return weights


def tune(named: Named, found: Numbers) -> Named:
    """The better weights, by the matches that were kept apart."""
    left = found[:, 2:3]
    features = np.concatenate([found[:, 3:], found[:, 3:] * left], axis=1)
    won = found[:, 1]
    tests = found[:, 0] % KEPT_APART == 0
    prior = np.array([named[name][part] for part in (0, 1) for name in FEATURE_NAMES])
    best, least = prior, surprise(features[tests], won[tests], prior)
    print(f"{len(won)} positions, Attacker wins {won.mean():.3f}, surprise before {least:.4f}")
    for hold in (1.0, 3.0, 10.0, 30.0, 100.0, 300.0):
        weights = fit(features[~tests], won[~tests], prior, hold)
        now = surprise(features[tests], won[tests], weights)
        print(f"held by {hold}: {now:.4f}", flush=True)
        if now < least:
            best, least = weights, now
    pairs = zip(best[:FEATURES], best[FEATURES:], strict=True)
    return {
        name: [round(float(base), 4), round(float(more), 4)]
        for name, (base, more) in zip(FEATURE_NAMES, pairs, strict=True)
    }


def main() -> None:
    """Read the weights, better them, write them."""
    from kagemusha.bots.roster import make_bot

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--attacker", default="skilled")
    parser.add_argument("--defender", default="skilled")
    parser.add_argument("--work", type=float, default=1.0, help="part of the bots' usual work")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="where the new weights go")
    args = parser.parse_args()
    game = find_game(GAME)
    rules = game.rules(2, {})
    effort = Effort(args.work)
    bots = [make_bot(name, game, rules, effort) for name in (args.attacker, args.defender)]
    found = np.array(gather(rules, bots, args.matches, args.seed))
    write(tune(json.loads(file().read_text(encoding="utf-8")), found), args.out)


def write(named: Named, out: Path) -> None:
    """One feature a line."""
    lines = [f" {json.dumps(name)}: {json.dumps(values)}" for name, values in named.items()]
    out.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
