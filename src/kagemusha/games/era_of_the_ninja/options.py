"""Modes, modules, clans: what may be chosen before a match, and what contradicts what."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from kagemusha.core.errors import Message, OptionError
from kagemusha.games.era_of_the_ninja.box import Content, numbered, read_box, the_box
from kagemusha.games.era_of_the_ninja.phases import codes as at
from kagemusha.games.era_of_the_ninja.phases.cards import Box, Terms
from kagemusha.games.era_of_the_ninja.phases.clans import may_join
from kagemusha.games.era_of_the_ninja.phases.table import Table

KEYS = (
    "mode",
    "arcade",
    "nvn",
    "reinforcements",
    "sneak",
    "clans",
    "ninja",
    "lord",
    "rounds",
    "box",
)
MOST_ROUNDS = 100
MODES = at.MODE_NAMES
CLANS = at.CLAN_NAMES
DRAFTS = ("draw", "choose")
DEATH_MATCHES = ("nvn-death-match", "clan-death-match")
CLAN_MODES = ("clan-death-match", "clan-attack", "multi-clan-attack")
CLAN = re.compile(r"(?P<clan>[a-z]+)(?:-(?P<side>[1-9]))?")


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
    lord: str
    rounds: int
    """After so many the night is over, and nobody wins."""
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
            "lord": self.lord,
            "rounds": self.rounds,
            "box": None if self.content == the_box() else self.content.to_dict(),
        }

    def terms(self) -> Terms:
        """The same for the rules."""
        lords = [lord.id for lord in self.content.lord]
        return Terms(
            self.seats,
            at.MODE_NAMES.index(self.mode),
            self.arcade,
            self.nvn,
            self.reinforcements,
            self.sneak,
            self.ninja == "choose",
            [at.CLAN_NAMES.index(_split(clan)[0]) for clan in self.clans],
            _sides(self.clans),
            -1 if self.lord == "random" else lords.index(self.lord),
            self.rounds,
        )


def default_seats(options: Mapping[str, Any] | None) -> int:
    """E.159: one for the Lone Ninja, two for the rest."""
    return 1 if (options or {}).get("mode") == "lone-ninja" else 2


def choose(seats: int, options: Mapping[str, Any] | None) -> Setup:
    """Complete the options; OptionError names what does not exist or contradicts another."""
    given = dict(options or {})
    for key in given:
        if key not in KEYS:
            raise OptionError(Message("option-unknown", {"option": key, "known": ", ".join(KEYS)}))
    content = _content(given.get("box"))
    mode = _one_of("mode", given.get("mode"), at.MODE_NAMES)
    if mode is None:
        mode = "lone-ninja" if seats == 1 else "standard"
    if (mode == "lone-ninja") != (seats == 1):
        wanted = "1" if mode == "lone-ninja" else "2, 3, 4"
        _contradiction("seats", mode=mode, seats=seats, known=wanted)
    arcade = _switch("arcade", given.get("arcade"), default=False)
    fighting = mode in (*DEATH_MATCHES, "multi-clan-attack")
    nvn = _switch("nvn", given.get("nvn"), default=fighting)
    reinforcements = _switch("reinforcements", given.get("reinforcements"), default=False)
    sneak = _switch("sneak", given.get("sneak"), default=False)
    if mode in DEATH_MATCHES:
        if not nvn:
            _contradiction("nvn-needed", mode=mode)
        if reinforcements:
            _contradiction("no-reinforcements", mode=mode)
        if sneak:
            _contradiction("no-sneak", mode=mode)
    if nvn and mode in ("clan-attack", "lone-ninja"):
        _contradiction("no-nvn", mode=mode)
    if arcade and mode == "lone-ninja":
        _contradiction("no-arcade", mode=mode)
    clans = _clans(given.get("clans"), mode, seats)
    lord = _one_of("lord", given.get("lord"), ("random", *(card.id for card in content.lord)))
    if lord not in (None, "random") and mode in DEATH_MATCHES:
        _contradiction("no-lord", mode=mode)
    setup = Setup(
        seats,
        mode,
        arcade,
        nvn,
        reinforcements,
        sneak,
        clans,
        _one_of("ninja", given.get("ninja"), DRAFTS) or "draw",
        lord or "random",
        _rounds(given.get("rounds")),
        content,
        numbered(content),
    )
    _enough_ninja(setup)
    return setup


def _content(value: Any) -> Content:
    # Not as text: the options of a log that somebody sent must never open a file.
    if not isinstance(value, Path | Mapping | None):
        args = {"option": "box", "value": str(value), "known": "pathlib.Path, TOML data"}
        raise OptionError(Message("option-wrong-value", args))
    return read_box(value)


def _one_of(key: str, value: Any, known: Sequence[str]) -> str | None:
    if value is not None and value not in known:
        args = {"option": key, "value": str(value), "known": ", ".join(known)}
        raise OptionError(Message("option-wrong-value", args))
    return None if value is None else str(value)


def _switch(key: str, value: Any, *, default: bool) -> bool:
    if value is None:
        return default
    if not isinstance(value, bool):
        args = {"option": key, "value": str(value), "known": "true, false"}
        raise OptionError(Message("option-wrong-value", args))
    return value


def _rounds(value: Any) -> int:
    if value is None:
        return MOST_ROUNDS
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= MOST_ROUNDS:
        args = {"option": "rounds", "value": str(value), "known": f"1-{MOST_ROUNDS}"}
        raise OptionError(Message("option-wrong-value", args))
    return value


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


def _clans(value: Any, mode: str, seats: int) -> tuple[str, ...]:
    if value is None:
        entries = _default_clans(mode, seats)
    elif isinstance(value, str):
        entries = [word.strip() for word in value.split(",")]
    elif isinstance(value, list | tuple) and all(isinstance(word, str) for word in value):
        entries = list(value)
    else:
        entries = [str(value)]
    for entry in entries:
        if _split(entry)[0] not in at.CLAN_NAMES or (entry != "none" and entry.startswith("none")):
            args = {"option": "clans", "value": entry, "known": ", ".join(at.CLAN_NAMES)}
            raise OptionError(Message("option-wrong-value", args))
    if len(entries) == 1:
        entries *= seats
    if len(entries) != seats:
        _contradiction("clans-number", seats=seats, number=len(entries))
    members = [entry for entry in entries if entry != "none"]
    if mode in CLAN_MODES and len(members) < seats:
        _contradiction("clans-needed", mode=mode)
    if mode in ("lone-ninja", "nvn-death-match") and members:
        _contradiction("no-clans", mode=mode)
    sides = len(set(_sides(entries)))
    if mode == "clan-attack" and sides > 1:
        _contradiction("one-clan", mode=mode)
    if mode in ("multi-clan-attack", "clan-death-match") and sides < 2:
        _contradiction("two-sides", mode=mode)
    return tuple(entries)


def _default_clans(mode: str, seats: int) -> list[str]:
    if mode == "clan-attack":
        return ["named"] * seats
    if mode in CLAN_MODES:
        return [("fire", "water")[seat % 2] for seat in range(seats)]
    return ["none"] * seats


def _enough_ninja(setup: Setup) -> None:
    """E.149: every member draws two ninja of its clan; a box of one's own may have too few.

    Whoever draws before, in a clan or in none, may draw those that would fit.
    """
    terms = setup.terms()
    table = Table(setup.box, terms)
    for clan, entry in zip(terms.clans, setup.clans, strict=True):
        wanted = 2 * setup.seats
        fitting = sum(1 for kind in range(len(setup.box.ninja)) if may_join(table, kind, clan))
        if clan != at.NO_CLAN and fitting < wanted:
            _contradiction("too-few-ninja", clan=entry, number=fitting, wanted=wanted)
