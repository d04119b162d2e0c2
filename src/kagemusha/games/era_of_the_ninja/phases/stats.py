"""A ninja's numbers as cards, the Lord and the clan change them."""

from __future__ import annotations

from typing import Final

from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.cards import Effect
from kagemusha.games.era_of_the_ninja.phases.castle import room_effects
from kagemusha.games.era_of_the_ninja.phases.clans import benefit
from kagemusha.games.era_of_the_ninja.phases.conditions import _on_lord_tile, foe_stack, holds
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja
from kagemusha.games.era_of_the_ninja.phases.world import World

BASE: Final[codes.Numbers] = (
    *(0, 0, 0, 0, 0, 0, 0),  # move, attack, dodge, shadow, wounds, ki, range: by the cards
    *(4, 0, 2, 0, 0, 0, 0),  # inventory (E.34), reserve, explore-cost (E.43), shadow-loss, gains
    *(2, 3, 4, 5),  # E.33: Weapon, Item, Skill, Synergy
    *(0, 1, 1, 0),  # search, rest (E.87), armour
)
"""The numbers that are the same for every ninja before cards change them."""


def rest_wounds(t: World, ninja: Ninja) -> int:
    """E.87: the Wounds that a rest heals; none late in a quick Death Match (ruling 71)."""
    return stat(t, ninja, codes.REST_WOUNDS) if t.round <= t.terms.healing else 0


def stat(t: World, ninja: Ninja, which: int) -> int:
    """A number of a ninja: its card, active cards, its room's, the Lord's, its clan's."""
    card = t.box.ninja[ninja.kind]
    if which == codes.MOVE:
        value = card.move
    elif which == codes.ATTACK:
        value = card.attack + _weapons_attack(t, ninja)
    elif which == codes.DODGE:
        value = card.dodge
    elif which == codes.SHADOW_STAT:
        value = card.shadow
    elif which == codes.RANGE:
        value = _weapon_range(t, ninja)
    else:
        value = BASE[which]
    fixed = -1
    card_class = codes.ENCOUNTER_CLASS + 1
    for effect in ninja.changes:
        if effect.stat == which and effect.target == codes.SELF:
            if effect.do == codes.MODIFY:
                if not effect.conditions or holds(t, effect, ninja, foe_stack(t)):
                    value += effect.amount
            # Ruling 38: the stronger kind of card stands; of one kind, its owner's better one.
            elif (effect.card_class, -effect.amount) < (card_class, -fixed) and holds(
                t, effect, ninja, foe_stack(t)
            ):
                fixed = effect.amount
                card_class = effect.card_class
    for effect in room_effects(t, ninja.tile):
        if (
            effect.stat == which
            and effect.do == codes.MODIFY
            and effect.target == codes.SELF
            and holds(t, effect, ninja, foe_stack(t))
        ):
            value += effect.amount
    if t.lord >= 0 and t.lord_state <= codes.LORD_HERE:
        for effect in t.box.lords[t.lord].changes:
            if (
                effect.stat == which
                and (
                    effect.target == codes.EACH
                    or (effect.target == codes.HERE and _on_lord_tile(t, ninja.tile))
                )
                and holds(t, effect, ninja, None)
            ):
                if effect.do == codes.MODIFY:
                    value += effect.amount
                else:
                    fixed = effect.amount
    value += benefit(t, ninja, which)
    return value if fixed < 0 else fixed


def _weapons_attack(t: World, ninja: Ninja) -> int:
    total = 0
    for card in ninja.cards:
        if card.active and card.kind < codes.CARDS_A_DECK:
            total += t.box.cards[card.kind].attack
    return total


def _weapon_range(t: World, ninja: Ninja) -> int:
    reach = 0
    for card in ninja.cards:
        if card.active and card.kind < codes.CARDS_A_DECK:
            reach = max(reach, t.box.cards[card.kind].reach)
    return reach


def has(t: World, ninja: Ninja, do: int) -> bool:
    """Whether a standing effect of that kind helps the ninja."""
    return _any_holds(t, ninja, ninja.effects, do) or _any_holds(
        t, ninja, room_effects(t, ninja.tile), do
    )


def _any_holds(t: World, ninja: Ninja, effects: list[Effect], do: int) -> bool:
    for effect in effects:
        if effect.do == do and holds(t, effect, ninja, foe_stack(t)):
            return True
    return False
