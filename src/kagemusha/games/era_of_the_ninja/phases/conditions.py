"""Conditions of card effects, and what cards say about the faces of a die.

The two belong together: a condition may ask whether a roll is a Total Success, and whether it is
one depends on effects with conditions."""

from __future__ import annotations

from typing import Final

from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.cards import Effect
from kagemusha.games.era_of_the_ninja.phases.clans import mate_here, unit_of
from kagemusha.games.era_of_the_ninja.phases.inventory import holds_head, weapon_classes
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja, Stack
from kagemusha.games.era_of_the_ninja.phases.world import World

MARKING: Final = (codes.SUCCESS_FROM, codes.FAILURE_TO, codes.NO_FAILURE)
"""What decides whether a face is a Total Failure or Success."""


def counters_of(t: World, effect: Effect, ninja: Ninja | None) -> int:
    """The counters on the card that an effect stands on."""
    if effect.card_class == codes.LORD_CLASS:
        return t.lord_counters
    assert ninja is not None
    if effect.card_class == codes.NINJA_CLASS:
        return ninja.counters
    for card in ninja.cards:
        if card.kind == effect.card and card.active:
            return card.counters
    return 0


def holds(t: World, effect: Effect, ninja: Ninja | None, stack: Stack | None) -> bool:
    """Whether all conditions hold, for the ninja and the stack that the effect is about."""
    conditions = effect.conditions
    for index in range(0, len(conditions), 2):
        if not _holds(t, effect, conditions[index], conditions[index + 1], ninja, stack):
            return False
    return True


def _holds(
    t: World, effect: Effect, condition: int, arg: int, ninja: Ninja | None, stack: Stack | None
) -> bool:
    if condition == codes.IF_LORD_ON:
        return t.lord_state == codes.LORD_HERE
    if condition == codes.IF_LORD_OFF:
        return t.lord_state == codes.LORD_AWAY
    if condition == codes.IF_AWARENESS:
        return t.awareness >= arg
    if condition == codes.IF_COUNTERS:
        return counters_of(t, effect, ninja) >= arg
    if condition == codes.IF_NVN:
        return t.rival >= 0
    if condition == codes.IF_NOT_NVN:
        return t.rival < 0
    if condition == codes.IF_UNIT_TYPE:
        if stack is None and t.foe >= 0:  # it fell: what it was still counts
            return types_of_slot(t, t.foe) >> arg & 1 == 1
        return stack is not None and types_of_slot(t, stack.slot) >> arg & 1 == 1
    if condition == codes.IF_UNIT:
        if stack is None and t.foe >= 0:
            return unit_of(t.foe) == arg
        return stack is not None and stack.unit == arg
    if condition == codes.IF_STACK:
        return stack is not None and stack.units >= arg
    if condition == codes.IF_LONE:
        return stack is not None and stack.units == 1
    if condition == codes.IF_TOKENS:
        return stack is not None and stack.tokens > 0
    if ninja is None:
        return False
    if condition in (codes.IF_SUCCESS, codes.IF_FAILURE) and effect.do in MARKING:
        return False  # what makes a face one or the other cannot ask for it
    return _holds_for(t, condition, arg, ninja)


