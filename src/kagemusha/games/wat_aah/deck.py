"""The cards as data: clans and their powers, Yokai, Ronin; Temple, Court and Bosses."""

from __future__ import annotations

import dataclasses
import re
from collections import Counter
from collections.abc import Mapping
from functools import cache, cached_property
from importlib import resources
from pathlib import Path
from typing import Annotated, Any, Literal

from kagemusha.core.content import Between, load, plain, read_toml
from kagemusha.core.errors import ContentError, Message
from kagemusha.games.wat_aah.phases.layout import CLANS, KIND_SLOTS

EFFECT_IDS = (
    "nothing",
    "discard",
    "swap",
    "return-card",
    "return-clan",
    "destroy-card",
    "destroy-clan",
    "dig",
    "draw",
    "look",
    "copy",
)
"""What powers do, by their number in the kernel."""

TEMPLE_IDS = (
    "",
    "last-stand",
    "closed-fist",
    "false-ledger",
    "mist-scouts",
    "greedy-tithe",
    "echo-strike",
    "masterless-banner",
    "iron-drill",
    "gate-of-jigoku",
    "shadow-stores",
)
"""What Temple cards do, by their number in the kernel."""

COURT_IDS = (
    "",
    "levy",
    "grave-permit",
    "pardon",
    "banishment",
    "court-spy",
    "forced-march",
    "imperial-seal",
    "palace-guard",
    "tax-collector",
    "tribute",
)
"""What Court cards do, by their number in the kernel."""

Strength = Annotated[int, Between(0, 20)]
LARGEST_NUMBER = 50
TEMPLE_NUMBERS = {
    "last-stand": (1, 4),
    "false-ledger": (1, LARGEST_NUMBER),
    "mist-scouts": (2, 5),
    "gate-of-jigoku": (1, 10),
}
COURT_NUMBERS = {"pardon": (1, LARGEST_NUMBER)}
"""The numbers that a card may have, where not every one makes sense."""


@dataclasses.dataclass(frozen=True)
class Power:
    """An effect with its numbers."""

    do: Literal[
        "nothing",
        "discard",
        "swap",
        "return-card",
        "return-clan",
        "destroy-card",
        "destroy-clan",
        "dig",
        "draw",
        "look",
        "copy",
    ]
    number: Annotated[int, Between(0, 20)] = 0
    keep: Annotated[int, Between(0, 20)] = 0


@dataclasses.dataclass(frozen=True)
class Clan:
    """A clan: the strengths of its cards, its powers with two and with three cards."""

    id: str
    strengths: tuple[int, ...]
    two: Power
    three: Power


@dataclasses.dataclass(frozen=True)
class Yokai:
    """A Yokai: a single card."""

    id: str
    strength: Strength
    power: Power


@dataclasses.dataclass(frozen=True)
class Ronin:
    """The wildcards."""

    number: Annotated[int, Between(0, 9)]
    strength: Strength


@dataclasses.dataclass(frozen=True)
class Kind:
    """Cards that nobody can tell apart: their id, clan (or ronin, yokai), strength, number."""

    id: str
    clan: str
    strength: int
    number: int


@dataclasses.dataclass(frozen=True)
class Deck:
    """The Shinobi cards."""

    name: str
    hand: Annotated[int, Between(2, 12)]
    ronin: Ronin
    clan: tuple[Clan, ...]
    yokai: tuple[Yokai, ...]

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        """Every kind in the kernel's order: Clan cards by clan and strength, Ronin, Yokai."""
        kinds = []
        for clan in self.clan:
            for strength, number in sorted(Counter(clan.strengths).items()):
                kinds.append(Kind(f"{clan.id}-{strength}", clan.id, strength, number))
        kinds.append(Kind("ronin", "ronin", self.ronin.strength, self.ronin.number))
        kinds += [Kind(yokai.id, "yokai", yokai.strength, 1) for yokai in self.yokai]
        return tuple(kinds)

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """Every kind by its id, in the same order."""
        return tuple(kind.id for kind in self.kinds)

    @cached_property
    def by_clan(self) -> tuple[tuple[tuple[int, str], ...], ...]:
        """The cards of each clan: their numbers in the kernel, and their ids."""
        return tuple(
            tuple((n, kind.id) for n, kind in enumerate(self.kinds) if kind.clan == clan.id)
            for clan in self.clan
        )

    def to_dict(self) -> dict[str, Any]:
        """The deck as data of its file."""
        return plain(self)


@dataclasses.dataclass(frozen=True)
class TempleCard:
    """A Temple of the Shadow card."""

    id: str
    do: Literal[
        "last-stand",
        "closed-fist",
        "false-ledger",
        "mist-scouts",
        "greedy-tithe",
        "echo-strike",
        "masterless-banner",
        "iron-drill",
        "gate-of-jigoku",
        "shadow-stores",
    ]
    number: Annotated[int, Between(0, LARGEST_NUMBER)] = 0


