"""Chances of one die: its faces, the Limit, and rerolls for Ki."""

from __future__ import annotations

from kagemusha.games.era_of_the_ninja.phases import codes as at


def face_total(face: int, modifier: int, lifted: bool) -> int:
    """E.3: face and modifiers, within 2 to 9 unless the Limit is off."""
    value = max(at.LOWEST, min(at.HIGHEST, face)) + modifier
    return value if lifted else max(at.LOWEST, min(at.HIGHEST, value))


def reroll_worth(values: list[float], rerolls: int, price: float) -> float:
    """What rolling again is worth, its price paid, with so many left; very little with none."""
    rest = -1e9
    for _ in range(min(rerolls, 4)):
        total = 0.0
        for value in values:
            total += value if value > rest else rest
        rest = total / 10 - price
    return rest


def expectation(values: list[float], two: bool, rerolls: int, price: float) -> float:
    """What a roll is worth when each reroll is taken only if it pays."""
    rest = reroll_worth(values, rerolls, price)
    total = 0.0
    for index in range(10):
        value = values[index]
        weight = (2 * index + 1) / 100 if two else 0.1
        total += weight * (value if value > rest else rest)
    return total
