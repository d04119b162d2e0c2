"""What the content of a box must fulfil."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from kagemusha.core.errors import ContentError, Message
from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.schema import (
    Ability,
    Card,
    Content,
    Cost,
    NinjaCard,
    Room,
    Unit,
    Weapon,
)

NINJA = 30
LORDS = 24
ENCOUNTERS = 24
FEWEST_ENCOUNTER_CARDS = 17
"""E.19: five, nine and three."""
MOST_ENCOUNTER_CARDS = 36
MOST_CONDITIONS = 3
MOST_ABILITIES = 256
"""So many can be told apart in an observation, and used by an index."""

HOW_MANY = {
    "ninja": NINJA,
    "lord": LORDS,
    "weapon": codes.CARDS_A_DECK,
    "item": codes.CARDS_A_DECK,
    "skill": codes.CARDS_A_DECK,
    "unit": codes.UNITS,
    "encounter": ENCOUNTERS,
}

STANDING = codes.DO_NAMES[: codes.BODYGUARD + 1]
"""What holds as long as the card is active; everything else has a trigger."""

CASTLE_TRIGGERS = (
    "always",
    "round",
    "awareness",
    "activating",
    "struck",
    "recovering",
    "entering",
    "killing",
)
"""The triggers of Lords and units."""
NINJA_TRIGGERS = tuple(
    when for when in codes.WHEN_NAMES if when not in ("activating", "struck", "entering")
)
"""The triggers of ninja and their cards."""

ROOM_TRIGGERS = (
    *("always", "round", "turn", "moving", "exploring", "arriving", "killing", "missing", "hiding"),
    *("found-hidden", "found-visible", "awareness", "recovering"),
)
"""The triggers of rooms: those of the ninja in them."""
TRIGGERS = {
    "lord": CASTLE_TRIGGERS,
    "unit": CASTLE_TRIGGERS,
    "encounter": ("exploring",),
    "room": ROOM_TRIGGERS,
}
"""Ninja and their cards have NINJA_TRIGGERS."""
TO_NINJA = (
    *("heal", "hurt", "ki", "ingenuity", "shadow", "set-shadow", "force-hidden", "force-visible"),
    *("gain", "peek"),
)
TO_STACKS = ("stun", "tokens", "push", "slay")
EFFECTS_OF = {
    "encounter": (*TO_NINJA, *TO_STACKS, "prize"),
    "room": (
        *("modify", "set", "deadly", "own-tile", "sweep", "pass-walls", "keep-shadow"),
        *(*TO_NINJA, *TO_STACKS, "swap", "leap", "move-points", "awareness"),
    ),
}
"""All that these can do."""

TRIGGERS_OF = {
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
"""What can happen at these triggers only."""
EFFECTS_AT = {
    "setup": ("offer",),
    "arriving": tuple(name for name in codes.DO_NAMES if name not in ("leap", "exchange")),
    "hit": ("soak", "redirect"),
    "dying": ("survive",),
    "awareness": ("awareness",),
}
"""The only things that can happen at these triggers. Arriving and moving on might never end."""

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

CARD_CLASSES = {
    "ninja": codes.NINJA_CLASS,
    "lord": codes.LORD_CLASS,
    "unit": codes.UNIT_CLASS,
    "weapon": codes.WEAPON_CLASS,
    "item": codes.ITEM_CLASS,
    "skill": codes.SKILL_CLASS,
    "encounter": codes.ENCOUNTER_CLASS,
    "room": codes.ROOM_CLASS,
}
WITH_COUNTERS = ("ninja", "lord", "item")
DISCARDED = ("weapon", "item", "skill")
LORD_ALONE = ("hunts", "bodyguard")
BRINGING = ("lure", "exchange")
"""What is done with a stack on another tile."""


def check(content: Content, files: Mapping[str, str]) -> None:
    """Refuse content that the rules cannot play with; `files` names the file of each set."""
    seen: set[str] = set()
    for key, number in HOW_MANY.items():
        file, entries = files[key], getattr(content, key)
        _between(file, key, len(entries), number, number)
        _ids(file, key, [entry.id for entry in entries], seen)
    _in_order(files["unit"], "unit", [unit.id for unit in content.unit], codes.UNIT_NAMES)
    _check_rooms(content.room, files["room"], seen)
    for ninja in content.ninja:
        _check_ninja(ninja, files["ninja"])
    for weapon in content.weapon:
        _check_weapon(weapon, files["weapon"])
    for unit in content.unit:
        _check_unit(unit, files["unit"])
    for lord in content.lord:
        if lord.wound > lord.dead:
            refuse(files["lord"], f"lord {lord.id}", "dead", f"{lord.wound}-20", lord.dead)
    for skill in content.skill:
        if not skill.synergy:
            refuse(files["skill"], f"skill {skill.id}", "synergy", "list", "[]")
    for encounter in content.encounter:
        if not sum(encounter.units.numbers):
            refuse(files["encounter"], f"encounter {encounter.id}", "units", "1-54", 0)
    total = sum(encounter.copies for encounter in content.encounter)
    low, high = FEWEST_ENCOUNTER_CARDS, MOST_ENCOUNTER_CARDS
    if not low <= total <= high:
        refuse(files["encounter"], "-", "copies", f"{low}-{high}", total)
    abilities = 0
    for key in CARD_CLASSES:
        for card in getattr(content, key):
            _check_abilities(card, key, files[key])
            abilities += len(card.effect) + len(getattr(card, "synergy", ()))
    if abilities > MOST_ABILITIES:
        refuse(files["room"], "-", "effect", f"0-{MOST_ABILITIES}", abilities)


def _check_rooms(rooms: Sequence[Room], file: str, seen: set[str]) -> None:
    _ids(file, "room", [room.id for room in rooms], seen)
    for room in rooms:
        _word(file, f"room {room.id}", "shape", room.shape, codes.SHAPE_NAMES)
    tiles = sum(room.copies for room in rooms)
    if not 1 <= tiles <= codes.MOST_TILES:
        refuse(file, "-", "copies", f"1-{codes.MOST_TILES}", tiles)
    if all(room.shape != "courtyard" for room in rooms):  # E.18
        refuse(file, "-", "shape", "courtyard", rooms[0].shape)


def _check_ninja(ninja: NinjaCard, file: str) -> None:
    entry = f"ninja {ninja.id}"
    if len(set(ninja.elements)) != len(ninja.elements) or not 1 <= len(ninja.elements) <= 2:
        refuse(file, entry, "elements", "1-2", ", ".join(ninja.elements))
    for element in ninja.elements:
        _word(file, entry, "elements", element, codes.ELEMENT_NAMES)
    _word(file, entry, "gender", ninja.gender, codes.GENDER_NAMES)
    _word(file, entry, "realm", ninja.realm, codes.REALM_NAMES)


def _check_weapon(weapon: Weapon, file: str) -> None:
    entry = f"weapon {weapon.id}"
    for name in weapon.classes:
        _word(file, entry, "classes", name, codes.CLASS_NAMES[codes.SWORD :])
    if weapon.kind == "melee" and weapon.range:
        refuse(file, entry, "range", "0", weapon.range)
    if weapon.kind == "ranged" and not weapon.range:
        refuse(file, entry, "range", "1-9", 0)


def _check_unit(unit: Unit, file: str) -> None:
    entry = f"unit {unit.id}"
    for name in unit.types:
        _word(file, entry, "types", name, codes.TYPE_NAMES[: codes.LORDS])
    number = codes.UNIT_NAMES.index(unit.id)
    pool = codes.SLOT_START[number + 1] - codes.SLOT_START[number]
    if unit.pool != pool:
        refuse(file, entry, "pool", str(pool), unit.pool)
    if unit.wound > unit.dead:
        refuse(file, entry, "dead", f"{unit.wound}-20", unit.dead)


def _check_abilities(card: Card, key: str, file: str) -> None:
    for part in ("effect", "synergy"):
        words: set[str] = set()
        for number, ability in enumerate(getattr(card, part, ()), start=1):
            entry = f"{key} {card.id} {part} {number}"
            if ability.word in words or not re.fullmatch(r"[a-z]*", ability.word):
                refuse(file, entry, "word", "a-z", ability.word)
            words.update([ability.word] if ability.word else [])
            _check_words(ability, key, file, entry)
            _check_cost(ability, key, file, entry)
            _check_conditions(ability, key, file, entry)


def _check_words(ability: Ability, key: str, file: str, entry: str) -> None:
    _word(file, entry, "do", ability.do, codes.DO_NAMES)
    _word(file, entry, "when", ability.when, codes.WHEN_NAMES)
    triggers = TRIGGERS.get(key, NINJA_TRIGGERS)
    if ability.do in STANDING:
        triggers = ("always",)
    elif ability.do in TRIGGERS_OF:
        triggers = TRIGGERS_OF[ability.do]
    else:
        triggers = tuple(when for when in triggers if when != "always")
    _word(file, entry, "when", ability.when, triggers)
    _word(file, entry, "do", ability.do, EFFECTS_AT.get(ability.when, codes.DO_NAMES))
    if key in EFFECTS_OF:
        _word(file, entry, "do", ability.do, EFFECTS_OF[key])
    elif ability.do == "prize" or (ability.do in LORD_ALONE and key != "lord"):
        others = [name for name in codes.DO_NAMES if name not in ("prize", *LORD_ALONE)]
        _word(file, entry, "do", ability.do, others)
    rolls = codes.ROLL_NAMES if ability.when in ("before-roll", "after-roll") else ("any",)
    _word(file, entry, "roll", ability.roll, rolls)
    if ability.do in STATS_OF or ability.stat:
        _word(file, entry, "stat", ability.stat, STATS_OF.get(ability.do, ("",)))
    _word(file, entry, "target", ability.target, _targets(ability, key))
    _word(file, entry, "limit", ability.limit, codes.LIMIT_NAMES)
    if ability.do == "set-face" and not codes.LOWEST <= ability.amount <= codes.HIGHEST:
        refuse(file, entry, "amount", f"{codes.LOWEST}-{codes.HIGHEST}", ability.amount)
    far = ability.do == "leap" or ability.target == "stack-near"
    if far != bool(ability.reach):
        refuse(file, entry, "reach", "1-9" if far else "0", ability.reach)


def _targets(ability: Ability, key: str) -> Sequence[str]:
    if key == "room" and ability.do in ("modify", "set"):
        return ("self", "stacks-here") if ability.do == "modify" else ("stacks-here",)
    if ability.do in BRINGING:
        return ("stack-near",)
    return ("stacks-here",) if ability.do == "prize" else codes.TARGET_NAMES


def _check_cost(ability: Ability, key: str, file: str, entry: str) -> None:
    if ability.may and (key in ("lord", "unit") or ability.when == "always"):
        refuse(file, entry, "may", "false", "true")
    if ability.cost != Cost() and not ability.may:
        refuse(file, entry, "may", "true", "false")
    if ability.do == "awareness" and ability.cost.ki:  # E.12
        refuse(file, entry, "ki", "0", ability.cost.ki)
    if ability.cost.card and (key not in DISCARDED or ability.do == "counter"):
        refuse(file, f"{entry} cost", "card", "false", "true")
    if key not in WITH_COUNTERS:
        if ability.cost.counters:
            refuse(file, f"{entry} cost", "counters", "0", ability.cost.counters)
        if ability.do == "counter":
            others = [name for name in codes.DO_NAMES if name != "counter"]
            _word(file, entry, "do", ability.do, others)


def _check_conditions(ability: Ability, key: str, file: str, entry: str) -> None:
    if len(ability.if_) > MOST_CONDITIONS:
        refuse(file, entry, "if", f"0-{MOST_CONDITIONS}", len(ability.if_))
    for condition in ability.if_:
        name, colon, argument = condition.partition(":")
        known = [other for other in codes.IF_NAMES if other != "counters" or key in WITH_COUNTERS]
        _word(file, entry, "if", name, known)
        if name in ARGUMENTS:
            wanted = [f"{name}:{word}" for word in ARGUMENTS[name]]
            _word(file, entry, "if", condition, wanted)
        elif name in LEVELS:
            if not re.fullmatch(r"[1-9]|1[0-9]|2[0-5]", argument, re.ASCII):
                refuse(file, entry, "if", f"{name}:1, {name}:2, …, {name}:25", condition)
        elif colon:
            refuse(file, entry, "if", name, condition)


def _word(file: str, entry: str, key: str, word: str, known: Iterable[str]) -> None:
    names = list(known)
    if word not in names:
        refuse(file, entry, key, ", ".join(name for name in names if name), word)


def _in_order(file: str, key: str, ids: Sequence[str], names: Sequence[str]) -> None:
    for name, wanted in zip(ids, names, strict=False):
        if name != wanted:
            refuse(file, f"{key} {name}", "id", wanted, name)


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


def refuse(file: str, entry: str, key: str, wanted: str, value: object) -> None:
    """Say which value of a file is wrong."""
    args = {"file": file, "entry": entry, "key": key, "wanted": wanted, "value": str(value)}
    raise ContentError(Message("content-wrong-value", args))
