"""Numbers as cards change them: conditions, standing effects, a ninja's and a unit's values."""

from __future__ import annotations

from typing import Final

from kagemusha.games.era_of_the_ninja.phases import codes as at
from kagemusha.games.era_of_the_ninja.phases.cards import Effect
from kagemusha.games.era_of_the_ninja.phases.clans import benefit, mate_here, unit_of
from kagemusha.games.era_of_the_ninja.phases.table import Card, Ninja, Stack, Table

BASE: Final = (
    *(0, 0, 0, 0, 0, 0, 0),  # move, attack, dodge, shadow, wounds, ki, range: by the cards
    *(4, 0, 2, 0, 0, 0, 0),  # inventory (E.34), reserve, explore-cost (E.43), shadow-loss, gains
    *(2, 3, 4, 5),  # E.33: Weapon, Item, Skill, Synergy
    *(0, 1, 1, 0),  # search, rest (E.87), armour
)
"""The numbers that are the same for every ninja before cards change them."""

MARKING: Final = (at.SUCCESS_FROM, at.FAILURE_TO, at.NO_FAILURE)
"""What decides whether a face is a Total Failure or Success."""


# --- a ninja's cards ----------------------------------------------------------------------


def refresh(t: Table, ninja: Ninja) -> None:
    """Gather the effects of all active cards; Wounds and Ki follow their maximum.

    Rulings 26 and 50: a gain raises maximum and current, a loss clamps, never below 1 Wound.
    """
    gather(t, ninja)
    card = t.box.ninja[ninja.kind]
    wounds = card.wounds
    ki = card.ki
    for effect in ninja.effects:
        if effect.do == at.MODIFY:
            if effect.stat == at.WOUNDS:
                wounds += effect.amount
            elif effect.stat == at.KI_STAT:
                ki += effect.amount
    if wounds > ninja.max_wounds:
        ninja.wounds += wounds - ninja.max_wounds
    elif ninja.wounds > wounds:
        ninja.wounds = max(1, wounds)
    ninja.max_wounds = wounds
    if ki > ninja.max_ki:
        ninja.ki += ki - ninja.max_ki
    elif ninja.ki > ki:
        ninja.ki = max(0, ki)
    ninja.max_ki = ki


def gather(t: Table, ninja: Ninja) -> None:
    """E.38: only active cards act."""
    if ninja.kind < 0:
        ninja.act_by([])
        return
    found: list[Effect] = t.box.ninja[ninja.kind].effects[:]
    for card in ninja.skills:
        found.extend(t.box.cards[card.kind].effects)
        if card.under >= 0:
            found.extend(t.box.cards[card.kind].synergy)
    for card in ninja.cards:
        if card.active:
            found.extend(t.box.cards[card.kind].effects)
    ninja.act_by(found)


def holds_head(ninja: Ninja) -> bool:
    """Whether the Lord's head is in the inventory."""
    for card in ninja.cards:
        if card.kind == at.HEAD:
            return True
    return False


def inventory(ninja: Ninja) -> int:
    """E.34: how many slots are taken; a reserve does not count."""
    taken = 0
    for card in ninja.cards:
        if not card.stowed:
            taken += 1
    return taken


def find_card(ninja: Ninja, kind: int, active: bool) -> Card | None:
    """A card of that kind, active or not, that is not stowed away."""
    for card in ninja.cards:
        if card.kind == kind and card.active == active and not card.stowed:
            return card
    return None


def weapon_classes(t: Table, ninja: Ninja) -> int:
    """The classes of the active weapons as bits; UNARMED is melee without any."""
    classes = 0
    for card in ninja.cards:
        if card.active and card.kind < at.CARDS_A_DECK:
            classes |= t.box.cards[card.kind].classes
    return classes if classes != 0 else 1 << at.UNARMED | 1 << at.MELEE


# --- conditions ---------------------------------------------------------------------------


def counters_of(t: Table, effect: Effect, ninja: Ninja | None) -> int:
    """The counters on the card that an effect stands on."""
    if effect.source == at.LORD_CLASS:
        return t.lord_counters
    assert ninja is not None
    if effect.source == at.NINJA_CLASS:
        return ninja.counters
    for card in ninja.cards:
        if card.kind == effect.card and card.active:
            return card.counters
    return 0


def holds(t: Table, effect: Effect, ninja: Ninja | None, stack: Stack | None) -> bool:
    """Whether all conditions hold, for the ninja and the stack that the effect is about."""
    conditions = effect.conditions
    for index in range(0, len(conditions), 2):
        if not _holds(t, effect, conditions[index], conditions[index + 1], ninja, stack):
            return False
    return True


