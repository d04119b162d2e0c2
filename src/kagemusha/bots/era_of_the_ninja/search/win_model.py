"""A logistic model of who wins a Death Match, for the time between two rounds."""

from __future__ import annotations

import math

from kagemusha.bots.era_of_the_ninja.search.evaluator import NONE, ROOTS
from kagemusha.bots.era_of_the_ninja.search.fights import MOST_LOST, fight_outcomes
from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja
from kagemusha.games.era_of_the_ninja.phases.stats import stat
from kagemusha.games.era_of_the_ninja.phases.world import World


def win_chance(t: World, seat: int, model: list[float]) -> float:
    """The chance of a seat to win a match that is not over."""
    if t.ninja[seat].out:
        return 0.0
    found = features(t, seat)
    total = 0.0
    for index in range(len(found)):
        total += model[index] * found[index]
    return 1.0 / (1.0 + math.exp(-max(-20.0, min(20.0, total))))


def _root_wounds(ninja: Ninja) -> float:
    return ROOTS[max(0, min(59, ninja.wounds + ninja.extra_wounds))]


def _damage_share(t: World, ninja: Ninja, rival: Ninja) -> float:
    """The mean share of a rival's Wounds that one attack takes."""
    chances = fight_outcomes(stat(t, ninja, codes.ATTACK), stat(t, rival, codes.DODGE))
    armour = stat(t, rival, codes.ARMOUR)
    left = max(1, rival.wounds + rival.extra_wounds)
    found = 0.0
    for by in range(1, MOST_LOST + 1):
        found += chances[by] * min(left, max(0, by - armour))
    return found / left


def features(t: World, seat: int) -> list[float]:
    """The features of the model: a ninja compared with its most dangerous rival."""
    me = t.ninja[seat]
    worst = NONE
    most = 0.0
    rivals = 0
    for other in t.ninja:
        if other.alive and t.terms.sides[other.seat] != t.terms.sides[seat]:
            rivals += 1
            danger = _damage_share(t, other, me) - _damage_share(t, me, other)
            if worst == NONE or danger > most:
                worst = other.seat
                most = danger
    rival = t.ninja[worst]  # there is one: else the match would be over
    given = _damage_share(t, me, rival)
    taken = _damage_share(t, rival, me)
    return [
        1.0,
        math.log((given + 0.03) / (taken + 0.03)),
        _root_wounds(me) - _root_wounds(rival),
        (me.wounds - rival.wounds) / 3,
        (me.ki + me.extra_ki - rival.ki - rival.extra_ki) / 3,
        (stat(t, me, codes.ATTACK) - stat(t, rival, codes.ATTACK)) / 3,
        (stat(t, me, codes.DODGE) - stat(t, rival, codes.DODGE)) / 3,
        (stat(t, me, codes.SHADOW_STAT) - stat(t, rival, codes.SHADOW_STAT)) / 2,
        (stat(t, me, codes.MOVE) - stat(t, rival, codes.MOVE)) / 2,
        (me.ingenuity - rival.ingenuity) / 5,
        (len(me.skills) - len(rival.skills)) / 3,
        rivals - 1.0,
    ]
