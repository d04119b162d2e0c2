"""Ninja against ninja: stealing and wounding, two dice, and rerolls by turns."""

from __future__ import annotations

from typing import Final

from kagemusha.games.era_of_the_ninja.phases import agenda as do
from kagemusha.games.era_of_the_ninja.phases import codes as at
from kagemusha.games.era_of_the_ninja.phases import dice
from kagemusha.games.era_of_the_ninja.phases.agenda import choice
from kagemusha.games.era_of_the_ninja.phases.attack import drop_shadow, in_reach, settle
from kagemusha.games.era_of_the_ninja.phases.clans import rivals
from kagemusha.games.era_of_the_ninja.phases.deal import can_fight
from kagemusha.games.era_of_the_ninja.phases.effects import (
    loot,
    rob,
    set_shadow,
    trigger,
    trigger_roll,
    use,
    window,
)
from kagemusha.games.era_of_the_ninja.phases.ends import wound_head
from kagemusha.games.era_of_the_ninja.phases.stats import holds_head, stat
from kagemusha.games.era_of_the_ninja.phases.table import (
    Ninja,
    Roll,
    Step,
    Table,
    note,
    push,
)

ABOVE_ALL: Final = 1000
"""Ruling 52: for who may reroll, a target's Total Success ranks above every total,"""
BELOW_ALL: Final = -1000
"""and a Total Failure below."""


def legal_nvn(t: Table, ninja: Ninja, found: list[int]) -> None:
    """E.99, E.100, ruling 15: whom a ninja may rob or wound. Ruling 61: the head in any case."""
    fighting = can_fight(t)
    if not fighting and t.terms.mode != at.LORDS_HEAD:
        return
    for other in t.ninja:
        if (
            not other.alive
            or other.seat == ninja.seat
            or not rivals(t, ninja.seat, other.seat)
            or ninja.shadow <= other.shadow
        ):
            continue
        if other.tile == ninja.tile:
            if fighting:
                for deck in (at.WEAPON, at.ITEM):
                    for card in loot(t, other, deck):
                        found.append(choice(do.V_STEAL, card, other.seat))
            if holds_head(other):
                found.append(choice(do.V_STEAL, at.HEAD, other.seat))
        if fighting and in_reach(t, ninja, other.tile):
            found.append(choice(do.V_WOUND, other.seat, 0))


def begin_nvn(t: Table, ninja: Ninja, seat: int, card: int) -> None:
    """Both take up a die: the attacker's first, then the target's windows."""
    ninja.attacked = True
    ninja.attacks += 1
    t.foe = at.NOBODY
    t.rival = seat
    dice.begin(t, t.roll, at.ATTACK_ROLL, ninja.seat)
    dice.begin(t, t.answer, at.DODGE_ROLL, seat)
    note(t, do.N_NVN, ninja.seat, seat, card + 1, 0)
    push(t, do.NVN_RESULT, ninja.seat, seat, card, 0)
    trigger_roll(t, t.answer, at.AFTER_ROLL)
    trigger_roll(t, t.roll, at.AFTER_ROLL)
    push(t, do.NVN_AFTER, ninja.seat, 0, 0, 0)
    dice.throw_and_before(t, 1)
    dice.throw_and_before(t, 0)


def value(t: Table, roll: Roll) -> int:
    """What a die is worth here. E.106: an attacker's Total Success knows no Limit."""
    if roll is t.roll and dice.mark(t, roll) == at.TOTAL_SUCCESS:
        return at.SUCCESS + dice.modifier(t, roll)
    return dice.total(t, roll)


def rank(t: Table, roll: Roll) -> int:
    """Ruling 52: how the dice compare while rerolls are open."""
    marked = dice.mark(t, roll)
    if marked == at.TOTAL_FAILURE:
        return BELOW_ALL
    if marked == at.TOTAL_SUCCESS and roll is t.answer:
        return ABOVE_ALL
    return value(t, roll)


def lower(t: Table) -> int:
    """E.104: 0 if the attacker has the lower total, 1 if the target has, -1 on a tie."""
    first = rank(t, t.roll)
    second = rank(t, t.answer)
    if first == second:
        return -1
    return 0 if first < second else 1