def _holds(
    t: Table, effect: Effect, condition: int, arg: int, ninja: Ninja | None, stack: Stack | None
) -> bool:
    if condition == at.IF_LORD_ON:
        return t.lord_state == 1
    if condition == at.IF_LORD_OFF:
        return t.lord_state == 0
    if condition == at.IF_AWARENESS:
        return t.awareness >= arg
    if condition == at.IF_COUNTERS:
        return counters_of(t, effect, ninja) >= arg
    if condition == at.IF_NVN:
        return t.rival >= 0
    if condition == at.IF_NOT_NVN:
        return t.rival < 0
    if condition == at.IF_UNIT_TYPE:
        if stack is None and t.foe >= 0:  # it fell: what it was still counts
            return types_of_slot(t, t.foe) >> arg & 1 == 1
        return stack is not None and types_of_slot(t, stack.slot) >> arg & 1 == 1
    if condition == at.IF_UNIT:
        if stack is None and t.foe >= 0:
            return unit_of(t.foe) == arg
        return stack is not None and stack.unit == arg
    if condition == at.IF_STACK:
        return stack is not None and stack.units >= arg
    if condition == at.IF_LONE:
        return stack is not None and stack.units == 1
    if condition == at.IF_TOKENS:
        return stack is not None and stack.tokens > 0
    if ninja is None:
        return False
    if condition in (at.IF_SUCCESS, at.IF_FAILURE) and effect.do in MARKING:
        return False  # what makes a face one or the other cannot ask for it
    return _holds_for(t, condition, arg, ninja)


def _holds_for(t: Table, condition: int, arg: int, ninja: Ninja) -> bool:
    """The conditions that look at a ninja and its tile."""
    if condition == at.IF_WEAPON:
        return weapon_classes(t, ninja) >> arg & 1 == 1
    if condition == at.IF_ELEMENT:
        return t.box.ninja[ninja.kind].elements >> arg & 1 == 1
    if condition == at.IF_GENDER:
        return t.box.ninja[ninja.kind].gender == arg
    if condition == at.IF_REALM:
        return t.box.ninja[ninja.kind].realm == arg
    if condition == at.IF_ALONE:
        return not _stacks_on(t, ninja.tile, 2) and not _ninja_beside(t, ninja)
    if condition == at.IF_UNITS_HERE:
        return _stacks_on(t, ninja.tile, 0)
    if condition == at.IF_NO_UNITS_HERE:
        return not _stacks_on(t, ninja.tile, 0)
    if condition == at.IF_LORD_HERE:
        return _stacks_on(t, ninja.tile, 1)
    if condition == at.IF_NINJA_HERE:
        return _ninja_beside(t, ninja)
    if condition == at.IF_COURTYARD:
        return ninja.tile >= 0 and t.tiles[ninja.tile].shape == at.COURTYARD
    if condition == at.IF_DEAD_END:
        return ninja.tile >= 0 and t.tiles[ninja.tile].shape == at.DEAD_END
    if condition == at.IF_HIDDEN:
        return ninja.hidden
    if condition == at.IF_VISIBLE:
        return not ninja.hidden
    if condition == at.IF_SHADOW_SUCCESS:
        return ninja.shadow_mark == at.TOTAL_SUCCESS
    if condition == at.IF_SHADOW:
        return ninja.shadow >= arg
    if condition == at.IF_MOVED:
        return ninja.moved or ninja.sprinted
    if condition == at.IF_STILL:
        return not ninja.moved and not ninja.sprinted
    if condition == at.IF_EXPLORED:
        return ninja.explored
    if condition == at.IF_MATE:
        return mate_here(t, ninja)
    if condition == at.IF_HURT:
        return ninja.wounds < ninja.max_wounds
    if condition == at.IF_LAST_WOUND:
        return ninja.wounds + ninja.extra_wounds == 1
    if condition == at.IF_NO_KI:
        return ninja.ki + ninja.extra_ki == 0
    if condition == at.IF_FIRST_ATTACK:
        return ninja.attacks <= 1
    if condition == at.IF_HID:
        return ninja.hid
    roll = t.answer if t.answer.seat == ninja.seat else t.roll
    if condition == at.IF_FACE:
        return roll.face == arg
    if roll.kind < 0 or roll.face == 0:
        return False
    mark = mark_of(t, ninja, roll.kind, roll.face)
    if condition == at.IF_SUCCESS:
        return mark == at.TOTAL_SUCCESS
    return mark == at.TOTAL_FAILURE  # IF_FAILURE


def _stacks_on(t: Table, tile: int, which: int) -> bool:
    """Whether minions (0), the Lord (1) or either (2) stand on a tile."""
    for stack in t.stacks:
        if stack.tile == tile:
            lord = stack.slot == at.LORD_SLOT
            if which == 2 or lord == (which == 1):
                return True
    return False


def _ninja_beside(t: Table, ninja: Ninja) -> bool:
    for other in t.ninja:
        if other.alive and other.seat != ninja.seat and other.tile == ninja.tile:
            return True
    return False


