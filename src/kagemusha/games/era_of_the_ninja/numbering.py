"""From the content of a box to the numbers that the rules play with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kagemusha.games.era_of_the_ninja.box_checks import ARGUMENTS, CARD_CLASSES, STATS_OF
from kagemusha.games.era_of_the_ninja.phases import cards, codes
from kagemusha.games.era_of_the_ninja.phases.effects import prepare
from kagemusha.games.era_of_the_ninja.schema import (
    Ability,
    Content,
    Item,
    Lord,
    NinjaCard,
    Skill,
    Unit,
    Weapon,
)


def numbered(content: Content, features: bool = True) -> cards.Box:
    """The box that the engine plays with, with or without the features of its rooms.

    Effects are numbered through ninja, lords, units, weapons, items, skills, synergies,
    encounters, rooms. Their `card` is the number of the Weapon, Item or Skill, or that of
    the entry in its set.
    """
    every: list[cards.Effect] = []

    def of(abilities: Iterable[Ability], key: str, card: int) -> list[cards.Effect]:
        effects = [
            _effect(ability, len(every) + n, CARD_CLASSES[key], card)
            for n, ability in enumerate(abilities)
        ]
        every.extend(effects)
        return effects

    ninja = [_ninja(entry, of(entry.effect, "ninja", n)) for n, entry in enumerate(content.ninja)]
    lords = [_lord(entry, of(entry.effect, "lord", n)) for n, entry in enumerate(content.lord)]
    units = [_unit(entry, of(entry.effect, "unit", n)) for n, entry in enumerate(content.unit)]
    slots = _slots(content)
    kinds = [
        _weapon(entry, of(entry.effect, "weapon", n)) for n, entry in enumerate(content.weapon)
    ]
    kinds += [
        _item(entry, slots, of(entry.effect, "item", n))
        for n, entry in enumerate(content.item, start=codes.ITEM * codes.CARDS_A_DECK)
    ]
    first = codes.SKILL * codes.CARDS_A_DECK
    skills = [of(entry.effect, "skill", n) for n, entry in enumerate(content.skill, start=first)]
    kinds += [
        _skill(entry, skills[n - first], of(entry.synergy, "skill", n))
        for n, entry in enumerate(content.skill, start=first)
    ]
    encounters = [
        cards.EncounterKind(entry.copies, entry.units.numbers, of(entry.effect, "encounter", n))
        for n, entry in enumerate(content.encounter)
    ]
    rooms = []
    for n, entry in enumerate(content.room):
        effects = of(entry.effect, "room", n)
        shape = codes.SHAPE_NAMES.index(entry.shape)
        rooms.append(cards.RoomKind(shape, entry.copies, effects if features else []))
    box = cards.Box(ninja, lords, units, kinds, encounters, rooms, every)
    prepare(box)
    return box


def _slots(content: Content) -> dict[str, int]:
    """The number of each slot, in the order of the file; no slot is -1."""
    slots = {"": -1}
    for item in content.item:
        slots.setdefault(item.slot, len(slots) - 1)
    return slots


def _bits(words: Iterable[str], names: Sequence[str]) -> int:
    return sum(1 << names.index(word) for word in set(words))


def _effect(ability: Ability, index: int, card_class: int, card: int) -> cards.Effect:
    return cards.Effect(
        index,
        card_class,
        card,
        codes.WHEN_NAMES.index(ability.when),
        codes.ROLL_NAMES.index(ability.roll),
        codes.DO_NAMES.index(ability.do),
        STATS_OF[ability.do].index(ability.stat) if ability.stat else -1,
        ability.amount,
        codes.TARGET_NAMES.index(ability.target),
        ability.reach,
        ability.may,
        codes.LIMIT_NAMES.index(ability.limit),
        ability.cost.ki,
        ability.cost.ingenuity,
        ability.cost.wounds,
        ability.cost.counters,
        ability.cost.shadow,
        ability.cost.card,
        [number for condition in ability.if_ for number in _condition(condition)],
    )


def _condition(condition: str) -> tuple[int, int]:
    """The number of a condition and of its argument; -1 where it has none."""
    name, colon, argument = condition.partition(":")
    if name in ARGUMENTS:
        return codes.IF_NAMES.index(name), ARGUMENTS[name].index(argument)
    return codes.IF_NAMES.index(name), int(argument) if colon else -1


def _ninja(ninja: NinjaCard, effects: list[cards.Effect]) -> cards.NinjaKind:
    return cards.NinjaKind(
        _bits(ninja.elements, codes.ELEMENT_NAMES),
        codes.GENDER_NAMES.index(ninja.gender),
        codes.REALM_NAMES.index(ninja.realm),
        ninja.move,
        ninja.attack,
        ninja.dodge,
        ninja.shadow,
        ninja.wounds,
        ninja.ki,
        ninja.counters,
        effects,
    )


def _lord(lord: Lord, effects: list[cards.Effect]) -> cards.UnitKind:
    return cards.UnitKind(
        1 << codes.LORDS,
        lord.move,
        lord.attack,
        lord.damage,
        lord.wound,
        lord.dead,
        lord.ingenuity,
        lord.range,
        1,
        1,
        lord.counters,
        effects,
    )


def _unit(unit: Unit, effects: list[cards.Effect]) -> cards.UnitKind:
    return cards.UnitKind(
        _bits(unit.types, codes.TYPE_NAMES),
        unit.move,
        unit.attack,
        unit.damage,
        unit.wound,
        unit.dead,
        unit.ingenuity,
        unit.range,
        unit.limit,
        unit.pool,
        0,
        effects,
    )


def _weapon(weapon: Weapon, effects: list[cards.Effect]) -> cards.CardKind:
    classes = _bits((weapon.kind, *weapon.classes), codes.CLASS_NAMES)
    return cards.CardKind(
        weapon.copies, classes, weapon.attack, weapon.range, -1, 0, 0, 0, 0, effects, []
    )


def _item(item: Item, slots: Mapping[str, int], effects: list[cards.Effect]) -> cards.CardKind:
    cost = item.activate
    return cards.CardKind(
        item.copies,
        0,
        0,
        0,
        slots[item.slot],
        cost.ki,
        cost.ingenuity,
        cost.wounds,
        item.counters,
        effects,
        [],
    )


def _skill(
    skill: Skill, effects: list[cards.Effect], synergy: list[cards.Effect]
) -> cards.CardKind:
    return cards.CardKind(skill.copies, 0, 0, 0, -1, 0, 0, 0, 0, effects, synergy)
