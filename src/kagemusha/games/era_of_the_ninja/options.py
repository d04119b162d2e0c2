"""Modes, modules, clans: what may be chosen before a match, and what contradicts what."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping, Sequence
from typing import Any

from kagemusha.core.errors import Message, OptionError
from kagemusha.core.game import content_hash
from kagemusha.games.era_of_the_ninja.box import read_box, the_box
from kagemusha.games.era_of_the_ninja.meta import MANIFEST
from kagemusha.games.era_of_the_ninja.numbering import numbered
from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.cards import Box, Terms
from kagemusha.games.era_of_the_ninja.phases.clans import may_join
from kagemusha.games.era_of_the_ninja.phases.world import World
from kagemusha.games.era_of_the_ninja.schema import Content

QUICK_TILES = 3
"""Ruling 71: Room tiles for each ninja in a quick Death Match."""
QUICK_HEALING = 4
"""Ruling 71: the last round there before the fire."""
DEATH_MATCHES = ("nvn-death-match", "clan-death-match")
CLAN_MODES = ("clan-death-match", "clan-attack", "multi-clan-attack")
CLAN = re.compile(r"(?P<clan>[a-z]+)(?:-(?P<side>[1-9]))?")


@dataclasses.dataclass(frozen=True)
class Difficulty:
    """Ruling 72: what a difficulty changes."""

    modules: tuple[str, ...] = ()
    """Modules of the book that it switches on."""
    boon: int = 0
    """Wounds for each ninja, lost first and never regained."""
    dread: int = 0
    """Points more for the Lord's Wound and Dead."""


ALONE: Mapping[str, Difficulty] = {
    "book": Difficulty(),
    "easy": Difficulty(("sneak",), boon=3),
    "normal": Difficulty(dread=2),
    "hard": Difficulty(("reinforcements",), dread=1),
}
AMONG_SEVERAL: Mapping[str, Difficulty] = {
    "book": Difficulty(),
    "easy": Difficulty(("sneak",), boon=3),
    "normal": Difficulty(dread=1),
    "hard": Difficulty(("reinforcements",), dread=2),
}


@dataclasses.dataclass(frozen=True)
class Setup:
    """The chosen options, complete."""

    seats: int
    mode: str
    arcade: bool
    nvn: bool
    reinforcements: bool
    sneak: bool
    clans: tuple[str, ...]
    """One for each seat; seats of one entry stand on one side, `none` stands alone."""
    ninja: str
    rooms: str
    """Ruling 69: `featured`, or `plain`."""
    lord: str
    rounds: int
    """After this many rounds the night is over, and nobody wins."""
    pace: str
    """Ruling 71: a Death Match by the `book`, or a `quick` one."""
    difficulty: str
    """Ruling 72: by the `book`, or `easy`, `normal` or `hard`."""
    defeated: str
    """Ruling 73: eliminated players only `watch`, or choose for the `castle`."""
    content: Content
    box: Box

    def to_dict(self) -> dict[str, Any]:
        """Plain data that gives the same setup; the built-in box is not written out."""
        return {
            "mode": self.mode,
            "arcade": self.arcade,
            "nvn": self.nvn,
            "reinforcements": self.reinforcements,
            "sneak": self.sneak,
            "clans": list(self.clans),
            "ninja": self.ninja,
            "rooms": self.rooms,
            "lord": self.lord,
            "rounds": self.rounds,
            "pace": self.pace,
            "difficulty": self.difficulty,
            "defeated": self.defeated,
            "box": None if self.content == the_box() else self.content.to_dict(),
        }

    def fingerprint(self) -> str:
        """The hash of the box and of the numbers of a difficulty.

        So a log of a difficulty that had other numbers is refused.
        """
        if self.difficulty == "book":
            return self.content.fingerprint
        numbers = dataclasses.asdict(_difficulty(self.seats, self.difficulty))
        return content_hash({**self.content.to_dict(), "difficulty": numbers})

    def terms(self) -> Terms:
        """The same for the rules."""
        lords = [lord.id for lord in self.content.lord]
        quick = self.pace == "quick"
        return Terms(
            self.seats,
            codes.MODE_NAMES.index(self.mode),
            self.arcade,
            self.nvn,
            self.reinforcements,
            self.sneak,
            self.ninja == "choose",
            [codes.CLAN_NAMES.index(_split(clan)[0]) for clan in self.clans],
            _sides(self.clans),
            -1 if self.lord == "random" else lords.index(self.lord),
            self.rounds,
            QUICK_TILES * self.seats if quick else codes.NO_LIMIT,
            QUICK_HEALING if quick else codes.NO_LIMIT,
            _difficulty(self.seats, self.difficulty).boon,
            _difficulty(self.seats, self.difficulty).dread,
            self.defeated == "castle",
        )


