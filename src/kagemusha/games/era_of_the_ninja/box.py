"""The box as data: ninja, lords, units, cards, encounters and tiles, read, checked, numbered."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Annotated, Any, Literal

from kagemusha.core.content import Between, load, plain, read_toml
from kagemusha.core.errors import ContentError, Message
from kagemusha.games.era_of_the_ninja.phases import cards, codes
from kagemusha.games.era_of_the_ninja.phases.effects import prepare

NINJA = 30
LORDS = 24
ENCOUNTERS = 24
FEWEST_ENCOUNTER_CARDS = 17
"""E.19: five, nine and three."""
MOST_ENCOUNTER_CARDS = 36
MOST_CONDITIONS = 3

Few = Annotated[int, Between(0, 9)]
Copies = Annotated[int, Between(1, 9)]
Bonus = Annotated[int, Between(-1, 2)]


@dataclasses.dataclass(frozen=True)
class Activation:
    """What it costs to activate an Item (E.41)."""

    ki: Few = 0
    ingenuity: Few = 0
    wounds: Few = 0


@dataclasses.dataclass(frozen=True)
class Cost:
    """What its owner pays for an ability: `card` is the card itself, discarded."""

    ki: Few = 0
    ingenuity: Few = 0
    wounds: Few = 0
    counters: Few = 0
    card: bool = False


@dataclasses.dataclass(frozen=True)
class Ability:
    """One sentence of a card, in the words of `codes`."""

    do: str
    when: str = "always"
    roll: str = "any"
    stat: str = ""
    amount: Annotated[int, Between(-10, 10)] = 1
    target: str = "self"
    reach: Few = 0
    may: bool = False
    limit: str = ""
    cost: Cost = dataclasses.field(default_factory=Cost)
    if_: tuple[str, ...] = ()
    """The conditions; files call them `if`."""


@dataclasses.dataclass(frozen=True)
class Ninja:
    """A ninja: traits, values, abilities."""

    id: str
    elements: tuple[str, ...]
    gender: str
    realm: str
    move: Annotated[int, Between(1, 3)]
    attack: Bonus
    dodge: Bonus
    shadow: Bonus
    wounds: Annotated[int, Between(4, 8)]
    ki: Annotated[int, Between(1, 4)]
    counters: Few = 0
    effect: tuple[Ability, ...] = ()


@dataclasses.dataclass(frozen=True)
class Lord:
    """A Lord of the Castle."""

    id: str
    move: Annotated[int, Between(0, 5)]
    attack: Annotated[int, Between(2, 20)]
    damage: Annotated[int, Between(0, 9)]
    wound: Annotated[int, Between(2, 20)]
    dead: Annotated[int, Between(2, 20)]
    ingenuity: Annotated[int, Between(1, 12)]
    range: Few = 0
    counters: Few = 0
    effect: tuple[Ability, ...] = ()


@dataclasses.dataclass(frozen=True)
class Weapon:
    """A Weapon card."""

    id: str
    copies: Copies
    kind: Literal["melee", "ranged"]
    attack: Annotated[int, Between(-3, 5)]
    classes: tuple[str, ...] = ()
    range: Few = 0
    effect: tuple[Ability, ...] = ()


@dataclasses.dataclass(frozen=True)
class Item:
    """An Item card. Of those with the same slot one is active at a time."""

    id: str
    copies: Copies
    effect: tuple[Ability, ...]
    slot: str = ""
    activate: Activation = dataclasses.field(default_factory=Activation)
    counters: Few = 0


@dataclasses.dataclass(frozen=True)
class Skill:
    """A Skill card with its Synergy."""

    id: str
    copies: Copies
    effect: tuple[Ability, ...]
    synergy: tuple[Ability, ...]


@dataclasses.dataclass(frozen=True)
class Unit:
    """A kind of minion."""

    id: str
    types: tuple[str, ...]
    move: Annotated[int, Between(0, 5)]
    attack: Annotated[int, Between(2, 20)]
    damage: Annotated[int, Between(0, 9)]
    wound: Annotated[int, Between(2, 20)]
    dead: Annotated[int, Between(2, 20)]
    ingenuity: Annotated[int, Between(1, 12)]
    limit: Annotated[int, Between(1, 25)]
    pool: Annotated[int, Between(1, 25)]
    range: Few = 0
    effect: tuple[Ability, ...] = ()


@dataclasses.dataclass(frozen=True)
class Troops:
    """How many units of each kind a card brings."""

    yari: Few = 0
    harquebus: Few = 0
    daishyo: Few = 0
    daikyu: Few = 0
    monk: Few = 0
    daimyo: Few = 0

    @property
    def numbers(self) -> list[int]:
        """The same, by the numbers of the units."""
        return [self.yari, self.harquebus, self.daishyo, self.daikyu, self.monk, self.daimyo]


@dataclasses.dataclass(frozen=True)
class Encounter:
    """An Encounter card."""

    id: str
    copies: Copies
    units: Troops


@dataclasses.dataclass(frozen=True)
class Tile:
    """A shape of Room tiles."""

    id: str
    copies: Annotated[int, Between(0, codes.MOST_TILES)]


Card = Ninja | Lord | Weapon | Item | Skill | Unit
"""Whatever may have abilities."""


@dataclasses.dataclass(frozen=True)
class Content:
    """Everything in the box, as its files say it."""

    ninja: tuple[Ninja, ...]
    lord: tuple[Lord, ...]
    weapon: tuple[Weapon, ...]
    item: tuple[Item, ...]
    skill: tuple[Skill, ...]
    unit: tuple[Unit, ...]
    encounter: tuple[Encounter, ...]
    tile: tuple[Tile, ...]

    def to_dict(self) -> dict[str, Any]:
        """The box as its files would say it, all in one."""
        data = plain(self)
        for entries in data.values():
            for entry in entries:
                for ability in (*entry.get("effect", ()), *entry.get("synergy", ())):
                    ability["if"] = ability.pop("if-")
        return data


FILES = {
    "ninja": "ninja.toml",
    "lord": "lords.toml",
    "weapon": "weapons.toml",
    "item": "items.toml",
    "skill": "skills.toml",
    "unit": "units.toml",
    "encounter": "encounters.toml",
    "tile": "tiles.toml",
}
"""The sets, and the file of each."""

KINDS: dict[str, type[Card | Encounter | Tile]] = {
    "ninja": Ninja,
    "lord": Lord,
    "weapon": Weapon,
    "item": Item,
    "skill": Skill,
    "unit": Unit,
    "encounter": Encounter,
    "tile": Tile,
}

HOW_MANY = {
    "ninja": NINJA,
    "lord": LORDS,
    "weapon": codes.CARDS_A_DECK,
    "item": codes.CARDS_A_DECK,
    "skill": codes.CARDS_A_DECK,
    "unit": codes.UNITS,
    "encounter": ENCOUNTERS,
    "tile": codes.SHAPES,
}

STANDING = codes.DO_NAMES[: codes.BODYGUARD + 1]
"""What holds as long as the card is active; everything else happens at a moment."""

THEIR_MOMENTS = (
    "always",
    "round",
    "awareness",
    "activating",
    "struck",
    "recovering",
    "entering",
)
"""The moments of Lords and units."""
OUR_MOMENTS = tuple(
    when for when in codes.WHEN_NAMES if when not in ("activating", "struck", "entering")
)
"""The moments of ninja and their cards."""

MOMENTS_OF = {
    "offer": ("setup",),
    "lift": ("before-roll",),
    "add": ("before-roll", "after-roll"),
    "reroll": ("after-roll",),
    "set-face": ("after-roll",),
    "redraw": ("exploring",),
    "soak": ("hit",),
    "redirect": ("hit",),
    "survive": ("dying",),
    "awareness": ("awareness",),
}
"""What can happen at these moments only."""
DEEDS_AT = {
    "setup": ("offer",),
    "hit": ("soak", "redirect"),
    "dying": ("survive",),
    "awareness": ("awareness",),
}
"""The only things that can happen at these moments."""

OF_ROLLS = ("success-from", "failure-to", "no-failure", "unlimited", "best-of-two")
OF_DECKS = ("gain", "discard", "swap", "peek", "take", "offer")
OWN_CARDS = ("gain", "discard", "swap", "take", "offer")
"""What is done with cards that a ninja can have."""

STATS_OF: dict[str, tuple[str, ...]] = {
    "modify": codes.STAT_NAMES,
    "set": codes.STAT_NAMES,
    "spawn": codes.UNIT_NAMES[: codes.UNITS],
    "immune": codes.IMMUNE_NAMES,
    **dict.fromkeys(OF_ROLLS, codes.ROLL_NAMES),
    **dict.fromkeys(OF_DECKS, codes.DECK_NAMES),
    **dict.fromkeys(OWN_CARDS, codes.DECK_NAMES[: codes.SKILL + 1]),
}
"""What `stat` names, by what is done."""

ARGUMENTS: dict[str, tuple[str, ...]] = {
    "element": codes.ELEMENT_NAMES,
    "gender": codes.GENDER_NAMES,
    "realm": codes.REALM_NAMES,
    "unit-type": codes.TYPE_NAMES,
    "unit": codes.UNIT_NAMES,
    "weapon": codes.CLASS_NAMES,
}
"""What a condition asks for, by name."""
LEVELS = ("shadow", "face", "stack", "counters", "awareness")
"""Conditions that ask for a number."""

SOURCES = {
    "ninja": codes.NINJA_CLASS,
    "lord": codes.LORD_CLASS,
    "unit": codes.UNIT_CLASS,
    "weapon": codes.WEAPON_CLASS,
    "item": codes.ITEM_CLASS,
    "skill": codes.SKILL_CLASS,
}
WITH_COUNTERS = ("ninja", "lord", "item")
DISCARDED = ("weapon", "item", "skill")
LORD_ALONE = ("hunts", "bodyguard")


# --- reading ------------------------------------------------------------------------------


@cache
def the_box() -> Content:
    """The content in use by default."""
    with resources.as_file(resources.files("kagemusha.games.era_of_the_ninja") / "content") as path:
        return _read(path)


def read_box(source: Path | Mapping[str, Any] | None) -> Content:
    """Content from a directory, from data, or the box's own; ContentError names what is wrong."""
    return the_box() if source is None else _read(source)


