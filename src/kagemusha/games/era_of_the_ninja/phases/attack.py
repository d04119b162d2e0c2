"""An attack on the Lord's units: who may be aimed at, the roll, and what comes of it."""

from __future__ import annotations

from typing import ClassVar, Final

from kagemusha.games.era_of_the_ninja.phases import codes, dice, tape, verbs
from kagemusha.games.era_of_the_ninja.phases.castle import line_of_sight
from kagemusha.games.era_of_the_ninja.phases.dice import LayDown
from kagemusha.games.era_of_the_ninja.phases.ends import Lose, lord_falls, wound_head
from kagemusha.games.era_of_the_ninja.phases.inventory import weapon_classes
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja, Stack
from kagemusha.games.era_of_the_ninja.phases.resources import gain, set_shadow
from kagemusha.games.era_of_the_ninja.phases.stats import has, stat
from kagemusha.games.era_of_the_ninja.phases.step import Step
from kagemusha.games.era_of_the_ninja.phases.triggers import trigger, trigger_lord
from kagemusha.games.era_of_the_ninja.phases.unit_stats import (
    immune,
    ingenuity_of,
    targets_of_attack,
)
from kagemusha.games.era_of_the_ninja.phases.units import add_tokens, take_units
from kagemusha.games.era_of_the_ninja.phases.verbs import choice
from kagemusha.games.era_of_the_ninja.phases.windows import windows
from kagemusha.games.era_of_the_ninja.phases.world import World, has_stack, note, stack_at

HELD_TOKENS: Final = 3
"""E.92: what a Lord takes who survives a Total Success."""


def is_ranged(t: World, ninja: Ninja) -> bool:
    """Whether the active weapon shoots."""
    return weapon_classes(t, ninja) >> codes.RANGED & 1 == 1


def reaches_own_tile(t: World, ninja: Ninja) -> bool:
    """E.53, E.54: whether the active weapon reaches the ninja's own tile."""
    return not is_ranged(t, ninja) or has(t, ninja, codes.OWN_TILE)


def reach_beyond(t: World, ninja: Ninja) -> int:
    """E.55: how many tiles away the active weapon reaches; 0 if no other tile than its own."""
    if is_ranged(t, ninja):
        return stat(t, ninja, codes.RANGE)
    return 1 if has(t, ninja, codes.NEXT_TILE) else 0


def in_reach(t: World, ninja: Ninja, tile: int) -> bool:
    """E.53 to E.55: whether the active weapon reaches a tile."""
    return _reaches(t, ninja, tile, reaches_own_tile(t, ninja), reach_beyond(t, ninja))


def _reaches(t: World, ninja: Ninja, tile: int, own_tile: bool, beyond: int) -> bool:
    if tile == ninja.tile:
        return own_tile
    return line_of_sight(t, ninja.tile, tile, beyond) <= beyond


def legal_attacks(t: World, ninja: Ninja, found: list[int]) -> None:
    """E.53, E.54: whole stacks and single units in melee, single units at range."""
    if not t.stacks:
        return
    ranged = is_ranged(t, ninja)
    own_tile = reaches_own_tile(t, ninja)
    beyond = reach_beyond(t, ninja)
    for stack in t.stacks:
        if not _reaches(t, ninja, stack.tile, own_tile, beyond):
            continue
        if ranged and immune(t, stack, codes.IMMUNE_TO_RANGED):
            continue
        if stack.units > 1:
            if _whole(t, ninja, ranged, stack.tile):
                found.append(choice(verbs.ATTACK, stack.slot))
            found.append(choice(verbs.STRIKE, stack.slot))
        else:
            found.append(choice(verbs.ATTACK, stack.slot))


def _whole(t: World, ninja: Ninja, ranged: bool, tile: int) -> bool:
    if ranged:
        return has(t, ninja, codes.SWEEP)
    return tile == ninja.tile and not has(t, ninja, codes.SINGLE)


def sneak(t: World, ninja: Ninja, stack: Stack) -> int:
    """E.139, E.140, rulings 33 and 59: the bonus of an attack that nobody expects."""
    if not t.terms.sneak or t.attacked >> stack.tile & 1 == 1:
        return 0
    if stack.slot == codes.LORD_SLOT and stack.tile == ninja.tile:
        return 0
    if ninja.shadow <= t.awareness:
        return 0
    return 2 if ninja.shadow_mark == codes.TOTAL_SUCCESS else 1


def begin_attack(t: World, ninja: Ninja, slot: int, whole: bool) -> None:
    """E.52: a target is named, the die is taken up."""
    stack = stack_at(t, slot)
    ninja.attacked = True
    ninja.attacks += 1
    t.foe = slot
    t.rival = codes.NOBODY
    dice.begin(t, t.roll, codes.ATTACK_ROLL, ninja.seat)
    t.roll.sneak = sneak(t, ninja, stack)
    if slot != codes.LORD_SLOT:
        t.attacked |= 1 << stack.tile
    note(t, tape.ATTACKED, ninja.seat, slot, 1 if whole else 0, t.roll.sneak)
    t.agenda.append(AttackResult(ninja.seat, slot, whole))
    windows(t)