def choose(seats: int, options: Mapping[str, Any] | None) -> Setup:
    """Complete the options; OptionError names what does not exist or contradicts another."""
    chosen = MANIFEST.complete(seats, options)
    content = read_box(chosen["box"])
    lords = ("random", *(card.id for card in content.lord))
    if chosen["lord"] not in lords:
        raise MANIFEST.option("lord").wrong(chosen["lord"], ", ".join(lords))
    for module in _difficulty(seats, chosen["difficulty"]).modules:
        chosen[module] = True
    _check_clans(chosen["clans"], chosen["mode"], seats)
    if chosen["arcade"] and len(set(_sides(chosen["clans"]))) < 2:  # ruling 68
        _contradiction("arcade-one-side")
    setup = Setup(
        seats,
        chosen["mode"],
        chosen["arcade"],
        chosen["nvn"],
        chosen["reinforcements"],
        chosen["sneak"],
        tuple(chosen["clans"]),
        chosen["ninja"],
        chosen["rooms"],
        chosen["lord"],
        chosen["rounds"],
        chosen["pace"],
        chosen["difficulty"],
        chosen["defeated"],
        content,
        numbered(content, chosen["rooms"] == "featured"),
    )
    _enough_ninja(setup)
    return setup


def _difficulty(seats: int, name: str) -> Difficulty:
    return (ALONE if seats == 1 else AMONG_SEVERAL)[name]


def _contradiction(problem: str, **args: str | int) -> None:
    raise OptionError(Message(f"option-era-{problem}", args))


# --- clans --------------------------------------------------------------------------------


def _split(entry: str) -> tuple[str, str]:
    found = CLAN.fullmatch(entry)
    return (found["clan"], found["side"] or "") if found else (entry, "")


def _sides(clans: Sequence[str]) -> list[int]:
    """E.149: seats of the same entry are one side; who has no clan is alone."""
    keys = [f"seat {n}" if entry == "none" else entry for n, entry in enumerate(clans)]
    order = list(dict.fromkeys(keys))
    return [order.index(key) for key in keys]


def _check_clans(entries: Sequence[str], mode: str, seats: int) -> None:
    for entry in entries:
        if _split(entry)[0] not in codes.CLAN_NAMES or (
            entry != "none" and entry.startswith("none")
        ):
            raise MANIFEST.option("clans").wrong(entry)
    if len(entries) != seats:
        _contradiction("clans-number", seats=seats, number=len(entries))
    if mode in CLAN_MODES and "none" in entries:
        _contradiction("clans-needed", mode=mode)
    sides = len(set(_sides(entries)))
    if mode == "clan-attack" and sides > 1:
        _contradiction("one-clan", mode=mode)
    if mode in ("multi-clan-attack", "clan-death-match") and sides < 2:
        _contradiction("two-sides", mode=mode)


def _enough_ninja(setup: Setup) -> None:
    """E.149: every member draws two ninja of its clan; a custom box may have too few.

    Whoever draws before, in a clan or in none, may draw those that would fit.
    """
    terms = setup.terms()
    table = World(setup.box, terms)
    for clan, entry in zip(terms.clans, setup.clans, strict=True):
        wanted = 2 * setup.seats
        fitting = sum(1 for kind in range(len(setup.box.ninja)) if may_join(table, kind, clan))
        if clan != codes.NO_CLAN and fitting < wanted:
            _contradiction("too-few-ninja", clan=entry, number=fitting, wanted=wanted)
