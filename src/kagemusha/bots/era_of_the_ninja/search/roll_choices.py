"""Choices before and after a roll: lift the Limit, use an ability, reroll, or let it stand."""

from __future__ import annotations

from typing import Final

from kagemusha.bots.era_of_the_ninja.search.dice_odds import (
    expected_value,
    face_total,
    reroll_value,
)
from kagemusha.bots.era_of_the_ninja.search.evaluator import NONE, Evaluator
from kagemusha.games.era_of_the_ninja.phases import codes, verbs
from kagemusha.games.era_of_the_ninja.phases.attack import AttackResult
from kagemusha.games.era_of_the_ninja.phases.awareness import stacks_on
from kagemusha.games.era_of_the_ninja.phases.conditions import face_bound, foe_stack, mark_of
from kagemusha.games.era_of_the_ninja.phases.dice import mark, modifier, total, unbound
from kagemusha.games.era_of_the_ninja.phases.pieces import Roll
from kagemusha.games.era_of_the_ninja.phases.verbs import VERB, choice

STAKE: Final = 1.2
"""The value of being hidden where no enemy is near."""


class RollChoice:
    """One roll, and the value of each face."""

    def __init__(self, evaluator: Evaluator, roll: Roll) -> None:
        self.evaluator: Evaluator = evaluator
        self.roll: Roll = roll
        self.whole: bool = False
        for step in evaluator.t.agenda:
            if isinstance(step, AttackResult):
                self.whole = step.whole
        lord = roll.kind == codes.ATTACK_ROLL and evaluator.t.foe == codes.LORD_SLOT
        self.price: float = evaluator.ki_cost(lord)

    def values(self, added: int, lifted: bool) -> list[float]:
        """The value of each face."""
        evaluator = self.evaluator
        kind = self.roll.kind
        stack = foe_stack(evaluator.t)
        if kind == codes.ATTACK_ROLL and stack is not None:
            return evaluator.attack_values(stack, self.whole, evaluator.me.tile, added, lifted)
        found = [0.0] * codes.FACES
        stake = self._shadow_stake() if kind == codes.SHADOW_ROLL else 0.0
        for face in range(1, codes.FACES + 1):
            marked = mark_of(evaluator.t, evaluator.me, kind, face)
            points = face_total(face, added, lifted)
            if marked == codes.TOTAL_FAILURE:
                points = 1
            elif marked == codes.TOTAL_SUCCESS:
                points = codes.SUCCESS
            if kind == codes.SHADOW_ROLL:
                if marked == codes.TOTAL_SUCCESS:
                    value = 1.05 * stake
                elif marked == codes.TOTAL_FAILURE:
                    value = 0.0
                else:
                    value = stake * max(0, min(codes.FACES, points)) / codes.FACES
            elif kind == codes.SEARCH_ROLL:
                value = (
                    -1.0
                    if marked == codes.TOTAL_FAILURE
                    else points // 2 * evaluator.ingenuity_value()
                )
            elif evaluator.t.rival >= 0:
                value = self._fight_value(marked, points, added)
            else:
                value = self._dodge_value(marked, points)
            found[face - 1] = value
        return found

    def _shadow_stake(self) -> float:
        """The value of being hidden on this tile: less danger, and Ingenuity for hiding."""
        evaluator = self.evaluator
        if evaluator.death_match:
            return evaluator.weights.shadow_die
        stake = STAKE + evaluator.expected_loss(evaluator.me.tile, evaluator.wounds, True, NONE, 0)
        return stake + stacks_on(evaluator.t, evaluator.me.tile) * evaluator.ingenuity_value()

    def _dodge_value(self, marked: int, points: int) -> float:
        evaluator = self.evaluator
        for threat in evaluator.threats:
            if threat.stack.slot == evaluator.t.foe:
                if marked == codes.TOTAL_FAILURE:
                    return evaluator.health_value(evaluator.wounds - threat.damage - 1)
                if marked == codes.TOTAL_SUCCESS or points >= threat.need:
                    return evaluator.health_value(evaluator.wounds)
                return evaluator.health_value(evaluator.wounds - threat.damage)
        return 0.0

    def _fight_value(self, marked: int, points: int, added: int) -> float:
        """E.101 to E.109 against the other die: its face, or its mean if it is not rolled yet."""
        evaluator = self.evaluator
        t = evaluator.t
        attacking = self.roll.kind == codes.ATTACK_ROLL
        other = t.answer if attacking else t.roll
        if attacking and marked == codes.TOTAL_SUCCESS:
            points = codes.SUCCESS + added
        against = 6
        theirs = codes.PLAIN
        if other.face > 0:
            theirs = mark(t, other)
            against = total(t, other)
            if not attacking and theirs == codes.TOTAL_SUCCESS:
                against = codes.SUCCESS + modifier(t, other)
        if attacking:
            if marked == codes.TOTAL_FAILURE:
                return evaluator.health_value(evaluator.wounds - 1) - evaluator.health_value(
                    evaluator.wounds
                )
            rival = t.ninja[t.rival]
            by = 0 if theirs == codes.TOTAL_SUCCESS else max(0, points - against)
            left = rival.wounds + rival.extra_wounds
            return (
                evaluator.health_value(left) - evaluator.health_value(left - by) if by > 0 else -0.5
            )
        by = 0 if marked == codes.TOTAL_SUCCESS else max(0, against - points)
        if theirs == codes.TOTAL_FAILURE:
            by = 0
        if marked == codes.TOTAL_FAILURE:
            by += 1
        return evaluator.health_value(evaluator.wounds - by) - evaluator.health_value(
            evaluator.wounds
        )

    # --- choices ----------------------------------------------------------------------------

    def before(self, legal: list[int]) -> int:
        """Roll, or first use what is better by more than its cost."""
        evaluator = self.evaluator
        two = face_bound(evaluator.t, evaluator.me, codes.BEST_OF_TWO, self.roll.kind) > 0
        added = modifier(evaluator.t, self.roll)
        free = unbound(evaluator.t, self.roll)
        best = choice(verbs.ROLL, 0, 0)
        most = expected_value(self.values(added, free), two, evaluator.ki, self.price)
        for option in legal:
            verb = option // VERB
            if verb == verbs.LIFT:
                value = expected_value(self.values(added, True), two, evaluator.ki - 1, self.price)
                value -= self.price
            elif verb == verbs.USE:
                effect = evaluator.t.box.effects[option % VERB]
                more = effect.amount if effect.do == codes.ADD else 0
                values = self.values(added + more, free or effect.do == codes.LIFT)
                value = expected_value(values, two, evaluator.ki - effect.cost_ki, self.price)
                value -= effect.cost_ki * self.price + 0.4 * effect.cost_counters
                value -= effect.cost_ingenuity * evaluator.ingenuity_value()
                if effect.cost_shadow:
                    tile = evaluator.me.tile
                    danger = evaluator.expected_loss(tile, evaluator.wounds, True, NONE, 0)
                    value -= 0.1 * effect.cost_shadow * danger
                if effect.cost_card:
                    value -= 0.4
            else:
                continue
            if value > most + 1e-9:
                best = option
                most = value
        return best

    def after(self, legal: list[int]) -> int:
        """Let it stand, or reroll if that pays."""
        evaluator = self.evaluator
        values = self.values(modifier(evaluator.t, self.roll), unbound(evaluator.t, self.roll))
        best = choice(verbs.STAND, 0, 0)
        most = values[max(1, self.roll.face) - 1]
        for option in legal:
            verb = option // VERB
            if verb == verbs.REROLL:
                value = reroll_value(values, evaluator.ki, self.price)
            elif verb == verbs.USE:
                effect = evaluator.t.box.effects[option % VERB]
                cost = effect.cost_ki * self.price + (0.6 if effect.cost_card else 0.0)
                if effect.do == codes.SET_FACE:
                    value = values[max(1, min(codes.SUCCESS, effect.amount)) - 1] - cost
                elif effect.do == codes.REROLL:
                    value = (
                        expected_value(values, False, evaluator.ki - effect.cost_ki, self.price)
                        - cost
                    )
                else:
                    value = most + 0.1 - cost
            else:
                continue
            if value > most + 1e-9:
                best = option
                most = value
        return best