def _read(source: Path | Mapping[str, Any]) -> Content:
    names = FILES if isinstance(source, Path) else dict.fromkeys(FILES, "box")
    if not isinstance(source, Path):
        _keys("box", source, tuple(FILES))
    sets: dict[str, tuple[Any, ...]] = {}
    for key, name in FILES.items():
        if isinstance(source, Path):
            data = read_toml(source / name)
            _keys(name, data, (key,))
        else:
            data = {key: source[key]}
        sets[key] = _entries(key, data[key], names[key])
    content = Content(**sets)
    _check(content, names)
    return content


def _keys(file: str, data: Mapping[str, Any], known: tuple[str, ...]) -> None:
    where = {"file": file, "entry": "-"}
    for key in data:
        if key not in known:
            args = {**where, "key": key, "known": ", ".join(known)}
            raise ContentError(Message("content-unknown-key", args))
    for key in known:
        if key not in data:
            raise ContentError(Message("content-missing-key", {**where, "key": key}))


def _entries(key: str, value: Any, file: str) -> tuple[Any, ...]:
    if not isinstance(value, list):
        _refuse(file, "-", key, "list", value)
    entries = []
    for number, item in enumerate(value, start=1):
        if not isinstance(item, dict):
            _refuse(file, f"{key} {number}", key, "table", item)
        entry = f"{key} {item.get('id', number)}"
        data = dict(item)
        for part in ("effect", "synergy"):
            if isinstance(data.get(part), list):
                data[part] = [
                    _renamed(ability, file, f"{entry} {part} {n}", part)
                    for n, ability in enumerate(data[part], start=1)
                ]
        entries.append(load(KINDS[key], data, file, entry))
    return tuple(entries)


