"""What a Death Match promises a seat between two rounds: a logistic model of who won such."""

from __future__ import annotations

import math

from kagemusha.bots.era_of_the_ninja.search.eye import NONE, ROOTS
from kagemusha.bots.era_of_the_ninja.search.fights import bout
from kagemusha.games.era_of_the_ninja.phases import codes as at
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja
from kagemusha.games.era_of_the_ninja.phases.stats import stat
from kagemusha.games.era_of_the_ninja.phases.world import World


def promise(t: World, seat: int, weights: list[float]) -> float:
    """The chance of a seat whose match is not over."""
    if t.ninja[seat].out:
        return 0.0
    signs = features(t, seat)
    total = 0.0
    for index in range(len(signs)):
        total += weights[index] * signs[index]
    return 1.0 / (1.0 + math.exp(-max(-20.0, min(20.0, total))))


def _life(ninja: Ninja) -> float:
    return ROOTS[max(0, min(59, ninja.wounds + ninja.extra_wounds))]


def _blow(t: World, ninja: Ninja, rival: Ninja) -> float:
    """The part of a rival's Wounds that one blow takes on average."""
    chances = bout(stat(t, ninja, at.ATTACK), stat(t, rival, at.DODGE))
    armour = stat(t, rival, at.ARMOUR)
    left = max(1, rival.wounds + rival.extra_wounds)
    found = 0.0
    for by in range(1, 13):
        found += chances[by] * min(left, max(0, by - armour))
    return found / left


def features(t: World, seat: int) -> list[float]:
    """What the model looks at: a ninja against its most dangerous rival."""
    me = t.ninja[seat]
    worst = NONE
    most = 0.0
    rivals = 0
    for other in t.ninja:
        if other.alive and t.terms.sides[other.seat] != t.terms.sides[seat]:
            rivals += 1
            danger = _blow(t, other, me) - _blow(t, me, other)
            if worst == NONE or danger > most:
                worst = other.seat
                most = danger
    rival = t.ninja[worst]  # there is one: else the match would be over
    given = _blow(t, me, rival)
    taken = _blow(t, rival, me)
    return [
        1.0,
        math.log((given + 0.03) / (taken + 0.03)),
        _life(me) - _life(rival),
        (me.wounds - rival.wounds) / 3,
        (me.ki + me.extra_ki - rival.ki - rival.extra_ki) / 3,
        (stat(t, me, at.ATTACK) - stat(t, rival, at.ATTACK)) / 3,
        (stat(t, me, at.DODGE) - stat(t, rival, at.DODGE)) / 3,
        (stat(t, me, at.SHADOW_STAT) - stat(t, rival, at.SHADOW_STAT)) / 2,
        (stat(t, me, at.MOVE) - stat(t, rival, at.MOVE)) / 2,
        (me.ingenuity - rival.ingenuity) / 5,
        (len(me.skills) - len(rival.skills)) / 3,
        rivals - 1.0,
    ]
