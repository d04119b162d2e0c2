"""The cards as their files describe them."""

from __future__ import annotations

import dataclasses
from functools import cached_property
from typing import Annotated, Any, Literal

from kagemusha.core.content import Between, plain
from kagemusha.core.game import content_hash
from kagemusha.games.era_of_the_ninja.phases import codes

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
    shadow: Few = 0
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
    word: str = ""
    """What `use` calls it after the card's id: of several abilities of a card."""
    if_: tuple[str, ...] = ()
    """The conditions; files call them `if`."""


@dataclasses.dataclass(frozen=True)
class NinjaCard:
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
    effect: tuple[Ability, ...] = ()


@dataclasses.dataclass(frozen=True)
class Room:
    """A Room tile."""

    id: str
    shape: str
    copies: Annotated[int, Between(1, codes.MOST_TILES)] = 1
    effect: tuple[Ability, ...] = ()


Card = NinjaCard | Lord | Weapon | Item | Skill | Unit | Encounter | Room
"""Whatever may have abilities."""


@dataclasses.dataclass(frozen=True)
class Content:
    """Everything in the box, as its files say it."""

    ninja: tuple[NinjaCard, ...]
    lord: tuple[Lord, ...]
    weapon: tuple[Weapon, ...]
    item: tuple[Item, ...]
    skill: tuple[Skill, ...]
    unit: tuple[Unit, ...]
    encounter: tuple[Encounter, ...]
    room: tuple[Room, ...]

    @cached_property
    def fingerprint(self) -> str:
        """The same for the same box."""
        return content_hash(self.to_dict())

    def to_dict(self) -> dict[str, Any]:
        """The box as its files would say it, all in one."""
        data = plain(self)
        for entries in data.values():
            for entry in entries:
                for ability in (*entry.get("effect", ()), *entry.get("synergy", ())):
                    ability["if"] = ability.pop("if-")
        return data
