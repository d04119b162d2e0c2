"""Exact chances of one die: its faces, the Limit, Total Failure and Success, and rerolls for Ki."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

FACES = range(1, 11)
ONE_DIE = (0.1,) * 10
BEST_OF_TWO = tuple((2 * face - 1) / 100 for face in FACES)
"""The chance of each face as the better one of two dice."""


@cache
def totals(modifier: int, lifted: bool) -> tuple[int, ...]:
    """What faces 1 to 10 come to where they are plain numbers: E.3."""
    plain = [max(2, min(9, face)) + modifier for face in FACES]
    return tuple(plain if lifted else [max(2, min(9, total)) for total in plain])


@cache
def misses(modifier: int, need: int) -> int:
    """Of ten faces, how many fail to reach a number: 1 always does, 10 never."""
    return 1 + sum(total < need for total in totals(modifier, False)[1:9])


def expectation(
    values: Sequence[float], weights: Sequence[float], rerolls: int, price: float
) -> float:
    """The worth of a roll by the values of its faces, when each reroll is taken only if it pays."""
    rest = best_rest(values, rerolls, price)
    return math.fsum(
        weight * max(value, rest) for weight, value in zip(weights, values, strict=True)
    )


def best_rest(values: Sequence[float], rerolls: int, price: float) -> float:
    """What a reroll is worth, its price paid, with so many left; minus infinity with none."""
    rest = -math.inf
    for _ in range(min(rerolls, 4)):
        rest = math.fsum(max(value, rest) for value in values) / 10 - price
    return rest


@cache
def duel(attack: int, dodge: int) -> tuple[float, ...]:
    """Ninja against ninja: the chance that the attacker wins by 0 (loses), 1, 2 ... 12."""
    found = [0.0] * 13
    first, second = totals(attack, False), totals(dodge, False)
    for face in FACES:
        for other in FACES:
            if face == 1 or other == 10:
                by = 0
            else:
                mine = 10 + attack if face == 10 else first[face - 1]
                by = mine - (1 if other == 1 else second[other - 1])
            found[max(0, min(12, by))] += 0.01
    return tuple(found)