def _renamed(raw: Any, file: str, entry: str, part: str) -> dict[str, Any]:
    """An ability whose `if` has the name of a field; refused by the names that the file knows."""
    if not isinstance(raw, dict):
        _refuse(file, entry, part, "table", raw)
    ability = {f"{key}-" if key.startswith("if") else key: value for key, value in raw.items()}
    try:
        load(Ability, ability, file, entry)
    except ContentError as error:
        messages = []
        for message in error.messages:
            args = dict(message.args)
            if str(args["key"]).startswith("if"):
                args["key"] = str(args["key"]).removesuffix("-")
            if "known" in args:
                args["known"] = re.sub(r"\bif-", "if", str(args["known"]))
            messages.append(Message(message.id, args, message.rule))
        raise ContentError(*messages) from None
    return ability


# --- checking -----------------------------------------------------------------------------


def _check(content: Content, files: Mapping[str, str]) -> None:
    seen: set[str] = set()
    for key, number in HOW_MANY.items():
        file, entries = files[key], getattr(content, key)
        _between(file, key, len(entries), number, number)
        _ids(file, key, [entry.id for entry in entries], seen)
    _in_order(files["unit"], "unit", [unit.id for unit in content.unit], codes.UNIT_NAMES)
    _in_order(files["tile"], "tile", [tile.id for tile in content.tile], codes.SHAPE_NAMES)
    for ninja in content.ninja:
        _check_ninja(ninja, files["ninja"])
    for weapon in content.weapon:
        _check_weapon(weapon, files["weapon"])
    for unit in content.unit:
        _check_unit(unit, files["unit"])
    for lord in content.lord:
        if lord.wound > lord.dead:
            _refuse(files["lord"], f"lord {lord.id}", "dead", f"{lord.wound}-20", lord.dead)
    for skill in content.skill:
        if not skill.synergy:
            _refuse(files["skill"], f"skill {skill.id}", "synergy", "list", "[]")
    for encounter in content.encounter:
        if not sum(encounter.units.numbers):
            _refuse(files["encounter"], f"encounter {encounter.id}", "units", "1-54", 0)
    total = sum(encounter.copies for encounter in content.encounter)
    low, high = FEWEST_ENCOUNTER_CARDS, MOST_ENCOUNTER_CARDS
    if not low <= total <= high:
        _refuse(files["encounter"], "-", "copies", f"{low}-{high}", total)
    tiles = sum(tile.copies for tile in content.tile)
    if not 1 <= tiles <= codes.MOST_TILES:
        _refuse(files["tile"], "-", "copies", f"1-{codes.MOST_TILES}", tiles)
    if not content.tile[codes.COURTYARD].copies:
        _refuse(files["tile"], "tile courtyard", "copies", f"1-{codes.MOST_TILES}", 0)
    for key in SOURCES:
        for card in getattr(content, key):
            _check_abilities(card, key, files[key])


