"""The value of attacks between ninja."""

from __future__ import annotations

from typing import Final

from kagemusha.bots.era_of_the_ninja.search.dice_odds import A_FACE, PAIRS
from kagemusha.bots.era_of_the_ninja.search.evaluator import NONE, Evaluator
from kagemusha.games.era_of_the_ninja.phases import codes, verbs
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja
from kagemusha.games.era_of_the_ninja.phases.stats import stat
from kagemusha.games.era_of_the_ninja.phases.verbs import VERB, WHAT

MOST_LOST: Final = 12
"""A larger difference counts as this one."""
SHADOW_SPENT: Final = 3
"""What an Action usually costs in Shadow."""


def _within(total: int) -> int:
    """E.3: the Limit."""
    return max(codes.LOWEST, min(codes.HIGHEST, total))


def fight_outcomes(attack: int, dodge: int) -> list[float]:
    """The chance that the attacker wins by 0 (loses), 1, 2 ... MOST_LOST."""
    found = [0.0] * (MOST_LOST + 1)
    for face in range(1, codes.FACES + 1):
        mine = codes.SUCCESS + attack if face == codes.SUCCESS else _within(face + attack)
        for other in range(1, codes.FACES + 1):
            by = 0
            if face > codes.FAILURE and other < codes.SUCCESS:
                theirs = other if other == codes.FAILURE else _within(other + dodge)
                by = max(0, min(MOST_LOST, mine - theirs))
            found[by] += 1 / PAIRS
    return found


class Fights:
    """The fights of one ninja with its rivals."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator: Evaluator = evaluator
        self.me: Ninja = evaluator.me
        self.damage_cache: list[float] = [-1.0 for _ in evaluator.t.ninja]

    def value(self, option: int) -> float:
        """The value of robbing or wounding a rival."""
        t = self.evaluator.t
        verb = option // VERB
        rival = t.ninja[option // WHAT % WHAT if verb == verbs.WOUND else option % WHAT]
        chances = fight_outcomes(stat(t, self.me, codes.ATTACK), stat(t, rival, codes.DODGE))
        price = self._attack_cost(rival, chances[0])
        if verb == verbs.STEAL:
            card = option // WHAT % WHAT
            if card == codes.HEAD:
                return 30 * (1 - chances[0]) + price
            return 0.7 * (1 - chances[0]) + price
        weights = self.evaluator.weights
        wound = weights.duel_wound if self.evaluator.death_match else weights.rival_wound
        out = weights.duel_out if self.evaluator.death_match else weights.rival_out
        left = rival.wounds + rival.extra_wounds
        armour = stat(t, rival, codes.ARMOUR)
        value = 0.0
        for by in range(1, MOST_LOST + 1):
            lost = max(0, by - armour)
            value += chances[by] * wound * min(lost, left)
            if lost >= left:
                value += chances[by] * out
        return value + price

    def _attack_cost(self, rival: Ninja, lost: float) -> float:
        """Its cost: Shadow, a Wound at a Total Failure, and the danger in the rest of the round."""
        evaluator = self.evaluator
        me = self.me
        price = -A_FACE * (
            evaluator.health_value(evaluator.wounds) - evaluator.health_value(evaluator.wounds - 1)
        )
        if evaluator.death_match:  # E.101, E.102: a hit lowers both Shadows alike
            price += lost * self.exposure(me.tile, 1)
            return price + (1 - lost) * self.exposure(me.tile, me.shadow)
        shadow = max(1, me.shadow - SHADOW_SPENT)
        price += lost * evaluator.rest_of_round(
            rival.tile, 1, codes.PLAIN, evaluator.wounds, False, NONE, 0
        )
        return price + (1 - lost) * evaluator.rest_of_round(
            rival.tile, shadow, codes.PLAIN, evaluator.wounds, False, NONE, 0
        )

    def exposure(self, tile: int, shadow: int) -> float:
        """The danger from rivals on a tile with this Shadow: at most 0."""
        evaluator = self.evaluator
        t = evaluator.t
        if not t.terms.nvn:
            return 0.0
        cost = 0.0
        far = evaluator.distances_from(tile)
        for rival in t.ninja:
            if not rival.alive or t.terms.sides[rival.seat] == evaluator.side:
                continue
            if far[rival.tile] > max(0, stat(t, rival, codes.MOVE)) + 1:
                continue
            cost += self._attack_chance(rival, shadow) * self._damage_value(rival)
        return -cost if evaluator.death_match else -0.2 * cost

    def _attack_chance(self, rival: Ninja, shadow: int) -> float:
        """How likely a rival strikes before this ninja acts again (E.25, E.30, E.99)."""
        t = self.evaluator.t
        seats = t.terms.seats
        if (rival.seat - t.lead) % seats < (self.me.seat - t.lead) % seats:
            return self.evaluator.weights.behind
        return (
            self.evaluator.weights.ahead
            if shadow >= rival.shadow
            else self.evaluator.weights.exposed
        )

    def _damage_value(self, rival: Ninja) -> float:
        """The expected cost of an attack by a rival."""
        if self.damage_cache[rival.seat] < 0:
            evaluator = self.evaluator
            chances = fight_outcomes(stat(evaluator.t, rival, codes.ATTACK), evaluator.dodge)
            now = evaluator.health_value(evaluator.wounds)
            cost = 0.0
            for by in range(1, MOST_LOST + 1):
                cost += chances[by] * (
                    now - evaluator.health_value(evaluator.wounds - max(0, by - evaluator.armour))
                )
            self.damage_cache[rival.seat] = cost
        return self.damage_cache[rival.seat]

    def pursuit_value(self, tile: int) -> float:
        """In a Death Match: go towards weak rivals, in later rounds towards any."""
        evaluator = self.evaluator
        t = evaluator.t
        best = -20.0
        for rival in t.ninja:
            if not rival.alive or t.terms.sides[rival.seat] == evaluator.side:
                continue
            steps = min(evaluator.distances_from(rival.tile)[tile], 15)
            edge = stat(t, self.me, codes.ATTACK) + evaluator.dodge + 0.0
            edge -= stat(t, rival, codes.ATTACK) + stat(t, rival, codes.DODGE)
            edge += 0.7 * (evaluator.wounds - rival.wounds - rival.extra_wounds)
            weights = evaluator.weights
            eager = weights.pursuit + weights.edge * max(-4.0, min(6.0, edge))
            best = max(best, -(eager + weights.late * min(t.round, 30)) * steps)
        return best
