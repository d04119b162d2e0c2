"""The value of cards to a ninja. 1.0 is about a point of Attack, or three Ingenuity."""

from __future__ import annotations

from typing import Final

from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.adjusting import may_pair
from kagemusha.games.era_of_the_ninja.phases.cards import Effect
from kagemusha.games.era_of_the_ninja.phases.inventory import inventory, weapon_classes
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja
from kagemusha.games.era_of_the_ninja.phases.stats import stat
from kagemusha.games.era_of_the_ninja.phases.world import World

TRAITS: Final = (codes.IF_ELEMENT, codes.IF_GENDER, codes.IF_REALM)
EASY: Final = (codes.IF_LONE, codes.IF_NOT_NVN, codes.IF_HURT)
"""Conditions that are nearly always met."""
RARE: Final = (
    codes.IF_STACK,
    codes.IF_UNIT,
    codes.IF_NVN,
    codes.IF_LAST_WOUND,
    codes.IF_MATE,
    codes.IF_SHADOW_SUCCESS,
    codes.IF_FACE,
    codes.IF_TOKENS,
)
"""Conditions that are seldom met."""


class CardValues:
    """Card values from the value of a point of each number and of each kind of ability."""

    def __init__(self, stats: dict[str, float], effects: dict[str, float]) -> None:
        self.stats: list[float] = [stats.get(name, 0.0) for name in codes.STAT_NAMES]
        self.abilities: list[float] = [effects.get(name, 0.2) for name in codes.DO_NAMES]

    def effect(self, t: World, ninja: Ninja, effect: Effect, classes: int) -> float:
        """The value of one effect to a ninja with weapons of these classes."""
        if effect.do == codes.MODIFY:
            value = self.stats[effect.stat] * effect.amount
        elif effect.do == codes.SET:
            value = self.stats[effect.stat] * (effect.amount - 2)
        else:
            value = self.abilities[effect.do]
        conditions = effect.conditions
        card = t.box.ninja[ninja.kind]
        for index in range(0, len(conditions), 2):
            condition = conditions[index]
            arg = conditions[index + 1]
            if condition == codes.IF_WEAPON:
                if classes >> arg & 1 == 0:
                    value *= 0.25
            elif condition in TRAITS:
                if (
                    (condition == codes.IF_ELEMENT and card.elements >> arg & 1 == 0)
                    or (condition == codes.IF_GENDER and card.gender != arg)
                    or (condition == codes.IF_REALM and card.realm != arg)
                ):
                    return 0.0
            elif condition in RARE:
                value *= 0.3
            elif condition not in EASY:
                value *= 0.6
        return value * 0.8 if effect.cost_card or effect.cost_wounds else value

    def effects(self, t: World, ninja: Ninja, effects: list[Effect], classes: int) -> float:
        """The value of several effects."""
        value = 0.0
        for effect in effects:
            value += self.effect(t, ninja, effect, classes)
        return value

    def weapon(self, t: World, ninja: Ninja, kind: int, hunting: bool) -> float:
        """The value of a weapon. `hunting`: against the Lord."""
        card = t.box.cards[kind]
        value = float(card.attack)
        own = card.reach == 0
        for effect in card.effects:
            if effect.do == codes.OWN_TILE:
                own = True
            if not (hunting and effect.do in (codes.DEADLY, codes.SWEEP)):
                value += self.effect(t, ninja, effect, card.classes)
        if card.reach > 0:
            value += 0.3 if own else -0.3
        # Skills and the ninja itself may give a bonus for this class of weapon.
        for effect in ninja.effects:
            if effect.do == codes.MODIFY and effect.stat == codes.ATTACK:
                for index in range(0, len(effect.conditions), 2):
                    if effect.conditions[index] == codes.IF_WEAPON:
                        if card.classes >> effect.conditions[index + 1] & 1 == 1:
                            value += effect.amount
        return value

    def card(self, t: World, ninja: Ninja, kind: int) -> float:
        """The value of one card alone."""
        if kind < codes.CARDS_A_DECK:
            return self.weapon(t, ninja, kind, False)
        card = t.box.cards[kind]
        value = self.effects(t, ninja, card.effects, weapon_classes(t, ninja))
        return value - 0.2 * (card.cost_ingenuity + card.cost_ki) - 0.3 * card.cost_wounds

    # --- weapons together -------------------------------------------------------------------

    def best_weapons(self, t: World, ninja: Ninja, missing: int, hunting: bool) -> float:
        """The value of the best weapon or pair, without one card of kind `missing` (-1: none)."""
        kinds: list[int] = []
        card_values: list[float] = []
        best = 0.0
        for card in ninja.cards:
            if card.kind >= codes.CARDS_A_DECK or card.stowed:
                continue
            if card.kind == missing:
                missing = -1
                continue
            one = self.weapon(t, ninja, card.kind, hunting)
            best = max(best, one)
            for index in range(len(kinds)):
                if may_pair(t, kinds[index], card.kind):
                    best = max(best, one + card_values[index])
            kinds.append(card.kind)
            card_values.append(one)
        return best

    def best_weapons_with(self, t: World, ninja: Ninja, kind: int, now: float) -> float:
        """The same with one more weapon. `now` is the value without it."""
        one = self.weapon(t, ninja, kind, False)
        best = max(now, one)
        for card in ninja.cards:
            if card.kind < codes.CARDS_A_DECK and not card.stowed:
                if may_pair(t, kind, card.kind):
                    best = max(best, one + self.weapon(t, ninja, card.kind, False))
        return best

    def held_card(self, t: World, ninja: Ninja, kind: int) -> float:
        """The value of a card held; of a weapon only what it adds to the others."""
        if kind >= codes.CARDS_A_DECK:
            return self.card(t, ninja, kind)
        more = self.best_weapons(t, ninja, -1, False) - self.best_weapons(t, ninja, kind, False)
        return max(0.05, more) + 0.02 * self.weapon(t, ninja, kind, False)

    def deck(self, t: World, ninja: Ninja, deck: int) -> float:
        """The mean value of the top card of a deck: the cards not yet seen."""
        total = 0.0
        copies = 0
        least = 0.0
        now = 0.0
        if deck == codes.WEAPON:
            now = self.best_weapons(t, ninja, -1, False)
        elif deck == codes.ITEM and inventory(ninja) >= stat(t, ninja, codes.INVENTORY):
            least = 99.0
            for card in ninja.cards:
                if card.kind < codes.CARDS and not card.stowed:
                    least = min(least, self.held_card(t, ninja, card.kind))
        for kind in range(deck * codes.CARDS_A_DECK, (deck + 1) * codes.CARDS_A_DECK):
            number = t.bag[kind]
            if number == 0:
                continue
            copies += number
            if deck == codes.WEAPON:
                gain = self.best_weapons_with(t, ninja, kind, now) - now
            elif deck == codes.ITEM:
                gain = self.card(t, ninja, kind) - least
                if t.box.cards[kind].slot >= 0 and _has(ninja, kind):
                    gain = 0.0
            else:
                gain = self._skill(t, ninja, kind)
            total += number * max(0.0, gain)
        return total / copies if copies else 0.0

    def _skill(self, t: World, ninja: Ninja, kind: int) -> float:
        """E.36: a second copy of a Skill gives its Synergy."""
        for card in ninja.skills:
            if card.kind == kind:
                return 0.2 if card.under >= 0 else self.synergy(t, ninja, kind)
        return self.card(t, ninja, kind)

    def synergy(self, t: World, ninja: Ninja, kind: int) -> float:
        """The value of the Synergy of a Skill."""
        return self.effects(t, ninja, t.box.cards[kind].synergy, weapon_classes(t, ninja))


def _has(ninja: Ninja, kind: int) -> bool:
    return any(card.kind == kind for card in ninja.cards)
