"""Chances of one die: its faces, the Limit, and rerolls for Ki."""

from __future__ import annotations

from typing import Final

from kagemusha.games.era_of_the_ninja.phases import codes

A_FACE: Final = 0.1
"""The chance of one face."""
PAIRS: Final = 100
"""How many faces two dice can show."""
MOST_REROLLS: Final = 4
"""More are worth nearly nothing."""
NEVER: Final = -1e9
"""The value of what is not chosen."""


def face_total(face: int, modifier: int, lifted: bool) -> int:
    """E.3: face and modifiers, within 2 to 9 unless the Limit is off."""
    value = max(codes.LOWEST, min(codes.HIGHEST, face)) + modifier
    return value if lifted else max(codes.LOWEST, min(codes.HIGHEST, value))


def reroll_value(values: list[float], rerolls: int, price: float) -> float:
    """The value of a reroll after its price, with `rerolls` left; very low if none is left."""
    rest = NEVER
    for _ in range(min(rerolls, MOST_REROLLS)):
        total = 0.0
        for value in values:
            total += value if value > rest else rest
        rest = total / codes.FACES - price
    return rest


def expected_value(values: list[float], two: bool, rerolls: int, price: float) -> float:
    """The value of a roll if rerolls are taken only where they pay."""
    rest = reroll_value(values, rerolls, price)
    total = 0.0
    for index in range(codes.FACES):
        value = values[index]
        weight = (2 * index + 1) / PAIRS if two else A_FACE
        total += weight * (value if value > rest else rest)
    return total
