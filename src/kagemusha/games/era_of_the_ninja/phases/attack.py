"""An attack on the Lord's units: who may be aimed at, the roll, and what comes of it."""

from __future__ import annotations

from kagemusha.games.era_of_the_ninja.phases import agenda as do
from kagemusha.games.era_of_the_ninja.phases import codes as at
from kagemusha.games.era_of_the_ninja.phases import dice
from kagemusha.games.era_of_the_ninja.phases.agenda import choice
from kagemusha.games.era_of_the_ninja.phases.castle import sight
from kagemusha.games.era_of_the_ninja.phases.effects import set_shadow, trigger, trigger_lord
from kagemusha.games.era_of_the_ninja.phases.ends import lord_falls, wound_head
from kagemusha.games.era_of_the_ninja.phases.stats import (
    has,
    immune,
    ingenuity_of,
    stat,
    targets_of_attack,
    weapon_classes,
)
from kagemusha.games.era_of_the_ninja.phases.table import (
    Ninja,
    Stack,
    Step,
    Table,
    has_stack,
    note,
    push,
    stack_at,
)
from kagemusha.games.era_of_the_ninja.phases.units import add_tokens, gain, take_units


def is_ranged(t: Table, ninja: Ninja) -> bool:
    """Whether the active weapon shoots."""
    return weapon_classes(t, ninja) >> at.RANGED & 1 == 1


def in_reach(t: Table, ninja: Ninja, tile: int) -> bool:
    """E.53 to E.55: whether the active weapon reaches a tile."""
    if not is_ranged(t, ninja):
        return tile == ninja.tile
    if tile == ninja.tile:
        return has(t, ninja, at.OWN_TILE)
    reach = stat(t, ninja, at.RANGE)
    return sight(t, ninja.tile, tile, reach) <= reach


def legal_attacks(t: Table, ninja: Ninja, found: list[int]) -> None:
    """E.53, E.54: whole stacks and single units in melee, single units at range."""
    if not t.stacks:
        return
    ranged = is_ranged(t, ninja)
    for stack in t.stacks:
        if not in_reach(t, ninja, stack.tile):
            continue
        if ranged and immune(t, stack, at.IMMUNE_TO_RANGED):
            continue
        if stack.units > 1:
            if _whole(t, ninja, ranged):
                found.append(choice(do.V_ATTACK, stack.slot, 0))
            found.append(choice(do.V_STRIKE, stack.slot, 0))
        else:
            found.append(choice(do.V_ATTACK, stack.slot, 0))


def _whole(t: Table, ninja: Ninja, ranged: bool) -> bool:
    if ranged:
        return has(t, ninja, at.SWEEP)
    return not has(t, ninja, at.SINGLE)


def sneak(t: Table, ninja: Ninja, stack: Stack) -> int:
    """E.139, E.140, rulings 33 and 59: the bonus of an attack that nobody expects."""
    if not t.terms.sneak or t.attacked >> stack.tile & 1 == 1:
        return 0
    if stack.slot == at.LORD_SLOT and stack.tile == ninja.tile:
        return 0
    if ninja.shadow <= t.awareness:
        return 0
    return 2 if ninja.shadow_mark == at.TOTAL_SUCCESS else 1


def begin_attack(t: Table, ninja: Ninja, slot: int, whole: bool) -> None:
    """E.52: a target is named, the die is taken up."""
    stack = stack_at(t, slot)
    ninja.attacked = True
    ninja.attacks += 1
    t.foe = slot
    t.rival = at.NOBODY
    dice.begin(t, t.roll, at.ATTACK_ROLL, ninja.seat)
    t.roll.sneak = sneak(t, ninja, stack)
    if slot != at.LORD_SLOT:
        t.attacked |= 1 << stack.tile
    note(t, do.N_ATTACKED, ninja.seat, slot, 1 if whole else 0, t.roll.sneak)
    push(t, do.ATTACK_RESULT, ninja.seat, slot, 1 if whole else 0, 0)
    dice.windows(t)