@dataclasses.dataclass(frozen=True)
class CourtCard:
    """An Imperial Court card."""

    id: str
    do: Literal[
        "levy",
        "grave-permit",
        "pardon",
        "banishment",
        "court-spy",
        "forced-march",
        "imperial-seal",
        "palace-guard",
        "tax-collector",
        "tribute",
    ]
    number: Annotated[int, Between(0, LARGEST_NUMBER)] = 0


@dataclasses.dataclass(frozen=True)
class Boss:
    """A Boss: damage, then points by pawns left."""

    id: str
    damage: Annotated[int, Between(0, 12)]
    points: tuple[int, ...]


@dataclasses.dataclass(frozen=True)
class GrandMaster:
    """The cards of the long mode."""

    name: str
    temple: tuple[TempleCard, ...]
    court: tuple[CourtCard, ...]
    boss: tuple[Boss, ...]

    def to_dict(self) -> dict[str, Any]:
        """The cards as data of their file."""
        return plain(self)


@cache
def shinobi() -> Deck:
    """The published deck."""
    return read_deck(_own("shinobi.toml"))


@cache
def grand_master() -> GrandMaster:
    """The Temple, Court and Boss cards in use by default."""
    return read_grand_master(_own("grand-master.toml"))


def _own(name: str) -> Path:
    with resources.as_file(resources.files("kagemusha.games.wat_aah") / "content" / name) as path:
        return path


def read_deck(path_or_data: Path | Mapping[str, Any]) -> Deck:
    """A deck from a file, or from data; ContentError names file, entry and key."""
    file = path_or_data.name if isinstance(path_or_data, Path) else "deck"
    deck = load(
        Deck, read_toml(path_or_data) if isinstance(path_or_data, Path) else path_or_data, file
    )
    _count(file, "clan", deck.clan, 4, CLANS)
    _unique(file, "clan", [clan.id for clan in deck.clan] + [y.id for y in deck.yokai])
    for clan in deck.clan:
        for strength in clan.strengths:
            if not 0 <= strength <= 20:
                _refuse(file, f"clan {clan.id}", "strengths", "0-20", strength)
    if len(deck.kinds) > KIND_SLOTS:
        _refuse(file, "-", "clan", f"1-{KIND_SLOTS}", len(deck.kinds))
    total = sum(kind.number for kind in deck.kinds)
    if not 40 <= total <= 120:
        _refuse(file, "-", "clan", "40-120", total)
    return deck


def read_grand_master(path_or_data: Path | Mapping[str, Any]) -> GrandMaster:
    """Temple, Court and Boss cards from a file, or from data."""
    file = path_or_data.name if isinstance(path_or_data, Path) else "grand-master"
    cards = load(
        GrandMaster,
        read_toml(path_or_data) if isinstance(path_or_data, Path) else path_or_data,
        file,
    )
    _count(file, "temple", cards.temple, 1, 16)
    _count(file, "court", cards.court, 1, 16)
    _count(file, "boss", cards.boss, 5, 8)
    for key, ids in (
        ("temple", [card.id for card in cards.temple]),
        ("court", [card.id for card in cards.court]),
        ("boss", [card.id for card in cards.boss]),
    ):
        _unique(file, key, ids)
    for temple in cards.temple:
        _check_number(file, "temple", temple, TEMPLE_NUMBERS)
    for court in cards.court:
        _check_number(file, "court", court, COURT_NUMBERS)
    for boss in cards.boss:
        if len(boss.points) != 6:
            _refuse(file, f"boss {boss.id}", "points", "6", len(boss.points))
    return cards


def _check_number(
    file: str, key: str, card: TempleCard | CourtCard, numbers: Mapping[str, tuple[int, int]]
) -> None:
    low, high = numbers.get(card.do, (0, LARGEST_NUMBER))
    if not low <= card.number <= high:
        _refuse(file, f"{key} {card.id}", "number", f"{low}-{high}", card.number)


def _refuse(file: str, entry: str, key: str, wanted: str, value: object) -> None:
    args = {"file": file, "entry": entry, "key": key, "wanted": wanted, "value": str(value)}
    raise ContentError(Message("content-wrong-value", args))


def _count(file: str, key: str, entries: tuple[object, ...], low: int, high: int) -> None:
    if not low <= len(entries) <= high:
        args: dict[str, str | int] = {"file": file, "entry": "-", "key": key}
        more = {"low": low, "high": high, "found": len(entries)}
        raise ContentError(Message("content-wrong-count", {**args, **more}))


def _unique(file: str, key: str, ids: list[str]) -> None:
    for name, count in Counter(ids).items():
        where = {"file": file, "entry": f"{key} {name}", "key": "id", "value": name}
        if count > 1:
            raise ContentError(Message("content-twice", where))
        if not re.fullmatch(r"[a-z][a-z0-9-]*", name) or name == "ronin":
            raise ContentError(Message("content-bad-id", where))
