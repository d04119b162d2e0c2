"""The cards of a match by their ids, and what those that lie active before a ninja add up to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from kagemusha.core.game import Rules
from kagemusha.games.era_of_the_ninja.box import Ability, Item, Lord, Ninja, Skill, Weapon
from kagemusha.games.era_of_the_ninja.names import Names
from kagemusha.games.era_of_the_ninja.options import DEATH_MATCHES, choose
from kagemusha.games.era_of_the_ninja.view import NinjaView, StackView

Gear = Weapon | Item | Skill
NOTHING: tuple[Ability, ...] = ()


class Cards:
    """What the box says, by id; and the chosen options."""

    def __init__(self, rules: Rules[Any]) -> None:
        setup = choose(rules.seats, rules.options)
        content = setup.content
        self.setup = setup
        self.arcade = setup.arcade
        self.sneak = setup.sneak
        self.rounds = setup.rounds
        self.duels = setup.mode in DEATH_MATCHES
        self.alone = setup.mode == "lone-ninja"
        self.ninja: dict[str, Ninja] = {card.id: card for card in content.ninja}
        self.lords: dict[str, Lord] = {card.id: card for card in content.lord}
        self.weapons: dict[str, Weapon] = {card.id: card for card in content.weapon}
        self.items: dict[str, Item] = {card.id: card for card in content.item}
        self.skills: dict[str, Skill] = {card.id: card for card in content.skill}
        self.units = {card.id: card for card in content.unit}
        self.encounters = {card.id: card for card in content.encounter}
        self.gear: dict[str, Gear] = {**self.weapons, **self.items, **self.skills}
        self.decks: dict[str, Sequence[Gear]] = {
            "weapon": content.weapon,
            "item": content.item,
            "skill": content.skill,
        }
        names = Names(content)
        groups = (
            content.ninja,
            content.lord,
            content.unit,
            content.weapon,
            content.item,
            content.skill,
        )
        said = [ability for group in groups for card in group for ability in card.effect]
        said += [ability for skill in content.skill for ability in skill.synergy]
        self.abilities: dict[str, Ability] = dict(zip(names.abilities, said, strict=True))
        """What `use` names."""
        self._kits: dict[tuple[object, ...], Kit] = {}

    def kit(self, ninja: NinjaView) -> Kit:
        """The active cards of a ninja; equal ones are gathered once."""
        key = (
            ninja.ninja,
            *((card.id, card.stowed) for card in ninja.cards if card.active),
            None,
            *((card.id, card.synergy) for card in ninja.skills),
        )
        if key not in self._kits:
            if len(self._kits) > 5000:
                self._kits.clear()
            self._kits[key] = Kit(self, ninja)
        return self._kits[key]


class Kit:
    """A ninja with its active cards."""

    def __init__(self, cards: Cards, ninja: NinjaView) -> None:
        self.card = cards.ninja[ninja.ninja] if ninja.ninja else None
        self.weapons = [
            cards.weapons[card.id] for card in ninja.cards if card.active and card.kind == "weapon"
        ]
        found: list[Ability] = list(self.card.effect) if self.card else []
        for card in ninja.skills:
            skill = cards.skills[card.id]
            found += skill.effect
            if card.synergy:
                found += skill.synergy
        for card in ninja.cards:
            if card.active and card.id in cards.gear:
                found += cards.gear[card.id].effect
        self.abilities = found
        self.standing = [ability for ability in found if ability.when == "always"]
        self.classes: set[str] = set() if self.weapons else {"melee", "unarmed"}
        for weapon in self.weapons:
            self.classes |= {weapon.kind, *weapon.classes}
        self.ranged = "ranged" in self.classes
        self.own_tile = not self.ranged or self.has("own-tile")
        self.whole = self.has("sweep") if self.ranged else not self.has("single")
        self.deadly = self.has("deadly")
        self.keeps_shadow = self.has("keep-shadow")
        self.against = [
            ability
            for ability in self.standing
            if ability.do == "modify"
            and ability.stat == "attack"
            and any(_about_the_foe(condition) for condition in ability.if_)
        ]
        """What is added to an Attack against some targets only."""

    def has(self, do: str) -> bool:
        """Whether a standing ability of that kind is there, whatever it asks for."""
        return any(ability.do == do for ability in self.standing)

    def plus(self, stat: str) -> int:
        """The sum of what is added to a number, where nothing much is asked for."""
        return sum(
            ability.amount
            for ability in self.standing
            if ability.do == "modify"
            and ability.stat == stat
            and ability.target == "self"
            and self.fits(ability.if_)
        )

    def fits(self, conditions: Iterable[str]) -> bool:
        """Whether traits and weapons are as a card asks; other conditions count as met."""
        for condition in conditions:
            kind, _, word = condition.partition(":")
            if kind == "weapon" and word not in self.classes:
                return False
            if self.card is None:
                continue
            if kind == "element" and word not in self.card.elements:
                return False
            if kind == "gender" and word != self.card.gender:
                return False
            if kind == "realm" and word != self.card.realm:
                return False
        return True

    def bonus_against(self, unit: str, types: Sequence[str], stack: StackView | None) -> int:
        """What an Attack on that target adds to the ninja's Attack as the view shows it."""
        units = stack.units if stack is not None else 1
        tokens = stack.tokens if stack is not None else 0
        total = 0
        for ability in self.against:
            met = self.fits(ability.if_)
            for condition in ability.if_:
                kind, _, word = condition.partition(":")
                if (
                    (kind == "stack" and units < int(word))
                    or (kind == "lone" and units != 1)
                    or (kind == "tokens" and not tokens)
                    or (kind == "unit" and word != unit)
                    or (kind == "unit-type" and word not in types)
                ):
                    met = False
            if met:
                total += ability.amount
        return total

    def marks(self, roll: str) -> tuple[int, int]:
        """The highest face that is a Total Failure, and the lowest that is a Total Success."""
        failure, best = 1, 10
        for ability in self.standing:
            if ability.stat in (roll, "any") and self.fits(ability.if_):
                if ability.do == "success-from":
                    best = min(best, ability.amount)
                elif ability.do == "failure-to":
                    failure = max(failure, ability.amount)
        if any(a.do == "no-failure" and a.stat in (roll, "any") for a in self.standing):
            failure = 0
        return failure, best

    def unlimited(self, roll: str) -> bool:
        """Whether rolls of that kind know no Limit."""
        return any(
            ability.do == "unlimited" and ability.stat in (roll, "any") and self.fits(ability.if_)
            for ability in self.standing
        )


def _about_the_foe(condition: str) -> bool:
    return condition.partition(":")[0] in ("stack", "lone", "tokens", "unit", "unit-type")