def _check_ninja(ninja: Ninja, file: str) -> None:
    entry = f"ninja {ninja.id}"
    if len(set(ninja.elements)) != len(ninja.elements) or not 1 <= len(ninja.elements) <= 2:
        _refuse(file, entry, "elements", "1-2", ", ".join(ninja.elements))
    for element in ninja.elements:
        _word(file, entry, "elements", element, codes.ELEMENT_NAMES)
    _word(file, entry, "gender", ninja.gender, codes.GENDER_NAMES)
    _word(file, entry, "realm", ninja.realm, codes.REALM_NAMES)


def _check_weapon(weapon: Weapon, file: str) -> None:
    entry = f"weapon {weapon.id}"
    for name in weapon.classes:
        _word(file, entry, "classes", name, codes.CLASS_NAMES[codes.SWORD :])
    if weapon.kind == "melee" and weapon.range:
        _refuse(file, entry, "range", "0", weapon.range)
    if weapon.kind == "ranged" and not weapon.range:
        _refuse(file, entry, "range", "1-9", 0)


def _check_unit(unit: Unit, file: str) -> None:
    entry = f"unit {unit.id}"
    for name in unit.types:
        _word(file, entry, "types", name, codes.TYPE_NAMES[: codes.LORDS])
    number = codes.UNIT_NAMES.index(unit.id)
    pool = codes.SLOT_START[number + 1] - codes.SLOT_START[number]
    if unit.pool != pool:
        _refuse(file, entry, "pool", str(pool), unit.pool)
    if unit.wound > unit.dead:
        _refuse(file, entry, "dead", f"{unit.wound}-20", unit.dead)


