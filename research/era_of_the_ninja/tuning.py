"""Tunes the numbers in tuned.py of the bots of Era of the Ninja.

    python -m research.era_of_the_ninja.tuning death-match [--generations 8] [--matches 120]
    python -m research.era_of_the_ninja.tuning with-lord [...]
    python -m research.era_of_the_ninja.tuning model [--matches 600]

`death-match` and `with-lord` tune the weights of the playout policy for Death Matches, or for
matches with a Lord: an evolution strategy tries numbers around the current ones, each with its
mirror image, and moves towards the better half. `death-match` rates them by matches against the
current policy, `with-lord` by Lone Ninja and Standard matches. `model` fits the logistic model of
who wins a Death Match to matches of the policy. All print the numbers they find; it takes minutes
on the compiled build.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from kagemusha.bots.era_of_the_ninja import tuned
from kagemusha.bots.era_of_the_ninja.levels import LEVELS
from kagemusha.bots.era_of_the_ninja.search.playouts import candidates, pending_seat, play_rounds
from kagemusha.bots.era_of_the_ninja.search.policy import PlayoutPolicy
from kagemusha.bots.era_of_the_ninja.search.win_model import features
from kagemusha.core.kernel import cells
from kagemusha.core.registry import find_game
from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.flow import apply_choice, legal_choices, random_answer

Numbers = Mapping[str, float]

SHARES = {"fit", "exposed", "ahead", "behind", "followed"}
"""Numbers between 0 and 1; the others are only above 0."""
TRIED = 12
"""The number of players in a generation."""
STRIDE = 0.3
"""Their distance from the centre, in logarithms."""
NOBODY = 0.35
"""The value of a Standard match that nobody won: less than half a win."""
CARELESS = 0.03
"""How often a choice is random while a model is learned, for more variety."""
HOLD = 1.0
"""The strength of the prior that holds its weights at 0."""
ENOUGH = 1000


def player(mode: str, numbers: Numbers) -> PlayoutPolicy:
    """The master's policy, with some other weights."""
    policy = tuned.playout_policy(mode, LEVELS["master"].lord_timing)
    for name, value in numbers.items():
        setattr(policy.weights, name, value)
    return policy


def rules_of(mode: str) -> Any:
    """The rules of a mode with the fewest seats."""
    return find_game("era-of-the-ninja").rules(1 if mode == "lone-ninja" else 2, {"mode": mode})


def dice_of(seed: int) -> Any:
    """Dice that depend only on a seed."""
    return cells([seed % 2147483562 + 1, seed * 7919 % 2147483398 + 1])


def winners(rules: Any, seated: list[PlayoutPolicy], seed: int) -> int:
    """Play a match; returns a bit for each seat that won."""
    t = rules.setup().world
    play_rounds(t, seated, dice_of(seed), ENOUGH)
    return int(t.winners)