class SecondAttack(Step):
    """Ruling 46: a new roll with the same bonuses."""

    code: ClassVar[int] = 50
    fields: ClassVar[tuple[str, ...]] = ("slot",)

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot: int = slot

    def run(self, t: World) -> None:
        if not t.ninja[self.seat].alive:
            dice.lay_down(t)
            return
        bonus = t.roll.sneak
        t.foe = self.slot
        dice.begin(t, t.roll, codes.ATTACK_ROLL, self.seat)
        t.roll.sneak = bonus
        t.agenda.append(AttackResult(self.seat, self.slot, False))
        windows(t)


class AttackResult(Step):
    """E.59 to E.66, E.91 to E.94."""

    code: ClassVar[int] = 34
    fields: ClassVar[tuple[str, ...]] = ("slot", "whole")
    flags: ClassVar[tuple[str, ...]] = ("whole",)

    def __init__(self, seat: int, slot: int, whole: bool) -> None:
        self.seat = seat
        self.slot: int = slot
        self.whole: bool = whole

    def settles_roll(self) -> bool:
        return True

    def aims(self, t: World) -> list[int]:
        if not has_stack(t, self.slot):
            return []
        stack = stack_at(t, self.slot)
        return list(targets_of_attack(t, stack, self.whole, t.ninja[self.seat]))

    def run(self, t: World) -> None:
        ninja = t.ninja[self.seat]
        if wound_head(t, t.roll):
            return
        if not has_stack(t, self.slot):  # a card of the window removed it
            settle_shadow(ninja)
            dice.lay_down(t)
            return
        stack = stack_at(t, self.slot)
        whole = self.whole
        lord = stack.slot == codes.LORD_SLOT
        wound, dead = targets_of_attack(t, stack, whole, ninja)
        marked = dice.mark(t, t.roll)
        value = dice.total(t, t.roll)
        if marked == codes.TOTAL_FAILURE:  # E.64
            note(t, tape.FUMBLED, ninja.seat, stack.slot)
            drop_shadow(t, ninja, ninja.shadow, 64)
            _close(t, ninja, codes.MISSING, lord)
            t.agenda.append(Lose(ninja.seat, 1, 64))
            return
        success = marked == codes.TOTAL_SUCCESS
        proof = immune(t, stack, codes.IMMUNE_TO_SUCCESS)
        if success and (lord or proof):
            value = codes.SUCCESS + dice.modifier(t, t.roll)  # E.91
            if lord and not proof and value < dead:  # E.92
                note(t, tape.LORD_HELD, ninja.seat, value, dead)
                t.agenda.append(SecondAttack(ninja.seat, stack.slot))
                trigger_lord(t, codes.STRUCK, ninja.seat)
                add_tokens(t, stack, HELD_TOKENS, ninja)
                return
        units = stack.units if whole else 1
        cost = units * ingenuity_of(t, stack)
        slain = value >= dead or (success and not lord and not proof)
        if not slain and value >= wound and not lord:
            slain = has(t, ninja, codes.DEADLY)
        if not slain and value < wound:  # E.59
            note(t, tape.MISSED, ninja.seat, stack.slot, value, wound)
            if not success:  # E.66
                _lower_shadow(t, ninja, ninja.shadow, 59)
            settle_shadow(ninja)
            _close(t, ninja, codes.MISSING, lord)
            return
        if not success:  # E.63, E.66
            _lower_shadow(t, ninja, max(0, cost + stat(t, ninja, codes.SHADOW_LOSS)), 63)
        if not (lord and slain):  # ruling 65: the head comes first
            settle_shadow(ninja)
        if not slain:  # E.60
            _close(t, ninja, codes.WOUNDING, lord)
            if add_tokens(t, stack, units, ninja):
                gain(t, ninja, stat(t, ninja, codes.KILL_GAIN), 98)
            return
        if lord:
            dice.lay_down(t)
            lord_falls(t, ninja, stack)
            settle_shadow(ninja)
            if t.reason == codes.NOT_OVER:
                trigger(t, ninja, codes.KILLING)
            return
        note(t, tape.KILLED, stack.slot, units, stack.units - units, ninja.seat + 1)
        _close(t, ninja, codes.KILLING, lord)
        trigger_lord(t, codes.KILLING, ninja.seat)
        prize = stack.prize if units == stack.units else 0  # ruling 70
        gain(t, ninja, cost + prize + stat(t, ninja, codes.KILL_GAIN), 62)
        take_units(t, stack, units)  # ruling 44: tokens stay with what is left


def _close(t: World, ninja: Ninja, when: int, lord: bool) -> None:
    """What follows a result: the target's answer, then what the attacker's cards do."""
    t.agenda.append(LayDown(ninja.seat))
    trigger(t, ninja, when)
    if lord:
        trigger_lord(t, codes.STRUCK, ninja.seat)


def drop_shadow(t: World, ninja: Ninja, by: int, rule: int) -> None:
    """E.59, E.63: an attack lowers the Shadow, and settles it also if nothing is lost."""
    _lower_shadow(t, ninja, by, rule)
    settle_shadow(ninja)


def _lower_shadow(t: World, ninja: Ninja, by: int, rule: int) -> None:
    if not has(t, ninja, codes.KEEP_SHADOW):
        set_shadow(t, ninja, ninja.shadow - by, rule)


def settle_shadow(ninja: Ninja) -> None:
    """Ruling 42: after any attack a Shadow of a Total Success is a plain number."""
    if ninja.shadow_mark == codes.TOTAL_SUCCESS:
        ninja.shadow_mark = codes.PLAIN
