"""The windows before and after a roll: a dynamic programme over faces, Limit and Ki."""

from __future__ import annotations

from typing import Final

from kagemusha.bots.era_of_the_ninja.search.eye import NONE, Eye
from kagemusha.bots.era_of_the_ninja.search.faces import expectation, face_total, reroll_worth
from kagemusha.games.era_of_the_ninja.phases import codes as at
from kagemusha.games.era_of_the_ninja.phases import verbs
from kagemusha.games.era_of_the_ninja.phases.attack import AttackResult
from kagemusha.games.era_of_the_ninja.phases.awareness import stacks_on
from kagemusha.games.era_of_the_ninja.phases.conditions import face_bound, foe_stack, mark_of
from kagemusha.games.era_of_the_ninja.phases.dice import mark, modifier, total, unbound
from kagemusha.games.era_of_the_ninja.phases.pieces import Roll
from kagemusha.games.era_of_the_ninja.phases.verbs import VERB, choice

STAKE: Final = 1.2
"""What being unseen is worth where nothing is near."""
LAST_FACE: Final = 10


class Window:
    """One roll, and what each face of it would be worth."""

    def __init__(self, eye: Eye, roll: Roll) -> None:
        self.eye: Eye = eye
        self.roll: Roll = roll
        self.whole: bool = False
        for step in eye.t.agenda:
            if isinstance(step, AttackResult):
                self.whole = step.whole
        lord = roll.kind == at.ATTACK_ROLL and eye.t.foe == at.LORD_SLOT
        self.price: float = eye.ki_price(lord)

    def values(self, added: int, lifted: bool) -> list[float]:
        """What each face is worth."""
        eye = self.eye
        kind = self.roll.kind
        stack = foe_stack(eye.t)
        if kind == at.ATTACK_ROLL and stack is not None:
            return eye.attack_values(stack, self.whole, eye.me.tile, added, lifted)
        found = [0.0] * LAST_FACE
        stake = self._stake() if kind == at.SHADOW_ROLL else 0.0
        for face in range(1, LAST_FACE + 1):
            marked = mark_of(eye.t, eye.me, kind, face)
            value = face_total(face, added, lifted)
            if marked == at.TOTAL_FAILURE:
                value = 1
            elif marked == at.TOTAL_SUCCESS:
                value = LAST_FACE
            if kind == at.SHADOW_ROLL:
                if marked == at.TOTAL_SUCCESS:
                    worth = 1.05 * stake
                elif marked == at.TOTAL_FAILURE:
                    worth = 0.0
                else:
                    worth = stake * max(0, min(10, value)) / 10
            elif kind == at.SEARCH_ROLL:
                worth = -1.0 if marked == at.TOTAL_FAILURE else value // 2 * eye.point()
            elif eye.t.rival >= 0:
                worth = self._bout(marked, value, added)
            else:
                worth = self._dodge(marked, value)
            found[face - 1] = worth
        return found

    def _stake(self) -> float:
        """By what is at stake on this tile: dangers, and Ingenuity for who hides."""
        eye = self.eye
        if eye.duels:
            return eye.style.stake
        stake = STAKE + eye.loss(eye.me.tile, eye.wounds, True, NONE, 0)
        return stake + stacks_on(eye.t, eye.me.tile) * eye.point()

    def _dodge(self, marked: int, value: int) -> float:
        eye = self.eye
        for threat in eye.threats:
            if threat.stack.slot == eye.t.foe:
                if marked == at.TOTAL_FAILURE:
                    return eye.health(eye.wounds - threat.damage - 1)
                if marked == at.TOTAL_SUCCESS or value >= threat.need:
                    return eye.health(eye.wounds)
                return eye.health(eye.wounds - threat.damage)
        return 0.0

    def _bout(self, marked: int, value: int, added: int) -> float:
        """E.101 to E.109 against the other die: as it lies, or on average."""
        eye = self.eye
        t = eye.t
        attacking = self.roll.kind == at.ATTACK_ROLL
        other = t.answer if attacking else t.roll
        if attacking and marked == at.TOTAL_SUCCESS:
            value = LAST_FACE + added
        against = 6
        theirs = at.PLAIN
        if other.face > 0:
            theirs = mark(t, other)
            against = total(t, other)
            if not attacking and theirs == at.TOTAL_SUCCESS:
                against = LAST_FACE + modifier(t, other)
        if attacking:
            if marked == at.TOTAL_FAILURE:
                return eye.health(eye.wounds - 1) - eye.health(eye.wounds)
            rival = t.ninja[t.rival]
            by = 0 if theirs == at.TOTAL_SUCCESS else max(0, value - against)
            left = rival.wounds + rival.extra_wounds
            return eye.health(left) - eye.health(left - by) if by > 0 else -0.5
        by = 0 if marked == at.TOTAL_SUCCESS else max(0, against - value)
        if theirs == at.TOTAL_FAILURE:
            by = 0
        if marked == at.TOTAL_FAILURE:
            by += 1
        return eye.health(eye.wounds - by) - eye.health(eye.wounds)

    # --- windows ----------------------------------------------------------------------------

    def before(self, legal: list[int]) -> int:
        """Roll, or what is better by more than it costs."""
        eye = self.eye
        two = face_bound(eye.t, eye.me, at.BEST_OF_TWO, self.roll.kind) > 0
        added = modifier(eye.t, self.roll)
        free = unbound(eye.t, self.roll)
        best = choice(verbs.ROLL, 0, 0)
        most = expectation(self.values(added, free), two, eye.ki, self.price)
        for option in legal:
            verb = option // VERB
            if verb == verbs.LIFT:
                worth = expectation(self.values(added, True), two, eye.ki - 1, self.price)
                worth -= self.price
            elif verb == verbs.USE:
                effect = eye.t.box.effects[option % VERB]
                more = effect.amount if effect.do == at.ADD else 0
                values = self.values(added + more, free or effect.do == at.LIFT)
                worth = expectation(values, two, eye.ki - effect.cost_ki, self.price)
                worth -= effect.cost_ki * self.price + 0.4 * effect.cost_counters
                if effect.cost_card:
                    worth -= 0.4
            else:
                continue
            if worth > most + 1e-9:
                best = option
                most = worth
        return best

    def after(self, legal: list[int]) -> int:
        """Let it stand, or roll again while that pays."""
        eye = self.eye
        values = self.values(modifier(eye.t, self.roll), unbound(eye.t, self.roll))
        best = choice(verbs.STAND, 0, 0)
        most = values[max(1, self.roll.face) - 1]
        for option in legal:
            verb = option // VERB
            if verb == verbs.REROLL:
                worth = reroll_worth(values, eye.ki, self.price)
            elif verb == verbs.USE:
                effect = eye.t.box.effects[option % VERB]
                cost = effect.cost_ki * self.price + (0.6 if effect.cost_card else 0.0)
                if effect.do == at.SET_FACE:
                    worth = values[max(1, min(LAST_FACE, effect.amount)) - 1] - cost
                elif effect.do == at.REROLL:
                    worth = expectation(values, False, eye.ki - effect.cost_ki, self.price) - cost
                else:
                    worth = most + 0.1 - cost
            else:
                continue
            if worth > most + 1e-9:
                best = option
                most = worth
        return best