def types_of_slot(t: Table, slot: int) -> int:
    """The types of the units of a slot, as bits."""
    return 1 << at.LORDS if slot == at.LORD_SLOT else t.box.units[unit_of(slot)].types


# --- a ninja's numbers --------------------------------------------------------------------


def foe_stack(t: Table) -> Stack | None:
    """The stack that the roll at hand is about."""
    if t.foe >= 0:
        for stack in t.stacks:
            if stack.slot == t.foe:
                return stack
    return None


def _on_lord_tile(t: Table, tile: int) -> bool:
    return t.lord_state == 1 and _stacks_on(t, tile, 1)


def stat(t: Table, ninja: Ninja, which: int) -> int:
    """A number of a ninja: its card, active cards, the Lord's, its clan's."""
    card = t.box.ninja[ninja.kind]
    if which == at.MOVE:
        value = card.move
    elif which == at.ATTACK:
        value = card.attack + _weapons_attack(t, ninja)
    elif which == at.DODGE:
        value = card.dodge
    elif which == at.SHADOW_STAT:
        value = card.shadow
    elif which == at.RANGE:
        value = _weapon_range(t, ninja)
    else:
        value = BASE[which]
    fixed = -1
    source = 99
    for effect in ninja.effects:
        if effect.stat == which and effect.when == at.ALWAYS and effect.target == at.SELF:
            if effect.do == at.MODIFY:
                if not effect.conditions or holds(t, effect, ninja, foe_stack(t)):
                    value += effect.amount
            # Ruling 38: the stronger kind of card stands; of one kind, its owner's better one.
            elif (
                effect.do == at.SET
                and (effect.source, -effect.amount) < (source, -fixed)
                and holds(t, effect, ninja, foe_stack(t))
            ):
                fixed = effect.amount
                source = effect.source
    if t.lord >= 0 and t.lord_state <= 1:
        for effect in t.box.lords[t.lord].effects:
            if (
                effect.stat == which
                and effect.when == at.ALWAYS
                and (
                    effect.target == at.EACH
                    or (effect.target == at.HERE and _on_lord_tile(t, ninja.tile))
                )
                and holds(t, effect, ninja, None)
            ):
                if effect.do == at.MODIFY:
                    value += effect.amount
                elif effect.do == at.SET:
                    fixed = effect.amount
    value += benefit(t, ninja, which)
    return value if fixed < 0 else fixed


def _weapons_attack(t: Table, ninja: Ninja) -> int:
    total = 0
    for card in ninja.cards:
        if card.active and card.kind < at.CARDS_A_DECK:
            total += t.box.cards[card.kind].attack
    return total


def _weapon_range(t: Table, ninja: Ninja) -> int:
    reach = 0
    for card in ninja.cards:
        if card.active and card.kind < at.CARDS_A_DECK:
            reach = max(reach, t.box.cards[card.kind].reach)
    return reach


def has(t: Table, ninja: Ninja, do: int) -> bool:
    """Whether a standing effect of that kind helps the ninja."""
    for effect in ninja.effects:
        if effect.do == do and holds(t, effect, ninja, foe_stack(t)):
            return True
    return False


def face_bound(t: Table, ninja: Ninja, do: int, roll: int) -> int:
    """The amount of a standing effect on a kind of roll, the best for its owner; 0 without one.

    `do` is SUCCESS_FROM, FAILURE_TO, NO_FAILURE, UNLIMITED or BEST_OF_TWO.
    """
    found = 0
    for effect in ninja.faces:
        if (
            effect.do == do
            and (effect.stat == roll or effect.stat == at.ANY_ROLL)
            and holds(t, effect, ninja, foe_stack(t))
        ):
            amount = max(1, effect.amount)
            found = amount if found == 0 else min(found, amount)
    if t.lord >= 0 and t.lord_state <= 1:
        for effect in t.box.lords[t.lord].faces:
            if (
                effect.do == do
                and (effect.stat == roll or effect.stat == at.ANY_ROLL)
                and (
                    effect.target == at.EACH
                    or (effect.target == at.HERE and _on_lord_tile(t, ninja.tile))
                )
                and holds(t, effect, ninja, None)
            ):
                found = max(found, effect.amount)
    return found


def mark_of(t: Table, ninja: Ninja, kind: int, face: int) -> int:
    """The same for any face. E.156: who carries the head scores no Total Success."""
    if face == at.FAILURE:
        return at.PLAIN if face_bound(t, ninja, at.NO_FAILURE, kind) else at.TOTAL_FAILURE
    if face == at.SUCCESS:
        return at.PLAIN if holds_head(ninja) else at.TOTAL_SUCCESS
    if face <= face_bound(t, ninja, at.FAILURE_TO, kind):
        return at.TOTAL_FAILURE
    bound = face_bound(t, ninja, at.SUCCESS_FROM, kind)
    if 0 < bound <= face and not holds_head(ninja):
        return at.TOTAL_SUCCESS
    return at.PLAIN