def _check_abilities(card: Card, key: str, file: str) -> None:
    for part in ("effect", "synergy"):
        for number, ability in enumerate(getattr(card, part, ()), start=1):
            entry = f"{key} {card.id} {part} {number}"
            _check_words(ability, key, file, entry)
            _check_cost(ability, key, file, entry)
            _check_conditions(ability, key, file, entry)


def _check_words(ability: Ability, key: str, file: str, entry: str) -> None:
    _word(file, entry, "do", ability.do, codes.DO_NAMES)
    _word(file, entry, "when", ability.when, codes.WHEN_NAMES)
    moments = THEIR_MOMENTS if key in ("lord", "unit") else OUR_MOMENTS
    if ability.do in STANDING:
        moments = ("always",)
    elif ability.do in MOMENTS_OF:
        moments = MOMENTS_OF[ability.do]
    else:
        moments = tuple(when for when in moments if when != "always")
    _word(file, entry, "when", ability.when, moments)
    _word(file, entry, "do", ability.do, DEEDS_AT.get(ability.when, codes.DO_NAMES))
    if ability.do in LORD_ALONE and key != "lord":
        others = [name for name in codes.DO_NAMES if name not in LORD_ALONE]
        _word(file, entry, "do", ability.do, others)
    rolls = codes.ROLL_NAMES if ability.when in ("before-roll", "after-roll") else ("any",)
    _word(file, entry, "roll", ability.roll, rolls)
    if ability.do in STATS_OF or ability.stat:
        _word(file, entry, "stat", ability.stat, STATS_OF.get(ability.do, ("",)))
    _word(file, entry, "target", ability.target, codes.TARGET_NAMES)
    _word(file, entry, "limit", ability.limit, codes.LIMIT_NAMES)
    if ability.do == "set-face" and not codes.LOWEST <= ability.amount <= codes.HIGHEST:
        _refuse(file, entry, "amount", f"{codes.LOWEST}-{codes.HIGHEST}", ability.amount)
    far = ability.do == "leap" or ability.target == "stack-near"
    if far != bool(ability.reach):
        _refuse(file, entry, "reach", "1-9" if far else "0", ability.reach)


def _check_cost(ability: Ability, key: str, file: str, entry: str) -> None:
    if ability.may and (key in ("lord", "unit") or ability.when == "always"):
        _refuse(file, entry, "may", "false", "true")
    if ability.cost != Cost() and not ability.may:
        _refuse(file, entry, "may", "true", "false")
    if ability.cost.card and key not in DISCARDED:
        _refuse(file, f"{entry} cost", "card", "false", "true")
    if key not in WITH_COUNTERS:
        if ability.cost.counters:
            _refuse(file, f"{entry} cost", "counters", "0", ability.cost.counters)
        if ability.do == "counter":
            others = [name for name in codes.DO_NAMES if name != "counter"]
            _word(file, entry, "do", ability.do, others)


def _check_conditions(ability: Ability, key: str, file: str, entry: str) -> None:
    if len(ability.if_) > MOST_CONDITIONS:
        _refuse(file, entry, "if", f"0-{MOST_CONDITIONS}", len(ability.if_))
    for condition in ability.if_:
        name, colon, argument = condition.partition(":")
        known = [other for other in codes.IF_NAMES if other != "counters" or key in WITH_COUNTERS]
        _word(file, entry, "if", name, known)
        if name in ARGUMENTS:
            wanted = [f"{name}:{word}" for word in ARGUMENTS[name]]
            _word(file, entry, "if", condition, wanted)
        elif name in LEVELS:
            if not re.fullmatch(r"[1-9]|1[0-9]|2[0-5]", argument, re.ASCII):
                _refuse(file, entry, "if", f"{name}:1, {name}:2, …, {name}:25", condition)
        elif colon:
            _refuse(file, entry, "if", name, condition)


def _word(file: str, entry: str, key: str, word: str, known: Iterable[str]) -> None:
    names = list(known)
    if word not in names:
        _refuse(file, entry, key, ", ".join(name for name in names if name), word)


def _in_order(file: str, key: str, ids: Sequence[str], names: Sequence[str]) -> None:
    for name, wanted in zip(ids, names, strict=False):
        if name != wanted:
            _refuse(file, f"{key} {name}", "id", wanted, name)


