"""Chances of one die: its faces, the Limit, and rerolls for Ki."""

from __future__ import annotations

from kagemusha.games.era_of_the_ninja.phases import codes


def face_total(face: int, modifier: int, lifted: bool) -> int:
    """E.3: face and modifiers, within 2 to 9 unless the Limit is off."""
    value = max(codes.LOWEST, min(codes.HIGHEST, face)) + modifier
    return value if lifted else max(codes.LOWEST, min(codes.HIGHEST, value))


def reroll_value(values: list[float], rerolls: int, price: float) -> float:
    """The value of a reroll after its price, with `rerolls` left; very low if none is left."""
    rest = -1e9
    for _ in range(min(rerolls, 4)):
        total = 0.0
        for value in values:
            total += value if value > rest else rest
        rest = total / 10 - price
    return rest


def expected_value(values: list[float], two: bool, rerolls: int, price: float) -> float:
    """The value of a roll if rerolls are taken only where they pay."""
    rest = reroll_value(values, rerolls, price)
    total = 0.0
    for index in range(10):
        value = values[index]
        weight = (2 * index + 1) / 100 if two else 0.1
        total += weight * (value if value > rest else rest)
    return total
