"""The numbers of the Lord's units as cards change them."""

from __future__ import annotations

from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.cards import Effect
from kagemusha.games.era_of_the_ninja.phases.castle import room_effects
from kagemusha.games.era_of_the_ninja.phases.conditions import _on_lord_tile, holds
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja, Stack
from kagemusha.games.era_of_the_ninja.phases.world import World


def unit_stat(t: World, stack: Stack, which: int, ninja: Ninja | None) -> int:
    """A number of one unit of a stack, for the ninja that it meets: before stack and tokens."""
    card = t.box.lords[t.lord] if stack.slot == codes.LORD_SLOT else t.box.units[stack.unit]
    if which == codes.UNIT_MOVE:
        value = card.move
    elif which == codes.UNIT_ATTACK:
        value = card.attack
    elif which == codes.UNIT_DAMAGE:
        value = card.damage
    elif which == codes.UNIT_WOUND:
        value = card.wound + dread(t, stack)
    elif which == codes.UNIT_DEAD:
        value = card.dead + dread(t, stack)
    elif which == codes.UNIT_RANGE:
        value = card.reach
    else:
        value = card.limit
    if t.lord_state <= codes.LORD_HERE:
        for effect in t.box.lords[t.lord].changes:
            if (
                effect.stat == which
                and _reaches(t, effect, stack)
                and holds(t, effect, ninja, stack)
            ):
                value = value + effect.amount if effect.do == codes.MODIFY else effect.amount
    for other in t.stacks:
        if other.tile == stack.tile and other.slot != codes.LORD_SLOT and other.slot != stack.slot:
            for effect in t.box.units[other.unit].changes:
                if (
                    effect.stat == which
                    and effect.do == codes.MODIFY
                    and effect.target == codes.STACKS_HERE
                    and holds(t, effect, ninja, stack)
                ):
                    value += effect.amount
    for effect in room_effects(t, stack.tile):
        if (
            effect.stat == which
            and effect.target == codes.STACKS_HERE
            and stack.slot != codes.LORD_SLOT
            and holds(t, effect, ninja, stack)
        ):
            value = value + effect.amount if effect.do == codes.MODIFY else effect.amount
    if ninja is not None:
        for effect in ninja.changes:
            if (
                effect.stat == which
                and effect.target == codes.FOE
                and holds(t, effect, ninja, stack)
            ):
                value = value + effect.amount if effect.do == codes.MODIFY else effect.amount
    return value


def dread(t: World, stack: Stack) -> int:
    """Ruling 72: the Lord's Wound and Dead are higher where the match is hard."""
    return t.terms.dread if stack.slot == codes.LORD_SLOT else 0


def _reaches(t: World, effect: Effect, stack: Stack) -> bool:
    """Whether a Lord's effect is about that stack."""
    lord = stack.slot == codes.LORD_SLOT
    if effect.target == codes.STACKS:
        return not lord
    if effect.target == codes.STACKS_HERE:
        return not lord and _on_lord_tile(t, stack.tile)
    return lord and effect.target in (codes.THE_LORD, codes.SELF)


def ingenuity_of(t: World, stack: Stack) -> int:
    """The Ingenuity of one unit."""
    if stack.slot == codes.LORD_SLOT:
        return t.box.lords[t.lord].ingenuity
    return t.box.units[stack.unit].ingenuity


def immune(t: World, stack: Stack, to: int) -> bool:
    """Whether a unit, or the Lord for it, keeps something off."""
    if stack.slot != codes.LORD_SLOT:
        for effect in t.box.units[stack.unit].effects:
            if effect.do == codes.IMMUNE and effect.stat == to and holds(t, effect, None, stack):
                return True
    if t.lord_state <= codes.LORD_HERE:
        for effect in t.box.lords[t.lord].effects:
            if (
                effect.do == codes.IMMUNE
                and effect.stat == to
                and _reaches(t, effect, stack)
                and holds(t, effect, None, stack)
            ):
                return True
    return False


def lord_has(t: World, do: int) -> bool:
    """Whether the Lord on the board has a standing effect of that kind."""
    for effect in t.box.lords[t.lord].effects:
        if effect.do == do and holds(t, effect, None, None):
            return True
    return False


def targets_of_attack(t: World, stack: Stack, whole: bool, ninja: Ninja) -> tuple[int, int]:
    """E.56-58: the Wound and Dead values of a stack, or of one unit of it, as they stand."""
    more = 0
    if whole:
        more = ingenuity_of(t, stack) * (stack.units - 1)
    wound = unit_stat(t, stack, codes.UNIT_WOUND, ninja) + more - stack.tokens
    dead = unit_stat(t, stack, codes.UNIT_DEAD, ninja) + more - stack.tokens
    return wound, dead


def to_dodge(t: World, stack: Stack, ninja: Ninja) -> int:
    """E.81: the number that a Dodge must reach. E.94: tokens do not weaken a Lord's attack."""
    value = unit_stat(t, stack, codes.UNIT_ATTACK, ninja)
    if stack.slot == codes.LORD_SLOT:
        return value
    return value + ingenuity_of(t, stack) * (stack.units - 1) - stack.tokens


def damage_of(t: World, stack: Stack, ninja: Ninja) -> int:
    """E.83: what a failed Dodge costs. Ruling 14: never less than nothing."""
    value = unit_stat(t, stack, codes.UNIT_DAMAGE, ninja)
    if stack.slot != codes.LORD_SLOT:
        value += ingenuity_of(t, stack) * (stack.units - 1) - stack.tokens
    return max(0, value)