def _ids(file: str, key: str, ids: Sequence[str], seen: set[str]) -> None:
    for name in ids:
        where = {"file": file, "entry": f"{key} {name}", "key": "id", "value": name}
        # What a card says stands under `ninja-text-…`: no card can be called that.
        if not re.fullmatch(r"(?!text-)[a-z][a-z0-9-]*", name):
            raise ContentError(Message("content-bad-id", where))
        if name in seen:
            raise ContentError(Message("content-twice", where))
        seen.add(name)


def _between(file: str, key: str, found: int, low: int, high: int) -> None:
    if not low <= found <= high:
        args: dict[str, str | int] = {"file": file, "entry": "-", "key": key}
        more = {"low": low, "high": high, "found": found}
        raise ContentError(Message("content-wrong-count", {**args, **more}))


def _refuse(file: str, entry: str, key: str, wanted: str, value: object) -> None:
    args = {"file": file, "entry": entry, "key": key, "wanted": wanted, "value": str(value)}
    raise ContentError(Message("content-wrong-value", args))


# --- words --------------------------------------------------------------------------------


def wording(card: Card, part: str = "effect") -> dict[str, str | int]:
    """The numbers of a card for its text; `part` is `effect` or, of a Skill, `synergy`.

    Of the first ability amount, signed, reach, level and the costs ki, ingenuity, wounds and
    counters; of the second amount2, signed2 and so on. `amount` is without a sign, `signed` with
    one; `level` is the number in a condition. `start` is the counters that the card begins with;
    activate-ki, activate-ingenuity and activate-wounds are what activating an Item costs.
    """
    said: dict[str, str | int] = {"start": getattr(card, "counters", 0)}
    if isinstance(card, Item):
        said["activate-ki"] = card.activate.ki
        said["activate-ingenuity"] = card.activate.ingenuity
        said["activate-wounds"] = card.activate.wounds
    for number, ability in enumerate(getattr(card, part), start=1):
        last = "" if number == 1 else str(number)
        sign = "+" if ability.amount >= 0 else "\N{MINUS SIGN}"
        levels = [condition.partition(":")[2] for condition in ability.if_]
        said[f"amount{last}"] = abs(ability.amount)
        said[f"signed{last}"] = f"{sign}{abs(ability.amount)}"
        said[f"reach{last}"] = ability.reach
        said[f"level{last}"] = next((int(level) for level in levels if level.isdecimal()), 0)
        said[f"ki{last}"] = ability.cost.ki
        said[f"ingenuity{last}"] = ability.cost.ingenuity
        said[f"wounds{last}"] = ability.cost.wounds
        said[f"counters{last}"] = ability.cost.counters
    return said


# --- numbering ----------------------------------------------------------------------------


def numbered(content: Content) -> cards.Box:
    """The box that the engine plays with.

    Effects are numbered through ninja, lords, units, weapons, items, skills, synergies. Their
    `card` is the number of the Weapon, Item or Skill, or of the ninja, Lord or unit in its set.
    """
    every: list[cards.Effect] = []

    def of(abilities: Iterable[Ability], key: str, card: int) -> list[cards.Effect]:
        effects = [
            _effect(ability, len(every) + n, SOURCES[key], card)
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
    encounters = [cards.EncounterKind(e.copies, e.units.numbers) for e in content.encounter]
    tiles = [tile.copies for tile in content.tile]
    box = cards.Box(ninja, lords, units, kinds, encounters, tiles, every)
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


def _effect(ability: Ability, index: int, source: int, card: int) -> cards.Effect:
    return cards.Effect(
        index,
        source,
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
        ability.cost.card,
        [number for condition in ability.if_ for number in _condition(condition)],
    )


def _condition(condition: str) -> tuple[int, int]:
    """The number of a condition and of its argument; -1 where it has none."""
    name, colon, argument = condition.partition(":")
    if name in ARGUMENTS:
        return codes.IF_NAMES.index(name), ARGUMENTS[name].index(argument)
    return codes.IF_NAMES.index(name), int(argument) if colon else -1


def _ninja(ninja: Ninja, effects: list[cards.Effect]) -> cards.NinjaKind:
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