# --- a stack's numbers --------------------------------------------------------------------


def unit_stat(t: Table, stack: Stack, which: int, ninja: Ninja | None) -> int:
    """A number of one unit of a stack, for the ninja that it meets: before stack and tokens."""
    card = t.box.lords[t.lord] if stack.slot == at.LORD_SLOT else t.box.units[stack.unit]
    if which == at.UNIT_MOVE:
        value = card.move
    elif which == at.UNIT_ATTACK:
        value = card.attack
    elif which == at.UNIT_DAMAGE:
        value = card.damage
    elif which == at.UNIT_WOUND:
        value = card.wound
    elif which == at.UNIT_DEAD:
        value = card.dead
    elif which == at.UNIT_RANGE:
        value = card.reach
    else:
        value = card.limit
    if t.lord_state <= 1:
        for effect in t.box.lords[t.lord].effects:
            if (
                effect.stat == which
                and _reaches(t, effect, stack)
                and holds(t, effect, ninja, stack)
            ):
                value = value + effect.amount if effect.do == at.MODIFY else effect.amount
    for other in t.stacks:
        if other.tile == stack.tile and other.slot != at.LORD_SLOT and other.slot != stack.slot:
            for effect in t.box.units[other.unit].effects:
                if (
                    effect.stat == which
                    and effect.do == at.MODIFY
                    and effect.target == at.STACKS_HERE
                    and holds(t, effect, ninja, stack)
                ):
                    value += effect.amount
    if ninja is not None:
        for effect in ninja.effects:
            if effect.stat == which and effect.target == at.FOE and holds(t, effect, ninja, stack):
                value = value + effect.amount if effect.do == at.MODIFY else effect.amount
    return value


def _reaches(t: Table, effect: Effect, stack: Stack) -> bool:
    """Whether a Lord's effect is about that stack."""
    lord = stack.slot == at.LORD_SLOT
    if effect.target == at.STACKS:
        return not lord
    if effect.target == at.STACKS_HERE:
        return not lord and _on_lord_tile(t, stack.tile)
    return lord and effect.target in (at.THE_LORD, at.SELF)


def ingenuity_of(t: Table, stack: Stack) -> int:
    """The Ingenuity of one unit."""
    if stack.slot == at.LORD_SLOT:
        return t.box.lords[t.lord].ingenuity
    return t.box.units[stack.unit].ingenuity


def immune(t: Table, stack: Stack, to: int) -> bool:
    """Whether a unit, or the Lord for it, keeps something off."""
    if stack.slot != at.LORD_SLOT:
        for effect in t.box.units[stack.unit].effects:
            if effect.do == at.IMMUNE and effect.stat == to and holds(t, effect, None, stack):
                return True
    if t.lord_state <= 1:
        for effect in t.box.lords[t.lord].effects:
            if (
                effect.do == at.IMMUNE
                and effect.stat == to
                and _reaches(t, effect, stack)
                and holds(t, effect, None, stack)
            ):
                return True
    return False


def lord_has(t: Table, do: int) -> bool:
    """Whether the Lord on the board has a standing effect of that kind."""
    for effect in t.box.lords[t.lord].effects:
        if effect.do == do and holds(t, effect, None, None):
            return True
    return False


def targets_of_attack(t: Table, stack: Stack, whole: bool, ninja: Ninja) -> tuple[int, int]:
    """E.56-58: the Wound and Dead values of a stack, or of one unit of it, as they stand."""
    more = 0
    if whole:
        more = ingenuity_of(t, stack) * (stack.units - 1)
    wound = unit_stat(t, stack, at.UNIT_WOUND, ninja) + more - stack.tokens
    dead = unit_stat(t, stack, at.UNIT_DEAD, ninja) + more - stack.tokens
    return wound, dead


def to_dodge(t: Table, stack: Stack, ninja: Ninja) -> int:
    """E.81: the number that a Dodge must reach. E.94: tokens do not weaken a Lord's attack."""
    value = unit_stat(t, stack, at.UNIT_ATTACK, ninja)
    if stack.slot == at.LORD_SLOT:
        return value
    return value + ingenuity_of(t, stack) * (stack.units - 1) - stack.tokens


def damage_of(t: Table, stack: Stack, ninja: Ninja) -> int:
    """E.83: what a failed Dodge costs. Ruling 14: never less than nothing."""
    value = unit_stat(t, stack, at.UNIT_DAMAGE, ninja)
    if stack.slot != at.LORD_SLOT:
        value += ingenuity_of(t, stack) * (stack.units - 1) - stack.tokens
    return max(0, value)