def _holds_for(t: World, condition: int, arg: int, ninja: Ninja) -> bool:
    """The conditions that look at a ninja and its tile."""
    if condition == codes.IF_WEAPON:
        return weapon_classes(t, ninja) >> arg & 1 == 1
    if condition == codes.IF_ELEMENT:
        return t.box.ninja[ninja.kind].elements >> arg & 1 == 1
    if condition == codes.IF_GENDER:
        return t.box.ninja[ninja.kind].gender == arg
    if condition == codes.IF_REALM:
        return t.box.ninja[ninja.kind].realm == arg
    if condition == codes.IF_ALONE:
        return not _stacks_on(t, ninja.tile, True, True) and not _ninja_beside(t, ninja)
    if condition == codes.IF_UNITS_HERE:
        return _stacks_on(t, ninja.tile, True, False)
    if condition == codes.IF_NO_UNITS_HERE:
        return not _stacks_on(t, ninja.tile, True, False)
    if condition == codes.IF_LORD_HERE:
        return _stacks_on(t, ninja.tile, False, True)
    if condition == codes.IF_NINJA_HERE:
        return _ninja_beside(t, ninja)
    if condition == codes.IF_COURTYARD:
        return ninja.tile >= 0 and t.tiles[ninja.tile].shape == codes.COURTYARD
    if condition == codes.IF_HIDDEN:
        return ninja.hidden
    if condition == codes.IF_VISIBLE:
        return not ninja.hidden
    if condition == codes.IF_SHADOW_SUCCESS:
        return ninja.shadow_mark == codes.TOTAL_SUCCESS
    if condition == codes.IF_SHADOW:
        return ninja.shadow >= arg
    if condition == codes.IF_MOVED:
        return ninja.moved or ninja.sprinted
    if condition == codes.IF_STILL:
        return not ninja.moved and not ninja.sprinted
    if condition == codes.IF_EXPLORED:
        return ninja.explored
    if condition == codes.IF_MATE:
        return mate_here(t, ninja)
    if condition == codes.IF_HURT:
        return ninja.wounds < ninja.max_wounds
    if condition == codes.IF_LAST_WOUND:
        return ninja.wounds + ninja.extra_wounds == 1
    if condition == codes.IF_NO_KI:
        return ninja.ki + ninja.extra_ki == 0
    if condition == codes.IF_FIRST_ATTACK:
        return ninja.attacks <= 1
    if condition == codes.IF_HID:
        return ninja.hid
    if condition == codes.IF_ATTACKED:
        return ninja.attacked
    roll = t.answer if t.answer.seat == ninja.seat else t.roll
    if condition == codes.IF_FACE:
        return roll.face == arg
    if roll.kind < 0 or roll.face == 0:
        return False
    mark = mark_of(t, ninja, roll.kind, roll.face)
    if condition == codes.IF_SUCCESS:
        return mark == codes.TOTAL_SUCCESS
    return mark == codes.TOTAL_FAILURE  # IF_FAILURE


def _stacks_on(t: World, tile: int, minions: bool, lord: bool) -> bool:
    """Whether minions or the Lord stand on a tile."""
    for stack in t.stacks:
        if stack.tile == tile and (lord if stack.slot == codes.LORD_SLOT else minions):
            return True
    return False


def _ninja_beside(t: World, ninja: Ninja) -> bool:
    for other in t.ninja:
        if other.alive and other.seat != ninja.seat and other.tile == ninja.tile:
            return True
    return False


def types_of_slot(t: World, slot: int) -> int:
    """The types of the units of a slot, as bits."""
    return 1 << codes.LORDS if slot == codes.LORD_SLOT else t.box.units[unit_of(slot)].types


def foe_stack(t: World) -> Stack | None:
    """The stack that the current roll is about."""
    if t.foe >= 0:
        for stack in t.stacks:
            if stack.slot == t.foe:
                return stack
    return None


def _on_lord_tile(t: World, tile: int) -> bool:
    return t.lord_state == codes.LORD_HERE and _stacks_on(t, tile, False, True)


def face_bound(t: World, ninja: Ninja, do: int, roll: int) -> int:
    """The amount of a standing effect on a kind of roll, the best for its owner; 0 without one.

    `do` is SUCCESS_FROM, FAILURE_TO, NO_FAILURE, UNLIMITED or BEST_OF_TWO.
    """
    found = 0
    for effect in ninja.faces:
        if (
            effect.do == do
            and (effect.stat == roll or effect.stat == codes.ANY_ROLL)
            and holds(t, effect, ninja, foe_stack(t))
        ):
            amount = max(1, effect.amount)
            found = amount if found == 0 else min(found, amount)
    if t.lord >= 0 and t.lord_state <= codes.LORD_HERE:
        for effect in t.box.lords[t.lord].faces:
            if (
                effect.do == do
                and (effect.stat == roll or effect.stat == codes.ANY_ROLL)
                and (
                    effect.target == codes.EACH
                    or (effect.target == codes.HERE and _on_lord_tile(t, ninja.tile))
                )
                and holds(t, effect, ninja, None)
            ):
                found = max(found, effect.amount)
    return found


def mark_of(t: World, ninja: Ninja, kind: int, face: int) -> int:
    """The same for any face. E.156: who carries the head scores no Total Success."""
    if face == codes.FAILURE:
        return codes.PLAIN if face_bound(t, ninja, codes.NO_FAILURE, kind) else codes.TOTAL_FAILURE
    if face == codes.SUCCESS:
        return codes.PLAIN if holds_head(ninja) else codes.TOTAL_SUCCESS
    if face <= face_bound(t, ninja, codes.FAILURE_TO, kind):
        return codes.TOTAL_FAILURE
    bound = face_bound(t, ninja, codes.SUCCESS_FROM, kind)
    if 0 < bound <= face and not holds_head(ninja):
        return codes.TOTAL_SUCCESS
    return codes.PLAIN