def second_attack(t: Table, step: Step) -> None:
    """Ruling 46: a new roll with the same bonuses."""
    if not t.ninja[step.seat].alive:
        dice.lay_down(t)
        return
    bonus = t.roll.sneak
    t.foe = step.a
    dice.begin(t, t.roll, at.ATTACK_ROLL, step.seat)
    t.roll.sneak = bonus
    push(t, do.ATTACK_RESULT, step.seat, step.a, 0, 0)
    dice.windows(t)


def attack_result(t: Table, step: Step) -> None:
    """E.59 to E.66, E.91 to E.94."""
    ninja = t.ninja[step.seat]
    if wound_head(t, t.roll):
        return
    if not has_stack(t, step.a):  # a card of the window removed it
        settle(ninja)
        dice.lay_down(t)
        return
    stack = stack_at(t, step.a)
    whole = step.b == 1
    lord = stack.slot == at.LORD_SLOT
    wound, dead = targets_of_attack(t, stack, whole, ninja)
    marked = dice.mark(t, t.roll)
    value = dice.total(t, t.roll)
    if marked == at.TOTAL_FAILURE:  # E.64
        note(t, do.N_FUMBLED, ninja.seat, stack.slot, 0, 0)
        drop_shadow(t, ninja, ninja.shadow)
        _close(t, ninja, at.MISSING, lord)
        push(t, do.LOSE, ninja.seat, 1, 0, 0)
        return
    success = marked == at.TOTAL_SUCCESS
    proof = immune(t, stack, at.IMMUNE_TO_SUCCESS)
    if success and (lord or proof):
        value = at.SUCCESS + dice.modifier(t, t.roll)  # E.91
        if lord and not proof and value < dead:  # E.92
            note(t, do.N_LORD_HELD, ninja.seat, value, dead, 0)
            settle(ninja)
            push(t, do.SECOND_ATTACK, ninja.seat, stack.slot, 0, 0)
            trigger_lord(t, at.STRUCK, ninja.seat)
            add_tokens(t, stack, 3, ninja)
            return
    units = stack.units if whole else 1
    cost = units * ingenuity_of(t, stack)
    slain = value >= dead or (success and not lord and not proof)
    if not slain and value >= wound and not lord:
        slain = has(t, ninja, at.DEADLY) and not immune(t, stack, at.IMMUNE_TO_DEADLY)
    if not slain and value < wound:  # E.59
        note(t, do.N_MISSED, ninja.seat, stack.slot, value, wound)
        drop_shadow(t, ninja, ninja.shadow)
        _close(t, ninja, at.MISSING, lord)
        return
    if success:  # E.66
        settle(ninja)
    else:
        drop_shadow(t, ninja, max(0, cost + stat(t, ninja, at.SHADOW_LOSS)))  # E.63
    if not slain:  # E.60
        _close(t, ninja, at.WOUNDING, lord)
        if add_tokens(t, stack, units, ninja):
            gain(t, ninja, stat(t, ninja, at.KILL_GAIN))
        return
    if lord:
        dice.lay_down(t)
        lord_falls(t, ninja, stack)
        if t.reason == at.NOT_OVER:
            trigger(t, ninja, at.KILLING)
        return
    note(t, do.N_KILLED, stack.slot, units, stack.units - units, ninja.seat + 1)
    _close(t, ninja, at.KILLING, lord)
    gain(t, ninja, cost + stat(t, ninja, at.KILL_GAIN))  # E.62
    take_units(t, stack, units)  # ruling 44: tokens stay with what is left


def _close(t: Table, ninja: Ninja, when: int, lord: bool) -> None:
    """What follows a result: the target's answer, then what the attacker's cards do."""
    push(t, do.LAY_DOWN, ninja.seat, 0, 0, 0)
    trigger(t, ninja, when)
    if lord:
        trigger_lord(t, at.STRUCK, ninja.seat)


def drop_shadow(t: Table, ninja: Ninja, by: int) -> None:
    """E.59, E.63: an attack lowers the Shadow, unless a card keeps it."""
    settle(ninja)  # also if nothing is lost
    if has(t, ninja, at.KEEP_SHADOW):
        return
    set_shadow(t, ninja, ninja.shadow - by)


def settle(ninja: Ninja) -> None:
    """Ruling 42: after any attack a Shadow of a Total Success is a plain number."""
    if ninja.shadow_mark == at.TOTAL_SUCCESS:
        ninja.shadow_mark = at.PLAIN
