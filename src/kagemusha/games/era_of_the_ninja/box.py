"""The content of a box, read from files or from data."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from kagemusha.core.content import load, read_toml
from kagemusha.core.errors import ContentError, Message
from kagemusha.games.era_of_the_ninja.box_checks import check, refuse
from kagemusha.games.era_of_the_ninja.schema import (
    Ability,
    Card,
    Content,
    Encounter,
    Item,
    Lord,
    NinjaCard,
    Room,
    Skill,
    Unit,
    Weapon,
)

FILES = {
    "ninja": "ninja.toml",
    "lord": "lords.toml",
    "weapon": "weapons.toml",
    "item": "items.toml",
    "skill": "skills.toml",
    "unit": "units.toml",
    "encounter": "encounters.toml",
    "room": "rooms.toml",
}
"""The sets, and the file of each."""

KINDS: dict[str, type[Card]] = {
    "ninja": NinjaCard,
    "lord": Lord,
    "weapon": Weapon,
    "item": Item,
    "skill": Skill,
    "unit": Unit,
    "encounter": Encounter,
    "room": Room,
}


@cache
def the_box() -> Content:
    """The content in use by default."""
    with resources.as_file(resources.files("kagemusha.games.era_of_the_ninja") / "content") as path:
        return _read(path)


def read_box(path_or_data: Path | Mapping[str, Any] | None) -> Content:
    """Content from a directory, from data, or the box's own; ContentError names what is wrong."""
    return the_box() if path_or_data is None else _read(path_or_data)


def _read(path_or_data: Path | Mapping[str, Any]) -> Content:
    names = FILES if isinstance(path_or_data, Path) else dict.fromkeys(FILES, "box")
    if not isinstance(path_or_data, Path):
        _keys("box", path_or_data, tuple(FILES))
    sets: dict[str, tuple[Any, ...]] = {}
    for key, name in FILES.items():
        if isinstance(path_or_data, Path):
            data = read_toml(path_or_data / name)
            _keys(name, data, (key,))
        else:
            data = {key: path_or_data[key]}
        sets[key] = _entries(key, data[key], names[key])
    content = Content(**sets)
    check(content, names)
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
        refuse(file, "-", key, "list", value)
    entries = []
    for number, item in enumerate(value, start=1):
        if not isinstance(item, dict):
            refuse(file, f"{key} {number}", key, "table", item)
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
        refuse(file, entry, part, "table", raw)
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


def wording(card: Card, part: str = "effect") -> dict[str, str | int]:
    """The numbers of a card for its text; `part` is `effect` or, of a Skill, `synergy`.

    Of the first ability amount, signed, reach, level and the costs ki, ingenuity, wounds,
    counters and shadow; of the second amount2, signed2 and so on. `amount` is without a sign,
    `signed` with one; `level` is the number in a condition. `start` is the counters that the card
    begins with; activate-ki, activate-ingenuity and activate-wounds are what activating an Item
    costs.
    """
    values: dict[str, str | int] = {"start": getattr(card, "counters", 0)}
    if isinstance(card, Item):
        values["activate-ki"] = card.activate.ki
        values["activate-ingenuity"] = card.activate.ingenuity
        values["activate-wounds"] = card.activate.wounds
    for number, ability in enumerate(getattr(card, part), start=1):
        last = "" if number == 1 else str(number)
        sign = "+" if ability.amount >= 0 else "\N{MINUS SIGN}"
        levels = [condition.partition(":")[2] for condition in ability.if_]
        values[f"amount{last}"] = abs(ability.amount)
        values[f"signed{last}"] = f"{sign}{abs(ability.amount)}"
        values[f"reach{last}"] = ability.reach
        values[f"level{last}"] = next((int(level) for level in levels if level.isdecimal()), 0)
        values[f"ki{last}"] = ability.cost.ki
        values[f"ingenuity{last}"] = ability.cost.ingenuity
        values[f"wounds{last}"] = ability.cost.wounds
        values[f"counters{last}"] = ability.cost.counters
        values[f"shadow{last}"] = ability.cost.shadow
    return values