def death_match_score(numbers: Numbers, matches: int, seed: int) -> float:
    """The share of Death Matches won against the current player, each deal on both seats."""
    mode = "nvn-death-match"
    rules, own, other = rules_of(mode), player(mode, numbers), player(mode, {})
    found = 0.0
    for number in range(matches):
        seat = number % 2
        won = winners(rules, [other, own] if seat else [own, other], seed + number // 2)
        found += won >> seat & 1 if won else 0.5
    return found / matches


def with_lord_score(numbers: Numbers, matches: int, seed: int) -> float:
    """The share won as a Lone Ninja, and in Standard against the current player."""
    lone, race = rules_of("lone-ninja"), rules_of("standard")
    own, other = player("standard", numbers), player("standard", {})
    found = 0.0
    for number in range(matches):
        seat = number // 2 % 2
        if number % 2:
            found += winners(lone, [own], seed + number)
            continue
        won = winners(race, [other, own] if seat else [own, other], seed + number // 4)
        found += won >> seat & 1 if won else NOBODY
    return found / matches


def evolve(
    start: Numbers, score: Callable[[Numbers, int], float], generations: int, seed: int
) -> dict[str, float]:
    """An evolution strategy in logarithms, or log odds where a number is a share."""
    chance = random.Random(seed)
    middle = np.array([_loose(name, value) for name, value in start.items()])

    def named(point: Any) -> dict[str, float]:
        return {name: _firm(name, float(x)) for name, x in zip(start, point, strict=True)}

    half = TRIED // 2
    shares = np.array([math.log(half + 0.5) - math.log(rank + 1) for rank in range(half)])
    for generation in range(generations):
        steps = [np.array([chance.gauss(0, STRIDE) for _ in start]) for _ in range(half)]
        points = [middle + sign * step for step in steps for sign in (1, -1)]
        rated = [(score(named(point), generation), point) for point in points]
        rated.sort(key=lambda one: -one[0])
        middle = sum(
            share * point for share, (_, point) in zip(shares / shares.sum(), rated, strict=False)
        )
        print(generation, [round(rate, 3) for rate, _ in rated], named(middle), flush=True)
    return named(middle)


def _loose(name: str, value: float) -> float:
    return math.log(value / (1 - value)) if name in SHARES else math.log(value)


def _firm(name: str, x: float) -> float:
    return round(1 / (1 + math.exp(-x)) if name in SHARES else math.exp(x), 3)


def gather(matches: int, seed: int) -> tuple[Any, Any, Any]:
    """Features of every seat after every round, whether it won, and which match it was."""
    mode = "nvn-death-match"
    rules, policy = rules_of(mode), player(mode, {})
    rows: list[tuple[list[float], int, int]] = []
    for number in range(matches):
        chance, dice = random.Random(seed + number), dice_of(seed + number)
        t = rules.setup().world
        seen: list[tuple[int, list[float]]] = []
        last = 1
        while t.agenda:
            if t.round > last:
                last = t.round
                seen += [(ninja.seat, features(t, ninja.seat)) for ninja in t.ninja if ninja.alive]
            seat = pending_seat(t)
            if seat < 0:
                apply_choice(t, codes.CHANCE, random_answer(t, dice))
                continue
            choice = policy.choose(t, seat, dice)
            legal = legal_choices(t, seat)
            places = candidates(legal)
            if places and chance.random() < CARELESS:
                choice = legal[chance.choice(places)]
            apply_choice(t, seat, choice)
        rows += [(signs, t.winners >> seat & 1, number) for seat, signs in seen]
    signs, won, match = zip(*rows, strict=True)
    return np.array(signs), np.array(won, float), np.array(match)


def fit(signs: Any, won: Any, match: Any) -> Any:
    """Logistic regression in which every match has the same weight."""
    often = np.bincount(match)
    counts = often[often > 0].mean() / often[match]
    weights = np.zeros(signs.shape[1])
    for _ in range(30):
        guessed = 1 / (1 + np.exp(-signs @ weights))
        slope = signs.T @ (counts * (won - guessed)) - HOLD * weights
        bend = (signs * (counts * guessed * (1 - guessed))[:, None]).T @ signs
        weights = weights + np.linalg.solve(bend + HOLD * np.eye(len(weights)), slope)
    return weights


def main(arguments: Sequence[str] | None = None) -> None:
    """Tune, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("death-match", "with-lord", "model"))
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--matches", type=int, help="of each player; of all for the model")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    if args.what == "model":
        print([round(float(weight), 3) for weight in fit(*gather(args.matches or 600, args.seed))])
        return
    start, rate = (
        (tuned.DEATH_MATCH, death_match_score)
        if args.what == "death-match"
        else (tuned.WITH_LORD, with_lord_score)
    )
    matches = args.matches or 120

    def score(numbers: Numbers, generation: int) -> float:
        return rate(numbers, matches, args.seed + matches * generation)

    print(evolve(start, score, args.generations, args.seed))


if __name__ == "__main__":
    main()