def legal_nvn_after(t: Table) -> list[int]:
    """E.104: the lower total may reroll, or use what helps after a roll."""
    which = lower(t)
    if which < 0:
        return []
    roll = t.answer if which else t.roll
    ninja = t.ninja[roll.seat]
    found = [choice(do.V_STAND, 0, 0)]
    if ninja.ki + ninja.extra_ki > 0:
        found.append(choice(do.V_REROLL, 0, 0))
    for index in window(t, ninja, at.AFTER_ROLL, roll.kind):
        found.append(choice(do.V_USE, 0, index))
    return found


def answer_nvn(t: Table, step: Step, verb: int, index: int) -> None:
    """Standing settles it; anything else may turn the tables."""
    if verb == do.V_STAND:
        return
    which = lower(t)
    t.agenda.append(step)
    roll = t.answer if which else t.roll
    ninja = t.ninja[roll.seat]
    if verb == do.V_REROLL:
        dice.reroll(t, ninja, which)
    else:
        use(t, ninja, t.box.effects[index])


def nvn_result(t: Table, step: Step) -> None:
    """E.101 to E.110 with rulings 16, 17 and 52."""
    attacker = t.ninja[step.seat]
    mark = dice.mark(t, t.roll)
    other = dice.mark(t, t.answer)
    first = value(t, t.roll)
    second = value(t, t.answer)
    if step.c:  # E.109: the target's Wound came first
        _succeed(t, step, first - second, mark)
        return
    if wound_head(t, t.roll) or wound_head(t, t.answer):
        return
    push(t, do.LAY_DOWN, step.seat, 0, 0, 0)
    settle(attacker)
    if mark == at.TOTAL_FAILURE or other == at.TOTAL_FAILURE:
        _failures(t, step, mark, other)
        return
    if other == at.TOTAL_SUCCESS or (first < second and mark != at.TOTAL_SUCCESS):
        note(t, do.N_NVN_FAILED, step.seat, step.a, first, second)
        drop_shadow(t, attacker, attacker.shadow)
    elif first < second:
        note(t, do.N_NVN_FAILED, step.seat, step.a, first, second)
    elif first == second:
        note(t, do.N_NVN_TIE, step.seat, step.a, first, 0)
    else:
        _succeed(t, step, first - second, mark)


def _failures(t: Table, step: Step, mark: int, other: int) -> None:
    """E.108, E.109: each Total Failure costs its owner a Wound and the Shadow."""
    attacker = t.ninja[step.seat]
    target = t.ninja[step.a]
    if mark == at.TOTAL_FAILURE:
        note(t, do.N_NVN_FAILED, step.seat, step.a, 1, value(t, t.answer))
        drop_shadow(t, attacker, attacker.shadow)
        push(t, do.LOSE, step.seat, 1, 0, 0)
    else:
        push(t, do.NVN_RESULT, step.seat, step.a, step.b, 1)
    if other == at.TOTAL_FAILURE:
        set_shadow(t, target, 1)
        push(t, do.LOSE, step.a, 1, 0, 0)


def _succeed(t: Table, step: Step, difference: int, mark: int) -> None:
    """E.100, E.101: the card changes hands, or the difference is lost in Wounds."""
    attacker = t.ninja[step.seat]
    target = t.ninja[step.a]
    note(t, do.N_NVN_WON, step.seat, step.a, difference, 0)
    trigger(t, attacker, at.ROBBING)
    if step.b >= 0:
        rob(t, attacker, target, step.b)
        return
    if difference <= 0:
        return
    t.damage = max(0, difference - stat(t, target, at.ARMOUR))
    set_shadow(t, target, target.shadow - difference)
    if mark != at.TOTAL_SUCCESS:  # ruling 17
        drop_shadow(t, attacker, difference)
    push(t, do.DAMAGE, step.a, 1, 0, 0)
    push(t, do.INTERCEPTS, step.a, 0, difference, 1)
    trigger(t, target, at.HIT)
